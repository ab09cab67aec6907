#pragma once

#include "app/desktop/look/tints.h"

#include <QLabel>

namespace medici::desktop {

// A label in one of the program's kinds of text; it follows the text size.
class StyledLabel : public QLabel {
    Q_OBJECT

public:
    explicit StyledLabel(TextKind text, QWidget *parent = nullptr, Tint tint = Tint::Ink);

    void setTint(Tint tint);

protected:
    void changeEvent(QEvent *event) override;

private:
    void dress();

    TextKind m_text;
    Tint m_tint;
    bool m_dressing = false;
};

} // namespace medici::desktop
