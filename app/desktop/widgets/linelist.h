#pragma once

class QTableView;

namespace medici::desktop {

// A table of which one line is chosen, and in which nothing is edited.
void chooseByLine(QTableView &list);

} // namespace medici::desktop
