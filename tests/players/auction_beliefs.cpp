#include "engine/players/gameof.h"
#include "engine/rules/session.h"
#include "tests/players/arena.h"
#include "tests/players/bidders.h"
#include "tests/players/watched.h"
#include "variants/auction/player/player.h"

#include <QTest>

using namespace medici;
using namespace medici::auction;

namespace {

using AuctionGame = GameOf<auction::Rules, Player>;
using AuctionBeliefs = Beliefs<auction::Rules, Player>;

// A game of four who all bid like this, up to some event; and how it began.
struct Played {
    State start;
    std::vector<Code> codes;
    State state;

    std::vector<Event> events() const
    {
        std::vector<Event> events;
        State then = start;
        for (const Code code : codes) {
            events.push_back({auction::Rules::actor(then), code});
            auction::Rules::apply(then, code);
        }
        return events;
    }
};

template <class Bidder>
Played played(Seed seed, std::size_t events)
{
    const State start = auction::Rules::start(auction::Rules::terms().usual(4));
    Played game{start, {}, start};
    PlayoutRandom luck(seed);
    Choices choices;
    for (Seat actor = chance; actor != nobody && game.codes.size() < events;
         actor = auction::Rules::actor(game.state)) {
        choices.clear();
        auction::Rules::list(game.state, choices);
        game.codes.push_back(auction::Rules::actor(game.state) == chance
                                 ? luck.pick(choices)
                                 : Bidder::choose(game.state, choices, luck));
        auction::Rules::apply(game.state, game.codes.back());
    }
    return game;
}

// What is believed of all seats, after most of a game among such bidders, and before it.
struct Change {
    double before;
    double after;
};

template <class Bidder, class Test>
Change change(Test test)
{
    const Played game = played<Bidder>(5, 150);
    const AuctionBeliefs unknown;
    const AuctionBeliefs known({game.start, game.codes});
    Change mean{};
    for (Seat seat = 0; seat < 4; ++seat) {
        mean.before += believed(unknown, seat, ways, test) / 4;
        mean.after += believed(known, seat, ways, test) / 4;
    }
    return mean;
}

bool paysNextToNothing(const Way &way)
{
    return way.eye == Way::Eye::Florins && way.percent <= 100;
}

bool climbs(const Way &way)
{
    return way.climbs;
}

bool jumpsByJudgement(const Way &way)
{
    return way.eye == Way::Eye::Judgement && !way.climbs;
}

bool jumpsToTheCards(const Way &way)
{
    return way.eye == Way::Eye::Cards && way.percent == 100 && !way.climbs;
}

bool wins(std::string_view among, double share)
{
    Arena<auction::Rules, Player> arena;
    arena.add<AlwaysOne>("one");
    arena.add<Climber>("climber");
    const auto blocks = arena.play({"search48", among, 4, 3, 1, 1});
    return averagesOf(*blocks, 4).share.estimate().mean >= share;
}

} // namespace

class AuctionBeliefsTest : public QObject {
    Q_OBJECT

private slots:
    void bidsTellWhoBids()
    {
        const auto grows = [](Change change, double least) {
            return change.after > least && change.after > 1.5 * change.before;
        };
        QVERIFY(grows(change<AlwaysOne>(paysNextToNothing), 0.8));
        QVERIFY(grows(change<Climber>(climbs), 0.8));
        QVERIFY(grows(change<ValuePlusOne>(jumpsToTheCards), 0.6));
        QVERIFY(grows(change<Player>(jumpsByJudgement), 0.6));
    }

    // Those who sit there differ, and so does what chance has in store; what was seen is the same.
    void onlyWhatWasSeenCounts()
    {
        const Played game = played<AlwaysOne>(3, 80);
        Session one(std::make_unique<AuctionGame>(game.start), 1, {true, false, true, false});
        Session other(std::make_unique<AuctionGame>(game.start), 2, {});
        for (Session *session : {&one, &other})
            QVERIFY(session->recall(game.events()));
        const auto thought = [](const Session &session) {
            return session.at(80)->think({Level::Normal}, 7, {});
        };
        QCOMPARE(thought(one).code, thought(other).code);
        QVERIFY(thought(one).scores == thought(other).scores);

        // What was taken back was not seen.
        one.goTo(40);
        one.goTo(80);
        QCOMPARE(one.game().think({Level::Normal}, 7, {}).scores, thought(other).scores);
    }

    // Where nobody bids, a florin does; a game that begins at the same table knows nothing of that.
    void whoHasSeenTheOthersPaysLess()
    {
        int paid = 0;
        int unseen = 0;
        for (Seed seed = 0; seed < 6; ++seed)
            for (std::size_t events = 90; events < 110; ++events) {
                const Played game = played<AlwaysOne>(seed, events);
                if (game.state.phase != Phase::Bidding || game.state.highest > 0)
                    continue;
                AuctionGame seen(game.start);
                for (const Code code : game.codes)
                    seen.apply(code);
                paid += seen.think({Level::Normal}, seed, {}).code;
                unseen += AuctionGame(game.state).think({Level::Normal}, seed, {}).code;
            }
        QVERIFY(unseen > 0);
        QVERIFY(paid < 0.7 * unseen);
    }

    void whoBidsNextToNothingLoses() { QVERIFY(wins("one", 0.7)); }
    void whoClimbsLoses() { QVERIFY(wins("climber", 0.6)); }
};

QTEST_GUILESS_MAIN(AuctionBeliefsTest)
#include "auction_beliefs.moc"
