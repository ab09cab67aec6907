#include "app/desktop/look/widgetstyle.h"

#include "app/desktop/look/tints.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QGuiApplication>
#include <QIconEngine>
#include <QMenu>
#include <QPainter>
#include <QPainterPath>
#include <QScrollBar>
#include <QStyleOption>

namespace medici::desktop {

namespace {

// A box of one edge; half a pixel in, so that the line is crisp.
void drawBox(QPainter *painter, const QRectF &rect, const QColor &fill, const QPen &edge, double radius)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(edge);
    painter->setBrush(fill);
    const double inset = edge.style() == Qt::NoPen ? 0 : edge.widthF() / 2;
    painter->drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius);
    painter->restore();
}

void drawStroke(QPainter *painter, const QPolygonF &points, const QColor &colour, double width)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->setBrush(Qt::NoBrush);
    painter->drawPolyline(points);
    painter->restore();
}

QColor faded(QColor colour)
{
    colour.setAlphaF(colour.alphaF() * 0.5F);
    return colour;
}

// In the colours of the moment.
class Cross : public QIconEngine {
public:
    void paint(QPainter *painter, const QRect &rect, QIcon::Mode, QIcon::State) override
    {
        const QRectF box = QRectF(rect).adjusted(rect.width() / 4.0, rect.height() / 4.0, -rect.width() / 4.0,
                                                 -rect.height() / 4.0);
        const QColor ink = tint(QGuiApplication::palette(), Tint::Muted);
        drawStroke(painter, {box.topLeft(), box.bottomRight()}, ink, rect.width() / 9.0);
        drawStroke(painter, {box.topRight(), box.bottomLeft()}, ink, rect.width() / 9.0);
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }

    QIconEngine *clone() const override { return new Cross; }
};

bool isMain(const QStyleOption *option)
{
    const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
    return button != nullptr && (button->features & QStyleOptionButton::DefaultButton);
}

void drawButton(const QStyleOption *option, QPainter *painter)
{
    const QPalette &palette = option->palette;
    const bool enabled = option->state & QStyle::State_Enabled;
    const bool down = option->state & (QStyle::State_Sunken | QStyle::State_On);
    const bool over = enabled && (option->state & QStyle::State_MouseOver);
    const bool accent = enabled && (isMain(option) || (option->state & QStyle::State_On));
    QColor fill = tint(palette, accent ? Tint::Accent : Tint::Raised);
    if (down && !accent)
        fill = tint(palette, Tint::Sunken);
    else if (over)
        fill = accent ? fill.lighter(112) : tint(palette, Tint::Panel);
    QPen edge(tint(palette, accent ? Tint::Accent : Tint::Edge), px(1));
    if (!enabled) {
        fill = Qt::transparent;
        edge.setColor(faded(edge.color()));
        edge.setStyle(Qt::DashLine);
    }
    drawBox(painter, option->rect, fill, edge, px(6));
}

void drawField(const QStyleOption *option, QPainter *painter)
{
    const bool enabled = option->state & QStyle::State_Enabled;
    QColor edge = tint(option->palette, Tint::Edge);
    drawBox(painter, option->rect, enabled ? tint(option->palette, Tint::Raised) : QColor(Qt::transparent),
            QPen(enabled ? edge : faded(edge), px(1)), px(6));
}

void drawTick(const QRectF &box, QPainter *painter, const QColor &colour)
{
    const auto at = [&](double x, double y) {
        return QPointF(box.x() + x * box.width(), box.y() + y * box.height());
    };
    drawStroke(painter, {at(.24, .52), at(.43, .70), at(.77, .32)}, colour, box.width() * .12);
}

void drawCheck(const QStyleOption *option, QPainter *painter, bool round)
{
    const bool on = option->state & QStyle::State_On;
    const QColor accent = tint(option->palette, Tint::Accent);
    const QColor edge = on ? accent : tint(option->palette, Tint::Edge);
    const QRectF box = option->rect;
    drawBox(painter, box, on ? accent : tint(option->palette, Tint::Raised), QPen(edge, px(1.5)),
            round ? box.width() / 2 : px(4));
    if (on && round)
        drawBox(painter,
                box.adjusted(box.width() * .3, box.width() * .3, -box.width() * .3, -box.width() * .3),
                tint(option->palette, Tint::AccentInk), Qt::NoPen, box.width() / 2);
    else if (on)
        drawTick(box, painter, tint(option->palette, Tint::AccentInk));
}

void drawScrollBar(const WidgetStyle *style, const QStyleOptionSlider *option, QPainter *painter,
                   const QWidget *widget)
{
    if (option->maximum <= option->minimum)
        return;
    const int gap = px(3);
    const QRectF thumb =
        style->subControlRect(QStyle::CC_ScrollBar, option, QStyle::SC_ScrollBarSlider, widget)
            .adjusted(gap, gap, -gap, -gap);
    drawBox(painter, thumb, tint(option->palette, Tint::Edge), Qt::NoPen,
            qMin(thumb.width(), thumb.height()) / 2);
}

// A line, in the accent up to the handle.
void drawSlider(const WidgetStyle *style, const QStyleOptionSlider *option, QPainter *painter,
                const QWidget *widget)
{
    const QPointF handle =
        QRectF(style->subControlRect(QStyle::CC_Slider, option, QStyle::SC_SliderHandle, widget)).center();
    const QRectF line(option->rect.left(), handle.y() - px(2), option->rect.width(), px(4));
    const bool enabled = option->state & QStyle::State_Enabled;
    const QColor accent = enabled ? tint(option->palette, Tint::Accent) : tint(option->palette, Tint::Edge);
    drawBox(painter, line, tint(option->palette, Tint::Sunken), QPen(tint(option->palette, Tint::Edge), 1),
            px(2));
    drawBox(painter, QRectF(line.topLeft(), QPointF(handle.x(), line.bottom())), accent, Qt::NoPen, px(2));
    const double radius = px(9);
    drawBox(painter, QRectF(handle - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)),
            tint(option->palette, Tint::Raised), QPen(accent, px(3)), radius);
}

// The two arrows of a field for a number; they fade where it cannot go further.
void drawSpinBox(const WidgetStyle *style, const QStyleOptionSpinBox *option, QPainter *painter,
                 const QWidget *widget)
{
    drawField(option, painter);
    if (option->buttonSymbols == QAbstractSpinBox::NoButtons)
        return;
    const double size = px(8);
    for (const bool up : {true, false}) {
        const QRectF place = style->subControlRect(
            QStyle::CC_SpinBox, option, up ? QStyle::SC_SpinBoxUp : QStyle::SC_SpinBoxDown, widget);
        const QPointF tip = place.center() + QPointF(0, up ? -size / 4 : size / 4);
        const double back = up ? size / 2 : -size / 2;
        const bool more =
            option->stepEnabled & (up ? QAbstractSpinBox::StepUpEnabled : QAbstractSpinBox::StepDownEnabled);
        const QColor ink = tint(option->palette, Tint::Ink);
        drawStroke(painter, {tip + QPointF(-size / 2, back), tip, tip + QPointF(size / 2, back)},
                   more ? ink : faded(ink), px(1.5));
    }
}

void drawComboBox(const QStyleOptionComplex *option, QPainter *painter)
{
    drawField(option, painter);
    const double size = px(8);
    const double x = option->direction == Qt::RightToLeft ? option->rect.left() + px(14)
                                                          : option->rect.right() - px(14) - size;
    const double y = option->rect.center().y() - size / 4;
    drawStroke(painter, {QPointF(x, y), QPointF(x + size / 2, y + size / 2), QPointF(x + size, y)},
               tint(option->palette, Tint::Ink), px(1.5));
}

} // namespace

WidgetStyle::WidgetStyle() : QProxyStyle(QStringLiteral("Fusion")) {}

void WidgetStyle::polish(QWidget *widget)
{
    QProxyStyle::polish(widget);
    if (qobject_cast<QAbstractButton *>(widget) != nullptr || qobject_cast<QComboBox *>(widget) != nullptr)
        widget->setAttribute(Qt::WA_Hover);
    if (qobject_cast<QScrollBar *>(widget) != nullptr)
        widget->setAttribute(Qt::WA_OpaquePaintEvent, false); // only a thumb, on whatever lies below
}

void WidgetStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                                const QWidget *widget) const
{
    switch (element) {
    case PE_PanelScrollAreaCorner:
        return;
    case PE_PanelButtonCommand:
    case PE_PanelButtonTool:
        drawButton(option, painter);
        return;
    case PE_PanelLineEdit:
        if (const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
            frame != nullptr && frame->lineWidth > 0)
            drawField(option, painter);
        return;
    case PE_FrameLineEdit:
        drawField(option, painter);
        return;
    case PE_IndicatorCheckBox:
        drawCheck(option, painter, false);
        return;
    case PE_IndicatorRadioButton:
        drawCheck(option, painter, true);
        return;
    case PE_FrameFocusRect: // CE_FocusFrame shows it, outside
    case PE_FrameDefaultButton:
    case PE_PanelItemViewRow:
        return;
    case PE_PanelTipLabel:
        painter->fillRect(option->rect, tint(option->palette, Tint::Bar));
        return;
    default:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void WidgetStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                              const QWidget *widget) const
{
    switch (element) {
    case CE_FocusFrame:
        drawBox(painter, option->rect, Qt::transparent, QPen(tint(option->palette, Tint::Ink), px(3)),
                px(10));
        return;
    case CE_HeaderSection: // flat as the rows below it
        painter->fillRect(option->rect, tint(option->palette, Tint::Panel));
        painter->fillRect(option->rect.x(), option->rect.bottom(), option->rect.width(), 1,
                          tint(option->palette, Tint::Line));
        return;
    case CE_HeaderEmptyArea:
        painter->fillRect(option->rect, tint(option->palette, Tint::Panel));
        return;
    case CE_PushButtonLabel:
        if (const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option)) {
            QStyleOptionButton own = *button;
            const bool enabled = option->state & State_Enabled;
            if (enabled && (isMain(option) || (option->state & State_On)))
                own.palette.setColor(QPalette::ButtonText, tint(option->palette, Tint::AccentInk));
            own.state &= ~State_HasFocus;
            QProxyStyle::drawControl(element, &own, painter, widget);
            return;
        }
        break;
    default:
        break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void WidgetStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                                     QPainter *painter, const QWidget *widget) const
{
    if (control == CC_ComboBox) {
        drawComboBox(option, painter);
        return;
    }
    if (const auto *slider = qstyleoption_cast<const QStyleOptionSlider *>(option);
        control == CC_ScrollBar && slider != nullptr) {
        drawScrollBar(this, slider, painter, widget);
        return;
    }
    if (const auto *slider = qstyleoption_cast<const QStyleOptionSlider *>(option);
        control == CC_Slider && slider != nullptr && slider->orientation == Qt::Horizontal) {
        drawSlider(this, slider, painter, widget);
        return;
    }
    if (const auto *box = qstyleoption_cast<const QStyleOptionSpinBox *>(option);
        control == CC_SpinBox && box != nullptr) {
        drawSpinBox(this, box, painter, widget);
        return;
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

QRect WidgetStyle::subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part,
                                  const QWidget *widget) const
{
    if (control == CC_ComboBox && part == SC_ComboBoxEditField)
        return visualRect(option->direction, option->rect, option->rect.adjusted(px(11), 0, -px(28), 0));
    if (control == CC_SpinBox && (part == SC_SpinBoxUp || part == SC_SpinBoxDown)) {
        const QRect rect = option->rect;
        const int middle = rect.top() + rect.height() / 2;
        const int left = rect.right() - px(28);
        const QRect arrow = part == SC_SpinBoxUp
            ? QRect(QPoint(left, rect.top()), QPoint(rect.right(), middle - 1))
            : QRect(QPoint(left, middle), rect.bottomRight());
        return visualRect(option->direction, rect, arrow);
    }
    if (control == CC_SpinBox && part == SC_SpinBoxEditField) {
        const auto *box = qstyleoption_cast<const QStyleOptionSpinBox *>(option);
        const bool bare = box != nullptr && box->buttonSymbols == QAbstractSpinBox::NoButtons;
        return visualRect(option->direction, option->rect,
                          option->rect.adjusted(px(3), px(3), -px(bare ? 3 : 30), -px(3)));
    }
    return QProxyStyle::subControlRect(control, option, part, widget);
}

QRect WidgetStyle::subElementRect(SubElement element, const QStyleOption *option, const QWidget *widget) const
{
    const QRect rect = QProxyStyle::subElementRect(element, option, widget);
    return element == SE_LineEditContents ? rect.adjusted(px(8), 0, -px(8), 0) : rect;
}

int WidgetStyle::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    switch (metric) {
    case PM_FocusFrameHMargin:
    case PM_FocusFrameVMargin:
        return px(6);
    case PM_HeaderMargin:
        return px(8);
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return px(22);
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing:
        return px(8);
    case PM_SliderThickness:
    case PM_SliderControlThickness:
    case PM_SliderLength: // the whole handle, with its edge
        return px(22);
    case PM_ScrollBarExtent:
        return px(14);
    case PM_ScrollBarSliderMin:
        return px(32);
    case PM_SmallIconSize:
    case PM_ButtonIconSize:
        return px(18);
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
        return 0;
    case PM_DefaultFrameWidth:
        if (qobject_cast<const QComboBox *>(widget) != nullptr)
            return px(3);
        break;
    default:
        break;
    }
    return QProxyStyle::pixelMetric(metric, option, widget);
}

QSize WidgetStyle::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &contents,
                                    const QWidget *widget) const
{
    const QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
    switch (type) {
    case CT_PushButton:
        return {contents.width() + px(36), qMax(control(40), contents.height() + room(12))};
    case CT_LineEdit:
        return {size.width() + px(16), qMax(control(40), size.height())};
    case CT_ComboBox:
        return {contents.width() + px(48), qMax(control(40), contents.height() + room(12))};
    case CT_CheckBox:
    case CT_RadioButton:
    case CT_ItemViewItem:
        return {size.width(), qMax(px(30), size.height())};
    case CT_MenuItem: {
        const auto *entry = qstyleoption_cast<const QStyleOptionMenuItem *>(option);
        const bool words = entry != nullptr && entry->menuItemType != QStyleOptionMenuItem::Separator;
        return {size.width() + px(16),
                words ? qMax(control(28), entry->fontMetrics.height() + room(8)) : size.height()};
    }
    default:
        return size;
    }
}

int WidgetStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                           QStyleHintReturn *data) const
{
    switch (hint) {
    case SH_FocusFrame_AboveWidget:
        return 1;
    case SH_UnderlineShortcut:
        return qobject_cast<const QMenu *>(widget) != nullptr ? 1 : 0;
    case SH_EtchDisabledText: // which would be louder than what is enabled
    case SH_ComboBox_Popup:
    case SH_ScrollBar_Transient:
    case SH_DialogButtonBox_ButtonsHaveIcons:
        return 0;
    default:
        return QProxyStyle::styleHint(hint, option, widget, data);
    }
}

// Empties a search field. The system's icon would be sought in every folder of its theme, which takes longer
// than the rest of a page.
QIcon WidgetStyle::standardIcon(StandardPixmap icon, const QStyleOption *option, const QWidget *widget) const
{
    return icon == SP_LineEditClearButton ? QIcon(new Cross)
                                          : QProxyStyle::standardIcon(icon, option, widget);
}

} // namespace medici::desktop
