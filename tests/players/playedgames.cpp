#include "tests/players/playedgames.h"

#include "engine/rules/ranges.h"

#include <fstream>
#include <sstream>
#include <stdexcept>

namespace medici {

Times timesOf(const Block &block, int seats, Who who)
{
    std::vector<double> times;
    for (Seat own = 0; own < seats; ++own)
        ranges::copy(
            block[static_cast<std::size_t>(own)].milliseconds[static_cast<std::size_t>(seatOf(who, own))],
            std::back_inserter(times));
    if (times.empty())
        return {};
    ranges::sort(times);
    return {times[times.size() / 2], times.back()};
}

PlayedGames::PlayedGames(const std::filesystem::path &file) : m_file(file)
{
    read();
    std::ifstream end(m_file, std::ios::binary | std::ios::ate);
    if (end && end.tellg() > 0 && (end.seekg(-1, std::ios::end), end.get() != '\n'))
        std::ofstream(m_file, std::ios::app) << '\n';
}

void PlayedGames::read()
{
    std::ifstream lines(m_file);
    for (std::string line; std::getline(lines, line) && !lines.eof();) { // the last may have been cut off
        std::istringstream words(line);
        Contest contest;
        std::uint64_t fingerprint = 0;
        std::size_t number = 0;
        words >> contest.seats >> contest.a >> contest.b >> std::hex >> fingerprint >> std::dec >> number;
        Played played;
        for (int game = 0; game < contest.seats; ++game) {
            PlayedGame read;
            for (auto *figures : {&read.places, &read.scores})
                for (int seat = 0; seat < contest.seats; ++seat)
                    words >> (*figures)[static_cast<std::size_t>(seat)];
            played.block.push_back(read);
        }
        for (Times *times : {&played.odd, &played.other})
            words >> times->median >> times->longest;
        if (words)
            m_played[{contest, fingerprint}].insert_or_assign(number, std::move(played));
    }
}

const PlayedGames::Blocks &PlayedGames::of(const Contest &contest, std::uint64_t fingerprint) const
{
    static const Blocks none;
    const auto found = m_played.find({contest, fingerprint});
    return found == m_played.end() ? none : found->second;
}

void PlayedGames::add(const Contest &contest, std::uint64_t fingerprint, std::size_t number,
                      const Block &block)
{
    Played played{block, timesOf(block, contest.seats, Who::Odd), {}};
    if (contest.seats == 2)
        played.other = timesOf(block, contest.seats, Who::Other);
    std::ostringstream line;
    line << contest.seats << ' ' << contest.a << ' ' << contest.b << ' ' << std::hex << fingerprint
         << std::dec << ' ' << number;
    for (PlayedGame &game : played.block) {
        for (const auto *figures : {&game.places, &game.scores})
            for (int seat = 0; seat < contest.seats; ++seat)
                line << ' ' << (*figures)[static_cast<std::size_t>(seat)];
        game.milliseconds = {};
    }
    for (const Times *times : {&played.odd, &played.other})
        line << ' ' << times->median << ' ' << times->longest;
    line << '\n';

    const std::lock_guard lock(m_adding);
    m_played[{contest, fingerprint}].insert_or_assign(number, std::move(played));
    std::ofstream file(m_file, std::ios::app);
    file << line.str() << std::flush;
    if (!file)
        throw std::runtime_error("cannot write to " + m_file.string());
}

} // namespace medici
