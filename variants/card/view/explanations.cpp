#include "variants/card/view/explanations.h"

#include "variants/card/rules/bill.h"
#include "variants/card/rules/scoring.h"
#include "variants/card/view/board.h"
#include "variants/card/view/eventtext.h"
#include "variants/card/view/scene.h"
#include "variants/card/view/view.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace medici::card {

namespace {

QString reached(const BillLine &bonus)
{
    return bonus.points == 0
        ? QString()
        : u' ' + Text::tr("%n symbols: bonus %1.", nullptr, bonus.figure).arg(bonus.points);
}

QString ruleOf(const BillLine &line)
{
    return u'C' + QString::number(line.rule);
}

QString kindsLeft(const State &state, Good good)
{
    QStringList lines;
    for (std::size_t kind = 0; kind < kinds; ++kind)
        if (cards[kind].good == good)
            lines << summand(nameOf(static_cast<Kind>(kind)), state.deck[kind]);
    return lines.join(u'\n');
}

Note deckNote(const State &state)
{
    QStringList lines{Text::tr("%n card(s) in the deck", nullptr, state.deckLeft)};
    for (const Good good : {Good::Spice, Good::Dye, Good::Grain, Good::Fur, Good::Cloth, Good::None}) {
        QStringList words;
        for (std::size_t kind = 0; kind < kinds; ++kind)
            if (const Card &card = cards[kind]; card.good == good && state.deck[kind] > 0) {
                const QString name = good == Good::None ? nameOf(static_cast<Kind>(kind))
                    : card.symbols == 2                 ? Text::tr("%1 (2 symbols)", "a card").arg(card.value)
                    : card.flag()                       ? Text::tr("%1 (flag)", "a card").arg(card.value)
                                                        : QString::number(card.value);
                words << Text::tr("%1 × %2", "how many cards of what kind").arg(state.deck[kind]).arg(name);
            }
        if (!words.isEmpty())
            lines << (good == Good::None ? Text::tr("neutral") : nameOf(good)) + u": "_s
                    + words.join(u", "_s);
    }
    return {lines.join(u'\n'), u"C3"_s};
}

Note cardNote(const State &state, int place)
{
    const Card &card = cardOf(state.fromEnd(place));
    QStringList lines{nameOf(state.fromEnd(place))};
    lines << summand(Text::tr("on the ship's value"), card.value);
    if (!card.neutral())
        lines << Text::tr("%n symbol(s) of %1", nullptr, card.symbols).arg(nameOf(card.good));
    else
        lines << Text::tr("leaves the game in the evening");
    lines << (card.flag() ? Text::tr("takes no space") : Text::tr("takes one space"));
    return {lines.join(u'\n'), card.flag() ? u"C2"_s : card.neutral() ? u"C15"_s : u"C1"_s};
}

Note coveredNote(const State &state, int shown)
{
    QStringList lines{Text::tr("The oldest cards in the market:")};
    for (int place = state.marketSize - 1; place >= shown; --place)
        lines << nameOf(state.fromEnd(place));
    return {lines.join(u'\n'), u"C7"_s};
}

Note shipNote(const State &state, Seat seat)
{
    const Ship &ship = state.ship(seat);
    QStringList lines;
    for (const Kind kind : ship.cargo())
        lines << summand(nameOf(kind), cardOf(kind).value);
    lines << summand(Text::tr("ship value"), ship.value);
    lines << Text::tr("%n free space(s)", nullptr, state.free(seat));
    if (state.phase != Phase::Over) {
        lines << Text::tr("If the day ended now:");
        lines << paymentReason(Rules::billNow(state), seat, Rules::round(state), state).text;
    }
    return {lines.join(u'\n'), u"C13"_s};
}

Note goodNote(const State &state, Seat seat, Good good, const Players &players)
{
    QStringList lines;
    int aboard = 0;
    for (const Kind kind : state.ship(seat).cargo())
        aboard += cardOf(kind).good == good ? cardOf(kind).symbols : 0;
    lines << summand(Text::tr("symbols in the warehouse"), state.house(seat).warehouse[indexOf(good)]);
    if (aboard > 0)
        lines << summand(Text::tr("on the ship"), aboard);
    const Bill bill = Rules::billNow(state);
    const int round = Rules::round(state);
    for (Seat other = 0; other < state.seats; ++other)
        if (other != seat)
            lines << summand(nameOf(other, players), bill.line(other, round, source::award(good)).figure);
    if (state.phase != Phase::Over)
        lines << Text::tr("If the day ended now:");
    const Note reason = goodReason(bill, seat, round, good, state);
    lines << reason.text;
    return {lines.join(u'\n'), reason.rule};
}

Note florinsNote(const State &state, Seat seat)
{
    QStringList lines;
    const Bill bill = Rules::bill(state);
    for (int round = 1; round <= Rules::scorings(state); ++round) {
        const int ship = bill.line(seat, round, source::ship).points;
        lines << summand(Text::tr("day %1, ship").arg(round), ship);
        lines << summand(Text::tr("day %1, goods").arg(round), bill.total(seat, round) - ship);
    }
    lines << summand(Text::tr("florins"), state.house(seat).florins);
    return {lines.join(u'\n'), u"C21"_s};
}

} // namespace

Note paymentReason(const Bill &bill, Seat seat, int round, const State &state)
{
    const BillLine ship = bill.line(seat, round, source::ship);
    const Standing &standing = ship.standing;
    if (!standing.shared())
        return {Text::tr("%1, ship worth %2: %3.", "a place")
                    .arg(placeName(standing.place()))
                    .arg(ship.figure)
                    .arg(ship.points),
                ruleOf(ship)};
    return {Text::tr("Places %1 to %2, ships worth %3: %4, split %5 ways and rounded down to a multiple of "
                     "%6: %7 each.")
                .arg(standing.place())
                .arg(standing.last())
                .arg(ship.figure)
                .arg(sumOfPrizes(state.edition.shipPrizes, standing))
                .arg(standing.level)
                .arg(shareStep)
                .arg(ship.points),
            ruleOf(ship)};
}

Note goodReason(const Bill &bill, Seat seat, int round, Good good, const State &state)
{
    const BillLine award = bill.line(seat, round, source::award(good));
    const BillLine bonus = bill.line(seat, round, source::bonus(good));
    const Standing &standing = award.standing;
    const auto &prizes = state.edition.goodPrizes;
    const QString extra = reached(bonus);
    if (award.figure == 0)
        return {Text::tr("No symbol, no florins."), ruleOf(award)};
    if (!award.placed)
        return {Text::tr("%n player(s) have more symbols: nothing.", nullptr, standing.ahead) + extra,
                ruleOf(bonus.points == 0 ? award : bonus)};
    if (!standing.shared())
        return {(standing.ahead == 0 ? Text::tr("Most symbols: %1.") : Text::tr("Second most symbols: %1."))
                        .arg(award.points)
                    + extra,
                ruleOf(award)};
    return {
        (standing.ahead == 0
             ? Text::tr("Most symbols, tied: %1, split %2 ways and rounded down to a multiple of %3: %4.")
             : Text::tr(
                 "Second most symbols, tied: %1, split %2 ways and rounded down to a multiple of %3: %4."))
                .arg(sumOfPrizes(prizes, standing))
                .arg(standing.level)
                .arg(shareStep)
                .arg(award.points)
            + extra,
        ruleOf(award)};
}

QString awardWords(const Edition &edition)
{
    return Text::tr("Most symbols of a good: %1 florins; second most: %2.")
        .arg(edition.goodPrizes[0])
        .arg(edition.goodPrizes[1]);
}

QString bonusWords(const Edition &edition, bool higher)
{
    const QString words =
        Text::tr("%n or more symbols: bonus %1.", nullptr, edition.bonusFrom).arg(edition.bonusFlorins);
    return higher ? words + u' '
            + Text::tr("%n or more: %1.", nullptr, edition.higherBonusFrom).arg(edition.higherBonusFlorins)
                  : words;
}

Note Looks::tooltip(const State &state, RegionId region, const Players &players)
{
    if (region == region::deck)
        return deckNote(state);
    if (region == region::covered)
        return coveredNote(state, reach);
    if (region >= region::market(0) && region < region::market(state.marketSize))
        return cardNote(state, region - region::market(0));
    if (region >= region::left(Good::Spice) && region <= region::left(Good::None))
        return {Text::tr("Still in the deck:") + u'\n'
                    + kindsLeft(state, static_cast<Good>(region - region::left(Good::Spice))),
                u"C3"_s};
    if (region < region::ofSeat(0, 0) || region >= region::ofSeat(static_cast<Seat>(state.seats), 0))
        return {};
    const auto seat = static_cast<Seat>((region - region::ofSeat(0, 0)) / 100);
    const int offset = region % 100;
    if (offset < goods)
        return goodNote(state, seat, static_cast<Good>(offset), players);
    return region == region::ship(seat) ? shipNote(state, seat) : florinsNote(state, seat);
}

Note Looks::whyNot(const State &state, const Draft &draft, RegionId region)
{
    const bool card = region >= region::market(0) && region < region::market(state.marketSize);
    if (region != region::deck && !card)
        return {};
    switch (state.phase) {
    case Phase::Over:
        return {Text::tr("The game is over."), u"C21"_s};
    case Phase::DrawingFirst:
    case Phase::TurningUp:
        return {Text::tr("A card is being turned up."), u"C5"_s};
    case Phase::Deciding:
        return {Text::tr("First stop turning up cards; then choose."), u"C5"_s};
    case Phase::Taking:
        break;
    }
    if (region == region::deck)
        return state.deckLeft == 0 ? Note{Text::tr("The deck is empty."), u"C12"_s}
            : state.turned == mostTurnedUp
            ? Note{Text::tr("%n cards have been turned up: no more this turn.", nullptr, mostTurnedUp),
                   u"C5"_s}
            : Note{Text::tr("You have stopped turning up cards; now choose some."), u"C5"_s};
    const int place = region - region::market(0);
    if (place >= reach)
        return {Text::tr("Only the last %n cards in the market can be taken.", nullptr, reach), u"C7"_s};
    int space = cardOf(state.fromEnd(place)).space;
    for (const Kind kind : kindsAt(state, static_cast<PlaceSet>(planOf(draft).places | 1)))
        space += cardOf(kind).space;
    if (space > state.free(state.active))
        return {Text::tr("It does not fit: the ship has %n free space(s), and the last card must be taken.",
                         nullptr, state.free(state.active)),
                u"C9"_s};
    return {};
}

} // namespace medici::card
