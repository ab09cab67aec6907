#include "app/desktop/position/tableview.h"

#include "app/desktop/look/appearance.h"
#include "app/desktop/look/tints.h"
#include "engine/view/view.h"

#include <QPainter>

namespace medici::desktop {

namespace {

constexpr QSizeF usualBoard(1040, 760);

} // namespace

TableView::TableView(const Appearance &look, QWidget *parent) : QWidget(parent), m_look(look)
{
    connect(&look, &Appearance::changed, this, qOverload<>(&QWidget::update));
}

void TableView::show(const View &view, std::shared_ptr<const Game> game, const Players &players)
{
    m_view = &view;
    m_game = std::move(game);
    m_players = players;
    update();
}

void TableView::setPale(bool pale)
{
    m_pale = pale;
    update();
}

void TableView::mark(std::optional<Code> move)
{
    m_marked = move;
    update();
}

void TableView::paintEvent(QPaintEvent *)
{
    if (m_game == nullptr)
        return;
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    const qreal scale = qMin(width() / usualBoard.width(), height() / usualBoard.height());
    painter.translate((width() - scale * usualBoard.width()) / 2, 0);
    painter.scale(scale, scale);
    if (m_pale)
        painter.setOpacity(0.45);
    Frame frame;
    frame.canvas = {usualBoard, &m_look.theme(), m_players};
    frame.before = m_game.get();
    frame.after = m_game.get();
    frame.hint = m_marked;
    m_view->paint(painter, frame);
}

QSize TableView::sizeHint() const
{
    return {px(560), px(560) * static_cast<int>(usualBoard.height()) / static_cast<int>(usualBoard.width())};
}

QSize TableView::minimumSizeHint() const
{
    return {held(260), held(190)};
}

} // namespace medici::desktop
