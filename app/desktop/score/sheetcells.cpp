#include "app/desktop/score/sheetcells.h"

#include "app/desktop/look/appearance.h"
#include "app/desktop/look/tints.h"
#include "app/desktop/score/sheettable.h"
#include "engine/view/symbols.h"
#include "engine/view/theme.h"

#include <QLineEdit>
#include <QPainter>
#include <QRegularExpressionValidator>
#include <QTableWidgetItem>

namespace medici::desktop {

SheetCells::SheetCells(const Appearance &look, QObject *parent)
    : QStyledItemDelegate(parent), m_appearance(look)
{}

QWidget *SheetCells::createEditor(QWidget *parent, const QStyleOptionViewItem &, const QModelIndex &) const
{
    static const QRegularExpression figures(QStringLiteral("[0-9]{0,3}"));
    auto *editor = new QLineEdit(parent);
    editor->setFrame(false);
    editor->setAlignment(Qt::AlignCenter);
    editor->setValidator(new QRegularExpressionValidator(figures, editor));
    return editor;
}

int SheetCells::widthOf(const QTableWidgetItem &name)
{
    const int symbol = name.data(SheetTable::Symbol).toString().isEmpty() ? 0 : px(27);
    return symbol + px(8) + QFontMetrics(fontOf(TextKind::Body)).horizontalAdvance(name.text());
}

namespace {

// A name, or where there is no room for it its beginning: 'Bar.'
QString abbreviated(const QString &name, const QFontMetrics &font, int width)
{
    QString shown = name;
    for (qsizetype letters = qMin<qsizetype>(name.size() - 1, 4);
         letters > 0 && font.horizontalAdvance(shown) > width; --letters)
        shown = name.left(letters) + QLatin1Char('.');
    return shown;
}

} // namespace

// A symbol and a word beside it or, of who sits there, below it; the word alone where there is no symbol.
void SheetCells::paintName(QPainter *painter, const QRect &place, const QModelIndex &index) const
{
    const QString symbol = index.data(SheetTable::Symbol).toString();
    const QString text = index.data(Qt::DisplayRole).toString();
    const bool below = index.data(SheetTable::Kind).toInt() == SheetTable::Head;
    const int side = symbol.isEmpty() ? 0 : px(below ? 20 : 22);
    const QRect inner = place.adjusted(px(3), 0, -px(3), 0);
    const int left = below ? inner.center().x() - side / 2 : inner.x();
    const int top = below ? inner.y() + px(3) : inner.center().y() - side / 2;
    if (!symbol.isEmpty())
        m_appearance.theme().symbols().draw(*painter, symbol, QRectF(left, top, side, side));
    painter->setFont(fontOf(below ? TextKind::Note : TextKind::Body));
    const QRect words =
        below ? inner.adjusted(0, px(24), 0, 0) : inner.adjusted(side > 0 ? side + px(5) : 0, 0, 0, 0);
    const QFontMetrics font = painter->fontMetrics();
    painter->drawText(words, static_cast<int>(below ? Qt::AlignCenter : Qt::AlignLeft | Qt::AlignVCenter),
                      below ? abbreviated(text, font, words.width())
                            : font.elidedText(text, Qt::ElideRight, words.width()));
}

void SheetCells::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QPalette &palette = option.palette;
    const QRect rect = option.rect;
    const int kind = index.data(SheetTable::Kind).toInt();
    const bool wrong = index.data(SheetTable::Wrong).toBool();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->fillRect(rect.x(), rect.bottom(), rect.width(), 1, tint(palette, Tint::Line));
    if (kind == SheetTable::Entry) {
        painter->setPen(QPen(tint(palette, wrong ? Tint::Danger : Tint::Edge), wrong ? 2 : 1));
        painter->setBrush(tint(palette, Tint::Sunken));
        painter->drawRoundedRect(QRectF(rect).adjusted(px(3), px(2.5), -px(3), -px(3.5)), px(4), px(4));
    }
    painter->setPen(tint(palette, wrong ? Tint::Danger : Tint::Ink));
    if (index.column() == 0 || kind == SheetTable::Head) {
        if (kind == SheetTable::Sum)
            painter->setPen(tint(palette, Tint::Muted));
        paintName(painter, rect, index);
    } else {
        painter->setFont(fontOf(kind == SheetTable::Sum ? TextKind::Strong : TextKind::Body));
        painter->drawText(rect, Qt::AlignCenter, index.data(Qt::DisplayRole).toString());
    }
    if (option.state & QStyle::State_HasFocus && kind == SheetTable::Entry) {
        painter->setPen(QPen(tint(palette, Tint::Ink), px(2)));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(QRectF(rect).adjusted(px(3), px(2.5), -px(3), -px(3.5)), px(4), px(4));
    }
    painter->restore();
}

} // namespace medici::desktop
