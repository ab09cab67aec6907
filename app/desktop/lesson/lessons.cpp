#include "app/desktop/lesson/lessons.h"

#include "app/desktop/lesson/lessoncourse.h"
#include "app/desktop/storage/lastsetup.h"
#include "app/desktop/storage/settings.h"
#include "engine/rules/ranges.h"
#include "engine/view/variant.h"
#include "engine/view/variants.h"

#include <QDir>
#include <QFile>

namespace medici::desktop {

std::shared_ptr<const Lesson> Lessons::of(const QString &variant)
{
    if (const auto read = m_read.find(variant); read != m_read.end())
        return read->second;
    std::shared_ptr<const Lesson> &lesson = m_read[variant];
    const Variant *found = m_variants.find(variant); // its files come with it
    const QString name = QStringLiteral("lessons/first.lesson");
    QFile file(QStringLiteral(":/medici/%1/%2").arg(variant, name));
    if (found == nullptr || !file.open(QIODevice::ReadOnly))
        return lesson;
    const Recordables known{{variant}, [found](const QString &) { return found; }};
    lesson = std::make_shared<const Lesson>(readLesson(file.readAll(), variant + u'/' + name, known));
    return lesson;
}

std::shared_ptr<const Lesson> Lessons::of(const GameInProgress &game)
{
    return game.isLesson() ? of(game.proposal().variant) : nullptr;
}

std::unique_ptr<GameInProgress> Lessons::begin(const QString &variant, const std::vector<Person> &last)
{
    const std::shared_ptr<const Lesson> lesson = of(variant);
    const Variant &played = *m_variants.find(variant);
    const auto person = ranges::find(last, true, &Person::human);
    const QString name = person == last.end() ? usualName(0) : person->name;
    const Header &header = lesson->record.header;
    Proposal proposal;
    proposal.variant = variant;
    proposal.setup = header.setup;
    proposal.position = header.position;
    proposal.luck = header.luck;
    proposal.thinking = GameInProgress::newThinking();
    for (int seat = 0; seat < header.setup.seats; ++seat) {
        const bool pupil = seat == lesson->pupil;
        proposal.people.push_back({pupil ? name : usualName(seat), pupil, Level::Easy, seat});
    }
    auto game = std::make_unique<GameInProgress>(GameInProgress::newId(variant), played, std::move(proposal));
    game->makeLesson();
    return game;
}

QStringList Lessons::offered(const std::vector<PluginMetadata> &shown, const Settings &settings)
{
    const QStringList settled = settings.text(Setting::Lessons).split(u' ');
    QStringList offered;
    for (const PluginMetadata &listing : shown)
        if (!settled.contains(listing.id) && listing.presentation->lesson)
            offered << listing.id;
    return offered;
}

void Lessons::settle(const QStringList &variants, Settings &settings)
{
    QStringList settled = settings.text(Setting::Lessons).split(u' ', Qt::SkipEmptyParts);
    settled << variants;
    settled.removeDuplicates();
    settings.set(Setting::Lessons, settled.join(u' '));
}

std::optional<Code> Lessons::told(const GameInProgress &game)
{
    const std::shared_ptr<const Lesson> lesson = of(game);
    const Session &session = game.session();
    return lesson ? LessonCourse::told(*lesson, session.log().first(session.cursor())) : std::nullopt;
}

const std::vector<Study> &Lessons::studies(const QString &variant)
{
    if (const auto read = m_studies.find(variant); read != m_studies.end())
        return read->second;
    std::vector<Study> &studies = m_studies[variant];
    if (m_variants.find(variant) == nullptr) // its files come with it
        return studies;
    const QDir folder(QStringLiteral(":/medici/%1/lessons").arg(variant));
    for (const QString &name : folder.entryList({QStringLiteral("*.study")}, QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        if (file.open(QIODevice::ReadOnly))
            studies.push_back(readStudy(file.readAll(), QFileInfo(name).baseName()));
    }
    return studies;
}

} // namespace medici::desktop
