#include "app/desktop/gym/answerview.h"

#include "app/desktop/look/tints.h"
#include "app/desktop/widgets/sentencelabel.h"
#include "engine/view/reasons.h"

#include <QVBoxLayout>

namespace medici::desktop {

namespace {

constexpr std::size_t mostLines = 5;

} // namespace

AnswerView::AnswerView(const Appearance &look, QWidget *parent)
    : QWidget(parent), m_verdict(new SentenceLabel(look, TextKind::Subheading))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(px(8));
    column->addWidget(m_verdict);
    for (std::size_t line = 0; line < mostLines; ++line)
        column->addWidget(m_lines.emplace_back(new SentenceLabel(look, TextKind::Body)));
}

// What a move cost, and why.
std::vector<Sentence> AnswerView::told(const View &view, const Players &players, const Game &before,
                                       const Judgement &judgement) const
{
    return {tr("Cost: %1", "points and chances").arg(costWords(judgement.cost, before.seats(), view)),
            reasonOf(judgement, before, view, players)};
}

void AnswerView::show(const View &view, const Players &players, const Game &before, const Judgement &asked,
                      const Judgement *answer, bool right)
{
    const auto move = [&](Code code) {
        const Event event{asked.seat, code};
        return view.describe(before, {&event, 1}, players).sentence;
    };
    std::vector<Sentence> lines;
    const auto add = [&lines](const std::vector<Sentence> &more) {
        lines.insert(lines.end(), more.begin(), more.end());
    };
    // Called by what it costs, where that is known and something.
    const bool costly = answer != nullptr && answer->grade > Grade::Good;
    m_verdict->setSentence(right ? tr("Right!") : costly ? gradeName(answer->grade) : tr("The answer"));
    if (answer != nullptr) {
        lines.push_back(move(answer->played));
        add(told(view, players, before, *answer));
    }
    lines.push_back(Sentence::arranged(tr("Best: %1", "a move"), {move(asked.best)}));
    if (answer == nullptr || answer->played != asked.played) {
        lines.push_back(Sentence::arranged(tr("Played at the time: %1", "a move"), {move(asked.played)}));
        if (answer == nullptr)
            add(told(view, players, before, asked));
    }
    for (std::size_t line = 0; line < mostLines; ++line) {
        m_lines[line]->setVisible(line < lines.size());
        m_lines[line]->setSentence(line < lines.size() ? lines[line] : Sentence());
    }
}

QString AnswerView::said() const
{
    QStringList words{m_verdict->sentence().plain()};
    for (const SentenceLabel *line : m_lines)
        if (!line->sentence().empty())
            words << line->sentence().plain();
    return words.join(u'\n');
}

} // namespace medici::desktop
