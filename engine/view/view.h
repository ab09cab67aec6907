#pragma once

#include "engine/rules/position.h"
#include "engine/view/draft.h"
#include "engine/view/forthcoming.h"
#include "engine/view/frame.h"
#include "engine/view/historyentry.h"
#include "engine/view/noise.h"
#include "engine/view/note.h"
#include "engine/view/region.h"
#include "engine/view/results.h"
#include "engine/view/sentence.h"

#include <QPainter>
#include <QSize>

#include <chrono>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace medici {

class ScoreSheet;
struct Highlight;

// One of the few pictures that say what a game is.
struct Glimpse {
    QString figure; // of the rules page
    QString text;
};

// What a figure that people count is called (Game::counts).
struct CountName {
    QString symbol; // an id of Symbols, or nothing
    QString text;
    QString rule; // how it is counted
};

// How a variant looks and what it says: functions of the state, without widgets and without memory, so
// that a board can be tested, printed and read aloud. Texts come in the language of the moment.
class View {
public:
    virtual ~View();

    // Before a game; what the first page shows of it is in the plug-in's listing.
    // What an option changes, in a sentence, where a table is set up like this.
    virtual QString optionHelp(std::string_view option, const Setup &setup) const = 0;
    virtual std::vector<Glimpse> glimpses() const = 0;
    // How its computer players did against each other: the table in its player folder (strength.h).
    virtual QString measuredStrength() const = 0;

    // The board.
    virtual std::vector<Region> layout(const Game &game, const Canvas &canvas) const = 0;
    virtual void paint(QPainter &painter, const Frame &frame) const = 0;
    // How long the way from one state to the next is shown, at normal speed; nothing: at once.
    virtual std::chrono::milliseconds duration(const Game &before, std::span<const Event> events) const = 0;
    // A small picture of where the game stands, for 'Continue'.
    virtual void paintThumbnail(QPainter &painter, const QRectF &place, const Game &game,
                                const Theme &theme) const = 0;

    // Choosing.
    virtual std::vector<RegionId> regionsOf(const Game &game, Code code) const = 0;
    virtual std::vector<Offer> offers(const Game &game, const Draft &draft) const = 0;
    virtual Sentence prompt(const Game &game, const Draft &draft, const Players &players) const = 0;
    // How whoever is to act passes, where several are asked one after the other.
    virtual std::optional<Passing> passing(const Game &) const { return std::nullopt; }
    // A hint in the game's own terms ('worth about 9 to you; 7 should win it'); empty: the programs' words.
    virtual Sentence advice(const Game &, const Thought &, const Players &) const { return {}; }
    // Why a region cannot be chosen now.
    virtual Note whyNot(const Game &game, const Draft &draft, RegionId region) const = 0;
    // Where a region can be dragged to choose it.
    virtual std::optional<RegionId> homeOf(const Game &game, RegionId region) const = 0;

    // What chance may bring at the beginning of a step of it, for people who have dice or cards of their own.
    virtual Forthcoming forthcoming(const Game &game, const Players &players) const = 0;
    virtual void paintOutcome(QPainter &painter, const QRectF &place, const Game &game,
                              const Outcome &outcome, const Highlight &look, const Canvas &canvas) const = 0;

    // Telling. `events` are one step: a decision, or chance events that belong together (steps.h).
    virtual HistoryEntry describe(const Game &before, std::span<const Event> events,
                                  const Players &players) const = 0;
    virtual Heading heading(const Game &before, const Event &event, const Players &players) const = 0;
    virtual Noise noise(const Game &before, const Event &event) const = 0;
    virtual QString progress(const Game &game) const = 0; // 'Round 2 of 3'
    virtual Note tooltip(const Game &game, RegionId region, const Players &players) const = 0;
    virtual Standings standings(const Game &game, const Players &players) const = 0;
    virtual QString scoreName() const = 0; // 'Points'
    // An amount of what the score counts, not a whole one: '4.0 points'.
    virtual QString amount(double points) const = 0;
    virtual QString nameOfSource(int source) const = 0; // of the bill: 'the ship', 'dye'
    // What one move brings more than another, or less if it is negative, from a source of the bill, in the
    // game's own terms: 'the ship brings 4.0 points less'.
    virtual QString change(int source, double points) const = 0;
    // Empty unless the step from before to after scored a round.
    virtual Scoring scoring(const Game &before, const Game &after, const Players &players) const = 0;
    virtual Result result(const Game &over, const Players &players) const = 0;
    virtual CountName nameOfCount(int) const { return {}; }

    // Of a table that is set up (position.h): what a field is called, without whose it is; what can stand in
    // it, 'fur 4', and the figure of the rules pages that shows that, if there is one.
    virtual QString nameOfField(const Field &) const { return {}; }
    virtual QString nameOfStanding(const Field &, int) const { return {}; }
    virtual QString figureOf(const Field &, int) const { return {}; }
    // What hard players made of a deal alone, by the ends of their games, where a mean score would say
    // little; empty: the mean score.
    virtual QString par(std::span<const std::shared_ptr<const Game>>) const { return {}; }

    // The rules page in a language ('en', 'pl'), and the figures in it.
    virtual QString rulesPage(const QString &language) const = 0;
    // The statements that a thing on the board rests on. Every statement matters somewhere on the board.
    virtual QStringList rulesOf(const Game &game, RegionId region) const = 0;
    virtual QSize figureSize(const QString &figure) const = 0;
    virtual void paintFigure(QPainter &painter, const QRectF &place, const QString &figure,
                             const Theme &theme) const = 0;

    // What players write on at a real table (paper/scoresheet.h); null for a variant without.
    virtual const ScoreSheet *scoreSheet() const { return nullptr; }
};

} // namespace medici
