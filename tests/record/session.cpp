#include "engine/record/writer.h"
#include "engine/rules/ranges.h"
#include "tests/record/reading.h"
#include "tests/record/sessionof.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace medici {

class RecordedSession : public QObject {
    Q_OBJECT

private slots:
    void aSeedIsADecimalNumber_data() const;
    void aSeedIsADecimalNumber();
    void aLoadedGameStandsAtItsEnd();
    void aLoadedGameGoesOnAsItWouldHave();
    void withoutLuckOfOursAnotherIsUsed();
};

void RecordedSession::aSeedIsADecimalNumber_data() const
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<std::optional<Seed>>("seed");
    const auto row = [](const QString &text, std::optional<Seed> seed) {
        QTest::newRow(qPrintable(text)) << text << seed;
    };
    row(u"0"_s, 0);
    row(u"42"_s, 42);
    row(u"18446744073709551615"_s, 18446744073709551615U);
    row(u"18446744073709551616"_s, {});
    for (const QString &other :
         {u""_s, u"-1"_s, u"+1"_s, u" 1"_s, u"1.0"_s, u"0x10"_s, u"1e3"_s, u"four"_s, u"٤٢"_s})
        row(other, {});
}

void RecordedSession::aSeedIsADecimalNumber()
{
    QFETCH(QString, text);
    QFETCH(std::optional<Seed>, seed);
    Header header;
    const std::optional<Luck> luck = luckOf({LuckSource::Scheme::RunningNumber, text, {}, {}});
    QVERIFY(seed ? luck == Luck::byRunningNumber(*seed) : !luck);
}

void RecordedSession::aLoadedGameStandsAtItsEnd()
{
    const Reading reading =
        readingOf(headerForTwo()
                  + linesOf({R"({"chance":{"roll":["gold5","fur3","grain2","dye4","dye0"]}})",
                             R"({"seat":0,"move":{"take":[0,3,4]}})"}));
    const Record &record = reading.records.front();
    const Session session = sessionOf(record, diceVariant(), Seed{1});
    QVERIFY(ranges::equal(session.log(), record.events));
    QCOMPARE(session.cursor(), 6U);
    QVERIFY(session.human(0));
    QVERIFY(!session.human(1));
    QCOMPARE(session.game().actor(), Seat{1});
}

void RecordedSession::aLoadedGameGoesOnAsItWouldHave()
{
    Header header;
    header.variant = u"dice"_s;
    header.players = {{u"A"_s, true, {}}, {u"B"_s, true, {}}};
    header.setup = diceVariant().terms().usual(2);
    header.luck = LuckSource::ofDeal({0, 7});
    Session played(diceVariant().newGame(header.setup), 7, {true, true});
    played.begin();
    Choices choices;
    while (!played.game().over()) {
        played.game().list(choices);
        QVERIFY(played.play(choices[choices.size() / 2]));
    }

    // Whole lines only: a record may end anywhere between them.
    std::vector<std::size_t> ends;
    Writer writer(header, diceVariant());
    for (std::size_t i = 0; i < played.log().size(); ++i)
        if (!writer.add(played.log()[i]).isEmpty())
            ends.push_back(i + 1);
    for (const std::size_t end : ends) {
        Session loaded = sessionOf(
            {header, {played.log().begin(), played.log().begin() + static_cast<std::ptrdiff_t>(end)}},
            diceVariant(), Seed{1});
        QCOMPARE(loaded.cursor(), end);
        loaded.begin();
        while (!loaded.game().over()) {
            loaded.game().list(choices);
            QVERIFY(loaded.play(choices[choices.size() / 2]));
        }
        QVERIFY(ranges::equal(loaded.log(), played.log()));
    }
}

void RecordedSession::withoutLuckOfOursAnotherIsUsed()
{
    const Reading reading = readingOf(soloHeader());
    QVERIFY(sessionOf(reading.records.front(), diceVariant(), Seed{123}).luck() == Luck(Seed{123}));
}

} // namespace medici

QTEST_APPLESS_MAIN(medici::RecordedSession)
#include "session.moc"
