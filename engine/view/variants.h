#pragma once

#include "engine/record/recordable.h"
#include "engine/view/pluginmetadata.h"

#include <QStringList>

#include <functional>
#include <memory>
#include <utility>
#include <vector>

class QObject;

namespace medici {

class Variant;

// The variants there are: those linked into the program and those in its plug-in folders. Plug-ins are
// read when this is made, and loaded when first asked for. One that cannot be used is left out, and
// problems() says why.
class Variants {
public:
    explicit Variants(const QStringList &folders);
    ~Variants();
    Variants(const Variants &) = delete;
    Variants &operator=(const Variants &) = delete;

    // Where this program's plug-ins are, built or installed.
    static QStringList programFolders();

    // By id.
    std::vector<PluginMetadata> listed() const;
    const PluginMetadata *listing(const QString &id) const;

    // Null if there is no such variant, or if it proves unusable.
    const Variant *find(const QString &id);

    // For readers of records, as long as this lives.
    Recordables recordables();

    // For those who need every variant, or every problem.
    void loadAll();

    // One sentence each, in the language of the moment.
    QStringList problems() const;

private:
    struct Entry;
    using Loading = std::function<QObject *(PluginFault &fault)>;

    void readLinked();
    void readFolder(const QString &folder);
    void add(const QJsonObject &metaData, const QString &file, Loading load);
    void report(const QString &file, const PluginFault &fault);
    const Variant *load(Entry &entry);

    std::vector<std::unique_ptr<Entry>> m_entries;
    std::vector<std::pair<QString, PluginFault>> m_problems; // with the file
};

} // namespace medici
