#include "app/desktop/desk.h"

#include "app/desktop/lastsetup.h"
#include "engine/view/variant.h"

#include <QDir>
#include <QStandardPaths>

namespace medici::desktop {

Desk::Desk(const Folders &places, const QStringList &plugins)
    : folders(places), settings(places.settings + QStringLiteral("/settings.ini")), look(settings),
      variants(plugins), shelf(places, variants, scribe), sitting(settings, scribe)
{
    languages.speak(settings.text(Setting::Language));
    QObject::connect(&settings, &Settings::changed, &settings, [this](Setting setting) {
        if (setting == Setting::Language)
            languages.speak(settings.text(Setting::Language));
    });
    shelf.setArms([this](const QString &variant, const QString &name) {
        return lastArms(settings.bytes(Setting::LastSetup), variant, name);
    });
    sitting.setWitness([this](Match &match) { shelf.keep(match); });
    sitting.setMemory([this](const QString &id, std::unique_ptr<Match> remembered) {
        return shelf.recall(id, std::move(remembered));
    });
}

std::vector<Listing> Desk::playable()
{
    std::vector<Listing> listed = variants.listed();
    std::erase_if(listed, [this](const Listing &listing) {
        const Variant *variant = variants.find(listing.id);
        return variant == nullptr || variant->view() == nullptr;
    });
    return listed;
}

QString Desk::nameOf(const QString &variant) const
{
    const Listing *listing = variants.listing(variant);
    return listing == nullptr ? variant : nameIn(languages.spoken(), listing->names);
}

QString Desk::lastFolder() const
{
    const QString last = settings.text(Setting::LastFolder);
    return QDir(last).exists() && !last.isEmpty()
        ? last
        : QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

const View &Desk::viewOf(const QString &variant)
{
    return *variants.find(variant)->view();
}

} // namespace medici::desktop
