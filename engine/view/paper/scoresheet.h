#pragma once

#include "engine/rules/game.h"
#include "engine/rules/setup.h"
#include "engine/view/frame.h"
#include "engine/view/pluginmetadata.h"

#include <QDate>
#include <QSizeF>
#include <QString>

#include <functional>
#include <span>
#include <vector>

namespace medici {

class PaperPainter;

// What stands on a sheet besides what is printed: names perhaps, or a game as far as it has come.
struct Entries {
    Names title;                        // of the game
    Setup setup;                        // seats and options, of an empty sheet as well
    Players players;                    // by seat; a line to write on where a name is empty
    QDate date;                         // a line to write on where it is invalid
    const Game *start = nullptr;        // null on an empty sheet
    const Game *game = nullptr;         // as it stands after the events; null on an empty sheet
    std::span<const Event> events = {}; // from start to game

    bool blank() const { return game == nullptr; }
};

// Plays the entries once more, for what the state does not keep (a price paid, what a day brought):
// calls visit(before, event, after) with R's states.
template <GameRules R, class Visit>
void follow(const Entries &entries, Visit visit)
{
    if (entries.start == nullptr)
        return;
    typename R::State state = stateOf<R>(*entries.start);
    for (const Event &event : entries.events) {
        const typename R::State before = state;
        R::apply(state, event.code);
        visit(before, event, state);
    }
}

// A shape that a sheet can take. It is drawn at full size, in millimetres, and scaled to its place on the
// page as a whole; letters of a form with the aid should be 2.6 mm at least.
struct SheetForm {
    QSizeF size;        // what it needs; drawn, it may be larger in one direction, where the place is
    bool aided = false; // the scoring aid is on it
};

// A line of the scoring aid: 'Ship', '2 players 20, 0; 3: 30, 15, 0.'
struct AidLine {
    QString heading;
    QString text;
};

// Another paper that belongs on the table, such as a table of prices.
struct Extra {
    QString name;
    QSizeF size;
    std::function<void(PaperPainter &quill, QSizeF size)> paint;
};

// A variant's score sheet: functions of what stands on it, for screen, printer and files alike. What it
// says comes in the language of the moment; PaperPainter::say asks for a text in each language of the style.
class ScoreSheet {
public:
    virtual ~ScoreSheet();

    virtual int playersPerSheet(const Setup &) const { return 1; }
    // A wide and a high one, each with and without the aid, serve every page.
    virtual std::vector<SheetForm> forms(const Setup &setup) const = 0;
    // Draws the sheet of these seats from (0, 0) to form.size.
    virtual void paint(PaperPainter &quill, const SheetForm &form, const Entries &entries,
                       std::span<const Seat> seats) const = 0;
    virtual std::vector<AidLine> aid(const Setup &setup) const = 0;
    virtual std::vector<Extra> extras(const Setup &) const { return {}; }
};

} // namespace medici
