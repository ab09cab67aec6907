#include "tests/desktop/monkey.h"

#include "app/desktop/actions.h"
#include "app/desktop/pages/homepage.h"
#include "app/desktop/pages/settingspage.h"
#include "app/desktop/pages/setuppage.h"
#include "app/desktop/pages/variantcard.h"
#include "app/desktop/table/boardaccess.h"
#include "app/desktop/table/boardwidget.h"
#include "app/desktop/table/moveselection.h"
#include "app/desktop/table/replay.h"
#include "app/desktop/table/tablepage.h"
#include "app/desktop/titlebar.h"
#include "app/desktop/widgets/keybutton.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QApplication>
#include <QDir>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMouseEvent>
#include <QPrintDialog>
#include <QTest>
#include <QTimer>

#include <array>
#include <cstdio>
#include <map>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace medici::desktop {

namespace {

// What Qt found wrong; handlers of messages know nobody.
QStringList complaints; // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)

void listen(QtMsgType kind, const QMessageLogContext &, const QString &message)
{
    // The platform without a screen says what it cannot do, and QTest that a list went as it was clicked.
    if (kind != QtDebugMsg && kind != QtInfoMsg && !message.contains(u"This plugin does not support"_s)
        && !message.contains(u"not accepted by receiving widget"_s))
        complaints << message;
}

QString nameOf(const QWidget &widget)
{
    QString name = QString::fromLatin1(widget.metaObject()->className()).section(u"::"_s, -1);
    if (const auto *button = qobject_cast<const QAbstractButton *>(&widget))
        name += u" '"_s + (button->text().isEmpty() ? button->accessibleName() : button->text()) + u'\'';
    return name;
}

} // namespace

Monkey::Program::Program(const Folders &folders) : services(folders), window(services)
{
    window.QWidget::show();
    window.activateWindow();
    [[maybe_unused]] const bool active = QTest::qWaitForWindowActive(&window);
}

Monkey::Monkey(quint32 seed, const QString &given)
    : m_seed(seed), m_random(seed), m_folder(given.isEmpty() ? m_own.path() : given)
{
    const QString folder = m_folder.path();
    QAccessible::installFactory(BoardAccess::factory);
    QApplication::setQuitOnLastWindowClosed(false);
    // Whatever it writes, deletes or finds in a dialog is its own.
    for (const char *home : {"HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"})
        qputenv(home, QFile::encodeName(folder));
    QDir::setCurrent(folder);
    QFile garbage(folder + u"/0.medici"_s);
    if (garbage.open(QIODevice::WriteOnly))
        garbage.write("no record\n");
    Settings settings(Folders::under(folder).settings + u"/settings.ini"_s);
    settings.set(Setting::Language, u"en"_s);
    settings.set(Setting::Speed, u"none"_s);
    settings.set(Setting::LastFolder, folder);
}

bool Monkey::play(const std::function<bool(int)> &enough)
{
    m_enough = enough;
    const QtMessageHandler before = qInstallMessageHandler(listen);
    open();
    while (m_sound && !m_enough(m_done)) {
        act();
        QTimer inDialog; // one that was asked for once the act was done
        watch(inDialog);
        QCoreApplication::processEvents();
        sayWhereItStands();
        for (const QString &complaint : std::exchange(complaints, {}))
            complain(complaint);
        if (!m_program->window.isVisible()) {
            close();
            open();
        }
    }
    close();
    open(); // what was left can be read
    m_program.reset();
    qInstallMessageHandler(before);
    return m_sound;
}

void Monkey::say(const QString &what)
{
    std::printf("monkey %u, %d: %s\n", m_seed, m_done, qPrintable(what));
    std::fflush(stdout); // the next thing may be the last
}

// What is on the table once it waits for somebody, and so must be on the disk. A game that was over when it
// came to the table was opened, and stands where it was opened from; one in which nothing was decided
// nobody would miss.
void Monkey::sayWhereItStands()
{
    const TableController &table = m_program->services.table;
    const GameInProgress *game = table.current();
    const bool moves = table.awaiting() == Awaiting::Board || table.awaiting() == Awaiting::Disk;
    if (game == nullptr || moves || game->isTrial() || !game->begun())
        return;
    const bool finished = game->session().game().over();
    if (!finished)
        m_underWay = game->id();
    if (!finished || (game->id() == m_underWay && !game->isLesson())) // which is not kept then
        say(u"stands %1 %2"_s.arg(game->id()).arg(game->session().cursor()));
}

void Monkey::complain(const QString &what)
{
    say(u"WRONG: "_s + what);
    m_sound = false;
}

void Monkey::open()
{
    say(u"starts the program"_s);
    m_program = std::make_unique<Program>(Folders::under(m_folder.path()));
    GameStore &store = m_program->services.store;
    for (const QStringList &files : {store.interruptedFiles(), store.finishedFiles()})
        for (const QString &file : files)
            try {
                store.open(file);
            } catch (const std::exception &) {
                complain(u"cannot be read: "_s + file);
            }
}

// Ends the program as it stands, but not before the table has shown that it still goes on.
void Monkey::close()
{
    TableController &table = m_program->services.table;
    if (chance(50) && table.current() != nullptr) {
        say(u"waits until somebody has to act"_s);
        table.lookAt(std::nullopt);
        table.setDemo(false);
        table.setPaused(false);
        m_program->window.show(m_program->window.table());
        const std::size_t cursor = table.current()->session().cursor();
        const auto goesOn = [&] {
            return table.current()->session().cursor() != cursor
                || (table.awaiting() != Awaiting::Board && table.awaiting() != Awaiting::Disk
                    && table.awaiting() != Awaiting::Computer);
        };
        if (!QTest::qWaitFor(goesOn, 120'000))
            complain(u"the table is stuck"_s);
    }
    say(u"ends the program"_s);
    m_program.reset();
}

// Has hands in a dialog, which waits for an answer while what opened it is still being done.
void Monkey::watch(QTimer &inDialog)
{
    QObject::connect(&inDialog, &QTimer::timeout, &inDialog, [this] {
        if (QApplication::activeModalWidget() != nullptr)
            act();
    });
    inDialog.start(0);
}

// One thing; also from within a dialog.
void Monkey::act()
{
    ++m_done;
    QTimer inDialog;
    watch(inDialog);
    if (auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget())) {
        answer(*dialog);
        return;
    }
    if (QWidget *popup = QApplication::activePopupWidget()) {
        choose(*popup);
        return;
    }
    using Act = void (Monkey::*)();
    static constexpr std::array<std::pair<int, Act>, 11> acts{{
        {28, &Monkey::goOn},
        {8, &Monkey::click},
        {10, &Monkey::pressKey},
        {10, &Monkey::useShortcut},
        {5, &Monkey::type},
        {4, &Monkey::drag},
        {4, &Monkey::turnWheel},
        {3, &Monkey::resize},
        {3, &Monkey::changeSettings},
        {12, &Monkey::newGame},
        {0, nullptr},
    }};
    int at = below(100);
    for (const auto &[weight, act] : acts) {
        at -= weight;
        if (act == nullptr)
            pressButton(m_program->window);
        else if (at < 0)
            (this->*act)();
        if (at < 0 || act == nullptr)
            return;
    }
}

void Monkey::answer(QDialog &dialog)
{
    if (m_enough(m_done) || qobject_cast<QPrintDialog *>(&dialog) != nullptr || chance(20))
        key(dialog, Qt::Key_Escape);
    else if (qobject_cast<QFileDialog *>(&dialog) != nullptr)
        answerWithFile(dialog);
    else if (chance(50))
        pressButton(dialog);
    else
        key(dialog, Qt::Key_Return);
}

// It only ever names files: a file dialog can also rename and delete.
void Monkey::answerWithFile(QDialog &dialog)
{
    auto *name = dialog.findChild<QLineEdit *>();
    const QString file = m_folder.filePath(QString::number(below(4)) + u".medici"_s);
    say(u"names "_s + file);
    name->setFocus();
    QTest::keyClick(name, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(name, file);
    QTest::keyClick(name, Qt::Key_Return);
}

// From a menu, or what drops down.
void Monkey::choose(QWidget &popup)
{
    static constexpr std::array keys{Qt::Key_Down, Qt::Key_Up,     Qt::Key_Right,
                                     Qt::Key_Left, Qt::Key_Return, Qt::Key_Escape};
    QWidget *inside = popup.focusWidget() == nullptr ? &popup : popup.focusWidget();
    if (chance(30) || m_enough(m_done))
        key(*inside, Qt::Key_Escape);
    else if (chance(50))
        key(*inside, oneOf(keys));
    else
        clickAt(*inside, pointIn(inside->rect()));
}

// What leads on from where it is, or else nothing would ever come to its end.
void Monkey::goOn()
{
    const Window &window = m_program->window;
    QWidget *focus = QApplication::focusWidget();
    if (window.page() == window.table())
        playOn();
    else if (window.page() == window.home())
        pressButton(*window.home());
    else if (window.page() == window.setup() && chance(50))
        pressButton(*window.setup());
    else if (focus != nullptr)
        key(*focus, window.page() == window.setup() && chance(50) ? Qt::Key_Return : Qt::Key_Escape);
}

void Monkey::playOn()
{
    TablePage &page = *m_program->window.table();
    const std::vector<RegionId> &open = page.choosing()->regions();
    const Region *region = open.empty() ? nullptr : regionById(page.board()->regions(), oneOf(open));
    if (region != nullptr && chance(page.choosing()->draft().empty() ? 80 : 50))
        clickAt(*page.board(), region->shape.boundingRect().center().toPoint());
    else if (QWidget *focus = QApplication::focusWidget())
        key(*focus, Qt::Key_Return);
}

void Monkey::newGame()
{
    const Window &window = m_program->window;
    if (window.page() == window.home()) {
        const auto cards = window.home()->findChildren<VariantCard *>();
        KeyButton *button = oneOf(cards)->newButton();
        clickAt(*button, button->rect().center());
    } else {
        auto *home = window.findChild<TitleBar *>()->findChild<QAbstractButton *>();
        clickAt(*home, home->rect().center());
    }
}

// Each kind of button has the same chance, however few there are of it.
void Monkey::pressButton(const QWidget &within)
{
    std::map<QByteArray, std::vector<QAbstractButton *>> kinds;
    for (QAbstractButton *button : within.findChildren<QAbstractButton *>())
        if (button->isVisible() && button->isEnabled())
            kinds[button->metaObject()->className()].push_back(button);
    if (kinds.empty())
        return;
    QAbstractButton *button = oneOf(std::next(kinds.begin(), below(static_cast<int>(kinds.size())))->second);
    clickAt(*button, button->rect().center());
}

QPoint Monkey::pointIn(const QRect &rect)
{
    return {rect.x() + below(qMax(1, rect.width())), rect.y() + below(qMax(1, rect.height()))};
}

void Monkey::clickAt(QWidget &target, const QPoint &at)
{
    const Qt::MouseButton button = chance(90) ? Qt::LeftButton
        : chance(60)                          ? Qt::RightButton
                                              : Qt::MiddleButton;
    const bool twice = chance(10);
    say(u"%1 %2 at %3,%4 (%5)"_s.arg(twice ? u"double clicks"_s : u"clicks"_s, nameOf(target))
            .arg(at.x())
            .arg(at.y())
            .arg(button));
    const QPointer<QWidget> still(&target);
    QTest::mouseClick(&target, button, {}, at);
    if (twice && still)
        QTest::mouseDClick(&target, button, {}, at);
}

void Monkey::click()
{
    Window &window = m_program->window;
    const QPoint at = pointIn(window.rect());
    QWidget *there = window.childAt(at);
    if (there != nullptr)
        clickAt(*there, there->mapFrom(&window, at));
}

void Monkey::drag()
{
    Window &window = m_program->window;
    const QPoint from = pointIn(window.rect());
    const QPointer<QWidget> held = window.childAt(from);
    if (!held)
        return;
    say(u"drags %1"_s.arg(nameOf(*held)));
    QPoint at = held->mapFrom(&window, from);
    QTest::mousePress(held, Qt::LeftButton, {}, at);
    for (int step = 0; held && step < 4; ++step) {
        at = held->mapFrom(&window, pointIn(window.rect()));
        QMouseEvent move(QEvent::MouseMove, at, held->mapToGlobal(at), Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(held, &move);
    }
    if (held)
        QTest::mouseRelease(held, Qt::LeftButton, {}, at);
}

void Monkey::turnWheel()
{
    Window &window = m_program->window;
    const QPoint from = pointIn(window.rect());
    QWidget *there = window.childAt(from);
    if (there == nullptr)
        return;
    say(u"turns the wheel over "_s + nameOf(*there));
    const QPoint turn(0, (below(7) - 3) * 120);
    QWheelEvent wheel(there->mapFrom(&window, from), window.mapToGlobal(from), {}, turn, Qt::NoButton,
                      chance(90) ? Qt::NoModifier : Qt::ControlModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(there, &wheel);
}

void Monkey::key(QWidget &target, Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    say(u"presses %1 on %2"_s.arg(QKeySequence(QKeyCombination(modifiers, key)).toString(), nameOf(target)));
    QTest::keyClick(&target, key, modifiers);
}

void Monkey::pressKey()
{
    static constexpr std::array keys{
        Qt::Key_Tab,  Qt::Key_Tab,   Qt::Key_Backtab, Qt::Key_Return,    Qt::Key_Space,  Qt::Key_Escape,
        Qt::Key_Left, Qt::Key_Right, Qt::Key_Up,      Qt::Key_Down,      Qt::Key_PageUp, Qt::Key_PageDown,
        Qt::Key_Home, Qt::Key_End,   Qt::Key_Delete,  Qt::Key_Backspace, Qt::Key_1,      Qt::Key_2,
        Qt::Key_5,    Qt::Key_0,     Qt::Key_P,       Qt::Key_R,         Qt::Key_S,      Qt::Key_D,
        Qt::Key_H,    Qt::Key_Plus,  Qt::Key_Minus,
    };
    QWidget *focus = QApplication::focusWidget();
    key(focus == nullptr ? m_program->window : *focus, oneOf(keys),
        chance(90) ? Qt::NoModifier : Qt::AltModifier);
}

void Monkey::useShortcut()
{
    const QAction *action = oneOf(m_program->window.actions().all);
    if (action->shortcut().isEmpty()
        || (action->shortcut() == QKeySequence(Qt::CTRL | Qt::Key_Q) && chance(80)))
        return;
    const QKeyCombination keys = action->shortcut()[0];
    key(m_program->window, keys.key(), keys.keyboardModifiers());
}

void Monkey::type()
{
    static const QStringList texts{u"9"_s, u"99"_s, u"Zoe"_s, u"20261118"_s, u"-"_s, u"  "_s};
    QWidget *focus = QApplication::focusWidget();
    if (focus == nullptr)
        return;
    const QString text = oneOf(texts);
    say(u"types '%1' into %2"_s.arg(text, nameOf(*focus)));
    if (chance(50) && qobject_cast<QLineEdit *>(focus) != nullptr)
        QTest::keyClick(focus, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(QApplication::focusWidget(), text);
}

void Monkey::resize()
{
    const QSize size(800 + below(1200), 560 + below(600));
    say(u"resizes the window to %1 x %2"_s.arg(size.width()).arg(size.height()));
    m_program->window.resize(size);
}

void Monkey::changeSettings()
{
    Window &window = m_program->window;
    if (window.page() != window.settingsPage())
        key(window, Qt::Key_Comma, Qt::ControlModifier);
    if (window.page() == window.settingsPage())
        pressButton(*window.settingsPage());
}

} // namespace medici::desktop
