#include "app/cli/commands.h"
#include "engine/rules/ranges.h"
#include "tests/fuzz/application.h"
#include "tests/fuzz/ways.h"

#include <array>
#include <cstdio>

using namespace Qt::StringLiterals;

namespace medici {

namespace {

using Command = cli::Exit (*)(const QStringList &words, cli::Console &console);

constexpr std::array<std::pair<const char *, Command>, 17> commands{{{"play", cli::play},
                                                                     {"deal", cli::deal},
                                                                     {"tournament", cli::tournament},
                                                                     {"whatif", cli::whatif},
                                                                     {"merge", cli::merge},
                                                                     {"compare", cli::compare},
                                                                     {"check", cli::check},
                                                                     {"convert", cli::convert},
                                                                     {"show", cli::show},
                                                                     {"setup", cli::setUp},
                                                                     {"diagram", cli::diagram},
                                                                     {"replay", cli::replay},
                                                                     {"review", cli::review},
                                                                     {"think", cli::think},
                                                                     {"variants", cli::listVariants},
                                                                     {"sheet", cli::sheet},
                                                                     {"bench", cli::bench}}};

} // namespace

// A command and its words, a line each. They are read as a whole before anything is done; that nothing is,
// and no file is written, is because help is asked for.
void tryCommandLine(const QByteArray &text)
{
    needApplication();
    static FILE *nowhere = std::tmpfile();
    std::rewind(nowhere);
    static cli::Console console(nowhere, nowhere);

    QStringList words = QString::fromUtf8(text).split(u'\n');
    const QString first = words.takeFirst();
    const auto command = ranges::find(commands, first, [](const auto &each) { return QString(each.first); });
    words.prepend(u"--help"_s);
    if (command != commands.end())
        require(command->second(words, console) == cli::Exit::Done, "Help was asked for and not given.");
}

} // namespace medici
