#include "app/desktop/pages/handchoice.h"

#include "app/desktop/widgets/styledlabel.h"
#include "engine/view/variant.h"

#include <QCheckBox>
#include <QVBoxLayout>

namespace medici::desktop {

namespace {

// Once it is known who begins.
bool hasCards(const Variant &variant)
{
    Setup setup = variant.terms().usual(variant.terms().usualSeats());
    setup.first = 0;
    const std::unique_ptr<Game> game = variant.newGame(setup);
    return game->actor() == chance && game->place().of == Place::Of::Deck;
}

} // namespace

HandChoice::HandChoice(QWidget *parent)
    : QWidget(parent), m_byHand(new QCheckBox), m_hints(new QCheckBox),
      m_help(new StyledLabel(TextKind::Note, nullptr, Tint::Muted))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_byHand, m_hints, m_help})
        column->addWidget(widget);
    m_help->setWordWrap(true);
    for (QCheckBox *box : {m_byHand, m_hints})
        connect(box, &QCheckBox::clicked, this, [this] {
            show();
            emit edited();
        });
}

void HandChoice::prepare(const Variant &variant, const Proposal &proposal)
{
    m_cards = hasCards(variant);
    m_byHand->setChecked(proposal.luck.scheme == LuckSource::Scheme::Hand);
    m_hints->setChecked(byHand() && proposal.hints);
    retranslate();
}

bool HandChoice::byHand() const
{
    return m_byHand->isChecked();
}

bool HandChoice::hints() const
{
    return !byHand() || m_hints->isChecked();
}

void HandChoice::show()
{
    m_hints->setVisible(byHand());
    m_help->setVisible(byHand());
}

void HandChoice::retranslate()
{
    m_byHand->setText(m_cards ? tr("Play with our own cards") : tr("Play with our own dice"));
    m_hints->setText(tr("All agree to hints"));
    m_help->setText(m_cards ? tr("You turn up the cards at the table and type what they are; the program "
                                 "keeps the sheets and plays for the computer players.")
                            : tr("You roll the dice at the table and type what they show; the program keeps "
                                 "the sheets and plays for the computer players."));
    show();
}

} // namespace medici::desktop
