#include "variants/card/record.h"

#include "engine/record/fault.h"
#include "engine/record/fields.h"
#include "engine/record/json.h"
#include "variants/card/rules/bill.h"
#include "variants/card/rules/rules.h"

#include <QCborArray>

#include <QCborArray>

using namespace Qt::StringLiterals;

namespace medici::card {

namespace {

QCborArray cardWords(std::span<const Kind> kinds)
{
    QCborArray words;
    for (const Kind kind : kinds)
        words.append(wordOf(kind));
    return words;
}

Kind readCard(const QString &word)
{
    for (std::size_t kind = 0; kind < kinds; ++kind)
        if (wordOf(static_cast<Kind>(kind)) == word)
            return static_cast<Kind>(kind);
    throw Fault(Reason::tr("There is no card %1.").arg(quoted(word)));
}

} // namespace

QString wordOf(Kind kind)
{
    const Card &card = cardOf(kind);
    const QString value = QString::number(card.value);
    if (card.neutral())
        return (card.flag() ? u"green"_s : u"black"_s) + value;
    return wordIn(goodWords[indexOf(card.good)]) + value + (card.symbols == 2 ? u"x2"_s : QString())
        + (card.flag() ? u"g"_s : QString());
}

QCborMap Words::chance(const Game &before, std::span<const Code> outcomes) const
{
    if (stateOf<Rules>(before).phase == Phase::DrawingFirst)
        return startWords(outcomes.front());
    return {{"card", wordOf(static_cast<Kind>(outcomes.front()))}};
}

std::vector<Code> Words::readChance(const Game &before, const QJsonObject &words) const
{
    if (stateOf<Rules>(before).phase == Phase::DrawingFirst)
        return readStart(words);
    requireFields(words, {u"card"_s});
    return {readCard(string(words[u"card"], u"card"_s))};
}

QCborMap Words::move(const Game &before, Code code) const
{
    if (stateOf<Rules>(before).phase == Phase::Deciding)
        return {{"draw", code == turnUp}};
    return {{"take", numbersIn(code)}};
}

Code Words::readMove(const Game &before, const QJsonObject &words) const
{
    if (stateOf<Rules>(before).phase == Phase::Deciding) {
        requireFields(words, {u"draw"_s});
        return flag(words[u"draw"], u"draw"_s) ? turnUp : stop;
    }
    requireFields(words, {u"take"_s});
    return numbers(words[u"take"], u"take"_s, reach - 1);
}

QString Words::source(int source) const
{
    return tradeWord(source, goodWords);
}

QCborMap Words::seatScored(const Game &after, const Bill &bill, Seat seat) const
{
    const int round = after.scorings();
    const BillLine ship = bill.line(seat, round, source::ship);
    const auto award = [&](std::size_t good) { return bill.line(seat, round, source::award(good)); };
    const auto bonus = [&](std::size_t good) { return bill.line(seat, round, source::bonus(good)); };
    return {{"ship", ship.figure},
            {"payment", ship.points},
            {"symbols", byGood(goodWords, [&](std::size_t good) { return award(good).figure; })},
            {"awards", byGood(goodWords, [&](std::size_t good) { return award(good).points; })},
            {"bonus", byGood(goodWords, [&](std::size_t good) { return bonus(good).points; })},
            {"florins", bill.total(seat)}};
}

QCborMap Words::table(const Game &game) const
{
    const State &state = stateOf<Rules>(game);
    QCborMap deck;
    for (std::size_t kind = 0; kind < kinds; ++kind)
        if (const int count = state.deck[kind]; count > 0)
            deck.insert(wordOf(static_cast<Kind>(kind)), count);
    QCborArray houses;
    for (Seat seat = 0; seat < state.seats; ++seat) {
        const House &house = state.house(seat);
        houses.append(
            QCborMap{{"florins", house.florins},
                     {"symbols", byGood(goodWords, [&](std::size_t good) { return house.warehouse[good]; })},
                     {"ship", cardWords(house.ship.cargo())},
                     {"used", house.ship.used}});
    }
    QCborMap words = medici::Words::table(game);
    words.insert("spaces"_L1, state.spaces());
    words.insert("active"_L1, state.active);
    words.insert("turned"_L1, state.turned);
    words.insert("lastTurn"_L1, state.lastTurn);
    words.insert("market"_L1, cardWords(std::span(state.market).first(state.marketSize)));
    words.insert("deck"_L1, deck);
    words.insert("houses"_L1, houses);
    return words;
}

} // namespace medici::card
