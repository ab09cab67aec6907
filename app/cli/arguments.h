#pragma once

#include "app/cli/console.h"
#include "engine/rules/chance.h"

#include <QCommandLineParser>
#include <QStringList>

#include <optional>

namespace medici::cli {

// A whole number and nothing else: no sign, no space, no point.
std::optional<std::uint64_t> wholeNumber(QStringView text);

// What a command was called with. Whatever is wrong with it is refused in one sentence, the first fault
// if there are several; until then reading goes on with some allowed value.
class Arguments {
public:
    // `files` is how the words that are no options are shown in the usage; empty if there are none.
    Arguments(const QString &command, const QString &summary, const QString &files = {});

    void flag(const QString &name, const QString &description);
    // With a short name for it, where there is one.
    void option(const QString &name, const QString &value, const QString &description,
                const QString &abbreviation = {});
    // An option that can be given any number of times.
    void options(const QString &name, const QString &value, const QString &description);
    // More lines for the help.
    void explain(const QString &text) { m_explanation = text; }

    void read(const QStringList &words);

    bool given(const QString &name) const { return m_parser.isSet(name); }
    QString text(const QString &name) const { return m_parser.value(name); }
    QStringList texts(const QString &name) const { return m_parser.values(name); }
    QString needed(const QString &name);
    std::uint64_t number(const QString &name, std::uint64_t least, std::uint64_t most,
                         std::uint64_t otherwise);
    QStringList files() const { return m_parser.positionalArguments(); }

    void refuse(const QString &sentence);
    // Whether nothing was refused so far.
    bool right() const { return m_fault.isEmpty(); }

    // Nothing if the command can go on: help is given and faults are complained about here.
    std::optional<Exit> settled(Console &console) const;

private:
    QString help() const;

    QString m_command;
    QString m_files;
    QString m_explanation;
    QStringList m_repeatable;
    QCommandLineParser m_parser;
    QString m_fault;
};

} // namespace medici::cli
