#pragma once

#include "app/desktop/look/tints.h"

#include <QAbstractButton>

namespace medici::desktop {

// A deed in the words of a line of text, for what need not stand out as a button.
class TextLink : public QAbstractButton {
    Q_OBJECT

public:
    explicit TextLink(QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
};

} // namespace medici::desktop
