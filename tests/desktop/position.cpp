#include "app/desktop/actions.h"
#include "app/desktop/pages/setuppage.h"
#include "app/desktop/position/fieldrow.h"
#include "app/desktop/position/piecesfield.h"
#include "app/desktop/position/positionpage.h"
#include "app/desktop/position/tableview.h"
#include "app/desktop/print/printing.h"
#include "app/desktop/table/tablepage.h"
#include "app/desktop/widgets/keybutton.h"
#include "app/desktop/widgets/rulelink.h"
#include "app/desktop/widgets/sentencelabel.h"
#include "app/desktop/widgets/styledlabel.h"
#include "engine/record/reader.h"
#include "engine/rules/ranges.h"
#include "engine/view/theme.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"
#include "tests/desktop/finding.h"
#include "tests/desktop/stage.h"

#include <QComboBox>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPrinter>
#include <QPrinterInfo>
#include <QSet>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace medici::desktop {

namespace {

QString variantOfTest()
{
    return qEnvironmentVariable("VARIANT");
}

// A page with an empty table for two, as it is opened where a game is set up.
void openEmpty(Stage &stage)
{
    stage.window.newGame(variantOfTest());
    QVERIFY(stage.window.actions().position.isVisible());
    stage.window.actions().position.trigger();
    QVERIFY(stage.window.page() == stage.window.position());
}

// The first row of dice or cards of the first player.
FieldRow *firstPieces(const PositionPage &page)
{
    for (FieldRow *row : page.rows())
        if (row->pieces() != nullptr && row->field().seat == 0)
            return row;
    return nullptr;
}

QString firstName(Stage &stage, const FieldRow &row)
{
    return stage.services.viewOf(variantOfTest()).nameOfStanding(row.field(), 0);
}

// As people type, who have letters that QTest has not.
void type(QLineEdit *line, const QString &text)
{
    for (const QChar letter : text) {
        QKeyEvent press(QEvent::KeyPress, Qt::Key_unknown, Qt::NoModifier, letter);
        QCoreApplication::sendEvent(line, &press);
    }
}

QList<QToolButton *> shownIn(const FieldRow &row)
{
    QList<QToolButton *> seen;
    for (QToolButton *button : row.pieces()->palette()->findChildren<QToolButton *>())
        if (button->isVisible())
            seen << button;
    return seen;
}

// Below each other.
std::vector<QPoint> placesOf(const PositionPage &page)
{
    std::vector<QPoint> places;
    for (const FieldRow *row : page.rows())
        places.push_back(row->mapTo(page.rows().front()->parentWidget()->parentWidget(), QPoint()));
    return places;
}

} // namespace

class PositionTest : public QObject {
    Q_OBJECT

private slots:
    void anEmptyTableIsSetUpByKeys();
    void piecesArePressed();
    void escapeLeavesStepByStepAndLosesNothingUnasked();
    void namesAreTypedInBothLanguages();
    void whatIsUnknownIsSaid();
    void fieldsComeWithWhatTheyNeed();
    void aGameIsPlayedOnFromHereAndKept();
    void theTableThatIsLookedAtIsSetUp();
    void whoHasNoMindForItSeesNothing();
    void aHintIsGivenStepByStep();
    void aDiagramIsSaved();
    void aDiagramIsPrinted();
    void figuresHaveRoom();
    void fieldsStandBelowTheirTitleAndBesideNothing();
};

void PositionTest::anEmptyTableIsSetUpByKeys()
{
    Stage stage;
    openEmpty(stage);
    const PositionPage &page = *stage.window.position();
    QVERIFY(page.right() && page.playButton()->isEnabled());
    QVERIFY(!page.words()->sentence().empty());
    FieldRow *row = firstPieces(page);
    row->pieces()->line()->setFocus();
    QTest::keyClicks(row->pieces()->line(), firstName(stage, *row));
    QCOMPARE(row->field().values, std::vector<int>{0});
    QCOMPARE(page.position().pieces(row->field()), std::vector<int>{0});
    // One thing on one ship or sheet, and nothing anywhere else: no turn ends like that.
    QVERIFY(!page.right() && !page.playButton()->isEnabled());
    const QString sentence = page.words()->sentence().plain();
    QVERIFY2(!sentence.isEmpty(), "no reason");
    const auto links = page.findChildren<RuleLink *>();
    QVERIFY(ranges::any_of(links, [](const RuleLink *link) { return link->isVisibleTo(link->window()); }));
    QTest::keyClick(row->pieces()->line(), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(row->pieces()->line(), Qt::Key_Delete);
    QVERIFY(page.right() && page.playButton()->isEnabled());
    QVERIFY(row->pieces()->line()->hasFocus());
    QVERIFY(row->pieces()->line()->accessibleName().startsWith(
        stage.window.setup()->proposal().people.front().name));
    page.playButton()->setFocus();
    QTest::keyClick(page.playButton(), Qt::Key_Space);
    QVERIFY(stage.window.page() == stage.window.table());
    QVERIFY(stage.services.table.current()->proposal().position);
}

void PositionTest::piecesArePressed()
{
    Stage stage;
    openEmpty(stage);
    const PositionPage &page = *stage.window.position();
    FieldRow *row = firstPieces(page);
    QVERIFY(shownIn(*row).isEmpty());
    const std::vector<QPoint> places = placesOf(page);
    QTest::mouseClick(row->pieces()->line(), Qt::LeftButton);
    row->pieces()->line()->setFocus();
    const QList<QToolButton *> buttons = shownIn(*row);
    // It lies over the next fields, which stay where they are, and can be seen whole.
    QCoreApplication::processEvents();
    QCOMPARE(placesOf(page), places);
    const QWidget *palette = row->pieces()->palette();
    QCOMPARE(palette->visibleRegion().boundingRect().size(), palette->size());
    QCOMPARE(buttons.size(), row->field().kinds + 1);
    QTest::mouseClick(buttons[1], Qt::LeftButton);
    QTest::mouseClick(buttons[0], Qt::LeftButton);
    QCOMPARE(page.position().pieces(row->field()), (std::vector<int>{1, 0}));
    QVERIFY(row->pieces()->line()->text().endsWith(firstName(stage, *row)));
    QTest::mouseClick(buttons.last(), Qt::LeftButton);
    QCOMPARE(page.position().pieces(row->field()), std::vector<int>{1});
    QTest::mouseClick(buttons.last(), Qt::LeftButton);
    QVERIFY(page.right());
    page.playButton()->setFocus();
    QVERIFY(shownIn(*row).isEmpty());
}

void PositionTest::escapeLeavesStepByStepAndLosesNothingUnasked()
{
    Stage stage;
    openEmpty(stage);
    const PositionPage &page = *stage.window.position();
    FieldRow *row = firstPieces(page);
    row->pieces()->line()->setFocus();
    QTest::mouseClick(shownIn(*row)[1], Qt::LeftButton);
    const Position changed = page.position();
    pressAlone(stage, Qt::Key_Escape);
    QVERIFY(shownIn(*row).isEmpty() && stage.window.page() == &page);
    pressAlone(stage, Qt::Key_Escape);
    answer(false);
    QVERIFY(stage.window.page() == &page);
    QCOMPARE(page.position(), changed);
    pressAlone(stage, Qt::Key_Escape);
    answer(true);
    QTRY_VERIFY(stage.window.page() != &page);
}

void PositionTest::namesAreTypedInBothLanguages()
{
    Stage stage;
    openEmpty(stage);
    const PositionPage &page = *stage.window.position();
    FieldRow *row = firstPieces(page);
    QLineEdit *line = row->pieces()->line();
    const QString english = firstName(stage, *row);
    line->setFocus();
    QTest::keyClicks(line, english);
    stage.services.settings.set(Setting::Language, u"pl"_s);
    QCoreApplication::processEvents();
    QCOMPARE(row->field().values, std::vector<int>{0});
    QCOMPARE(line->text(), firstName(stage, *row));
    QVERIFY(line->text() != english || row->field().kinds == 6);
    for (const QString &name :
         {firstName(stage, *row),
          stage.services.variants.find(variantOfTest())->words().stands(row->field(), 0)}) {
        line->selectAll();
        type(line, name + u' ' + name);
        QCOMPARE(row->field().values, (std::vector<int>{0, 0}));
    }
    stage.services.settings.set(Setting::Language, u"en"_s);
    QCoreApplication::processEvents();
    QVERIFY(line->text().startsWith(english));
}

void PositionTest::whatIsUnknownIsSaid()
{
    Stage stage;
    openEmpty(stage);
    const PositionPage &page = *stage.window.position();
    QLineEdit *line = firstPieces(page)->pieces()->line();
    line->setFocus();
    QTest::keyClicks(line, u"xyzzy"_s);
    QVERIFY(!page.right() && !page.playButton()->isEnabled());
    QVERIFY(page.words()->sentence().plain().contains(u"xyzzy"_s));
    line->selectAll();
    QTest::keyClick(line, Qt::Key_Delete);
    QVERIFY(page.right());
}

// Of a later round or day there is more to be said, where rounds are told apart.
void PositionTest::fieldsComeWithWhatTheyNeed()
{
    Stage stage;
    openEmpty(stage);
    const PositionPage &page = *stage.window.position();
    const std::size_t before = page.rows().size();
    QSpinBox *round = page.rows().front()->number();
    round->setFocus();
    QTest::keyClick(round, Qt::Key_Up);
    QCOMPARE(page.rows().front()->field().value(), 2);
    QCOMPARE(page.right(), variantOfTest() == u"auction"); // where a day may pass without a bid
    QVERIFY(variantOfTest() == u"gemstones" ? page.rows().size() == before : page.rows().size() > before);
    QCOMPARE(page.rows().front()->number(), round); // the keyboard has stayed
    QVERIFY(round->hasFocus());
    QTest::keyClick(round, Qt::Key_Down);
    QCOMPARE(page.rows().size(), before);
    QVERIFY(page.right());
}

void PositionTest::aGameIsPlayedOnFromHereAndKept()
{
    Stage stage;
    stage.begin(u"HE"_s, 7, variantOfTest());
    stage.playOn(9);
    const std::unique_ptr<Game> there = stage.services.table.current()->session().game().clone();
    const QString before = stage.services.table.current()->id();
    const Variant &variant = stage.services.table.current()->variant();
    const std::optional<Position> position = variant.positionOf(*there);
    QVERIFY(position);
    stage.window.actions().position.trigger();
    QVERIFY(stage.window.page() == stage.window.position());
    QVERIFY2(stage.window.position()->right(),
             qPrintable(stage.window.position()->words()->sentence().plain()));
    QTest::mouseClick(stage.window.position()->playButton(), Qt::LeftButton);
    const GameInProgress &game = *stage.services.table.current();
    QVERIFY(game.id() != before);
    QCOMPARE(variant.positionOf(game.session().start()), position);
    QCOMPARE(game.session().start().scores(), there->scores());
    QVERIFY(!game.deal());
    QVERIFY(stage.wait());
    QVERIFY(stage.hint());
    stage.playOn(2);
    const std::unique_ptr<Game> later = stage.services.table.current()->session().game().clone();
    const QString id = stage.services.table.current()->id();
    while (stage.services.table.canUndo())
        stage.services.table.undo();
    while (stage.services.table.canRedo())
        stage.services.table.redo();
    QVERIFY(stage.services.table.current()->session().game().equals(*later));
    stage.wait();
    stage.close();
    const std::unique_ptr<GameInProgress> again = stage.services.store.recall(id);
    QVERIFY(again != nullptr && again->proposal().position == position);
    QVERIFY(again->session().game().equals(*later));
    // To its end, and into the list of all games.
    stage.services.table.begin(stage.services.store.recall(id));
    stage.playOn(1000);
    QCOMPARE(stage.services.table.awaiting(), Awaiting::Over);
    stage.close();
    QCOMPARE(stage.services.store.finished().size(), std::size_t{1});
    QVERIFY(stage.services.store.finished().front().game->proposal().position == position);
}

void PositionTest::theTableThatIsLookedAtIsSetUp()
{
    Stage stage;
    stage.begin(u"HH"_s, 7, variantOfTest());
    stage.playOn(9);
    TableController &table = stage.services.table;
    const Session &session = table.current()->session();
    std::size_t cursor = session.cursor() / 2;
    while (!table.current()->variant().positionOf(*session.at(cursor)))
        --cursor;
    const std::optional<Position> position = table.current()->variant().positionOf(*session.at(cursor));
    table.lookAt(cursor);
    stage.window.actions().position.trigger();
    QVERIFY(stage.window.position()->right());
    QCOMPARE(stage.window.position()->position(), *position);
    QTest::keyClick(stage.window.position(), Qt::Key_Escape);
    QVERIFY(stage.window.page() == stage.window.table());
}

void PositionTest::whoHasNoMindForItSeesNothing()
{
    Stage stage;
    QVERIFY(!stage.window.actions().position.isVisible());
    stage.window.newGame(variantOfTest());
    QVERIFY(stage.window.actions().position.isVisible());
}

void PositionTest::aHintIsGivenStepByStep()
{
    Stage stage;
    stage.begin(u"HH"_s, 7, variantOfTest());
    stage.playOn(5);
    while (stage.services.table.current()->session().game().forced())
        stage.playOn(1);
    stage.window.actions().position.trigger();
    const PositionPage &page = *stage.window.position();
    const QString before = page.words()->sentence().plain();
    QVERIFY(page.hintButton()->isEnabled());
    const auto table = [&] { return page.findChild<TableView *>()->grab().toImage(); };
    const QImage unmarked = table();
    QSet<QString> said{before};
    for (int step = 1; step <= Coach::hintSteps; ++step) {
        QTest::mouseClick(page.hintButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!said.contains(page.words()->sentence().plain()), 300'000);
        said.insert(page.words()->sentence().plain());
        QCOMPARE(table() == unmarked, step < Coach::hintSteps);
    }
    // Whoever changes the table asks anew.
    FieldRow *row = firstPieces(page);
    row->pieces()->line()->setFocus();
    row->pieces()->add(0);
    QVERIFY(!said.contains(page.words()->sentence().plain()));
    QVERIFY(!page.right() && !page.hintButton()->isEnabled() && !page.printButton()->isEnabled());
    row->pieces()->takeBack();
    QCOMPARE(page.words()->sentence().plain(), before);
}

void PositionTest::aDiagramIsSaved()
{
    Stage stage;
    stage.begin(u"HH"_s, 7, variantOfTest());
    stage.playOn(5);
    stage.window.actions().position.trigger();
    PositionPage &page = *stage.window.position();
    page.caption()->setFocus();
    page.caption()->selectAll();
    QTest::keyClicks(page.caption(), u"Who leads?"_s);
    Diagram diagram = page.diagram();
    const Theme theme(Brightness::Light, ColourSet::Standard);
    diagram.theme = &theme;
    QCOMPARE(diagram.caption, u"Who leads?"_s);
    for (const QString &format : {u"png"_s, u"svg"_s, u"pdf"_s}) {
        const QString path = stage.folder.filePath(u"diagram."_s + format);
        saveDiagram(diagram, path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        if (format == u"png") {
            const QImage image = QImage::fromData(bytes);
            QVERIFY(image.width() > 2000 && image.height() > image.width() * 3 / 4);
            QCOMPARE(image.pixelColor(1, 1), QColor(Qt::white));
        } else if (format == u"svg") {
            QVERIFY(bytes.contains("<svg") && bytes.contains(">Who leads?") && bytes.contains("@font-face"));
        } else {
            QVERIFY(bytes.startsWith("%PDF-") && bytes.count("/Type /Page\n") == 1);
        }
    }
}

void PositionTest::aDiagramIsPrinted()
{
    Stage stage;
    stage.begin(u"HH"_s, 7, variantOfTest());
    stage.playOn(5);
    stage.window.actions().position.trigger();
    Diagram diagram = stage.window.position()->diagram();
    const Theme theme(Brightness::Light, ColourSet::Standard);
    diagram.theme = &theme;
    QPrinter printer;
    printer.setOutputFormat(QPrinter::PdfFormat);
    printer.setOutputFileName(stage.folder.filePath(u"printed.pdf"_s));
    QVERIFY(printOn(printer, diagram));
    QVERIFY(QFileInfo(printer.outputFileName()).size() > 10'000);
    if (!QPrinterInfo::availablePrinters().isEmpty())
        QSKIP("There is a printer, which would be asked.");
    const QString file = stage.folder.filePath(u"instead.pdf"_s);
    answerDialog(file);
    QTest::keyClick(&stage.window, Qt::Key_P, Qt::ControlModifier);
    QVERIFY(QFileInfo(file).size() > 10'000);
}

void PositionTest::figuresHaveRoom()
{
    Stage stage;
    stage.window.resize(1024, 700);
    stage.services.settings.set(Setting::Language, u"pl"_s);
    openEmpty(stage);
    for (const QSpinBox *number : stage.window.position()->findChildren<QSpinBox *>()) {
        const auto *figure = number->findChild<QLineEdit *>();
        const QString highest = QString::number(number->maximum());
        QVERIFY(figure->width() >= figure->fontMetrics().horizontalAdvance(highest));
    }
}

// Also where words are large.
void PositionTest::fieldsStandBelowTheirTitleAndBesideNothing()
{
    Stage stage;
    stage.services.settings.set(Setting::Language, u"pl"_s);
    for (const int percent : {100, 200}) {
        stage.services.settings.set(Setting::TextSize, percent);
        stage.window.resize(1024, 700);
        openEmpty(stage);
        QCoreApplication::processEvents();
        const PositionPage &page = *stage.window.position();
        const auto place = [&](const QWidget *part) {
            return QRect(part->mapTo(&page, QPoint()), part->size());
        };
        const QRect table = place(page.findChild<TableView *>());
        for (const FieldRow *row : page.rows()) {
            const QRect own = place(row);
            QVERIFY(own.left() >= 0 && own.right() < page.width());
            QVERIFY(own.left() > table.right() || own.bottom() > table.bottom());
            const auto *title = row->parentWidget()->findChild<StyledLabel *>({}, Qt::FindDirectChildrenOnly);
            QVERIFY(place(title).bottom() < own.top());
        }
        QTest::keyClick(&stage.window, Qt::Key_Escape);
    }
}

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::PositionTest)
#include "position.moc"
