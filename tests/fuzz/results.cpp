#include "app/cli/reviewparts.h"
#include "app/contests/netsparts.h"
#include "app/contests/playedtournament.h"
#include "app/contests/playedtrial.h"
#include "engine/record/fault.h"
#include "tests/fuzz/variants.h"
#include "tests/fuzz/ways.h"

#include <QBuffer>

namespace medici {

namespace {

// What was read and written is read once more as the same. Only what would be merged is looked at further.
template <class Read, class Write>
void requireToReadBack(const QByteArray &text, const Read &read, const Write &write)
{
    try {
        const auto results = read(text);
        static_cast<void>(results.missing());
        const QByteArray written = write(results);
        auto again = read(written);
        require(write(again) == written, "Results that were written do not read back.");
        add(again, results, QStringLiteral("input"));
        require(write(again) == written, "Results that come twice are other results.");
    } catch (const Fault &fault) {
        requireSentence(fault, text);
    }
}

template <class Results>
auto readerOf(Results (*read)(QIODevice &, const QString &, const Recordables &))
{
    return [read](const QByteArray &text) {
        QBuffer buffer;
        buffer.setData(text);
        buffer.open(QIODevice::ReadOnly);
        return read(buffer, QStringLiteral("input"), allVariants());
    };
}

} // namespace

void tryResults(const QByteArray &text)
{
    const QByteArray head = text.first(std::max(qsizetype{0}, text.indexOf('\n')));
    const QString name = QStringLiteral("input");
    if (isTrial(head))
        requireToReadBack(text, readerOf(readTrial), [](const PlayedTrial &all) { return textOf(all); });
    else if (isNets(head))
        requireToReadBack(
            text, [&](const QByteArray &part) { return readNets(part, name); },
            [](const NetsParts &all) { return partOf(all); });
    else if (cli::isReview(head))
        requireToReadBack(
            text, [&](const QByteArray &part) { return cli::readReview(part, name); },
            [](const cli::ReviewParts &all) { return textOf(all); });
    else
        requireToReadBack(text, readerOf(readTournament),
                          [](const PlayedTournament &all) { return textOf(all); });
}

} // namespace medici
