#include "variants/auction/view/view.h"
#include "engine/players/gameof.h"
#include "engine/rules/session.h"
#include "engine/view/rulespage.h"
#include "engine/view/theme.h"
#include "tests/variants/auction/tabletop.h"
#include "variants/auction/player/player.h"
#include "variants/auction/view/board.h"
#include "variants/auction/view/explanations.h"

#include <QImage>
#include <QPainter>
#include <QTranslator>
#include <QtTest>

#include <algorithm>
#include <set>

namespace medici::auction {

using namespace Qt::StringLiterals;

namespace {

using AnyGame = GameOf<Rules, NoKnowledge<Rules>>;

// Speaks a language as long as it lives.
class Speaking {
public:
    explicit Speaking(const QString &language)
    {
        if (m_texts.load(QStringLiteral(":/i18n/medici_%1.qm").arg(language)))
            QCoreApplication::installTranslator(&m_texts);
    }

    bool spoken() const { return !m_texts.isEmpty(); }

private:
    QTranslator m_texts; // takes itself out of the program when it goes
};

Players playersOf(int seats)
{
    const QStringList names{u"Anna"_s, u"Bartłomiej"_s, u"Clara"_s, u"Daniel"_s, u"Elena"_s, u"Fabio"_s};
    Players players;
    for (int seat = 0; seat < seats; ++seat)
        players.push_back({names[seat], seat});
    return players;
}

// Plays a game as quick players do and shows every step.
template <class Step>
void playQuickly(int seats, Seed seed, Step step)
{
    State state = Rules::start(Rules::terms().usual(seats));
    PlayoutRandom luck(seed);
    Choices choices;
    while (Rules::actor(state) != nobody) {
        choices.clear();
        Rules::list(state, choices);
        const Seat actor = Rules::actor(state);
        const Code code = actor == chance ? luck.pick(choices) : Player::choose(state, choices, luck);
        const AnyGame before(state);
        Rules::apply(state, code);
        step(before, Event{actor, code}, AnyGame(state));
    }
}

// What the day that was scored has paid.
Bill billOf(State scored)
{
    scored.phase = Phase::Over;
    return Rules::bill(scored);
}

} // namespace

// The board of the auction game, and what is said about it.
class AuctionViewTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { Theme::loadFonts(); }
    void regionsLieOnTheBoard_data() const { addCases(); }
    void regionsLieOnTheBoard();
    void everyMomentCanBeDrawn_data() const;
    void everyMomentCanBeDrawn();
    void textsFit_data() const { addCases(); }
    void textsFit();
    void theBiddersAreToldApart();
    void bidsAreOfferedFromTheLeastToAll();
    void theSelectorStopsOrGoesOn();
    void A11_whySomebodyIsPassedOver();
    void A17_scoringAddsUp_data() const { seatCounts(); }
    void A17_scoringAddsUp();
    void A20_aSharedPaymentIsExplained();
    void A24_aBonusIsExplained();
    void everyStatementStandsInBothLanguages();
    void figuresOfTheRulesCanBeDrawn();
    void namedRulesExist();

private:
    static void seatCounts();
    static void addCases();

    AuctionView m_view;
};

void AuctionViewTest::seatCounts()
{
    QTest::addColumn<int>("seats");
    for (int seats = leastSeats; seats <= mostSeats; ++seats)
        QTest::addRow("%d", seats) << seats;
}

// From the smallest window to 4K.
void AuctionViewTest::addCases()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("seats");
    QTest::addColumn<QSizeF>("size");
    QTest::addColumn<qreal>("text");
    struct Case {
        QSizeF size;
        qreal text;
    };
    const std::vector<Case> cases{{{816, 548}, 1},  {{960, 648}, 1},   {{960, 648}, 1.5},
                                  {{1512, 928}, 1}, {{3400, 1900}, 1}, {{900, 1200}, 1}};
    for (const QString &language : {u"en"_s, u"pl"_s})
        for (int seats = leastSeats; seats <= mostSeats; ++seats)
            for (const Case &one : cases)
                QTest::addRow("%s, %d, %dx%d, %d %%", qPrintable(language), seats,
                              static_cast<int>(one.size.width()), static_cast<int>(one.size.height()),
                              static_cast<int>(100 * one.text))
                    << language << seats << one.size << one.text;
}

void AuctionViewTest::regionsLieOnTheBoard()
{
    QFETCH(int, seats);
    QFETCH(QSizeF, size);
    QFETCH(qreal, text);
    const Theme theme(Brightness::Light, ColourSet::Standard);
    Tabletop table(seats);
    QVERIFY(table.presents({goldCard, fur(3)}));
    const AnyGame game(table.state);
    const Canvas canvas{size, &theme, playersOf(seats), 0, text};
    std::set<RegionId> ids;
    for (const Region &region : m_view.layout(game, canvas)) {
        QVERIFY(ids.insert(region.id).second);
        QVERIFY(!region.name.isEmpty());
        const QRectF on = QRectF(QPointF(), size).adjusted(-1, -1, 1, 1);
        QVERIFY2(on.contains(region.shape.boundingRect()), qPrintable(region.name));
    }
    // The deck, the crest, the money, two cards, five goods, and for each seat its bid and its ship.
    QCOMPARE(ids.size(), static_cast<std::size_t>(3 + 2 + 5 + 2 * seats));
}

void AuctionViewTest::everyMomentCanBeDrawn_data() const
{
    seatCounts();
}

void AuctionViewTest::everyMomentCanBeDrawn()
{
    QFETCH(int, seats);
    const Theme light(Brightness::Light, ColourSet::Standard);
    const Theme dark(Brightness::Dark, ColourSet::Contrast);
    QImage image(480, 324, QImage::Format_ARGB32_Premultiplied);
    PlayoutRandom luck(9);
    playQuickly(seats, 12, [&](const Game &before, const Event &event, const Game &after) {
        Frame frame;
        const Theme &theme = luck.below(2) == 0 ? light : dark;
        frame.canvas = {image.size(), &theme, playersOf(seats), 0, 1};
        frame.before = &before;
        frame.after = &after;
        frame.events = {&event, 1};
        frame.t = luck.below(101) / 100.0;
        frame.focus = static_cast<RegionId>(luck.below(46));
        image.fill(theme.color(Role::Ground));
        QPainter painter(&image);
        m_view.paint(painter, frame);
        painter.end();
        // A day's scoring takes longer: the ships, then each good.
        const bool scored = !m_view.scoring(before, after, playersOf(seats)).empty();
        QVERIFY(m_view.duration(before, frame.events).count() <= (scored ? 480 + 6 * 240 : 480));
        QVERIFY(!m_view.describe(before, frame.events, playersOf(seats)).sentence.empty());
    });
}

void AuctionViewTest::textsFit()
{
    QFETCH(QString, language);
    QFETCH(int, seats);
    QFETCH(QSizeF, size);
    QFETCH(qreal, text);
    const Speaking speaking(language);
    QVERIFY(speaking.spoken());
    const Theme theme(Brightness::Light, ColourSet::Standard);
    QImage image(16, 16, QImage::Format_ARGB32_Premultiplied);
    int number = 0;
    playQuickly(seats, 21, [&](const Game &, const Event &, const Game &after) {
        if (++number % 23 != 0)
            return;
        Frame frame;
        frame.canvas = {size, &theme, playersOf(seats), 0, text};
        frame.before = frame.after = &after;
        QStringList elided;
        frame.elided = &elided;
        QPainter painter(&image);
        m_view.paint(painter, frame);
        painter.end();
        QVERIFY2(elided.isEmpty(), qPrintable(elided.join(u" | "_s)));
    });
}

void AuctionViewTest::theBiddersAreToldApart()
{
    // Six counters on one level stand beside each other.
    const Theme theme(Brightness::Light, ColourSet::Standard);
    const Tabletop table(6);
    const Board board(table.state, {{960, 648}, &theme, playersOf(6), 0, 1});
    const qreal size = (board.tracks[0].whole.width() - board.scale(12)) / 6 - 1;
    for (std::size_t place = 1; place < 6; ++place) {
        const qreal step =
            board.counter(0, 0, place, 6, size).x() - board.counter(0, 0, place - 1, 6, size).x();
        QVERIFY(step >= size - 0.5);
    }
    QVERIFY(size >= 12);
}

void AuctionViewTest::bidsAreOfferedFromTheLeastToAll()
{
    Tabletop table(3);
    table.purses({40, 40, 17});
    QVERIFY(table.presents({goldCard}) && table.bids(kylie, 8));
    const std::vector<Offer> offers = m_view.offers(AnyGame(table.state), {});
    QCOMPARE(offers.size(), std::size_t{2});
    QCOMPARE(offers[0].key, QKeySequence(Qt::Key_P));
    QCOMPARE(offers[0].code, Code{8}); // to pass
    QVERIFY(offers[1].main);
    QCOMPARE(offers[1].amounts.front().value, 9);
    QCOMPARE(offers[1].amounts.back().value, 17);
    for (const Offer::Amount &amount : offers[1].amounts)
        QVERIFY(AnyGame(table.state).legal(amount.code));
}

void AuctionViewTest::theSelectorStopsOrGoesOn()
{
    Tabletop table(3);
    QVERIFY(table.turnUp(goldCard));
    const std::vector<Offer> offers = m_view.offers(AnyGame(table.state), {});
    QCOMPARE(offers.size(), std::size_t{2});
    QCOMPARE(offers[0].code, draw);
    QCOMPARE(offers[1].code, stop);
    QVERIFY(offers[1].main);
}

void AuctionViewTest::A11_whySomebodyIsPassedOver()
{
    const Speaking english(u"en"_s);
    Tabletop table(4);
    table.leaveFree({5, 1, 3, 0});
    table.purses({40, 40, 40, 40});
    QVERIFY(table.presents({fur(1), fur(2)}));
    QCOMPARE(hindrance(table.state, kylie), u"room for 1"_s);
    QCOMPARE(hindrance(table.state, diane), u"ship full"_s);
    QCOMPARE(hindrance(table.state, jason), QString());
    table.purses({4, 40, 40, 40});
    QVERIFY(table.bids(jason, 4)); // Adam cannot outbid: all is over
    Tabletop poor(3);
    poor.purses({40, 40, 4});
    QVERIFY(poor.presents({fur(1)}) && poor.bids(kylie, 6));
    QCOMPARE(hindrance(poor.state, jason), u"only 4 florins"_s);
    QCOMPARE(hindrance(poor.state, kylie), QString());
}

void AuctionViewTest::A17_scoringAddsUp()
{
    QFETCH(int, seats);
    int scorings = 0;
    playQuickly(seats, 3, [&](const Game &before, const Event &, const Game &after) {
        const Scoring scoring = m_view.scoring(before, after, playersOf(seats));
        if (scoring.empty())
            return;
        ++scorings;
        QCOMPARE(scoring.rows.size(), std::size_t{6});
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat) {
            int sum = 0;
            for (const Scoring::Row &row : scoring.rows) {
                sum += row.cells[seat].points;
                QVERIFY(!row.cells[seat].reason.text.isEmpty());
            }
            QCOMPARE(scoring.points[seat], sum);
            QCOMPARE(scoring.before[seat] + sum, scoring.after[seat]);
            QCOMPARE(scoring.after[seat], after.scores()[seat]);
        }
    });
    QCOMPARE(scorings, 3);
}

void AuctionViewTest::A20_aSharedPaymentIsExplained()
{
    const Speaking english(u"en"_s);
    Tabletop table(5);
    table.sailWith({23, 20, 16, 16, 14});
    table.score();
    const Note note = shipReason(billOf(table.state), jason, 1, 5);
    QCOMPARE(note.text, u"Ships of 16 share places 3–4: 10 + 5 = 15, for each of 2 rounded down 7."_s);
    QCOMPARE(note.rule, u"A20"_s);
}

void AuctionViewTest::A24_aBonusIsExplained()
{
    const Speaking english(u"en"_s);
    Tabletop table(4);
    table.levels(Good::Fur, {7, 6, 6, 4});
    table.score();
    const auto fur = static_cast<std::size_t>(Good::Fur);
    QCOMPARE(goodReason(billOf(table.state), adam, 1, fur, 4).text, u"Highest: 10. Level 7: bonus 20."_s);
    QCOMPARE(goodReason(billOf(table.state), kylie, 1, fur, 4).text,
             u"2 share the second level: 5 + 0 = 5, rounded down 2 each. Level 6: bonus 10."_s);
    QCOMPARE(goodReason(billOf(table.state), diane, 1, fur, 4).text, u"3 players stand higher: no award."_s);
}

void AuctionViewTest::everyStatementStandsInBothLanguages()
{
    QStringList all;
    for (int n = 1; n <= 27; ++n)
        all << u"A%1"_s.arg(n);
    for (const QString &language : {u"en"_s, u"pl"_s})
        QCOMPARE(RulesPage(m_view.rulesPage(language)).statements(), all);
}

void AuctionViewTest::figuresOfTheRulesCanBeDrawn()
{
    const Theme theme(Brightness::Light, ColourSet::Standard);
    const RulesPage page(m_view.rulesPage(u"en"_s));
    int figures = 0;
    for (const RulesPage::Item &item : page.items()) {
        if (item.kind != RulesPage::Kind::Figure)
            continue;
        ++figures;
        const QSize size = m_view.figureSize(item.id);
        QVERIFY2(!size.isEmpty(), qPrintable(item.id));
        QImage image(size, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        m_view.paintFigure(painter, image.rect(), item.id, theme);
        painter.end();
        QImage empty = image;
        empty.fill(Qt::transparent);
        QVERIFY2(image != empty, qPrintable(item.id));
    }
    QCOMPARE(figures, 4);
}

// Every rule that a note names stands on the rules page.
void AuctionViewTest::namedRulesExist()
{
    const RulesPage page(m_view.rulesPage(u"en"_s));
    const Theme theme(Brightness::Light, ColourSet::Standard);
    playQuickly(4, 8, [&](const Game &before, const Event &, const Game &after) {
        for (const Region &region : m_view.layout(after, {{960, 648}, &theme, playersOf(4), 0, 1})) {
            const Note note = m_view.tooltip(after, region.id, playersOf(4));
            QVERIFY2(note.text.isEmpty() || page.find(note.rule) != nullptr, qPrintable(region.name));
        }
        for (const Scoring::Row &row : m_view.scoring(before, after, playersOf(4)).rows)
            for (const Scoring::Cell &cell : row.cells)
                QVERIFY(page.find(cell.reason.rule) != nullptr);
    });
}

} // namespace medici::auction

QTEST_MAIN(medici::auction::AuctionViewTest)
#include "view.moc"
