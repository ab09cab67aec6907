#include "variants/template/view/board.h"
#include "variants/template/view/eventtext.h"
#include "variants/template/view/view.h"

namespace medici::pig {

Heading Looks::heading(const State &before, const Players &players)
{
    if (before.phase == Phase::DrawingFirst)
        return {Text::tr("Set-up"), {}};
    return {Text::tr("The game"), Text::tr("%1's turn").arg(nameOf(before.active, players))};
}

Sentence Looks::prompt(const State &state, const Draft &, const Players &players)
{
    if (state.phase == Phase::Over)
        return Text::tr("The game is over.");
    if (state.phase != Phase::Deciding)
        return Text::tr("The die is rolling.");
    return Sentence::arranged(
        Text::tr("%1: roll again, or hold and keep %2?"),
        {strongNameOf(state.active, players), Sentence::strong(QString::number(state.turn))});
}

std::vector<Offer> Looks::offers(const State &state, const Draft &draft)
{
    if (state.phase != Phase::Deciding)
        return {};
    Offer again;
    again.label = Text::tr("Roll again");
    again.description = Text::tr("A 1 loses the points of this turn.");
    again.key = QKeySequence(Qt::Key_R);
    again.code = roll;
    again.main = draft.contains(region::die);
    Offer keep;
    keep.label = Text::tr("Hold");
    keep.description = Text::tr("Keeps the points of this turn and passes the die on.");
    keep.key = QKeySequence(Qt::Key_O);
    keep.code = hold;
    keep.main = !again.main;
    return {again, keep};
}

} // namespace medici::pig
