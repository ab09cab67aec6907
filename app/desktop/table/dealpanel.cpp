#include "app/desktop/table/dealpanel.h"

#include "app/desktop/appservices.h"
#include "app/desktop/storage/autosave.h"
#include "app/desktop/widgets/sentencelabel.h"
#include "app/desktop/widgets/styledlabel.h"
#include "app/desktop/widgets/textlink.h"
#include "engine/record/luckcheck.h"
#include "engine/view/variant.h"

#include <QBoxLayout>
#include <QClipboard>

namespace medici::desktop {

namespace {

QString textOfDeal(const GameInProgress &game)
{
    const std::optional<Deal> deal = game.deal();
    return deal ? textOf(*deal, game.variant().terms()) : QString();
}

} // namespace

DealPanel::DealPanel(AppServices &services, QWidget *parent)
    : Panel(parent), m_services(services), m_text(new StyledLabel(TextKind::Note, nullptr, Tint::Muted)),
      m_same(new TextLink), m_compare(new TextLink), m_copy(new TextLink), m_check(new TextLink),
      m_finding(new SentenceLabel(services.look, TextKind::Note, Tint::Muted))
{
    m_text->setWordWrap(true);
    auto *deeds = new QGridLayout;
    deeds->setHorizontalSpacing(px(24));
    deeds->setVerticalSpacing(0);
    deeds->addWidget(m_same, 0, 0);
    deeds->addWidget(m_compare, 0, 1);
    deeds->addWidget(m_copy, 1, 0);
    deeds->addWidget(m_check, 1, 1);
    deeds->setColumnStretch(2, 1);
    body()->addWidget(m_text);
    body()->addLayout(deeds);
    body()->addWidget(m_finding);
    connect(m_same, &QAbstractButton::clicked, this, &DealPanel::sameDealWanted);
    connect(m_compare, &QAbstractButton::clicked, this, &DealPanel::comparisonWanted);
    connect(m_copy, &QAbstractButton::clicked, this, &DealPanel::copy);
    connect(m_check, &QAbstractButton::clicked, this, &DealPanel::check);
}

void DealPanel::present()
{
    const GameInProgress &current = *m_services.table.current();
    setVisible(!current.byHand()); // of which there is no deal
    const QString deal = textOfDeal(current);
    m_text->setText(breakable(deal));
    for (QWidget *widget : std::initializer_list<QWidget *>{m_text, m_same, m_copy})
        widget->setVisible(!deal.isEmpty());
    m_compare->setVisible(!m_services.store.withDealOf(current).empty());
    m_finding->setSentence({});
    m_finding->hide();
}

void DealPanel::copy()
{
    QGuiApplication::clipboard()->setText(textOfDeal(*m_services.table.current()));
    m_finding->setSentence(tr("The deal has been copied."));
    m_finding->show();
}

// The number is open now: whoever wrote down its seal compares it with what stands here.
void DealPanel::check()
{
    const GameInProgress &current = *m_services.table.current();
    const Record record = recordOf(current);
    const std::optional<LuckCheck> check = checkLuck(record, current.variant());
    QString words = !check || check->wrong ? tr("Not everything that chance brought follows from the number.")
                                           : tr("Everything that chance brought follows from the number.");
    if (const QString seal = sealOf(record.header.luck); !seal.isEmpty())
        words += u' ' + tr("Seal: %1.").arg(seal);
    m_finding->setSentence(words);
    m_finding->show();
}

void DealPanel::retranslate()
{
    setTitle(tr("Deal"));
    m_same->setText(tr("Play it again"));
    m_same->setAccessibleName(tr("Play the same deal again"));
    m_compare->setText(tr("Compare games"));
    m_compare->setAccessibleName(tr("Compare games with this deal"));
    m_copy->setText(tr("Copy it"));
    m_copy->setAccessibleName(tr("Copy the deal"));
    m_check->setText(tr("Check the luck"));
}

QString breakable(const QString &deal)
{
    constexpr QChar hereIfAnywhere(0x200B);
    return QString(deal).replace(u'-', QString(u'-') + hereIfAnywhere);
}

} // namespace medici::desktop
