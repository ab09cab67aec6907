#include "app/desktop/review/momentview.h"

#include "app/desktop/look/appearance.h"
#include "app/desktop/look/tints.h"
#include "engine/view/view.h"

#include <QPainter>

namespace medici::desktop {

MomentView::MomentView(const Appearance &look, QWidget *parent) : QWidget(parent), m_appearance(look)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(&look, &Appearance::changed, this, qOverload<>(&QWidget::update));
}

void MomentView::show(const View &view, const Players &players, std::unique_ptr<Game> before,
                      const Judgement &judgement)
{
    m_view = &view;
    m_players = players;
    m_before = std::move(before);
    m_judgement = judgement;
    m_marked = judgement.best;
    update();
}

void MomentView::mark(Code move)
{
    m_marked = move;
    update();
}

void MomentView::clear()
{
    m_before.reset();
    update();
}

QSize MomentView::sizeHint() const
{
    return {px(560), px(378)};
}

QSize MomentView::minimumSizeHint() const
{
    return {px(320), px(216)};
}

void MomentView::paintEvent(QPaintEvent *)
{
    if (!m_before)
        return;
    Frame frame;
    frame.canvas = {QSizeF(size()), &m_appearance.theme(), m_players, m_judgement.seat,
                    m_appearance.textScale()};
    frame.before = frame.after = m_before.get();
    frame.draft = Draft(m_view->regionsOf(*m_before, m_judgement.played));
    frame.hint = m_marked;
    QPainter painter(this);
    m_view->paint(painter, frame);
}

} // namespace medici::desktop
