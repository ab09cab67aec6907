#include "app/desktop/pages/rulesview.h"
#include "app/desktop/pages/setuppage.h"
#include "app/desktop/table/boardwidget.h"
#include "app/desktop/table/tablepage.h"
#include "engine/view/rulespage.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"
#include "tests/desktop/stage.h"

#include <QContextMenuEvent>
#include <QMenu>
#include <QTest>
#include <QTextBlock>

#include <set>

using namespace Qt::StringLiterals;

namespace medici::desktop {

// From a statement's number to the thing on the board that it is about, and from there back.
class RuleLinksTest : public QObject {
    Q_OBJECT

private slots:
    void everyStatementLeadsToTheBoardAndBack_data();
    void everyStatementLeadsToTheBoardAndBack();
    void withoutItsGameAStatementLeadsToTheSetUp();
    void behindTheEndLiesTheBoard();
};

namespace {

// With the mouse, where the page has scrolled to the statement.
void clickNumber(Stage &stage, const QString &variant, const QString &rule)
{
    stage.window.showRules(variant, rule);
    QTextBrowser &browser = *stage.window.rules()->browser();
    for (QTextBlock block = browser.document()->begin(); block.isValid(); block = block.next())
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            if (part.fragment().charFormat().anchorHref() != u"place:"_s + rule)
                continue;
            QTextCursor cursor(block);
            cursor.setPosition(part.fragment().position());
            const QPoint start = browser.cursorRect(cursor).center();
            QTest::mouseClick(browser.viewport(), Qt::LeftButton, {}, start + QPoint(4, 0));
            return;
        }
    QFAIL("the number is no link");
}

void chooseFromMenu(Stage &stage, const QString &rule)
{
    BoardWidget &board = *stage.window.table()->board();
    QContextMenuEvent asked(QContextMenuEvent::Keyboard, {}, {});
    QApplication::sendEvent(&board, &asked);
    auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
    QVERIFY(menu != nullptr);
    for (QAction *entry : menu->actions())
        if (QString(entry->text()).remove(u'&').startsWith(u"Rule %1: "_s.arg(rule)))
            entry->trigger();
    menu->close();
}

} // namespace

void RuleLinksTest::everyStatementLeadsToTheBoardAndBack_data()
{
    QTest::addColumn<QString>("variant");
    QTest::addColumn<bool>("alone");
    Stage stage;
    for (const PluginMetadata &listing : stage.services.playable())
        QTest::newRow(qPrintable(listing.id)) << listing.id << (listing.leastSeats == 1);
}

void RuleLinksTest::everyStatementLeadsToTheBoardAndBack()
{
    QFETCH(QString, variant);
    QFETCH(bool, alone);
    Stage stage;
    const View &view = stage.services.viewOf(variant);
    const QStringList statements = RulesPage(view.rulesPage(u"en"_s)).statements();
    std::set<QString> left(statements.begin(), statements.end());
    for (const QString &seats : alone ? QStringList{u"HH"_s, u"H"_s} : QStringList{u"HH"_s}) {
        stage.begin(seats, 7, variant);
        stage.playOn(1);
        for (const QString &rule : statements) {
            clickNumber(stage, variant, rule);
            if (stage.window.page() != stage.window.table())
                continue;
            const BoardWidget &board = *stage.window.table()->board();
            QVERIFY2(view.rulesOf(stage.services.table.shown(), board.focused().value()).contains(rule),
                     qPrintable(rule));
            chooseFromMenu(stage, rule);
            QCOMPARE(stage.window.page(), stage.window.rules());
            left.erase(rule);
        }
    }
    QVERIFY2(left.empty(), qPrintable(QStringList(left.begin(), left.end()).join(u' ')));
}

void RuleLinksTest::withoutItsGameAStatementLeadsToTheSetUp()
{
    Stage stage;
    stage.begin(u"HH"_s, 7, u"card"_s);
    clickNumber(stage, u"dice"_s, u"D7"_s);
    QCOMPARE(stage.window.page(), stage.window.setup());
    QCOMPARE(stage.window.setup()->variant(), u"dice"_s);
}

void RuleLinksTest::behindTheEndLiesTheBoard()
{
    Stage stage;
    stage.begin(u"HH"_s);
    stage.playOn(1000);
    clickNumber(stage, u"dice"_s, u"D24"_s);
    QCOMPARE(stage.window.page(), stage.window.table());
    QVERIFY(stage.window.table()->board()->isVisible());
    QVERIFY(stage.window.table()->board()->focused());
}

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::RuleLinksTest)
#include "rulelinks.moc"
