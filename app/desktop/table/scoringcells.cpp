#include "app/desktop/table/scoringcells.h"

#include "app/desktop/look/appearance.h"
#include "app/desktop/look/tints.h"
#include "engine/view/symbols.h"
#include "engine/view/theme.h"

#include <QPainter>

namespace medici::desktop {

namespace {

constexpr double largestScale = 1.6;

// Cells that have room in plenty show themselves larger.
double scaleIn(const QSize &cell)
{
    return qBound(1.0, qMin(1.0 * cell.width() / px(150), 1.0 * cell.height() / px(56)), largestScale);
}

} // namespace

ScoringCells::ScoringCells(const Appearance &look, QObject *parent)
    : QStyledItemDelegate(parent), m_appearance(look)
{}

QSize ScoringCells::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {px(96), px(52)};
}

void ScoringCells::paintHead(QPainter *painter, const QRect &rect, const QModelIndex &index,
                             const QPalette &palette) const
{
    const QString symbol = index.data(Symbol).toString();
    int x = rect.x() + px(index.column() == 0 ? 4 : 10);
    if (!symbol.isEmpty()) {
        const int side = px(rect.width() < px(120) ? 22 : 26);
        m_appearance.theme().symbols().draw(*painter, symbol,
                                            QRectF(x, rect.center().y() - side / 2.0, side, side));
        x += side + px(6);
    }
    painter->setPen(tint(palette, Tint::Ink));
    painter->setFont(fontOf(index.data(Kind).toInt() == Line ? TextKind::Body : TextKind::Strong));
    painter->drawText(QRect(x, rect.y(), rect.right() - x, rect.height()),
                      Qt::AlignVCenter | Qt::TextWordWrap, index.data(Qt::DisplayRole).toString());
}

void ScoringCells::paintFigures(QPainter *painter, const QRect &rect, const QModelIndex &index,
                                const QPalette &palette) const
{
    const int kind = index.data(Kind).toInt();
    const int side = px(rect.width() < px(120) ? 6 : 10);
    const QRect inner = rect.adjusted(side, px(4), -side, -px(4));
    painter->setPen(tint(palette, Tint::Muted));
    painter->setFont(fontOf(TextKind::Note));
    const QString caption = index.data(Caption).toString();
    const QString figure = index.data(Figure).toString();
    const int half = inner.height() / 2;
    const QString points = index.data(Points).toString();
    const QString bonus = index.data(Bonus).toString();
    // A long caption has the line for itself; the points go below it.
    const int beside =
        inner.width() - QFontMetrics(fontOf(TextKind::Figure)).horizontalAdvance(points) - px(6);
    const bool below = bonus.isEmpty() && painter->fontMetrics().horizontalAdvance(caption) > beside;
    const int room = below ? inner.width() : beside;
    painter->drawText(QRect(inner.topLeft(), QSize(room, half)), Qt::AlignLeft | Qt::AlignVCenter,
                      painter->fontMetrics().elidedText(caption, Qt::ElideRight, room));
    painter->setFont(fontOf(kind == Total ? TextKind::Body : TextKind::Strong));
    if (kind != Total)
        painter->setPen(tint(palette, Tint::Ink));
    painter->drawText(caption.isEmpty() ? inner : inner.adjusted(0, half, 0, 0),
                      Qt::AlignLeft | Qt::AlignVCenter, figure);
    const bool none = points == u"0";
    painter->setPen(tint(palette, none ? Tint::Muted : Tint::Ink));
    painter->setFont(fontOf(none ? TextKind::Prompt : TextKind::Figure));
    painter->drawText(inner.adjusted(0, below ? half : 0, 0, bonus.isEmpty() ? 0 : -half),
                      Qt::AlignRight | Qt::AlignVCenter, points);
    if (bonus.isEmpty())
        return;
    painter->setFont(fontOf(TextKind::Note));
    const int counted = QFontMetrics(fontOf(TextKind::Strong)).horizontalAdvance(figure) + px(3);
    const int width = qMin(painter->fontMetrics().horizontalAdvance(bonus) + px(14), inner.width() - counted);
    const QRectF tag(inner.right() - width, inner.y() + half + px(2), width, px(18));
    painter->setPen(QPen(tint(palette, Tint::Gilt), 1));
    painter->setBrush(tint(palette, Tint::GiltWash));
    painter->drawRoundedRect(tag, px(9), px(9));
    painter->setPen(tint(palette, Tint::Ink));
    painter->drawText(tag, Qt::AlignCenter, bonus);
}

void ScoringCells::paint(QPainter *painter, const QStyleOptionViewItem &option,
                         const QModelIndex &index) const
{
    const QPalette &palette = option.palette;
    const QRect rect = option.rect;
    const int kind = index.data(Kind).toInt();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (option.state & QStyle::State_Selected)
        painter->fillRect(rect, tint(palette, Tint::GiltWash));
    painter->fillRect(rect.x(), rect.bottom(), rect.width(), 1, tint(palette, Tint::Line));
    if (kind == Sum)
        painter->fillRect(rect.x(), rect.y(), rect.width(), px(2), tint(palette, Tint::Ink));
    if (index.column() > 0)
        painter->fillRect(rect.x(), rect.y(), 1, rect.height(), tint(palette, Tint::Line));
    painter->save();
    const double scale = scaleIn(rect.size());
    painter->translate(rect.topLeft());
    painter->scale(scale, scale);
    const QRect inside({}, (QSizeF(rect.size()) / scale).toSize());
    if (index.column() == 0 || kind == Head)
        paintHead(painter, inside, index, palette);
    else
        paintFigures(painter, inside, index, palette);
    painter->restore();
    if (option.state & QStyle::State_HasFocus) {
        painter->setPen(QPen(tint(palette, Tint::Ink), px(2)));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(QRectF(rect).adjusted(2, 2, -2, -2), px(4), px(4));
    }
    painter->restore();
}

} // namespace medici::desktop
