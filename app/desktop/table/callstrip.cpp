#include "app/desktop/table/callstrip.h"

#include "app/desktop/look/tints.h"
#include "app/desktop/table/tablecontroller.h"
#include "app/desktop/widgets/sentencelabel.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"

#include <QPainter>
#include <QVBoxLayout>

namespace medici::desktop {

CallStrip::CallStrip(TableController &table, const Appearance &look, QWidget *parent)
    : QWidget(parent), m_table(table), m_words(new SentenceLabel(look, TextKind::Call, Tint::Ink))
{
    hide();
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_words);
    connect(&table, &TableController::gameChanged, this, &CallStrip::follow);
    connect(&table, &TableController::moved, this, &CallStrip::follow);
    connect(&table, &TableController::lookedAtChanged, this, &CallStrip::follow);
}

QString CallStrip::words() const
{
    return isVisible() ? m_words->sentence().plain() : QString();
}

void CallStrip::follow()
{
    const GameInProgress *current = m_table.current();
    const Sentence sentence =
        current != nullptr && current->byHand() && !m_table.lookedAt() ? called() : Sentence();
    m_words->setSentence(sentence);
    setVisible(!sentence.empty());
}

Sentence CallStrip::called() const
{
    const GameInProgress &current = *m_table.current();
    const auto log = current.session().log().first(current.session().cursor());
    std::size_t from = log.size();
    while (from > 0 && log[from - 1].actor >= 0 && !current.person(log[from - 1].actor).human)
        --from;
    std::vector<Sentence> sentences;
    const std::unique_ptr<Game> game = current.session().at(from);
    for (const Event &event : log.subspan(from)) {
        sentences.push_back(
            current.variant().view()->describe(*game, {&event, 1}, current.players()).sentence);
        game->apply(event.code);
    }
    return Sentence::joined(sentences, QStringLiteral(" "));
}

void CallStrip::paintEvent(QPaintEvent *)
{
    // On what goods were drawn for: on the accent's colour itself those of its colour are lost.
    QPainter painter(this);
    painter.fillRect(rect(), tint(this, Tint::Panel));
    painter.fillRect(0, 0, px(8), height(), tint(this, Tint::Accent));
}

} // namespace medici::desktop
