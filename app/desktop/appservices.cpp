#include "app/desktop/appservices.h"

#include "app/desktop/book/playingstrength.h"
#include "app/desktop/storage/lastsetup.h"
#include "engine/view/variant.h"

#include <QDir>
#include <QStandardPaths>

namespace medici::desktop {

AppServices::AppServices(const Folders &places, const QStringList &plugins)
    : folders(places), settings(places.settings + QStringLiteral("/settings.ini")),
      people(places.settings + QStringLiteral("/people.json")), look(settings), variants(plugins),
      lessons(variants), store(places, variants, diskWriter),
      index(
          places.archive, places.cache + QStringLiteral("/games"),
          [this](const QString &path) {
              const std::optional<Record> record = recordIn(path, store.recordables());
              return record ? summaryOf(*record, *variants.find(record->header.variant)) : std::nullopt;
          },
          diskWriter),
      table(settings, store, diskWriter), tableLanguage(table, people, settings, languages),
      sounds(table, settings), voice(table, tableLanguage, languages, settings)
{
    languages.speak(settings.text(Setting::Language));
    tableLanguage.programSpeaks();
    QObject::connect(&settings, &Settings::changed, &settings, [this](Setting setting) {
        if (setting == Setting::Language)
            languages.speak(settings.text(Setting::Language));
    });
    table.setTold([this](const GameInProgress &game) { return lessons.told(game); });
    table.setSettled([this](Proposal &proposal) {
        settleEven(proposal, index.entries(), *variants.find(proposal.variant), people);
        index.follow(); // so that the game before last counts, and next time this one
    });
    store.setArms([this](const QString &variant, const QString &name) {
        const std::optional<int> own = people.armsOf(name);
        return own ? own : lastArms(settings.bytes(Setting::LastSetup), variant, name);
    });
    store.setCalled([this](const QString &name) { return people.nameOf(name); });
    people.learn(lastPeople(settings.bytes(Setting::LastSetup)));
    QObject::connect(&index, &GameIndex::completed, &people, [this] { people.learn(playersIn(index)); });
}

std::vector<PluginMetadata> AppServices::shown() const
{
    std::vector<PluginMetadata> listed = variants.listed();
    std::erase_if(listed, [](const PluginMetadata &listing) { return !listing.presentation; });
    return listed;
}

std::vector<PluginMetadata> AppServices::playable()
{
    std::vector<PluginMetadata> listed = shown();
    std::erase_if(listed,
                  [this](const PluginMetadata &listing) { return variants.find(listing.id) == nullptr; });
    return listed;
}

QString AppServices::nameOf(const QString &variant) const
{
    const PluginMetadata *listing = variants.listing(variant);
    return listing == nullptr ? variant : nameIn(languages.spoken(), listing->names);
}

QString AppServices::lastFolder() const
{
    const QString last = settings.text(Setting::LastFolder);
    return QDir(last).exists() && !last.isEmpty()
        ? last
        : QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

Proposal AppServices::lastProposal(const QString &variant)
{
    const SetupLimits &terms = variants.find(variant)->terms();
    Proposal proposal = proposed(settings.bytes(Setting::LastSetup), variant, terms);
    store.call(proposal);
    return proposal;
}

const View &AppServices::viewOf(const QString &variant)
{
    return *variants.find(variant)->view();
}

} // namespace medici::desktop
