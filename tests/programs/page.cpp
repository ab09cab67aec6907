#include "engine/record/fault.h"
#include "engine/record/header.h"
#include "engine/record/json.h"
#include "engine/record/protocol.h"
#include "engine/rules/session.h"
#include "engine/view/variant.h"
#include "engine/view/variants.h"

#include <QFile>
#include <QSet>
#include <QTest>

using namespace medici;

// Whoever writes a program by engine/record/PROTOCOL.md copies its example and looks its words up: they have
// to be right.
class PageTest : public QObject {
    Q_OBJECT

private slots:
    void itsExampleIsADialogue();
    void everyWordOfATableIsOnThePage_data();
    void everyWordOfATableIsOnThePage();
    void noLineIsTooLong();

private:
    Variants m_variants{{VARIANTS_FOLDER}};
    QByteArray m_page = [] {
        QFile file(PROTOCOL);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }();
};

namespace {

QSet<QString> fieldsOf(const QCborValue &value)
{
    QSet<QString> fields;
    if (value.isMap())
        for (const auto &[key, inside] : value.toMap())
            fields += QSet<QString>{key.toString()} + fieldsOf(inside);
    if (value.isArray())
        for (const QCborValue &inside : value.toArray())
            fields += fieldsOf(inside);
    return fields;
}

} // namespace

void PageTest::itsExampleIsADialogue()
{
    const qsizetype begin = m_page.indexOf("```protocol\n") + 12;
    const QList<QByteArray> lines = m_page.mid(begin, m_page.indexOf("```", begin) - begin).split('\n');
    const Variant *dice = m_variants.find("dice");
    std::optional<Telling> telling;
    std::unique_ptr<Game> game;
    qint64 question = 0;
    int answers = 0;
    for (const QByteArray &line : lines) {
        if (line.isEmpty())
            continue;
        const QByteArray said = line.mid(2);
        const QJsonObject words = objectOn(said);
        if (line.startsWith('<')) {
            if (words.contains("hello")) {
                QCOMPARE(readIntroduction(said).title(), QString("Gianni 2.1"));
            } else if (const Reply reply = readReply(said, question, *game, dice->words());
                       !reply.asksForTable) {
                ++answers;
                if (answers == 1)
                    QCOMPARE(reply.forecast.scores, (std::vector<int>{61500, 58000}));
            }
        } else if (words.contains("hello")) {
            QCOMPARE(helloLine("0.1.0"), said + '\n');
        } else if (words.contains("game")) {
            QJsonObject header = words["game"].toObject();
            header["format"] = "medici";
            header["version"] = 2;
            const Header read = readHeader(header, m_variants.recordables());
            telling.emplace(read, *dice, static_cast<Seat>(words["seat"].toInt()), 271828U);
            game = dice->newGame(read.setup);
            QCOMPARE(telling->begin(), said + '\n');
        } else if (words.contains("table")) {
            QCOMPARE(telling->table(question, *game), said + '\n');
        } else if (words.contains("legal")) {
            ++question;
            QCOMPARE(telling->question(question, *game, std::chrono::milliseconds(5000)), said + '\n');
        } else {
            QByteArray told;
            const std::vector<Code> codes = words.contains("chance")
                ? dice->words().readChance(*game, words["chance"].toObject())
                : std::vector{dice->words().readMove(*game, words["move"].toObject())};
            for (const Code code : codes) {
                told += telling->add({game->actor(), code});
                game->apply(code);
            }
            QCOMPARE(told, said + '\n');
        }
    }
    QCOMPARE(answers, 2);
}

void PageTest::everyWordOfATableIsOnThePage_data()
{
    QTest::addColumn<QString>("id");
    for (const PluginMetadata &listing : m_variants.listed())
        QTest::newRow(qPrintable(listing.id)) << listing.id;
}

void PageTest::everyWordOfATableIsOnThePage()
{
    QFETCH(QString, id);
    const Variant &variant = *m_variants.find(id);
    const SetupLimits terms = variant.terms();
    QSet<QString> fields;
    for (int seats = terms.leastSeats; seats <= terms.mostSeats; ++seats) {
        Session session(variant.newGame(terms.usual(seats)), Luck(static_cast<Seed>(seats)), {});
        session.begin();
        PlayoutRandom random(1);
        for (Choices choices; !session.game().over();) {
            fields += fieldsOf(variant.words().table(session.game()));
            session.game().list(choices);
            session.play(random.pick(choices));
        }
        const QCborMap end = variant.words().table(session.game());
        QCOMPARE(end["scores"].toArray().size(), seats);
        fields += fieldsOf(end);
    }
    // What cards, goods and gems are called is in FORMAT.md.
    const QSet<QString> named{"spice", "dye",   "grain", "fur",    "cloth", "brown",
                              "red",   "green", "blue",  "yellow", "white"};
    const QByteArray section = m_page.mid(m_page.indexOf("\n## The table"));
    for (const QString &field : fields) {
        const bool card = field.back().isDigit() || field.contains(QChar('0'));
        if (!card && !named.contains(field))
            QVERIFY2(section.contains('`' + field.toUtf8() + '`'), qPrintable(field));
    }
    QVERIFY(section.contains('`' + id.toUtf8() + '`'));
}

// The longest lists of moves are re-rolls of dice that all show the same.
void PageTest::noLineIsTooLong()
{
    const Variant *gemstones = m_variants.find("gemstones");
    Header header{"gemstones", {{"A", false, {}}}, gemstones->terms().usual(1), {}, {}};
    header.setup.first = 0;
    const Telling telling(header, *gemstones, 0, 1);
    std::unique_ptr<Game> game = gemstones->newGame(header.setup);
    for (Code die = 0; die < 10; ++die)
        game->apply(die < 5 ? 0 : 1);
    Choices choices;
    game->list(choices);
    QVERIFY(choices.size() > 1000);
    QVERIFY(telling.question(1, *game, std::chrono::milliseconds(1)).size() < longestMessage);
}

QTEST_GUILESS_MAIN(PageTest)
#include "page.moc"
