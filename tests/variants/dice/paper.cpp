#include "engine/rules/ranges.h"
#include "engine/view/paper/output.h"
#include "engine/view/paper/printout.h"
#include "engine/view/paper/printsymbols.h"
#include "engine/view/translations.h"
#include "engine/view/variant.h"
#include "tests/variants/dice/games.h"
#include "tests/view/paperdevice.h"
#include "variants/dice/player/player.h"
#include "variants/dice/record.h"
#include "variants/dice/rules/scoring.h"
#include "variants/dice/view/view.h"

#include <QBuffer>
#include <QTest>

#include <algorithm>
#include <span>

using namespace medici;
using namespace Qt::StringLiterals;

class DiceVariant final : public RecordableOf<dice::Rules, dice::Player, dice::Words, Variant> {
public:
    QString describe(const Game &, std::span<const Event>, const QStringList &) const override { return {}; }
    QString table(const Game &, const QStringList &) const override { return {}; }
    const View *view() const override { return &m_view; }

private:
    dice::View m_view;
};

class DicePaperTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void emptySheetSaysWhatToWrite();
    void textsComeInEachLanguage();
    void filledSheetsOfCompleteGamesAgreeWithTheScores_data();
    void filledSheetsOfCompleteGamesAgreeWithTheScores();
    void sheetsOfAGameUnderWayHaveWhatIsKnown();
    void namesStandOnEmptySheetsAndTheRestOfThePageIsFilled();
    void courseTellsTheGame();
    void filesAreWhatTheyAreCalled();

private:
    Subject empty(int seats = 4, int spaces = 7) const;
    Subject played(int seats, Seed seed, int spaces = 7, std::size_t most = 100'000) const;
    Written recorded(const Printout &printout, int page) const;
    std::unique_ptr<Game> end(const Subject &subject) const;

    DiceVariant m_variant;
    std::unique_ptr<PrintSymbols> m_printSymbols;
    std::unique_ptr<Translations> m_translations;
};

void DicePaperTest::initTestCase()
{
    Theme::loadFonts();
    m_printSymbols = std::make_unique<PrintSymbols>();
    m_translations = std::make_unique<Translations>();
}

Subject DicePaperTest::empty(int seats, int spaces) const
{
    Subject subject;
    subject.variant = &m_variant;
    subject.title = {{u"en"_s, u"Medici: The Dice Game"_s}, {u"pl"_s, u"Medici: Gra w\u00a0kości"_s}};
    subject.setup = dice::Rules::terms().usual(seats);
    subject.setup.options[0] = static_cast<std::int16_t>(spaces);
    return subject;
}

Subject DicePaperTest::played(int seats, Seed seed, int spaces, std::size_t most) const
{
    Subject subject = empty(seats, spaces);
    subject.players = dicePlayers(seats);
    subject.date = QDate(2026, 11, 18);
    subject.start = m_variant.newGame(subject.setup);
    playAtRandom(
        seats, seed,
        [&](const Game &, const Event &event, const Game &) {
            if (subject.events.size() < most)
                subject.events.push_back(event);
        },
        spaces);
    return subject;
}

std::unique_ptr<Game> DicePaperTest::end(const Subject &subject) const
{
    std::unique_ptr<Game> game = subject.start->clone();
    for (const Event &event : subject.events)
        game->apply(event.code);
    return game;
}

Written DicePaperTest::recorded(const Printout &printout, int page) const
{
    PaperDevice device(printout.pageSize().toSize());
    QPainter painter(&device);
    printout.paint(painter, page);
    painter.end();
    return device.written();
}

namespace {

// The figures among words, in order of size.
std::vector<int> figuresOf(const QStringList &texts)
{
    std::vector<int> figures;
    for (const QString &text : texts) {
        bool number = false;
        const int figure = text.toInt(&number);
        if (number && !text.startsWith(u'+'))
            figures.push_back(figure);
    }
    ranges::sort(figures);
    return figures;
}

} // namespace

void DicePaperTest::emptySheetSaysWhatToWrite()
{
    const Printout printout(empty(), {}, *m_printSymbols, *m_translations);
    QCOMPARE(printout.pages(), 1);
    const Written sheet = recorded(printout, 0);
    for (const QString &text : {u"Medici: The Dice Game"_s, u"name"_s, u"date"_s, u"spice"_s, u"cloth"_s,
                                u"III"_s, u"+10"_s, u"+20"_s, u"game total"_s, u"place"_s})
        QVERIFY2(sheet.texts.contains(text), qPrintable(text));
    QVERIFY(figuresOf(sheet.texts).empty());
    QCOMPARE(sheet.crosses, 0);
}

void DicePaperTest::textsComeInEachLanguage()
{
    PageSetup setup;
    setup.style.languages = QStringList{u"pl"_s};
    const QStringList polish = recorded(Printout(empty(), setup, *m_printSymbols, *m_translations), 0).texts;
    QVERIFY(polish.contains(u"Medici: Gra w\u00a0kości"_s));
    QVERIFY(polish.contains(u"przyprawy"_s));
    QVERIFY(!polish.contains(u"spice"_s));

    setup.style.languages = QStringList{u"pl"_s, u"en"_s};
    const QStringList both = recorded(Printout(empty(), setup, *m_printSymbols, *m_translations), 0).texts;
    for (const QString &text : {u"Medici: Gra w\u00a0kości"_s, u"Medici: The Dice Game"_s, u"przyprawy"_s,
                                u"spice"_s, u"imię / name"_s})
        QVERIFY2(both.contains(text), qPrintable(text));
    QCOMPARE(m_translations->language(), u"en"_s);
}

void DicePaperTest::filledSheetsOfCompleteGamesAgreeWithTheScores_data()
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("seed");
    for (const int seats : {1, 2, 3, 4})
        for (int seed = 0; seed < 6; ++seed)
            QTest::addRow("%d players, %d", seats, seed) << seats << seed;
}

void DicePaperTest::filledSheetsOfCompleteGamesAgreeWithTheScores()
{
    QFETCH(int, seats);
    QFETCH(int, seed);
    const Subject subject = played(seats, static_cast<Seed>(seed), seats == 1 ? 8 : 5 + seed % 4);
    const Printout printout(subject, {}, *m_printSymbols, *m_translations);
    QCOMPARE(printout.pages(), seats);
    const std::unique_ptr<Game> game = end(subject);
    QVERIFY(game->over());
    const dice::State &state = stateOf<dice::Rules>(*game);
    for (Seat seat = 0; seat < seats; ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        const dice::Sheet &sheet = state.sheet(seat);
        std::vector<int> expected{game->scores()[at]};
        if (seats > 1)
            expected.push_back(game->places()[at]);
        int crosses = 0;
        for (const int more : sheet.crosses)
            crosses += more;
        for (const dice::Ship &ship : std::span(sheet.ships).first(state.edition.rounds)) {
            int sum = 0;
            for (std::size_t hold = 0; hold < ship.loaded; ++hold) {
                expected.push_back(ship.holds[hold].value);
                expected.push_back(sum += ship.holds[hold].value);
            }
            QCOMPARE(sum, int{ship.value});
            expected.push_back(ship.points);
            expected.insert(expected.end(), ship.monopolies.begin(), ship.monopolies.end());
            expected.push_back(ship.total());
        }
        ranges::sort(expected);
        const Written page = recorded(printout, seat);
        QCOMPARE(figuresOf(page.texts), expected);
        QCOMPARE(page.crosses, crosses);
        QVERIFY(page.texts.contains(subject.players[at].name));
        QVERIFY(page.texts.contains(u"18 Nov 2026"_s));
    }
    if (seats == 1) {
        int circles = 0;
        for (const int more : state.circles)
            circles += more;
        QCOMPARE(recorded(printout, 0).circles, circles);
    }
}

void DicePaperTest::sheetsOfAGameUnderWayHaveWhatIsKnown()
{
    for (std::size_t events = 0; events < 120; events += 13) {
        const Subject subject = played(3, 4, 7, events);
        const std::unique_ptr<Game> game = end(subject);
        const dice::State &state = stateOf<dice::Rules>(*game);
        const Printout printout(subject, {}, *m_printSymbols, *m_translations);
        for (Seat seat = 0; seat < 3; ++seat) {
            int crosses = 0;
            for (const int more : state.sheet(seat).crosses)
                crosses += more;
            const Written page = recorded(printout, seat);
            QCOMPARE(page.crosses, crosses);
            std::size_t expected = state.round == 0 ? 0 : 1 + 7U * state.round; // total and table
            for (const dice::Ship &ship : state.sheet(seat).ships)
                expected += 2U * ship.loaded;
            QCOMPARE(figuresOf(page.texts).size(), expected);
        }
    }
}

void DicePaperTest::namesStandOnEmptySheetsAndTheRestOfThePageIsFilled()
{
    Subject subject = empty();
    subject.players = {{u"Ania"_s, 0}, {u"Bartłomiej"_s, 1}, {u"Żaneta"_s, 2}};
    PageSetup setup;
    setup.perPage = 2;
    const Printout printout(subject, setup, *m_printSymbols, *m_translations);
    QCOMPARE(printout.pages(), 2);
    QVERIFY(recorded(printout, 0).texts.contains(u"Bartłomiej"_s));
    const QStringList second = recorded(printout, 1).texts;
    QVERIFY(second.contains(u"Żaneta"_s));
    QCOMPARE(second.count(u"game total"_s), 2);
}

void DicePaperTest::courseTellsTheGame()
{
    PageSetup setup;
    setup.perPage = 4;
    setup.curve = true;
    setup.history = true;
    const Subject subject = played(4, 9);
    const Printout printout(subject, setup, *m_printSymbols, *m_translations);
    QVERIFY(printout.pages() >= 3);
    const QStringList curve = recorded(printout, 1).texts;
    const std::unique_ptr<Game> game = end(subject);
    for (std::size_t seat = 0; seat < 4; ++seat) {
        QVERIFY(curve.contains(subject.players[seat].name));
        QVERIFY(curve.contains(QString::number(game->scores()[seat])));
    }
    QStringList told;
    for (int page = 2; page < printout.pages(); ++page)
        told << recorded(printout, page).texts;
    for (const QString &round : {u"Round 1"_s, u"Round 2"_s, u"Round 3"_s})
        QCOMPARE(told.count(round), 1);
}

void DicePaperTest::filesAreWhatTheyAreCalled()
{
    PageSetup setup;
    setup.copies = 3;
    setup.style.languages = QStringList{u"pl"_s};
    const Printout printout(empty(), setup, *m_printSymbols, *m_translations);
    const QByteArray pdf = pdfOf(printout);
    QVERIFY(pdf.startsWith("%PDF-"));
    QCOMPARE(pdf.count("/Type /Page\n"), 3);

    const QByteArray svg = svgOf(printout, 0);
    QVERIFY(svg.contains("<svg"));
    QVERIFY(svg.contains("przyprawy"));
    QVERIFY(svg.contains("@font-face{font-family:'Lato';font-weight:700"));
    QVERIFY(svg.contains("@font-face{font-family:'EB Garamond 12'"));

    const QImage image = imageOf(printout, 0, 100);
    QCOMPARE(image.size(), QSize(827, 1169));
}

QTEST_MAIN(DicePaperTest)
#include "paper.moc"
