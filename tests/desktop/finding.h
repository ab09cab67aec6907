#pragma once

#include <QStringList>

class QPoint;
class QWidget;

namespace medici::desktop {

class SeatRow;
struct Stage;
class TextLink;

// What can be seen on a page, and pressed by its words.

TextLink *link(const QWidget &page, const QString &text);
void press(const QWidget &page, const QString &text);
bool says(const QWidget &page, const QString &words); // where words are held together is no matter
void pressButton(const QWidget &page, const QString &text);
// The seat of the game that is being set up.
SeatRow &row(Stage &stage, std::size_t seat);

// A key for whatever has the focus.
void pressAlone(Stage &stage, Qt::Key key, Qt::KeyboardModifiers modifiers = {});

// Gives the dialog for a file or a folder its name when it comes.
void answerDialog(const QString &name);
// Answers the question that is open.
void answer(bool agreed);
// The text of the box that says what went wrong, and what it says on being asked; it is closed.
QStringList complaint();

// The menu of a list, opened by the keyboard.
QStringList entriesOf(QWidget &list, const QPoint &at);
void chooseEntry(QWidget &list, const QPoint &at, const QString &text);

// The number of a statement on the page of rules, with the mouse, where the page has scrolled to it.
void clickNumber(Stage &stage, const QString &variant, const QString &rule);

} // namespace medici::desktop
