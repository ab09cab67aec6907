#pragma once

#include "engine/view/sentence.h"
#include "engine/view/theme.h"

#include <QFont>
#include <QPainter>
#include <QRectF>
#include <QStringList>

#include <vector>

namespace medici {

// How words look; sizes in design pixels.
struct TextStyle {
    qreal size = 14;
    bool bold = false;
    Role role = Role::Ink;
    Qt::Alignment align = Qt::AlignLeft | Qt::AlignVCenter;
    bool title = false; // in the serif
};

// Sizes of type, in design pixels.
inline constexpr qreal noteSize = 12;
inline constexpr qreal bodySize = 14;
inline constexpr qreal promptSize = 16;

// How large things and words are on one canvas. Designs are drawn for 1280 × 800; lengths follow the
// window, words follow the person's text size as well, and no word is smaller than 12 pixels.
class Scale {
public:
    explicit Scale(qreal length = 1, qreal text = 1) : m_length(length), m_text(text) {}

    qreal operator()(qreal design) const { return m_length * design; }
    qreal textScale() const { return m_text; }

    QFont font(const TextStyle &style) const;
    // The largest letters in which a text fits, from those that are asked for down to those of the usual text
    // size.
    QFont fontFor(const QString &text, qreal width, const TextStyle &style) const;
    qreal width(const QString &text, const TextStyle &style) const;
    qreal width(const Sentence &sentence, const TextStyle &style) const;
    qreal lineHeight(const TextStyle &style) const;
    // How high a text is when it is broken into lines of this width.
    qreal height(const QString &text, qreal width, const TextStyle &style) const;

private:
    qreal m_length;
    qreal m_text;
};

// A painter that knows the theme and the scale, writes words and notes down those that did not fit.
class BoardPainter : public Scale {
public:
    BoardPainter(QPainter &painter, const Theme &theme, const Scale &scale, QStringList *elided = nullptr);

    QPainter &painter() { return m_painter; }
    const Theme &theme() const { return m_theme; }
    QColor color(Role role) const { return m_theme.color(role); }

    // One line.
    void write(const QRectF &place, const QString &text, const TextStyle &style);
    // The longest of several ways to say it that fits; the last may be empty.
    void writeFitting(const QRectF &place, const QStringList &ways, const TextStyle &style);
    void writeFittingSentence(const QRectF &place, const std::vector<Sentence> &ways, const TextStyle &style);
    // A title in the serif, as large as it may be between two sizes.
    void writeTitle(const QRectF &place, const QString &title, qreal size, qreal least);
    // A name somebody chose: cut where it is too long, without complaint.
    void writeName(const QRectF &place, const QString &name, const TextStyle &style);
    // Broken into lines. False, and nothing is drawn, when it does not fit and `optional` is set.
    bool writeLines(const QRectF &place, const QString &text, const TextStyle &style, bool optional = false);
    // With strong words bold, and symbols for words where a sentence has them.
    void write(const QRectF &place, const Sentence &sentence, const TextStyle &style);
    // A figure as large as a piece wants it, whatever the text size.
    void writeFigure(const QRectF &place, const QString &figure, qreal pixels, const QColor &color,
                     Qt::Alignment align = Qt::AlignCenter);

    void symbol(const QString &id, const QRectF &place);
    void sign(const QString &id, const QRectF &place, Role role);

    void line(QPointF from, QPointF to, Role role, qreal width = 1);

    // The place with its edges on whole device pixels.
    QRectF crisp(const QRectF &place) const;

private:
    void note(const QString &text);

    QPainter &m_painter;
    const Theme &m_theme;
    QStringList *m_elided;
};

} // namespace medici
