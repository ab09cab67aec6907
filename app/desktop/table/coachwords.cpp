#include "app/desktop/table/coachwords.h"

#include "app/desktop/table/coach.h"
#include "engine/rules/ranges.h"
#include "engine/view/board.h"
#include "engine/view/draft.h"
#include "engine/view/reasons.h"
#include "engine/view/view.h"

#include <QCoreApplication>
#include <QLocale>

#include <optional>

namespace medici::desktop {

namespace {

struct CoachTexts {
    Q_DECLARE_TR_FUNCTIONS(Coach)
};

Sentence told(Code code, const CoachedTable &table)
{
    const Event move{table.game.actor(), code};
    return table.view.describe(table.game, {&move, 1}, table.players).sentence;
}

// What the best move has over the next best, as far as it is beyond doubt.
Sentence advantage(const Coach &coach, const CoachedTable &table)
{
    const Judgement *next = coach.advice().nextBest();
    return next == nullptr ? Sentence(CoachTexts::tr("No other move was worth comparing."))
                           : advantageOver(*next, table.game, table.view, table.players);
}

Sentence whatToLookAt(const Coach &coach, const CoachedTable &table)
{
    const Judgement *next = coach.advice().nextBest();
    if (next == nullptr || !surelyCosts(*next))
        return CoachTexts::tr("Hint: it is close here. Press again for more.");
    const std::vector<Sentence> counts = whatCounts(*next, table.view);
    return counts.empty()
        ? Sentence(CoachTexts::tr("Hint: no single part of the score stands out. Press again for more."))
        : Sentence::arranged(CoachTexts::tr("Hint: what counts here: %1. Press again for more."),
                             {Sentence::listed(counts)});
}

// One thing on the board that the move takes and others do not.
std::optional<QString> pieceOf(Code code, const CoachedTable &table)
{
    const Draft always = obligatory(table.view, table.game);
    const std::vector<Region> board =
        table.view.layout(table.game, {boardDesign, nullptr, table.players, table.game.actor()});
    for (const RegionId id : table.view.regionsOf(table.game, code))
        if (const Region *region = regionById(board, id); region != nullptr && !always.contains(id))
            return region->name;
    return std::nullopt;
}

Sentence aPiece(const Coach &coach, const CoachedTable &table)
{
    if (const std::optional<QString> piece = pieceOf(coach.advice().best->code, table))
        return Sentence::arranged(CoachTexts::tr("Hint: part of the move: %1. Press again for the move."),
                                  {Sentence::strong(*piece)});
    return Sentence::arranged(CoachTexts::tr("Hint: %1 Press again for the move.", "a reason"),
                              {advantage(coach, table)});
}

Sentence theMove(const Coach &coach, const CoachedTable &table)
{
    const Thought &thought = *coach.advice().best;
    if (Sentence advice = table.view.advice(table.game, thought, table.players); !advice.empty())
        return advice;
    const Sentence move = told(thought.code, table);
    if (thought.simulations == 0 && !thought.exact)
        return Sentence::arranged(CoachTexts::tr("Hint: %1"), {move});
    const double points = thought.scores[static_cast<std::size_t>(table.game.actor())];
    return Sentence::arranged(
        CoachTexts::tr("Hint: %1 Expected final score (%2): %3.",
                       "the second is what counts, such as 'points'"),
        {move, table.view.scoreName().toLower(), Sentence::strong(QLocale().toString(points, 'f', 1))});
}

} // namespace

Sentence hintWords(const Coach &coach, const CoachedTable &table)
{
    switch (coach.given()) {
    case 0:
        return {};
    case 1:
        return whatToLookAt(coach, table);
    case 2:
        return aPiece(coach, table);
    default:
        return Sentence::joined({theMove(coach, table), advantage(coach, table)}, QStringLiteral(" "));
    }
}

Sentence warningWords(const Coach &coach, const CoachedTable &table)
{
    const Judgement &judgement = *coach.warning();
    const int seats = table.game.seats();
    if (coach.shown())
        return Sentence::arranged(
            CoachTexts::tr("Better: %1 %2", "a move, and why"),
            {told(judgement.best, table), reasonOf(judgement, table.game, table.view, table.players)});
    return CoachTexts::tr("Careful, a blunder. Cost: %1.").arg(costWords(judgement.cost, seats, table.view));
}

} // namespace medici::desktop
