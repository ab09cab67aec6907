#pragma once

#include "engine/rules/evaluation.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace medici {

// What a decision is called, by what it surely cost.
enum class Grade : std::uint8_t { Best, Good, Inaccuracy, Mistake, Blunder };

inline constexpr std::array<std::string_view, 5> gradeNames{"best", "good", "inaccuracy", "mistake",
                                                            "blunder"};

constexpr std::string_view nameOf(Grade grade)
{
    return gradeNames[static_cast<std::size_t>(grade)];
}

constexpr std::optional<Grade> gradeNamed(std::string_view name)
{
    for (std::size_t i = 0; i < gradeNames.size(); ++i)
        if (gradeNames[i] == name)
            return static_cast<Grade>(i);
    return std::nullopt;
}

// From what cost on a decision is called so: in percent of a won game, where four points of the margin are
// worth one, or, playing alone, in points.
struct GradeFrom {
    Grade grade;
    double cost;
};
inline constexpr std::array gradesFrom{GradeFrom{Grade::Blunder, 10}, GradeFrom{Grade::Mistake, 5},
                                       GradeFrom{Grade::Inaccuracy, 2}};

// So many standard errors of a cost are doubt, and count for who decided.
inline constexpr double doubt = 2.5;

// By the cost that is beyond its error; a move that was not found to cost anything is a best one.
Grade gradeOf(const Expected &cost);

} // namespace medici
