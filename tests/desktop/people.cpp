#include "app/desktop/people/people.h"

#include "app/desktop/actions.h"
#include "app/desktop/archive/archivepage.h"
#include "app/desktop/book/book.h"
#include "app/desktop/pages/homepage.h"
#include "app/desktop/pages/seatrow.h"
#include "app/desktop/pages/setuppage.h"
#include "app/desktop/people/peoplepage.h"
#include "app/desktop/print/printpage.h"
#include "app/desktop/table/boardwidget.h"
#include "app/desktop/table/historyview.h"
#include "app/desktop/table/moveselection.h"
#include "app/desktop/table/tablepage.h"
#include "app/desktop/widgets/dropdown.h"
#include "app/desktop/widgets/keybutton.h"
#include "app/desktop/widgets/segments.h"
#include "app/desktop/widgets/sentencelabel.h"
#include "app/desktop/widgets/shieldbutton.h"
#include "app/desktop/widgets/textlink.h"
#include "engine/rules/ranges.h"
#include "engine/view/paper/output.h"
#include "engine/view/variant.h"
#include "tests/desktop/finding.h"
#include "tests/desktop/stage.h"
#include "tests/files.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QDir>
#include <QFile>
#include <QMessageBox>
#include <QTableView>
#include <QTableWidget>
#include <QTest>

#include <array>
#include <set>

using namespace Qt::StringLiterals;

namespace medici::desktop {

class PeopleTest : public QObject {
    Q_OBJECT

private slots:
    void namesAreKeptWithWhatBelongsToThem();
    void twoCopiesLoseNothing();
    void whatIsDamagedIsSaidAndKept();
    void whatCannotBeSavedIsSaid();
    void aLetterBringsTheName();
    void aNewNameThatBeginsLikeAnotherStays();
    void whoPlaysIsKnown();
    void recordsBringPeople();
    void whoeverIsRenamedIsFoundByBothNames();
    void whoeverWasRenamedIsProposedByTheNewName();
    void twoNamesOfOnePersonCountTogether();
    void whoIsForgottenIsNotProposed();
    void theTableSpeaksToWhoeverIsToPlay();
    void sheetsSpeakToWhoseTheyAre();
    void nobodyIsAskedWhereAllSpeakOneLanguage();
};

namespace {

QStringList namesOf(const People &people)
{
    QStringList names;
    for (const KnownPerson &person : people.all())
        names << person.name;
    return names;
}

// As one does who begins to write a name over another.
void type(NameField &field, const QString &letters)
{
    QTest::mouseClick(&field, Qt::LeftButton);
    QTest::keyClick(&field, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(&field, letters);
}

// What the dialog asks, which is then agreed to or not.
QString answered(bool yes)
{
    auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
    if (box == nullptr)
        return {};
    const QString asked = box->text();
    for (QAbstractButton *button : box->buttons())
        if ((box->buttonRole(button) == QMessageBox::AcceptRole) == yes)
            QTest::mouseClick(button, Qt::LeftButton);
    return asked.simplified();
}

void choosePerson(Stage &stage, const QString &name)
{
    QTableWidget &list = *stage.window.people()->list();
    for (int line = 0; line < list.rowCount(); ++line)
        if (list.item(line, 0)->text() == name)
            QTest::mouseClick(list.viewport(), Qt::LeftButton, {},
                              list.visualItemRect(list.item(line, 0)).center());
    QCOMPARE(stage.window.people()->name()->text(), name);
}

// A whole game of two, on the disk when this ends.
QString played(Stage &stage, const QString &first, const QString &second, Seed seed)
{
    Proposal proposal = stage.proposal(u"HH"_s, seed, usualGame());
    proposal.people[0].name = first;
    proposal.people[1].name = second;
    stage.begin(proposal);
    stage.playOn(1000);
    const QString file =
        stage.services.folders.archive + u'/' + stage.services.table.current()->id() + u".medici"_s;
    stage.services.diskWriter.finish();
    stage.window.goHome();
    stage.services.table.leave();
    return file;
}

QString promptOf(Stage &stage)
{
    return stage.window.table()->choosing()->prompt().plain();
}

} // namespace

void PeopleTest::namesAreKeptWithWhatBelongsToThem()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"settings/people.json"_s);
    {
        People people(file);
        people.meet({{u"Ania"_s, 2}, {u"Piotr"_s, 4}});
        people.setLanguage(u"Ania"_s, u"pl"_s);
        people.rename(u"Piotr"_s, u"Peter"_s);
        people.learn({u"Zofia"_s, u"  ania "_s, u"piotr"_s});
        people.forget(u"Zofia"_s);
        people.learn({u"zofia"_s});
    }
    People again(file);
    QVERIFY(again.problem().isEmpty());
    QCOMPARE(namesOf(again), (QStringList{u"Ania"_s, u"Peter"_s}));
    QCOMPARE(again.armsOf(u"ANIA"_s), std::optional(2));
    QCOMPARE(again.languageOf(u"Ania"_s), u"pl"_s);
    QCOMPARE(again.nameOf(u"Piotr"_s), u"Peter"_s);
    QCOMPARE(again.nameOf(u"Stranger"_s), u"Stranger"_s);
    QVERIFY(!again.objection(u"Ania"_s, u"peter"_s).isEmpty());
    QVERIFY(!again.objection(u"Ania"_s, u"Piotr"_s).isEmpty());
    QVERIFY(again.objection(u"Peter"_s, u"Piotr"_s).isEmpty());
    again.meet({{u"Zofia"_s, 0}}); // plays again
    QCOMPARE(namesOf(again).front(), u"Zofia"_s);
}

void PeopleTest::twoCopiesLoseNothing()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"people.json"_s);
    People here(file);
    People there(file);
    here.meet({{u"Ania"_s, 2}});
    there.meet({{u"Piotr"_s, 4}});
    here.setLanguage(u"Ania"_s, u"pl"_s);
    there.follow();
    for (const People *people : {&here, &there})
        QCOMPARE(namesOf(*people), (QStringList{u"Piotr"_s, u"Ania"_s}));
    QCOMPARE(there.languageOf(u"Ania"_s), u"pl"_s);
}

void PeopleTest::whatIsDamagedIsSaidAndKept()
{
    const QByteArray texts[] = {R"({"people":[{"name":"Ania","arms":17},{"name":""},{"name":"Piotr"}]})",
                                R"({"people":[{"name":"Ania"},{"name":"ania"},{"name":"Piotr"}]})",
                                R"({"people":[{"name":"Ania"},{"na)", "", "[]"};
    for (const QByteArray &text : texts) {
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"people.json"_s);
        write(file, text);
        People people(file);
        QVERIFY(people.problem().contains(u"damaged"_s));
        const bool unreadable = text.endsWith(']') || text.isEmpty() || !text.endsWith('}');
        QCOMPARE(namesOf(people), unreadable ? QStringList() : (QStringList{u"Ania"_s, u"Piotr"_s}));
        people.meet({{u"Zofia"_s, 1}});
        QCOMPARE(contentsOf(folder.filePath(u"people-damaged.json"_s)), text);
        const People again(file);
        QVERIFY(again.problem().isEmpty());
        QCOMPARE(namesOf(again).front(), u"Zofia"_s);
        QCOMPARE(namesOf(again).size(), unreadable ? 1 : 3);
    }
    Stage stage;
    QDir().mkpath(stage.services.folders.settings);
    write(stage.services.folders.settings + u"/people.json"_s, texts[0]);
    stage.window.goHome();
    QVERIFY(says(*stage.window.home(), u"The list of people is damaged."_s));
}

void PeopleTest::whatCannotBeSavedIsSaid()
{
    const QTemporaryDir folder;
    write(folder.filePath(u"file"_s), "no folder");
    People people(folder.filePath(u"file/people.json"_s));
    people.meet({{u"Ania"_s, 2}});
    QVERIFY(people.problem().contains(u"could not be saved"_s));
    QCOMPARE(namesOf(people), QStringList{u"Ania"_s});
}

void PeopleTest::aLetterBringsTheName()
{
    Stage stage;
    stage.services.people.meet({{u"Piotr"_s, 4}, {u"Paula"_s, 3}, {u"Ania"_s, 5}});
    stage.window.newGame(usualGame());
    NameField &field = *row(stage, 0).name();
    type(field, u"p"_s);
    QCOMPARE(field.text(), u"Piotr"_s); // who played last
    QCOMPARE(field.offered(), (QStringList{u"Piotr"_s, u"Paula"_s}));
    QTest::keyClicks(&field, u"a"_s);
    QCOMPARE(field.text(), u"Paula"_s);
    QVERIFY(field.offered().isEmpty()); // nobody else begins so
    QTest::keyClick(&field, Qt::Key_Tab);
    QCOMPARE(row(stage, 0).person().name, u"Paula"_s);
    QCOMPARE(row(stage, 0).person().arms, 3);
    // Somebody else wears the arms of whoever sat there before.
    std::set<int> worn;
    for (int seat = 0; seat < stage.window.setup()->proposal().setup.seats; ++seat)
        worn.insert(row(stage, static_cast<std::size_t>(seat)).person().arms);
    QCOMPARE(static_cast<int>(worn.size()), int{stage.window.setup()->proposal().setup.seats});

    // By the list, with the mouse; whoever sits there already is not offered.
    row(stage, 1).player()->setCurrentIndex(0);
    NameField &second = *row(stage, 1).name();
    QTest::mouseClick(&second, Qt::LeftButton);
    QTest::keyClick(&second, Qt::Key_Down);
    QCOMPARE(second.offered(), (QStringList{u"Piotr"_s, u"Ania"_s}));
    auto *list = qobject_cast<QAbstractItemView *>(QApplication::activePopupWidget());
    QVERIFY(list != nullptr);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                      list->visualRect(list->model()->index(1, 0)).center());
    QCOMPARE(row(stage, 1).person().name, u"Ania"_s);
    QCOMPARE(row(stage, 1).person().arms, 5);
}

void PeopleTest::aNewNameThatBeginsLikeAnotherStays()
{
    Stage stage;
    stage.services.people.meet({{u"Piotr"_s, 4}});
    stage.window.newGame(usualGame());
    const int arms = row(stage, 0).person().arms;
    NameField &field = *row(stage, 0).name();
    type(field, u"Pi"_s);
    QTest::keyClick(&field, Qt::Key_Delete);
    QTest::keyClick(&field, Qt::Key_Tab);
    QCOMPARE(row(stage, 0).person().name, u"Pi"_s);
    type(field, u"Pia"_s);
    QTest::keyClick(&field, Qt::Key_Tab);
    QCOMPARE(row(stage, 0).person().name, u"Pia"_s);
    QCOMPARE(row(stage, 0).person().arms, arms);
}

void PeopleTest::whoPlaysIsKnown()
{
    Stage stage;
    QVERIFY(stage.services.people.all().empty());
    stage.window.newGame(usualGame());
    type(*row(stage, 0).name(), u"Ania"_s);
    QTest::mouseClick(row(stage, 0).findChild<ShieldButton *>(), Qt::LeftButton);
    const int arms = row(stage, 0).person().arms;
    QTest::mouseClick(stage.window.setup()->startButton(), Qt::LeftButton);
    QCOMPARE(namesOf(stage.services.people), QStringList{u"Ania"_s}); // no computer player
    QCOMPARE(stage.services.people.armsOf(u"Ania"_s), std::optional(arms));
}

void PeopleTest::recordsBringPeople()
{
    Stage stage;
    played(stage, u"Ania"_s, u"Piotr"_s, 7);
    stage.services.index.follow();
    QStringList names = namesOf(stage.services.people);
    names.sort();
    QCOMPARE(names, (QStringList{u"Ania"_s, u"Piotr"_s}));
}

void PeopleTest::whoeverIsRenamedIsFoundByBothNames()
{
    Stage stage;
    const QString file = played(stage, u"Anai"_s, u"Piotr"_s, 7);
    const QByteArray record = contentsOf(file);
    stage.window.show(stage.window.people());
    PeoplePage &page = *stage.window.people();
    choosePerson(stage, u"Anai"_s);
    page.name()->setFocus();
    page.name()->selectAll();
    QTest::keyClicks(page.name(), u"piotr"_s);
    QVERIFY(!page.renameButton()->isEnabled());
    QVERIFY(says(page, u"This name is already taken."_s));
    page.name()->selectAll();
    QTest::keyClicks(page.name(), u"Ania"_s);
    QTest::keyClick(page.name(), Qt::Key_Return);
    QVERIFY(answered(true).contains(u"The records on the disk stay as they were written."_s));
    QCOMPARE(page.name()->text(), u"Ania"_s);

    QCOMPARE(contentsOf(file), record);
    const Book book(stage.services.index.entries(), &stage.services.people);
    QVERIFY(book.people().contains(u"Ania"_s));
    QVERIFY(!book.people().contains(u"Anai"_s));
    QCOMPARE(book.gamesOf(u"Ania"_s), 1);
    stage.window.show(stage.window.archive());
    const QAbstractItemModel &list = *stage.window.archive()->list()->model();
    QCOMPARE(list.rowCount(), 1);
    QVERIFY(list.index(0, 3).data().toString().contains(u"Ania "_s));
    for (const QString &name : {u"ania"_s, u"anai"_s}) {
        stage.window.archive()->findChild<QLineEdit *>()->setText(name);
        QCOMPARE(list.rowCount(), 1);
    }
    QVERIFY(stage.window.open(file));
    QCOMPARE(stage.services.table.current()->person(0).name, u"Ania"_s);
    QCOMPARE(contentsOf(file), record);
}

void PeopleTest::whoeverWasRenamedIsProposedByTheNewName()
{
    Stage stage;
    stage.window.newGame(usualGame());
    type(*row(stage, 0).name(), u"Anai"_s);
    QTest::mouseClick(stage.window.setup()->startButton(), Qt::LeftButton);
    stage.window.goHome();
    stage.services.people.rename(u"Anai"_s, u"Ania"_s);
    stage.window.newGame(usualGame());
    QCOMPARE(row(stage, 0).person().name, u"Ania"_s);
    QVERIFY(says(*stage.window.setup(), u"Same set-up as last time."_s));
}

void PeopleTest::twoNamesOfOnePersonCountTogether()
{
    Stage stage;
    played(stage, u"Ania"_s, u"Piotr"_s, 7);
    played(stage, u"Anna K"_s, u"Piotr"_s, 8);
    const QString both = played(stage, u"Ania"_s, u"Anna K"_s, 9);
    stage.window.show(stage.window.people());
    PeoplePage &page = *stage.window.people();
    const auto gamesOf = [&](const QString &name) {
        return Book(stage.services.index.entries(), &stage.services.people).gamesOf(name);
    };
    QTRY_COMPARE(gamesOf(u"Ania"_s), 2); // once all records have been read
    choosePerson(stage, u"Anna K"_s);
    page.others()->setCurrentIndex(page.others()->findText(u"Ania"_s));
    QTest::mouseClick(page.mergeButton(), Qt::LeftButton);
    QVERIFY(answered(false).contains(u"They sat at one table in 1 game."_s));
    QCOMPARE(gamesOf(u"Ania"_s), 2);
    QTest::mouseClick(page.mergeButton(), Qt::LeftButton);
    answered(true);
    QCOMPARE(page.name()->text(), u"Ania"_s);
    QCOMPARE(gamesOf(u"Ania"_s), 4);
    QCOMPARE(gamesOf(u"Anna K"_s), 4);
    // At one table they keep what tells them apart.
    QVERIFY(stage.window.open(both));
    QCOMPARE(stage.services.table.current()->person(1).name, u"Anna K"_s);
    stage.window.show(&page);
    QVERIFY(page.separateLink()->isVisible());
    QTest::mouseClick(page.separateLink(), Qt::LeftButton);
    QCOMPARE(gamesOf(u"Ania"_s), 2);
    QCOMPARE(gamesOf(u"Anna K"_s), 2);
}

void PeopleTest::whoIsForgottenIsNotProposed()
{
    Stage stage;
    const QString file = played(stage, u"Ania"_s, u"Piotr"_s, 7);
    stage.window.show(stage.window.people());
    choosePerson(stage, u"Ania"_s);
    QTest::keyClick(stage.window.people()->list(), Qt::Key_Delete);
    QVERIFY(answered(true).contains(u"still count in the book"_s));
    QVERIFY(QFile::exists(file));
    QCOMPARE(namesOf(stage.services.people), QStringList{u"Piotr"_s});
    stage.window.goHome();
    stage.services.index.follow();
    QCOMPARE(namesOf(stage.services.people), QStringList{u"Piotr"_s});
    QTRY_COMPARE(Book(stage.services.index.entries(), &stage.services.people).gamesOf(u"Ania"_s), 1);
}

void PeopleTest::sheetsSpeakToWhoseTheyAre()
{
    Stage stage;
    stage.services.people.meet({{u"Anna"_s, 1}, {u"Bruno"_s, 2}});
    stage.services.people.setLanguage(u"Anna"_s, u"pl"_s);
    stage.begin(u"HH"_s, 7);
    stage.playOn(4);
    const auto sheets = [&] {
        stage.window.goHome();
        stage.window.show(stage.window.table());
        stage.window.actions().print.trigger();
        const Printout &printout = *stage.window.printing()->printout();
        return std::array{imageOf(printout, 0, 60), imageOf(printout, 1, 60)};
    };
    const auto english = sheets();
    QVERIFY(!stage.window.printing()->printout()->ownLanguages());
    stage.services.settings.set(Setting::OwnLanguages, true);
    const auto own = sheets();
    QVERIFY(stage.window.printing()->printout()->ownLanguages());
    stage.services.settings.set(Setting::OwnLanguages, false);
    stage.services.settings.set(Setting::Language, u"pl"_s);
    const auto polish = sheets();
    QVERIFY(english[0] != polish[0] && english[1] != polish[1]);
    QVERIFY(own[0] == polish[0]);
    QVERIFY(own[1] == english[1]);
}

void PeopleTest::theTableSpeaksToWhoeverIsToPlay()
{
    Stage stage;
    People &people = stage.services.people;
    people.meet({{u"Ania"_s, 1}, {u"Bob"_s, 2}});
    people.setLanguage(u"Ania"_s, u"pl"_s);
    stage.window.newGame(usualGame());
    QVERIFY(!stage.window.setup()->ownLanguages()->isVisible());
    type(*row(stage, 0).name(), u"A"_s);
    row(stage, 1).player()->setCurrentIndex(0);
    type(*row(stage, 1).name(), u"B"_s);
    QCheckBox &wish = *stage.window.setup()->ownLanguages();
    QVERIFY(wish.isVisible());
    QTest::mouseClick(&wish, Qt::LeftButton, {}, {wish.height() / 2, wish.height() / 2});
    QVERIFY(stage.services.settings.flag(Setting::OwnLanguages));

    stage.services.settings.set(Setting::Speech, true);
    QStringList said;
    stage.services.voice.setSpeaker(
        [&](const QString &words, const QString &language) { said << language + u": "_s + words; });
    Proposal proposal = stage.proposal(u"HH"_s, 7, usualGame());
    proposal.people[0].name = u"Ania"_s;
    proposal.people[1].name = u"Bob"_s;
    proposal.setup.first = 0;
    stage.begin(proposal);
    TablePage &page = *stage.window.table();
    stage.window.show(&page);
    const TableController &table = stage.services.table;
    const QString menu = stage.window.actions().home.text();
    std::set<Seat> asked;
    const auto check = [&] {
        const bool polish = table.current()->session().game().actor() == 0;
        asked.insert(table.current()->session().game().actor());
        const QString prompt = promptOf(stage);
        QVERIFY2(prompt.contains(polish ? u"kości"_s : u"di"_s, Qt::CaseInsensitive), qPrintable(prompt));
        QVERIFY2(says(page, polish ? u"Historia"_s : u"History"_s), qPrintable(prompt));
        QCOMPARE(page.board()->accessibleName(), polish ? u"Plansza"_s : u"Board"_s);
        const QAbstractItemModel &history = *page.historyView()->model();
        QVERIFY(history.rowCount() > 0);
        const QString first = history.index(0, 0).data(Qt::AccessibleTextRole).toString();
        QVERIFY2(first.startsWith(polish ? u"Runda"_s : u"Round"_s), qPrintable(first));
        // The rest of the window stays as it is.
        QCOMPARE(stage.window.actions().home.text(), menu);
        QVERIFY(stage.window.windowTitle().startsWith(u"Medici: The Dice Game"_s));
        QVERIFY(!said.isEmpty());
        QVERIFY2(said.back().startsWith(polish ? u"pl: "_s : u"en: "_s), qPrintable(said.back()));
    };
    for (int move = 0; move < 6 && !QTest::currentTestFailed(); ++move) {
        QVERIFY(stage.wait());
        if (table.awaiting() != Awaiting::Person)
            break;
        check();
        stage.playOn(1);
    }
    QCOMPARE(static_cast<int>(asked.size()), 2);
    // Other pages speak as ever, and the table as it did when one comes back.
    while (table.current()->session().game().actor() != 0)
        stage.playOn(1);
    stage.window.show(stage.window.people());
    QVERIFY(says(*stage.window.people(), u"Own language"_s));
    QCOMPARE(QLocale().name().left(2), u"en"_s);
    stage.window.show(&page);
    check();
    // The program's language changes while somebody plays.
    stage.services.settings.set(Setting::Language, u"pl"_s);
    QCoreApplication::processEvents();
    QVERIFY(stage.window.actions().home.text() != menu);
    QVERIFY(says(page, u"Historia"_s));
    while (table.current()->session().game().actor() != 1)
        stage.playOn(1);
    QVERIFY(says(page, u"Historia"_s)); // Bob has none of his own
    people.setLanguage(u"Bob"_s, u"en"_s);
    QVERIFY(says(page, u"History"_s));
    // And once more while the table speaks another one.
    stage.services.settings.set(Setting::Language, u"en"_s);
    stage.services.settings.set(Setting::Language, u"pl"_s);
    QCoreApplication::processEvents();
    QVERIFY(stage.window.actions().home.text() != menu);
    QVERIFY(says(page, u"History"_s));
    stage.services.settings.set(Setting::OwnLanguages, false);
    QVERIFY(says(page, u"Historia"_s));
    stage.services.settings.set(Setting::OwnLanguages, true);
    stage.playOn(1000);
    QCOMPARE(table.awaiting(), Awaiting::Over);
    QCOMPARE(QLocale().name().left(2), u"pl"_s); // the end is everybody's
}

void PeopleTest::nobodyIsAskedWhereAllSpeakOneLanguage()
{
    Stage stage;
    stage.services.people.meet({{u"Ania"_s, 1}, {u"Bob"_s, 2}});
    stage.window.newGame(usualGame());
    type(*row(stage, 0).name(), u"A"_s);
    row(stage, 1).player()->setCurrentIndex(0);
    type(*row(stage, 1).name(), u"B"_s);
    QVERIFY(!stage.window.setup()->ownLanguages()->isVisible());
    stage.services.people.setLanguage(u"Bob"_s, u"pl"_s);
    stage.window.goHome();
    stage.window.show(stage.window.setup());
    QVERIFY(stage.window.setup()->ownLanguages()->isVisible());
    row(stage, 1).player()->setCurrentIndex(1); // a computer has no language
    QVERIFY(!stage.window.setup()->ownLanguages()->isVisible());
}

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::PeopleTest)
#include "people.moc"
