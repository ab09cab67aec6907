#include "app/desktop/pages/setuppage.h"
#include "engine/rules/ranges.h"

#include "app/desktop/pages/glimpseview.h"
#include "app/desktop/pages/homepage.h"
#include "app/desktop/pages/luckchoice.h"
#include "app/desktop/pages/seatrow.h"
#include "app/desktop/pages/variantcard.h"
#include "app/desktop/widgets/keybutton.h"
#include "app/desktop/widgets/pagecolumns.h"
#include "app/desktop/widgets/segments.h"
#include "app/desktop/widgets/shieldbutton.h"
#include "app/desktop/widgets/styledlabel.h"
#include "engine/record/deal.h"
#include "engine/view/strength.h"
#include "engine/view/variant.h"
#include "tests/desktop/finding.h"
#include "tests/desktop/stage.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QScrollBar>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;

namespace medici::desktop {

namespace {

void pick(const Segments &segments, int index)
{
    segments.findChildren<QAbstractButton *>()[index]->click();
}

QStringList namesOf(Stage &stage)
{
    QStringList names;
    for (const SeatRow *row : stage.window.setup()->rows())
        if (row->isVisible())
            names << row->person().name;
    return names;
}

void key(Qt::Key key)
{
    QVERIFY(QApplication::focusWidget() != nullptr);
    QTest::keyClick(QApplication::focusWidget(), key);
}

// From the first page, by its button.
void openByHand(Stage &stage, const QString &variant)
{
    stage.window.goHome();
    for (const VariantCard *card : stage.window.home()->findChildren<VariantCard *>())
        if (card->variant() == variant)
            QTest::mouseClick(card->newButton(), Qt::LeftButton);
    QCOMPARE(stage.window.page(), stage.window.setup());
    QCOMPARE(stage.window.setup()->variant(), variant);
}

void tickTheNumber(Stage &stage)
{
    auto *wish = stage.window.setup()->findChild<LuckChoice *>()->findChild<QCheckBox *>();
    QTest::mouseClick(wish, Qt::LeftButton, {}, {wish->height() / 2, wish->height() / 2});
    QVERIFY(wish->isChecked());
}

// All that somebody can set on the page, as it is seen.
QStringList seen(Stage &stage, bool people)
{
    const SetupPage &setup = *stage.window.setup();
    QStringList seen{setup.title()};
    for (const SeatRow *row : setup.rows())
        if (people && row->isVisible()) {
            const Person person = row->person();
            seen << u"%1 %2 %3 %4"_s.arg(person.name)
                        .arg(person.human)
                        .arg(QString::fromStdString(nameOf(person.level)))
                        .arg(person.arms);
        }
    for (const Segments *segments : setup.findChildren<Segments *>())
        if (segments->isVisible())
            seen << u"%1: %2 of %3"_s.arg(segments->accessibleName())
                        .arg(segments->chosen())
                        .arg(segments->count());
    for (const QLineEdit *number : setup.findChild<LuckChoice *>()->findChildren<QLineEdit *>())
        if (number->isVisible())
            seen << number->text();
    seen << QString::number(setup.findChild<LuckChoice *>()->findChild<QCheckBox *>()->isChecked())
         << QString::number(setup.startButton()->isEnabled());
    return seen;
}

} // namespace

class SetupTest : public QObject {
    Q_OBJECT

private slots:
    void theLastSetupIsProposedAgain();
    void itOpensAtItsBeginningHoweverLargeTheText();
    void everySeatNeedsANameOfItsOwn();
    void coatsOfArmsStayDifferent();
    void seatsMoveByKey();
    void seatsMoveByDragging();
    void theNumberGivesTheLuck();
    void theDealGivesTheLuckAndTheSetup();
    void aWordChangesTheLuckAfterTheSeal();
    void whoBeginsIsChosen();
    void optionsFollowTheVariantsOwnTerms();
    void ofTwoNamesAlikeTheOneJustTypedIsMarked();
    void aNameThatIsTooLongIsNotCutInSilence();
    void tabGoesThroughThePageAsItIsRead();
    void theLevelsTellWhatWasMeasured();
    void otherWaysToPlayAreBehindMore();
    void evenIsAsStrongAsThePeople();
    void thePicturesAreThereWhereRoomWouldBeIdle();
    void nothingOnThePageIsSquashed();
    void whatCannotBeAgreedAloneIsSaid();
    void nothingIsLeftOfTheGameBefore_data();
    void nothingIsLeftOfTheGameBefore();
};

void SetupTest::theLastSetupIsProposedAgain()
{
    Stage stage;
    SetupPage &setup = *stage.window.setup();
    stage.window.newGame(u"dice"_s);
    // Whoever never played has had no last time.
    QVERIFY(says(setup, u"The usual set-up. Change what you like."_s));
    pick(*setup.players(), 2);
    row(stage, 1).name()->setText(u"Zoe"_s);
    row(stage, 1).player()->setCurrentIndex(1);
    row(stage, 1).level()->setCurrentIndex(static_cast<int>(Level::Hard));
    pick(*setup.option(0), 3);
    QTest::keyClick(&setup, Qt::Key_Return);
    QVERIFY(stage.services.table.current() != nullptr);
    const Setup played = stage.services.table.current()->proposal().setup;
    QCOMPARE(int{played.seats}, 3);
    stage.window.newGame(u"dice"_s);
    QVERIFY(says(setup, u"Same set-up as last time."_s));
    QCOMPARE(setup.players()->chosen(), 2);
    QCOMPARE(row(stage, 1).person().name, u"Zoe"_s);
    QVERIFY(row(stage, 1).person().level == Level::Hard);
    QVERIFY(!row(stage, 1).person().human);
    QTest::keyClick(&setup, Qt::Key_Return);
    QVERIFY(stage.services.table.current()->proposal().setup == played);
}

void SetupTest::itOpensAtItsBeginningHoweverLargeTheText()
{
    Stage stage;
    stage.services.settings.set(Setting::Language, u"pl"_s);
    stage.services.settings.set(Setting::TextSize, 200);
    stage.window.resize(1024, 700);
    const QScrollBar &bar = *stage.window.setup()->findChild<PageColumns *>()->verticalScrollBar();
    for (const QString &variant : {u"dice"_s, u"auction"_s}) {
        stage.window.newGame(variant);
        QTest::qWait(1);
        QVERIFY(bar.maximum() > 0);
        QCOMPARE(bar.value(), 0);
        stage.window.goHome();
    }
}

void SetupTest::everySeatNeedsANameOfItsOwn()
{
    Stage stage;
    SetupPage &setup = *stage.window.setup();
    stage.window.newGame(u"dice"_s);
    pick(*setup.players(), 1);
    QVERIFY(setup.startButton()->isEnabled());
    row(stage, 1).name()->setText(u"  "_s);
    QVERIFY(says(row(stage, 1), u"Enter a name."_s));
    QVERIFY(!setup.startButton()->isEnabled());
    QTest::keyClick(&setup, Qt::Key_Return);
    QVERIFY(stage.services.table.current() == nullptr);
    row(stage, 1).name()->setText(row(stage, 0).person().name);
    QVERIFY(says(row(stage, 1), u"already taken"_s));
    QVERIFY(!setup.startButton()->isEnabled());
    row(stage, 1).name()->setText(u"Iga"_s);
    QVERIFY(!says(row(stage, 1), u"already taken"_s));
    QVERIFY(setup.startButton()->isEnabled());
}

void SetupTest::coatsOfArmsStayDifferent()
{
    Stage stage;
    stage.window.newGame(u"dice"_s);
    pick(*stage.window.setup()->players(), 3);
    for (int presses = 0; presses < 7; ++presses) {
        QTest::mouseClick(row(stage, 0).findChild<ShieldButton *>(), Qt::LeftButton);
        QSet<int> worn;
        for (std::size_t seat = 0; seat < 4; ++seat)
            worn.insert(row(stage, seat).person().arms);
        QCOMPARE(worn.size(), 4);
    }
}

void SetupTest::seatsMoveByKey()
{
    Stage stage;
    stage.window.newGame(u"dice"_s);
    pick(*stage.window.setup()->players(), 2);
    const QStringList names = namesOf(stage);
    QTest::keyClick(row(stage, 0).name(), Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(namesOf(stage), (QStringList{names[1], names[0], names[2]}));
    QCOMPARE(QApplication::focusWidget(), row(stage, 1).name());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(namesOf(stage), (QStringList{names[1], names[2], names[0]}));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down, Qt::AltModifier); // nowhere to go
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up, Qt::AltModifier);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(namesOf(stage), names);
}

void SetupTest::seatsMoveByDragging()
{
    Stage stage;
    stage.window.newGame(u"dice"_s);
    pick(*stage.window.setup()->players(), 3);
    QTest::qWait(1);
    const QStringList names = namesOf(stage);
    QWidget *grip = row(stage, 0).grip();
    const auto moveTo = [&](std::size_t seat) {
        const QPoint at = grip->mapFrom(row(stage, 0).parentWidget(), row(stage, seat).geometry().center());
        QMouseEvent move(QEvent::MouseMove, at, grip->mapToGlobal(at), Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(grip, &move);
    };
    QTest::mousePress(grip, Qt::LeftButton);
    for (const std::size_t seat : std::initializer_list<std::size_t>{1, 2, 3, 2, 1})
        moveTo(seat);
    QTest::mouseRelease(grip, Qt::LeftButton);
    QCOMPARE(namesOf(stage), (QStringList{names[1], names[0], names[2], names[3]}));
}

void SetupTest::theDealGivesTheLuckAndTheSetup()
{
    Stage stage;
    SetupPage &setup = *stage.window.setup();
    stage.window.newGame(u"dice"_s);
    pick(*setup.players(), 1);
    QVERIFY(says(setup, u"Seal of the luck: "_s));
    tickTheNumber(stage);
    Deal deal{u"dice"_s, stage.services.variants.find(u"dice"_s)->terms().usual(3), {7, 8}};
    deal.setup.first = 2;
    deal.setup.options[0] = 8;
    const QString text = textOf(deal, stage.services.variants.find(u"dice"_s)->terms());
    auto *field = static_cast<QLineEdit *>(QApplication::focusWidget());
    QTest::keyClicks(field, text.chopped(1));
    QVERIFY(!setup.startButton()->isEnabled());
    QVERIFY(says(setup, u"The deal contains a mistake: its check digits do not match."_s));
    QTest::keyClicks(field, text.right(1));
    QVERIFY(setup.startButton()->isEnabled());
    QVERIFY(says(setup, sealOf({7, 8})));
    pick(*setup.players(), 0); // the deal says how many play
    setup.start();
    const Proposal &proposal = stage.services.table.current()->proposal();
    QCOMPARE(proposal.setup, deal.setup);
    QCOMPARE(proposal.luck, LuckSource::ofKnownDeal({7, 8}));
}

void SetupTest::aWordChangesTheLuckAfterTheSeal()
{
    Stage stage;
    SetupPage &setup = *stage.window.setup();
    stage.window.newGame(u"dice"_s);
    const auto seals = [&] {
        QStringList said;
        for (const QLabel *label : setup.findChildren<QLabel *>())
            if (label->isVisible() && label->text().startsWith(u"Seal"_s))
                said << label->text();
        return said.join(u'\n');
    };
    const QString seal = seals();
    QVERIFY(!seal.isEmpty());
    tickTheNumber(stage);
    key(Qt::Key_Tab);
    QTest::keyClicks(QApplication::focusWidget(), u"sesame"_s);
    QCOMPARE(seals(), seal);
    setup.start();
    const LuckSource luck = stage.services.table.current()->proposal().luck;
    QCOMPARE(luck.word, u"sesame"_s);
    QVERIFY(seal.endsWith(sealOf(luck.number)));
    stage.window.newGame(u"dice"_s);
    QVERIFY(seals() != seal);
}

void SetupTest::theNumberGivesTheLuck()
{
    Stage stage;
    SetupPage &setup = *stage.window.setup();
    std::vector<std::vector<Event>> rolls;
    for (int game = 0; game < 2; ++game) {
        stage.window.newGame(u"dice"_s);
        pick(*setup.players(), 1);
        tickTheNumber(stage);
        auto *number = static_cast<QLineEdit *>(QApplication::focusWidget());
        QTest::keyClicks(number, u"20261118"_s);
        QVERIFY(setup.startButton()->isEnabled());
        setup.start();
        const auto log = stage.services.table.current()->session().log();
        rolls.emplace_back(log.begin(), log.end());
        QCOMPARE(stage.services.table.current()->proposal().luck, LuckSource::ofKnownDeal({0, 20261118}));
    }
    QVERIFY(rolls[0] == rolls[1]);
}

void SetupTest::whoBeginsIsChosen()
{
    Stage stage;
    SetupPage &setup = *stage.window.setup();
    stage.window.newGame(u"dice"_s);
    pick(*setup.players(), 2);
    pick(*setup.first(), 3);
    setup.start();
    QCOMPARE(stage.services.table.current()->proposal().setup.first, Seat{2});
    stage.window.newGame(u"dice"_s);
    pick(*setup.players(), 1); // the third seat is gone, and with it that it begins
    QCOMPARE(setup.first()->chosen(), 0);
}

void SetupTest::optionsFollowTheVariantsOwnTerms()
{
    Stage stage;
    SetupPage &setup = *stage.window.setup();
    stage.window.newGame(u"dice"_s);
    const Option option = stage.services.variants.find(u"dice"_s)->terms().options.front();
    QCOMPARE(setup.option(0)->count(), option.most - option.least + 1);
    pick(*setup.players(), 1);
    pick(*setup.option(0), 0);
    pick(*setup.players(), 0); // alone some are not allowed
    const auto choices = setup.option(0)->findChildren<QAbstractButton *>();
    for (int value = option.least; value <= option.most; ++value)
        QCOMPARE(choices[value - option.least]->isEnabled(), value >= option.leastFor(1));
    QCOMPARE(setup.option(0)->chosen() + option.least, option.leastFor(1));
    QVERIFY(setup.startButton()->isEnabled());
}

void SetupTest::ofTwoNamesAlikeTheOneJustTypedIsMarked()
{
    Stage stage;
    stage.window.newGame(u"dice"_s);
    pick(*stage.window.setup()->players(), 1);
    QLineEdit &first = *row(stage, 0).name();
    first.setFocus();
    first.selectAll();
    QTest::keyClicks(&first, row(stage, 1).person().name);
    QVERIFY(says(row(stage, 0), u"already taken"_s));
    QVERIFY(!says(row(stage, 1), u"already taken"_s));
}

void SetupTest::aNameThatIsTooLongIsNotCutInSilence()
{
    Stage stage;
    stage.window.newGame(u"dice"_s);
    QLineEdit &name = *row(stage, 0).name();
    name.setFocus();
    name.selectAll();
    QTest::keyClicks(&name, QString(24, u'a'));
    QVERIFY(!says(row(stage, 0), u"at most"_s));
    QTest::keyClicks(&name, u"a"_s);
    QVERIFY(says(row(stage, 0), u"at most 24 letters"_s));
}

void SetupTest::tabGoesThroughThePageAsItIsRead()
{
    Stage stage;
    const SetupPage &setup = *stage.window.setup();
    stage.window.newGame(u"dice"_s);
    QTest::qWait(1);
    setup.players()->setFocus();
    std::vector<QWidget *> visited;
    for (int step = 0; step < 60 && QApplication::focusWidget() != setup.startButton(); ++step) {
        visited.push_back(QApplication::focusWidget());
        key(Qt::Key_Tab);
    }
    QCOMPARE(QApplication::focusWidget(), setup.startButton());
    // The choice itself is where the keyboard comes first, and then only downwards, one column after the
    // other.
    QVERIFY(static_cast<QAbstractButton *>(visited.front())->isChecked());
    const auto at = [&](const QWidget *widget) { return ranges::find(visited, widget) - visited.begin(); };
    QVERIFY(at(row(stage, 0).name()) < at(row(stage, 0).player()));
    QVERIFY(at(row(stage, 0).player()) < at(row(stage, 1).name()));
    QVERIFY(at(row(stage, 3).level()) < at(setup.option(0)->focusProxy()));
    QVERIFY(at(setup.option(0)->focusProxy()) < at(setup.first()->focusProxy()));
    QVERIFY(at(setup.first()->focusProxy()) < at(setup.findChild<LuckChoice *>()->findChild<QCheckBox *>()));
}

void SetupTest::theLevelsTellWhatWasMeasured()
{
    Stage stage;
    for (const PluginMetadata &listing : stage.services.playable()) {
        stage.window.newGame(listing.id);
        const QString table = stage.services.viewOf(listing.id).measuredStrength();
        for (const Level level : {Level::Easy, Level::Normal, Level::Hard}) {
            const auto strength = strengthOf(level, 4, table);
            QVERIFY2(strength && strength->seats == 4, qPrintable(listing.id));
            QVERIFY(strength->wins > 0.25); // better than an equal
            QVERIFY(says(*stage.window.setup(), u"wins %1 of 100"_s.arg(qRound(100 * strength->wins))));
        }
        QVERIFY(says(*stage.window.setup(), u"Measured with 4 players"_s));
    }
}

// The list that unfolds is kept, so that somebody else may be chosen as well; what was chosen is proposed
// again.
void SetupTest::otherWaysToPlayAreBehindMore()
{
    Stage stage;
    SetupPage &setup = *stage.window.setup();
    stage.window.newGame(u"dice"_s);
    row(stage, 1).player()->setCurrentIndex(1);
    QComboBox &level = *row(stage, 1).level();
    QCOMPARE(level.count(), static_cast<int>(levelNames.size()) + 1);
    QVERIFY(level.findText(u"Cautious"_s) < 0);
    level.setFocus();
    QTest::keyClick(&level, Qt::Key_End);
    QVERIFY(level.count() > 10);
    QCOMPARE(level.currentText(), u"Normal"_s); // until something else is chosen
    level.hidePopup();
    level.setCurrentIndex(level.findText(u"Cautious"_s));
    QVERIFY(row(stage, 1).person().level == Mind(Character::Cautious));
    level.setCurrentIndex(level.findText(u"Strength 500"_s));
    QVERIFY(row(stage, 1).person().level == Mind::ofStrength(500));
    stage.services.languages.speak(u"pl"_s);
    QTRY_COMPARE(level.currentText(), u"siła 500"_s);
    stage.services.languages.speak(u"en"_s);
    QTRY_COMPARE(level.currentText(), u"Strength 500"_s);
    QTest::keyClick(&setup, Qt::Key_Return);
    QVERIFY(stage.services.table.current()->person(1).level == Mind::ofStrength(500));
    stage.window.newGame(u"dice"_s);
    QVERIFY(row(stage, 1).person().level == Mind::ofStrength(500));
}

void SetupTest::evenIsAsStrongAsThePeople()
{
    Stage stage;
    SetupPage &setup = *stage.window.setup();
    stage.window.newGame(u"dice"_s);
    row(stage, 0).name()->setText(u"Zoe"_s);
    row(stage, 1).player()->setCurrentIndex(1);
    QComboBox &level = *row(stage, 1).level();
    level.setCurrentIndex(level.count() - 1);
    level.hidePopup();
    QVERIFY(!says(setup, u"Zoe: strength"_s));
    level.setCurrentIndex(level.findText(u"Even"_s));
    QVERIFY(says(setup, u"Zoe: strength"_s));
    QTest::keyClick(&setup, Qt::Key_Return);
    const Person &even = stage.services.table.current()->person(1);
    QVERIFY(even.level.strength && *even.level.strength > 300 && *even.level.strength < 900);
    stage.window.newGame(u"dice"_s);
    QVERIFY(row(stage, 1).person().even);
}

void SetupTest::thePicturesAreThereWhereRoomWouldBeIdle()
{
    Stage stage;
    for (const PluginMetadata &listing : stage.services.playable()) {
        const View &view = stage.services.viewOf(listing.id);
        QCOMPARE(view.glimpses().size(), std::size_t{3});
        for (const Glimpse &glimpse : view.glimpses())
            QVERIFY2(!view.figureSize(glimpse.figure).isEmpty(), qPrintable(glimpse.figure));
        stage.window.resize(1280, 800);
        stage.window.newGame(listing.id);
        QTest::qWait(1);
        QVERIFY2(stage.window.setup()->findChild<GlimpseView *>()->isVisible(), qPrintable(listing.id));
        stage.window.resize(1280, 560);
        QTest::qWait(1);
        QVERIFY(!stage.window.setup()->findChild<GlimpseView *>()->isVisible());
    }
}

void SetupTest::nothingOnThePageIsSquashed()
{
    Stage stage;
    const SetupPage &setup = *stage.window.setup();
    const QScrollBar &bar = *setup.findChild<PageColumns *>()->verticalScrollBar();
    for (const QSize &size : {QSize(1024, 700), QSize(1280, 800), QSize(1600, 1000)})
        for (const PluginMetadata &listing : stage.services.playable()) {
            stage.window.resize(size);
            stage.window.newGame(listing.id);
            // Neither the pictures nor a number that is opened push anything out of sight.
            QTRY_COMPARE(squashed(setup), QString());
            QTRY_VERIFY(bar.maximum() == 0 || !setup.findChild<GlimpseView *>()->isVisible());
            tickTheNumber(stage);
            QTRY_COMPARE(squashed(setup), QString());
            QTRY_VERIFY(bar.maximum() == 0 || !setup.findChild<GlimpseView *>()->isVisible());
        }
}

void SetupTest::whatCannotBeAgreedAloneIsSaid()
{
    Stage stage;
    stage.window.newGame(u"dice"_s);
    QVERIFY(!says(*stage.window.setup(), u"Alone, at least"_s));
    pick(*stage.window.setup()->players(), 0);
    QVERIFY(says(*stage.window.setup(), u"Alone, at least 7."_s));
    QVERIFY(!says(*stage.window.setup(), u"clockwise"_s));
}

void SetupTest::nothingIsLeftOfTheGameBefore_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<bool>("played");
    Stage stage;
    bool played = false; // one time or the other
    for (const PluginMetadata &before : stage.services.playable())
        for (const PluginMetadata &after : stage.services.playable())
            if (before.id != after.id) {
                played = !played;
                QTest::addRow("%s after %s%s", qPrintable(after.id), qPrintable(before.id),
                              played ? ", played" : "")
                    << before.id << after.id << played;
            }
}

void SetupTest::nothingIsLeftOfTheGameBefore()
{
    QFETCH(QString, before);
    QFETCH(QString, after);
    QFETCH(bool, played);
    Stage stage;
    SetupPage &setup = *stage.window.setup();
    openByHand(stage, after);
    const QStringList own = seen(stage, !played);

    openByHand(stage, before);
    const auto counts = setup.players()->findChildren<QAbstractButton *>();
    QTest::mouseClick(counts[1], Qt::LeftButton);
    row(stage, 0).name()->setFocus();
    QTest::keyClick(row(stage, 0).name(), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(row(stage, 0).name(), u"Zoe"_s);
    row(stage, 1).player()->setFocus();
    key(Qt::Key_Up); // a human
    QTest::mouseClick(row(stage, 1).findChild<ShieldButton *>(), Qt::LeftButton);
    QTest::mouseClick(setup.first()->findChildren<QAbstractButton *>()[2], Qt::LeftButton);
    tickTheNumber(stage);
    QTest::keyClicks(QApplication::focusWidget(), u"4711"_s);
    key(played ? Qt::Key_Return : Qt::Key_Escape);
    QCOMPARE(stage.services.table.current() != nullptr, played);
    if (played)
        QCOMPARE(stage.services.table.current()->proposal().luck, LuckSource::ofKnownDeal({0, 4711}));

    openByHand(stage, after);
    QCOMPARE(seen(stage, !played), own);
    if (played) // who played the one plays the other
        QCOMPARE(row(stage, 0).person().name, u"Zoe"_s);
    key(Qt::Key_Return);
    QVERIFY(stage.services.table.current() != nullptr);
    QCOMPARE(stage.services.table.current()->proposal().variant, after);
}

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::SetupTest)
#include "setup.moc"
