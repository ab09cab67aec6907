#include "app/desktop/table/boardaccess.h"

#include "app/desktop/table/boardwidget.h"
#include "app/desktop/table/moveselection.h"
#include "app/desktop/table/scorecurve.h"
#include "app/desktop/table/speaker.h"
#include "app/desktop/widgets/figuretable.h"
#include "app/desktop/widgets/sentencelabel.h"
#include "engine/rules/ranges.h"

#include <algorithm>

namespace medici::desktop {

namespace {

class RegionAccess : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    RegionAccess(BoardWidget &board, RegionId id) : m_board(board), m_id(id) {}

    RegionId region() const { return m_id; }
    bool isValid() const override { return found() != nullptr; }
    QObject *object() const override { return nullptr; }
    QAccessibleInterface *parent() const override { return QAccessible::queryAccessibleInterface(&m_board); }
    QAccessibleInterface *child(int) const override { return nullptr; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }

    QString text(QAccessible::Text which) const override
    {
        const Region *region = found();
        if (region == nullptr)
            return {};
        if (which == QAccessible::Name)
            return region->name;
        if (which == QAccessible::Description)
            return region->description;
        if (which == QAccessible::Help)
            return m_board.noteOf(m_id);
        return {};
    }
    void setText(QAccessible::Text, const QString &) override {}

    QRect rect() const override
    {
        const Region *region = found();
        if (region == nullptr)
            return {};
        const QRect place = region->shape.boundingRect().toAlignedRect();
        return {m_board.mapToGlobal(place.topLeft()), place.size()};
    }

    QAccessible::Role role() const override
    {
        const Region *region = found();
        if (region == nullptr)
            return QAccessible::NoRole;
        if (region->role == RegionRole::Piece)
            return QAccessible::CheckBox;
        return region->role == RegionRole::Sheet ? QAccessible::Button : QAccessible::StaticText;
    }

    QAccessible::State state() const override
    {
        QAccessible::State state;
        const Region *region = found();
        if (region == nullptr) {
            state.invalid = true;
            return state;
        }
        const MoveSelection &choosing = m_board.choosing();
        const bool chosen = choosing.draft().contains(m_id);
        state.focusable = true;
        state.focused = m_board.hasFocus() && m_board.focused() == m_id;
        state.checkable = region->role == RegionRole::Piece;
        state.checked = chosen;
        state.disabled = region->role == RegionRole::Piece && !chosen && !choosing.canChoose(m_id);
        return state;
    }

    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface *>(this)
                                                    : nullptr;
    }

    QStringList actionNames() const override
    {
        const Region *region = found();
        if (region == nullptr || region->role == RegionRole::Figure)
            return {setFocusAction()};
        return {region->role == RegionRole::Piece ? toggleAction() : pressAction(), setFocusAction()};
    }

    void doAction(const QString &name) override
    {
        if (name == setFocusAction())
            m_board.setFocused(m_id);
        else
            m_board.activate(m_id);
    }

    QStringList keyBindingsForAction(const QString &) const override { return {}; }

private:
    const Region *found() const { return regionById(m_board.regions(), m_id); }

    BoardWidget &m_board;
    RegionId m_id;
};

} // namespace

BoardAccess::BoardAccess(BoardWidget &board) : QAccessibleWidget(&board, QAccessible::Pane), m_board(board) {}

BoardAccess::~BoardAccess()
{
    for (const auto &[region, id] : m_children)
        QAccessible::deleteAccessibleInterface(id);
}

QAccessibleInterface *BoardAccess::factory(const QString &, QObject *object)
{
    if (auto *board = qobject_cast<BoardWidget *>(object))
        return new BoardAccess(*board);
    if (auto *sentence = qobject_cast<SentenceLabel *>(object))
        return new QAccessibleWidget(sentence, QAccessible::StaticText);
    if (auto *figures = qobject_cast<FigureTable *>(object))
        return new QAccessibleWidget(figures, QAccessible::StaticText);
    if (auto *speaker = qobject_cast<Speaker *>(object))
        return new QAccessibleWidget(speaker, QAccessible::Notification);
    if (auto *curve = qobject_cast<ScoreCurve *>(object))
        return new QAccessibleWidget(curve, QAccessible::Graphic);
    return nullptr;
}

void BoardAccess::tellChanged(BoardWidget &board)
{
    if (!QAccessible::isActive())
        return;
    QAccessibleEvent event(&board, QAccessible::ObjectReorder);
    QAccessible::updateAccessibility(&event);
}

void BoardAccess::tellFocus(BoardWidget &board)
{
    if (!QAccessible::isActive() || !board.focused())
        return;
    const auto &regions = board.regions();
    QAccessibleEvent event(&board, QAccessible::Focus);
    event.setChild(static_cast<int>(ranges::find(regions, *board.focused(), &Region::id) - regions.begin()));
    QAccessible::updateAccessibility(&event);
}

int BoardAccess::childCount() const
{
    return static_cast<int>(m_board.regions().size());
}

QAccessibleInterface *BoardAccess::child(int index) const
{
    if (index < 0 || index >= childCount())
        return nullptr;
    const RegionId region = m_board.regions()[static_cast<std::size_t>(index)].id;
    auto found = m_children.find(region);
    if (found == m_children.end())
        found =
            m_children
                .emplace(region, QAccessible::registerAccessibleInterface(new RegionAccess(m_board, region)))
                .first;
    return QAccessible::accessibleInterface(found->second);
}

QAccessibleInterface *BoardAccess::childAt(int x, int y) const
{
    const Region *region = regionAt(m_board.regions(), m_board.mapFromGlobal(QPoint(x, y)));
    return region == nullptr ? nullptr : child(static_cast<int>(region - m_board.regions().data()));
}

QAccessibleInterface *BoardAccess::focusChild() const
{
    const auto &regions = m_board.regions();
    if (!m_board.hasFocus() || !m_board.focused())
        return nullptr;
    return child(static_cast<int>(ranges::find(regions, *m_board.focused(), &Region::id) - regions.begin()));
}

int BoardAccess::indexOfChild(const QAccessibleInterface *child) const
{
    const auto *region = dynamic_cast<const RegionAccess *>(child);
    if (region == nullptr)
        return -1;
    const auto &regions = m_board.regions();
    const auto found = ranges::find(regions, region->region(), &Region::id);
    return found == regions.end() ? -1 : static_cast<int>(found - regions.begin());
}

} // namespace medici::desktop
