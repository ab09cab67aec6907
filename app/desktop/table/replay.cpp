#include "app/desktop/table/replay.h"

#include "app/desktop/storage/pace.h"
#include "app/desktop/table/history.h"
#include "app/desktop/table/tablecontroller.h"

namespace medici::desktop {

Replay::Replay(TableController &table, const History &history, const Settings &settings, QObject *parent)
    : QObject(parent), m_table(table), m_history(history), m_settings(settings)
{
    connect(&m_timer, &QTimer::timeout, this, &Replay::playOn);
    connect(&table, &TableController::lookedAtChanged, this, [this] {
        if (!m_going)
            m_timer.stop();
        emit changed();
    });
    connect(&table, &TableController::moved, this, &Replay::changed);
    connect(&table, &TableController::gameChanged, this, [this] {
        m_timer.stop();
        emit changed();
    });
}

// The moment that is shown; nothing without a game.
std::optional<std::size_t> Replay::now() const
{
    const GameInProgress *current = m_table.current();
    if (current == nullptr)
        return std::nullopt;
    return m_table.lookedAt().value_or(current->session().cursor());
}

bool Replay::canGoBack() const
{
    return now().value_or(0) > 0;
}

bool Replay::canGoForward() const
{
    return m_table.lookedAt().has_value();
}

void Replay::go(std::optional<std::size_t> cursor)
{
    if (cursor && *cursor >= m_table.current()->session().cursor())
        cursor.reset();
    m_going = true;
    m_table.lookAt(cursor);
    m_going = false;
}

void Replay::toStart()
{
    if (canGoBack())
        go(0);
}

void Replay::stepBack()
{
    if (!canGoBack())
        return;
    const int row = m_history.rowOf(*now() - 1);
    go(row < 0 ? 0 : m_history.line(row).cursor);
}

void Replay::stepForward()
{
    if (!canGoForward())
        return;
    for (int row = 0; row < m_history.rowCount(); ++row) {
        const History::Line &line = m_history.line(row);
        if (line.kind == History::Kind::Event && line.cursor > *now()) {
            go(line.cursor);
            return;
        }
    }
    go(std::nullopt);
}

void Replay::toEnd()
{
    m_timer.stop();
    if (canGoForward())
        go(std::nullopt);
    emit changed();
}

void Replay::setPlaying(bool playing)
{
    if (playing == this->playing() || !now())
        return;
    m_timer.stop();
    if (playing) {
        if (!canGoForward())
            toStart();
        if (canGoForward())
            m_timer.start(paceOf(m_settings).line);
    }
    emit changed();
}

void Replay::playOn()
{
    stepForward();
    if (canGoForward())
        m_timer.start(paceOf(m_settings).line); // the speed may be another by now
    else
        m_timer.stop();
    emit changed();
}

} // namespace medici::desktop
