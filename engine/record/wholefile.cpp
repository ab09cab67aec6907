#include "engine/record/wholefile.h"

#include "engine/record/fault.h"

#include <algorithm>

namespace medici {

QByteArray wholeOf(QIODevice &device, qint64 most)
{
    constexpr qint64 block = 1024 * 1024;
    QByteArray whole;
    for (;;) {
        const qsizetype size = whole.size();
        const qint64 wanted = std::min(block, most + 1 - size);
        whole.resize(size + wanted);
        const qint64 read = device.read(whole.data() + size, wanted);
        whole.truncate(size + std::max(read, qint64{0}));
        if (read < 0 && !device.atEnd())
            throw Fault(Reason::tr("The file cannot be read: %1.").arg(device.errorString()));
        if (whole.size() > most)
            throw Fault(Reason::tr("The file is longer than %1 MiB.").arg(most >> 20));
        if (read <= 0)
            return whole;
    }
}

} // namespace medici
