#include "engine/record/fault.h"
#include "tests/fuzz/ways.h"

#include <cstdlib>

namespace medici {

void require(bool truth, const char *what)
{
    if (truth)
        return;
    qCritical("%s", what);
    std::abort();
}

void requireSentence(const Fault &fault, const QByteArray &text)
{
    require(fault.line() >= 0 && fault.line() <= text.count('\n') + 1, "A fault is outside the file.");
    const QChar end = fault.reason().isEmpty() ? QChar() : fault.reason().back();
    require(end == u'.' || end == u'?' || end == u')', "A fault is no sentence."); // or it ends with a rule
}

} // namespace medici
