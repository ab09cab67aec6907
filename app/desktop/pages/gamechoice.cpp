#include "app/desktop/pages/gamechoice.h"

#include "app/desktop/appservices.h"

namespace medici::desktop {

GameChoice::GameChoice(AppServices &services,
                       const std::function<bool(const PluginMetadata &listing)> &offers)
    : m_services(services)
{
    for (const PluginMetadata &listing : services.shown())
        if (!offers || offers(listing))
            addItem(QString(), listing.id);
    connect(this, &QComboBox::currentIndexChanged, this, &GameChoice::keepUsable);
    retranslate();
}

void GameChoice::choose(const QString &game)
{
    setCurrentIndex(qMax(0, findData(game)));
    keepUsable();
}

void GameChoice::retranslate()
{
    for (int i = 0; i < count(); ++i)
        setItemText(i, m_services.nameOf(itemData(i).toString()));
    updateGeometry();
    setAccessibleName(tr("Game"));
}

void GameChoice::keepUsable()
{
    while (count() > 0 && m_services.variants.find(game()) == nullptr)
        removeItem(currentIndex());
}

} // namespace medici::desktop
