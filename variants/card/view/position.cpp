#include "variants/card/rules/position.h"

#include "variants/card/view/eventtext.h"
#include "variants/card/view/view.h"

using namespace Qt::StringLiterals;

namespace medici::card {

QString Looks::nameOfField(const Field &field)
{
    if (field.key == field::dayKey)
        return Text::tr("Day");
    if (field.key == field::activeKey)
        return Text::tr("Whose turn it is");
    if (field.key == field::phaseKey)
        return Text::tr("What comes next");
    if (field.key == field::marketKey)
        return Text::tr("Market");
    if (field.key == field::turnedKey)
        return Text::tr("Turned up in this turn");
    return Text::tr("Ship of day %1").arg(field.round);
}

// Short enough to be typed: two symbols are 'x2', a green flag is 'g', as in records.
QString Looks::nameOfStanding(const Field &field, int code)
{
    if (field.key == field::phaseKey)
        switch (phases[static_cast<std::size_t>(code)]) {
        case Phase::Deciding:
            return Text::tr("Turn up a card, or take");
        case Phase::Taking:
            return Text::tr("Cards are taken");
        default:
            return Text::tr("A card is turned up");
        }
    const auto kind = static_cast<Kind>(code);
    const Card &card = cardOf(kind);
    if (card.neutral())
        return nameOf(kind);
    const QString mark = card.symbols == 2 ? u"x2"_s : card.flag() ? u"g"_s : QString();
    return u"%1 %2%3"_s.arg(nameOf(card.good)).arg(card.value).arg(mark);
}

QString Looks::figureOf(const Field &field, int code)
{
    return field.kind == Field::Kind::Pieces ? u"cards:"_s + wordInFigures(static_cast<Kind>(code))
                                             : QString();
}

} // namespace medici::card
