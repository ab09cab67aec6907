#pragma once

class QWidget;

namespace medici::desktop {

// What the program is, whose, and by which licence.
void tellAbout(QWidget *window);

} // namespace medici::desktop
