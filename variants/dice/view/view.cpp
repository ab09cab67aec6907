#include "variants/dice/view/view.h"

#include "variants/dice/view/board.h"
#include "variants/dice/view/eventtext.h"
#include "variants/dice/view/explanations.h"
#include "variants/dice/view/illustrations.h"
#include "variants/dice/view/paint.h"
#include "variants/dice/view/prompts.h"
#include "variants/dice/view/regions.h"
#include "variants/dice/view/results.h"
#include "variants/dice/view/scene.h"

#include <QFile>

#include <bit>

// The pages are in a library, from which a linker takes only what is asked for.
static void loadPages()
{
    Q_INIT_RESOURCE(dice_pages);
}

namespace medici::dice {

namespace {

const State &stateIn(const Game &game)
{
    return stateOf<Rules>(game);
}

} // namespace

QString DiceView::summary() const
{
    return Text::tr("Roll, load, and leave little to the others.");
}

std::chrono::minutes DiceView::length() const
{
    return std::chrono::minutes(30);
}

QString DiceView::optionHelp(std::string_view option) const
{
    if (option == "shipSpaces")
        return Text::tr("How many dice a ship holds. More spaces make longer rounds and fuller columns.");
    return {};
}

void DiceView::illustrate(QPainter &painter, const QRectF &place, const Theme &theme) const
{
    paintIllustration(painter, place, theme);
}

std::vector<Region> DiceView::layout(const Game &game, const Canvas &canvas) const
{
    return regionsOn(stateIn(game), canvas);
}

void DiceView::paint(QPainter &painter, const Frame &frame) const
{
    paintBoard(painter, frame);
}

std::chrono::milliseconds DiceView::duration(const Game &before, std::span<const Event> events) const
{
    switch (stateIn(before).phase) {
    case Phase::Rolling:
        return std::chrono::milliseconds(400);
    case Phase::Choosing:
    case Phase::Following:
        return flightTime(events.empty() ? 0 : std::popcount(events.front().code));
    case Phase::DrawingFirst:
    case Phase::Over:
        break;
    }
    return {};
}

void DiceView::paintThumbnail(QPainter &painter, const QRectF &place, const Game &game,
                              const Theme &theme) const
{
    paintSmall(painter, place, stateIn(game), theme);
}

std::vector<RegionId> DiceView::regionsOf(const Game &game, Code code) const
{
    std::vector<RegionId> regions;
    const Phase phase = stateIn(game).phase;
    if (phase == Phase::Choosing || phase == Phase::Following)
        for (int die = 0; die < dice; ++die)
            if ((code >> die & 1) != 0)
                regions.push_back(region::die(die));
    return regions;
}

std::vector<Offer> DiceView::offers(const Game &game, const Draft &draft) const
{
    return offersOf(stateIn(game), setOf(draft));
}

Sentence DiceView::prompt(const Game &game, const Draft &draft, const Players &players) const
{
    return promptOf(stateIn(game), setOf(draft), players);
}

Note DiceView::whyNot(const Game &game, const Draft &draft, RegionId region) const
{
    return refusal(stateIn(game), setOf(draft), region);
}

std::optional<RegionId> DiceView::homeOf(const Game &game, RegionId region) const
{
    const State &state = stateIn(game);
    if (region >= dice || Rules::actor(state) < 0)
        return std::nullopt;
    return region::ship(state.mover);
}

HistoryEntry DiceView::describe(const Game &before, std::span<const Event> events,
                                const Players &players) const
{
    return accountOf(stateIn(before), events, players);
}

Heading DiceView::heading(const Game &before, const Event &, const Players &players) const
{
    return headingOf(stateIn(before), players);
}

QString DiceView::progress(const Game &game) const
{
    const State &state = stateIn(game);
    return state.phase == Phase::Over ? Text::tr("End of the game")
                                      : Text::tr("Round %1 of %2").arg(state.round + 1).arg(rounds);
}

Note DiceView::tooltip(const Game &game, RegionId region, const Players &players) const
{
    return tooltipOf(stateIn(game), region, players);
}

Standings DiceView::standings(const Game &game, const Players &players) const
{
    return standingsOf(stateIn(game), players);
}

QString DiceView::scoreName() const
{
    return Text::tr("Points");
}

Scoring DiceView::scoring(const Game &before, const Game &after, const Players &) const
{
    return scoringOf(stateIn(before), stateIn(after));
}

Result DiceView::result(const Game &over, const Players &players) const
{
    return resultOf(stateIn(over), players);
}

QString DiceView::rulesPage(const QString &language) const
{
    loadPages();
    QFile page(QStringLiteral(":/medici/dice/rules.%1.txt").arg(language));
    return page.open(QIODevice::ReadOnly) ? QString::fromUtf8(page.readAll()) : QString();
}

QSize DiceView::figureSize(const QString &figure) const
{
    return sizeOfFigure(figure);
}

void DiceView::paintFigure(QPainter &painter, const QRectF &place, const QString &figure,
                           const Theme &theme) const
{
    dice::paintFigure(painter, place, figure, theme);
}

} // namespace medici::dice
