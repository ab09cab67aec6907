#include "variants/dice/view/board.h"
#include "engine/view/theme.h"
#include "tests/variants/dice/games.h"
#include "variants/dice/view/view.h"

#include <QtTest>

#include <algorithm>

using namespace medici;
using namespace Qt::StringLiterals;

// The dice game's board, as far as it is not like that of every variant (tests/view/boards.cpp).
class DiceBoardTest : public QObject {
    Q_OBJECT

private slots:
    void anotherDieTakesThePlaceOfTheOnlyOne();
    void choosingDoesNotMoveTheBoard();

private:
    dice::View m_view;
};

namespace {

// Every state of one game at which somebody decides, and its end.
std::vector<std::unique_ptr<Game>> decisions(int seats, Seed seed)
{
    std::vector<std::unique_ptr<Game>> states;
    playAtRandom(seats, seed, [&](const Game &before, const Event &event, const Game &after) {
        if (event.actor >= 0)
            states.push_back(before.clone());
        if (after.over())
            states.push_back(after.clone());
    });
    return states;
}

} // namespace

void DiceBoardTest::anotherDieTakesThePlaceOfTheOnlyOne()
{
    for (const std::unique_ptr<Game> &game : decisions(4, 6)) {
        const std::vector<RegionId> open = openRegions(m_view, *game, {});
        if (stateOf<dice::Rules>(*game).phase != dice::Phase::Following || open.size() < 2)
            continue;
        const Draft first = clicked(m_view, *game, {}, open[0]);
        QCOMPARE(openRegions(m_view, *game, first).size(), open.size() - 1);
        QCOMPARE(clicked(m_view, *game, first, open[1]), Draft{open[1]});
        QCOMPARE(clicked(m_view, *game, first, open[0]), Draft());
    }
}

void DiceBoardTest::choosingDoesNotMoveTheBoard()
{
    // Where things are does not depend on what is chosen: layout never hears of it. Nor does it change
    // from one decision to the next while the same seat is shown large.
    const Theme theme(Brightness::Light, ColourSet::Standard);
    const auto states = decisions(3, 4);
    const Canvas canvas{{960, 648}, &theme, dicePlayers(3), 0, 1};
    const dice::Board first(stateOf<dice::Rules>(*states.front()), canvas);
    for (const std::unique_ptr<Game> &game : states) {
        const dice::Board board(stateOf<dice::Rules>(*game), canvas);
        QCOMPARE(board.dicePlaces, first.dicePlaces);
        for (Seat seat = 0; seat < 3; ++seat)
            QCOMPARE(board.sheet(seat).panel, first.sheet(seat).panel);
    }
}

QTEST_MAIN(DiceBoardTest)
#include "board.moc"
