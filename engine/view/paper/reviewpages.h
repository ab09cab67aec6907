#pragma once

#include "engine/review/judgement.h"
#include "engine/view/paper/pagesetup.h"
#include "engine/view/paper/scoresheet.h"
#include "engine/view/sentence.h"

#include <memory>
#include <vector>

namespace medici {

class PrintSymbols;
class Translations;
class PaperPainter;
class Variant;
class View;

// The pages that say what a game's decisions cost, in the first language of the sheets: the chances to win
// through the game, luck and decisions apart, and the worst moments on their boards.
class ReviewPages {
public:
    ReviewPages(const Variant &variant, const Entries &entries, const Findings &findings,
                const PageSetup &setup, const PrintSymbols &printSymbols, const Translations &translations);

    int count() const { return static_cast<int>(m_pages.size()); }
    void paint(PaperPainter &quill, int page) const;

private:
    struct Moment {
        Judgement judgement;
        std::unique_ptr<Game> before;
        QString heading;
        std::vector<Sentence> words; // what was played, what was best, what it cost, and why
    };
    struct Set { // a moment where it stands on its page
        std::size_t moment;
        QRectF place;
    };

    void read(const View &view, const Findings &findings);
    Moment momentOf(const View &view, const Judgement &judgement) const;
    void set(PaperPainter &quill);
    QRectF inside() const;
    qreal overview() const;
    qreal boardWidth() const;
    void paintTable(PaperPainter &quill, const QRectF &place) const;
    void paintMoment(PaperPainter &quill, const Moment &moment, const QRectF &place) const;
    void paintBoard(PaperPainter &quill, const Moment &moment, const QRectF &place) const;

    PageSetup m_setup;
    Entries m_entries;
    const View &m_view;
    QString m_title;
    std::vector<Judgement> m_judgements;       // in the order of the game
    std::vector<Moment> m_moments;             // the worst first
    std::vector<std::vector<QString>> m_table; // heads, then a row a seat
    QString m_caption;                         // of the boards
    QString m_against;                         // whom costs are measured against
    std::vector<std::vector<Set>> m_pages;
};

} // namespace medici
