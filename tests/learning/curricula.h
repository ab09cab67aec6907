#pragma once

#include "tests/learning/course.h"

#include <array>

namespace medici {

namespace auction {
Curriculum curriculum();
}
namespace card {
Curriculum curriculum();
}
namespace dice {
Curriculum curriculum();
}
namespace gemstones {
Curriculum curriculum();
}

inline std::array<Curriculum, 4> curricula()
{
    return {auction::curriculum(), card::curriculum(), dice::curriculum(), gemstones::curriculum()};
}

} // namespace medici
