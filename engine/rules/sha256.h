#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace medici {

// FIPS 180-4. Here because the rules' layer has no Qt, and luck must be the same wherever it is worked out.
std::array<std::uint8_t, 32> sha256(std::string_view text);

} // namespace medici
