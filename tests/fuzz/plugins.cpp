#include "tests/fuzz/plugins.h"

namespace medici {

Variants &pluggedIn()
{
    static Variants variants({QStringLiteral(MEDICI_VARIANTS_FOLDER)});
    return variants;
}

} // namespace medici
