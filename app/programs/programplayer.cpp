#include "app/programs/programplayer.h"

#include "app/programs/misconduct.h"
#include "engine/record/fault.h"

namespace medici {

namespace {

constexpr int mostTables = 16; // that may be asked for before an answer

} // namespace

ProgramPlayer::ProgramPlayer(const Command &command, const Allowance &allowance, const QString &app)
    : m_command(command), m_allowance(allowance), m_app(app)
{}

ProgramPlayer::~ProgramPlayer() = default;

template <class Talk>
auto ProgramPlayer::guarded(Talk talk)
{
    try {
        return talk();
    } catch (const Fault &fault) {
        abandon();
        throw Misconduct{Conduct::tr("It said what it must not say: %1").arg(fault.reason())};
    } catch (...) {
        abandon();
        throw;
    }
}

const Introduction &ProgramPlayer::introduction(const Cancellation &cancelled)
{
    if (!running())
        guarded([&] {
            m_process = std::make_unique<Process>(m_allowance);
            m_process->start(m_command);
            m_process->write(helloLine(m_app));
            m_introduction =
                readIntroduction(m_process->line(QDeadlineTimer(m_allowance.toStart), cancelled));
        });
    return *m_introduction;
}

void ProgramPlayer::begin(const Header &header, const Recordable &variant, Seat seat, std::uint32_t seed,
                          const Cancellation &cancelled)
{
    m_telling.reset();
    if (!introduction(cancelled).plays(header.variant))
        throw Misconduct{Conduct::tr("It does not play this game.")};
    m_telling.emplace(header, variant, seat, seed);
    m_process->write(m_telling->begin());
}

void ProgramPlayer::hear(const Event &event)
{
    if (running() && m_telling)
        m_process->write(m_telling->add(event));
}

Reply ProgramPlayer::decide(const Game &game, const Cancellation &cancelled)
{
    return guarded([&] { return reply(game, cancelled); });
}

Reply ProgramPlayer::reply(const Game &game, const Cancellation &cancelled)
{
    const auto refuseChatter = [this] {
        if (m_process->speaksUnasked())
            throw Misconduct{Conduct::tr("It speaks without being asked.")};
    };
    refuseChatter();
    m_process->write(m_telling->question(++m_question, game, m_allowance.toAnswer));
    const QDeadlineTimer deadline(m_allowance.toAnswer);
    for (int tables = 0; tables <= mostTables; ++tables) {
        const Reply reply =
            readReply(m_process->line(deadline, cancelled), m_question, game, m_telling->words());
        refuseChatter();
        if (!reply.asksForTable)
            return reply;
        m_process->write(m_telling->table(m_question, game));
    }
    throw Misconduct{Conduct::tr("It asks for the table more than %1 times for one move.").arg(mostTables)};
}

void ProgramPlayer::dismiss()
{
    if (!running())
        return;
    m_process->write(byeLine());
    m_process->end();
    abandon();
}

void ProgramPlayer::abandon()
{
    if (m_process != nullptr)
        m_complaints = m_process->complaints();
    m_process.reset();
    m_telling.reset();
}

} // namespace medici
