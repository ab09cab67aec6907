#pragma once

#include <QString>

#include <optional>
#include <vector>

namespace medici {

// One of the parts into which work is cut for several machines: every so manieth piece of it. What comes of a
// piece depends on nothing but its number, so that the parts together are what one machine would have made.
struct Shard {
    int number = 1;
    int of = 1;

    bool whole() const { return of == 1; }
    bool has(int piece) const { return piece % of == number - 1; }
    // '3/40'
    QString words() const;

    friend bool operator==(const Shard &, const Shard &) = default;
};

std::optional<Shard> shardIn(const QString &words);

// The parts to which some pieces of the work belong, where it was cut into so many.
std::vector<Shard> shardsWith(const std::vector<int> &pieces, int of);

} // namespace medici
