#include "variants/auction/record.h"

#include "engine/record/fault.h"
#include "engine/record/fields.h"
#include "engine/record/json.h"
#include "variants/auction/rules/bill.h"
#include "variants/auction/rules/rules.h"

#include <QCborArray>

using namespace Qt::StringLiterals;

namespace medici::auction {

namespace {

QString cardWord(Card card)
{
    return wordIn(goodWords[static_cast<std::size_t>(card.good())]) + QString::number(card.value());
}

QCborArray cardWords(std::span<const Card> cards)
{
    QCborArray words;
    for (const Card card : cards)
        words.append(cardWord(card));
    return words;
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

QString Words::source(int source) const
{
    return source == source::start ? u"start"_s
        : source == source::spent  ? u"spent"_s
                                   : tradeWord(source, goodWords);
}

QCborMap Words::seatScored(const Game &after, const Bill &bill, Seat seat) const
{
    const int round = after.scorings();
    const BillLine ship = bill.line(seat, round, source::ship);
    const auto award = [&](std::size_t good) { return bill.line(seat, round, source::award(good)); };
    const auto bonus = [&](std::size_t good) { return bill.line(seat, round, source::bonus(good)); };
    const std::span goodsAlone = std::span(goodWords).first<goods>();
    return {{"ship", ship.figure},
            {"payment", ship.points},
            {"levels", byGood(goodsAlone, [&](std::size_t good) { return award(good).figure; })},
            {"awards", byGood(goodsAlone, [&](std::size_t good) { return award(good).points; })},
            {"bonus", byGood(goodsAlone, [&](std::size_t good) { return bonus(good).points; })},
            {"florins", bill.total(seat)}};
}

QCborMap Words::table(const Game &game) const
{
    const State &state = stateOf<Rules>(game);
    QCborMap unseen;
    state.unseen.forEach([&](Card card, int count) { unseen.insert(cardWord(card), count); });
    QCborArray houses;
    for (Seat seat = 0; seat < state.seats; ++seat) {
        const House &house = state.house(seat);
        const Ship &ship = state.ship(seat);
        houses.append(QCborMap{{"florins", house.florins},
                               {"levels",
                                byGood(std::span(goodWords).first<goods>(),
                                       [&](std::size_t good) { return house.levels[good]; })},
                               {"ship", cardWords(std::span(ship.holds).first(ship.loaded))},
                               {"paid", ship.price},
                               {"bid", state.bids[static_cast<std::size_t>(seat)]}});
    }
    QCborMap words = medici::Words::table(game);
    words.insert("spaces"_L1, state.spaces);
    words.insert("selector"_L1, state.selector);
    words.insert("group"_L1, cardWords(std::span(state.group).first(state.turned)));
    words.insert("highest"_L1, state.highest);
    if (state.leader != nobody)
        words.insert("leader"_L1, state.leader);
    words.insert("deck"_L1, state.left);
    words.insert("unseen"_L1, unseen);
    words.insert("houses"_L1, houses);
    return words;
}

} // namespace medici::auction
