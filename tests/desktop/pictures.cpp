#include "app/desktop/actions.h"
#include "app/desktop/archive/archivepage.h"
#include "app/desktop/archive/boardpicture.h"
#include "app/desktop/book/bookpage.h"
#include "app/desktop/gym/gympage.h"
#include "app/desktop/lesson/lessonpanel.h"
#include "app/desktop/pages/houserulespanel.h"
#include "app/desktop/pages/keyspage.h"
#include "app/desktop/pages/programpage.h"
#include "app/desktop/pages/rulesview.h"
#include "app/desktop/pages/seatrow.h"
#include "app/desktop/pages/settingspage.h"
#include "app/desktop/pages/setuppage.h"
#include "app/desktop/people/peoplepage.h"
#include "app/desktop/position/fieldrow.h"
#include "app/desktop/position/piecesfield.h"
#include "app/desktop/position/positionpage.h"
#include "app/desktop/print/printpage.h"
#include "app/desktop/review/reviewpage.h"
#include "app/desktop/score/scorepage.h"
#include "app/desktop/score/sheettable.h"
#include "app/desktop/storage/knownprograms.h"
#include "app/desktop/storage/lastsetup.h"
#include "app/desktop/table/luckentry.h"
#include "app/desktop/table/moveselection.h"
#include "app/desktop/table/replay.h"
#include "app/desktop/table/tablepage.h"
#include "app/desktop/tournament/tournamentpage.h"
#include "app/desktop/whatif/whatifpage.h"
#include "app/desktop/widgets/keybutton.h"
#include "app/desktop/widgets/segments.h"
#include "app/desktop/widgets/textlink.h"
#include "engine/view/variant.h"
#include "tests/desktop/stage.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCheckBox>
#include <QCommandLineParser>
#include <QDir>
#include <QLineEdit>
#include <QSpinBox>
#include <QTest>

// Pictures of every screen, in both languages and themes: './dev screenshots'.

using namespace medici;
using namespace medici::desktop;

namespace {

class Album {
public:
    Album(Stage &stage, QString folder) : m_stage(stage), m_folder(std::move(folder)) {}

    void take(const QString &name)
    {
        QTest::qWait(20);
        m_stage.window.grab().save(path(name));
    }

    QString path(const QString &name) const
    {
        return m_folder + u'/' + name + m_suffix + QStringLiteral(".png");
    }

    void setSuffix(const QString &suffix) { m_suffix = suffix; }

private:
    Stage &m_stage;
    QString m_folder;
    QString m_suffix;
};

void choose(Stage &stage, std::size_t count)
{
    MoveSelection &choosing = *stage.window.table()->choosing();
    for (std::size_t i = 0; i < count && !choosing.regions().empty(); ++i)
        choosing.choose(choosing.regions()[i * choosing.regions().size() / count]);
}

void showTable(Stage &stage, const QString &seats, Seed seed, int decisions, std::size_t chosen,
               const QString &variant = QStringLiteral("dice"))
{
    stage.begin(seats, seed, variant);
    stage.playOn(decisions);
    while (stage.services.table.awaiting() == Awaiting::Reader) // another round, then
        stage.playOn(decisions / 2 - 2);
    choose(stage, chosen);
}

void playFirst(TableController &table)
{
    Choices choices;
    table.current()->session().game().list(choices);
    table.play(choices[choices.size() / 2]);
}

// A game with dice or cards of one's own: what came is to be said.
void takeByHand(Stage &stage, Album &album, const QString &variant, const QString &typed)
{
    Proposal proposal = stage.proposal(QStringLiteral("RHH"), 7, variant);
    proposal.luck = LuckSource::byHand();
    proposal.setup.first = 1;
    stage.begin(proposal);
    TableController &table = stage.services.table;
    for (int steps = 0; steps < 12 || table.awaiting() != Awaiting::Luck; ++steps) {
        static_cast<void>(QTest::qWaitFor([&] {
            return table.awaiting() != Awaiting::Board && table.awaiting() != Awaiting::Disk
                && table.awaiting() != Awaiting::Computer;
        }));
        if (table.awaiting() == Awaiting::Luck)
            table.roll();
        else if (table.awaiting() == Awaiting::Reader)
            table.acknowledge();
        else
            playFirst(table);
    }
    for (const QChar key : typed)
        stage.window.table()->luck()->type(key);
    album.take(variant + QStringLiteral("-by-hand"));
}

// Only the score of a round, beside a table and in a window as small as a telephone.
void takeScore(Stage &stage, Album &album, const QString &variant)
{
    ScorePage &page = *stage.window.score();
    const int seats = stage.services.variants.find(variant)->terms().mostSeats;
    page.begin(stage.proposal(QString(seats, u'H'), 7, variant));
    const QSize before = stage.window.size();
    stage.window.show(&page);
    const std::size_t counts = page.scored().rounds()[0].counts[0].size();
    for (int seat = 0; seat < seats; ++seat)
        for (std::size_t i = 0; i < counts; ++i) {
            const Count count = page.scored().rounds()[0].counts[static_cast<std::size_t>(seat)][i];
            const int figure =
                count.least + (seat * 5 + static_cast<int>(i) * 3) % (count.most - count.least + 1);
            page.table()->item(static_cast<int>(i) + 1, seat + 1)->setText(QString::number(figure));
        }
    QCoreApplication::processEvents();
    album.take(variant + QStringLiteral("-score"));
    page.showRound(0);
    stage.window.resize(360, 640);
    album.take(variant + QStringLiteral("-score-small"));
    stage.window.goHome();
    stage.window.resize(before);
}

// A first lesson as it begins, where something is marked, and where the pupil decides.
void takeLesson(Stage &stage, Album &album, const QString &variant)
{
    stage.window.teach(variant);
    const LessonPanel &panel = *stage.window.table()->lesson();
    TableController &table = stage.services.table;
    album.take(variant + QStringLiteral("-lesson-1-begins"));
    const Lesson &lesson = *stage.services.lessons.of(variant);
    bool marked = false;
    while (stage.wait()) {
        while (panel.next()->isVisible())
            QTest::mouseClick(panel.next(), Qt::LeftButton);
        if (table.awaiting() == Awaiting::Reader) {
            table.acknowledge();
            continue;
        }
        const std::size_t at = table.current()->session().cursor();
        const auto task = lesson.tasks.find(at);
        if (task == lesson.tasks.end())
            break;
        if (!task->second.marked) {
            album.take(variant + QStringLiteral("-lesson-3-asks"));
            break;
        }
        if (!marked)
            album.take(variant + QStringLiteral("-lesson-2-marks"));
        marked = true;
        table.play(lesson.record.events[at].code);
    }
    stage.window.gym()->teach(variant);
    stage.window.show(stage.window.gym());
    album.take(variant + QStringLiteral("-lesson-4-more"));
    QTest::keyClick(stage.window.gym(), Qt::Key_F2);
    album.take(variant + QStringLiteral("-lesson-5-told"));
    stage.window.goHome();
}

// Who plays here, and how names come up when a game is set up.
void takePeople(Stage &stage, Album &album)
{
    People &people = stage.services.people;
    people.meet({{QStringLiteral("Zofia"), 3}, {QStringLiteral("Ania"), 1}, {QStringLiteral("Antoni"), 4}});
    people.setLanguage(QStringLiteral("Ania"), QStringLiteral("pl"));
    people.rename(QStringLiteral("Zofia"), QStringLiteral("Zosia"));
    stage.window.show(stage.window.people());
    album.take(QStringLiteral("32-people"));
    stage.window.goHome();
    album.take(QStringLiteral("33-home-later"));
    stage.window.newGame(QStringLiteral("dice"));
    NameField *name = stage.window.setup()->rows().front()->name();
    name->setFocus();
    name->selectAll();
    QTest::keyClicks(name, QStringLiteral("A"));
    album.take(QStringLiteral("34-setup-names"));
    QApplication::activePopupWidget()->grab().save(album.path(QStringLiteral("34-setup-list")));
    QTest::keyClick(name, Qt::Key_Escape);
}

// Random and easy players meet, beside a page.
void takeTournament(Stage &stage, Album &album)
{
    TournamentPage &page = *stage.window.tournament();
    stage.window.show(&page);
    for (const std::size_t entrant : {std::size_t{0}, std::size_t{2}})
        page.entrants()[entrant]->click();
    page.startButton()->click();
    while (page.run().running())
        QTest::qWait(10);
    album.take(QStringLiteral("31-tournament"));
}

// What a longer ship changes, by quick players.
void takeChange(Stage &stage, Album &album)
{
    WhatIfPage &page = *stage.window.whatIf();
    Setup longer = stage.services.variants.find(QStringLiteral("dice"))->terms().usual(3);
    longer.options[0] = 8;
    page.prepare(QStringLiteral("dice"), longer);
    RuleTrial trial = page.run().played().trial;
    trial.playouts = 2;
    trial.deals = 400;
    trial.probes = 60;
    trial.seed = 5;
    page.run().prepare(trial);
    stage.window.show(&page);
    page.startButton()->click();
    while (page.run().running())
        QTest::qWait(10);
    album.take(QStringLiteral("32-change"));
    page.form()->findChildren<QAbstractButton *>()[1]->click();
    album.take(QStringLiteral("33-change-table"));
}

// Another program takes a seat, and plays no longer.
void takeGuest(Stage &stage, Album &album)
{
    Window &window = stage.window;
    const Command command{QStringLiteral("python3"), {QStringLiteral("/home/a folder/gianni.py")}};
    remember(stage.services.settings, {QStringLiteral("Gianni 2.1"), command, Level::Hard, 5});
    Proposal proposal = stage.proposal(QStringLiteral("HEE"), 7, QStringLiteral("dice"));
    proposal.people[1].program = QStringLiteral("Gianni 2.1");
    proposal.people[1].name = QStringLiteral("Gianni 2.1");
    stage.services.settings.set(
        Setting::LastSetup, keeping({}, proposal, stage.services.variants.find(proposal.variant)->terms()));
    window.newGame(proposal.variant);
    album.take(QStringLiteral("27-setup-program"));
    window.program()->prepare(QStringLiteral("Gianni 2.1"));
    window.show(window.program());
    album.take(QStringLiteral("28-program"));
    forget(stage.services.settings, QStringLiteral("Gianni 2.1"));
    stage.begin(proposal);
    stage.playOn(2);
    album.take(QStringLiteral("29-program-gone"));
    window.actions().guests.trigger();
    album.take(QStringLiteral("30-programs"));
}

// Somebody's own box: its figures, and a game by them.
void takeHouseRules(Stage &stage, Album &album)
{
    Window &window = stage.window;
    window.newGame(QStringLiteral("dice"));
    HouseRulesPanel &panel = *window.setup()->houseRules();
    panel.opener()->click();
    auto change = [&](std::size_t option, int value) {
        if (auto *number = qobject_cast<QSpinBox *>(panel.field(option)))
            number->setValue(value);
    };
    change(1, 5);
    change(2, 40);
    album.take(QStringLiteral("31-house-rules"));
    Proposal proposal = stage.proposal(QStringLiteral("HERE"), 7, QStringLiteral("dice"));
    proposal.setup = window.setup()->proposal().setup;
    proposal.setup.seats = 4; // whoever sat there before
    stage.begin(proposal);
    stage.playOn(30);
    album.take(QStringLiteral("32-house-rules-table"));
    window.showRules(QStringLiteral("dice"), QStringLiteral("D16"));
    album.take(QStringLiteral("33-house-rules-page"));
    window.show(window.table());
    stage.playOn(1000);
    album.take(QStringLiteral("34-house-rules-end"));
}

// Every screen at the size that the window has.
void takeScreens(Stage &stage, Album &album)
{
    Window &window = stage.window;
    window.newGame(QStringLiteral("dice"));
    album.take(QStringLiteral("02-setup"));
    showTable(stage, QStringLiteral("HERE"), 7, 9, 2);
    album.take(QStringLiteral("03-table"));
    stage.hint();
    window.table()->choosing()->clear();
    album.take(QStringLiteral("04-hint"));
    window.table()->replay()->stepBack();
    window.table()->replay()->stepBack();
    album.take(QStringLiteral("19-history"));
    window.table()->replay()->toEnd();
    window.goHome();
    album.take(QStringLiteral("01-home"));
    window.show(window.table());
    while (stage.wait() && stage.services.table.awaiting() == Awaiting::Person)
        stage.playOn(1);
    album.take(QStringLiteral("05-scoring"));
    stage.playOn(200);
    album.take(QStringLiteral("06-end"));
    window.playDealAgain(*stage.services.table.current());
    album.take(QStringLiteral("21-same-deal"));
    showTable(stage, QStringLiteral("HDNR"), 7, 400, 0);
    window.compare(*stage.services.table.current());
    album.take(QStringLiteral("22-side-by-side"));
    window.review(*stage.services.table.current());
    while (!window.review()->complete())
        QTest::qWait(50);
    album.take(QStringLiteral("23-review"));
    window.show(window.gym());
    album.take(QStringLiteral("24-practice"));
    QTest::keyClick(window.gym(), Qt::Key_F2);
    while (!window.gym()->right())
        QTest::qWait(10);
    album.take(QStringLiteral("25-practised"));
    window.show(window.book());
    album.take(QStringLiteral("26-book"));
    takePeople(stage, album);
    window.show(window.table());
    window.actions().print.trigger();
    album.take(QStringLiteral("17-print-game"));
    window.goHome();
    window.actions().print.trigger();
    album.take(QStringLiteral("18-print-empty"));
    window.show(window.archive());
    const auto *board = window.archive()->findChild<BoardPicture *>();
    while (board->isVisible() && !board->painted())
        QTest::qWait(10);
    album.take(QStringLiteral("08-archive"));
    window.showRules(QStringLiteral("dice"), QStringLiteral("D17"));
    album.take(QStringLiteral("09-rules"));
    window.show(window.settingsPage());
    album.take(QStringLiteral("10-settings"));
    window.show(window.keys());
    album.take(QStringLiteral("11-keys"));
    showTable(stage, QStringLiteral("H"), 3, 3, 1);
    album.take(QStringLiteral("07-solo"));
    showTable(stage, QStringLiteral("HE"), 7, 9, 2);
    album.take(QStringLiteral("20-two"));
    takeGuest(stage, album);
    takeHouseRules(stage, album);
    takeTournament(stage, album);
    takeChange(stage, album);
    takeByHand(stage, album, QStringLiteral("dice"), QStringLiteral("53"));
    takeByHand(stage, album, QStringLiteral("auction"), {});
    takeByHand(stage, album, QStringLiteral("card"), {});
    takeByHand(stage, album, QStringLiteral("gemstones"), QStringLiteral("rr1"));
    for (const PluginMetadata &listing : stage.services.playable())
        takeScore(stage, album, listing.id);
    for (const PluginMetadata &listing : stage.services.playable())
        takeLesson(stage, album, listing.id);
}

// The table that lies there is set up, and something typed that cannot be.
template <class Take>
void takePosition(Stage &stage, const Take &take)
{
    Window &window = stage.window;
    window.actions().position.trigger();
    take({});
    for (FieldRow *row : window.position()->rows())
        if (row->pieces() != nullptr && row->field().seat == 0) {
            row->pieces()->line()->setFocus();
            row->pieces()->add(row->field().kinds - 1);
            break;
        }
    QCoreApplication::processEvents();
    take(QStringLiteral("-wrong"));
    window.show(window.table());
}

// What is different in the other games.
void takeGame(Stage &stage, Album &album, const PluginMetadata &listing)
{
    Window &window = stage.window;
    const auto take = [&](const QString &name) { album.take(QStringLiteral("%1-%2").arg(listing.id, name)); };
    window.newGame(listing.id);
    take(QStringLiteral("1-setup"));
    // As full as it gets.
    showTable(stage, QStringLiteral("HERREE").left(listing.mostSeats), 7, 18, 1, listing.id);
    take(QStringLiteral("2-table"));
    takePosition(stage, [&](const QString &what) { take(QStringLiteral("8-position") + what); });
    while (stage.wait() && stage.services.table.awaiting() == Awaiting::Reader)
        stage.services.table.acknowledge();
    for (int step = 1; step <= Coach::hintSteps; ++step) {
        stage.hint(step);
        take(QStringLiteral("3-hint-%1").arg(step));
    }
    stage.services.table.setWarned(0, true);
    if (const std::optional<Code> blunder = stage.blunder()) {
        stage.services.table.decide(*blunder);
        take(QStringLiteral("3-warning"));
        stage.services.table.showBetter();
        take(QStringLiteral("3-warning-shown"));
        stage.services.table.playAnyway();
    }
    while (stage.wait() && stage.services.table.awaiting() == Awaiting::Person)
        stage.playOn(1);
    take(QStringLiteral("4-scoring"));
    window.goHome();
    take(QStringLiteral("5-home"));
    window.show(window.table());
    stage.playOn(3000);
    take(QStringLiteral("6-end"));
    window.showRules(listing.id);
    take(QStringLiteral("7-rules"));
}

// A few of them where room is scarce or plenty.
void takeSizes(Stage &stage, Album &album)
{
    Window &window = stage.window;
    window.resize(1024, 700);
    showTable(stage, QStringLiteral("HERE"), 7, 9, 2);
    album.take(QStringLiteral("12-small"));
    window.goHome();
    album.take(QStringLiteral("13-small-home"));
    window.resize(1280, 800);
    stage.services.settings.set(Setting::TextSize, 150);
    window.show(window.table());
    album.take(QStringLiteral("14-large-text"));
    window.newGame(QStringLiteral("dice"));
    album.take(QStringLiteral("15-large-setup"));
    stage.services.settings.set(Setting::TextSize, 100);
    window.resize(1920, 1080);
    window.show(window.table());
    album.take(QStringLiteral("16-full-hd"));
}

QSize sizeIn(const QString &text)
{
    return {text.section(u'x', 0, 0).toInt(), text.section(u'x', 1).toInt()};
}

} // namespace

int main(int count, char **arguments)
{
    QApplication application(count, arguments);
    QCommandLineParser parser;
    parser.addPositionalArgument(QStringLiteral("folder"), QStringLiteral("Where the pictures go."));
    parser.addHelpOption();
    const QCommandLineOption window(QStringLiteral("window"), QStringLiteral("Only at this size."),
                                    QStringLiteral("1280x800"));
    const QCommandLineOption text(QStringLiteral("text"), QStringLiteral("Text size in percent."),
                                  QStringLiteral("percent"), QStringLiteral("100"));
    const QCommandLineOption colours(QStringLiteral("colours"), QStringLiteral("standard, safe or contrast."),
                                     QStringLiteral("set"), QStringLiteral("standard"));
    const QCommandLineOption only(QStringLiteral("only"), QStringLiteral("A language and a theme."),
                                  QStringLiteral("pl-dark"));
    parser.addOptions({window, text, colours, only});
    parser.process(application);
    const QString folder = parser.positionalArguments().value(0, QStringLiteral("build/screenshots"));
    QDir().mkpath(folder);
    for (const QString &language : {QStringLiteral("en"), QStringLiteral("pl")})
        for (const QString &theme : {QStringLiteral("light"), QStringLiteral("dark")}) {
            const QString kind = language + u'-' + theme;
            if (parser.isSet(only) && parser.value(only) != kind)
                continue;
            Stage stage;
            stage.services.settings.set(Setting::Language, language);
            stage.services.settings.set(Setting::Theme, theme);
            stage.services.settings.set(Setting::Colours, parser.value(colours));
            stage.services.settings.set(Setting::TextSize, parser.value(text).toInt());
            Album album(stage, folder);
            album.setSuffix(u'-' + kind);
            if (parser.isSet(window))
                stage.window.resize(sizeIn(parser.value(window)));
            takeScreens(stage, album);
            for (const PluginMetadata &listing : stage.services.playable())
                if (listing.id != u"dice")
                    takeGame(stage, album, listing);
            if (!parser.isSet(window))
                takeSizes(stage, album);
        }
    return 0;
}
