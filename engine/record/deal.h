#pragma once

#include "engine/record/record.h"

#include <optional>

namespace medici {

// What games that meet the same luck have in common.
struct Deal {
    QString variant;
    Setup setup;
    DealNumber number;

    friend bool operator==(const Deal &, const Deal &) = default;
};

// A deal as a short text for a chat or a sheet of paper, 'dice-4007-2A8K-…': the game, its set-up, the number
// and two check digits. Every wrong digit and every two that changed places are noticed, of other mistakes
// all but one in a thousand.
QString textOf(const Deal &deal, const SetupLimits &terms);

// The deal in such a text, however it is spaced and capitalised. Throws a Fault for what is none.
Deal dealIn(const QString &text, const Recordables &variants);

// Nothing if the record knows no deal.
std::optional<Deal> dealOf(const Header &header);

} // namespace medici
