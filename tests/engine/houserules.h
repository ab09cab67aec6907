#pragma once

#include "engine/rules/ranges.h"
#include "engine/rules/setup.h"

#include <initializer_list>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

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

} // namespace medici
