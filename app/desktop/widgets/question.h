#pragma once

#include <QMessageBox>
#include <QPushButton>

#include <functional>
#include <utility>

namespace medici::desktop {

// Asks before something that a slip of the finger should not do; the deed is done if the answer is its name.
inline void ask(QWidget *parent, const QString &question, const QString &yes, std::function<void()> deed)
{
    auto *box = new QMessageBox(QMessageBox::Question, yes, question, QMessageBox::Cancel, parent);
    box->setTextFormat(Qt::PlainText);
    const QPushButton *agreed = box->addButton(yes, QMessageBox::AcceptRole);
    box->setDefaultButton(QMessageBox::Cancel);
    box->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(agreed, &QPushButton::clicked, parent, std::move(deed));
    box->open();
}

} // namespace medici::desktop
