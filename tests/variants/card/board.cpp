#include "variants/card/view/board.h"
#include "engine/rules/ranges.h"
#include "engine/view/theme.h"
#include "tests/variants/card/games.h"
#include "variants/card/view/view.h"

#include <QtTest>

#include <algorithm>
#include <set>

using namespace medici;
using namespace Qt::StringLiterals;

// The card game's board, as far as it is not like that of every variant (tests/view/boards.cpp).
class CardBoardTest : public QObject {
    Q_OBJECT

private slots:
    void aLongMarketLiesOnTheBoard();
    void theDeckIsForTurningUp();
    void whatCannotBeChosenSaysWhy();
    void cardsOfThisTurnLieLower();

private:
    card::View m_view;
};

namespace {

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

void CardBoardTest::aLongMarketLiesOnTheBoard()
{
    const Theme theme(Brightness::Light, ColourSet::Standard);
    for (const int cards : {4, 6, 9, 14, 20}) {
        const std::unique_ptr<Game> game = longMarket(6, cards);
        const Canvas canvas{{816, 556}, &theme, cardPlayers(6), 0, 1};
        regionsAreSound(m_view.layout(*game, canvas), canvas.size);
        const card::Board board(stateOf<card::Rules>(*game), canvas);
        QCOMPARE(static_cast<int>(board.cards.size()) + board.hidden,
                 int{stateOf<card::Rules>(*game).marketSize});
        for (int place = 0; place < card::reach; ++place)
            QVERIFY(board.card(place) != nullptr);
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
        const card::Board board(state, {{944, 648}, &theme, cardPlayers(3), 0, 1});
        for (int place = 0; place < std::min<int>(card::reach, state.marketSize); ++place) {
            const bool lower = board.card(place)->card.top() > board.market.top() + board.scale(60);
            QCOMPARE(lower, place < state.turned);
        }
    }
}

QTEST_MAIN(CardBoardTest)
#include "board.moc"
