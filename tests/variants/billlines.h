#pragma once

#include "engine/rules/bill.h"

#include <QStringList>

#include <algorithm>
#include <initializer_list>

namespace medici {

// The lines of a bill that are for some sources, in words that a test can compare.
inline QStringList linesFor(const Bill &bill, std::initializer_list<int> sources)
{
    QStringList lines;
    for (const BillLine &line : bill.lines())
        if (std::find(sources.begin(), sources.end(), line.source) != sources.end())
            lines << QStringLiteral(
                         "seat %1, source %2 of round %3: %4 against %5, place %6 of %7, statement %8, %9")
                         .arg(line.seat)
                         .arg(line.source)
                         .arg(line.round)
                         .arg(line.figure)
                         .arg(line.against)
                         .arg(line.standing.place())
                         .arg(line.standing.level)
                         .arg(line.rule)
                         .arg(line.points);
    return lines;
}

} // namespace medici
