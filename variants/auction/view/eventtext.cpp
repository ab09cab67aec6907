#include "variants/auction/view/eventtext.h"

#include "engine/view/goods.h"
#include "variants/auction/view/view.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace medici::auction {

namespace {

// How a sale ended, after what was said last.
Sentence saleWords(const Sale &sale, Seat speaker, const Players &players)
{
    const Sentence group = Sentence::listed(cardsWords(sale.group));
    if (sale.buyer == nobody)
        return Sentence::arranged(Text::tr("The group is discarded: %1."), {group});
    if (sale.buyer == speaker)
        return Sentence::arranged(Text::tr("The bid wins %1."), {group});
    return Sentence::arranged(Text::tr("%1 buys %2 for %3."),
                              {strongNameOf(sale.buyer, players), group, QString::number(sale.price)});
}

Sentence withSale(Sentence sentence, const State &before, Code code, const Players &players)
{
    if (const std::optional<Sale> sale = saleBy(before, code)) {
        sentence += Sentence(u" "_s);
        sentence += saleWords(*sale, before.phase == Phase::Bidding ? before.mover : nobody, players);
    }
    return sentence;
}

Seat lastOpen(const State &state)
{
    Seat seat = 0;
    while (state.free(seat) == 0)
        ++seat;
    return seat;
}

} // namespace

QString nameOf(Good good)
{
    return nameOfGood(goodWords[indexOf(good)]);
}

QString nameOf(Card card)
{
    return Text::tr("%1 %2", "a good and its value").arg(nameOf(card.good())).arg(card.value());
}

QString symbolOf(Good good)
{
    return symbolOfGood(goodWords[indexOf(good)]);
}

QString florins(int count)
{
    return Text::tr("%n florin(s)", nullptr, count);
}

Sentence cardWords(Card card)
{
    Sentence words = Sentence::symbol(symbolOf(card.good()), nameOf(card.good()));
    return words += Text::tr(" %1", "the value after its good").arg(card.value());
}

std::vector<Sentence> cardsWords(std::span<const Card> cards)
{
    std::vector<Sentence> words;
    for (const Card card : cards)
        words.push_back(cardWords(card));
    return words;
}

std::optional<Sale> saleBy(const State &before, Code code)
{
    if (before.phase != Phase::Turning && before.phase != Phase::Selecting && before.phase != Phase::Bidding)
        return std::nullopt;
    State after = before;
    Rules::apply(after, code);
    if (after.turned != 0)
        return std::nullopt;
    Sale sale;
    sale.group.assign(before.group.begin(), before.group.begin() + before.turned);
    if (before.phase == Phase::Turning)
        sale.group.emplace_back(int{code});
    if (before.phase == Phase::Bidding) {
        const bool raised = code > before.highest;
        sale.buyer = raised ? before.mover : before.leader;
        sale.price = raised ? code : before.highest;
    }
    return sale;
}

HistoryEntry Looks::describe(const State &before, std::span<const Event> events, const Players &players)
{
    const Code code = events.front().code;
    switch (before.phase) {
    case Phase::DrawingFirst: {
        const auto first = static_cast<Seat>(code);
        return {first, Sentence::arranged(Text::tr("%1 begins."), {strongNameOf(first, players)})};
    }
    case Phase::Turning: {
        const Sentence turned = Sentence::arranged(
            Text::tr("%1 turns up %2."), {strongNameOf(before.selector, players), cardWords(Card(code))});
        return {before.selector, withSale(turned, before, code, players)};
    }
    case Phase::Selecting: {
        const QString pattern =
            code == draw ? Text::tr("%1 wants another card.") : Text::tr("%1 offers the group.");
        return {before.mover,
                withSale(Sentence::arranged(pattern, {strongNameOf(before.mover, players)}), before, code,
                         players)};
    }
    case Phase::Bidding: {
        const Sentence name = strongNameOf(before.mover, players);
        const Sentence said = code > before.highest
            ? Sentence::arranged(Text::tr("%1 bids %2."), {name, QString::number(code)})
            : Sentence::arranged(Text::tr("%1 passes."), {name});
        return {before.mover, withSale(said, before, code, players)};
    }
    case Phase::Filling: {
        const Seat last = lastOpen(before);
        return {last,
                Sentence::arranged(Text::tr("%1 loads %2 for nothing."),
                                   {strongNameOf(last, players), cardWords(Card(code))})};
    }
    case Phase::Over:
        break;
    }
    return {};
}

} // namespace medici::auction
