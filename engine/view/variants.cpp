#include "engine/view/variants.h"

#include "engine/rules/ranges.h"
#include "engine/view/variant.h"

#include <QCoreApplication>
#include <QDir>
#include <QJsonObject>
#include <QLibrary>
#include <QPluginLoader>

#include <algorithm>

namespace medici {

struct Variants::Entry {
    PluginMetadata listing;
    Loading load;
    const Variant *variant = nullptr;
};

Variants::Variants(const QStringList &folders)
{
    readLinked();
    QStringList seen;
    for (const QString &folder : folders) {
        const QString path = QDir(folder).canonicalPath();
        if (path.isEmpty() || seen.contains(path))
            continue;
        seen.append(path);
        readFolder(path);
    }
    ranges::sort(m_entries, {}, [](const std::unique_ptr<Entry> &entry) { return entry->listing.id; });
}

Variants::~Variants() = default;

// Nothing but what belongs to the program: who can write there can change the program as well.
QStringList Variants::programFolders()
{
    const QDir program(QCoreApplication::applicationDirPath());
    QStringList folders{program.filePath("../lib/medici/variants"), program.filePath("variants")};
    if (program.path().endsWith(".app/Contents/MacOS"))
        folders = {program.filePath("../PlugIns/variants"),
                   program.filePath("../PlugIns/built")}; // see packaging/macos
    return folders;
}

std::vector<PluginMetadata> Variants::listed() const
{
    std::vector<PluginMetadata> listed;
    for (const auto &entry : m_entries)
        listed.push_back(entry->listing);
    return listed;
}

const PluginMetadata *Variants::listing(const QString &id) const
{
    const auto found = ranges::find(m_entries, id, [](const auto &entry) { return entry->listing.id; });
    return found == m_entries.end() ? nullptr : &(*found)->listing;
}

const Variant *Variants::find(const QString &id)
{
    const auto found = ranges::find(m_entries, id, [](const auto &entry) { return entry->listing.id; });
    if (found == m_entries.end())
        return nullptr;
    if (const Variant *variant = load(**found))
        return variant;
    m_entries.erase(found);
    return nullptr;
}

Recordables Variants::recordables()
{
    QStringList ids;
    for (const auto &entry : m_entries)
        ids.append(entry->listing.id);
    return {ids, [this](const QString &id) { return find(id); }};
}

void Variants::loadAll()
{
    for (const PluginMetadata &listing : listed())
        find(listing.id);
}

const Variant *Variants::load(Entry &entry)
{
    if (entry.variant != nullptr)
        return entry.variant;
    PluginFault fault;
    QObject *object = entry.load(fault);
    const Variant *variant = qobject_cast<Variant *>(object);
    if (object != nullptr && variant == nullptr)
        fault = {QT_TRANSLATE_NOOP("Plugins", "it has no game in it"), {}};
    if (variant != nullptr)
        fault = entry.listing.differenceFrom(*variant);
    if (fault) {
        report(entry.listing.file, fault);
        return nullptr;
    }
    entry.variant = variant;
    return variant;
}

void Variants::readLinked()
{
    for (const QStaticPlugin &plugin : QPluginLoader::staticPlugins())
        // Qt's own plug-ins may be linked in as well, and are nobody's mistake.
        if (plugin.metaData().value("IID").toString() == MEDICI_VARIANT_IID)
            add(plugin.metaData(), {}, [plugin](PluginFault &) { return plugin.instance(); });
}

void Variants::readFolder(const QString &folder)
{
    const QDir place(folder);
    for (const QString &name : place.entryList(QDir::Files, QDir::Name)) {
        if (!QLibrary::isLibrary(name))
            continue;
        const QString file = place.filePath(name);
        const QJsonObject metaData = QPluginLoader(file).metaData();
        if (metaData.isEmpty()) {
            report(file, {QT_TRANSLATE_NOOP("Plugins", "it is not a plug-in, or damaged"), {}});
            continue;
        }
        add(metaData, file, [file](PluginFault &fault) {
            QPluginLoader again(file);
            QObject *object = again.instance();
            if (object == nullptr)
                fault = {"%1", {again.errorString()}};
            return object;
        });
    }
}

void Variants::add(const QJsonObject &metaData, const QString &file, Loading load)
{
    std::variant<PluginMetadata, PluginFault> read = readListing(metaData);
    if (const PluginFault *fault = std::get_if<PluginFault>(&read)) {
        report(file, *fault);
        return;
    }
    PluginMetadata listing = std::get<PluginMetadata>(std::move(read));
    if (const PluginMetadata *other = this->listing(listing.id)) {
        if (other->file.isEmpty())
            report(
                file,
                {QT_TRANSLATE_NOOP("Plugins", "the game '%1' is already part of the program"), {listing.id}});
        else
            report(file,
                   {QT_TRANSLATE_NOOP("Plugins", "the game '%1' is already there, from %2"),
                    {listing.id, QDir::toNativeSeparators(other->file)}});
        return;
    }
    listing.file = file;
    m_entries.push_back(std::make_unique<Entry>(Entry{std::move(listing), std::move(load), nullptr}));
}

void Variants::report(const QString &file, const PluginFault &fault)
{
    m_problems.emplace_back(QDir::toNativeSeparators(file), fault);
}

QStringList Variants::problems() const
{
    QStringList sentences;
    for (const auto &[file, fault] : m_problems) {
        const QString where = file.isEmpty() ? PluginFault::tr("A game in the program") : file;
        sentences << PluginFault::tr("%1 is left out: %2.").arg(where, fault.sentence());
    }
    return sentences;
}

} // namespace medici
