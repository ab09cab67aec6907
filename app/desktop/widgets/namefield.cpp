#include "app/desktop/widgets/namefield.h"

#include <QAbstractItemView>
#include <QKeyEvent>

namespace medici::desktop {

NameField::NameField(QWidget *parent) : QLineEdit(parent), m_list(&m_offered)
{
    m_list.setWidget(this);
    m_list.setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    connect(this, &QLineEdit::textEdited, this, &NameField::propose);
    connect(this, &QLineEdit::editingFinished, this, &NameField::given);
    connect(&m_list, qOverload<const QString &>(&QCompleter::activated), this, [this](const QString &name) {
        setText(name);
        emit given();
    });
}

QStringList NameField::offered() const
{
    return m_list.popup()->isVisible() ? m_offered.stringList() : QStringList();
}

void NameField::propose(const QString &typed)
{
    QStringList meant;
    for (const QString &name : m_names)
        if (!typed.isEmpty() && name.startsWith(typed, Qt::CaseInsensitive))
            meant << name;
    if (m_letter && !meant.isEmpty() && cursorPosition() == typed.size()) {
        setText(meant.front());
        setSelection(static_cast<int>(meant.front().size()),
                     static_cast<int>(typed.size() - meant.front().size()));
        if (meant.size() == 1)
            meant.clear(); // it stands there
    }
    offer(meant);
}

void NameField::offer(const QStringList &names)
{
    m_offered.setStringList(names);
    if (names.isEmpty())
        m_list.popup()->hide();
    else
        m_list.complete();
}

void NameField::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Down && event->modifiers() == Qt::NoModifier
        && !m_list.popup()->isVisible()) {
        offer(m_names);
        return;
    }
    m_letter = !event->text().isEmpty() && event->text().front().isPrint();
    QLineEdit::keyPressEvent(event);
    m_letter = false;
}

void NameField::hideEvent(QHideEvent *event)
{
    m_list.popup()->hide();
    QLineEdit::hideEvent(event);
}

} // namespace medici::desktop
