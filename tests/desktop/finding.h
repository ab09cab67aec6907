#pragma once

#include <QStringList>

class QPoint;
class QWidget;

namespace medici::desktop {

struct Stage;
class TextLink;

// What can be seen on a page, and pressed by its words.

TextLink *link(const QWidget &page, const QString &text);
void press(const QWidget &page, const QString &text);
bool says(const QWidget &page, const QString &words);

// The menu of a list, opened by the keyboard.
QStringList entriesOf(QWidget &list, const QPoint &at);
void chooseEntry(QWidget &list, const QPoint &at, const QString &text);

// The number of a statement on the page of rules, with the mouse, where the page has scrolled to it.
void clickNumber(Stage &stage, const QString &variant, const QString &rule);

} // namespace medici::desktop
