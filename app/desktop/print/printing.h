#pragma once

class QPrinter;

namespace medici {
class Printout;
struct Diagram;
} // namespace medici

namespace medici::desktop {

// Paper, direction, copies and sides as the printout has them, for the system's print dialog to start from.
void prepare(QPrinter &printer, const Printout &printout);

// The pages that the printer was asked for. False if it did not take them.
bool printOn(QPrinter &printer, const Printout &printout);

// On one page, at its head and as wide as it goes.
bool printOn(QPrinter &printer, const Diagram &diagram);

} // namespace medici::desktop
