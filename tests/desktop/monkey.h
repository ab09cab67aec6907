#pragma once

#include "app/desktop/appservices.h"
#include "app/desktop/window.h"

#include <QDir>
#include <QPointer>
#include <QRandomGenerator>
#include <QTemporaryDir>

#include <functional>
#include <memory>

class QDialog;

class QTimer;

namespace medici::desktop {

// Random hands over the whole program: mouse, wheel and keys, whatever the window shows, as long as they are
// told to. What they do follows from their seed; each thing is said before it is done, so that the last
// lines of what was said tell how to do it again.
class Monkey {
public:
    // On a folder of its own, or on one that stays.
    explicit Monkey(quint32 seed, const QString &folder = {});

    // False if the program complained, got stuck or left a record that cannot be read.
    bool play(const std::function<bool(int done)> &enough);

private:
    // The program as it is started, on folders that stay when it ends.
    struct Program {
        explicit Program(const Folders &folders);
        AppServices services;
        Window window;
    };

    void open();
    void close();
    void act();
    void watch(QTimer &inDialog);
    void answer(QDialog &dialog);
    void answerWithFile(QDialog &dialog);
    void choose(QWidget &popup);
    void goOn();
    void playOn();
    void newGame();
    void pressButton(const QWidget &within);
    void click();
    void drag();
    void turnWheel();
    void pressKey();
    void useShortcut();
    void type();
    void resize();
    void changeSettings();
    void key(QWidget &target, Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    void clickAt(QWidget &target, const QPoint &at);

    int below(int bound) { return m_random.bounded(bound); }
    bool chance(int percent) { return below(100) < percent; }
    template <class List>
    auto oneOf(const List &list)
    {
        return list[static_cast<typename List::size_type>(below(static_cast<int>(list.size())))];
    }
    QPoint pointIn(const QRect &rect);
    void say(const QString &what);
    void sayWhereItStands();
    void complain(const QString &what);

    quint32 m_seed;
    QRandomGenerator m_random;
    QTemporaryDir m_own;
    QDir m_folder;
    std::unique_ptr<Program> m_program;
    std::function<bool(int)> m_enough;
    int m_done = 0;
    int m_saved = 0;
    bool m_sound = true;
    QString m_underWay; // the id of the game that was seen last before it was over
};

} // namespace medici::desktop
