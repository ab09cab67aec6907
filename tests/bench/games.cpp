#include "tests/bench/games.h"
#include "engine/record/recordable.h"
#include "tests/bench/records.h"
#include "tests/bench/yardstick.h"
#include "variants/auction/player/player.h"
#include "variants/auction/record.h"
#include "variants/card/player/player.h"
#include "variants/card/record.h"
#include "variants/dice/player/player.h"
#include "variants/dice/record.h"
#include "variants/gemstones/player/player.h"
#include "variants/gemstones/record.h"

#include <boost/random/mersenne_twister.hpp>
#include <boost/random/uniform_int_distribution.hpp>

using namespace medici;

namespace {

void benchDraw(benchmark::State &bench)
{
    boost::random::mt19937 engine;
    int most = 5;
    for ([[maybe_unused]] auto _ : bench) {
        benchmark::DoNotOptimize(most); // known at run time only, as a number of choices is
        benchmark::DoNotOptimize(boost::random::uniform_int_distribution<int>(0, most)(engine));
    }
    bench.SetItemsProcessed(bench.iterations());
}

} // namespace

int main(int argc, char **argv)
{
    benchmark::RegisterBenchmark(Yardstick::draw, benchDraw);
    const RecordableOf<auction::Rules, auction::Player, auction::Words> auctionGame;
    addGames<auction::Rules, auction::Player>("auction");
    addRecords("auction", auctionGame);
    const RecordableOf<dice::Rules, dice::Player, dice::Words> diceGame;
    addGames<dice::Rules, dice::Player>("dice");
    addRecords("dice", diceGame);
    const RecordableOf<card::Rules, card::Player, card::Words> cardGame;
    addGames<card::Rules, card::Player>("card");
    addRecords("card", cardGame);
    const RecordableOf<gemstones::Rules, gemstones::Player, gemstones::Words> gemstonesGame;
    addGames<gemstones::Rules, gemstones::Player>("gemstones");
    addRecords("gemstones", gemstonesGame);

    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 2;
    Yardstick yardstick;
    benchmark::RunSpecifiedBenchmarks(&yardstick);
    return 0;
}
