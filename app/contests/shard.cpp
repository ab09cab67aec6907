#include "app/contests/shard.h"

#include <QStringList>

#include <set>

using namespace Qt::StringLiterals;

namespace medici {

QString Shard::words() const
{
    return u"%1/%2"_s.arg(number).arg(of);
}

std::optional<Shard> shardIn(const QString &words)
{
    constexpr int most = 1'000'000;
    const QStringList parts = words.split(u'/');
    bool one = false;
    bool other = false;
    const int number = parts.first().toInt(&one);
    const int of = parts.last().toInt(&other);
    if (parts.size() != 2 || !one || !other || number < 1 || number > of || of > most)
        return std::nullopt;
    return Shard{number, of};
}

std::vector<Shard> shardsWith(const std::vector<int> &pieces, int of)
{
    std::set<int> numbers;
    for (const int piece : pieces)
        numbers.insert(piece % of + 1);
    std::vector<Shard> shards;
    for (const int number : numbers)
        shards.push_back({number, of});
    return shards;
}

} // namespace medici
