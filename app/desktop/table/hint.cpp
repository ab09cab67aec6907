#include "app/desktop/table/hint.h"

#include <utility>

namespace medici::desktop {

Hint::Hint(QObject *parent) : QObject(parent)
{
    connect(&m_thinker, &Thinker::answered, this, [this](const Thought &thought) {
        m_thought = thought;
        emit given();
    });
}

bool Hint::forget()
{
    stop();
    return std::exchange(m_thought, std::nullopt).has_value();
}

} // namespace medici::desktop
