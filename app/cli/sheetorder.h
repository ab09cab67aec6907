#pragma once

#include "app/cli/arguments.h"
#include "engine/view/paper/printout.h"
#include "engine/view/variants.h"

#include <QDate>

namespace medici::cli {

// What 'sheet' was asked for.
struct SheetOrder {
    PageSetup setup;
    Subject subject; // of empty sheets; a record fills it
    QString record;  // a file, or nothing for empty sheets
    std::uint64_t game = 1;
    std::optional<std::uint64_t> at; // after how many events
    QDate date;
    QString output;
};

void offerSheet(Arguments &arguments);
SheetOrder readSheetOrder(Arguments &arguments, Variants &variants);

} // namespace medici::cli
