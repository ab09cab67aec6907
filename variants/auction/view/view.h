#pragma once

#include "engine/view/viewof.h"
#include "variants/auction/rules/rules.h"

namespace medici::auction {

// How the game looks and what it says; each function stands in the file that it is listed under.
struct Looks {
    using Rules = auction::Rules;
    static constexpr const char *id = "auction";

    // view.cpp
    static std::vector<Glimpse> glimpses();
    static QString optionHelp(std::string_view, const Setup &) { return {}; } // there are no options
    static QString scoreName();
    static QString amount(double points);
    static QString nameOfSource(int source);
    static QString change(int source, double points);
    static QString progress(const State &state);
    static Noise noise(const State &before, const Event &event);
    static std::vector<RegionId> regionsOf(const State &state, Code code);
    static std::optional<RegionId> homeOf(const State &, RegionId) { return std::nullopt; }
    static std::chrono::milliseconds duration(const State &before, std::span<const Event> events);

    // illustrations.cpp
    static void paintThumbnail(QPainter &painter, const QRectF &place, const State &state,
                               const Theme &theme);
    static QSize figureSize(const Figure &figure);
    static void paintFigure(BoardPainter &pencil, const QRectF &place, const Figure &figure);

    // regions.cpp and paint.cpp
    static std::vector<Region> layout(const State &state, const Canvas &canvas);
    static void paint(QPainter &painter, const Frame &frame);

    // eventtext.cpp
    static HistoryEntry describe(const State &before, std::span<const Event> events, const Players &players);

    // forthcoming.cpp
    static Forthcoming forthcoming(const State &state);
    static void paintOutcome(BoardPainter &pencil, const QRectF &place, const State &state,
                             const Outcome &outcome, const Highlight &look);

    // statements.cpp
    static QStringList rulesOf(const State &state, RegionId region);

    // prompts.cpp
    static Heading heading(const State &before, const Players &players);
    static Sentence prompt(const State &state, const Draft &draft, const Players &players);
    static std::vector<Offer> offers(const State &state, const Draft &draft);
    static std::optional<Passing> passing(const State &state);
    static Sentence advice(const State &state, const Thought &thought, const Players &players);

    // explanations.cpp and results.cpp
    static Note tooltip(const State &state, RegionId region, const Players &players);
    static Note whyNot(const State &state, const Draft &draft, RegionId region);
    static Standings standings(const State &state, const Players &players);
    static Scoring scoring(const State &before, const State &after);
    static Result result(const State &over, const Players &players);
    static CountName nameOfCount(int what);
    static QString par(const std::vector<State> &) { return {}; } // the score says it

    // position.cpp
    static QString nameOfField(const Field &field);
    static QString nameOfStanding(const Field &field, int code);
    static QString figureOf(const Field &field, int code);

    // texttable.cpp, for terminals
    static QString table(const State &state, const Players &players);

    // paper/scoresheet.cpp
    static const ScoreSheet *scoreSheet();
};

using View = ViewOf<Looks>;

} // namespace medici::auction
