#include "app/desktop/table/guest.h"

#include "app/desktop/storage/autosave.h"
#include "app/desktop/table/gameinprogress.h"
#include "app/programs/misconduct.h"
#include "app/programs/programplayer.h"
#include "engine/view/variant.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace medici::desktop {

// A program and the game that it was told.
struct Guest::Conversation {
    void tell(const Errand &errand)
    {
        const std::vector<Event> &log = errand.log;
        if (!player.running() || !begun || told.size() > log.size()
            || !std::equal(told.begin(), told.end(), log.begin())) {
            begun = false;
            told.clear();
            player.begin(errand.header, *errand.variant, errand.seat, errand.seed, errand.cancelled);
            begun = true;
        }
        for (std::size_t i = told.size(); i < log.size(); ++i)
            player.hear(log[i]);
        told = log;
    }

    ProgramPlayer player;
    bool begun = false;
    std::vector<Event> told{};
};

Guest::Guest(const Command &command, const Allowance &allowance, QObject *parent) : QObject(parent)
{
    m_thread = std::thread([this, command, allowance] { serve(command, allowance); });
}

Guest::~Guest()
{
    if (m_asked)
        m_asked->cancelled.request();
    {
        const std::scoped_lock lock(m_mutex);
        m_dismissed = true;
        m_errands.clear();
        m_woken.notify_one();
    }
    m_thread.join();
}

std::shared_ptr<Guest::Errand> Guest::errandIn(const GameInProgress &game, Seat seat)
{
    auto errand = std::make_shared<Errand>();
    errand->header = recordOf(game).header;
    errand->variant = &game.variant();
    errand->seat = seat;
    errand->seed =
        static_cast<std::uint32_t>(derivedSeed(game.proposal().thinking, static_cast<std::uint64_t>(seat)));
    const auto log = game.session().log().first(game.session().cursor());
    errand->log.assign(log.begin(), log.end());
    return errand;
}

void Guest::send(std::shared_ptr<Errand> errand)
{
    if (m_asked)
        m_asked->cancelled.request();
    m_asked = errand;
    m_answer.reset();
    const std::scoped_lock lock(m_mutex);
    m_errands.push_back(std::move(errand));
    m_woken.notify_one();
}

void Guest::introduce()
{
    send(std::make_shared<Errand>());
}

void Guest::ask(const GameInProgress &game)
{
    std::shared_ptr<Errand> errand = errandIn(game, game.session().game().actor());
    errand->decision = game.session().game().clone();
    m_wanted = true;
    if (!m_asked || m_asked->decision == nullptr || m_asked->log != errand->log)
        send(std::move(errand));
    else if (m_answer)
        emit decided(*m_answer);
}

void Guest::tellEnd(const GameInProgress &game, Seat seat)
{
    send(errandIn(game, seat));
}

void Guest::dismiss()
{
    disconnect();
    if (m_asked && (m_asked->decision != nullptr || m_asked->variant == nullptr))
        m_asked->cancelled.request();
    const std::scoped_lock lock(m_mutex);
    m_dismissed = true;
    m_woken.notify_one();
}

void Guest::serve(const Command &command, const Allowance &allowance)
{
    Conversation conversation{{command, allowance, QCoreApplication::applicationVersion()}};
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_woken.wait(lock, [this] { return !m_errands.empty() || m_dismissed; });
        if (m_errands.empty())
            break;
        const std::shared_ptr<Errand> errand = std::move(m_errands.front());
        m_errands.pop_front();
        lock.unlock();
        if (!errand->cancelled.requested()) {
            const Outcome outcome = run(*errand, conversation);
            QMetaObject::invokeMethod(
                this, [this, errand, outcome] { take(errand.get(), outcome); }, Qt::QueuedConnection);
        }
        lock.lock();
    }
    lock.unlock();
    conversation.player.dismiss();
    QMetaObject::invokeMethod(this, &QObject::deleteLater, Qt::QueuedConnection);
}

Guest::Outcome Guest::run(const Errand &errand, Conversation &conversation)
{
    ProgramPlayer &player = conversation.player;
    Outcome outcome;
    try {
        const bool wanted = errand.decision != nullptr || errand.variant == nullptr;
        if (wanted)
            outcome.title = player.introduction(errand.cancelled).title();
        if (errand.variant != nullptr && player.running())
            conversation.tell(errand);
        if (errand.decision != nullptr) {
            Reply reply = player.decide(*errand.decision, errand.cancelled);
            outcome.move = reply.move;
            outcome.forecast = std::move(reply.forecast);
        }
    } catch (const Misconduct &misconduct) {
        outcome.misconduct = misconduct.sentence;
    } catch (const NotWanted &) { // the next question is another chance
        outcome.move.reset();
    }
    outcome.complaints = player.complaints();
    return outcome;
}

void Guest::take(const Errand *errand, const Outcome &outcome)
{
    if (errand != m_asked.get())
        return;
    m_complaints = outcome.complaints;
    if (!outcome.title.isEmpty())
        emit introduced(outcome.title);
    if (!outcome.misconduct.isEmpty())
        emit failed(outcome.misconduct);
    m_answer = outcome.move;
    if (m_answer)
        m_forecast = outcome.forecast;
    if (m_answer && m_wanted)
        emit decided(*m_answer);
}

} // namespace medici::desktop
