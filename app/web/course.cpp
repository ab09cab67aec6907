#include "app/web/course.h"

#include "engine/view/variant.h"
#include "engine/view/view.h"

namespace medici::web {

namespace {

// 'Round 1: Anna +40, Bruno +25'
Sentence totalsOf(const Scoring &scoring, const Players &players)
{
    std::vector<Sentence> seats;
    for (std::size_t seat = 0; seat < scoring.points.size(); ++seat)
        seats.push_back(Sentence::arranged(
            scoring.points[seat] > 0 ? QStringLiteral("%1 +%2") : QStringLiteral("%1 %2"),
            {Sentence::strong(players[seat].name), QString::number(scoring.points[seat])}));
    return Sentence::arranged(QStringLiteral("%1: %2"),
                              {scoring.title, Sentence::joined(seats, QStringLiteral(", "))});
}

} // namespace

std::vector<CourseLine> courseOf(const Variant &variant, const Game &start, std::span<const Event> events,
                                 const std::vector<Step> &steps, const Players &players)
{
    using Kind = CourseLine::Kind;
    const View &view = *variant.view();
    const std::unique_ptr<Game> game = start.clone();
    std::vector<CourseLine> lines;
    Heading last;
    for (std::size_t number = 0; number < steps.size(); ++number) {
        const auto step = events.subspan(steps[number].from, steps[number].to - steps[number].from);
        const Heading heading = view.heading(*game, step.front(), players);
        if (heading.round != last.round)
            lines.push_back({Kind::Round, {nobody, heading.round}, number});
        if (heading.turn != last.turn && !heading.turn.isEmpty())
            lines.push_back({Kind::Turn, {nobody, heading.turn}, number});
        last = heading;
        lines.push_back({Kind::Event, view.describe(*game, step, players), number + 1});
        for (const Event &event : step) {
            const std::unique_ptr<Game> before = game->clone();
            game->apply(event.code);
            if (game->scorings() == before->scorings())
                continue;
            const Scoring scoring = view.scoring(*before, *game, players);
            if (!scoring.empty())
                lines.push_back({Kind::Scoring, {nobody, totalsOf(scoring, players)}, number + 1});
        }
    }
    return lines;
}

} // namespace medici::web
