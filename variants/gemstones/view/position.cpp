#include "variants/gemstones/rules/position.h"

#include "engine/rules/ranges.h"
#include "variants/gemstones/view/eventtext.h"
#include "variants/gemstones/view/view.h"

using namespace Qt::StringLiterals;

namespace medici::gemstones {

QString Looks::nameOfField(const Field &field)
{
    if (field.key == field::roundKey)
        return Text::tr("Round");
    if (field.key == field::firstKey)
        return Text::tr("First player");
    if (field.key == field::activeKey)
        return Text::tr("Whose turn it is");
    if (field.key == field::gemsKey)
        return Text::tr("Gem dice");
    if (field.key == field::numbersKey)
        return Text::tr("Number dice");
    if (field.key == field::keptKey)
        return Text::tr("Sets of three");
    if (field.key == field::pairsKey)
        return Text::tr("Pairs made in this turn");
    if (field.key == field::toPlayKey)
        return Text::tr("Pairs next");
    if (field.key == field::sortedKey)
        return Text::tr("Sorted at the end of the last own turn");
    if (field.part.empty())
        return Text::tr("Sheet");
    const auto gem = static_cast<Gem>(ranges::find(gemKeys, field.part) - gemKeys.begin());
    return Text::tr("%1: numbers from the top", "%1 is a gem").arg(atStart(gem));
}

QString Looks::nameOfStanding(const Field &field, int code)
{
    if (field.key == field::activeKey)
        return Text::tr("Fictional player, seat %1").arg(code + 1);
    if (field.key == field::keptKey)
        return code == 0 ? Text::tr("May still be rolled again") : Text::tr("Kept");
    if (field.key == field::sortedKey)
        return code == 0 ? Text::tr("No") : Text::tr("Yes");
    if (field.key == field::gemsKey)
        return shortNameOf(static_cast<Gem>(code));
    if (field.key == field::pairsKey)
        return u"%1 %2"_s.arg(shortNameOf(static_cast<Gem>(code / sides))).arg(code % sides + 1);
    return QString::number(code + 1);
}

QString Looks::figureOf(const Field &field, int code)
{
    if (field.key == field::gemsKey)
        return u"dice:"_s + QString::fromLatin1(gemKeys[static_cast<std::size_t>(code)].data());
    return field.key == field::numbersKey || field.key == field::columnKey ? u"dice:%1"_s.arg(code + 1)
                                                                           : QString();
}

} // namespace medici::gemstones
