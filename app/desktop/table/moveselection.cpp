#include "app/desktop/table/moveselection.h"

#include "engine/rules/ranges.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"

#include <algorithm>

namespace medici::desktop {

MoveSelection::MoveSelection(TableController &table, QObject *parent) : QObject(parent), m_table(table)
{
    connect(&table, &TableController::gameChanged, this, &MoveSelection::renew);
    connect(&table, &TableController::moved, this, &MoveSelection::renew);
    connect(&table, &TableController::awaitingChanged, this, &MoveSelection::renew);
    connect(&table, &TableController::correctionChanged, this, &MoveSelection::renew);
    connect(&table, &TableController::lookedAtChanged, this, &MoveSelection::renew);
}

bool MoveSelection::open() const
{
    return m_table.may(Deed::Choose);
}

bool MoveSelection::canChoose(RegionId id) const
{
    return ranges::find(m_regions, id) != m_regions.end();
}

Sentence MoveSelection::prompt() const
{
    const GameInProgress &current = *m_table.current();
    return current.variant().view()->prompt(current.session().game(), m_draft, current.players());
}

Note MoveSelection::whyNot(RegionId id) const
{
    const GameInProgress &current = *m_table.current();
    return current.variant().view()->whyNot(current.session().game(), m_draft, id);
}

void MoveSelection::choose(RegionId id)
{
    if (!open())
        return;
    m_table.rethink();
    const GameInProgress &current = *m_table.current();
    Draft draft = clicked(*current.variant().view(), current.session().game(), m_draft, id);
    if (draft == m_draft) {
        if (const Note why = whyNot(id); !why.text.isEmpty())
            emit refused(why);
        return;
    }
    m_draft = std::move(draft);
    follow();
}

void MoveSelection::clear()
{
    if (!begun())
        return;
    m_table.rethink();
    m_draft = m_obligatory;
    follow();
}

bool MoveSelection::play(Code code)
{
    if (!open())
        return false;
    const std::optional<Code> judged = m_judge ? m_judge(code) : code;
    return judged && m_table.decide(*judged);
}

void MoveSelection::renew()
{
    m_obligatory.clear();
    m_numbered.clear();
    if (open()) {
        const GameInProgress &current = *m_table.current();
        const View &view = *current.variant().view();
        m_obligatory = obligatory(view, current.session().game());
        m_numbered = openRegions(view, current.session().game(), {});
    }
    m_draft = m_obligatory;
    follow();
}

void MoveSelection::follow()
{
    m_regions.clear();
    m_offers.clear();
    if (open()) {
        const GameInProgress &current = *m_table.current();
        const View &view = *current.variant().view();
        m_regions = openRegions(view, current.session().game(), m_draft);
        m_offers = view.offers(current.session().game(), m_draft);
    }
    emit changed();
}

} // namespace medici::desktop
