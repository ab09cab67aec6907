#include "tests/desktop/finding.h"

#include "app/desktop/pages/rulesview.h"
#include "app/desktop/widgets/sentencelabel.h"
#include "app/desktop/widgets/styledlabel.h"
#include "app/desktop/widgets/textlink.h"
#include "engine/rules/ranges.h"
#include "tests/desktop/stage.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QMenu>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>

using namespace Qt::StringLiterals;

namespace medici::desktop {

TextLink *link(const QWidget &page, const QString &text)
{
    for (TextLink *each : page.findChildren<TextLink *>())
        if (each->isVisible() && (each->text() == text || each->accessibleName() == text))
            return each;
    return nullptr;
}

void press(const QWidget &page, const QString &text)
{
    TextLink *wanted = link(page, text);
    QVERIFY2(wanted != nullptr, qPrintable(text));
    wanted->setFocus();
    QTest::keyClick(wanted, Qt::Key_Space);
}

bool says(const QWidget &page, const QString &words)
{
    return ranges::any_of(
               page.findChildren<StyledLabel *>(),
               [&](const StyledLabel *label) { return label->isVisible() && label->text().contains(words); })
        || ranges::any_of(page.findChildren<SentenceLabel *>(), [&](const SentenceLabel *label) {
               return label->isVisible() && label->sentence().plain().contains(words);
           });
}

QStringList entriesOf(QWidget &list, const QPoint &at)
{
    QContextMenuEvent event(QContextMenuEvent::Keyboard, at, list.mapToGlobal(at));
    QApplication::sendEvent(&list, &event);
    QStringList entries;
    if (auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget())) {
        for (const QAction *action : menu->actions())
            entries << QString(action->text()).remove(u'&');
        menu->close();
    }
    return entries;
}

void chooseEntry(QWidget &list, const QPoint &at, const QString &text)
{
    QContextMenuEvent event(QContextMenuEvent::Keyboard, at, list.mapToGlobal(at));
    QApplication::sendEvent(&list, &event);
    auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
    QVERIFY(menu != nullptr);
    for (QAction *action : menu->actions())
        if (QString(action->text()).remove(u'&') == text) {
            QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
            return;
        }
    QFAIL(qPrintable(text));
}

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

} // namespace medici::desktop
