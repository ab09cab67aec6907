#include "variants/template/record.h"

#include "engine/record/fields.h"
#include "variants/template/rules/rules.h"

using namespace Qt::StringLiterals;

namespace medici::pig {

QCborMap Words::chance(const Game &before, std::span<const Code> outcomes) const
{
    if (stateOf<Rules>(before).phase == Phase::DrawingFirst)
        return startWords(outcomes.front());
    return {{"roll", outcomes.front() + 1}};
}

std::vector<Code> Words::readChance(const Game &before, const QJsonObject &words) const
{
    if (stateOf<Rules>(before).phase == Phase::DrawingFirst)
        return readStart(words);
    requireFields(words, {u"roll"_s});
    return {static_cast<Code>(wholeNumber(words[u"roll"], u"roll"_s, 1, 6) - 1)};
}

QCborMap Words::move(const Game &, Code code) const
{
    return {{"hold", code == hold}};
}

Code Words::readMove(const Game &, const QJsonObject &words) const
{
    requireFields(words, {u"hold"_s});
    return flag(words[u"hold"], u"hold"_s) ? hold : roll;
}

QCborMap Words::table(const Game &game) const
{
    const State &state = stateOf<Rules>(game);
    QCborMap words = medici::Words::table(game);
    words.insert("turn"_L1, state.turn);
    words.insert("rolled"_L1, state.rolled);
    return words;
}

} // namespace medici::pig
