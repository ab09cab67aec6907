#include "app/desktop/storage/knownprograms.h"

#include "app/desktop/storage/settings.h"
#include "engine/rules/ranges.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace medici::desktop {

namespace {

std::optional<KnownProgram> programIn(const QJsonObject &words)
{
    KnownProgram program;
    program.title = words[u"title"_s].toString();
    program.command.program = words[u"program"_s].toString();
    for (const QJsonValue &argument : words[u"arguments"_s].toArray())
        program.command.arguments << argument.toString();
    program.level = levelNamed(words[u"level"_s].toString().toStdString()).value_or(program.level);
    program.seconds = std::clamp(words[u"seconds"_s].toInt(program.seconds), 1, mostSeconds);
    return program.title.isEmpty() || program.command.program.isEmpty() ? std::nullopt
                                                                        : std::optional(program);
}

QJsonObject wordsOf(const KnownProgram &program)
{
    const std::string_view level = nameOf(program.level);
    return {{u"title"_s, program.title},
            {u"program"_s, program.command.program},
            {u"arguments"_s, QJsonArray::fromStringList(program.command.arguments)},
            {u"level"_s, QString::fromLatin1(level.data(), static_cast<qsizetype>(level.size()))},
            {u"seconds"_s, program.seconds}};
}

void keep(Settings &settings, const std::vector<KnownProgram> &programs)
{
    QJsonArray list;
    for (const KnownProgram &program : programs)
        list.append(wordsOf(program));
    settings.set(Setting::Programs, QJsonDocument(list).toJson(QJsonDocument::Compact));
}

} // namespace

Allowance KnownProgram::allowance() const
{
    Allowance allowance;
    allowance.toAnswer = std::chrono::seconds(seconds);
    return allowance;
}

std::vector<KnownProgram> knownPrograms(const Settings &settings)
{
    std::vector<KnownProgram> programs;
    for (const QJsonValue &words : QJsonDocument::fromJson(settings.bytes(Setting::Programs)).array())
        if (const std::optional<KnownProgram> program = programIn(words.toObject());
            program && ranges::count(programs, program->title, &KnownProgram::title) == 0)
            programs.push_back(*program);
    return programs;
}

std::optional<KnownProgram> programCalled(const Settings &settings, const QString &title)
{
    const std::vector<KnownProgram> programs = knownPrograms(settings);
    const auto found = ranges::find(programs, title, &KnownProgram::title);
    return found == programs.end() ? std::nullopt : std::optional(*found);
}

bool mayStart(const Settings &settings, const Command &command)
{
    return ranges::any_of(knownPrograms(settings),
                          [&](const KnownProgram &program) { return program.command == command; });
}

void remember(Settings &settings, const KnownProgram &program)
{
    std::vector<KnownProgram> programs = knownPrograms(settings);
    std::erase_if(programs, [&](const KnownProgram &other) {
        return other.title == program.title || other.command == program.command;
    });
    programs.insert(programs.begin(), program);
    keep(settings, programs);
}

void forget(Settings &settings, const QString &title)
{
    std::vector<KnownProgram> programs = knownPrograms(settings);
    std::erase_if(programs, [&](const KnownProgram &program) { return program.title == title; });
    keep(settings, programs);
}

} // namespace medici::desktop
