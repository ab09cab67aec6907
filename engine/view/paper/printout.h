#pragma once

#include "engine/view/paper/gamelogpages.h"
#include "engine/view/paper/pagesetup.h"
#include "engine/view/paper/reviewpages.h"
#include "engine/view/paper/scoresheet.h"

#include <QStringList>

#include <memory>
#include <optional>
#include <vector>

class QPainter;

namespace medici {

class PrintSymbols;
class Translations;
class PaperPainter;
class Variant;

// What is to be printed: empty sheets of a variant, or a game of it up to some event.
struct Subject {
    const Variant *variant = nullptr; // it has a score sheet
    Names title;
    Setup setup;
    Players players;       // without names, empty sheets have a line to write on
    QStringList languages; // each player's own, of sheets that are one player's; empty: the page's
    QDate date;
    QString deal; // what the luck comes from, and its seal, as far as they are there to be told
    QString seal;
    std::shared_ptr<const Game> start; // null for empty sheets
    std::vector<Event> events;
    Findings findings; // of its review, if there is one
};

// The pages that come out: for the preview, the printer and files alike.
class Printout {
public:
    Printout(Subject subject, const PageSetup &setup, const PrintSymbols &printSymbols,
             const Translations &translations);
    ~Printout();

    const PageSetup &setup() const { return m_setup; }
    const Subject &subject() const { return m_subject; }
    // Whether sheets come in other languages than the rest.
    bool ownLanguages() const;
    QSizeF pageSize() const { return sizeOf(m_setup); }
    // Without copies, which are the printer's or the file's to make.
    int pages() const { return static_cast<int>(m_pages.size()); }

    // One unit of the painter is a millimetre. Texts that did not fit are added to `cut`.
    void paint(QPainter &painter, int page, QStringList *cut = nullptr) const;

private:
    enum class Kind : std::uint8_t { Sheets, Aids, Extras, Course, Review };
    struct Page {
        Kind kind;
        int first = 0; // sheet, extra or page of the course or review
        int count = 0; // of sheets or extras on it
    };

    Entries entries() const;
    void compose();
    std::vector<Seat> seatsOf(int sheet) const;
    int sheets() const;
    SheetStyle styleOf(int sheet) const;
    QStringList luckLines(const PaperPainter &quill, qreal width) const;
    void paintSheets(QPainter &painter, const Page &page, QStringList *cut) const;
    void paintAids(QPainter &painter, const Page &page, QStringList *cut) const;
    void paintExtras(PaperPainter &quill, const Page &page) const;
    void paintCuts(PaperPainter &quill) const;

    Subject m_subject;
    PageSetup m_setup;
    const PrintSymbols &m_printSymbols;
    const Translations &m_translations;
    const ScoreSheet &m_sheet;
    std::unique_ptr<Game> m_game;
    std::vector<Extra> m_extras;
    std::optional<GameLogPages> m_course;
    std::optional<ReviewPages> m_review;
    std::vector<Page> m_pages;
};

} // namespace medici
