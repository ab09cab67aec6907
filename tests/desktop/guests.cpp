#include "app/desktop/actions.h"
#include "app/desktop/pages/guestspage.h"
#include "app/desktop/pages/programpage.h"
#include "app/desktop/pages/seatrow.h"
#include "app/desktop/pages/setuppage.h"
#include "app/desktop/storage/autosave.h"
#include "app/desktop/storage/knownprograms.h"
#include "app/desktop/table/endview.h"
#include "app/desktop/table/guest.h"
#include "app/desktop/table/gueststrip.h"
#include "app/desktop/table/tablepage.h"
#include "app/desktop/widgets/keybutton.h"
#include "app/desktop/widgets/segments.h"
#include "app/desktop/widgets/textlink.h"
#include "app/desktop/widgets/writing.h"
#include "engine/record/save.h"
#include "engine/rules/ranges.h"
#include "engine/view/variant.h"
#include "tests/desktop/finding.h"
#include "tests/desktop/stage.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLineEdit>
#include <QMessageBox>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace medici::desktop {

namespace {

const QString stranger = QStringLiteral(STRANGER);
const QString itsTitle = u"Stranger 1"_s;

void click(QWidget *widget)
{
    QVERIFY(widget->isVisible());
    QTest::mouseClick(widget, Qt::LeftButton);
}

// 'Other program' in the list of the second seat, by the keyboard.
void wantProgram(Stage &stage)
{
    stage.window.newGame(usualGame());
    row(stage, 1).player()->setFocus();
    QTest::keyClick(row(stage, 1).player(), Qt::Key_End);
}

void enter(ProgramPage &page, const QString &file, const QString &arguments)
{
    page.file()->clear();
    QTest::keyClicks(page.file(), file);
    page.arguments()->clear();
    QTest::keyClicks(page.arguments(), arguments);
}

// What is asked before a program is started for the first time.
QMessageBox *question(Stage &stage)
{
    const auto boxes = stage.window.findChildren<QMessageBox *>();
    const auto seen = ranges::find_if(boxes, [](const QMessageBox *box) { return box->isVisible(); });
    return seen == boxes.end() ? nullptr : *seen;
}

void answer(Stage &stage, bool yes)
{
    QMessageBox *box = question(stage);
    QVERIFY(box != nullptr);
    for (QAbstractButton *button : box->buttons())
        if ((box->buttonRole(button) == QMessageBox::AcceptRole) == yes) {
            QTest::mouseClick(button, Qt::LeftButton);
            break;
        }
    QTRY_VERIFY(question(stage) == nullptr);
}

// One that was agreed to before.
void know(Stage &stage, const QStringList &arguments, const QString &title = itsTitle, int seconds = 60)
{
    remember(stage.services.settings, {title, {stranger, arguments}, Level::Random, seconds});
}

// A person, or a random player where nobody has to be waited for, and the stranger.
void seat(Stage &stage, const QString &who, const QString &title = itsTitle)
{
    Proposal proposal = stage.proposal(who + u'R', 42, usualGame());
    proposal.people.back().program = title;
    stage.begin(proposal);
}

QString recordText(Stage &stage)
{
    const GameInProgress &game = *stage.services.table.current();
    return QString::fromUtf8(textOf(recordOf(game), game.variant()));
}

// In how many of its decisions the computer player stood in for the program.
int replacedMoves(Stage &stage)
{
    int replaced = 0;
    const GameInProgress &game = *stage.services.table.current();
    for (const auto &[number, how] : game.how())
        replaced += how.contains(u"computer"_s) ? 1 : 0;
    return replaced;
}

qsizetype guestsThere(Stage &stage)
{
    return stage.services.table.guests().findChildren<Guest *>().size();
}

GuestStrip &strip(Stage &stage)
{
    return *stage.window.table()->guests();
}

} // namespace

class GuestsTest : public QObject {
    Q_OBJECT

private slots:
    void whoWantsNoneMeetsOneLine();
    void aProgramTakesASeatByMouseAndKeyboard();
    void nothingIsStartedBeforeSomebodyAgreed();
    void whoIsKnownIsSeatedWithoutAQuestion();
    void whatIsForgottenIsAskedAgain();
    void whatIsNoPlayerIsToldInPlace_data();
    void whatIsNoPlayerIsToldInPlace();
    void itPlaysToTheEndAndLeaves();
    void whoFailsIsReplacedAndPeopleAreTold_data();
    void whoFailsIsReplacedAndPeopleAreTold();
    void whatItWroteCanBeReadAndItGetsAnotherChance();
    void whatItExpectsIsShown();
    void whatIsTakenBackItHearsAnew();
    void lookingBackAndPauseDoNotDisturbIt();
    void aGameThatGoesOnStartsItAnew();
    void noRecordStartsWhatNobodyChose();
    void itsNewNameStandsInTheRecord();
    void nobodyWaitsForItWhenItIsNotWanted();
    void aFailureIsTheGamesInWhichItWas();
    void whatIsDamagedInTheSettingsIsLeftOut();
};

void GuestsTest::whoWantsNoneMeetsOneLine()
{
    Stage stage;
    stage.window.newGame(usualGame());
    const QComboBox &list = *row(stage, 1).player();
    QCOMPARE(list.itemText(list.count() - 1), u"Other program"_s);
    QVERIFY(!row(stage, 1).program()->isVisible());
    stage.begin(u"HR"_s);
    QVERIFY(!stage.window.actions().guests.isVisible());
    QVERIFY(strip(stage).isHidden());
}

void GuestsTest::aProgramTakesASeatByMouseAndKeyboard()
{
    Stage stage;
    wantProgram(stage);
    SetupPage &setup = *stage.window.setup();
    QVERIFY(!setup.startButton()->isEnabled());
    QVERIFY(says(setup, u"Choose the program."_s));
    click(row(stage, 1).program());
    ProgramPage &page = *stage.window.program();
    QCOMPARE(stage.window.page(), &page);
    QVERIFY(!page.takeButton()->isEnabled());
    enter(page, stranger, u"\"says its word\" \"Gian Gastone\""_s);
    page.time()->findChildren<QAbstractButton *>()[2]->click();
    page.level()->findChildren<QAbstractButton *>()[1]->click();
    QTest::keyClick(page.arguments(), Qt::Key_Return);
    answer(stage, true);
    QTRY_COMPARE(stage.window.page(), &setup);
    const Person person = row(stage, 1).person();
    QCOMPARE(person.program, u"Gian Gastone"_s);
    QCOMPARE(person.name, u"Gian Gastone"_s); // whoever had no name of one's own
    QVERIFY(person.level == Level::Easy);
    QVERIFY(row(stage, 1).program()->text().contains(u"20"_s));
    QVERIFY(row(stage, 1).program()->accessibleName().contains(u"Gian"_s));
    QVERIFY(setup.startButton()->isEnabled());
    QTest::keyClick(&setup, Qt::Key_Return);
    QCOMPARE(stage.window.page(), stage.window.table());
    QVERIFY(recordText(stage).contains(
        u"{\"name\":\"Gian Gastone\",\"player\":\"program\",\"program\":\"Gian Gastone\"}"_s));
    stage.window.newGame(usualGame()); // as it was set up last
    QCOMPARE(row(stage, 1).person(), person);
}

void GuestsTest::nothingIsStartedBeforeSomebodyAgreed()
{
    Stage stage;
    wantProgram(stage);
    click(row(stage, 1).program());
    ProgramPage &page = *stage.window.program();
    enter(page, stranger, u"well"_s);
    click(page.takeButton());
    QVERIFY(question(stage)->text().contains(stranger));
    QCOMPARE(question(stage)->defaultButton(), question(stage)->button(QMessageBox::Cancel));
    answer(stage, false);
    QVERIFY(knownPrograms(stage.services.settings).empty());
    QVERIFY(page.findChildren<Guest *>().isEmpty());
    QCOMPARE(stage.window.page(), &page);
    QTest::keyClick(&page, Qt::Key_Escape);
    QCOMPARE(stage.window.page(), stage.window.setup());
}

void GuestsTest::whoIsKnownIsSeatedWithoutAQuestion()
{
    Stage stage;
    know(stage, {u"well"_s}, itsTitle, 5);
    wantProgram(stage); // and gets the one that was chosen last
    QCOMPARE(row(stage, 1).person().program, itsTitle);
    QVERIFY(row(stage, 1).program()->text().contains(itsTitle));
    click(row(stage, 1).program());
    ProgramPage &page = *stage.window.program();
    QCOMPARE(page.file()->text(), stranger);
    page.time()->findChildren<QAbstractButton *>()[3]->click();
    QTest::keyClick(&page, Qt::Key_Return);
    QCOMPARE(question(stage), nullptr);
    QCOMPARE(stage.window.page(), stage.window.setup());
    QCOMPARE(knownPrograms(stage.services.settings).front().seconds, 60);
    QVERIFY(row(stage, 1).program()->text().contains(u"60"_s));
    // Somebody has a name already, but another command is another program.
    click(row(stage, 1).program());
    enter(page, stranger, u"well 7"_s);
    click(page.takeButton());
    answer(stage, false);
}

void GuestsTest::whatIsForgottenIsAskedAgain()
{
    Stage stage;
    know(stage, {u"well"_s});
    wantProgram(stage);
    click(row(stage, 1).program());
    ProgramPage &page = *stage.window.program();
    click(page.forgetLink());
    QVERIFY(knownPrograms(stage.services.settings).empty());
    QVERIFY(page.file()->text().isEmpty());
    enter(page, stranger, u"well"_s);
    click(page.takeButton());
    answer(stage, false);
    QTest::keyClick(&page, Qt::Key_Escape);
    QVERIFY(!row(stage, 1).wantsProgram()); // its level has the seat
    QVERIFY(!row(stage, 1).person().human);
}

void GuestsTest::whatIsNoPlayerIsToldInPlace_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("fault");
    QTest::newRow("missing") << u"/nowhere/at/all"_s << QString() << u"It cannot be started: "_s;
    QTest::newRow("not executable") << QStringLiteral(__FILE__) << QString() << u"It cannot be started: "_s;
    QTest::newRow("ends at once") << stranger << u"\"ends at once\""_s
                                  << u"It has ended by itself with status 4."_s;
    QTest::newRow("nameless") << stranger << u"nameless"_s << u"It said what it must not say: "_s;
    QTest::newRow("of tomorrow") << stranger << u"\"of tomorrow\""_s << u"It said what it must not say: "_s;
}

void GuestsTest::whatIsNoPlayerIsToldInPlace()
{
    QFETCH(QString, file);
    QFETCH(QString, arguments);
    QFETCH(QString, fault);
    Stage stage;
    wantProgram(stage);
    click(row(stage, 1).program());
    ProgramPage &page = *stage.window.program();
    enter(page, file, arguments);
    click(page.takeButton());
    answer(stage, true);
    QTRY_VERIFY(page.fault().startsWith(fault));
    QVERIFY(page.takeButton()->isEnabled());
    QVERIFY(knownPrograms(stage.services.settings).empty());
    QTRY_VERIFY(page.findChildren<Guest *>().isEmpty());
}

void GuestsTest::itPlaysToTheEndAndLeaves()
{
    Stage stage;
    know(stage, {u"well"_s});
    seat(stage, u"H"_s);
    stage.playOn(400);
    QCOMPARE(stage.services.table.awaiting(), Awaiting::Over);
    QVERIFY(strip(stage).isHidden());
    QCOMPARE(replacedMoves(stage), 0);
    QVERIFY(recordText(stage).contains(u"\"program\":\"Stranger 1\""_s));
    QVERIFY(says(*stage.window.table()->endView(), u"program: Stranger 1"_s));
    QTRY_COMPARE(guestsThere(stage), 0);
}

void GuestsTest::whoFailsIsReplacedAndPeopleAreTold_data()
{
    QTest::addColumn<QStringList>("conduct");
    QTest::addColumn<int>("seconds");
    QTest::addColumn<QString>("sentence");
    const auto add = [](const char *conduct, const char *sentence, int seconds = 60) {
        QTest::newRow(conduct) << QStringList(conduct) << seconds << QString(sentence);
    };
    add("ends at once", "It has ended by itself with status 4.");
    add("slow", "It did not answer in time.", 1);
    add("crashes", "It was ended by the system or has crashed.");
    add("talks", "It said what it must not say: The line is not JSON");
    add("plays another game", "It said what it must not say: It speaks of question 1000");
    add("repeats itself", "It speaks without being asked.");
    add("asks on", "It asks for the table more than 16 times for one move.");
    add("never ends a line", "It said a line that is longer than 64 KiB.");
    add("floods", "It said what it must not say: ");
    add("picky", "It does not play this game.");
    QTest::newRow("dies later") << QStringList{u"dies"_s, u"5"_s} << 60
                                << u"It has ended by itself with status 3."_s;
}

void GuestsTest::whoFailsIsReplacedAndPeopleAreTold()
{
    QFETCH(QStringList, conduct);
    QFETCH(int, seconds);
    QFETCH(QString, sentence);
    Stage stage;
    know(stage, conduct, itsTitle, seconds);
    seat(stage, u"H"_s);
    while (strip(stage).isHidden() && stage.services.table.awaiting() != Awaiting::Over)
        stage.playOn(1);
    stage.playOn(2); // and the game goes on
    const QString words = strip(stage).words().replace(QChar::Nbsp, u' ');
    QVERIFY2(words.contains(u" plays no longer. "_s + sentence), qPrintable(words));
    QVERIFY(words.startsWith(u"Bruno: Stranger"_s));
    QVERIFY(words.endsWith(u"A computer player goes on, level: random."_s));
    QVERIFY(replacedMoves(stage) > 0);
    QTRY_COMPARE(guestsThere(stage), 0);
}

void GuestsTest::whatItWroteCanBeReadAndItGetsAnotherChance()
{
    Stage stage;
    know(stage, {u"dies of shame"_s, u"2"_s});
    seat(stage, u"H"_s);
    TableController &table = stage.services.table;
    while (strip(stage).isHidden())
        stage.playOn(1);
    QVERIFY(stage.window.table()->lastSaid().contains(u"plays no longer"_s)
            || table.awaiting() == Awaiting::Person);
    click(strip(stage).details());
    GuestsPage &page = *stage.window.guests();
    QCOMPARE(stage.window.page(), &page);
    QCOMPARE(page.findChild<Writing *>()->toPlainText(), u"shame: I cannot decide\n"_s);
    QVERIFY(!page.findChild<Writing *>()->accessibleName().isEmpty());
    const QSignalSpy changes(&table, &TableController::guestsChanged);
    const auto buttons = page.findChildren<KeyButton *>();
    click(*ranges::find(buttons, u"Let it play again"_s, &QAbstractButton::text));
    QCOMPARE(changes.count(), 1);
    QCOMPARE(stage.window.page(), stage.window.table());
    QVERIFY(strip(stage).isHidden());
    while (strip(stage).isHidden()) // it has another two questions to live
        stage.playOn(1);
    click(strip(stage).read());
    QVERIFY(strip(stage).isHidden());
    QVERIFY(stage.window.actions().guests.isVisible()); // for reading it later
    stage.window.actions().guests.trigger();
    QCOMPARE(stage.window.page(), &page);
    QTest::keyClick(&page, Qt::Key_Escape);
    QCOMPARE(stage.window.page(), stage.window.table());
}

void GuestsTest::whatItExpectsIsShown()
{
    Stage stage;
    know(stage, {u"foresees"_s});
    seat(stage, u"H"_s);
    stage.playOn(4);
    stage.window.actions().guests.trigger();
    const GuestsPage &page = *stage.window.guests();
    QVERIFY(says(page, u"It expects these points at the end: Anna 61.5, Bruno 58.0."_s));
    QVERIFY(says(page, u"It gives everybody this chance to win, in %: Anna 70.0, Bruno 30.0."_s));
}

void GuestsTest::whatIsTakenBackItHearsAnew()
{
    Stage stage;
    know(stage, {u"notes games"_s});
    seat(stage, u"H"_s);
    TableController &table = stage.services.table;
    stage.playOn(6);
    const auto log = table.current()->session().log();
    const std::vector<Event> before{log.begin(), log.end()};
    table.undo();
    table.undo();
    QVERIFY(table.current()->session().cursor() < before.size());
    table.redo();
    table.undo();
    while (stage.wait() && table.current()->session().cursor() < before.size()
           && table.awaiting() != Awaiting::Over) {
        if (table.awaiting() == Awaiting::Reader)
            table.acknowledge();
        else
            table.play(before[table.current()->session().cursor()].code);
    }
    const auto after = table.current()->session().log();
    QVERIFY(std::equal(before.begin(), before.end(), after.begin())); // the same to the same questions
    const qsizetype games = table.guests().complaints(1).count("a game\n");
    table.undo();
    QVERIFY(stage.wait());
    Choices choices;
    table.current()->session().game().list(choices);
    const Code other =
        choices[0] == before[table.current()->session().cursor()].code ? choices[1] : choices[0];
    table.play(other);
    stage.playOn(400);
    QCOMPARE(replacedMoves(stage), 0);
    QVERIFY(table.guests().complaints(1).count("a game\n") > games); // from its beginning
    table.undo();                                                    // from the end, when it had left
    stage.playOn(400);
    QCOMPARE(table.awaiting(), Awaiting::Over);
    QCOMPARE(replacedMoves(stage), 0);
}

void GuestsTest::lookingBackAndPauseDoNotDisturbIt()
{
    Stage stage;
    know(stage, {u"well"_s});
    seat(stage, u"H"_s);
    TableController &table = stage.services.table;
    stage.playOn(3);
    for (int moves = 0; moves < 8 && table.awaiting() != Awaiting::Over; ++moves) {
        if (table.awaiting() == Awaiting::Reader)
            table.acknowledge();
        if (table.awaiting() == Awaiting::Person) {
            Choices choices;
            table.current()->session().game().list(choices);
            table.play(choices[0]);
        }
        table.lookAt(1);
        table.setPaused(true);
        QCoreApplication::processEvents();
        table.setPaused(false);
        table.lookAt({});
        QVERIFY(stage.wait());
    }
    stage.playOn(3);
    QVERIFY(strip(stage).isHidden());
    QCOMPARE(replacedMoves(stage), 0);
}

void GuestsTest::aGameThatGoesOnStartsItAnew()
{
    Stage stage;
    know(stage, {u"well"_s});
    seat(stage, u"H"_s);
    stage.playOn(5);
    stage.close();
    QTRY_COMPARE(guestsThere(stage), 0);
    stage.window.continueGame();
    QCOMPARE(stage.services.table.current()->person(1).program, itsTitle);
    stage.playOn(5);
    QVERIFY(strip(stage).isHidden());
    stage.close();
    know(stage, {u"slow"_s}, itsTitle, 600); // and it is asked when the program is closed
    stage.window.continueGame();
    for (int moves = 0; guestsThere(stage) == 0 && moves < 20; ++moves) {
        QVERIFY(stage.wait());
        if (stage.services.table.awaiting() == Awaiting::Reader)
            stage.services.table.acknowledge();
        Choices choices;
        stage.services.table.current()->session().game().list(choices);
        stage.services.table.play(choices[0]);
        QCoreApplication::processEvents();
    }
    QCOMPARE(guestsThere(stage), 1);
    stage.close();
    QTRY_COMPARE(guestsThere(stage), 0);
}

void GuestsTest::noRecordStartsWhatNobodyChose()
{
    Stage stage;
    know(stage, {u"well"_s});
    seat(stage, u"H"_s, u"Somebody else 3"_s);
    stage.playOn(6);
    QVERIFY(strip(stage).words().contains(u"Somebody else 3 plays no longer. It is not known here."_s));
    QCOMPARE(guestsThere(stage), 0);
    QVERIFY(replacedMoves(stage) > 0);
}

void GuestsTest::itsNewNameStandsInTheRecord()
{
    Stage stage;
    know(stage, {u"well"_s}, u"Stranger 0.9"_s);
    seat(stage, u"H"_s, u"Stranger 0.9"_s);
    stage.playOn(5);
    QCOMPARE(stage.services.table.current()->person(1).program, itsTitle);
    stage.close();
    stage.window.continueGame();
    QCOMPARE(stage.services.table.current()->person(1).program, itsTitle);
    const std::vector<KnownProgram> known = knownPrograms(stage.services.settings);
    QCOMPARE(known.size(), std::size_t{1});
    QCOMPARE(known.front().title, itsTitle);
}

// Who has ten minutes for a move is not waited for when the move was taken back, the game put away or the
// program closed: or this test would not end in time.
void GuestsTest::nobodyWaitsForItWhenItIsNotWanted()
{
    Stage stage;
    know(stage, {u"slow"_s}, itsTitle, 600);
    seat(stage, u"H"_s);
    TableController &table = stage.services.table;
    const auto playUntilItThinks = [&] {
        for (int moves = 0; guestsThere(stage) == 0 && moves < 20; ++moves) {
            QVERIFY(stage.wait());
            Choices choices;
            table.current()->session().game().list(choices);
            table.play(choices[choices.size() - 1]);
            QTRY_VERIFY(guestsThere(stage) > 0 || table.awaiting() == Awaiting::Person);
        }
    };
    playUntilItThinks();
    QCOMPARE(table.awaiting(), Awaiting::Computer);
    table.undo();
    QVERIFY(stage.wait());
    QCOMPARE(table.awaiting(), Awaiting::Person);
    table.redo();
    QTRY_COMPARE(table.awaiting(), Awaiting::Computer);
    stage.begin(u"HR"_s); // another game
    QTRY_COMPARE(guestsThere(stage), 0);
    seat(stage, u"H"_s);
    playUntilItThinks();
    QCOMPARE(guestsThere(stage), 1);
}

// Another game is begun before it is known that the program is not.
void GuestsTest::aFailureIsTheGamesInWhichItWas()
{
    Stage stage;
    seat(stage, u"H"_s, u"Unknown"_s);
    TableController &table = stage.services.table;
    QVERIFY(stage.wait());
    table.setPaused(true);
    while (table.awaiting() != Awaiting::Computer) {
        if (table.awaiting() == Awaiting::Person)
            table.play(firstOf(table.current()->session().game()));
        QCoreApplication::processEvents();
    }
    QVERIFY(table.guests().absence(1).isEmpty());
    table.setPaused(false); // it is asked now
    stage.begin(u"HR"_s);
    QCoreApplication::processEvents();
    QVERIFY2(table.guests().absence(1).isEmpty(), qPrintable(table.guests().absence(1)));
    QVERIFY(strip(stage).isHidden());
}

void GuestsTest::whatIsDamagedInTheSettingsIsLeftOut()
{
    Stage stage;
    Settings &settings = stage.services.settings;
    settings.set(Setting::Programs, QByteArray("{"));
    QVERIFY(knownPrograms(settings).empty());
    settings.set(Setting::Programs,
                 QByteArray(R"([1,{"title":"A"},{"program":"b"},{"title":"A","program":"b","seconds":-1,)"
                            R"("level":"wise"},{"title":"A","program":"c"}])"));
    const KnownProgram usual{u"A"_s, {u"b"_s, {}}, Level::Hard, 1};
    QVERIFY(knownPrograms(settings) == std::vector{usual});
    remember(settings, {u"B"_s, {u"b"_s, {}}});
    QCOMPARE(knownPrograms(settings).size(), std::size_t{1}); // a command has one title
}

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::GuestsTest)
#include "guests.moc"
