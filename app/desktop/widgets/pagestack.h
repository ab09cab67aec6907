#pragma once

#include <QStackedWidget>

namespace medici::desktop {

// Pages of which one is seen, in the room that is left for them. Qt's own asks all of them how high they
// would be whenever something on the one that is seen changes, and most of what the window did was shaping
// words that nobody saw.
class PageStack : public QStackedWidget {
    Q_OBJECT

public:
    using QStackedWidget::QStackedWidget;

    bool hasHeightForWidth() const override { return false; }
    QSize sizeHint() const override { return {}; }
    QSize minimumSizeHint() const override { return {}; }
};

} // namespace medici::desktop
