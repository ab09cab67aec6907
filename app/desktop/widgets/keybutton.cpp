#include "app/desktop/widgets/keybutton.h"

#include "app/desktop/look/tints.h"
#include "engine/view/textwidth.h"

#include <QEvent>
#include <QPainter>
#include <QShortcutEvent>
#include <QStyleOptionButton>

namespace medici::desktop {

namespace {

// Qt's own Polish gives the key the name of the home folder.
[[maybe_unused]] constexpr const char *homeKey = QT_TRANSLATE_NOOP("QShortcut", "Home");

} // namespace

KeyButton::KeyButton(QWidget *parent, bool main) : QPushButton(parent)
{
    setAutoDefault(false);
    setDefault(main);
    setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
}

void KeyButton::setText(const QString &text)
{
    const QKeySequence key = shortcut();
    QPushButton::setText(text);
    setShortcut(key);
}

void KeyButton::setKey(const QKeySequence &key)
{
    setShortcut(key);
    showKey(key);
}

void KeyButton::showKey(const QKeySequence &key)
{
    m_key = key;
    updateGeometry();
    update();
}

void KeyButton::setMain(bool main)
{
    setDefault(main);
    update();
}

void KeyButton::setCompact(bool compact)
{
    if (compact == m_compact)
        return;
    m_compact = compact;
    updateGeometry();
    update();
}

int KeyButton::capWidth() const
{
    if (m_key.isEmpty())
        return 0;
    return px(9) + qRound(textWidth(fontOf(TextKind::Note), capOf(m_key))) + px(12);
}

QSize KeyButton::sizeHint() const
{
    const QSize whole = wholeSize();
    return m_compact ? QSize(whole.width() - capWidth(), whole.height()) : whole;
}

QSize KeyButton::wholeSize() const
{
    const QSize words = QFontMetrics(fontOf(TextKind::Button)).size(Qt::TextShowMnemonic, text());
    const int icon = this->icon().isNull() ? 0 : px(18) + px(8);
    return {words.width() + icon + capWidth() + held(36), control(40)};
}

// At once: Qt would show the button pressed for a while, and lose what is typed in the meantime.
bool KeyButton::event(QEvent *event)
{
    if (event->type() == QEvent::Shortcut && !static_cast<QShortcutEvent *>(event)->isAmbiguous()) {
        click();
        return true;
    }
    return QPushButton::event(event);
}

void KeyButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QStyleOptionButton option;
    initStyleOption(&option);
    style()->drawPrimitive(QStyle::PE_PanelButtonCommand, &option, &painter, this);

    const bool accent = isEnabled() && (isDefault() || isChecked());
    QColor ink = tint(this, accent ? Tint::AccentInk : Tint::Ink);
    if (!isEnabled())
        ink.setAlphaF(0.5F);
    painter.setPen(ink);
    painter.setFont(fontOf(TextKind::Button));
    const int icon = this->icon().isNull() ? 0 : px(18) + px(8);
    const int words = qRound(textWidth(painter.font(), text()));
    const int cap = m_compact ? 0 : capWidth();
    int x = (width() - words - icon - cap) / 2;
    if (icon > 0) {
        this->icon().paint(&painter, x, (height() - px(18)) / 2, px(18), px(18));
        x += icon;
    }
    painter.drawText(QRect(x, 0, words + 1, height()), Qt::AlignVCenter | Qt::AlignLeft, text());
    if (cap == 0)
        return;
    const QString name = capOf(m_key);
    painter.setFont(fontOf(TextKind::Note));
    const QFontMetrics metrics(painter.font());
    const QRectF box(x + words + px(9) + 0.5, (height() - px(19)) / 2.0,
                     metrics.horizontalAdvance(name) + px(12) - 1, px(19) - 1);
    painter.setPen(QPen(ink, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(box, px(3), px(3));
    painter.drawText(box, Qt::AlignCenter, name);
}

void KeyButton::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange)
        updateGeometry();
    QPushButton::changeEvent(event);
}

QString capOf(const QKeySequence &key)
{
    return key == QKeySequence(Qt::Key_Return)
        ? QKeySequence(Qt::Key_Enter).toString(QKeySequence::NativeText)
        : key.toString(QKeySequence::NativeText);
}

} // namespace medici::desktop
