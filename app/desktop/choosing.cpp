#include "app/desktop/choosing.h"

#include "engine/view/variant.h"
#include "engine/view/view.h"

#include <algorithm>

namespace medici::desktop {

Choosing::Choosing(Sitting &sitting, QObject *parent) : QObject(parent), m_sitting(sitting)
{
    connect(&sitting, &Sitting::matchChanged, this, &Choosing::renew);
    connect(&sitting, &Sitting::moved, this, &Choosing::renew);
    connect(&sitting, &Sitting::awaitingChanged, this, &Choosing::renew);
    connect(&sitting, &Sitting::lookedAtChanged, this, &Choosing::renew);
}

bool Choosing::open() const
{
    return m_sitting.match() != nullptr && m_sitting.awaiting() == Awaiting::Person && !m_sitting.lookedAt();
}

bool Choosing::canChoose(RegionId id) const
{
    return std::ranges::find(m_regions, id) != m_regions.end();
}

Sentence Choosing::prompt() const
{
    const Match &match = *m_sitting.match();
    return match.variant().view()->prompt(match.session().game(), m_draft, match.players());
}

Note Choosing::whyNot(RegionId id) const
{
    const Match &match = *m_sitting.match();
    return match.variant().view()->whyNot(match.session().game(), m_draft, id);
}

void Choosing::choose(RegionId id)
{
    if (!open())
        return;
    const Match &match = *m_sitting.match();
    Draft draft = clicked(*match.variant().view(), match.session().game(), m_draft, id);
    if (draft == m_draft) {
        if (const Note why = whyNot(id); !why.text.isEmpty())
            emit refused(why);
        return;
    }
    m_draft = std::move(draft);
    follow();
}

void Choosing::clear()
{
    if (m_draft.empty())
        return;
    m_draft.clear();
    follow();
}

bool Choosing::play(Code code)
{
    return open() && m_sitting.play(code);
}

void Choosing::renew()
{
    m_draft.clear();
    follow();
}

void Choosing::follow()
{
    m_regions.clear();
    m_offers.clear();
    if (open()) {
        const Match &match = *m_sitting.match();
        const View &view = *match.variant().view();
        m_regions = openRegions(view, match.session().game(), m_draft);
        m_offers = view.offers(match.session().game(), m_draft);
    }
    emit changed();
}

} // namespace medici::desktop
