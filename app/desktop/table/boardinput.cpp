#include "app/desktop/table/boardwidget.h"
#include "app/desktop/table/moveselection.h"
#include "app/desktop/table/tablecontroller.h"
#include "engine/rules/ranges.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>

#include <algorithm>

namespace medici::desktop {

void BoardWidget::mousePressEvent(QMouseEvent *event)
{
    if (moving())
        finish();
    const Region *region = regionAt(m_regions, event->position());
    if (event->button() != Qt::LeftButton || region == nullptr)
        return;
    m_pressed = region->id;
    m_pressedAt = event->position();
    if (region->role == RegionRole::Piece)
        moveFocus(region->id);
}

void BoardWidget::mouseMoveEvent(QMouseEvent *event)
{
    m_pointer = event->position();
    if (m_pressed && !m_dragged && (event->buttons() & Qt::LeftButton) && m_choosing.canChoose(*m_pressed)
        && (m_pointer - m_pressedAt).manhattanLength() >= QApplication::startDragDistance()
        && m_table.current()->variant().view()->homeOf(shown(), *m_pressed))
        m_dragged = m_pressed;
    const Region *region = regionAt(m_regions, m_pointer);
    const auto hover = region == nullptr ? std::nullopt : std::optional(region->id);
    const bool inviting = region != nullptr
        && (m_choosing.canChoose(region->id) || m_choosing.draft().contains(region->id)
            || region->role == RegionRole::Sheet);
    setCursor(m_dragged ? Qt::ClosedHandCursor : inviting ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (hover != m_hover || m_dragged)
        update();
    m_hover = hover;
}

void BoardWidget::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || !m_pressed)
        return;
    const RegionId pressed = *std::exchange(m_pressed, std::nullopt);
    const bool dragged = std::exchange(m_dragged, std::nullopt).has_value();
    update();
    if (dragged) {
        const auto home = m_table.current()->variant().view()->homeOf(shown(), pressed);
        const Region *target = home ? regionById(m_regions, *home) : nullptr;
        if (target != nullptr && target->shape.boundingRect().contains(event->position()))
            m_choosing.choose(pressed);
        return;
    }
    const Region *region = regionAt(m_regions, event->position());
    if (region != nullptr && region->id == pressed)
        activate(pressed);
}

void BoardWidget::mouseDoubleClickEvent(QMouseEvent *event)
{
    const Region *region = regionAt(m_regions, event->position());
    if (region == nullptr || region->role != RegionRole::Piece)
        return;
    const RegionId piece = region->id; // there are other regions when it has been chosen
    if (!m_choosing.draft().contains(piece))
        m_choosing.choose(piece);
    if (m_choosing.draft().contains(piece))
        emit meant();
}

void BoardWidget::contextMenuEvent(QContextMenuEvent *event)
{
    if (m_table.current() == nullptr)
        return;
    if (event->reason() == QContextMenuEvent::Mouse) {
        const Region *region = regionAt(m_regions, event->pos());
        emit menuWanted(region == nullptr ? std::nullopt : std::optional(region->id), event->globalPos());
        return;
    }
    const Region *region = m_focus ? regionById(m_regions, *m_focus) : nullptr;
    emit menuWanted(
        m_focus,
        mapToGlobal(region == nullptr ? rect().center() : region->shape.boundingRect().center().toPoint()));
}

void BoardWidget::leaveEvent(QEvent *)
{
    m_hover.reset();
    update();
}

// The regions in the order in which Tab visits them: what can be chosen. The arrows reach the others.
std::vector<RegionId> BoardWidget::tabOrder() const
{
    std::vector<RegionId> order;
    for (const Region &region : m_regions)
        if (m_choosing.canChoose(region.id) || m_choosing.draft().contains(region.id))
            order.push_back(region.id);
    return order;
}

// The first ten things that can be chosen answer to their number, the tenth to 0.
std::vector<RegionId> BoardWidget::numbered() const
{
    std::vector<RegionId> pieces;
    const std::vector<RegionId> &all = m_choosing.numbered();
    for (const Region &piece : m_regions)
        if (pieces.size() < 10 && ranges::find(all, piece.id) != all.end())
            pieces.push_back(piece.id);
    return pieces;
}

bool BoardWidget::focusNextPrevChild(bool next)
{
    const std::vector<RegionId> order = tabOrder();
    const auto now = m_focus ? ranges::find(order, *m_focus) : order.end();
    if (hasFocus() && now != order.end()) {
        if (next && now + 1 != order.end()) {
            moveFocus(*(now + 1));
            return true;
        }
        if (!next && now != order.begin()) {
            moveFocus(*(now - 1));
            return true;
        }
    }
    return QWidget::focusNextPrevChild(next);
}

void BoardWidget::focusInEvent(QFocusEvent *event)
{
    const std::vector<RegionId> order = tabOrder();
    const bool byTab = event->reason() == Qt::TabFocusReason;
    const bool byMouse = event->reason() == Qt::MouseFocusReason;
    if (order.empty())
        moveFocus(std::nullopt);
    else if (event->reason() == Qt::BacktabFocusReason)
        moveFocus(order.back());
    else if (byTab || (!m_focus && !byMouse))
        moveFocus(order.front());
    update();
}

void BoardWidget::focusOutEvent(QFocusEvent *)
{
    update();
}

void BoardWidget::keyPressEvent(QKeyEvent *event)
{
    if (moving())
        finish();
    const Region *region = m_focus ? regionById(m_regions, *m_focus) : nullptr;
    std::optional<RegionId> to;
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (region == nullptr) {
            to = tabOrder().empty() ? std::optional(m_regions.empty() ? RegionId{} : m_regions.front().id)
                                    : std::optional(tabOrder().front());
        } else {
            to = event->key() == Qt::Key_Left   ? region->left
                : event->key() == Qt::Key_Right ? region->right
                : event->key() == Qt::Key_Up    ? region->up
                                                : region->down;
        }
        if (to)
            moveFocus(to);
        return;
    case Qt::Key_Space:
        if (region != nullptr)
            activate(region->id);
        return;
    default:
        break;
    }
    if (event->key() >= Qt::Key_0 && event->key() <= Qt::Key_9 && m_choosing.open()) {
        const std::vector<RegionId> pieces = numbered();
        const auto n = static_cast<std::size_t>((event->key() - Qt::Key_0 + 9) % 10);
        if (n < pieces.size()) {
            moveFocus(pieces[n]);
            activate(pieces[n]);
            return;
        }
    }
    QWidget::keyPressEvent(event);
}

} // namespace medici::desktop
