#include "app/desktop/table/luckpanel.h"

#include "app/desktop/look/appearance.h"
#include "app/desktop/look/tints.h"
#include "app/desktop/table/luckentry.h"
#include "app/desktop/table/outcomebutton.h"
#include "engine/view/cards.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"

#include <QPainter>

#include <algorithm>

namespace medici::desktop {

namespace {

constexpr int gap = 4;
constexpr int panelMargin = 12;

} // namespace

LuckPanel::LuckPanel(TableController &table, LuckEntry &entry, const Appearance &look, QWidget *parent)
    : QWidget(parent), m_table(table), m_entry(entry), m_look(look)
{
    hide();
    connect(&entry, &LuckEntry::changed, this, &LuckPanel::follow);
    connect(&look, &Appearance::changed, this, &LuckPanel::arrange);
}

void LuckPanel::follow()
{
    const bool open = m_entry.open();
    const std::size_t count = open ? m_entry.entry().forthcoming().outcomes.size() : 0;
    const bool focused = isAncestorOf(focusWidget());
    while (m_buttons.size() > count && open) {
        m_buttons.back()->hide();
        m_buttons.back()->deleteLater(); // it may be what is just being pressed
        m_buttons.pop_back();
    }
    while (m_buttons.size() < count) {
        m_buttons.push_back(new OutcomeButton(m_table, m_entry, m_look, m_buttons.size(), this));
        m_buttons.back()->show();
    }
    if (open) {
        for (OutcomeButton *button : m_buttons)
            button->follow();
        setAccessibleDescription(m_entry.said());
        arrange();
        putInTabOrder();
    }
    setVisible(open);
    if (focused && !open && m_before != nullptr)
        m_before->setFocus();
}

void LuckPanel::putInTabOrder()
{
    QWidget *before = m_before;
    for (OutcomeButton *button : m_buttons) {
        if (before != nullptr)
            setTabOrder(before, button);
        before = button;
    }
}

// Small enough for two rows.
QSize LuckPanel::pieceSize() const
{
    const int count = static_cast<int>(m_buttons.size() + m_places.size());
    const int room = 2 * (width() - 2 * panelMargin) / std::max(count + 3, 1) - gap;
    const int side = std::clamp(room, 26, control(44));
    const bool cards = m_table.current()->session().game().place().of == Place::Of::Deck;
    return {side, (cards ? qRound(side * cardRatio) : side) + OutcomeButton::captionHeight()};
}

// What was entered stands first, then all that can be pressed; a good's cards or dice stay together.
void LuckPanel::arrange()
{
    if (!m_entry.open())
        return;
    const std::vector<Outcome> &outcomes = m_entry.entry().forthcoming().outcomes;
    const std::size_t places = m_entry.entry().places();
    m_places.assign(places > 1 ? places : 0, {});
    const QSize piece = pieceSize();
    const QSize step(piece.width() + gap, piece.height() + gap);
    QPoint at(panelMargin, panelMargin / 2);
    for (QRect &place : m_places) {
        place = {at, QSize(piece.width(), piece.height() - OutcomeButton::captionHeight())};
        at.rx() += step.width();
    }
    if (!m_places.empty())
        at.rx() += step.width() / 2;
    const int left = at.x();
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        const auto begins = [&](std::size_t n) { return outcomes[n].keys.left(1); };
        if (i > 0 && begins(i) != begins(i - 1) && outcomes[i].keys.size() > 1) {
            std::size_t end = i;
            while (end < m_buttons.size() && begins(end) == begins(i))
                ++end;
            at.rx() += gap;
            if (at.x() + static_cast<int>(end - i) * step.width() > width() - panelMargin)
                at = {left, at.y() + step.height()};
        }
        if (at.x() > left && at.x() + piece.width() > width() - panelMargin)
            at = {left, at.y() + step.height()};
        m_buttons[i]->setGeometry({at, piece});
        at.rx() += step.width();
    }
    setFixedHeight(at.y() + step.height() + panelMargin / 2);
    update();
}

void LuckPanel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), tint(this, Tint::Panel));
    painter.setRenderHint(QPainter::Antialiasing);
    if (!m_entry.open())
        return;
    const GameInProgress &current = *m_table.current();
    const Canvas canvas{size(), &m_look.theme(), current.players(), 0, m_look.textScale()};
    const auto shown = m_entry.entry().shown();
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        painter.setPen(QPen(tint(this, Tint::Edge), 1, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(m_places[i]).adjusted(2.5, 2.5, -2.5, -2.5), 6, 6);
        if (shown[i])
            current.variant().view()->paintOutcome(
                painter, QRectF(m_places[i]).adjusted(1, 1, -1, -1), current.session().game(),
                m_entry.entry().forthcoming().outcomes[*shown[i]], {}, canvas);
    }
}

void LuckPanel::resizeEvent(QResizeEvent *event)
{
    arrange();
    QWidget::resizeEvent(event);
}

void LuckPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        m_entry.follow();
    if (event->type() == QEvent::FontChange)
        arrange();
    QWidget::changeEvent(event);
}

} // namespace medici::desktop
