#include "tests/layers/arrows.h"

#include "engine/rules/ranges.h"

#include <QDirIterator>
#include <QFile>
#include <QHash>
#include <QRegularExpression>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace {

// Lowest first: each includes its own and lower ones.
enum class Layer {
    Rules,
    Players,
    Review,
    Record,
    View,
    Variant,
    Programs,
    Web,
    Contests,
    Cli,
    Desktop,
    None
};

struct Include {
    QString header;
    bool quoted;
    qsizetype line;
};

struct Source {
    QString path;
    QList<Include> includes;
};

Layer folderOf(const QString &path)
{
    const std::array folders{u"engine/rules/"_s,  u"engine/players/"_s, u"engine/review/"_s,
                             u"engine/record/"_s, u"engine/view/"_s,    u"variants/"_s,
                             u"app/programs/"_s,  u"app/web/"_s,        u"app/contests/"_s,
                             u"app/cli/"_s,       u"app/desktop/"_s};
    const auto found =
        medici::ranges::find_if(folders, [&](const QString &folder) { return path.startsWith(folder); });
    return static_cast<Layer>(found - folders.begin());
}

QString variantOf(const QString &path)
{
    return folderOf(path) == Layer::Variant ? path.section(u'/', 1, 1) : QString();
}

QStringList linesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).split(u'\n') : QStringList();
}

QStringList filesIn(const QDir &root, const QStringList &folders, const QStringList &patterns)
{
    QStringList found;
    for (const QString &folder : folders) {
        QDirIterator entries(root.filePath(folder), patterns, QDir::Files, QDirIterator::Subdirectories);
        while (entries.hasNext())
            found << root.relativeFilePath(entries.next());
    }
    found.sort();
    return found;
}

QList<Source> sourcesIn(const QDir &root)
{
    static const QRegularExpression directive(u"^\\s*#\\s*include\\s*([<\"])([^>\"]+)[>\"]"_s);
    QList<Source> sources;
    for (const QString &path :
         filesIn(root, {u"engine"_s, u"variants"_s, u"app"_s}, {u"*.h"_s, u"*.cpp"_s})) {
        Source source{path, {}};
        const QStringList lines = linesOf(root.filePath(path));
        for (qsizetype i = 0; i < lines.size(); ++i) {
            const QRegularExpressionMatch match = directive.match(lines[i]);
            if (match.hasMatch())
                source.includes.append({match.captured(2), match.captured(1) == "\""_L1, i});
        }
        sources.append(source);
    }
    return sources;
}

// A variant has the layers in folders of its own; its words stand beside them.
Layer layerOf(const QString &path)
{
    static const QRegularExpression rules(u"^variants/\\w+/rules/"_s);
    static const QRegularExpression players(u"^variants/\\w+/player/"_s);
    static const QRegularExpression words(u"^variants/\\w+/(record|positionwords)\\."_s);
    return rules.match(path).hasMatch()  ? Layer::Rules
        : players.match(path).hasMatch() ? Layer::Players
        : words.match(path).hasMatch()   ? Layer::Record
                                         : folderOf(path);
}

QString faultOfQt(Layer layer, const QString &header)
{
    // Headers without a module are left to the linkage, which finds only those of the right ones.
    const QString module = header.contains(u'/') ? header.section(u'/', 0, 0) : u"QtCore"_s;
    if (layer <= Layer::Review)
        return u"rules, players and reviews know no Qt"_s;
    if (layer == Layer::Record && module != "QtCore"_L1)
        return u"records know Qt Core only"_s;
    if (layer == Layer::View && module != "QtCore"_L1 && module != "QtGui"_L1)
        return u"engine/view knows Qt Core and Gui only"_s;
    return {};
}

// What is wrong with a file of this layer including that; empty when nothing is.
QString faultOf(const QString &path, Layer layer, const Include &include)
{
    static const QRegularExpression qt(u"^(Q[A-Z]\\w+$|Qt\\w+(/|$)|q\\w+\\.h$)"_s);
    const QString &header = include.header;
    if (qt.match(header).hasMatch())
        return faultOfQt(layer, header);
    if (layer <= Layer::Review && header.startsWith("boost/"_L1) && !header.startsWith("boost/random/"_L1))
        return u"rules know nothing of Boost but its Random"_s;
    if (!include.quoted || header.endsWith(".moc"_L1))
        return {};

    const Layer target = folderOf(header);
    if (target == Layer::None)
        return u"an include starts at the root: engine, variants or a room of app"_s;
    if (target == Layer::Variant && variantOf(header) != variantOf(path))
        return u"a variant's folder is its own"_s;
    if ((target == Layer::Cli || target == Layer::Desktop) && target != layer)
        return u"a program is nobody's part"_s;
    return layerOf(header) > layer ? u"nothing includes upward"_s : QString();
}

// Whether a README.md further up names a folder of tests, variants or packages: by its path from there or the
// end of that, in which X is any game.
bool aRowSpeaksFor(const QDir &root, const QString &folder)
{
    const QStringList path = folder.split(u'/');
    if (path.front() == "engine"_L1 || path.front() == "app"_L1)
        return false;
    for (qsizetype up = path.size() - 1; up > 0; --up) {
        QString steps;
        for (const QString &step : path.sliced(up, path.size() - 1 - up))
            steps += u"((%1|X)/)?"_s.arg(QRegularExpression::escape(step));
        const QRegularExpression name(u"`%1(%2|X)/`"_s.arg(steps, QRegularExpression::escape(path.back())));
        const QString above = path.first(up).join(u'/') + u"/README.md"_s;
        if (linesOf(root.filePath(above)).join(u'\n').contains(name))
            return true;
    }
    return false;
}

QString fault(const QString &path, qsizetype line, const QString &what)
{
    return u"%1:%2: %3"_s.arg(path).arg(line + 1).arg(what);
}

} // namespace

QStringList faultsOfIncludes(const QDir &root)
{
    const QList<Source> sources = sourcesIn(root);
    QStringList faults;
    for (const Source &source : sources) {
        for (const Include &include : source.includes) {
            const QString reason = faultOf(source.path, layerOf(source.path), include);
            if (!reason.isEmpty())
                faults << fault(source.path, include.line, include.header + u" - "_s + reason);
        }
    }
    return faults;
}

QStringList faultsOfNames(const QDir &root)
{
    const QString variants =
        QDir(root.filePath(u"variants"_s)).entryList(QDir::Dirs | QDir::NoDotAndDotDot).join(u'|');
    const QRegularExpression name(
        u"variants/(%1)\\b|medici_(%1)\\b|medici::(%1)\\b|\"(%1)\""_s.arg(variants));

    QStringList faults;
    for (const QString &path :
         filesIn(root, {u"engine"_s, u"app"_s}, {u"*.h"_s, u"*.cpp"_s, u"CMakeLists.txt"_s})) {
        const QStringList lines = linesOf(root.filePath(path));
        for (qsizetype i = 0; i < lines.size(); ++i) {
            if (name.match(lines[i]).hasMatch())
                faults << fault(path, i, lines[i].trimmed() + u" - the variants are found, not named"_s);
        }
    }
    return faults;
}

QStringList foldersThatSayNothing(const QDir &root)
{
    constexpr int few = 7;
    const QStringList sources{u"*.h"_s, u"*.cpp"_s};
    QHash<QString, int> files;
    for (const QString &path : filesIn(root, {u"engine"_s, u"app"_s, u"tests"_s, u"variants"_s}, sources)
             + filesIn(root, {u"packaging"_s}, {u"*"_s}))
        ++files[QFileInfo(path).path()];
    QStringList faults;
    for (auto folder = files.cbegin(); folder != files.cend(); ++folder)
        if (folder.value() > few && !root.exists(folder.key() + u"/README.md"_s)
            && !aRowSpeaksFor(root, folder.key()))
            faults << folder.key()
                    + u" - holds %1 files and has no README.md that says which"_s.arg(folder.value());
    return faults;
}
