#include "engine/record/words.h"

#include "engine/record/fields.h"
#include "engine/rules/sets.h"
#include "engine/rules/trade.h"

using namespace Qt::StringLiterals;

namespace medici {

namespace {

QCborArray realSeats(const Game &game, const PerSeat<int> &numbers)
{
    QCborArray array;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(game.seats()); ++seat)
        array.append(numbers[seat]);
    return array;
}

} // namespace

Words::~Words() = default;

std::optional<QCborMap> Words::scored(const Game &before, const Game &after) const
{
    if (before.scorings() == after.scorings())
        return std::nullopt;
    const Bill bill = after.bill();
    QCborArray seats;
    for (int seat = 0; seat < after.seats(); ++seat)
        if (const QCborMap words = seatScored(after, bill, static_cast<Seat>(seat)); !words.isEmpty())
            seats.append(words);
    if (seats.isEmpty())
        return std::nullopt;
    return QCborMap{{"round", after.scorings()}, {"seats", seats}};
}

QCborMap Words::seatScored(const Game &, const Bill &, Seat) const
{
    return {};
}

QCborMap Words::result(const Game &over) const
{
    return {{"scores", realSeats(over, over.scores())}, {"places", realSeats(over, over.places())}};
}

QCborMap Words::table(const Game &game) const
{
    return {{"round", game.round()}, {"scores", realSeats(game, game.scores())}};
}

QCborMap startWords(Code seat)
{
    return {{"start", int{seat}}};
}

std::vector<Code> readStart(const QJsonObject &words)
{
    requireFields(words, {u"start"_s});
    return {static_cast<Code>(wholeNumber(words[u"start"], u"start"_s, 0, mostSeats - 1))};
}

QString tradeWord(int source, std::span<const std::string_view> goods)
{
    if (source == source::ship)
        return u"ship"_s;
    const auto word = [&](int first) { return wordIn(goods[static_cast<std::size_t>(source - first)]); };
    return source < source::bonus(0) ? word(source::award(0)) : word(source::bonus(0)) + u" bonus"_s;
}

QCborArray numbersIn(Code set)
{
    QCborArray numbers;
    forEachIn(set, [&](int number) { numbers.append(number); });
    return numbers;
}

} // namespace medici
