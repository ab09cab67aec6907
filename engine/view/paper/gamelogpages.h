#pragma once

#include "engine/view/paper/curve.h"
#include "engine/view/paper/pagesetup.h"
#include "engine/view/paper/scoresheet.h"
#include "engine/view/sentence.h"

#include <vector>

namespace medici {

class PrintSymbols;
class Translations;
class PaperPainter;
class Variant;

// The pages that tell a game, in the first language of the sheets: who stands where and how the totals
// came about, and what happened, in columns.
class GameLogPages {
public:
    GameLogPages(const Variant &variant, const Entries &entries, const PageSetup &setup,
                 const PrintSymbols &printSymbols, const Translations &translations);

    int count() const { return static_cast<int>(m_pages.size()) + (m_setup.curve ? 1 : 0); }
    void paint(PaperPainter &quill, int page) const;

private:
    struct Line {
        enum class Kind : std::uint8_t { Round, Turn, Event } kind;
        Sentence text;
    };
    struct Set { // a line where it stands on its page
        std::size_t line;
        QRectF place;
    };
    struct Row { // of the places
        QString place;
        Seat seat;
        QString remark;
        QString score;
    };

    void tell(const Variant &variant);
    void judge(const View &view);
    void setLines(PaperPainter &quill);
    QRectF inside() const;
    QRectF paintHead(PaperPainter &quill) const;
    qreal paintPlaces(PaperPainter &quill, const QRectF &place) const;

    PageSetup m_setup;
    Entries m_entries;
    QString m_title;
    QString m_heading;
    QString m_verdict;
    QString m_tie;
    std::vector<Row> m_rows;
    std::vector<Line> m_lines;
    ScoreHistory m_totals;
    std::vector<std::vector<Set>> m_pages;
};

} // namespace medici
