#pragma once

#include "engine/view/sentence.h"

#include <QFont>
#include <QRectF>

#include <vector>

class QPainter;

namespace medici {
class Theme;
}

namespace medici::desktop {

// A sentence broken into lines of a width, with its symbols among the words.
class SentenceText {
public:
    SentenceText(const Sentence &sentence, const QFont &font, qreal width);

    QSizeF size() const { return m_size; }
    void draw(QPainter &painter, QPointF place, const QColor &ink, const Theme &theme) const;

private:
    struct Piece {
        QString text;
        QString symbol;
        bool strong;
        QRectF place; // baseline of the words at the bottom less the descent
    };

    std::vector<Piece> m_pieces;
    QFont m_plain;
    QFont m_strong;
    QSizeF m_size;
};

} // namespace medici::desktop
