#pragma once

class QTableWidget;

namespace medici::desktop {

// A table of which one line is chosen, and in which nothing is edited.
void chooseByLine(QTableWidget &list);

} // namespace medici::desktop
