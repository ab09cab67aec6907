#pragma once

class QFont;
class QString;

namespace medici {

// How wide a text is on the screen. What was asked before is remembered: layouts and boards ask for the same
// words again and again, and shaping them was a third of what the window did.
double textWidth(const QFont &font, const QString &text);

} // namespace medici
