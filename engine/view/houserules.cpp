#include "engine/view/houserules.h"

#include "engine/view/translations.h"

#include <QCoreApplication>
#include <QStringList>

#include <functional>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace medici {

namespace {

struct HouseTexts {
    Q_DECLARE_TR_FUNCTIONS(HouseRules)
};

bool changed(const OptionMetadata &option, const Setup &setup, std::size_t number)
{
    return !option.group.isEmpty() && option.usual.at(setup.seats) != Usual::nowhere
        && setup.options[number] != option.usual.at(setup.seats);
}

// What is changed of each group, said by `say`.
std::vector<std::pair<const OptionGroup *, QStringList>>
changedGroups(const PluginMetadata &listing, const Setup &setup,
              const std::function<QString(std::size_t)> &say)
{
    std::vector<std::pair<const OptionGroup *, QStringList>> groups;
    for (std::size_t i = 0; i < listing.options.size(); ++i) {
        if (!changed(listing.options[i], setup, i))
            continue;
        const OptionGroup *group = listing.groupOf(listing.options[i]);
        if (groups.empty() || groups.back().first != group)
            groups.emplace_back(group, QStringList());
        groups.back().second << say(i);
    }
    return groups;
}

} // namespace

QString houseRulesLine(const PluginMetadata &listing, const Setup &setup, const QString &language)
{
    const auto say = [&](std::size_t option) {
        const QString value = listing.valueOf(option, setup.options[option], language);
        return listing.alone(option) ? value
                                     : nameIn(language, listing.options[option].names) + QChar::Nbsp + value;
    };
    QStringList groups;
    for (const auto &[group, words] : changedGroups(listing, setup, say))
        groups << nameIn(language, group->names) + u": "_s + words.join(u", "_s);
    return groups.join(u"; "_s);
}

QMap<QString, QString> houseRulesByStatement(const PluginMetadata &listing, const Setup &setup,
                                             const QString &language)
{
    const auto say = [&](std::size_t option) {
        const QString value = listing.valueOf(option, setup.options[option], language);
        const QString usual =
            listing.valueOf(option, listing.options[option].usual.at(setup.seats), language);
        return HouseTexts::tr("%1: %2 (usually %3)", "a house rule, its figure and the usual one")
            .arg(nameIn(language, listing.options[option].names), value, usual);
    };
    QMap<QString, QString> statements;
    for (const auto &[group, words] : changedGroups(listing, setup, say)) {
        QString &text = statements[group->rule];
        if (!text.isEmpty())
            text += u"; "_s;
        text += words.join(u"; "_s);
    }
    return statements;
}

Names markedAsHouseRules(const Names &title, const Translations &translations)
{
    Names marked = title;
    for (auto it = marked.begin(); it != marked.end(); ++it)
        it.value() += u" – "_s + translations.in(it.key(), [] { return HouseTexts::tr("house rules"); });
    return marked;
}

} // namespace medici
