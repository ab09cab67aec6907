#include "app/cli/commands.h"
#include "engine/rules/ranges.h"

#include <QGuiApplication>
#include <QLocale>
#include <QLoggingCategory>

#include <algorithm>
#include <array>
#include <cstdio>
#include <memory>

using namespace medici::cli;

namespace {

struct Command {
    const char *name;
    const char *summary;
    Exit (*run)(const QStringList &words, Console &console);
};

constexpr std::array commands{
    Command{"play", "play games between computer players", play},
    Command{"deal", "make a deal that others can play, or explain one", deal},
    Command{"tournament", "have players and other programs meet, and rate them", tournament},
    Command{"whatif", "say what other rules change, by games of computer players", whatif},
    Command{"merge", "put parts together that several machines did", merge},
    Command{"compare", "compare games with the same deal", compare},
    Command{"check", "check records against the rules, and their luck", check},
    Command{"convert", "write records in the newest or an older version", convert},
    Command{"show", "show the table of a recorded game", show},
    Command{"setup", "write a record that begins with any table", setUp},
    Command{"diagram", "draw the table of a recorded game", diagram},
    Command{"replay", "write a page that replays a recorded game in a browser", replay},
    Command{"review", "say what each decision in recorded games cost", review},
    Command{"think", "show what a computer player thinks of a table", think},
    Command{"variants", "list the games", listVariants},
    Command{"sheet", "print score sheets, empty or filled, to a file", sheet},
    Command{"bench", "measure how fast random games are played", bench},
};

QString help()
{
    QString text = "Usage: medici-cli COMMAND [options]\n\nMedici Suite without a window.\n\nCommands:\n";
    for (const Command &command : commands)
        text += QString("  %1%2\n").arg(command.name, -12).arg(command.summary);
    return text
        + "\nOptions:\n  -h, --help     show this help, or that of a command, and exit\n"
          "  -v, --version  show the version and exit\n\n"
          "Exit status: 0 if all went well, 1 if something is wrong with a game or a file,\n"
          "2 if the command line is wrong, 130 if interrupted.\n";
}

Exit run(QStringList words, Console &console)
{
    if (words.isEmpty()) {
        console.complain("no command given; 'medici-cli --help' lists them.");
        return Exit::Misused;
    }
    QString word = words.takeFirst();
    if (word == "help" && !words.isEmpty())
        words = {std::exchange(word, words.first()), "--help"};
    if (word == "-h" || word == "--help" || word == "help") {
        console.out.write(help());
        return Exit::Done;
    }
    if (word == "-v" || word == "--version") {
        console.out.write(QString("medici-cli %1\n").arg(QCoreApplication::applicationVersion()));
        return Exit::Done;
    }
    const auto command =
        medici::ranges::find(commands, word, [](const Command &c) { return QString(c.name); });
    if (command != commands.end())
        return command->run(words, console);
    console.complain(QString("there is no command '%1'; 'medici-cli --help' lists them.").arg(word));
    return Exit::Misused;
}

// Letters are drawn by Qt Gui, which wants a platform, though not a screen.
std::unique_ptr<QCoreApplication> programFor(int &argc, char **argv)
{
    const bool draws = std::any_of(argv + 1, argv + std::min(argc, 3), [](const char *word) {
        return qstrcmp(word, "sheet") == 0 || qstrcmp(word, "replay") == 0 || qstrcmp(word, "diagram") == 0;
    });
    if (!draws)
        return std::make_unique<QCoreApplication>(argc, argv);
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    // What Qt Gui has to say of the system is nothing to who prints a sheet.
    qInstallMessageHandler([](QtMsgType type, const QMessageLogContext &, const QString &message) {
        if (type == QtCriticalMsg || type == QtFatalMsg)
            std::fputs(qPrintable(message + u'\n'), stderr);
    });
    return std::make_unique<QGuiApplication>(argc, argv);
}

} // namespace

int main(int argc, char *argv[])
{
    // Qt's own remarks on damaged plug-ins; ours say more.
    QLoggingCategory::setFilterRules("qt.core.plugin.*=false");
    const std::unique_ptr<QCoreApplication> application = programFor(argc, argv);
    QCoreApplication::setApplicationName("medici-cli");
    QLocale::setDefault(QLocale::c()); // English all through, numbers as well
    QCoreApplication::setApplicationVersion(MEDICI_VERSION);
    Console console;
    Exit exit = run(QCoreApplication::arguments().mid(1), console);
    console.out.flush();
    if (!console.out.whole() && exit == Exit::Done) {
        console.complain("cannot write to standard output.");
        exit = Exit::Failed;
    }
    return static_cast<int>(exit);
}
