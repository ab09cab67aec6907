#pragma once

#include "app/desktop/look/tints.h"

#include <QLabel>

#include <map>

namespace medici::desktop {

// A label in one of the program's kinds of text; it follows the text size.
class StyledLabel : public QLabel {
    Q_OBJECT

public:
    explicit StyledLabel(TextKind text, QWidget *parent = nullptr, Tint tint = Tint::Ink);

    void setTint(Tint tint);

    int heightForWidth(int width) const override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void dress();

    TextKind m_text;
    Tint m_tint;
    bool m_dressing = false;
    mutable QString m_measured; // the words that these heights are of, by width; layouts ask often
    mutable std::map<int, int> m_heights;
};

} // namespace medici::desktop
