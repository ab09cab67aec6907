#include "app/desktop/storage/autosave.h"
#include "app/desktop/table/gameinprogress.h"
#include "engine/view/variant.h"
#include "tests/desktop/stage.h"

#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;

namespace medici::desktop {

// What a record says of a game besides its events.
class RemarksTest : public QObject {
    Q_OBJECT

private slots:
    void aHintIsSaidOfTheDecisionAfterIt();
    void whoTakesBackAndDecidesOtherwiseIsSaidTo();
    void theSameMoveAgainIsNotTakenBack();
    void theComputerThatPlaysForAPersonIsNamed();
    void whatARecordSaysIsKept();
    void luckFromElsewhereIsNotSaidToBeOurs();

private:
    // Two people at the dice game, seat 0 to decide.
    std::unique_ptr<GameInProgress> game();

    Stage m_stage;
};

using How = std::map<std::size_t, QStringList>;

std::unique_ptr<GameInProgress> RemarksTest::game()
{
    Proposal proposal = m_stage.proposal(u"HH"_s, 42, u"dice"_s);
    proposal.setup.first = 0;
    auto game = std::make_unique<GameInProgress>(u"game"_s, *m_stage.services.variants.find(u"dice"_s),
                                                 std::move(proposal));
    game->begin();
    return game;
}

void RemarksTest::aHintIsSaidOfTheDecisionAfterIt()
{
    const auto played = game(); // the roll is events 0 to 4
    played->remark(u"hint"_s);
    played->remark(u"hint"_s);
    QVERIFY(recordOf(*played).how.empty());
    QVERIFY(played->play(0b1));
    QVERIFY(played->play(0b10));
    QCOMPARE(recordOf(*played).how, (How{{5, {u"hint"_s}}}));
    const QByteArray text = textOf(recordOf(*played), played->variant());
    QVERIFY2(text.contains(R"({"seat":0,"move":{"take":[0]},"how":["hint"]})"), text);
}

void RemarksTest::whoTakesBackAndDecidesOtherwiseIsSaidTo()
{
    const auto played = game();
    played->remark(u"hint"_s);
    QVERIFY(played->play(0b1));
    QVERIFY(played->undo());
    QVERIFY(recordOf(*played).how.empty());
    QVERIFY(played->play(0b10));
    QCOMPARE(recordOf(*played).how, (How{{5, {u"taken back"_s}}}));
    // A hint for a moment that was left is none for another.
    played->remark(u"hint"_s);
    QVERIFY(played->undo());
    QVERIFY(played->play(0b100));
    QCOMPARE(recordOf(*played).how, (How{{5, {u"taken back"_s}}}));
}

void RemarksTest::theSameMoveAgainIsNotTakenBack()
{
    const auto played = game();
    played->remark(u"hint"_s);
    QVERIFY(played->play(0b1));
    QVERIFY(played->undo());
    QVERIFY(played->play(0b1));
    QCOMPARE(recordOf(*played).how, (How{{5, {u"hint"_s}}}));
}

void RemarksTest::theComputerThatPlaysForAPersonIsNamed()
{
    TableController &table = m_stage.services.table;
    const auto reading = connect(&table, &TableController::awaitingChanged, this, [&table] {
        if (table.awaiting() == Awaiting::Reader)
            table.acknowledge();
    });
    m_stage.begin(u"HR"_s);
    table.setDemo(true);
    QTRY_VERIFY_WITH_TIMEOUT(table.current()->session().game().over(), 60'000);
    disconnect(reading);
    const Record record = recordOf(*m_stage.services.table.current());
    int decisions = 0;
    for (std::size_t number = 0; number < record.events.size(); ++number) {
        const bool person = record.events[number].actor == 0;
        decisions += person;
        QCOMPARE(record.how.contains(number), person);
        if (person)
            QCOMPARE(record.how.at(number), QStringList{u"computer"_s});
    }
    QVERIFY(decisions > 5);
}

void RemarksTest::whatARecordSaysIsKept()
{
    const QString path = m_stage.folder.filePath(u"remarks.medici"_s);
    const QByteArray text =
        R"({"format":"medici","version":2,"variant":"dice","seats":[{"name":"A","player":"human"},)"
        R"({"name":"B","player":"program","program":"deep 3"}],"options":{"start":0,"shipSpaces":7},"luck":{"scheme":)"
        R"("places","number":"0000000000000000000000000000002a","seal":"3JND-KR17-BBM2-H1F8"}})"
        "\n"
        R"({"chance":{"roll":["grain0","cloth0","grain2","gold5","dye0"]},"at":[1,1]})"
        "\n"
        R"({"note":{"text":"Oh."}})"
        "\n"
        R"({"seat":0,"move":{"take":[0]},"how":["hint"]})"
        "\n"_ba;
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    file.close();
    const auto opened = m_stage.services.store.open(path);
    Record record = recordOf(*opened);
    record.header.app.clear();
    QCOMPARE(textOf(record, opened->variant()), text);
}

void RemarksTest::luckFromElsewhereIsNotSaidToBeOurs()
{
    const QString path = m_stage.folder.filePath(u"elsewhere.medici"_s);
    const QByteArray text =
        R"({"format":"medici","version":1,"variant":"dice","seats":[{"name":"A","player":"human"}]})"
        "\n"
        R"({"chance":{"roll":["grain0","cloth0","grain2","gold5","dye0"]}})"
        "\n"_ba;
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    file.close();
    const auto opened = m_stage.services.store.open(path);
    opened->play(0b1);
    const Record record = recordOf(*opened);
    QVERIFY(textOf(record, opened->variant()).contains(R"("at":[1,1],"how":["hand"]})"));
    QVERIFY(!textOf(record, opened->variant()).contains(R"("at":[1,2],"how")"));
}

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::RemarksTest)
#include "remarks.moc"
