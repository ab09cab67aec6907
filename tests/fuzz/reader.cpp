#include "tests/fuzz/reader.h"

#include "engine/record/fault.h"
#include "engine/record/reader.h"
#include "engine/record/writer.h"
#include "variants/auction/player/player.h"
#include "variants/auction/record.h"
#include "variants/card/player/player.h"
#include "variants/card/record.h"
#include "variants/dice/player/player.h"
#include "variants/dice/record.h"
#include "variants/gemstones/player/player.h"
#include "variants/gemstones/record.h"
#include "variants/template/record.h"
#include "variants/template/rules/rules.h"

#include <QBuffer>

#include <cstdlib>

namespace medici {

namespace {

const Recordable *variantNamed(const QString &id)
{
    static const RecordableOf<auction::Rules, auction::Player, auction::Words> auction;
    static const RecordableOf<card::Rules, card::Player, card::Words> card;
    static const RecordableOf<dice::Rules, dice::Player, dice::Words> dice;
    static const RecordableOf<gemstones::Rules, gemstones::Player, gemstones::Words> gemstones;
    static const RecordableOf<pig::Rules, NoKnowledge<pig::Rules>, pig::Words> pig;
    if (id == QStringLiteral("auction"))
        return &auction;
    if (id == QStringLiteral("card"))
        return &card;
    if (id == QStringLiteral("dice"))
        return &dice;
    if (id == QStringLiteral("gemstones"))
        return &gemstones;
    return &pig;
}

void require(bool truth, const char *what)
{
    if (truth)
        return;
    qCritical("%s", what);
    std::abort();
}

struct Reading {
    std::vector<Record> records;
    bool whole = true; // nothing was wrong, nothing dropped
};

Reading readingOf(const QByteArray &text, OnAnnotations onAnnotations)
{
    const Recordables variants{{QStringLiteral("auction"), QStringLiteral("card"), QStringLiteral("dice"),
                                QStringLiteral("gemstones"), QStringLiteral("template")},
                               variantNamed};
    QBuffer buffer;
    buffer.setData(text);
    buffer.open(QIODevice::ReadOnly);
    Reader reader(buffer, QStringLiteral("input"), variants, onAnnotations);
    Reading reading;
    try {
        while (std::optional<Record> record = reader.next())
            reading.records.push_back(std::move(*record));
        reading.whole = reader.note().isEmpty();
    } catch (const Fault &fault) {
        require(fault.line() >= 0 && fault.line() <= text.count('\n') + 1, "A fault is outside the file.");
        require(fault.reason().endsWith(u'.'), "A fault is no sentence.");
        reading.whole = false;
    }
    return reading;
}

} // namespace

void tryReading(const QByteArray &text)
{
    const Reading checked = readingOf(text, OnAnnotations::Compare);
    const Reading skimmed = readingOf(text, OnAnnotations::Skip);
    require(skimmed.records.size() >= checked.records.size()
                && std::equal(checked.records.begin(), checked.records.end(), skimmed.records.begin()),
            "A reader that skips annotations reads other games than a checker.");
    for (const Record &record : skimmed.records)
        for (const Annotated annotated : {Annotated::No, Annotated::Yes}) {
            const QByteArray written = textOf(record, *variantNamed(record.header.variant), annotated);
            const Reading again = readingOf(written, OnAnnotations::Compare);
            require(again.whole && again.records == std::vector{record},
                    "A record that was written does not read back as the same game.");
        }
}

} // namespace medici
