#include "app/desktop/pages/glimpseview.h"

#include "app/desktop/look/appearance.h"
#include "app/desktop/look/tints.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace medici::desktop {

namespace {

constexpr int leastPicture = 48;
constexpr double largestScale = 3;

} // namespace

GlimpseView::GlimpseView(const Appearance &look, QWidget *parent) : QWidget(parent), m_appearance(look)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(&look, &Appearance::changed, this, qOverload<>(&QWidget::update));
}

void GlimpseView::show(const View &view)
{
    m_view = &view;
    m_glimpses = view.glimpses();
    QStringList texts;
    for (const Glimpse &glimpse : m_glimpses)
        texts << glimpse.text;
    setAccessibleName(texts.join(u' '));
    updateGeometry();
    update();
}

int GlimpseView::columnWidth(int width) const
{
    const int count = std::max(1, static_cast<int>(m_glimpses.size()));
    return (width - px(24) * (count - 1)) / count;
}

int GlimpseView::wordsHeight(int width) const
{
    const QFontMetrics letters(fontOf(TextKind::Body));
    int height = 0;
    for (const Glimpse &glimpse : m_glimpses)
        height = std::max(
            height,
            letters.boundingRect(QRect(0, 0, columnWidth(width), 10'000), Qt::TextWordWrap, glimpse.text)
                .height());
    return height;
}

int GlimpseView::heightForWidth(int width) const
{
    return px(leastPicture) + room(12) + wordsHeight(width);
}

QSize GlimpseView::sizeHint() const
{
    return {px(640), heightForWidth(px(640))};
}

QSize GlimpseView::minimumSizeHint() const
{
    return {px(360), px(leastPicture)};
}

void GlimpseView::paintEvent(QPaintEvent *)
{
    if (m_view == nullptr)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int column = columnWidth(width());
    const int words = wordsHeight(width());
    const int height = std::min(this->height() - words - room(12), px(280));
    const int top = (this->height() - height - words - room(12)) / 2;
    int left = 0;
    for (const Glimpse &glimpse : m_glimpses) {
        const QSizeF size = m_view->figureSize(glimpse.figure);
        const double scale =
            std::min({column / size.width(), height / size.height(), largestScale * textScale()});
        const QRectF place(left + (column - scale * size.width()) / 2,
                           top + (height - scale * size.height()) / 2, scale * size.width(),
                           scale * size.height());
        painter.save();
        m_view->paintFigure(painter, place, glimpse.figure, m_appearance.theme());
        painter.restore();
        painter.setFont(fontOf(TextKind::Body));
        painter.setPen(tint(this, Tint::Ink));
        painter.drawText(QRect(left, top + height + room(12), column, words),
                         Qt::TextWordWrap | Qt::AlignHCenter, glimpse.text);
        left += column + px(24);
    }
}

void GlimpseView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QWidget::changeEvent(event);
}

} // namespace medici::desktop
