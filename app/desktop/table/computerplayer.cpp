#include "app/desktop/table/computerplayer.h"

#include "app/desktop/storage/pace.h"

#include <utility>

namespace medici::desktop {

ComputerPlayer::ComputerPlayer(const Settings &settings, QObject *parent)
    : QObject(parent), m_settings(settings)
{
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, [this] {
        m_released = false;
        emit decided(*std::exchange(m_move, std::nullopt));
    });
    connect(&m_thinker, &Thinker::answered, this, [this](const Thought &thought) { say(thought.code); });
}

void ComputerPlayer::ask(const Game &position, const Mind &mind, Seed seed)
{
    drop();
    m_move = position.forced();
    if (m_move)
        return;
    m_thinking = true;
    m_thinker.ask(position, {mind}, seed);
}

void ComputerPlayer::tell(Code move)
{
    drop();
    m_move = move;
}

void ComputerPlayer::wait()
{
    drop();
    m_thinking = true;
}

void ComputerPlayer::say(Code move)
{
    if (!m_thinking)
        return;
    m_thinking = false;
    m_move = move;
    startPause();
}

void ComputerPlayer::release()
{
    m_released = true;
    startPause();
}

void ComputerPlayer::hold()
{
    m_released = false;
    m_pause.stop();
}

void ComputerPlayer::drop()
{
    hold();
    m_thinker.drop();
    m_thinking = false;
    m_move.reset();
}

void ComputerPlayer::startPause()
{
    if (m_released && m_move)
        m_pause.start(paceOf(m_settings).move);
}

} // namespace medici::desktop
