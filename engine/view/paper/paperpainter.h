#pragma once

#include "engine/view/paper/sheetstyle.h"
#include "engine/view/sentence.h"
#include "engine/view/translations.h"

#include <QColor>
#include <QFont>
#include <QPainter>
#include <QRectF>
#include <QStringList>

#include <cstdint>

namespace medici {

class PrintSymbols;

// How words look on paper; the size in millimetres.
struct Lettering {
    qreal size = 3;
    bool bold = false;
    Qt::Alignment align = Qt::AlignLeft | Qt::AlignVCenter;
    bool title = false;   // in the serif
    bool written = false; // by a player's hand, not printed
};

enum class Weight : std::uint8_t { Hair, Line, Strong, Thick }; // 0.2, 0.3, 0.5 and 0.9 mm

// A pen for paper: draws and writes in millimetres, in the style that was chosen, and notes down words that
// did not fit.
class PaperPainter {
public:
    // One unit of the painter must be a millimetre.
    PaperPainter(QPainter &painter, const PrintSymbols &printSymbols, const Translations &translations,
                 const SheetStyle &style, QStringList *cut = nullptr);

    QPainter &painter() { return m_painter; }
    const SheetStyle &style() const { return m_style; }
    const PrintSymbols &printSymbols() const { return m_printSymbols; }
    const Translations &translations() const { return m_translations; }
    QColor ink() const;     // of what is printed
    QColor writing() const; // of what a player's hand adds
    qreal width(Weight weight) const;

    // A text in each language of the sheet; alike texts once. Call it with what says the text:
    // sayEach([] { return Text::tr("ship"); })
    template <class Say>
    QStringList sayEach(Say say) const
    {
        QStringList texts;
        for (const QString &language : m_style.languages)
            if (const QString text = m_translations.in(language, say); !texts.contains(text))
                texts << text;
        return texts;
    }
    // The same in one line: 'statek / ship'.
    template <class Say>
    QString say(Say say) const
    {
        return sayEach(say).join(QStringLiteral(" / "));
    }

    qreal width(const QString &text, const Lettering &lettering) const;
    qreal lineHeight(const Lettering &lettering) const;
    // The largest size up to the lettering's, and not under two thirds of it, in which all fit the width.
    Lettering fitting(const QStringList &texts, qreal width, Lettering lettering) const;

    // One line; smaller where it has to be, and noted down and cut where even that is too long.
    void write(const QRectF &place, const QString &text, const Lettering &lettering = {});
    // Several texts above each other, such as one in two languages, as one block.
    void writeStack(const QRectF &place, const QStringList &texts, const Lettering &lettering = {});
    // A name somebody chose: smaller or cut where it is too long, without complaint.
    void writeName(const QRectF &place, const QString &name, const Lettering &lettering = {});
    // Broken into lines, strong words bold. Gives the height it took.
    qreal writeLines(const QRectF &place, const Sentence &text, const Lettering &lettering = {});
    qreal height(const Sentence &text, qreal width, const Lettering &lettering = {}) const;

    void line(QPointF from, QPointF to, Weight weight = Weight::Line);
    void dashes(QPointF from, QPointF to);
    void frame(const QRectF &place, qreal radius = 0, Weight weight = Weight::Line);
    void path(const QPainterPath &path, Weight weight = Weight::Line);
    // A wash of colour behind what counts more; only in colour.
    void wash(const QRectF &place, qreal radius = 0);
    // A good, gem or coat of arms as the style has it: hatched, coloured or in outline.
    void symbol(const QString &id, const QRectF &place);

private:
    QFont font(const Lettering &lettering) const;
    void writeLine(const QRectF &place, const QString &text, const Lettering &lettering);
    void note(const QString &text);

    QPainter &m_painter;
    const PrintSymbols &m_printSymbols;
    const Translations &m_translations;
    const SheetStyle &m_style;
    QStringList *m_cut;
};

} // namespace medici
