#include "variants/auction/view/board.h"
#include "engine/view/theme.h"
#include "tests/variants/auction/tabletop.h"
#include "variants/auction/player/player.h"
#include "variants/auction/view/view.h"

#include <QtTest>

namespace medici::auction {

using namespace Qt::StringLiterals;

namespace {

using AnyGame = GameOf<Rules, Player>;

Players playersOf(int seats)
{
    const QStringList names{u"Anna"_s, u"Bartłomiej"_s, u"Clara"_s, u"Daniel"_s, u"Elena"_s, u"Fabio"_s};
    Players players;
    for (int seat = 0; seat < seats; ++seat)
        players.push_back({names[seat], seat});
    return players;
}

} // namespace

// The board of the auction game, as far as it is not like that of every variant (tests/view/boards.cpp).
class AuctionBoardTest : public QObject {
    Q_OBJECT

private slots:
    void everythingIsARegion();
    void theBiddersAreToldApart();
    void bidsAreOfferedFromTheLeastToAll();
    void theSelectorStopsOrGoesOn();

private:
    auction::View m_view;
};

void AuctionBoardTest::everythingIsARegion()
{
    const Theme theme(Brightness::Light, ColourSet::Standard);
    Tabletop table(4);
    QVERIFY(table.presents({goldCard, fur(3)}));
    const Canvas canvas{{960, 648}, &theme, playersOf(4), 0, 1};
    // The deck, the crest, the money, two cards, five goods, and for each seat its bid and its ship.
    QCOMPARE(m_view.layout(AnyGame(table.state), canvas).size(), std::size_t{3 + 2 + 5 + 2 * 4});
}

void AuctionBoardTest::theBiddersAreToldApart()
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

void AuctionBoardTest::bidsAreOfferedFromTheLeastToAll()
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

void AuctionBoardTest::theSelectorStopsOrGoesOn()
{
    Tabletop table(3);
    QVERIFY(table.turnUp(goldCard));
    const std::vector<Offer> offers = m_view.offers(AnyGame(table.state), {});
    QCOMPARE(offers.size(), std::size_t{2});
    QCOMPARE(offers[0].code, draw);
    QCOMPARE(offers[1].code, stop);
    QVERIFY(offers[1].main);
    // To go on, the deck can be pressed as well.
    const AnyGame game(table.state);
    QCOMPARE(openRegions(m_view, game, {}), std::vector<RegionId>{region::deck});
    QCOMPARE(m_view.regionsOf(game, draw), std::vector<RegionId>{region::deck});
}

} // namespace medici::auction

QTEST_MAIN(medici::auction::AuctionBoardTest)
#include "board.moc"
