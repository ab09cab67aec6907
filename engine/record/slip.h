#pragma once

#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace medici {

using Digits = std::vector<unsigned>; // to base 32

// What somebody probably mistook when he copied digits: the groups in which it stands, and as they should be.
struct Slip {
    QString said;
    QString meant;
};

// The one slip that eyes or fingers are likely to make, a digit for one that looks like it or two that
// changed places, without which the digits would be right; nothing if there are several.
std::optional<Slip> slipIn(const Digits &digits, const std::function<bool(const Digits &)> &right);

} // namespace medici
