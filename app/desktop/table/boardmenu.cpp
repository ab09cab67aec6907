#include "app/desktop/table/boardmenu.h"

#include "app/desktop/accesskeys.h"
#include "app/desktop/appservices.h"
#include "app/desktop/look/tints.h"
#include "app/desktop/table/boardwidget.h"
#include "app/desktop/table/moveselection.h"
#include "engine/view/rulespage.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"

namespace medici::desktop {

BoardMenu::BoardMenu(const AppServices &services, BoardWidget &board, std::optional<RegionId> region,
                     const QList<QAction *> &always)
    : QMenu(&board)
{
    setAttribute(Qt::WA_DeleteOnClose);
    if (const Region *thing = region ? regionById(board.regions(), *region) : nullptr) {
        addDeed(board, *thing);
        addRules(services, *region);
    }
    addSeparator();
    addActions(always);
    giveAccessKeys(*this);
}

void BoardMenu::addDeed(BoardWidget &board, const Region &region)
{
    const MoveSelection &choosing = board.choosing();
    const RegionId id = region.id;
    const auto choose = [&board, id] { board.activate(id); };
    if (choosing.draft().contains(id))
        connect(addAction(tr("Take the choice back")), &QAction::triggered, &board, choose);
    else if (choosing.canChoose(id))
        connect(addAction(tr("Choose")), &QAction::triggered, &board, choose);
    else if (region.role == RegionRole::Sheet)
        connect(addAction(tr("Show large")), &QAction::triggered, &board, choose);
    else if (choosing.open() && region.role == RegionRole::Piece)
        if (const Note why = choosing.whyNot(id); !why.text.isEmpty())
            addAction(asEntry(why.text))->setEnabled(false);
}

void BoardMenu::addRules(const AppServices &services, RegionId region)
{
    const TableController &table = services.table;
    const View &view = *table.current()->variant().view();
    const QString &language = services.languages.spoken();
    const RulesPage page(view.rulesPage(language), language);
    for (const QString &rule : view.rulesOf(table.shown(), region)) {
        QString text = page.find(rule)->text;
        text.remove(QStringLiteral("**"));
        const QString line = fontMetrics().elidedText(text, Qt::ElideRight, px(420));
        connect(addAction(asEntry(tr("Rule %1: %2").arg(rule, line))), &QAction::triggered, this,
                [this, rule] { emit ruleWanted(rule); });
    }
}

} // namespace medici::desktop
