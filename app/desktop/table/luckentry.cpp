#include "app/desktop/table/luckentry.h"

#include "engine/view/variant.h"
#include "engine/view/view.h"

namespace medici::desktop {

LuckEntry::LuckEntry(TableController &table, QObject *parent) : QObject(parent), m_table(table)
{
    connect(&table, &TableController::gameChanged, this, &LuckEntry::renew);
    connect(&table, &TableController::moved, this, &LuckEntry::renew);
    connect(&table, &TableController::awaitingChanged, this, &LuckEntry::renew);
    connect(&table, &TableController::correctionChanged, this, &LuckEntry::renew);
    connect(&table, &TableController::lookedAtChanged, this, &LuckEntry::renew);
}

bool LuckEntry::open() const
{
    return m_table.may(Deed::Enter);
}

Forthcoming LuckEntry::forthcoming() const
{
    const GameInProgress &current = *m_table.current();
    return current.variant().view()->forthcoming(current.session().game(), current.players());
}

// What was typed stays while somebody looks at something else.
void LuckEntry::renew()
{
    const GameInProgress *current = m_table.current();
    if (current == nullptr || m_game != current->id() || m_cursor != current->session().cursor())
        m_entry = {};
    if (open() && m_entry.places() == 0) {
        const Session &session = current->session();
        m_entry = Entry(forthcoming(), current->variant().words().chanceLength(session.game()));
        m_game = current->id();
        m_cursor = session.cursor();
    }
    emit changed();
}

void LuckEntry::follow()
{
    if (open())
        m_entry.sayAnew(forthcoming());
    emit changed();
}

QString LuckEntry::said() const
{
    QStringList names;
    for (const std::optional<std::size_t> &outcome : m_entry.shown())
        if (outcome)
            names << m_entry.forthcoming().outcomes[*outcome].name;
    return names.join(QStringLiteral(", "));
}

void LuckEntry::type(QChar key)
{
    if (!open())
        return;
    const QString begun = m_entry.begun();
    const auto [reading, outcome] = m_entry.type(key);
    switch (reading) {
    case Entry::Reading::Begun:
        emit changed();
        return;
    case Entry::Reading::Entered:
        entered(outcome);
        return;
    case Entry::Reading::Impossible:
        refuse(outcome);
        return;
    case Entry::Reading::Unknown:
        emit changed();
        emit refused(
            {tr("Nothing that can come here is typed '%1'.").arg(begun + key), m_entry.forthcoming().rule});
        return;
    }
}

void LuckEntry::enter(std::size_t outcome)
{
    if (!open())
        return;
    if (m_entry.enter(outcome))
        entered(outcome);
    else
        refuse(outcome);
}

// A card is what came as soon as it is named; a roll is shown whole before it counts.
void LuckEntry::entered(std::size_t outcome)
{
    emit told(m_entry.forthcoming().outcomes[outcome].name);
    if (m_entry.complete() && m_entry.places() == 1)
        submit();
    else
        emit changed();
}

void LuckEntry::refuse(std::size_t outcome)
{
    const Forthcoming &forthcoming = m_entry.forthcoming();
    const Outcome &what = forthcoming.outcomes[outcome];
    emit changed();
    if (m_entry.complete())
        emit refused({tr("The roll is complete: press Enter, or take something back."), {}});
    else if (what.left > 0)
        emit refused({tr("No die that is left can show %1.").arg(what.name), forthcoming.rule});
    else if (m_table.current()->session().game().place().of == Place::Of::Beginning)
        emit refused({tr("%1 is not among those who may begin.").arg(what.name), forthcoming.rule});
    else
        emit refused({tr("There is no %1 left: all %n of them have come.", nullptr, what.of).arg(what.name),
                      forthcoming.rule});
}

void LuckEntry::takeBack()
{
    if (!open())
        return;
    if (!m_entry.takeBack()) {
        if (!m_table.undoLeavesGame()) // another game comes back only by undo, which asks
            m_table.undo();
        return;
    }
    emit changed();
    emit told(said());
}

void LuckEntry::submit()
{
    if (open() && m_entry.complete())
        m_table.bring(m_entry.codes());
}

} // namespace medici::desktop
