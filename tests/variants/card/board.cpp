#include "variants/card/view/board.h"
#include "engine/rules/ranges.h"
#include "engine/view/theme.h"
#include "tests/variants/card/games.h"
#include "variants/card/view/view.h"

#include <QImage>
#include <QPainter>
#include <QtTest>

#include <algorithm>
#include <set>

using namespace medici;
using namespace Qt::StringLiterals;

// The card game's board: what can be pointed at, and that it can be drawn at any size and moment.
class CardBoardTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void regionsLieOnTheBoardApart_data();
    void regionsLieOnTheBoardApart();
    void aLongMarketLiesOnTheBoard();
    void choosingLeadsToEveryMove();
    void theDeckIsForTurningUp();
    void whatCannotBeChosenSaysWhy();
    void cardsOfThisTurnLieLower();
    void everyMomentCanBeDrawn_data();
    void everyMomentCanBeDrawn();
    void textsFit_data();
    void textsFit();

private:
    card::CardView m_view;
};

namespace {

struct Case {
    QSizeF size;
    qreal text;
};

// From the smallest window to 4K, wide and tall.
const std::vector<Case> &cases()
{
    static const std::vector<Case> all{
        {{816, 556}, 1}, {{816, 556}, 1.5}, {{944, 648}, 0.8}, {{944, 648}, 1},  {{944, 648}, 1.5},
        {{944, 648}, 2}, {{1512, 928}, 1},  {{3400, 1900}, 1}, {{900, 1200}, 1}, {{1800, 600}, 1}};
    return all;
}

void addCases()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("seats");
    QTest::addColumn<QSizeF>("size");
    QTest::addColumn<qreal>("text");
    for (const bool polish : {false, true})
        for (int seats = 2; seats <= 6; ++seats)
            for (const Case &one : cases())
                QTest::addRow("%s, %d seats, %gx%g, %g", polish ? "pl" : "en", seats, one.size.width(),
                              one.size.height(), one.text)
                    << (polish ? u"pl"_s : u"en"_s) << seats << one.size << one.text;
}

Canvas canvasOf(const QSizeF &size, const Theme &theme, int seats, qreal text)
{
    return {size, &theme, cardPlayers(seats), 0, text};
}

// Every state of one game at which somebody decides, and its end.
std::vector<std::unique_ptr<Game>> decisions(int seats, Seed seed)
{
    std::vector<std::unique_ptr<Game>> states;
    playCards(
        seats, seed,
        [&](const Game &before, const Event &event, const Game &after) {
            if (event.actor >= 0)
                states.push_back(before.clone());
            if (after.over())
                states.push_back(after.clone());
        },
        seed % 2 == 0);
    return states;
}

// Everybody turns up three cards and takes one, until so many lie in the market.
std::unique_ptr<Game> longMarket(int seats, int cards)
{
    std::unique_ptr<Game> game =
        std::make_unique<CardGame>(card::Rules::start(card::Rules::terms().usual(seats)));
    PlayoutRandom luck(3);
    Choices choices;
    while (stateOf<card::Rules>(*game).marketSize < cards || game->actor() < 0) {
        game->list(choices);
        const bool decides = stateOf<card::Rules>(*game).phase == card::Phase::Deciding;
        game->apply(game->actor() == chance ? luck.pick(choices) : decides ? card::turnUp : Code{1});
    }
    return game;
}

void regionsAreSound(const std::vector<Region> &regions, const QSizeF &size)
{
    std::set<RegionId> ids;
    for (const Region &region : regions) {
        const QRectF place = region.shape.boundingRect();
        QVERIFY2(QRectF(QPointF(-0.5, -0.5), size + QSizeF(1, 1)).contains(place), qPrintable(region.name));
        QVERIFY2(place.width() >= 12 && place.height() >= 12, qPrintable(region.name));
        QVERIFY(!region.name.isEmpty());
        QVERIFY2(!region.description.isEmpty(), qPrintable(region.name));
        QVERIFY(ids.insert(region.id).second);
    }
    for (const Region &one : regions)
        for (const Region &other : regions) {
            if (one.id >= other.id)
                continue;
            const QRectF both = one.shape.boundingRect() & other.shape.boundingRect();
            QVERIFY2(both.width() < 1 || both.height() < 1, qPrintable(one.name + u" / "_s + other.name));
        }
}

} // namespace

void CardBoardTest::initTestCase()
{
    Theme::loadFonts();
}

void CardBoardTest::regionsLieOnTheBoardApart_data()
{
    addCases();
}

void CardBoardTest::regionsLieOnTheBoardApart()
{
    QFETCH(QString, language);
    QFETCH(int, seats);
    QFETCH(QSizeF, size);
    QFETCH(qreal, text);
    const Speaking speaking(language);
    QVERIFY(speaking.spoken());
    const Theme theme(Brightness::Light, ColourSet::Standard);
    const auto states = decisions(seats, 7);
    for (const std::size_t at : {states.size() / 3, states.size() / 2})
        regionsAreSound(m_view.layout(*states[at], canvasOf(size, theme, seats, text)), size);
}

void CardBoardTest::aLongMarketLiesOnTheBoard()
{
    const Theme theme(Brightness::Light, ColourSet::Standard);
    for (const int cards : {4, 6, 9, 14, 20}) {
        const std::unique_ptr<Game> game = longMarket(6, cards);
        const Canvas canvas = canvasOf({816, 556}, theme, 6, 1);
        regionsAreSound(m_view.layout(*game, canvas), canvas.size);
        const card::Board board(stateOf<card::Rules>(*game), canvas);
        QCOMPARE(static_cast<int>(board.cards.size()) + board.hidden,
                 int{stateOf<card::Rules>(*game).marketSize});
        for (int place = 0; place < card::reach; ++place)
            QVERIFY(board.card(place) != nullptr);
    }
}

void CardBoardTest::choosingLeadsToEveryMove()
{
    for (const std::unique_ptr<Game> &game : decisions(4, 6)) {
        if (game->over())
            continue;
        const bool taking = stateOf<card::Rules>(*game).phase == card::Phase::Taking;
        Choices choices;
        game->list(choices);
        for (const Choice &choice : choices) {
            Draft draft;
            for (const RegionId id : m_view.regionsOf(*game, choice.code))
                draft = clicked(m_view, *game, draft, id);
            QCOMPARE(codeOf(m_view, *game, draft), std::optional<Code>(choice.code));
            const std::vector<Offer> offers = m_view.offers(*game, draft);
            const auto main = ranges::find(offers, true, &Offer::main);
            QVERIFY(main != offers.end());
            QVERIFY(main->ready);
            QCOMPARE(main->code, choice.code);
        }
        QCOMPARE(m_view.offers(*game, {}).size(), std::size_t{taking ? 1U : 2U});
        QCOMPARE(m_view.offers(*game, {}).front().ready, !taking);
    }
}

void CardBoardTest::theDeckIsForTurningUp() // C5
{
    for (const std::unique_ptr<Game> &game : decisions(3, 5)) {
        const std::vector<RegionId> open = openRegions(m_view, *game, {});
        const bool deciding = stateOf<card::Rules>(*game).phase == card::Phase::Deciding;
        QCOMPARE(ranges::find(open, card::region::deck) != open.end(), deciding);
    }
}

void CardBoardTest::whatCannotBeChosenSaysWhy()
{
    for (const std::unique_ptr<Game> &game : decisions(3, 5)) {
        const card::State &state = stateOf<card::Rules>(*game);
        const std::vector<RegionId> open = openRegions(m_view, *game, {});
        std::vector<RegionId> pieces{card::region::deck};
        for (int place = 0; place < state.marketSize; ++place)
            pieces.push_back(card::region::market(place));
        for (const RegionId id : pieces)
            if (ranges::find(open, id) == open.end())
                QVERIFY2(!m_view.whyNot(*game, {}, id).text.isEmpty(), qPrintable(QString::number(id)));
        if (state.phase == card::Phase::Taking) {
            QVERIFY(ranges::find(open, card::region::market(0)) != open.end()); // C7
            QCOMPARE(m_view.homeOf(*game, card::region::market(0)),
                     std::optional(card::region::ship(state.active)));
        }
    }
}

void CardBoardTest::cardsOfThisTurnLieLower() // C5
{
    const Theme theme(Brightness::Light, ColourSet::Standard);
    for (const std::unique_ptr<Game> &game : decisions(3, 4)) {
        const card::State &state = stateOf<card::Rules>(*game);
        const card::Board board(state, canvasOf({944, 648}, theme, 3, 1));
        for (int place = 0; place < std::min<int>(card::reach, state.marketSize); ++place) {
            const bool lower = board.card(place)->card.top() > board.market.top() + board.scale(60);
            QCOMPARE(lower, place < state.turned);
        }
    }
}

void CardBoardTest::everyMomentCanBeDrawn_data()
{
    QTest::addColumn<int>("seats");
    for (int seats = 2; seats <= 6; ++seats)
        QTest::addRow("%d seats", seats) << seats;
}

void CardBoardTest::everyMomentCanBeDrawn()
{
    QFETCH(int, seats);
    const Theme light(Brightness::Light, ColourSet::Safe);
    const Theme dark(Brightness::Dark, ColourSet::Contrast);
    QImage image(640, 432, QImage::Format_ARGB32_Premultiplied);
    PlayoutRandom luck(9);
    std::unique_ptr<Game> since;
    playCards(seats, 12, [&](const Game &before, const Event &event, const Game &after) {
        Frame frame;
        const Theme &theme = luck.below(2) == 0 ? light : dark;
        frame.canvas = canvasOf(image.size(), theme, seats, 1);
        frame.before = &before;
        frame.after = &after;
        frame.since = since.get();
        frame.events = {&event, 1};
        frame.t = luck.below(101) / 100.0;
        if (frame.t == 1) {
            frame.open = openRegions(m_view, after, {});
            if (!frame.open.empty())
                frame.draft = Draft{frame.open.front()};
            frame.focus = card::region::deck;
            frame.hint = 3;
            frame.dragged = card::region::market(0);
        }
        image.fill(theme.color(Role::Ground));
        QPainter painter(&image);
        m_view.paint(painter, frame);
        painter.end();
        QVERIFY(m_view.duration(before, frame.events).count() <= 480);
        if (event.actor >= 0)
            since = before.clone();
    });
}

void CardBoardTest::textsFit_data()
{
    addCases();
}

void CardBoardTest::textsFit()
{
    QFETCH(QString, language);
    QFETCH(int, seats);
    QFETCH(QSizeF, size);
    QFETCH(qreal, text);
    const Speaking speaking(language);
    QVERIFY(speaking.spoken());
    const Theme theme(Brightness::Light, ColourSet::Standard);
    // What is measured does not depend on how much of it is seen.
    QImage image(16, 16, QImage::Format_ARGB32_Premultiplied);
    const auto states = decisions(seats, 21);
    for (std::size_t i = 0; i < states.size(); i += 1 + states.size() / 8) {
        const Game &game = *states[i];
        for (const bool choosing : {false, true}) {
            Frame frame;
            frame.canvas = canvasOf(size, theme, seats, text);
            frame.before = frame.after = &game;
            frame.open = openRegions(m_view, game, {});
            if (choosing)
                for (int n = 0; n < 3 && !frame.open.empty(); ++n) {
                    frame.draft = clicked(m_view, game, frame.draft, frame.open.front());
                    frame.open = openRegions(m_view, game, frame.draft);
                }
            QStringList elided;
            frame.elided = &elided;
            QPainter painter(&image);
            m_view.paint(painter, frame);
            painter.end();
            QVERIFY2(elided.isEmpty(), qPrintable(elided.join(u" | "_s)));
        }
    }
}

QTEST_MAIN(CardBoardTest)
#include "board.moc"
