#include "app/desktop/table/coachwords.h"

#include "app/desktop/table/coach.h"
#include "app/desktop/table/gameinprogress.h"
#include "engine/rules/ranges.h"
#include "engine/view/board.h"
#include "engine/view/draft.h"
#include "engine/view/reasons.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"

#include <QCoreApplication>
#include <QLocale>

#include <optional>

namespace medici::desktop {

namespace {

struct CoachTexts {
    Q_DECLARE_TR_FUNCTIONS(Coach)
};

const Game &tableOf(const GameInProgress &game)
{
    return game.session().game();
}

Sentence told(Code code, const GameInProgress &game)
{
    const Event move{tableOf(game).actor(), code};
    return game.variant().view()->describe(tableOf(game), {&move, 1}, game.players()).sentence;
}

// What the best move has over the next best, as far as it is beyond doubt.
Sentence advantage(const Coach &coach, const GameInProgress &game)
{
    const Judgement *next = coach.advice().nextBest();
    return next == nullptr ? Sentence(CoachTexts::tr("No other move was worth comparing."))
                           : advantageOver(*next, tableOf(game), *game.variant().view(), game.players());
}

Sentence whatToLookAt(const Coach &coach, const GameInProgress &game)
{
    const Judgement *next = coach.advice().nextBest();
    if (next == nullptr || !surelyCosts(*next))
        return CoachTexts::tr("Hint: it is close here. Press again for more.");
    const std::vector<Sentence> counts = whatCounts(*next, *game.variant().view());
    return counts.empty()
        ? Sentence(CoachTexts::tr("Hint: no single part of the score stands out. Press again for more."))
        : Sentence::arranged(CoachTexts::tr("Hint: what counts here: %1. Press again for more."),
                             {Sentence::listed(counts)});
}

// One thing on the board that the move takes and others do not.
std::optional<QString> pieceOf(Code code, const GameInProgress &game)
{
    const View &view = *game.variant().view();
    const Draft always = obligatory(view, tableOf(game));
    const std::vector<Region> board =
        view.layout(tableOf(game), {boardDesign, nullptr, game.players(), tableOf(game).actor()});
    for (const RegionId id : view.regionsOf(tableOf(game), code))
        if (const Region *region = regionById(board, id); region != nullptr && !always.contains(id))
            return region->name;
    return std::nullopt;
}

Sentence aPiece(const Coach &coach, const GameInProgress &game)
{
    if (const std::optional<QString> piece = pieceOf(coach.advice().best->code, game))
        return Sentence::arranged(CoachTexts::tr("Hint: part of the move: %1. Press again for the move."),
                                  {Sentence::strong(*piece)});
    return Sentence::arranged(CoachTexts::tr("Hint: %1 Press again for the move.", "a reason"),
                              {advantage(coach, game)});
}

Sentence theMove(const Coach &coach, const GameInProgress &game)
{
    const Thought &thought = *coach.advice().best;
    const View &view = *game.variant().view();
    if (Sentence advice = view.advice(tableOf(game), thought, game.players()); !advice.empty())
        return advice;
    const Sentence move = told(thought.code, game);
    if (thought.simulations == 0 && !thought.exact)
        return Sentence::arranged(CoachTexts::tr("Hint: %1"), {move});
    const double points = thought.scores[static_cast<std::size_t>(tableOf(game).actor())];
    return Sentence::arranged(
        CoachTexts::tr("Hint: %1 Expected final score (%2): %3.",
                       "the second is what counts, such as 'points'"),
        {move, view.scoreName().toLower(), Sentence::strong(QLocale().toString(points, 'f', 1))});
}

} // namespace

Sentence hintWords(const Coach &coach, const GameInProgress &game)
{
    switch (coach.given()) {
    case 0:
        return {};
    case 1:
        return whatToLookAt(coach, game);
    case 2:
        return aPiece(coach, game);
    default:
        return Sentence::joined({theMove(coach, game), advantage(coach, game)}, QStringLiteral(" "));
    }
}

Sentence warningWords(const Coach &coach, const GameInProgress &game)
{
    const Judgement &judgement = *coach.warning();
    const View &view = *game.variant().view();
    const int seats = tableOf(game).seats();
    if (coach.shown())
        return Sentence::arranged(
            CoachTexts::tr("Better: %1 %2", "a move, and why"),
            {told(judgement.best, game), reasonOf(judgement, tableOf(game), view, game.players())});
    return CoachTexts::tr("Careful, a blunder. Cost: %1.").arg(costWords(judgement.cost, seats, view));
}

} // namespace medici::desktop
