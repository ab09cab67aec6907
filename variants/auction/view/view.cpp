#include "variants/auction/view/view.h"

#include "variants/auction/view/eventtext.h"
#include "variants/auction/view/explanations.h"
#include "variants/auction/view/illustrations.h"
#include "variants/auction/view/paint.h"
#include "variants/auction/view/prompts.h"
#include "variants/auction/view/regions.h"
#include "variants/auction/view/results.h"
#include "variants/auction/view/scene.h"

#include <QFile>

// The pages are in a library, from which a linker takes only what is asked for.
static void loadPages()
{
    Q_INIT_RESOURCE(auction_pages);
}

namespace medici::auction {

namespace {

const State &stateIn(const Game &game)
{
    return stateOf<Rules>(game);
}

} // namespace

QString AuctionView::summary() const
{
    return Text::tr("Bid for cargo, fill your ship, lead in the goods that pay.");
}

std::chrono::minutes AuctionView::length() const
{
    return std::chrono::minutes(60);
}

QString AuctionView::optionHelp(std::string_view) const
{
    return {};
}

void AuctionView::illustrate(QPainter &painter, const QRectF &place, const Theme &theme) const
{
    paintIllustration(painter, place, theme);
}

std::vector<Region> AuctionView::layout(const Game &game, const Canvas &canvas) const
{
    return regionsOn(stateIn(game), canvas);
}

void AuctionView::paint(QPainter &painter, const Frame &frame) const
{
    paintBoard(painter, frame);
}

std::chrono::milliseconds AuctionView::duration(const Game &before, std::span<const Event> events) const
{
    return events.empty() ? std::chrono::milliseconds(0) : wayOf(stateIn(before), events.front().code);
}

void AuctionView::paintThumbnail(QPainter &painter, const QRectF &place, const Game &game,
                                 const Theme &theme) const
{
    paintSmall(painter, place, stateIn(game), theme);
}

std::vector<RegionId> AuctionView::regionsOf(const Game &, Code) const
{
    return {}; // every decision is an amount or a button
}

std::vector<Offer> AuctionView::offers(const Game &game, const Draft &) const
{
    return offersOf(stateIn(game));
}

Sentence AuctionView::prompt(const Game &game, const Draft &, const Players &players) const
{
    return promptOf(stateIn(game), players);
}

Sentence AuctionView::advice(const Game &game, const Thought &thought, const Players &players) const
{
    return adviceOf(stateIn(game), thought, players);
}

Note AuctionView::whyNot(const Game &game, const Draft &, RegionId region) const
{
    return refusal(stateIn(game), region);
}

std::optional<RegionId> AuctionView::homeOf(const Game &, RegionId) const
{
    return std::nullopt;
}

HistoryEntry AuctionView::describe(const Game &before, std::span<const Event> events,
                                   const Players &players) const
{
    return events.empty() ? HistoryEntry{} : tell(stateIn(before), events.front().code, namesOf(players));
}

Heading AuctionView::heading(const Game &before, const Event &, const Players &players) const
{
    return headingOf(stateIn(before), players);
}

QString AuctionView::progress(const Game &game) const
{
    const State &state = stateIn(game);
    return state.phase == Phase::Over ? Text::tr("End of the game")
                                      : Text::tr("Day %1 of %2").arg(state.day + 1).arg(days);
}

Note AuctionView::tooltip(const Game &game, RegionId region, const Players &players) const
{
    return tooltipOf(stateIn(game), region, players);
}

Standings AuctionView::standings(const Game &game, const Players &players) const
{
    return standingsOf(stateIn(game), players);
}

QString AuctionView::scoreName() const
{
    return Text::tr("Florins");
}

Scoring AuctionView::scoring(const Game &before, const Game &after, const Players &) const
{
    return scoringOf(stateIn(before), stateIn(after));
}

Result AuctionView::result(const Game &over, const Players &players) const
{
    return resultOf(stateIn(over), players);
}

QString AuctionView::rulesPage(const QString &language) const
{
    loadPages();
    QFile page(QStringLiteral(":/medici/auction/rules.%1.txt").arg(language));
    return page.open(QIODevice::ReadOnly) ? QString::fromUtf8(page.readAll()) : QString();
}

QSize AuctionView::figureSize(const QString &figure) const
{
    return sizeOfFigure(figure);
}

void AuctionView::paintFigure(QPainter &painter, const QRectF &place, const QString &figure,
                              const Theme &theme) const
{
    auction::paintFigure(painter, place, figure, theme);
}

} // namespace medici::auction
