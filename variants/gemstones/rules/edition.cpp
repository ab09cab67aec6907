#include "variants/gemstones/rules/rules.h"

namespace medici::gemstones {

namespace {

// However these are combined, a sheet can be full enough for the game to end (G17).
constexpr Option rowFigure(std::string_view key, int least, int most, int usual)
{
    const auto lowest = static_cast<std::int16_t>(least);
    return {key,
            Option::Kind::Number,
            lowest,
            static_cast<std::int16_t>(most),
            static_cast<std::int16_t>(usual),
            lowest,
            key};
}

constexpr std::array options{
    rowFigure("rows", 9, roomForRows, mostRows), // G10
    rowFigure("rowsAhead", 1, 6, rowsAhead),     // G11
    rowFigure("rowsSorted", 1, 6, rowsSorted),   // G15
    rowFigure("rowsEnough", 3, 8, rowsEnough),   // G17
};

} // namespace

SetupLimits Rules::terms()
{
    return {1, mostSeats, options};
}

RowLimits limitsOf(const Setup &setup)
{
    const auto number = [&](std::size_t option) { return static_cast<std::uint8_t>(setup.options[option]); };
    return {.rows = number(0), .sorted = number(2), .enough = number(3), .ahead = number(1)};
}

} // namespace medici::gemstones
