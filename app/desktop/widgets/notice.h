#pragma once

#include <QMessageBox>

namespace medici::desktop {

// Something that has to be told; nobody waits for it once it is open. As plain text, because what is told may
// have come in a file, and markup can name files and computers.
inline QMessageBox *notice(QWidget *parent, QMessageBox::Icon icon, const QString &title, const QString &text)
{
    auto *box = new QMessageBox(icon, title, text, QMessageBox::Ok, parent);
    box->setTextFormat(Qt::PlainText);
    box->setAttribute(Qt::WA_DeleteOnClose);
    return box;
}

} // namespace medici::desktop
