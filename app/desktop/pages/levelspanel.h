#pragma once

#include "app/desktop/widgets/panel.h"
#include "engine/rules/think.h"

#include <array>

namespace medici {
class View;
}

namespace medici::desktop {

// How the computer players' levels differ, with what was measured of them.
class LevelsPanel : public Panel {
    Q_OBJECT

public:
    explicit LevelsPanel(QWidget *parent = nullptr);

    void show(const View &view, int seats);
    // What is to be said of those who play as strong as people do; nothing if there are none.
    void sayOfEven(const QString &words);

private:
    std::array<StyledLabel *, levelNames.size()> m_names;
    std::array<StyledLabel *, levelNames.size()> m_words;
    StyledLabel *m_measured;
    StyledLabel *m_even;
};

} // namespace medici::desktop
