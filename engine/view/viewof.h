#pragma once

#include "engine/view/boardpainter.h"
#include "engine/view/illustrations.h"
#include "engine/view/view.h"

#include <QFile>

#include <algorithm>

namespace medici {

// The view of a variant whose looks are static functions of its state, as its rules are: each function of
// View is asked of `Looks` with the state itself. None may be missing, so a slip of the pen does not build.
// Besides, Looks names its Rules and its id; the rules page is found by that.
template <class Looks>
class ViewOf : public View {
public:
    QString optionHelp(std::string_view option, const Setup &setup) const override
    {
        return Looks::optionHelp(option, setup);
    }
    std::vector<Glimpse> glimpses() const override { return Looks::glimpses(); }
    QString measuredStrength() const override { return page(QStringLiteral("strength.md")); }

    std::vector<Region> layout(const Game &game, const Canvas &canvas) const override
    {
        return Looks::layout(in(game), canvas);
    }
    void paint(QPainter &painter, const Frame &frame) const override { Looks::paint(painter, frame); }
    std::chrono::milliseconds duration(const Game &before, std::span<const Event> events) const override
    {
        return Looks::duration(in(before), events);
    }
    void paintThumbnail(QPainter &painter, const QRectF &place, const Game &game,
                        const Theme &theme) const override
    {
        Looks::paintThumbnail(painter, place, in(game), theme);
    }

    std::vector<RegionId> regionsOf(const Game &game, Code code) const override
    {
        return Looks::regionsOf(in(game), code);
    }
    std::vector<Offer> offers(const Game &game, const Draft &draft) const override
    {
        return Looks::offers(in(game), draft);
    }
    Sentence prompt(const Game &game, const Draft &draft, const Players &players) const override
    {
        return Looks::prompt(in(game), draft, players);
    }
    std::optional<Passing> passing(const Game &game) const override { return Looks::passing(in(game)); }
    Sentence advice(const Game &game, const Thought &thought, const Players &players) const override
    {
        return Looks::advice(in(game), thought, players);
    }
    Note whyNot(const Game &game, const Draft &draft, RegionId region) const override
    {
        return Looks::whyNot(in(game), draft, region);
    }
    std::optional<RegionId> homeOf(const Game &game, RegionId region) const override
    {
        return Looks::homeOf(in(game), region);
    }

    Forthcoming forthcoming(const Game &game, const Players &players) const override
    {
        Forthcoming forthcoming = Looks::forthcoming(in(game));
        if (game.place().of == Place::Of::Beginning)
            forthcoming.outcomes = seatsThatMayBegin(game, players);
        return forthcoming;
    }
    void paintOutcome(QPainter &painter, const QRectF &place, const Game &game, const Outcome &outcome,
                      const Highlight &look, const Canvas &canvas) const override
    {
        BoardPainter pencil(painter, *canvas.theme, Scale(1, canvas.textScale));
        if (game.place().of == Place::Of::Beginning)
            paintBeginner(pencil, place, canvas.players[outcome.code].arms, look);
        else
            Looks::paintOutcome(pencil, place, in(game), outcome, look);
    }

    HistoryEntry describe(const Game &before, std::span<const Event> events,
                          const Players &players) const override
    {
        return Looks::describe(in(before), events, players);
    }
    Heading heading(const Game &before, const Event &, const Players &players) const override
    {
        return Looks::heading(in(before), players);
    }
    Noise noise(const Game &before, const Event &event) const override
    {
        return Looks::noise(in(before), event);
    }
    QString progress(const Game &game) const override { return Looks::progress(in(game)); }
    Note tooltip(const Game &game, RegionId region, const Players &players) const override
    {
        return Looks::tooltip(in(game), region, players);
    }
    Standings standings(const Game &game, const Players &players) const override
    {
        return Looks::standings(in(game), players);
    }
    QString scoreName() const override { return Looks::scoreName(); }
    QString amount(double points) const override { return Looks::amount(points); }
    QString nameOfSource(int source) const override { return Looks::nameOfSource(source); }
    QString change(int source, double points) const override { return Looks::change(source, points); }
    Scoring scoring(const Game &before, const Game &after, const Players &) const override
    {
        return Looks::scoring(in(before), in(after));
    }
    Result result(const Game &over, const Players &players) const override
    {
        return Looks::result(in(over), players);
    }
    CountName nameOfCount([[maybe_unused]] int what) const override
    {
        if constexpr (requires { Looks::Rules::countUp; })
            return Looks::nameOfCount(what);
        else
            return {};
    }
    QString nameOfField([[maybe_unused]] const Field &field) const override
    {
        if constexpr (Arrangeable<typename Looks::Rules>)
            return Looks::nameOfField(field);
        else
            return {};
    }
    QString nameOfStanding([[maybe_unused]] const Field &field, [[maybe_unused]] int code) const override
    {
        if constexpr (Arrangeable<typename Looks::Rules>)
            return Looks::nameOfStanding(field, code);
        else
            return {};
    }
    QString figureOf([[maybe_unused]] const Field &field, [[maybe_unused]] int code) const override
    {
        if constexpr (Arrangeable<typename Looks::Rules>)
            return Looks::figureOf(field, code);
        else
            return {};
    }
    QString par(std::span<const std::shared_ptr<const Game>> ends) const override
    {
        std::vector<typename Looks::Rules::State> states;
        for (const std::shared_ptr<const Game> &end : ends)
            states.push_back(in(*end));
        return Looks::par(states);
    }

    QString rulesPage(const QString &language) const override
    {
        return page(QStringLiteral("rules.%1.txt").arg(language));
    }
    QStringList rulesOf(const Game &game, RegionId region) const override
    {
        return Looks::rulesOf(in(game), region);
    }
    QSize figureSize(const QString &figure) const override { return Looks::figureSize(Figure(figure)); }
    void paintFigure(QPainter &painter, const QRectF &place, const QString &figure,
                     const Theme &theme) const override
    {
        const Figure shown(figure);
        const QSizeF size = Looks::figureSize(shown);
        if (size.isEmpty())
            return;
        const qreal unit = std::min(place.width() / size.width(), place.height() / size.height());
        BoardPainter pencil(painter, theme, Scale(unit));
        Looks::paintFigure(pencil, place, shown);
    }

    const ScoreSheet *scoreSheet() const override { return Looks::scoreSheet(); }

private:
    static QString page(const QString &name)
    {
        QFile page(QStringLiteral(":/medici/%1/%2").arg(QLatin1StringView(Looks::id), name));
        return page.open(QIODevice::ReadOnly) ? QString::fromUtf8(page.readAll()) : QString();
    }
    static const auto &in(const Game &game) { return stateOf<typename Looks::Rules>(game); }
};

} // namespace medici
