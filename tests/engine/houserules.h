#pragma once

#include "engine/rules/ranges.h"
#include "engine/rules/setup.h"

#include <initializer_list>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace medici {

// The usual game of so many seats but for these options, by their keys.
inline Setup byHouseRules(const SetupLimits &terms, int seats,
                          std::initializer_list<std::pair<std::string_view, int>> rules)
{
    Setup setup = terms.usual(seats);
    for (const auto &[key, value] : rules) {
        const auto option = ranges::find(terms.options, key, &Option::key);
        if (option == terms.options.end() || !option->allows(value, seats))
            throw std::invalid_argument(std::string(key));
        setup.options[static_cast<std::size_t>(option - terms.options.begin())] =
            static_cast<std::int16_t>(value);
    }
    return setup;
}

// An option as it is known to be. What it usually is goes by the number of seats, from the fewest on; -1
// where there is no such option.
struct KnownOption {
    std::string key;
    int least;
    int most;
    std::vector<int> usual;
    int leastSolo = least;
};

// What is otherwise than known; records name options, and say them in this order.
inline std::string unknownIn(const SetupLimits &terms, const std::vector<KnownOption> &known)
{
    if (terms.options.size() != known.size())
        return "how many";
    for (std::size_t i = 0; i < known.size(); ++i) {
        const Option &option = terms.options[i];
        const KnownOption &wanted = known[i];
        const std::string key(option.key);
        if (key != wanted.key)
            return key;
        if (option.least != wanted.least || option.leastSolo != wanted.leastSolo
            || option.most != wanted.most)
            return key + ", limits";
        for (std::size_t at = 0; at < wanted.usual.size(); ++at)
            if (option.usualFor(terms.leastSeats + static_cast<int>(at)) != wanted.usual[at])
                return key + ", usually";
    }
    return {};
}

} // namespace medici
