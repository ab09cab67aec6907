#include "variants/card/view/view.h"

#include "variants/card/rules/prizes.h"
#include "variants/card/view/board.h"
#include "variants/card/view/eventtext.h"
#include "variants/card/view/explanations.h"
#include "variants/card/view/illustrations.h"
#include "variants/card/view/paint.h"
#include "variants/card/view/prompts.h"
#include "variants/card/view/regions.h"
#include "variants/card/view/results.h"
#include "variants/card/view/scene.h"

#include <QFile>

#include <bit>

// The pages are in a library, from which a linker takes only what is asked for.
static void loadPages()
{
    Q_INIT_RESOURCE(card_pages);
}

namespace medici::card {

namespace {

const State &stateIn(const Game &game)
{
    return stateOf<Rules>(game);
}

} // namespace

QString CardView::summary() const
{
    return Text::tr("Turn up another card, or take what lies there?");
}

std::chrono::minutes CardView::length() const
{
    return std::chrono::minutes(30);
}

QString CardView::optionHelp(std::string_view option) const
{
    if (option == "higherBonus")
        return Text::tr("A good with very many symbols pays a bonus of %1 instead of %2: from %3, with two "
                        "players from %4.")
            .arg(higherBonus.florins)
            .arg(usualBonus.florins)
            .arg(higherBonus.from)
            .arg(higherBonusForTwo.from);
    return {};
}

void CardView::illustrate(QPainter &painter, const QRectF &place, const Theme &theme) const
{
    paintIllustration(painter, place, theme);
}

std::vector<Region> CardView::layout(const Game &game, const Canvas &canvas) const
{
    return regionsOn(stateIn(game), canvas);
}

void CardView::paint(QPainter &painter, const Frame &frame) const
{
    paintBoard(painter, frame);
}

std::chrono::milliseconds CardView::duration(const Game &before, std::span<const Event> events) const
{
    switch (stateIn(before).phase) {
    case Phase::TurningUp:
        return turningTime;
    case Phase::Taking:
        return flightTime(events.empty() ? 1 : std::popcount(events.front().code));
    case Phase::DrawingFirst:
    case Phase::Deciding:
    case Phase::Over:
        break;
    }
    return {};
}

void CardView::paintThumbnail(QPainter &painter, const QRectF &place, const Game &game,
                              const Theme &theme) const
{
    paintSmall(painter, place, stateIn(game), theme);
}

std::vector<RegionId> CardView::regionsOf(const Game &game, Code code) const
{
    const Phase phase = stateIn(game).phase;
    std::vector<RegionId> regions;
    if (phase == Phase::Deciding && code == turnUp)
        regions.push_back(region::deck);
    if (phase == Phase::Taking)
        for (int place = 0; place < reach; ++place)
            if ((code >> place & 1) != 0)
                regions.push_back(region::market(place));
    return regions;
}

std::vector<Offer> CardView::offers(const Game &game, const Draft &draft) const
{
    return offersOf(stateIn(game), planOf(draft));
}

Sentence CardView::prompt(const Game &game, const Draft &draft, const Players &players) const
{
    return promptOf(stateIn(game), planOf(draft), players);
}

Note CardView::whyNot(const Game &game, const Draft &draft, RegionId region) const
{
    return refusal(stateIn(game), planOf(draft), region);
}

std::optional<RegionId> CardView::homeOf(const Game &game, RegionId region) const
{
    const State &state = stateIn(game);
    const bool card = region >= region::market(0) && region < region::market(state.marketSize);
    return card && state.phase == Phase::Taking ? std::optional(region::ship(state.active)) : std::nullopt;
}

HistoryEntry CardView::describe(const Game &before, std::span<const Event> events,
                                const Players &players) const
{
    return accountOf(stateIn(before), events.front().code, players);
}

Heading CardView::heading(const Game &before, const Event &, const Players &players) const
{
    return headingOf(stateIn(before), players);
}

QString CardView::progress(const Game &game) const
{
    const State &state = stateIn(game);
    return state.phase == Phase::Over ? Text::tr("End of the game")
                                      : Text::tr("Day %1 of %2").arg(state.day + 1).arg(days);
}

Note CardView::tooltip(const Game &game, RegionId region, const Players &players) const
{
    return tooltipOf(stateIn(game), region, players);
}

Standings CardView::standings(const Game &game, const Players &players) const
{
    return standingsOf(stateIn(game), players);
}

QString CardView::scoreName() const
{
    return Text::tr("Florins");
}

Scoring CardView::scoring(const Game &before, const Game &after, const Players &) const
{
    return scoringOf(stateIn(before), stateIn(after));
}

Result CardView::result(const Game &over, const Players &players) const
{
    return resultOf(stateIn(over), players);
}

QString CardView::rulesPage(const QString &language) const
{
    loadPages();
    QFile page(QStringLiteral(":/medici/card/rules.%1.txt").arg(language));
    return page.open(QIODevice::ReadOnly) ? QString::fromUtf8(page.readAll()) : QString();
}

QSize CardView::figureSize(const QString &figure) const
{
    return sizeOfFigure(figure);
}

void CardView::paintFigure(QPainter &painter, const QRectF &place, const QString &figure,
                           const Theme &theme) const
{
    card::paintFigure(painter, place, figure, theme);
}

} // namespace medici::card
