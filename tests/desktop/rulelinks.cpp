#include "app/desktop/pages/rulesview.h"
#include "app/desktop/table/boardwidget.h"
#include "app/desktop/table/tablepage.h"
#include "engine/view/rulespage.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"
#include "tests/desktop/finding.h"
#include "tests/desktop/stage.h"

#include <QContextMenuEvent>
#include <QMenu>
#include <QTest>

#include <set>

using namespace Qt::StringLiterals;

namespace medici::desktop {

// From a statement's number to the thing on the board that it is about, and from there back, in the variant
// that VARIANT names.
class RuleLinksTest : public QObject {
    Q_OBJECT

private slots:
    void everyStatementLeadsToTheBoardAndBack();
    void behindTheEndLiesTheBoard();

private:
    const QString m_variant = qEnvironmentVariable("VARIANT");
};

namespace {

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

// In the order of the rules.
QStringList statementsOf(const View &view)
{
    return RulesPage(view.rulesPage(u"en"_s)).statements();
}

} // namespace

void RuleLinksTest::everyStatementLeadsToTheBoardAndBack()
{
    Stage stage;
    const View &view = stage.services.viewOf(m_variant);
    const bool alone = stage.services.variants.find(m_variant)->terms().leastSeats == 1;
    const QStringList statements = statementsOf(view);
    std::set<QString> left(statements.begin(), statements.end());
    for (const QString &seats : alone ? QStringList{u"HH"_s, u"H"_s} : QStringList{u"HH"_s}) {
        stage.begin(seats, 7, m_variant);
        stage.playOn(1);
        for (const QString &rule : statements) {
            clickNumber(stage, m_variant, rule);
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

void RuleLinksTest::behindTheEndLiesTheBoard()
{
    Stage stage;
    stage.begin(u"HH"_s, 7, m_variant);
    stage.playOn(3000);
    QCOMPARE(stage.services.table.awaiting(), Awaiting::Over);
    for (const QString &rule : statementsOf(stage.services.viewOf(m_variant))) {
        clickNumber(stage, m_variant, rule);
        if (stage.window.page() == stage.window.table()) {
            QVERIFY(stage.window.table()->board()->isVisible());
            QVERIFY(stage.window.table()->board()->focused());
            return;
        }
    }
    QFAIL("no statement is about anything that is still there");
}

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::RuleLinksTest)
#include "rulelinks.moc"
