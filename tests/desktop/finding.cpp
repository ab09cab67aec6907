#include "tests/desktop/finding.h"

#include "app/desktop/pages/rulesview.h"
#include "app/desktop/pages/setuppage.h"
#include "app/desktop/widgets/keybutton.h"
#include "app/desktop/widgets/sentencelabel.h"
#include "app/desktop/widgets/styledlabel.h"
#include "app/desktop/widgets/textlink.h"
#include "engine/rules/ranges.h"
#include "tests/desktop/stage.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
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
    const auto plain = [](QString text) { return text.replace(QChar::Nbsp, u' '); };
    return ranges::any_of(page.findChildren<StyledLabel *>(),
                          [&](const StyledLabel *label) {
                              return label->isVisible() && plain(label->text()).contains(plain(words));
                          })
        || ranges::any_of(page.findChildren<SentenceLabel *>(), [&](const SentenceLabel *label) {
               return label->isVisible() && plain(label->sentence().plain()).contains(plain(words));
           });
}

void pressButton(const QWidget &page, const QString &text)
{
    const auto buttons = page.findChildren<KeyButton *>();
    const auto wanted = ranges::find_if(
        buttons, [&](const KeyButton *button) { return button->isVisible() && button->text() == text; });
    QVERIFY2(wanted != buttons.end(), qPrintable(text));
    QTest::mouseClick(*wanted, Qt::LeftButton);
}

SeatRow &row(Stage &stage, std::size_t seat)
{
    return *stage.window.setup()->rows()[seat];
}

void pressAlone(Stage &stage, Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : &stage.window, key,
                    modifiers);
}

void answerDialog(const QString &name)
{
    auto *watch = new QTimer(qApp);
    QObject::connect(watch, &QTimer::timeout, qApp, [watch, name] {
        auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
        if (dialog == nullptr)
            return;
        watch->deleteLater();
        watch->stop();
        auto *field = dialog->findChild<QLineEdit *>();
        field->setText(name); // what is typed would be completed
        QTest::keyClick(field, Qt::Key_Return);
    });
    watch->start();
}

void answer(bool agreed)
{
    auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
    QVERIFY(box != nullptr);
    for (QAbstractButton *button : box->buttons())
        if ((box->buttonRole(button) == QMessageBox::AcceptRole) == agreed) {
            QTest::mouseClick(button, Qt::LeftButton);
            return;
        }
}

QStringList complaint()
{
    if (!QTest::qWaitFor(
            [] { return qobject_cast<QMessageBox *>(QApplication::activeModalWidget()) != nullptr; }))
        return {};
    auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
    const QStringList said{box->text(), box->detailedText()};
    box->close();
    return said;
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
