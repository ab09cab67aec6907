#include "app/desktop/table/tablecontroller.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"

#include <QRandomGenerator>

// What comes from people who have the dice, the cards or the word at a real table.
namespace medici::desktop {

bool TableController::passTo(Seat speaker)
{
    if (!may(Deed::PassOn))
        return false;
    const View &view = *current()->variant().view();
    const std::unique_ptr<Game> ahead = current()->session().game().clone();
    std::vector<Code> passes;
    std::optional<Passing> passing = view.passing(*ahead);
    while (passing && ahead->actor() != speaker && current()->person(ahead->actor()).human) {
        passes.push_back(passing->code);
        ahead->apply(passing->code);
        passing = view.passing(*ahead);
    }
    const bool stopped = passing && ahead->actor() != speaker; // at a computer player
    const bool comes = speaker == nobody || stopped || (passing && ahead->actor() == speaker);
    if (!comes || passes.empty())
        return false;
    changed(*current()->play(passes));
    return true;
}

bool TableController::bring(std::span<const Code> outcomes)
{
    if (!may(Deed::Enter))
        return false;
    if (m_correction)
        return noteCorrection(outcomes);
    const std::optional<Session::Change> change = current()->bring(outcomes);
    if (change)
        changed(*change);
    return change.has_value();
}

void TableController::roll()
{
    if (!may(Deed::Roll))
        return;
    const std::unique_ptr<Game> ahead = current()->session().game().clone();
    const int length = current()->variant().words().chanceLength(*ahead);
    std::vector<Code> outcomes;
    Choices choices;
    while (static_cast<int>(outcomes.size()) < length) {
        ahead->list(choices);
        outcomes.push_back(choices.at(QRandomGenerator::system()->bounded(choices.weight())));
        ahead->apply(outcomes.back());
    }
    current()->remark(QStringLiteral("program"));
    bring(outcomes);
}

bool TableController::canCorrect() const
{
    return current() && current()->byHand() && lookedAt() && *lookedAt() > 0 && !m_correction;
}

void TableController::correct()
{
    if (!canCorrect())
        return;
    m_correction = Correction::at(*current(), *lookedAt());
    if (!m_correction)
        return;
    forget();
    m_news.correction = true;
    happen(Happening::Moved, current()->revisit(m_correction->from()));
}

// Not yet a move: what becomes of the rest is shown first.
bool TableController::noteCorrection(std::span<const Code> codes)
{
    if (m_correction->ready())
        return false;
    const std::unique_ptr<Game> ahead = current()->session().game().clone();
    for (const Code code : codes) {
        if (!ahead->legal(code))
            return false;
        ahead->apply(code);
    }
    m_correction->setInstead(*current(), codes);
    m_news.correction = true;
    happen({});
    return true;
}

void TableController::confirmCorrection()
{
    if (!may(Deed::Confirm))
        return;
    const Session::Change change = current()->correct(*m_correction);
    m_correction.reset();
    m_news.correction = true;
    happen(Happening::Moved, change);
}

void TableController::abandonCorrection()
{
    if (!m_correction)
        return;
    const std::size_t cursor = m_correction->cursor();
    m_correction.reset();
    m_news.correction = true;
    if (const auto change = current()->revisit(cursor))
        happen(Happening::Moved, change);
    else
        happen({});
}

} // namespace medici::desktop
