#include "variants/auction/record.h"

#include "engine/record/fault.h"
#include "engine/record/fields.h"
#include "engine/record/json.h"
#include "variants/auction/rules/rules.h"

#include <QCborArray>

using namespace Qt::StringLiterals;

namespace medici::auction {

namespace {

QString cardWord(Card card)
{
    const std::string_view good = goodWords[static_cast<std::size_t>(card.good())];
    return QString::fromLatin1(good.data(), static_cast<qsizetype>(good.size()))
        + QString::number(card.value());
}

Code readCard(const QString &word)
{
    for (int kind = 0; kind < cardKinds; ++kind)
        if (cardWord(Card(kind)) == word)
            return static_cast<Code>(kind);
    throw Fault(Reason::tr("%1 is not a card of this game: there are spice, dye, grain, fur and cloth from 0 "
                           "to 5, and gold10.")
                    .arg(quoted(word)));
}

QCborMap houseScored(const House &house, int day)
{
    const Ship &ship = house.ships[static_cast<std::size_t>(day)];
    return {{"ship", ship.value},
            {"payment", ship.payment},
            {"levels", byGood(goodWords, house.levels)},
            {"awards", byGood(goodWords, ship.awards)},
            {"bonus", byGood(goodWords, ship.bonus)},
            {"florins", house.florins}};
}

} // namespace

QCborMap Words::chance(const Game &before, std::span<const Code> outcomes) const
{
    if (stateOf<Rules>(before).phase == Phase::DrawingFirst)
        return startWords(outcomes.front());
    return {{"card", cardWord(Card(outcomes.front()))}};
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
    const State &state = stateOf<Rules>(before);
    if (state.phase == Phase::Selecting)
        return {{"draw", code == draw}};
    return {{"bid", code > state.highest ? int{code} : 0}};
}

Code Words::readMove(const Game &before, const QJsonObject &words) const
{
    const State &state = stateOf<Rules>(before);
    if (state.phase == Phase::Selecting) {
        requireFields(words, {u"draw"_s});
        return flag(words[u"draw"], u"draw"_s) ? draw : stop;
    }
    requireFields(words, {u"bid"_s});
    const int bid = wholeNumber(words[u"bid"], u"bid"_s, 0, mostFlorins);
    if (bid == 0)
        return state.highest;
    // The highest bid once more is a bid too low, not a pass.
    return static_cast<Code>(bid == state.highest ? bid - 1 : bid);
}

std::optional<QCborMap> Words::scored(const Game &before, const Game &after) const
{
    const State &state = stateOf<Rules>(after);
    const int day = stateOf<Rules>(before).day;
    if (state.day == day && state.phase != Phase::Over)
        return std::nullopt;
    QCborArray seats;
    for (std::size_t seat = 0; seat < state.seats; ++seat)
        seats.append(houseScored(state.houses[seat], day));
    return QCborMap{{"round", day + 1}, {"seats", seats}};
}

} // namespace medici::auction
