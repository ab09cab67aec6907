#include "tests/bench/records.h"

#include "engine/record/reader.h"
#include "engine/record/writer.h"
#include "engine/rules/ranges.h"
#include "tests/bench/games.h"

#include <QBuffer>

namespace medici {

namespace {

Record recordOf(const std::string &id, const Recordable &variant)
{
    Record record;
    record.header.variant = QString::fromStdString(id);
    record.header.setup = variant.terms().usual(variant.terms().mostSeats);
    for (int seat = 0; seat < record.header.setup.seats; ++seat)
        record.header.players.push_back({QString::number(seat), false, QStringLiteral("random")});
    const Session session = playedSession(*variant.newGame(record.header.setup));
    record.events.assign(session.log().begin(), session.log().end());
    return record;
}

std::int64_t decisionsOf(const Record &record)
{
    return ranges::count_if(record.events, [](const Event &event) { return event.actor != chance; });
}

void benchWriting(benchmark::State &bench, const Record &record, const Recordable &variant,
                  Annotated annotated)
{
    std::int64_t bytes = 0;
    for ([[maybe_unused]] auto _ : bench)
        bytes += textOf(record, variant, annotated).size();
    bench.SetBytesProcessed(bytes);
    bench.SetItemsProcessed(bench.iterations() * decisionsOf(record));
}

void benchReading(benchmark::State &bench, const Record &record, const Recordable &variant,
                  Annotated annotated)
{
    const Recordables variants{{record.header.variant}, [&](const QString &) { return &variant; }};
    QByteArray text = textOf(record, variant, annotated);
    for ([[maybe_unused]] auto _ : bench) {
        QBuffer buffer(&text);
        buffer.open(QIODevice::ReadOnly);
        Reader reader(buffer, QStringLiteral("bench"), variants,
                      annotated == Annotated::Yes ? OnAnnotations::Compare : OnAnnotations::Skip);
        if (reader.next() != record)
            bench.SkipWithError("The record is read as another game.");
    }
    bench.SetBytesProcessed(bench.iterations() * text.size());
    bench.SetItemsProcessed(bench.iterations() * decisionsOf(record));
}

} // namespace

void addRecords(const std::string &id, const Recordable &variant)
{
    const Record record = recordOf(id, variant);
    for (const Annotated annotated : {Annotated::No, Annotated::Yes}) {
        const std::string name = id + (annotated == Annotated::Yes ? ", annotated record " : ", record ");
        benchmark::RegisterBenchmark((name + "written").c_str(), [=, &variant](benchmark::State &bench) {
            benchWriting(bench, record, variant, annotated);
        });
        benchmark::RegisterBenchmark((name + "read").c_str(), [=, &variant](benchmark::State &bench) {
            benchReading(bench, record, variant, annotated);
        });
    }
}

} // namespace medici
