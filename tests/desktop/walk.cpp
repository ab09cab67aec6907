#include "app/desktop/actions.h"
#include "app/desktop/archive/archivepage.h"
#include "app/desktop/book/bookpage.h"
#include "app/desktop/gym/gympage.h"
#include "app/desktop/pages/homepage.h"
#include "app/desktop/pages/keyspage.h"
#include "app/desktop/pages/programpage.h"
#include "app/desktop/pages/rulesview.h"
#include "app/desktop/pages/settingspage.h"
#include "app/desktop/pages/setuppage.h"
#include "app/desktop/review/reviewpage.h"
#include "app/desktop/table/boardwidget.h"
#include "app/desktop/table/replay.h"
#include "app/desktop/table/scoringview.h"
#include "app/desktop/table/tablepage.h"
#include "app/desktop/tournament/tournamentpage.h"
#include "app/desktop/widgets/keybutton.h"
#include "app/desktop/widgets/sentencelabel.h"
#include "app/desktop/widgets/styledlabel.h"
#include "engine/rules/ranges.h"
#include "engine/view/typesetting.h"
#include "tests/desktop/englishtexts.h"
#include "tests/desktop/stage.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QDialog>
#include <QFile>
#include <QLineEdit>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

namespace medici::desktop {

namespace {

void addItems(const QAbstractItemView &view, QStringList &texts)
{
    const QAbstractItemModel *model = view.model();
    for (int column = 0; column < model->columnCount(); ++column) {
        texts << model->headerData(column, Qt::Horizontal).toString();
        for (int row = 0; row < model->rowCount(); ++row)
            for (const int role : {int{Qt::DisplayRole}, int{Qt::ToolTipRole}})
                texts << model->index(row, column).data(role).toString();
    }
}

QStringList textsOf(const QWidget &window)
{
    QStringList texts{window.windowTitle()};
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        if (!widget->isVisible())
            continue;
        if (const auto *view = qobject_cast<const QAbstractItemView *>(widget); view && view->model())
            addItems(*view, texts);
        if (const auto *field = qobject_cast<const QLineEdit *>(widget))
            texts << field->placeholderText();
        if (const auto *board = qobject_cast<const BoardWidget *>(widget))
            for (const Region &region : board->regions())
                texts << region.name << region.description << board->noteOf(region.id).split(u'\n');
        if (const auto *label = qobject_cast<const QLabel *>(widget))
            texts << label->text();
        if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
            texts << button->text();
        if (const auto *box = qobject_cast<const QComboBox *>(widget))
            for (int i = 0; i < box->count(); ++i)
                texts << box->itemText(i);
        texts << widget->accessibleName() << widget->accessibleDescription().split(u'\n')
              << widget->toolTip();
    }
    for (const QAction *action : window.findChildren<QAction *>())
        texts << action->text();
    texts.removeAll(QString());
    return texts;
}

// Labels and buttons that have less room than their text wants.
QStringList cutOff(const QWidget &window)
{
    QStringList cut;
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        if (!widget->isVisible() || widget->visibleRegion().isEmpty())
            continue;
        QString text;
        bool fits = true;
        if (const auto *label = qobject_cast<const StyledLabel *>(widget);
            label != nullptr && !label->text().isEmpty()) {
            text = label->text();
            fits = label->wordWrap() ? label->heightForWidth(label->width()) <= label->height() + 1
                                     : label->sizeHint().width() <= label->width() + 1;
        } else if (const auto *sentence = qobject_cast<const SentenceLabel *>(widget)) {
            text = sentence->sentence().plain();
            fits = text.isEmpty() || sentence->heightForWidth(sentence->width()) <= sentence->height() + 1;
        } else if (const auto *box = qobject_cast<const QComboBox *>(widget);
                   box != nullptr && qobject_cast<const QDialog *>(&window) == nullptr) {
            text = box->currentText();
            fits = box->minimumSizeHint().width() <= box->width() + 1;
        } else if (const auto *button = qobject_cast<const QAbstractButton *>(widget);
                   button != nullptr && !button->text().isEmpty()) {
            text = button->text();
            fits = button->sizeHint().width() <= button->width() + 1;
        }
        if (!fits)
            cut << u"'%1' (%2 of %3)"_s.arg(text).arg(widget->width()).arg(widget->sizeHint().width());
    }
    return cut;
}

// A game may be called alike in both languages.
QStringList namesOfGames(const Stage &stage)
{
    QStringList names;
    for (const PluginMetadata &listing : stage.services.variants.listed())
        names << nameIn(u"pl"_s, listing.names);
    return names;
}

// Nobody here has a name that a language would change.
void begin(Stage &stage)
{
    Proposal proposal = stage.proposal(u"HRR"_s, 42, usualGame());
    const QStringList names{u"Zoe"_s, u"Olaf"_s, u"Iga"_s};
    for (std::size_t seat = 0; seat < proposal.people.size(); ++seat)
        proposal.people[seat].name = names[static_cast<qsizetype>(seat)];
    // What is said is looked at, not how sure it is.
    stage.services.table.arrange(30);
    stage.window.gym()->arrange(&QDate::currentDate, 20);
    const Variant &variant = *stage.services.variants.find(proposal.variant);
    stage.services.table.begin(std::make_unique<GameInProgress>(GameInProgress::newId(proposal.variant),
                                                                variant, std::move(proposal)));
    stage.window.show(stage.window.table());
    stage.playOn(3);
}

// Does what opens a dialog, looks at the dialog and closes it.
void inDialog(const std::function<void()> &open, const std::function<void(const QWidget &)> &look)
{
    bool seen = false;
    QTimer watch;
    QObject::connect(&watch, &QTimer::timeout, &watch, [&] {
        QWidget *dialog = QApplication::activeModalWidget();
        if (dialog == nullptr)
            return;
        watch.stop();
        seen = true;
        look(*dialog);
        qobject_cast<QDialog *>(dialog)->reject();
    });
    watch.start(1);
    open();
    QTRY_VERIFY(seen);
}

using Looking = std::function<void(const QString &screen, const QWidget &window)>;

// Every dialog there is.
void walkDialogs(Stage &stage, const Looking &look)
{
    Window &window = stage.window;
    const auto at = [&](const QString &name) {
        return [&look, name](const QWidget &dialog) { look(name, dialog); };
    };
    inDialog([&] { window.actions().about.trigger(); }, at(u"about"_s));
    inDialog([&] { window.actions().open.trigger(); }, at(u"open a record"_s));
    inDialog([&] { window.actions().saveAs.trigger(); }, at(u"save a record"_s));
    inDialog([&] { window.open(stage.folder.filePath(u"missing.medici"_s)); }, at(u"not opened"_s));
    const QString cut = stage.folder.filePath(u"cut.medici"_s);
    stage.services.store.save(*stage.services.table.current(), cut);
    stage.services.diskWriter.finish();
    QFile file(cut);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.resize(file.size() - 5));
    file.close();
    inDialog([&] { window.open(cut); }, at(u"a cut record"_s));
    inDialog(
        [&] {
            emit stage.services.diskWriter.failed(stage.services.table.current()->id() + u": no room."_s);
        },
        at(u"not saved"_s));
}

// Shows one screen after the other, while a game is under way.
void walkPages(Stage &stage, const Looking &look)
{
    Window &window = stage.window;
    const auto at = [&](const QString &name) {
        QTest::qWait(1);
        look(name, stage.window);
    };
    window.goHome();
    at(u"home"_s);
    window.newGame(usualGame());
    at(u"set-up"_s);
    window.program()->prepare({});
    window.show(window.program());
    at(u"other program"_s);
    window.show(window.tournament());
    at(u"tournament"_s);
    window.show(window.settingsPage());
    at(u"settings"_s);
    window.show(window.keys());
    at(u"keys"_s);
    window.show(window.archive());
    at(u"archive"_s);
    window.show(window.gym());
    at(u"practice"_s);
    window.showRules(usualGame());
    at(u"rules"_s);
    window.show(window.table());
    at(u"table"_s);
    window.table()->replay()->stepBack();
    at(u"table as it was"_s);
    window.table()->replay()->toEnd();
    stage.services.table.setPaused(true);
    at(u"pause"_s);
    stage.services.table.setPaused(false);
    QVERIFY(stage.wait());
    for (int step = 1; step <= Coach::hintSteps; ++step) {
        QVERIFY(stage.hint(step));
        at(u"hint %1"_s.arg(step));
    }
    stage.services.table.setWarned(stage.services.table.current()->session().game().actor(), true);
    const std::optional<Code> blunder = stage.blunder();
    QVERIFY(blunder);
    stage.services.table.decide(*blunder);
    at(u"warning"_s);
    stage.services.table.showBetter();
    at(u"warning with the better move"_s);
    stage.services.table.playAnyway();
    stage.services.table.setWarned(*stage.services.table.warnable(), false);
}

// The points of a round and the end: what comes with time.
void walkOn(Stage &stage, const Looking &look)
{
    TableController &table = stage.services.table;
    while (stage.wait() && table.awaiting() == Awaiting::Person)
        stage.playOn(1);
    QCOMPARE(table.awaiting(), Awaiting::Reader);
    QTest::qWait(1);
    look(u"scoring"_s, stage.window);
    stage.playOn(400);
    QCOMPARE(table.awaiting(), Awaiting::Over);
    QTest::qWait(1);
    look(u"end"_s, stage.window);
    const QString game = stage.services.store.finishedFiles().front();
    stage.window.playDealAgain(*stage.services.store.volume(game).game);
    QTest::qWait(1);
    look(u"the same deal"_s, stage.window);
    begin(stage);
    stage.playOn(400);
    stage.window.show(stage.window.table());
    QTest::qWait(1);
    look(u"the end of another game of the deal"_s, stage.window);
    stage.window.compare(*table.current());
    QTest::qWait(1);
    look(u"side by side"_s, stage.window);
    ReviewPage &review = *stage.window.review();
    review.prepare(*table.current(), 4);
    stage.window.show(&review);
    QTRY_VERIFY_WITH_TIMEOUT(review.complete(), 300'000);
    look(u"review"_s, stage.window);
    stage.window.show(stage.window.gym());
    for (KeyButton *button : stage.window.gym()->findChildren<KeyButton *>())
        if (button->key() == QKeySequence(Qt::Key_F2))
            QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(stage.window.gym()->right());
    look(u"practised"_s, stage.window);
    stage.window.show(stage.window.book());
    QTRY_VERIFY(stage.window.book()->chapter().games > 0);
    look(u"book"_s, stage.window);
    stage.window.show(stage.window.archive());
    QTest::qWait(1);
    look(u"archive with games"_s, stage.window);
    stage.window.goHome();
    QTest::qWait(1);
    look(u"home with games"_s, stage.window);
    stage.window.show(stage.window.table());
}

void walk(Stage &stage, const Looking &look)
{
    begin(stage);
    walkPages(stage, look);
    walkDialogs(stage, look);
    walkOn(stage, look);
}

} // namespace

// How often the program asks for room to be shared out.
class LayoutRequests : public QObject {
public:
    LayoutRequests() { qApp->installEventFilter(this); }
    int count = 0;

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        count += event->type() == QEvent::LayoutRequest;
        return QObject::eventFilter(watched, event);
    }
};

class WalkTest : public QObject {
    Q_OBJECT

private slots:
    void everyTextIsTranslated();
    void everyPageComesToRestInItsOwnLanguage();
    void switchingThereAndBackChangesNothing();
    void everyTextFitsItsPlace_data();
    void everyTextFitsItsPlace();
    void theSystemsLanguageIsTheDefault();
};

void WalkTest::everyTextIsTranslated()
{
    QStringList unfinished;
    QVERIFY(translations(unfinished).size() > 200);
    QVERIFY2(unfinished.isEmpty(), qPrintable(unfinished.join(u'\n')));
}

// A page that shares out its room over and over would keep a processor busy while it is read.
void WalkTest::everyPageComesToRestInItsOwnLanguage()
{
    constexpr int rounds = 40;
    const auto pass = [] {
        for (int round = 0; round < rounds; ++round)
            QCoreApplication::processEvents();
    };
    QStringList unfinished;
    const EnglishTexts english(translations(unfinished));
    Stage stage;
    stage.services.settings.set(Setting::Language, u"pl"_s);
    const QStringList names = namesOfGames(stage);
    QStringList left;
    QStringList restless;
    walk(stage, [&](const QString &screen, const QWidget &window) {
        pass();
        const LayoutRequests requests;
        pass();
        if (requests.count >= rounds)
            restless << screen;
        for (const QString &text : textsOf(window))
            if ((english.contains(text) && !names.contains(text)) || text.contains(u"(s)"_s))
                left << screen + u": "_s + text;
    });
    QVERIFY2(left.isEmpty(), qPrintable(left.join(u'\n')));
    QVERIFY2(restless.isEmpty(), qPrintable(restless.join(u'\n')));
}

void WalkTest::switchingThereAndBackChangesNothing()
{
    QStringList unfinished;
    const EnglishTexts english(translations(unfinished));
    Stage stage;
    const QStringList names = namesOfGames(stage);
    QStringList wrong;
    const Looking look = [&](const QString &screen, const QWidget &window) {
        if (&window != &stage.window)
            return; // no dialog stays open while the language is another
        const QStringList before = textsOf(window);
        stage.services.settings.set(Setting::Language, u"pl"_s);
        QTest::qWait(1);
        for (const QString &text : textsOf(window))
            if (english.contains(text) && !names.contains(text))
                wrong << screen + u", left: "_s + text;
        stage.services.settings.set(Setting::Language, u"en"_s);
        QTest::qWait(1);
        QStringList gone = before;
        for (const QString &text : textsOf(window))
            gone.removeOne(text);
        for (const QString &text : gone)
            wrong << screen + u", gone: "_s + text;
        if (textsOf(window).size() != before.size())
            wrong << screen + u": other texts than before"_s;
    };
    begin(stage);
    walkPages(stage, look);
    walkOn(stage, look);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void WalkTest::everyTextFitsItsPlace_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("size");
    QTest::addColumn<QSize>("window");
    const auto row = [](const QString &language, int size, const QSize &window) {
        QTest::addRow("%s %d, %d wide", qPrintable(language), size, window.width())
            << language << size << window;
    };
    row(u"en"_s, 100, {1024, 700});
    row(u"pl"_s, 100, {1024, 700}); // its words are the longer ones
    row(u"pl"_s, 200, {1024, 700});
    row(u"pl"_s, 200, {1920, 1080});
}

void WalkTest::everyTextFitsItsPlace()
{
    QFETCH(QString, language);
    QFETCH(int, size);
    QFETCH(QSize, window);
    Stage stage;
    stage.services.settings.set(Setting::Language, language);
    stage.services.settings.set(Setting::TextSize, size);
    stage.window.resize(window);
    QStringList cut;
    walk(stage, [&](const QString &screen, const QWidget &seen) {
        // Layouts within layouts settle one after the other.
        [[maybe_unused]] const bool settled = QTest::qWaitFor([&] { return cutOff(seen).isEmpty(); }, 500);
        for (const QString &text : cutOff(seen))
            cut << screen + u": "_s + text;
    });
    QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
}

void WalkTest::theSystemsLanguageIsTheDefault()
{
    const QTemporaryDir folder;
    const Settings settings(folder.filePath(u"settings.ini"_s));
    QCOMPARE(settings.text(Setting::Language), u"system"_s);
    Languages languages;
    languages.speak(u"system"_s);
    QCOMPARE(languages.spoken(), Languages::ofSystem());
}

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::WalkTest)
#include "walk.moc"
