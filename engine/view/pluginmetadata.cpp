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
    const QString &fault() const { return m_fault; }

    PluginMetadata read(const QJsonObject &object)
    {
        const QJsonArray seats = object.value("seats").toArray();
        PluginMetadata listing{name(object, "id"),
                               names(object, "names"),
                               number(seats.at(0), "seats", 1, mostSeats),
                               number(seats.at(1), "seats", 1, mostSeats),
                               {},
                               {}};
        require(listing.leastSeats <= listing.mostSeats, "'seats' must be the fewest and the most");
        const QJsonArray options = object.value("options").toArray();
        require(options.size() <= qsizetype{mostOptions}, QString("more than %1 options").arg(mostOptions));
        for (const QJsonValue option : options)
            listing.options.push_back(readOption(option.toObject()));
        return listing;
    }

private:
    OptionMetadata readOption(const QJsonObject &object)
    {
        constexpr int most = std::numeric_limits<std::int16_t>::max();
        const QString kind = object.value("kind").toString();
        require(kind == kindNames[0] || kind == kindNames[1], "an option's 'kind' must be number or flag");
        const OptionMetadata option{name(object, "key"),
                                    kind == kindNames[0] ? Option::Kind::Number : Option::Kind::Flag,
                                    number(object.value("least"), "least", 0, most),
                                    number(object.value("most"), "most", 0, most),
                                    number(object.value("usual"), "usual", 0, most),
                                    number(object.value("leastSolo"), "leastSolo", 0, most),
                                    names(object, "names")};
        require(option.least <= option.leastSolo && option.leastSolo <= option.usual
                    && option.usual <= option.most,
                QString("the numbers of option '%1' are out of order").arg(option.key));
        return option;
    }

    void require(bool met, const QString &fault)
    {
        if (!met && m_fault.isEmpty())
            m_fault = fault;
    }

    int number(const QJsonValue &value, const char *what, int least, int most)
    {
        const int found = value.toInt(-1);
        require(found >= least && found <= most,
                QString("'%1' must be a number from %2 to %3").arg(what).arg(least).arg(most));
        return found;
    }

    // A word that can stand in records and on the command line.
    QString name(const QJsonObject &object, const char *key)
    {
        static const QRegularExpression word("\\A[a-z][A-Za-z0-9-]*\\z");
        const QString found = object.value(QLatin1String(key)).toString();
        require(word.match(found).hasMatch(), QString("'%1' must be a word of letters").arg(key));
        return found;
    }

    Names names(const QJsonObject &object, const char *key)
    {
        Names names;
        const QJsonObject found = object.value(QLatin1String(key)).toObject();
        for (auto it = found.begin(); it != found.end(); ++it)
            names.insert(it.key(), it.value().toString());
        require(!names.value("en").isEmpty(), QString("'%1' lacks the English name").arg(key));
        return names;
    }

    QString m_fault;
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

QString PluginMetadata::differenceFrom(const SetupLimits &terms) const
{
    if (leastSeats != terms.leastSeats || mostSeats != terms.mostSeats)
        return QString("its metadata says %1 to %2 seats, its rules %3 to %4")
            .arg(leastSeats)
            .arg(mostSeats)
            .arg(terms.leastSeats)
            .arg(terms.mostSeats);
    if (!ranges::equal(options, terms.options, agree))
        return "its metadata and its rules have different options";
    return {};
}

std::variant<PluginMetadata, QString> readListing(const QJsonObject &metaData)
{
    const QString iid = metaData.value("IID").toString();
    if (iid.section('/', 0, 0) != QString(MEDICI_VARIANT_IID).section('/', 0, 0))
        return "it is a plug-in of another program";
    if (iid != MEDICI_VARIANT_IID)
        return "it was built for another version of this program";
    ListingReader reader;
    const PluginMetadata listing = reader.read(metaData.value("MetaData").toObject());
    if (!reader.fault().isEmpty())
        return "wrong metadata: " + reader.fault();
    return listing;
}

} // namespace medici
