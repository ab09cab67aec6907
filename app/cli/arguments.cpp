#include "app/cli/arguments.h"

#include <charconv>

namespace medici::cli {

std::optional<std::uint64_t> wholeNumber(QStringView text)
{
    const QByteArray digits = text.toUtf8();
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(digits.begin(), digits.end(), number);
    if (digits.isEmpty() || error != std::errc() || end != digits.end())
        return std::nullopt;
    return number;
}

Arguments::Arguments(const QString &command, const QString &summary, const QString &files)
    : m_command(command), m_files(files)
{
    m_parser.setApplicationDescription(summary);
    m_parser.addOption({{"h", "help"}, "Show this help and exit."});
}

void Arguments::flag(const QString &name, const QString &description)
{
    m_parser.addOption({name, description});
}

void Arguments::option(const QString &name, const QString &value, const QString &description,
                       const QString &abbreviation)
{
    const QStringList names = abbreviation.isEmpty() ? QStringList{name} : QStringList{abbreviation, name};
    m_parser.addOption({names, description, value});
}

void Arguments::options(const QString &name, const QString &value, const QString &description)
{
    option(name, value, description);
    m_repeatable.append(name);
}

void Arguments::read(const QStringList &words)
{
    const bool parsed = m_parser.parse(QStringList{m_command} + words);
    const QStringList unknown = m_parser.unknownOptionNames();
    if (!unknown.isEmpty()) {
        const QString &name = unknown.first();
        refuse(QString("'%1' has no option '%2%3'; 'medici-cli %1 --help' lists them.")
                   .arg(m_command, name.size() == 1 ? "-" : "--", name));
    } else if (!parsed) {
        const QString error = m_parser.errorText();
        refuse(error.left(1).toLower() + error.mid(1));
    }
    for (const QString &name : m_parser.optionNames())
        if (!m_repeatable.contains(name) && m_parser.optionNames().count(name) > 1)
            refuse(QString("--%1 is given more than once.").arg(name));
    if (m_files.isEmpty() && !files().isEmpty())
        refuse(QString("'%1' takes no '%2'; 'medici-cli %1 --help' says what it takes.")
                   .arg(m_command, files().first()));
}

QString Arguments::needed(const QString &name)
{
    if (!given(name))
        refuse(QString("'%1' needs --%2; 'medici-cli %1 --help' says more.").arg(m_command, name));
    return text(name);
}

std::uint64_t Arguments::number(const QString &name, std::uint64_t least, std::uint64_t most,
                                std::uint64_t otherwise)
{
    if (!given(name))
        return otherwise;
    const std::optional<std::uint64_t> number = wholeNumber(text(name));
    if (number && least <= *number && *number <= most)
        return *number;
    refuse(QString("--%1 is '%2', but must be a whole number from %3 to %4.")
               .arg(name, text(name))
               .arg(least)
               .arg(most));
    return otherwise;
}

void Arguments::refuse(const QString &sentence)
{
    if (m_fault.isEmpty())
        m_fault = sentence;
}

std::optional<Exit> Arguments::settled(Console &console) const
{
    if (given("help")) {
        console.out.write(help());
        return Exit::Done;
    }
    if (m_fault.isEmpty())
        return std::nullopt;
    console.complain(m_fault);
    return Exit::Misused;
}

QString Arguments::help() const
{
    // Qt's first line shows the program's whole path and knows no commands.
    QString text = m_parser.helpText();
    text.remove(0, text.indexOf(u'\n') + 1);
    const QString files = m_files.isEmpty() ? QString() : ' ' + m_files;
    text.prepend(QString("Usage: medici-cli %1 [options]%2\n").arg(m_command, files));
    return m_explanation.isEmpty() ? text : text + u'\n' + m_explanation;
}

} // namespace medici::cli
