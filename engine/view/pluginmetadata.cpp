#include "engine/view/pluginmetadata.h"

#include "engine/rules/ranges.h"
#include "engine/view/plugin.h"
#include "engine/view/typesetting.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>
#include <limits>

namespace medici {

namespace {

constexpr const char *kindNames[] = {"number", "flag", "choice"};

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
                               {},
                               {},
                               {}};
        require(listing.leastSeats <= listing.mostSeats,
                QT_TRANSLATE_NOOP("Plugins", "wrong metadata: 'seats' must be the fewest and the most"));
        const QJsonArray options = object.value("options").toArray();
        require(options.size() <= qsizetype{mostOptions},
                QT_TRANSLATE_NOOP("Plugins", "wrong metadata: more than %1 options"),
                {QString::number(mostOptions)});
        for (const QJsonValue group : object.value("groups").toArray())
            listing.groups.push_back(readGroup(group.toObject()));
        for (const QJsonValue option : options) {
            listing.options.push_back(readOption(option.toObject(), listing));
            const OptionMetadata &read = listing.options.back();
            require(read.group.isEmpty() || listing.groupOf(read) != nullptr,
                    QT_TRANSLATE_NOOP("Plugins", "wrong metadata: the group of option '%1' is not there"),
                    {read.key});
        }
        if (object.contains("presentation"))
            listing.presentation = readPresentation(object.value("presentation").toObject());
        return listing;
    }

private:
    static constexpr int mostNumber = std::numeric_limits<std::int16_t>::max();

    OptionMetadata readOption(const QJsonObject &object, const PluginMetadata &listing)
    {
        const auto kind = ranges::find(kindNames, object.value("kind").toString());
        require(kind != std::end(kindNames),
                QT_TRANSLATE_NOOP("Plugins",
                                  "wrong metadata: an option's 'kind' must be number, flag or choice"));
        const OptionMetadata option{name(object, "key"),
                                    static_cast<Option::Kind>((kind - std::begin(kindNames)) % 3),
                                    number(object.value("least"), "least", 0, mostNumber),
                                    number(object.value("most"), "most", 0, mostNumber),
                                    usual(object.value("usual"), listing),
                                    number(object.value("leastSolo"), "leastSolo", 0, mostNumber),
                                    names(object, "names"),
                                    object.value("group").toString()};
        bool inOrder = option.least <= option.leastSolo && option.leastSolo <= option.most;
        for (int seats = listing.leastSeats; seats <= listing.mostSeats && !m_fault; ++seats)
            if (const int usual = option.usual.at(seats); usual != Usual::nowhere)
                inOrder = inOrder && (seats == 1 ? option.leastSolo : option.least) <= usual
                    && usual <= option.most;
        require(inOrder,
                QT_TRANSLATE_NOOP("Plugins", "wrong metadata: the numbers of option '%1' are out of order"),
                {option.key});
        return option;
    }

    // A number, or several by the number of seats.
    Usual usual(const QJsonValue &value, const PluginMetadata &listing)
    {
        const auto small = [&](const QJsonValue &one) {
            return static_cast<std::int16_t>(number(one, "usual", 0, mostNumber));
        };
        if (!value.isObject() || m_fault)
            return small(value);
        const QJsonObject bySeats = value.toObject();
        return Usual::by(listing.leastSeats, listing.mostSeats, [&](int seats) {
            const QString key = QString::number(seats);
            return bySeats.contains(key) ? small(bySeats.value(key)) : Usual::nowhere;
        });
    }

    OptionGroup readGroup(const QJsonObject &object)
    {
        OptionGroup group{name(object, "key"), names(object, "names"), object.value("rule").toString(), {}};
        for (const QJsonValue choice : object.value("choices").toArray())
            group.choices.push_back({name(choice.toObject(), "word"), names(choice.toObject(), "names")});
        return group;
    }

    Presentation readPresentation(const QJsonObject &object)
    {
        const std::optional<Cover> cover = readCover(object.value("cover").toObject());
        require(
            cover.has_value(),
            QT_TRANSLATE_NOOP("Plugins",
                              "wrong metadata: 'cover' must say how wide its cards or dice are, and where "
                              "each of them lies"));
        return {names(object, "summary"), number(object.value("minutes"), "minutes", 1, mostNumber),
                cover.value_or(Cover()), object.value("sheet").toBool(), object.value("lesson").toBool()};
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

QLatin1String spelled(std::string_view word)
{
    return QLatin1String(word.data(), static_cast<qsizetype>(word.size()));
}

bool agree(const OptionMetadata &listed, const Option &option, const OptionGroup *group)
{
    const bool sameWords = option.kind != Option::Kind::Choice
        || (group != nullptr
            && ranges::equal(group->choices, option.words, [](const auto &choice, std::string_view word) {
                   return choice.word == spelled(word);
               }));
    return listed.key == spelled(option.key) && listed.kind == option.kind && listed.least == option.least
        && listed.most == option.most && listed.usual == option.usual && listed.leastSolo == option.leastSolo
        && listed.group == spelled(option.group) && sameWords;
}

} // namespace

QString nameIn(const QString &language, const Names &names)
{
    return typeset(names.value(language, names.value("en")), language);
}

const OptionGroup *PluginMetadata::groupOf(const OptionMetadata &option) const
{
    const auto group = ranges::find(groups, option.group, &OptionGroup::key);
    return group == groups.end() ? nullptr : &*group;
}

bool PluginMetadata::alone(std::size_t option) const
{
    return !options[option].group.isEmpty()
        && ranges::count(options, options[option].group, &OptionMetadata::group) == 1;
}

QString PluginMetadata::nameOf(std::size_t option, const QString &language) const
{
    const QString name = nameIn(language, options[option].names);
    const OptionGroup *group = groupOf(options[option]);
    return group == nullptr || alone(option) ? name
                                             : nameIn(language, group->names) + QStringLiteral(": ") + name;
}

QString PluginMetadata::valueOf(std::size_t option, int value, const QString &language) const
{
    const OptionGroup *group = groupOf(options[option]);
    const auto choice = static_cast<std::size_t>(value);
    return options[option].kind == Option::Kind::Choice && group != nullptr && choice < group->choices.size()
        ? nameIn(language, group->choices[choice].names)
        : QString::number(value);
}

PluginFault PluginMetadata::differenceFrom(const Variant &variant) const
{
    const SetupLimits &terms = variant.terms();
    if (leastSeats != terms.leastSeats || mostSeats != terms.mostSeats)
        return {QT_TRANSLATE_NOOP("Plugins", "its metadata says %1 to %2 seats, its rules %3 to %4"),
                {QString::number(leastSeats), QString::number(mostSeats), QString::number(terms.leastSeats),
                 QString::number(terms.mostSeats)}};
    if (!ranges::equal(options, terms.options, [&](const OptionMetadata &listed, const Option &option) {
            return agree(listed, option, groupOf(listed));
        }))
        return {QT_TRANSLATE_NOOP("Plugins", "its metadata and its rules have different options"), {}};
    const View *view = variant.view();
    const bool lesson = QFile::exists(QStringLiteral(":/medici/%1/lessons/first.lesson").arg(id));
    const bool same = presentation ? view != nullptr && presentation->sheet == (view->scoreSheet() != nullptr)
            && presentation->lesson == lesson
                                   : view == nullptr;
    if (!same)
        return {QT_TRANSLATE_NOOP("Plugins",
                                  "its metadata does not say what it has: a board, a score sheet, a lesson"),
                {}};
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
