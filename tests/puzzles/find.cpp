#include "engine/record/reviewnotes.h"
#include "engine/record/writer.h"
#include "engine/review/review.h"
#include "engine/rules/ranges.h"
#include "engine/rules/session.h"
#include "variants/auction/player/player.h"
#include "variants/auction/record.h"
#include "variants/card/player/player.h"
#include "variants/card/record.h"
#include "variants/dice/player/player.h"
#include "variants/dice/record.h"
#include "variants/gemstones/player/player.h"
#include "variants/gemstones/record.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <optional>
#include <span>
#include <vector>

// Positions to learn from, for those who have no mistakes of their own yet: decisions of games between
// computer players where one move leads every other by more than four standard errors. What looks so in a
// short search is compared on other luck. Written are the records of the games, each no further than its last
// position, with what a review says of these in their notes.
namespace medici {
namespace {

using namespace Qt::StringLiterals;

constexpr int positions = 60; // of a variant; a test wants fifty
constexpr std::size_t ofAGame = 4;
constexpr int searched = 200;     // playouts, of all moves
constexpr std::size_t rivals = 5; // of the best move, by the search
constexpr double looksSo = 2;     // standard errors

// So many playouts of each move, and the lead they must show: what looks doubtful is not looked at long.
struct Comparison {
    int playouts;
    double errors;
};
constexpr std::array comparisons{Comparison{200, 3}, Comparison{1200, 4}};

// Levels in turn: their mistakes are such as people make.
constexpr std::array levels{Level::Easy, Level::Normal};

Record played(const QString &id, const Recordable &variant, Seed game)
{
    const SetupLimits terms = variant.terms();
    const int seats = terms.leastSeats
        + static_cast<int>(game % static_cast<Seed>(terms.usualSeats() - terms.leastSeats + 1));
    Record record;
    record.header.variant = id;
    record.header.setup = terms.usual(seats);
    record.header.luck = LuckSource::ofDeal({0, game});
    for (int seat = 0; seat < seats; ++seat) {
        const std::string_view level = nameOf(levels[static_cast<std::size_t>(seat) % levels.size()]);
        const QString name = QString::fromLatin1(level.data(), static_cast<qsizetype>(level.size()));
        record.header.players.push_back({name, false, name});
    }
    Session session(variant.newGame(record.header.setup), luckOf(record.header.luck), {});
    session.begin();
    for (Seed n = 0; !session.game().over(); ++n) {
        const auto seat = static_cast<std::size_t>(session.game().actor());
        session.play(session.game().think({levels[seat % levels.size()]}, derivedSeed(game, n), {}).code);
    }
    record.events.assign(session.log().begin(), session.log().end());
    return record;
}

Evaluation evaluated(const Game &table, const Limits &limits, Seed seed, const Inquiry &inquiry)
{
    const std::unique_ptr<Deliberation> deliberation = table.deliberate(limits, seed, inquiry);
    while (deliberation->goOn(std::numeric_limits<int>::max(), {})) {
    }
    return deliberation->evaluation();
}

// Whether the first move is ahead of each of the others by so many standard errors.
bool leads(std::span<const WeighedMove> moves, double errors)
{
    return ranges::all_of(moves.subspan(1), [&](const WeighedMove &move) {
        const Expected &behind = move.difference.worth;
        return behind.error && -behind.mean > errors * *behind.error;
    });
}

// The one move to make, and the next best one, if it stands out.
struct Outstanding {
    Code best;
    Code second;
};

std::optional<Outstanding> standsOut(const Game &table, Code played, Seed seed,
                                     const PerSeat<Manner> &manners)
{
    const Evaluation search = evaluated(table, {Level::Hard, searched}, derivedSeed(seed, 0),
                                        {.moves = {&played, 1}, .manners = manners});
    std::vector<WeighedMove> moves = search.moves;
    moves.resize(std::min(moves.size(), rivals + 1));
    if (moves.size() < 2 || !leads(moves, looksSo))
        return std::nullopt;
    std::vector<Code> codes;
    for (const WeighedMove &move : moves)
        codes.push_back(move.code);
    if (ranges::find(codes, played) == codes.end())
        codes.push_back(played);
    for (const Comparison &comparison : comparisons) {
        const Evaluation compared = evaluated(table, {Level::Hard, comparison.playouts, {}, false},
                                              derivedSeed(seed, static_cast<Seed>(comparison.playouts)),
                                              {.moves = codes, .nothingElse = true, .manners = manners});
        if (!leads(compared.moves, comparison.errors))
            return std::nullopt;
    }
    return Outstanding{codes[0], codes[1]};
}

// The positions of a game, from all of its course. Where the best move was played, the game ends with the
// next best one instead, so that there is something to hold against it.
Findings findIn(Record &record, const Recordable &variant, Seed game)
{
    const std::unique_ptr<Game> start = variant.newGame(record.header.setup);
    PerSeat<Manner> manners{};
    manners.fill(Manner::Strong);
    Review review(*start, record.events, manners);
    std::vector<std::size_t> events;
    while (const auto event = review.next())
        events.push_back(*event);
    PlayoutRandom luck(game, 1);
    for (std::size_t left = events.size(); left > 1; --left)
        std::swap(events[left - 1], events[luck.below(static_cast<std::uint32_t>(left))]);
    Findings findings;
    bool ended = false;
    for (const std::size_t event : events) {
        if (findings.judgements.size() == ofAGame)
            break;
        if (event >= record.events.size())
            continue;
        const std::unique_ptr<Game> table = review.at(event);
        const Code played = table->canonical(record.events[event].code);
        const auto found = standsOut(*table, played, derivedSeed(game, event), manners);
        const bool instead = found && found->best == played;
        const bool last = findings.judgements.empty() || findings.judgements.rbegin()->first < event;
        if (!found || (instead && (ended || !last)))
            continue;
        std::vector<Event> course(record.events.begin(),
                                  record.events.begin() + static_cast<std::ptrdiff_t>(event) + 1);
        if (instead)
            course.back().code = found->second;
        const Judgement judgement = *Review(*start, course, manners).judge(event, {});
        if (judgement.best != found->best || judgement.grade < Grade::Inaccuracy)
            continue;
        findings.judgements.insert_or_assign(event, judgement);
        if (instead)
            record.events = course;
        ended = ended || instead;
    }
    return findings;
}

template <class R, class K, class W>
void find(const QString &id, Seed first)
{
    const RecordableOf<R, K, W> variant;
    int found = 0;
    for (Seed game = first; found < positions; ++game) {
        Record record = played(id, variant, game);
        const Findings findings = findIn(record, variant, game);
        if (findings.judgements.empty())
            continue;
        record.events.resize(findings.judgements.rbegin()->first + 1);
        keepFindings(record, findings, variant);
        const QByteArray text = textOf(record, variant);
        std::fwrite(text.constData(), 1, static_cast<std::size_t>(text.size()), stdout);
        found += static_cast<int>(findings.judgements.size());
        std::fprintf(stderr, "%d positions in %d games\n", found, static_cast<int>(game - first) + 1);
    }
}

} // namespace
} // namespace medici

int main(int argc, char **argv)
{
    using namespace medici;
    using namespace Qt::StringLiterals;
    const std::string_view variant = argc == 2 || argc == 3 ? argv[1] : "";
    const Seed first = argc == 3 ? std::strtoull(argv[2], nullptr, 10) : 1;
    if (variant == "auction")
        find<auction::Rules, auction::Player, auction::Words>(u"auction"_s, first);
    else if (variant == "card")
        find<card::Rules, card::Player, card::Words>(u"card"_s, first);
    else if (variant == "dice")
        find<dice::Rules, dice::Player, dice::Words>(u"dice"_s, first);
    else if (variant == "gemstones")
        find<gemstones::Rules, gemstones::Player, gemstones::Words>(u"gemstones"_s, first);
    else {
        std::fputs("Usage: medici_puzzles auction|card|dice|gemstones [FIRST GAME]\n", stderr);
        return 2;
    }
    return 0;
}
