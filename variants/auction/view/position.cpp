#include "variants/auction/rules/position.h"

#include "engine/view/goods.h"
#include "variants/auction/view/eventtext.h"
#include "variants/auction/view/view.h"

namespace medici::auction {

QString Looks::nameOfField(const Field &field)
{
    if (field.key == field::dayKey)
        return Text::tr("Day");
    if (field.key == field::phaseKey)
        return Text::tr("What comes next");
    if (field.key == field::selectorKey)
        return Text::tr("Selector");
    if (field.key == field::groupKey)
        return Text::tr("Group");
    if (field.key == field::toBidKey)
        return Text::tr("To bid");
    if (field.key == field::discardedKey)
        return Text::tr("Discarded today");
    if (field.key == field::bidKey)
        return Text::tr("Bid");
    return field.key == field::priceKey ? Text::tr("Paid on day %1").arg(field.round)
                                        : Text::tr("Ship of day %1").arg(field.round);
}

QString Looks::nameOfStanding(const Field &field, int code)
{
    if (field.key != field::phaseKey)
        return nameOf(Card(code));
    switch (phases[static_cast<std::size_t>(code)]) {
    case Phase::Selecting:
        return Text::tr("The selector decides whether to turn up another");
    case Phase::Bidding:
        return Text::tr("A bid");
    case Phase::Filling:
        return Text::tr("A card for the last ship with space");
    default:
        return Text::tr("A card for the group");
    }
}

QString Looks::figureOf(const Field &field, int code)
{
    if (field.kind != Field::Kind::Pieces)
        return {};
    const Card card(code);
    return QStringLiteral("cards:")
        + numbered(goodWords[static_cast<std::size_t>(card.good())], card.value());
}

} // namespace medici::auction
