#include "app/desktop/table/tablecontroller.h"

#include "engine/rules/ranges.h"

// What the coach has to say at the table, and what people answer.
namespace medici::desktop {

namespace {

// It has nothing to do with what is dealt.
Seed adviceSeed(const GameInProgress &game)
{
    return derivedSeed(game.proposal().thinking, game.session().cursor());
}

} // namespace

// From the beginning of a turn, so that nobody has to wait who thinks for a moment.
void TableController::watch()
{
    const Game &game = current()->session().game();
    if (may(Deed::Consult) && current()->warned(game.actor()) && !game.forced())
        m_coach.watch(game, adviceSeed(*current()));
}

void TableController::hint()
{
    if (m_coach.warning())
        showBetter();
    else if (may(Deed::Consult) && current()->proposal().hints)
        m_coach.hint(current()->session().game(), adviceSeed(*current()));
}

bool TableController::decide(Code code)
{
    if (may(Deed::Consult) && current()->session().game().legal(code) && !m_coach.clears(code))
        return true;
    return play(code);
}

void TableController::rethink()
{
    const bool warned = may(Deed::Answer);
    withdrawMove();
    if (warned)
        happen({});
}

void TableController::withdrawMove()
{
    if (!may(Deed::Rethink))
        return;
    m_news.warning = may(Deed::Answer) || m_news.warning;
    m_coach.rethink();
}

void TableController::showBetter()
{
    if (!m_coach.warning())
        return;
    m_coach.show();
    current()->remark(QStringLiteral("hint"));
    m_news.warning = true;
    happen({});
}

void TableController::playAnyway()
{
    if (m_coach.warning())
        play(*m_coach.move());
}

std::optional<Seat> TableController::warnable() const
{
    if (current() == nullptr || !current()->proposal().hints || current()->session().game().over())
        return std::nullopt;
    const std::vector<Person> &people = current()->proposal().people;
    const Seat actor = current()->session().game().actor();
    if (actor >= 0 && current()->person(actor).human)
        return actor;
    if (ranges::count_if(people, &Person::human) != 1)
        return std::nullopt;
    return static_cast<Seat>(ranges::find(people, true, &Person::human) - people.begin());
}

void TableController::setWarned(Seat seat, bool warned)
{
    current()->setWarned(seat, warned);
    if (m_awaiting == Awaiting::Person && current()->session().game().actor() == seat) {
        forgetAdvice();
        watch();
    }
    m_news.warning = true;
    happen({});
}

void TableController::forgetAdvice()
{
    m_news.warning = m_coach.warning().has_value() || m_news.warning;
    m_news.hint = m_coach.forget() || m_news.hint;
}

} // namespace medici::desktop
