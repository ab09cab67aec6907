#include "engine/record/fault.h"
#include "engine/record/header.h"
#include "engine/record/json.h"
#include "tests/fuzz/variants.h"
#include "tests/fuzz/ways.h"

namespace medici {

// A header alone, which may set up a table.
void tryPosition(const QByteArray &text)
{
    const QByteArray line = text.first(std::min(text.indexOf('\n') + 1, text.size())).trimmed();
    try {
        const Header header = readHeader(objectOn(line.isEmpty() ? text : line), allVariants());
        const Recordable &variant = *variantNamed(header.variant);
        const QByteArray written = lineOf(headerLine(header, variant, RecordVersion::Two));
        require(readHeader(objectOn(QByteArrayView(written).chopped(1)), allVariants()) == header,
                "A header that was written does not read back.");
        const std::unique_ptr<Game> table = startOf(header, variant);
        require(!header.position || !table->over(), "A game that is over was set up.");
        if (!header.position)
            return;
        const std::optional<Position> described = variant.positionOf(*table);
        if (described)
            require(variant.arrange(header.setup, *described).game != nullptr,
                    "A table that was set up cannot be set up as it is described.");
    } catch (const Fault &fault) {
        requireSentence(fault, text);
    }
}

} // namespace medici
