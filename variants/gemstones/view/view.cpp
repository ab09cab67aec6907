#include "variants/gemstones/view/view.h"

#include "variants/gemstones/view/board.h"
#include "variants/gemstones/view/eventtext.h"
#include "variants/gemstones/view/explanations.h"
#include "variants/gemstones/view/illustrations.h"
#include "variants/gemstones/view/paint.h"
#include "variants/gemstones/view/prompts.h"
#include "variants/gemstones/view/regions.h"
#include "variants/gemstones/view/results.h"
#include "variants/gemstones/view/scene.h"

#include <QFile>

// The pages are in a library, from which a linker takes only what is asked for.
static void loadPages()
{
    Q_INIT_RESOURCE(gemstones_pages);
}

namespace medici::gemstones {

namespace {

const State &stateIn(const Game &game)
{
    return stateOf<Rules>(game);
}

} // namespace

QString GemstonesView::summary() const
{
    return Text::tr("Pair gems with numbers until all sums rise from left to right.");
}

std::chrono::minutes GemstonesView::length() const
{
    return std::chrono::minutes(30);
}

QString GemstonesView::optionHelp(std::string_view) const
{
    return {};
}

void GemstonesView::illustrate(QPainter &painter, const QRectF &place, const Theme &theme) const
{
    paintIllustration(painter, place, theme);
}

std::vector<Region> GemstonesView::layout(const Game &game, const Canvas &canvas) const
{
    return regionsOn(stateIn(game), canvas);
}

void GemstonesView::paint(QPainter &painter, const Frame &frame) const
{
    paintBoard(painter, frame);
}

std::chrono::milliseconds GemstonesView::duration(const Game &before, std::span<const Event>) const
{
    switch (stateIn(before).phase) {
    case Phase::Rolling:
        return rollTime;
    case Phase::Pairing:
    case Phase::Following:
        return flightTime;
    case Phase::DrawingFirst:
    case Phase::Offered:
    case Phase::Over:
        break;
    }
    return {};
}

void GemstonesView::paintThumbnail(QPainter &painter, const QRectF &place, const Game &game,
                                   const Theme &theme) const
{
    paintSmall(painter, place, stateIn(game), theme);
}

std::vector<RegionId> GemstonesView::regionsOf(const Game &game, Code code) const
{
    std::vector<RegionId> regions;
    const State &state = stateIn(game);
    if (Rules::actor(state) >= 0)
        forEachDie(code < firstPair ? code : pairOf(code).set(),
                   [&](int die) { regions.push_back(region::die(die)); });
    return regions;
}

std::vector<Offer> GemstonesView::offers(const Game &game, const Draft &draft) const
{
    return offersOf(stateIn(game), setOf(draft));
}

Sentence GemstonesView::prompt(const Game &game, const Draft &draft, const Players &players) const
{
    return promptOf(stateIn(game), setOf(draft), players);
}

Sentence GemstonesView::advice(const Game &game, const Thought &thought, const Players &) const
{
    return adviceOf(stateIn(game), thought);
}

Note GemstonesView::whyNot(const Game &game, const Draft &draft, RegionId region) const
{
    return refusal(stateIn(game), setOf(draft), region);
}

std::optional<RegionId> GemstonesView::homeOf(const Game &game, RegionId region) const
{
    const State &state = stateIn(game);
    if (region >= dice || !choosingPair(state))
        return std::nullopt;
    return region::box(state.phase == Phase::Pairing ? state.paired : 0);
}

HistoryEntry GemstonesView::describe(const Game &before, std::span<const Event> events,
                                     const Players &players) const
{
    return accountOf(stateIn(before), events, players);
}

Heading GemstonesView::heading(const Game &before, const Event &, const Players &players) const
{
    return headingOf(stateIn(before), players);
}

QString GemstonesView::progress(const Game &game) const
{
    const State &state = stateIn(game);
    return state.phase == Phase::Over ? Text::tr("End of the game")
                                      : Text::tr("Round %1").arg(state.round + 1);
}

Note GemstonesView::tooltip(const Game &game, RegionId region, const Players &players) const
{
    return tooltipOf(stateIn(game), region, players);
}

Standings GemstonesView::standings(const Game &game, const Players &players) const
{
    return standingsOf(stateIn(game), players);
}

QString GemstonesView::scoreName() const
{
    return Text::tr("Disorder");
}

Scoring GemstonesView::scoring(const Game &before, const Game &after, const Players &) const
{
    return evaluationOf(stateIn(before), stateIn(after));
}

Result GemstonesView::result(const Game &over, const Players &players) const
{
    return resultOf(stateIn(over), players);
}

QString GemstonesView::rulesPage(const QString &language) const
{
    loadPages();
    QFile page(QStringLiteral(":/medici/gemstones/rules.%1.txt").arg(language));
    return page.open(QIODevice::ReadOnly) ? QString::fromUtf8(page.readAll()) : QString();
}

QSize GemstonesView::figureSize(const QString &figure) const
{
    return sizeOfFigure(figure);
}

void GemstonesView::paintFigure(QPainter &painter, const QRectF &place, const QString &figure,
                                const Theme &theme) const
{
    gemstones::paintFigure(painter, place, figure, theme);
}

} // namespace medici::gemstones
