#include "engine/rules/choices.h"

#include <stdexcept>

namespace medici {

void Choices::overflow()
{
    throw std::length_error("more choices at one point of a game than there is room for");
}

void Choices::write() const
{
    m_first = m_own.data();
    for (std::size_t kind = 0; kind < Pile::mostKinds; ++kind)
        if (const int count = m_pile[kind]; count != 0)
            m_own[m_size++] = {static_cast<Code>(kind), static_cast<std::uint16_t>(count)};
    m_written = true;
}

} // namespace medici
