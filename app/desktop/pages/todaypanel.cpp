#include "app/desktop/pages/todaypanel.h"

#include "app/desktop/appservices.h"
#include "app/desktop/archive/listedgame.h"
#include "app/desktop/gym/exercise.h"
#include "app/desktop/pages/gamelink.h"
#include "engine/record/deal.h"
#include "engine/rules/ranges.h"
#include "engine/view/variant.h"

#include <QVBoxLayout>

#include <utility>

namespace medici::desktop {

namespace {

// The game of the deal that was finished first; null if there is none.
const GameIndex::Entry *played(const GameIndex &index, const Deal &deal)
{
    const QString number = textOf(deal.number);
    for (const GameIndex::Entry &entry : index.entries())
        if (entry.summary && entry.summary->deal == number && entry.summary->variant == deal.variant
            && entry.summary->seats.size() == deal.setup.seats)
            return &entry;
    return nullptr;
}

// What was played last comes first.
QStringList variantsByUse(const AppServices &services, const QString &latest)
{
    QStringList variants;
    for (const auto &entry : services.index.entries())
        if (entry.summary && (variants.isEmpty() || variants.front() != entry.summary->variant)) {
            variants.removeAll(entry.summary->variant);
            variants.prepend(entry.summary->variant);
        }
    variants.prepend(latest);
    QStringList shown;
    for (const PluginMetadata &listing : services.shown())
        shown << listing.id;
    variants.removeIf([&](const QString &variant) { return !shown.contains(variant); });
    variants << shown;
    variants.removeDuplicates();
    return variants;
}

} // namespace

TodayPanel::TodayPanel(AppServices &services, QWidget *parent) : Panel(parent), m_services(services)
{
    body()->setSpacing(0);
    body()->addSpacing(px(6)); // between the title and the line above the first
    body()->addStretch(1);
}

GameLink *TodayPanel::replaced(GameLink *&link, const QString &title, const QString &words)
{
    if (GameLink *before = std::exchange(link, new GameLink(title, {}, words))) {
        before->hide();
        before->deleteLater(); // it may be what was pressed
    }
    body()->insertWidget(body()->count() - 1, link); // above the stretch
    link->show();
    return link;
}

void TodayPanel::fill(const QString &latest)
{
    setTitle(tr("Today"));
    addDeal(latest);
    addPuzzle();
    setVisible(m_deal != nullptr || m_puzzle != nullptr);
}

void TodayPanel::addDeal(const QString &latest)
{
    const QDate today = QDate::currentDate();
    const GameIndex::Entry *last = nullptr;
    for (const QString &variant : variantsByUse(m_services, latest)) {
        const Variant *found = m_services.variants.find(variant);
        if (found == nullptr)
            continue;
        const Deal deal = dealOfTheDay(variant, found->terms(), today);
        const GameIndex::Entry *game = played(m_services.index, deal);
        if (game != nullptr) {
            last = last == nullptr ? game : last;
            continue;
        }
        const GameLink *link = replaced(m_deal, tr("Deal of the day"), m_services.nameOf(variant));
        connect(link, &QAbstractButton::clicked, this, [this, deal] { emit dealWanted(deal); });
        return;
    }
    if (last == nullptr)
        return;
    ListedGame listed;
    describe(listed, *last->summary, m_services.people);
    const GameLink *link =
        replaced(m_deal, tr("Deal of the day"), tr("played: %1", "who had how much").arg(listed.outcome));
    connect(link, &QAbstractButton::clicked, this,
            [this, file = m_services.index.pathOf(*last)] { emit comparisonWanted(file); });
}

void TodayPanel::addPuzzle()
{
    const auto own = static_cast<int>(ownExercises(m_services.index).size());
    if (own == 0) {
        delete std::exchange(m_puzzle, nullptr);
        return;
    }
    const GameLink *link =
        replaced(m_puzzle, tr("Puzzles from your own games"), tr("%n costly moment(s)", nullptr, own));
    connect(link, &QAbstractButton::clicked, this, &TodayPanel::puzzleWanted);
}

void TodayPanel::showPuzzle(bool shown)
{
    if (m_puzzle != nullptr)
        m_puzzle->setVisible(shown);
}

} // namespace medici::desktop
