#pragma once

#include "app/desktop/look/tints.h"

#include <QComboBox>
#include <QEvent>

namespace medici::desktop {

// A combo box in which its widest choice fits: Qt's own keeps the least width of the text size it began with.
class DropDown : public QComboBox {
    Q_OBJECT

public:
    using QComboBox::QComboBox;

    QSize sizeHint() const override
    {
        int widest = 0;
        for (int i = 0; i < count(); ++i)
            widest = qMax(widest, fontMetrics().horizontalAdvance(itemText(i)));
        return {widest + px(48), qMax(control(40), fontMetrics().height() + room(12))};
    }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void changeEvent(QEvent *event) override
    {
        QComboBox::changeEvent(event);
        if (event->type() == QEvent::FontChange)
            updateGeometry();
    }
};

} // namespace medici::desktop
