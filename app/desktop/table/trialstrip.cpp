#include "app/desktop/table/trialstrip.h"

#include "app/desktop/table/tablecontroller.h"
#include "app/desktop/widgets/keybutton.h"
#include "app/desktop/widgets/sentencelabel.h"

namespace medici::desktop {

TrialStrip::TrialStrip(TableController &table, const Appearance &look, QWidget *parent)
    : ActionStrip(parent), m_table(table), m_words(new SentenceLabel(look, TextKind::Body)),
      m_keep(new KeyButton(this)), m_review(new KeyButton(this))
{
    setWords(m_words);
    setLeastWords(300);
    addButton(m_keep);
    addButton(m_review);
    connect(m_keep, &QPushButton::clicked, this, [this] {
        m_table.keepTrial();
        follow();
        emit letGo();
    });
    connect(m_review, &QPushButton::clicked, this, &TrialStrip::reviewWanted);
    connect(&table, &TableController::gameChanged, this, &TrialStrip::follow);
    connect(&table, &TableController::awaitingChanged, this, &TrialStrip::follow);
    retranslate();
    hide();
}

QString TrialStrip::words() const
{
    return isHidden() ? QString() : m_words->sentence().plain();
}

void TrialStrip::follow()
{
    const GameInProgress *current = m_table.current();
    setVisible(current != nullptr && current->isTrial());
    m_keep->setVisible(m_table.awaiting() != Awaiting::Over); // a result that was tried for is none
}

void TrialStrip::retranslate()
{
    m_words->setSentence(
        tr("This is a trial: how the game might have gone on. It does not go into the list of all "
           "games, where the game itself stays as it was."));
    m_keep->setText(tr("Keep it as a game"));
    m_review->setText(tr("Back to the review"));
}

} // namespace medici::desktop
