#include "engine/record/deal.h"
#include "engine/record/fault.h"
#include "engine/record/luckcheck.h"
#include "engine/record/reader.h"
#include "engine/record/reviewnotes.h"
#include "engine/record/writer.h"
#include "tests/fuzz/variants.h"
#include "tests/fuzz/ways.h"

#include <QBuffer>

namespace medici {

namespace {

struct Reading {
    std::vector<Record> records;
    bool whole = true; // nothing was wrong, nothing dropped
};

Reading readingOf(const QByteArray &text, OnAnnotations onAnnotations)
{
    QBuffer buffer;
    buffer.setData(text);
    buffer.open(QIODevice::ReadOnly);
    Reader reader(buffer, QStringLiteral("input"), allVariants(), onAnnotations);
    Reading reading;
    try {
        while (std::optional<Record> record = reader.next())
            reading.records.push_back(std::move(*record));
        reading.whole = reader.note().isEmpty();
    } catch (const Fault &fault) {
        requireSentence(fault, text);
        reading.whole = false;
    }
    return reading;
}

// What a review has found is kept as it was understood.
void tryFindings(const Record &record, const Recordable &variant)
{
    const Findings findings = findingsIn(record, variant);
    Record kept = record;
    keepFindings(kept, findings, variant);
    const Findings again = findingsIn(kept, variant);
    require(again.outset.has_value() == findings.outset.has_value()
                && again.judgements.size() == findings.judgements.size(),
            "What a review has found does not read back.");
}

} // namespace

void tryRecord(const QByteArray &text)
{
    const Reading checked = readingOf(text, OnAnnotations::Compare);
    const Reading skimmed = readingOf(text, OnAnnotations::Skip);
    require(skimmed.records.size() >= checked.records.size()
                && std::equal(checked.records.begin(), checked.records.end(), skimmed.records.begin()),
            "A reader that skips annotations reads other games than a checker.");
    for (const Record &record : skimmed.records) {
        const Recordable &variant = *variantNamed(record.header.variant);
        for (const Annotated annotated : {Annotated::No, Annotated::Yes}) {
            const QByteArray written = textOf(record, variant, annotated);
            const Reading again = readingOf(written, OnAnnotations::Compare);
            require(again.whole && again.records == std::vector{record},
                    "A record that was written does not read back as the same game.");
        }
        static_cast<void>(checkLuck(record, variant));
        if (const std::optional<Deal> deal = dealOf(record))
            require(dealIn(textOf(*deal, variant.terms()), allVariants()) == *deal,
                    "The deal of a record does not read back.");
        tryFindings(record, variant);
    }
}

} // namespace medici
