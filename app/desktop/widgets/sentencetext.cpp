#include "app/desktop/widgets/sentencetext.h"

#include "engine/view/symbols.h"
#include "engine/view/textwidth.h"
#include "engine/view/theme.h"

#include <QFontMetricsF>
#include <QPainter>

namespace medici::desktop {

namespace {

// StyledLabel with the space that follows them, so that lines break between words only.
QStringList wordsOf(const QString &text)
{
    QStringList words;
    qsizetype from = 0;
    while (from < text.size()) {
        qsizetype to = text.indexOf(u' ', from);
        to = to < 0 ? text.size() : to + 1;
        words.append(text.mid(from, to - from));
        from = to;
    }
    return words;
}

QFont boldened(QFont font)
{
    font.setWeight(QFont::Bold);
    return font;
}

} // namespace

SentenceText::SentenceText(const Sentence &sentence, const QFont &font, qreal width)
    : m_plain(font), m_strong(boldened(font))
{
    const QFontMetricsF plain(m_plain);
    const QFontMetricsF strong(m_strong);
    const qreal line = qMax(plain.height(), strong.height()) * 1.15;
    const qreal symbol = plain.height();
    qreal x = 0;
    qreal y = 0;
    qreal widest = 0;
    const auto place = [&](Piece piece, qreal length, qreal visible) {
        if (x > 0 && x + visible > width) {
            x = 0;
            y += line;
        }
        piece.place = QRectF(x, y, length, line);
        m_pieces.push_back(std::move(piece));
        x += length;
        widest = qMax(widest, visible < length ? x - (length - visible) : x);
    };
    for (const Run &run : sentence.runs()) {
        if (run.kind == Run::Kind::Symbol) {
            // What follows without a break belongs to it: its value.
            const Run *next = &run == &sentence.runs().back() ? nullptr : &run + 1;
            const QString value = next == nullptr || next->kind == Run::Kind::Symbol
                ? QString()
                : next->text.left(next->text.indexOf(u' ', 1));
            place({run.text, run.symbol, false, {}}, symbol, symbol + textWidth(m_plain, value));
            continue;
        }
        const bool bold = run.kind == Run::Kind::Strong;
        const QFont &letters = bold ? m_strong : m_plain;
        for (const QString &word : wordsOf(run.text)) {
            const QString bare = word.endsWith(u' ') ? word.chopped(1) : word;
            place({word, {}, bold, {}}, textWidth(letters, word), textWidth(letters, bare));
        }
    }
    m_size = QSizeF(widest, m_pieces.empty() ? 0 : y + line);
}

void SentenceText::draw(QPainter &painter, QPointF at, const QColor &ink, const Theme &theme) const
{
    painter.setPen(ink);
    const QFontMetricsF plain(m_plain);
    for (const Piece &piece : m_pieces) {
        const QRectF place = piece.place.translated(at);
        if (!piece.symbol.isEmpty()) {
            const qreal side = piece.place.width();
            theme.symbols().draw(painter, piece.symbol,
                                 QRectF(place.x(), place.y() + (place.height() - side) / 2, side, side));
            continue;
        }
        painter.setFont(piece.strong ? m_strong : m_plain);
        painter.drawText(
            QPointF(place.x(), place.y() + (place.height() - plain.height()) / 2 + plain.ascent()),
            piece.text);
    }
}

} // namespace medici::desktop
