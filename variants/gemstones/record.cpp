#include "variants/gemstones/record.h"

#include "engine/record/fault.h"
#include "engine/record/fields.h"
#include "engine/record/json.h"
#include "variants/gemstones/rules/rules.h"

#include <QCborArray>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace medici::gemstones {

namespace {

const QStringList &gemWords()
{
    static const QStringList words{u"brown"_s, u"red"_s, u"green"_s, u"blue"_s, u"yellow"_s, u"white"_s};
    return words;
}

// What these dice show.
QCborMap diceWords(const State &state, DiceSet set)
{
    QCborArray colours;
    QCborArray numbers;
    forEachIn(set, [&](int die) {
        if (contains(gemDice, die))
            colours.append(gemWords()[state.shown[static_cast<std::size_t>(die)]]);
        else
            numbers.append(state.number(die));
    });
    return {{"gems", colours}, {"numbers", numbers}};
}

Code readGem(const QJsonValue &value)
{
    const QString word = string(value, u"gems"_s);
    const qsizetype gem = gemWords().indexOf(word);
    if (gem < 0)
        throw Fault(
            Reason::tr("%1 is not a gem; the gems are %2.").arg(quoted(word), gemWords().join(u", ")));
    return static_cast<Code>(gem);
}

Code readNumber(const QJsonValue &value)
{
    return static_cast<Code>(wholeNumber(value, u"numbers"_s, 1, sides) - 1);
}

QJsonArray diceIn(const QJsonObject &words, const QString &kind, qsizetype expected)
{
    const QJsonArray values = array(words[kind], kind);
    if (values.size() != expected)
        throw Fault(
            Reason::tr("%1 must be %2 dice, not %3.").arg(quoted(kind)).arg(expected).arg(values.size()));
    return values;
}

} // namespace

int Words::chanceLength(const Game &before) const
{
    const State &state = stateOf<Rules>(before);
    return state.phase == Phase::DrawingFirst ? 1 : std::popcount(state.rolling);
}

QCborMap Words::chance(const Game &before, std::span<const Code> outcomes) const
{
    State state = stateOf<Rules>(before);
    if (state.phase == Phase::DrawingFirst)
        return startWords(outcomes.front());
    std::size_t next = 0;
    forEachIn(state.rolling, [&](int die) {
        state.shown[static_cast<std::size_t>(die)] = static_cast<std::uint8_t>(outcomes[next++]);
    });
    return diceWords(state, state.turnDice());
}

std::vector<Code> Words::readChance(const Game &before, const QJsonObject &words) const
{
    const State &state = stateOf<Rules>(before);
    if (state.phase == Phase::DrawingFirst)
        return readStart(words);
    requireFields(words, {u"gems"_s, u"numbers"_s});
    const int ofAKind = std::popcount(state.turnDice()) / 2;
    const QJsonArray colours = diceIn(words, u"gems"_s, ofAKind);
    const QJsonArray numbers = diceIn(words, u"numbers"_s, ofAKind);
    std::vector<Code> outcomes;
    forEachIn(state.turnDice(), [&](int die) {
        const bool gem = contains(gemDice, die);
        const Code side = gem ? readGem(colours[die]) : readNumber(numbers[die - diceOfAKind]);
        if (contains(state.rolling, die))
            outcomes.push_back(side);
        else if (side != state.shown[static_cast<std::size_t>(die)])
            throw Fault(gem ? Reason::tr("Coloured die %1 was not re-rolled and cannot change.").arg(die)
                            : Reason::tr("Numbered die %1 was not re-rolled and cannot change.")
                                  .arg(die - diceOfAKind));
    });
    return outcomes;
}

QCborMap Words::move(const Game &, Code code) const
{
    if (code == keep)
        return {{"keep", true}};
    if (code < firstPair)
        return {{"reroll",
                 QCborMap{{"gems", numbersIn(code & gemDice)},
                          {"numbers", numbersIn(static_cast<Code>(code >> diceOfAKind))}}}};
    const Pair pair = pairOf(code);
    return {{"pair", QCborArray{pair.gem, pair.number}}};
}

Code Words::readMove(const Game &, const QJsonObject &words) const
{
    if (words.contains(u"keep"_s)) {
        requireFields(words, {u"keep"_s});
        if (!flag(words[u"keep"], u"keep"_s))
            throw Fault(Reason::tr(R"("keep" is never false: a re-roll says what is rolled.)"));
        return keep;
    }
    if (words.contains(u"reroll"_s)) {
        requireFields(words, {u"reroll"_s});
        const QJsonObject reroll = object(words[u"reroll"], u"reroll"_s);
        requireFields(reroll, {u"gems"_s, u"numbers"_s});
        const Code colours = numbers(reroll[u"gems"], u"gems"_s, diceOfAKind - 1);
        const Code figures = numbers(reroll[u"numbers"], u"numbers"_s, diceOfAKind - 1);
        const auto set = static_cast<Code>(colours | figures << diceOfAKind);
        if (set == 0)
            throw Fault(Reason::tr(R"("reroll" is of at least one die.)"));
        return set;
    }
    requireFields(words, {u"pair"_s});
    const QJsonArray pair = array(words[u"pair"], u"pair"_s);
    if (pair.size() != 2)
        throw Fault(Reason::tr(R"("pair" is a coloured and a numbered die.)"));
    const auto die = [&](qsizetype place) {
        return static_cast<std::uint8_t>(wholeNumber(pair[place], u"pair"_s, 0, diceOfAKind - 1));
    };
    return codeOf({die(0), die(1)});
}

QString Words::source(int source) const
{
    return gemWords()[source];
}

QCborMap Words::result(const Game &over) const
{
    QCborMap words = medici::Words::result(over);
    words.insert("reason"_L1, stateOf<Rules>(over).winner == nobody ? u"evaluation"_s : u"sorted"_s);
    return words;
}

QCborMap Words::table(const Game &game) const
{
    const State &state = stateOf<Rules>(game);
    QCborMap words = medici::Words::table(game);
    words.insert("active"_L1, state.active);
    if (state.phase > Phase::Rolling && state.phase < Phase::Over) {
        words.insert("dice"_L1, diceWords(state, state.turnDice()));
        words.insert("left"_L1,
                     QCborMap{{"gems", numbersIn(state.left & gemDice)},
                              {"numbers", numbersIn(static_cast<Code>(state.left >> diceOfAKind))}});
    }
    QCborArray pairs;
    for (std::size_t pair = 0; pair < state.paired; ++pair)
        pairs.append(QCborArray{state.pairs[pair].gem, state.pairs[pair].number});
    words.insert("pairs"_L1, pairs);
    QCborArray sheets;
    for (Seat seat = 0; seat < state.seats; ++seat) {
        QCborMap columns;
        for (std::size_t gem = 0; gem < gems; ++gem) {
            const Column &column = state.sheet(seat).columns[gem];
            QCborArray sums;
            for (std::size_t row = 0; row < column.filled; ++row)
                sums.append(column.sums[row]);
            columns.insert(gemWords()[static_cast<qsizetype>(gem)], sums);
        }
        sheets.append(columns);
    }
    words.insert("sheets"_L1, sheets);
    return words;
}

} // namespace medici::gemstones
