#include "app/desktop/widgets/sentencelabel.h"

#include "app/desktop/look/appearance.h"

#include <QEvent>
#include <QPainter>

namespace medici::desktop {

SentenceLabel::SentenceLabel(const Appearance &look, TextKind text, Tint tint, QWidget *parent)
    : QWidget(parent), m_appearance(look), m_text(text), m_tint(tint)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void SentenceLabel::setSentence(const Sentence &sentence)
{
    if (sentence == m_sentence)
        return;
    m_sentence = sentence;
    m_texts.clear();
    setAccessibleName(sentence.plain());
    updateGeometry();
    update();
}

void SentenceLabel::setTint(Tint tint)
{
    m_tint = tint;
    update();
}

int SentenceLabel::heightForWidth(int width) const
{
    return qCeil(broken(width).size().height());
}

const SentenceText &SentenceLabel::broken(int width) const
{
    const auto known = m_texts.find(width);
    return known != m_texts.end()
        ? known->second
        : m_texts.emplace(width, SentenceText(m_sentence, fontOf(m_text), width)).first->second;
}

QSize SentenceLabel::sizeHint() const
{
    const QSizeF size = broken(px(420)).size();
    return {qCeil(size.width()), qCeil(size.height())};
}

QSize SentenceLabel::minimumSizeHint() const
{
    return {px(60), qCeil(QFontMetricsF(fontOf(m_text)).height())};
}

void SentenceLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const SentenceText &text = broken(width());
    const qreal y = qMax(0.0, (height() - text.size().height()) / 2);
    text.draw(painter, {0, y}, tint(this, m_tint), m_appearance.theme());
}

void SentenceLabel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange) {
        m_texts.clear();
        updateGeometry();
    }
    QWidget::changeEvent(event);
}

} // namespace medici::desktop
