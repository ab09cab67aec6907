#include "engine/view/pluginmetadata.h"

#include "engine/rules/ranges.h"
#include "engine/view/plugin.h"
#include "engine/view/typesetting.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>
#include <limits>

namespace medici {

namespace {

constexpr const char *kindNames[] = {"number", "flag"};

// Reads one plug-in's metadata; of several faults the first one counts.
class ListingReader {
public:
    const PluginFault &fault() const { return m_fault; }

    PluginMetadata read(const QJsonObject &object)
    {
        const QJsonArray seats = object.value("seats").toArray();
        PluginMetadata listing{name(object, "id"),
                               names(object, "names"),
                               number(seats.at(0), "seats", 1, mostSeats),
                               number(seats.at(1), "seats", 1, mostSeats),
                               {},
                               {}};
        require(listing.leastSeats <= listing.mostSeats,
                QT_TRANSLATE_NOOP("Plugins", "wrong metadata: 'seats' must be the fewest and the most"));
        const QJsonArray options = object.value("options").toArray();
        require(options.size() <= qsizetype{mostOptions},
                QT_TRANSLATE_NOOP("Plugins", "wrong metadata: more than %1 options"),
                {QString::number(mostOptions)});
        for (const QJsonValue option : options)
            listing.options.push_back(readOption(option.toObject()));
        return listing;
    }

private:
    OptionMetadata readOption(const QJsonObject &object)
    {
        constexpr int most = std::numeric_limits<std::int16_t>::max();
        const QString kind = object.value("kind").toString();
        require(kind == kindNames[0] || kind == kindNames[1],
                QT_TRANSLATE_NOOP("Plugins", "wrong metadata: an option's 'kind' must be number or flag"));
        const OptionMetadata option{name(object, "key"),
                                    kind == kindNames[0] ? Option::Kind::Number : Option::Kind::Flag,
                                    number(object.value("least"), "least", 0, most),
                                    number(object.value("most"), "most", 0, most),
                                    number(object.value("usual"), "usual", 0, most),
                                    number(object.value("leastSolo"), "leastSolo", 0, most),
                                    names(object, "names")};
        require(option.least <= option.leastSolo && option.leastSolo <= option.usual
                    && option.usual <= option.most,
                QT_TRANSLATE_NOOP("Plugins", "wrong metadata: the numbers of option '%1' are out of order"),
                {option.key});
        return option;
    }

    void require(bool met, const char *words, const QStringList &values = {})
    {
        if (!met && !m_fault)
            m_fault = {words, values};
    }

    int number(const QJsonValue &value, const char *what, int least, int most)
    {
        const int found = value.toInt(-1);
        require(found >= least && found <= most,
                QT_TRANSLATE_NOOP("Plugins", "wrong metadata: '%1' must be a number from %2 to %3"),
                {what, QString::number(least), QString::number(most)});
        return found;
    }

    // A word that can stand in records and on the command line.
    QString name(const QJsonObject &object, const char *key)
    {
        static const QRegularExpression word("\\A[a-z][A-Za-z0-9-]*\\z");
        const QString found = object.value(QLatin1String(key)).toString();
        require(word.match(found).hasMatch(),
                QT_TRANSLATE_NOOP("Plugins", "wrong metadata: '%1' must be a word of letters"), {key});
        return found;
    }

    Names names(const QJsonObject &object, const char *key)
    {
        Names names;
        const QJsonObject found = object.value(QLatin1String(key)).toObject();
        for (auto it = found.begin(); it != found.end(); ++it)
            names.insert(it.key(), it.value().toString());
        require(!names.value("en").isEmpty(),
                QT_TRANSLATE_NOOP("Plugins", "wrong metadata: '%1' lacks the English name"), {key});
        return names;
    }

    PluginFault m_fault;
};

bool agree(const OptionMetadata &listed, const Option &option)
{
    return listed.key == QLatin1String(option.key.data(), static_cast<qsizetype>(option.key.size()))
        && listed.kind == option.kind && listed.least == option.least && listed.most == option.most
        && listed.usual == option.usual && listed.leastSolo == option.leastSolo;
}

} // namespace

QString nameIn(const QString &language, const Names &names)
{
    return typeset(names.value(language, names.value("en")), language);
}

PluginFault PluginMetadata::differenceFrom(const SetupLimits &terms) const
{
    if (leastSeats != terms.leastSeats || mostSeats != terms.mostSeats)
        return {QT_TRANSLATE_NOOP("Plugins", "its metadata says %1 to %2 seats, its rules %3 to %4"),
                {QString::number(leastSeats), QString::number(mostSeats), QString::number(terms.leastSeats),
                 QString::number(terms.mostSeats)}};
    if (!ranges::equal(options, terms.options, agree))
        return {QT_TRANSLATE_NOOP("Plugins", "its metadata and its rules have different options"), {}};
    return {};
}

std::variant<PluginMetadata, PluginFault> readListing(const QJsonObject &metaData)
{
    const QString iid = metaData.value("IID").toString();
    if (iid.section('/', 0, 0) != QString(MEDICI_VARIANT_IID).section('/', 0, 0))
        return PluginFault{QT_TRANSLATE_NOOP("Plugins", "it is a plug-in of another program"), {}};
    if (iid != MEDICI_VARIANT_IID)
        return PluginFault{QT_TRANSLATE_NOOP("Plugins", "it was built for another version of this program"),
                           {}};
    ListingReader reader;
    const PluginMetadata listing = reader.read(metaData.value("MetaData").toObject());
    if (reader.fault())
        return reader.fault();
    return listing;
}

} // namespace medici
