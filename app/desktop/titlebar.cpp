#include "app/desktop/titlebar.h"

#include "app/desktop/accesskeys.h"
#include "app/desktop/look/appearance.h"
#include "app/desktop/look/icon.h"
#include "app/desktop/widgets/styledlabel.h"
#include "engine/view/textwidth.h"
#include "engine/view/theme.h"

#include <QAbstractButton>
#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QToolTip>

namespace medici::desktop {

namespace {

// A sign and a word on the bar, for an action.
class Tool : public QAbstractButton {
public:
    Tool(QAction *action, QString sign, const Appearance &look, QWidget *parent)
        : QAbstractButton(parent), m_action(action), m_sign(std::move(sign)), m_appearance(look)
    {
        setFocusPolicy(Qt::TabFocus);
        setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Expanding);
        setAttribute(Qt::WA_Hover);
        connect(action, &QAction::changed, this, &Tool::follow);
        connect(this, &QAbstractButton::clicked, action, &QAction::trigger);
        follow();
    }

    QSize sizeHint() const override
    {
        const int words =
            text().isEmpty() || m_compact ? 0 : px(8) + qRound(textWidth(fontOf(TextKind::Body), text()));
        return {px(24) + px(16) + words, control(40)};
    }
    QSize minimumSizeHint() const override { return sizeHint(); }

    const QAction *action() const { return m_action; }

    // Whether it has a place on the bar just now.
    void setShown(bool shown)
    {
        m_shown = shown;
        follow();
    }

    // Without its word; the tooltip and the screen reader still have it.
    void setCompact(bool compact)
    {
        if (compact == m_compact)
            return;
        m_compact = compact;
        updateGeometry();
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        QColor ink = tint(this, Tint::BarInk);
        if (isEnabled() && underMouse()) {
            QColor wash = ink;
            wash.setAlphaF(.14F);
            painter.setPen(Qt::NoPen);
            painter.setBrush(wash);
            painter.drawRoundedRect(rect().adjusted(0, px(5), 0, -px(5)), px(6), px(6));
        }
        if (hasFocus()) {
            painter.setPen(QPen(ink, 2));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(rect().adjusted(1, px(5), -1, -px(5)), px(6), px(6));
        }
        painter.setOpacity(isEnabled() ? 1 : .45);
        const int side = px(18);
        painter.drawPixmap(QPoint(px(12), (height() - side) / 2),
                           iconPixmap(m_appearance.theme(), m_sign, ink, side, devicePixelRatioF()));
        if (m_compact)
            return;
        painter.setPen(ink);
        painter.setFont(fontOf(TextKind::Body));
        painter.drawText(rect().adjusted(px(12) + side + px(8), 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft,
                         text());
    }

private:
    void follow()
    {
        const QString name = withoutAccessKey(m_action->text());
        setText(name);
        setToolTip(m_action->shortcut().isEmpty()
                       ? name
                       : QStringLiteral("%1 (%2)").arg(
                           name, m_action->shortcut().toString(QKeySequence::NativeText)));
        setAccessibleName(name);
        setEnabled(m_action->isEnabled());
        setVisible(m_shown && m_action->isVisible());
        updateGeometry();
        update();
    }

    QAction *m_action;
    bool m_compact = false;
    bool m_shown = true;
    QString m_sign;
    const Appearance &m_appearance;
};

class HomeSign : public QAbstractButton {
public:
    HomeSign(const Appearance &look, QWidget *parent) : QAbstractButton(parent), m_appearance(look)
    {
        setFocusPolicy(Qt::TabFocus);
        setCursor(Qt::PointingHandCursor);
    }
    QSize sizeHint() const override { return {px(32), control(40)}; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const int side = px(26);
        painter.drawPixmap(QPoint(px(3), (height() - side) / 2),
                           iconPixmap(m_appearance.theme(), QStringLiteral("sign-scales"),
                                      QColor(0xe3, 0xb0, 0x4b), side, devicePixelRatioF()));
        if (hasFocus()) {
            painter.setPen(QPen(tint(this, Tint::BarInk), 2));
            painter.drawRoundedRect(rect().adjusted(1, px(5), -1, -px(5)), px(6), px(6));
        }
    }

private:
    const Appearance &m_appearance;
};

} // namespace

TitleBar::TitleBar(const Appearance &look, QWidget *parent)
    : QWidget(parent), m_appearance(look), m_title(new StyledLabel(TextKind::Title, this, Tint::BarInk)),
      m_subtitle(new StyledLabel(TextKind::Body, this, Tint::BarInk)), m_row(new QHBoxLayout(this))
{
    auto *home = new HomeSign(look, this);
    m_home = home;
    connect(home, &QAbstractButton::clicked, this, &TitleBar::homeClicked);
    m_row->addWidget(home);
    m_row->addWidget(m_title);
    m_row->addWidget(m_subtitle);
    m_row->addStretch(1);
    dress();
}

void TitleBar::setTitle(const QString &title, const QString &subtitle)
{
    m_whole = title;
    m_title->setAccessibleName(title);
    m_subtitle->setText(subtitle);
    fit();
}

void TitleBar::addTool(QAction *action, const QString &sign)
{
    m_tools.push_back(new Tool(action, sign, m_appearance, this));
    m_row->addWidget(m_tools.back());
    connect(action, &QAction::changed, this, &TitleBar::fit);
}

void TitleBar::showTool(const QAction *action, bool shown)
{
    for (QWidget *widget : m_tools)
        if (auto *tool = static_cast<Tool *>(widget); tool->action() == action)
            tool->setShown(shown);
    fit();
}

void TitleBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), tint(this, Tint::Bar));
    painter.fillRect(0, height() - px(2), width(), px(2), m_appearance.theme().color(Role::Gunwale));
    if (m_subtitle->text().isEmpty() || m_subtitle->isHidden())
        return;
    QColor line = tint(this, Tint::BarInk);
    line.setAlphaF(.35F);
    const int x = m_subtitle->x() - px(13);
    painter.fillRect(QRect(x, px(13), 1, height() - px(26)), line);
}

void TitleBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange)
        dress();
    QWidget::changeEvent(event);
}

void TitleBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

// Where all words do not fit beside each other, those of the tools go first, then the subtitle, then the end
// of the title.
void TitleBar::fit()
{
    m_title->setText(m_whole);
    const auto wanted = [this] {
        int sum = m_home->sizeHint().width() + m_title->sizeHint().width() + m_subtitle->sizeHint().width()
            + px(30);
        for (const QWidget *tool : m_tools)
            sum += tool->isVisibleTo(this) ? tool->sizeHint().width() : 0;
        return sum;
    };
    for (const bool compact : {false, true}) {
        for (QWidget *tool : m_tools)
            static_cast<Tool *>(tool)->setCompact(compact);
        if (wanted() <= width())
            break;
    }
    m_subtitle->setVisible(wanted() <= width());
    const int excess = wanted() - m_subtitle->sizeHint().width() - width();
    if (m_subtitle->isHidden() && excess > 0) {
        const QFontMetrics letters(m_title->font());
        m_title->setText(
            letters.elidedText(m_whole, Qt::ElideRight, letters.horizontalAdvance(m_whole) - excess));
    }
}

void TitleBar::dress()
{
    setFixedHeight(held(44) + px(4));
    m_row->setContentsMargins(px(12), 0, px(14), px(2));
    m_row->setSpacing(0);
    m_title->setContentsMargins(px(10), 0, px(26), 0);
    m_home->setToolTip(tr("Home"));
    m_home->setAccessibleName(tr("Home"));
    fit();
}

} // namespace medici::desktop
