#include "variants/gemstones/view/eventtext.h"
#include "variants/gemstones/view/faces.h"
#include "variants/gemstones/view/view.h"

#include <array>
#include <bit>

namespace medici::gemstones {

namespace {

struct Letter {
    const char *text;
    const char *remark;
};

constexpr PerGem<Letter> keys{{
    QT_TRANSLATE_NOOP3("gemstones", "q", "key for quartz"),
    QT_TRANSLATE_NOOP3("gemstones", "r", "key for ruby"),
    QT_TRANSLATE_NOOP3("gemstones", "e", "key for emerald"),
    QT_TRANSLATE_NOOP3("gemstones", "s", "key for sapphire"),
    QT_TRANSLATE_NOOP3("gemstones", "c", "key for citrine"),
    QT_TRANSLATE_NOOP3("gemstones", "d", "key for diamond"),
}};

// The events of the roll that are of these dice: one for each die that is rolled, in their order.
std::uint32_t placesAmong(DiceSet rolling, DiceSet kind)
{
    std::uint32_t places = 0;
    std::uint32_t place = 1;
    forEachIn(rolling, [&](int die) {
        places |= contains(kind, die) ? place : 0;
        place <<= 1;
    });
    return places;
}

} // namespace

Forthcoming Looks::forthcoming(const State &state)
{
    if (state.phase == Phase::DrawingFirst)
        return {{}, QStringLiteral("G4")};
    Forthcoming forthcoming{{}, QStringLiteral("G5")};
    const std::uint32_t coloured = placesAmong(state.rolling, gemDice);
    const std::uint32_t numbered = placesAmong(state.rolling, numberDice);
    for (std::size_t gem = 0; gem < gems && coloured != 0; ++gem)
        forthcoming.outcomes.push_back({static_cast<Code>(gem),
                                        coloured,
                                        Text::tr(keys[gem].text, keys[gem].remark),
                                        {},
                                        shortNameOf(static_cast<Gem>(gem))});
    for (int side = 0; side < sides && numbered != 0; ++side) {
        const QString number = QString::number(side + 1);
        forthcoming.outcomes.push_back({static_cast<Code>(side), numbered, number, {}, number});
    }
    return forthcoming;
}

void Looks::paintOutcome(BoardPainter &pencil, const QRectF &place, const State &state,
                         const Outcome &outcome, const Highlight &look)
{
    if ((outcome.places & placesAmong(state.rolling, gemDice)) != 0)
        paintDie(pencil, place, faceOf(static_cast<Gem>(outcome.code)), look);
    else
        paintDie(pencil, place, faceOf(outcome.code + 1), look);
}

} // namespace medici::gemstones
