#pragma once

#include <QScrollArea>

namespace medici::desktop {

// A frameless area in which a page scrolls up and down where it does not fit.
inline QScrollArea *scrolling(QWidget *widget)
{
    auto *scroll = new QScrollArea;
    scroll->setWidget(widget);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->viewport()->setAutoFillBackground(false);
    widget->setAutoFillBackground(false);
    return scroll;
}

} // namespace medici::desktop
