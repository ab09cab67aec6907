#include "app/desktop/table/tablelanguage.h"

#include "app/desktop/actions.h"
#include "app/desktop/pages/seatrow.h"
#include "app/desktop/pages/setuppage.h"
#include "app/desktop/people/peoplepage.h"
#include "app/desktop/table/actionbar.h"
#include "app/desktop/table/boardwidget.h"
#include "app/desktop/table/luckentry.h"
#include "app/desktop/table/moveselection.h"
#include "app/desktop/table/tablepage.h"
#include "app/desktop/widgets/dropdown.h"
#include "app/desktop/widgets/textlink.h"
#include "engine/view/variant.h"
#include "tests/desktop/finding.h"
#include "tests/desktop/robot.h"

#include <QEvent>
#include <QTableWidget>
#include <QTest>

using namespace Qt::StringLiterals;

namespace medici::desktop {

namespace {

// Looks at the table at the moment at which it is to say everything anew.
class Listener : public QObject {
public:
    Listener(QWidget &page, std::function<void()> look) : m_look(std::move(look))
    {
        page.installEventFilter(this);
    }

    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::LanguageChange)
            m_look();
        return false;
    }

private:
    std::function<void()> m_look;
};

// Ania, who speaks Polish, and Bob, who speaks English.
void meet(People &people, Settings &settings)
{
    people.meet({{u"Ania"_s, 1}, {u"Bob"_s, 2}});
    people.setLanguage(u"Ania"_s, u"pl"_s);
    people.setLanguage(u"Bob"_s, u"en"_s);
    settings.set(Setting::OwnLanguages, true);
}

Proposal between(Stage &stage, const QStringList &names, const QString &variant)
{
    Proposal proposal = stage.proposal(u"HH"_s, 7, variant);
    proposal.people[0].name = names[0];
    proposal.people[1].name = names[1];
    proposal.setup.first = 0;
    return proposal;
}

} // namespace

// People at one table speak different languages.
class TableLanguageTest : public QObject {
    Q_OBJECT

private slots:
    void theSetupLeadsToLanguages();
    void anEarlierGameThatWaitsForLuckIsToldInItsLanguage();
    void anEarlierGameThatWaitsForAMoveIsToldInItsLanguage();
    void everybodyHearsInTheRightLanguageWhoeverListensFirst();
};

// A roll is half typed in one game when the one before comes back, with other dice and another language.
void TableLanguageTest::anEarlierGameThatWaitsForLuckIsToldInItsLanguage()
{
    Stage stage;
    meet(stage.services.people, stage.services.settings);
    TableController &table = stage.services.table;
    Proposal earlier = between(stage, {u"Ania"_s, u"Bob"_s}, u"gemstones"_s);
    earlier.luck = LuckSource::byHand();
    stage.begin(earlier);
    QVERIFY(waitForPeople(stage));
    typeLuck(stage, std::vector<Code>{1, 1, 3, 5, 0, 5, 5, 0, 5, 4});
    QVERIFY(waitForPeople(stage));
    while (table.awaiting() == Awaiting::Person) {
        table.play(firstOf(table.current()->session().game()));
        QVERIFY(waitForPeople(stage));
    }
    QCOMPARE(table.awaiting(), Awaiting::Luck);
    const QString id = table.current()->id();
    Proposal later = between(stage, {u"Bob"_s, u"Ania"_s}, u"dice"_s);
    later.luck = LuckSource::byHand();
    stage.begin(later);
    QVERIFY(waitForPeople(stage));
    QVERIFY(says(*stage.window.table(), u"History"_s));
    typeText(stage, u"d4f3"_s);
    QCOMPARE(stage.window.table()->luck()->entry().open(), 3);

    int heard = 0;
    const Listener listener(*stage.window.table(), [&] {
        ++heard;
        QCOMPARE(table.current()->id(), id);
        QVERIFY(stage.window.table()->luck()->entry().empty());
    });
    pressAlone(stage, Qt::Key_Z, Qt::ControlModifier);
    answer(true);
    QCOMPARE(heard, 1);
    QTRY_COMPARE(table.awaiting(), Awaiting::Luck);
    QVERIFY(says(*stage.window.table(), u"Historia"_s));
}

void TableLanguageTest::anEarlierGameThatWaitsForAMoveIsToldInItsLanguage()
{
    Stage stage;
    meet(stage.services.people, stage.services.settings);
    TableController &table = stage.services.table;
    stage.begin(between(stage, {u"Ania"_s, u"Bob"_s}, u"dice"_s));
    QVERIFY(stage.wait());
    while (table.current()->session().cursor() < 7 || table.current()->session().game().actor() != 0)
        stage.playOn(1);
    const QString id = table.current()->id();
    stage.begin(between(stage, {u"Bob"_s, u"Ania"_s}, u"gemstones"_s));
    QVERIFY(stage.wait());
    QVERIFY(says(*stage.window.table(), u"History"_s));
    const MoveSelection &choosing = *stage.window.table()->choosing();
    typeKey(stage, Qt::Key_1);
    QVERIFY(choosing.begun());

    int heard = 0;
    const Listener listener(*stage.window.table(), [&] {
        ++heard;
        QCOMPARE(table.current()->id(), id);
        QVERIFY(!choosing.begun());
    });
    pressAlone(stage, Qt::Key_Z, Qt::ControlModifier);
    answer(true);
    QCOMPARE(heard, 1);
    QTRY_COMPARE(table.awaiting(), Awaiting::Person);
    QVERIFY(says(*stage.window.table(), u"Historia"_s));
}

// One who listened before the language did hears in it, too; and nothing is said anew before all have heard.
void TableLanguageTest::everybodyHearsInTheRightLanguageWhoeverListensFirst()
{
    Stage stage; // its table stays empty
    Settings settings(stage.folder.filePath(u"settings.ini"_s));
    People people(stage.folder.filePath(u"people.json"_s));
    meet(people, settings);
    Languages languages;
    languages.speak(u"en"_s);
    DiskWriter diskWriter;
    GameStore store(Folders::under(stage.folder.filePath(u"apart"_s)), stage.services.variants, diskWriter);
    TableController table(settings, store, diskWriter);
    QStringList heard;
    const auto hear = [&](const QString &what) {
        return [&heard, what] { heard << what + QLocale().name().left(2); };
    };
    connect(&table, &TableController::gameChanged, this, hear(u"game "_s));
    connect(&table, &TableController::awaitingChanged, this, hear(u"awaiting "_s));
    TableLanguage language(table, people, settings, languages);
    language.programSpeaks();
    language.setInSight(true);
    connect(&language, &TableLanguage::changed, this, hear(u"anew "_s));
    connect(&table, &TableController::awaitingChanged, this, hear(u"awaiting, too "_s));
    const Proposal proposal = between(stage, {u"Ania"_s, u"Bob"_s}, u"dice"_s);
    table.begin(std::make_unique<GameInProgress>(GameInProgress::newId(u"dice"_s),
                                                 *stage.services.variants.find(u"dice"_s), proposal));
    QCOMPARE(heard, (QStringList{u"game pl"_s, u"awaiting pl"_s, u"awaiting, too pl"_s, u"anew pl"_s}));
    table.leave();
}

void TableLanguageTest::theSetupLeadsToLanguages()
{
    Stage stage;
    stage.window.newGame(u"dice"_s);
    const QString name = row(stage, 0).person().name;
    QTest::mouseClick(stage.window.setup()->languagesLink(), Qt::LeftButton);
    PeoplePage &page = *stage.window.people();
    QVERIFY(stage.window.page() == &page);
    QVERIFY(says(page, name)); // even if nobody of that name has ever played
    QCOMPARE(page.list()->item(page.list()->currentRow(), 0)->text(), name);
    QCOMPARE(page.list()->item(page.list()->currentRow(), 1)->text(), u"The program’s"_s);
    QVERIFY(says(page, u"Choose a person to set their language"_s));
    QTest::keyClick(&page, Qt::Key_Escape);
    QVERIFY(stage.window.page() == stage.window.setup());
    // Computer players have none.
    row(stage, 0).player()->setCurrentIndex(1);
    QVERIFY(!stage.window.setup()->languagesLink()->isVisible());
}

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::TableLanguageTest)
#include "tablelanguage.moc"
