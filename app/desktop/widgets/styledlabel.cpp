#include "app/desktop/widgets/styledlabel.h"

#include <QEvent>

namespace medici::desktop {

StyledLabel::StyledLabel(TextKind text, QWidget *parent, Tint tint)
    : QLabel(parent), m_text(text), m_tint(tint)
{
    setTextFormat(Qt::PlainText);
    setTextInteractionFlags(Qt::NoTextInteraction);
    dress();
}

void StyledLabel::setTint(Tint tint)
{
    m_tint = tint;
    dress();
}

int StyledLabel::heightForWidth(int width) const
{
    if (m_measured != text()) {
        m_measured = text();
        m_heights.clear();
    }
    const auto [known, unknown] = m_heights.try_emplace(width);
    if (unknown)
        known->second = QLabel::heightForWidth(width);
    return known->second;
}

void StyledLabel::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange
        || event->type() == QEvent::ApplicationPaletteChange)
        dress();
}

void StyledLabel::dress()
{
    if (m_dressing)
        return;
    m_dressing = true;
    m_heights.clear();
    setFont(fontOf(m_text));
    setForegroundRole(static_cast<QPalette::ColorRole>(m_tint));
    m_dressing = false;
}

} // namespace medici::desktop
