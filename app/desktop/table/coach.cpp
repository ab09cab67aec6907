#include "app/desktop/table/coach.h"

#include "engine/rules/ranges.h"

#include <chrono>
#include <utility>

namespace medici::desktop {

namespace {

// So long somebody who has decided waits for what the move would cost, and no longer.
constexpr std::chrono::milliseconds patience(500);

// So many moves are compared before a hint is given: the next best is among them.
constexpr std::size_t enoughForAHint = 4;

} // namespace

Coach::Coach(QObject *parent) : QObject(parent)
{
    m_patience.setSingleShot(true);
    m_patience.setInterval(patience);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        if (const auto move = std::exchange(m_move, std::nullopt))
            emit cleared(*move); // of this one nothing is known
    });
    connect(&m_adviser, &Adviser::learned, this, &Coach::learn);
}

void Coach::watch(const Game &position, Seed seed)
{
    m_watching = true;
    begin(position, seed);
}

void Coach::hint(const Game &position, Seed seed)
{
    if (m_wanted == m_given && m_wanted < hintSteps)
        ++m_wanted;
    begin(position, seed);
    giveHint();
}

void Coach::begin(const Game &position, Seed seed)
{
    if (m_position)
        return;
    m_position = position.clone();
    m_adviser.begin(position, seed);
}

bool Coach::forget()
{
    const bool said = m_given > 0 || m_warning;
    m_adviser.drop();
    m_position.reset();
    m_advice = {};
    m_watching = false;
    m_wanted = 0;
    m_given = 0;
    m_warnedOf.clear();
    rethink();
    return said;
}

void Coach::rethink()
{
    m_patience.stop();
    m_move.reset();
    m_warning.reset();
    m_shown = false;
}

void Coach::learn(const Advice &advice)
{
    m_advice = advice;
    giveHint();
    if (m_move && !m_warning && m_advice.of(m_position->canonical(*m_move)) != nullptr)
        if (const Code move = *m_move; clears(move))
            emit cleared(move);
    if (!m_watching && m_given > 0)
        m_adviser.drop(); // the rest of the hint is known as well
}

void Coach::giveHint()
{
    const bool known = m_advice.moves.size() >= enoughForAHint || m_advice.unjudged == 0;
    if (m_given == m_wanted || !m_advice.best || !known)
        return;
    m_given = m_wanted;
    emit hinted();
}

bool Coach::clears(Code move)
{
    rethink();
    if (!m_watching || ranges::find(m_warnedOf, m_position->canonical(move)) != m_warnedOf.end())
        return true;
    if (const Judgement *judgement = m_advice.of(m_position->canonical(move))) {
        if (judgement->grade < Grade::Blunder)
            return true;
        m_move = move;
        m_warning = *judgement;
        m_warnedOf.push_back(judgement->played);
        emit warned();
        return false;
    }
    m_move = move;
    m_adviser.ask(m_position->canonical(move));
    m_patience.start();
    return false;
}

std::optional<Code> Coach::marked() const
{
    const bool told = m_given == hintSteps || (m_warning && m_shown);
    return told && m_advice.best ? std::optional(m_advice.best->code) : std::nullopt;
}

} // namespace medici::desktop
