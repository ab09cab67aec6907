#include "variants/card/record.h"

#include "engine/record/fault.h"
#include "engine/record/fields.h"
#include "engine/record/json.h"
#include "variants/card/rules/rules.h"

#include <QCborArray>

using namespace Qt::StringLiterals;

namespace medici::card {

namespace {

Kind readCard(const QString &word)
{
    for (std::size_t kind = 0; kind < kinds; ++kind)
        if (wordOf(static_cast<Kind>(kind)) == word)
            return static_cast<Kind>(kind);
    throw Fault(Reason::tr("There is no card %1.").arg(quoted(word)));
}

QCborMap billWords(const House &house, std::size_t day)
{
    const Evening &evening = house.evenings[day];
    return {{"ship", evening.ship},
            {"payment", evening.payment},
            {"symbols", byGood(goodWords, house.warehouse)},
            {"awards", byGood(goodWords, evening.awards)},
            {"bonus", byGood(goodWords, evening.bonus)},
            {"florins", house.florins}};
}

} // namespace

QString wordOf(Kind kind)
{
    const Card &card = cardOf(kind);
    const QString value = QString::number(card.value);
    if (card.neutral())
        return (card.flag() ? u"green"_s : u"black"_s) + value;
    const std::string_view good = goodWords[indexOf(card.good)];
    return QString::fromLatin1(good.data(), static_cast<qsizetype>(good.size())) + value
        + (card.symbols == 2 ? u"x2"_s : QString()) + (card.flag() ? u"g"_s : QString());
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

std::optional<QCborMap> Words::scored(const Game &before, const Game &after) const
{
    const State &state = stateOf<Rules>(after);
    const std::size_t day = stateOf<Rules>(before).day;
    if (state.day == day && (state.phase != Phase::Over || stateOf<Rules>(before).phase == Phase::Over))
        return std::nullopt;
    QCborArray seats;
    for (std::size_t seat = 0; seat < state.seats; ++seat)
        seats.append(billWords(state.houses[seat], day));
    return QCborMap{{"round", static_cast<int>(day) + 1}, {"seats", seats}};
}

} // namespace medici::card
