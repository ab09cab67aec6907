#pragma once

#include <QCoreApplication>

namespace medici::pig {

// The game's texts, translated in one context: the variant's id. Sentences are whole, never glued, so that
// they can be translated.
struct Text {
    Q_DECLARE_TR_FUNCTIONS(template)
};

} // namespace medici::pig
