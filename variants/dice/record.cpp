#include "variants/dice/record.h"

#include "engine/record/fault.h"
#include "engine/record/fields.h"
#include "engine/record/json.h"
#include "variants/dice/rules/bill.h"
#include "variants/dice/rules/rules.h"
#include "variants/dice/rules/scoring.h"

#include <QCborArray>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace medici::dice {

namespace {

QString faceWord(Face face)
{
    return wordIn(goodWords[static_cast<std::size_t>(face.good)]) + QString::number(face.value);
}

QCborArray shipWords(const Ship &ship)
{
    QCborArray words;
    for (std::size_t hold = 0; hold < ship.loaded; ++hold)
        words.append(faceWord(ship.holds[hold]));
    return words;
}

Code readFace(const State &state, int die, const QString &word)
{
    QStringList faces;
    for (int value = 0; value <= 5; ++value) {
        faces += faceWord(state.face(die, value));
        if (faces.back() == word)
            return static_cast<Code>(value);
    }
    throw Fault(
        Reason::tr("Die %1 cannot show %2; its faces are %3.").arg(die).arg(quoted(word), faces.join(u", ")));
}

} // namespace

int Words::chanceLength(const Game &before) const
{
    return stateOf<Rules>(before).phase == Phase::DrawingFirst ? 1 : dice;
}

QCborMap Words::chance(const Game &before, std::span<const Code> outcomes) const
{
    const State &state = stateOf<Rules>(before);
    if (state.phase == Phase::DrawingFirst)
        return startWords(outcomes.front());
    QCborArray roll;
    for (int die = 0; die < dice; ++die)
        roll.append(faceWord(state.face(die, outcomes[static_cast<std::size_t>(die)])));
    return {{"roll", roll}};
}

std::vector<Code> Words::readChance(const Game &before, const QJsonObject &words) const
{
    const State &state = stateOf<Rules>(before);
    if (state.phase == Phase::DrawingFirst)
        return readStart(words);
    requireFields(words, {u"roll"_s});
    const QJsonArray roll = array(words[u"roll"], u"roll"_s);
    if (roll.size() != dice)
        throw Fault(Reason::tr("A roll is of %1 dice, not %2.").arg(dice).arg(roll.size()));
    std::vector<Code> values;
    for (int die = 0; die < dice; ++die)
        values.push_back(readFace(state, die, string(roll[die], u"roll"_s)));
    return values;
}

QCborMap Words::move(const Game &, Code code) const
{
    return {{"take", numbersIn(code)}};
}

Code Words::readMove(const Game &, const QJsonObject &words) const
{
    requireFields(words, {u"take"_s});
    return numbers(words[u"take"], u"take"_s, dice - 1);
}

QString Words::source(int source) const
{
    return tradeWord(source, goodWords);
}

QCborMap Words::seatScored(const Game &after, const Bill &bill, Seat seat) const
{
    const State &state = stateOf<Rules>(after);
    const int round = after.scorings();
    const BillLine ship = bill.line(seat, round, source::ship);
    const auto award = [&](std::size_t good) { return bill.line(seat, round, source::award(good)); };
    const std::span columns = std::span(goodWords).first<goods>();
    QCborMap words{{"ship", ship.figure},
                   {"shipPoints", ship.points},
                   {"crosses", byGood(columns, [&](std::size_t good) { return award(good).figure; })},
                   {"monopolies",
                    byGood(columns, [&](std::size_t good) { return goodPoints(bill, seat, round, good); })},
                   {"total", bill.total(seat, round)}};
    if (state.solo())
        words.insert("circles"_L1, byGood(columns, [&](std::size_t good) { return award(good).against; }));
    return words;
}

QCborMap Words::result(const Game &over) const
{
    QCborMap words = medici::Words::result(over);
    const State &state = stateOf<Rules>(over);
    if (state.solo())
        words.insert("rank"_L1, soloRank(state.sheets[0].total()));
    return words;
}

QCborMap Words::table(const Game &game) const
{
    const State &state = stateOf<Rules>(game);
    const std::span columns = std::span(goodWords).first<goods>();
    QCborArray roll;
    for (int die = 0; die < state.rolled; ++die)
        roll.append(faceWord(state.face(die)));
    QCborArray sheets;
    for (Seat seat = 0; seat < state.seats; ++seat) {
        const Sheet &sheet = state.sheet(seat);
        QCborArray ships;
        for (std::size_t round = 0; round <= state.round; ++round)
            ships.append(shipWords(sheet.ships[round]));
        sheets.append(QCborMap{{"ships", ships}, {"crosses", byGood(columns, [&](std::size_t good) {
                                                      return sheet.crosses[good];
                                                  })}});
    }
    QCborMap words = medici::Words::table(game);
    words.insert("spaces"_L1, state.spaces);
    words.insert("turn"_L1, state.turn);
    words.insert("active"_L1, state.active);
    words.insert("lastTurn"_L1, state.lastTurn);
    words.insert("roll"_L1, roll);
    words.insert("left"_L1, numbersIn(state.left));
    words.insert("sheets"_L1, sheets);
    if (state.solo())
        words.insert("circles"_L1, byGood(columns, [&](std::size_t good) { return state.circles[good]; }));
    return words;
}

} // namespace medici::dice
