#include "app/desktop/gym/exercise.h"

#include "app/desktop/book/gameindex.h"
#include "engine/record/fault.h"
#include "engine/record/reader.h"
#include "engine/record/reviewnotes.h"
#include "engine/rules/ranges.h"
#include "engine/view/variant.h"

#include <QFile>
#include <QFileInfo>
#include <QSet>

namespace medici::desktop {

namespace {

// With the pages of the variant.
QString puzzleFile(const QString &variant)
{
    return QStringLiteral(":/medici/%1/puzzles.medici").arg(variant);
}

// The records in a file, as far as they can be read.
template <class Take>
void readRecords(const QString &path, const QString &id, const Variant &variant, Take take)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return;
    const Recordables variants{{id}, [&](const QString &) { return &variant; }};
    try {
        Reader reader(file, QFileInfo(path).fileName(), variants);
        while (std::optional<Record> record = reader.next())
            take(*std::move(record));
    } catch (const Fault &) {
        return;
    }
}

} // namespace

std::vector<Exercise> ownExercises(const GameIndex &index)
{
    std::vector<Exercise> exercises;
    QSet<QByteArray> keys;
    for (const GameIndex::Entry &entry : index.entries()) {
        if (!entry.summary)
            continue;
        for (const CostlyMoment &moment : entry.summary->moments) {
            if (keys.contains(moment.key))
                continue;
            keys.insert(moment.key);
            exercises.push_back({moment.key, entry.summary->variant,
                                 entry.summary->seats[static_cast<std::size_t>(moment.seat)].name,
                                 index.pathOf(entry), moment.worth, moment.event});
        }
    }
    ranges::stable_sort(exercises, [](const Exercise &a, const Exercise &b) { return a.worth > b.worth; });
    return exercises;
}

std::vector<Exercise> puzzlesOf(const QString &id, const Variant &variant)
{
    std::vector<Exercise> exercises;
    readRecords(puzzleFile(id), id, variant, [&](const Record &record) {
        for (const auto &[event, judgement] : findingsIn(record, variant).judgements)
            exercises.push_back(
                {keyOf(record, variant.terms(), event), id, {}, {}, judgement.cost.worth.mean, event});
    });
    return exercises;
}

std::optional<PosedExercise> posed(const Exercise &exercise, const Variant &variant)
{
    std::optional<PosedExercise> found;
    const QString path = exercise.file.isEmpty() ? puzzleFile(exercise.variant) : exercise.file;
    readRecords(path, exercise.variant, variant, [&](Record record) {
        if (found || exercise.event >= record.events.size()
            || keyOf(record, variant.terms(), exercise.event) != exercise.key)
            return;
        const Findings findings = findingsIn(record, variant);
        const auto judged = findings.judgements.find(exercise.event);
        if (judged == findings.judgements.end())
            return;
        record.events.resize(exercise.event);
        found = PosedExercise{std::move(record), judged->second};
    });
    return found;
}

} // namespace medici::desktop
