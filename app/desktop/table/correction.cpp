#include "app/desktop/table/correction.h"

#include "app/desktop/table/gameinprogress.h"
#include "engine/record/carryover.h"
#include "engine/view/steps.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"

#include <QCborArray>
#include <QCoreApplication>

#include <algorithm>

namespace medici::desktop {

namespace {

struct CorrectionTexts {
    Q_DECLARE_TR_FUNCTIONS(Correction)
};

std::span<const Event> between(const std::vector<Event> &events, std::size_t from, std::size_t to)
{
    return std::span(events).subspan(from, to - from);
}

} // namespace

std::optional<Correction> Correction::at(const GameInProgress &game, std::size_t moment)
{
    const Session &session = game.session();
    const auto log = session.log().first(session.cursor());
    for (const Step &step : stepsOf(game.variant().words(), session.start(), log))
        if (step.to == moment) {
            Correction correction;
            correction.m_from = step.from;
            correction.m_to = step.to;
            correction.m_cursor = session.cursor();
            correction.m_whole.assign(session.log().begin(), session.log().end());
            return correction;
        }
    return std::nullopt;
}

void Correction::setInstead(const GameInProgress &game, std::span<const Code> codes)
{
    const Seat actor = m_whole[m_from].actor;
    m_corrected.assign(m_whole.begin(), m_whole.begin() + static_cast<std::ptrdiff_t>(m_from));
    const std::unique_ptr<Game> is = game.session().at(m_from);
    const std::unique_ptr<Game> was = is->clone();
    for (const Code code : codes) {
        m_corrected.push_back({actor, code});
        is->apply(code);
    }
    for (const Event &event : between(m_whole, m_from, m_to))
        was->apply(event.code);
    const std::vector<Event> carried =
        carriedOver(game.variant().words(), *was, between(m_whole, m_to, m_cursor), *is);
    m_corrected.insert(m_corrected.end(), carried.begin(), carried.end());
}

QCborMap Correction::note(const GameInProgress &game) const
{
    const Words &words = game.variant().words();
    QCborArray was;
    const std::unique_ptr<Game> before = game.session().start().clone();
    for (const Step &step : stepsOf(words, game.session().start(), between(m_whole, 0, m_cursor))) {
        const auto events = between(m_whole, step.from, step.to);
        std::vector<Code> codes;
        for (const Event &event : events)
            codes.push_back(event.code);
        if (step.from == m_from || step.to > m_corrected.size())
            was.append(events.front().actor == chance
                           ? QCborMap{{QStringLiteral("chance"), words.chance(*before, codes)}}
                           : QCborMap{{QStringLiteral("seat"), int{events.front().actor}},
                                      {QStringLiteral("move"), words.move(*before, codes.front())}});
        for (const Code code : codes)
            before->apply(code);
    }
    return {{QStringLiteral("corrected"), QCborMap{{QStringLiteral("was"), was}}}};
}

Sentence Correction::preview(const GameInProgress &game) const
{
    const View &view = *game.variant().view();
    const Players players = game.players();
    const Session &session = game.session();
    Sentence words = Sentence::arranged(
        CorrectionTexts::tr("Instead: %1"),
        {view.describe(*session.at(m_from), between(m_corrected, m_from, m_to), players).sentence});
    const auto steps = stepsOf(game.variant().words(), session.start(), between(m_whole, 0, m_cursor));
    const auto stays = [&](const Step &step) { return step.to <= m_corrected.size(); };
    const auto kept = std::count_if(steps.begin(), steps.end(),
                                    [&](const Step &step) { return step.from >= m_to && stays(step); });
    const auto gone = std::find_if_not(steps.begin(), steps.end(), stays);
    words += QStringLiteral(" ");
    if (gone == steps.end())
        return words += kept == 0
            ? Sentence()
            : CorrectionTexts::tr("All %n step(s) after it stay.", nullptr, static_cast<int>(kept));
    // As it was at the table then.
    const std::unique_ptr<Game> before = session.start().clone();
    for (const Event &event : between(m_whole, 0, gone->from))
        before->apply(event.code);
    words +=
        Sentence(CorrectionTexts::tr("%n step(s) after it stay;", nullptr, static_cast<int>(kept)) + u' ');
    return words += Sentence::arranged(
               CorrectionTexts::tr("%n go, from this one on: %1", nullptr,
                                   static_cast<int>(steps.end() - gone)),
               {view.describe(*before, between(m_whole, gone->from, gone->to), players).sentence});
}

} // namespace medici::desktop
