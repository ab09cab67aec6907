#include "variants/gemstones/view/board.h"
#include "engine/rules/ranges.h"
#include "engine/view/theme.h"
#include "tests/variants/gemstones/games.h"
#include "variants/gemstones/view/view.h"

#include <QtTest>

#include <algorithm>

using namespace medici;
using namespace Qt::StringLiterals;

// The board, as far as it is not like that of every variant (tests/view/boards.cpp).
class GemstonesBoardTest : public QObject {
    Q_OBJECT

private slots:
    void anotherDieOfAPairTakesItsPlace();
    void choosingDoesNotMoveTheBoard();
    void twoStayWhereTheyAre();

private:
    gemstones::View m_view;
};

namespace {

// Every state of one game at which somebody decides, and its end.
std::vector<std::unique_ptr<Game>> decisions(int seats, Seed seed)
{
    std::vector<std::unique_ptr<Game>> states;
    playGemstones(seats, seed, [&](const Game &before, const Event &event, const Game &after) {
        if (event.actor >= 0)
            states.push_back(before.clone());
        if (after.over())
            states.push_back(after.clone());
    });
    return states;
}

} // namespace

void GemstonesBoardTest::anotherDieOfAPairTakesItsPlace()
{
    int compared = 0;
    for (const std::unique_ptr<Game> &game : decisions(4, 6)) {
        const gemstones::State &state = stateOf<gemstones::Rules>(*game);
        if (state.phase != gemstones::Phase::Pairing)
            continue;
        const std::vector<RegionId> open = openRegions(m_view, *game, {});
        const auto numbers = ranges::lower_bound(open, RegionId{gemstones::diceOfAKind});
        if (numbers - open.begin() < 2)
            continue;
        ++compared;
        const RegionId gem = open[0];
        const RegionId other = open[1];
        const Draft one = clicked(m_view, *game, {}, gem);
        QCOMPARE(clicked(m_view, *game, one, other), Draft{other});
        const Draft pair = clicked(m_view, *game, one, *numbers);
        QCOMPARE(clicked(m_view, *game, pair, other), (Draft{other, *numbers}));
        QCOMPARE(clicked(m_view, *game, pair, *(numbers + 1)), (Draft{gem, *(numbers + 1)}));
        QCOMPARE(clicked(m_view, *game, pair, gem), Draft{*numbers});
        QCOMPARE(openRegions(m_view, *game, pair).size(), open.size() - 2);
    }
    QVERIFY(compared > 10);
}

void GemstonesBoardTest::choosingDoesNotMoveTheBoard()
{
    // Where things are does not depend on what is chosen: layout never hears of it. Nor does it change
    // from one decision to the next while the same seat is shown large.
    const Theme theme(Brightness::Light, ColourSet::Standard);
    const auto states = decisions(3, 4);
    const Canvas canvas{{960, 648}, &theme, gemstonesPlayers(3), 0, 1};
    const gemstones::Board first(stateOf<gemstones::Rules>(*states.front()), canvas);
    for (const std::unique_ptr<Game> &game : states) {
        const gemstones::Board board(stateOf<gemstones::Rules>(*game), canvas);
        QCOMPARE(board.dicePlaces, first.dicePlaces);
        for (Seat seat = 0; seat < 3; ++seat)
            QCOMPARE(board.sheet(seat).panel, first.sheet(seat).panel);
    }
}

void GemstonesBoardTest::twoStayWhereTheyAre()
{
    const Theme theme(Brightness::Light, ColourSet::Standard);
    const auto states = decisions(2, 4);
    const gemstones::State &state = stateOf<gemstones::Rules>(*states.front());
    const gemstones::Board one(state, {{960, 648}, &theme, gemstonesPlayers(2), 0, 1});
    const gemstones::Board other(state, {{960, 648}, &theme, gemstonesPlayers(2), 1, 1});
    for (Seat seat = 0; seat < 2; ++seat)
        QCOMPARE(one.sheet(seat).panel, other.sheet(seat).panel);
}

QTEST_MAIN(GemstonesBoardTest)
#include "board.moc"
