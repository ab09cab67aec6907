#include "app/desktop/table/fairnesspanel.h"

#include "app/desktop/appservices.h"
#include "app/desktop/table/fallendiceview.h"
#include "app/desktop/widgets/sentencelabel.h"
#include "engine/view/variant.h"

#include <QBoxLayout>

namespace medici::desktop {

namespace {

constexpr double unusual = 0.05;
constexpr double suspicious = 0.001;

} // namespace

FairnessPanel::FairnessPanel(AppServices &services, QWidget *parent)
    : Panel(parent), m_services(services), m_dice(new FallenDiceView(services)),
      m_words(new SentenceLabel(services.look, TextKind::Note, Tint::Muted))
{
    body()->addWidget(m_dice);
    body()->addWidget(m_words);
}

void FairnessPanel::present()
{
    const GameInProgress &current = *m_services.table.current();
    const Session &session = current.session();
    const auto rolledByPeople = [&](std::size_t event) {
        const auto how = current.how().find(event);
        return how == current.how().end() || !how->second.contains(QStringLiteral("program"));
    };
    Fairness fairness;
    if (current.byHand())
        fairness = fairnessOf(*current.variant().view(), current.variant().words(), session.start(),
                              session.log().first(session.cursor()), current.players(), rolledByPeople);
    setVisible(!fairness.dice.empty());
    m_words->setSentence(verdict(fairness));
    m_dice->show(std::move(fairness));
}

// The test says how often fair dice do at least that; people want to know whether to be surprised.
QString FairnessPanel::verdict(const Fairness &fairness) const
{
    if (fairness.dice.empty())
        return {};
    const QString expected = tr("Of fair dice each side comes up about %1 times.")
                                 .arg(QLocale().toString(fairness.dice.front().expected(), 'f', 1));
    const std::optional<double> likelihood = fairness.likelihood();
    if (!likelihood)
        return expected + u' ' + tr("That is too few throws to say more.");
    const QString share = QLocale().toString(*likelihood * 100, 'f', *likelihood < unusual ? 1 : 0);
    if (*likelihood >= unusual)
        return expected + u' '
            + tr("Nothing unusual: in %1 of 100 games fair dice fall at least so unevenly (chi-square test).")
                  .arg(share);
    if (*likelihood >= suspicious)
        return expected + u' '
            + tr("Unusual, but it happens: in %1 of 100 games fair dice fall at least so unevenly "
                 "(chi-square "
                 "test).")
                  .arg(share);
    return expected + u' '
        + tr("Very unusual: fair dice fall so unevenly in less than one game of a thousand (chi-square "
             "test). "
             "Have a look at the dice.");
}

QString FairnessPanel::words() const
{
    return m_words->sentence().plain();
}

void FairnessPanel::retranslate()
{
    setTitle(tr("How the dice fell"));
    m_dice->setAccessibleName(tr("How the dice fell"));
}

} // namespace medici::desktop
