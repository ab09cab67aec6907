#include "engine/rules/choices.h"

#include <stdexcept>

namespace medici {

void Choices::overflow()
{
    throw std::length_error("more choices at one point of a game than there is room for");
}

} // namespace medici
