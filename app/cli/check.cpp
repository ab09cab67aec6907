#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "engine/record/fault.h"
#include "engine/record/luckcheck.h"
#include "engine/record/reader.h"
#include "engine/rules/ranges.h"
#include "engine/view/steps.h"
#include "engine/view/variant.h"
#include "engine/view/variants.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace medici::cli {

namespace {

// What is known of the luck of a game.
struct LuckFinding {
    LuckSource source;
    std::optional<LuckCheck> check;

    bool right() const { return check && !check->wrong; }

    QString seal() const { return sealOf(source); }

    QString sentence() const
    {
        if (!check)
            return "the record does not say where its luck came from";
        if (check->wrong)
            return QString("what came at the place '%1' does not follow from the number")
                .arg(QString::fromStdString(check->place));
        QString text = QString("%1 chance events follow from the number").arg(check->dealt);
        if (!source.word.isEmpty())
            text += " and the word";
        if (!seal().isEmpty())
            text += QString(", whose seal is %1").arg(seal());
        if (check->byHand > 0)
            text += QString("; %1 were entered by hand").arg(check->byHand);
        return text;
    }
};

// What is known of a file after reading it as far as it is right.
struct Finding {
    QString file;
    int games = 0;
    std::size_t events = 0;
    QString note; // a sentence, if a last line was dropped
    std::optional<Fault> fault;
    std::vector<LuckFinding> luck; // of each game

    bool right() const
    {
        return !fault && ranges::all_of(luck, [](const LuckFinding &game) { return game.right(); });
    }
};

Finding examine(const QString &name, const Recordables &variants, bool luck)
{
    Finding finding{name, 0, 0, {}, std::nullopt, {}};
    try {
        Input input(name);
        Reader reader(input.device(), input.name(), variants, OnAnnotations::Compare);
        while (const std::optional<Record> record = reader.next()) {
            const Recordable &variant = *variants.find(record->header.variant);
            const std::unique_ptr<Game> start = startOf(record->header, variant);
            ++finding.games;
            finding.events += stepsOf(variant.words(), *start, record->events).size();
            finding.note = reader.note();
            if (luck)
                finding.luck.push_back({record->header.luck, checkLuck(*record, variant)});
        }
    } catch (const Fault &fault) {
        finding.fault = fault;
    }
    return finding;
}

QString counted(std::size_t number, const QString &one, const QString &more)
{
    return QString("%1 %2").arg(number).arg(number == 1 ? one : more);
}

void tell(const Finding &finding, Console &console)
{
    const QString games = counted(static_cast<std::size_t>(finding.games), "game", "games");
    const QString events = counted(finding.events, "event", "events");
    if (!finding.fault)
        console.out.write(QString("%1: OK, %2, %3\n").arg(finding.file, games, events));
    else if (finding.games > 0)
        console.out.write(QString("%1: OK up to there, %2, %3\n").arg(finding.file, games, events));
    for (std::size_t game = 0; game < finding.luck.size(); ++game)
        console.out.write(QString("  luck%1: %2\n")
                              .arg(finding.luck.size() > 1 ? QString(" of game %1").arg(game + 1) : QString(),
                                   finding.luck[game].sentence()));
    console.out.flush();
    if (!finding.note.isEmpty())
        console.err.write(printable(finding.note) + u'\n');
    if (finding.fault)
        console.err.write(printable(finding.fault->sentence()) + u'\n');
}

QJsonObject jsonOf(const Finding &finding)
{
    QJsonObject json{{"file", finding.file},
                     {"right", finding.right()},
                     {"games", finding.games},
                     {"events", static_cast<qint64>(finding.events)}};
    if (!finding.note.isEmpty())
        json["note"] = finding.note;
    QJsonArray luck;
    for (const LuckFinding &game : finding.luck)
        luck.append(
            QJsonObject{{"right", game.right()}, {"seal", game.seal()}, {"finding", game.sentence()}});
    if (!luck.isEmpty())
        json["luck"] = luck;
    if (finding.fault) {
        json["reason"] = finding.fault->reason();
        if (finding.fault->line() > 0)
            json["line"] = finding.fault->line();
    }
    return json;
}

} // namespace

Exit check(const QStringList &words, Console &console)
{
    Arguments arguments("check", "Replay records and compare what they say with the rules.", "FILE...");
    arguments.flag("luck", "Also check that every roll and card follows from the number and the word.");
    arguments.flag("json", "Show the findings as JSON.");
    arguments.explain(
        "A FILE may hold several games; '-' is standard input. The first thing wrong with a file\n"
        "is shown with its line. If you wrote down the seal before the game, compare it with the\n"
        "one that --luck shows.\n");
    arguments.read(words);
    if (arguments.files().isEmpty())
        arguments.refuse("'check' needs a FILE; 'medici-cli check --help' says more.");
    if (arguments.files().contains(QString()))
        arguments.refuse("a FILE has an empty name.");
    if (arguments.files().count("-") > 1)
        arguments.refuse("standard input (-) can be read only once.");
    if (const std::optional<Exit> exit = arguments.settled(console))
        return *exit;

    Variants variants(Variants::programFolders());
    const Recordables recordables = variants.recordables();
    QJsonArray list;
    bool right = true;
    for (const QString &file : arguments.files()) {
        const Finding finding = examine(file, recordables, arguments.given("luck"));
        right = right && finding.right();
        if (arguments.given("json"))
            list.append(jsonOf(finding));
        else
            tell(finding, console);
    }
    if (arguments.given("json"))
        console.out.write(QJsonDocument(list).toJson());
    return right ? Exit::Done : Exit::Failed;
}

} // namespace medici::cli
