#include "app/cli/changetable.h"

#include "app/cli/columns.h"
#include "app/cli/latin.h"
#include "app/contests/changewords.h"
#include "engine/record/header.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <array>

namespace medici::cli {

namespace {

using Kind = RuleFigure::Kind;

// Of each kind, in JSON and CSV.
constexpr std::array kindWords{"wins",   "score",     "lead",   "spread", "ties",
                               "leader", "decisions", "events", "source"};

QString wordOf(Kind kind)
{
    return kindWords[static_cast<std::size_t>(kind)];
}

ChangeWords wordsFor(const RuleTrial &trial)
{
    return {trial,
            {[&](int source) { return trial.variant->words().source(source); },
             [](Level level) { return '\'' + latin(nameOf(level)) + '\''; }}};
}

QStringList rulesOf(const RuleTrial &trial, RuleTrial::Rules which)
{
    const SetupLimits terms = trial.variant->terms();
    QStringList options;
    for (std::size_t i = 0; i < terms.options.size(); ++i)
        if (trial.rules[0].options[i] != trial.rules[1].options[i])
            options += latin(terms.options[i].key) + u'='
                + optionWord(terms.options[i], trial.rules[which].options[i]).toVariant().toString();
    return options;
}

QString named(const RuleTrial &trial, RuleTrial::Rules which)
{
    const QStringList options = rulesOf(trial, which);
    return options.isEmpty() ? QString("the same") : options.join(", ");
}

QString textOf(const PlayedTrial &played, const RuleChange &change)
{
    const RuleTrial &trial = played.trial;
    const ChangeWords words = wordsFor(trial);
    QList<QStringList> rows{{"", "before", "after", "change", ""}};
    for (const RuleFigure &figure : change.figures)
        rows += {words.name(figure), ChangeWords::value(figure, figure.rules[RuleTrial::Before]),
                 ChangeWords::value(figure, figure.rules[RuleTrial::After]), ChangeWords::change(figure),
                 figure.sure ? "*" : ""};
    QString text = QString("%1 with %2 seats, seed %3: %4 deals\nbefore: %5\nafter:  %6\n\n")
                       .arg(trial.id)
                       .arg(trial.seats())
                       .arg(trial.seed)
                       .arg(change.deals)
                       .arg(named(trial, RuleTrial::Before), named(trial, RuleTrial::After))
        + inColumns(rows, 1) + u'\n';
    for (const QString &sentence : words.findings(change) + words.trust(change))
        text += sentence + u'\n';
    return text
        + "Figures after ± are half of a 95% confidence interval; * marks what chance alone would "
          "bring about\nsomewhere in such a table once in twenty times at most.\n";
}

QJsonValue jsonOf(const std::optional<Estimate> &estimate)
{
    if (!estimate)
        return QJsonValue::Null;
    return QJsonObject{
        {"mean", estimate->mean},
        {"margin", estimate->margin ? QJsonValue(*estimate->margin) : QJsonValue(QJsonValue::Null)}};
}

QJsonObject jsonOf(const PlayedTrial &played, const RuleChange &change)
{
    const RuleTrial &trial = played.trial;
    const Words &words = trial.variant->words();
    QJsonArray figures;
    for (const RuleFigure &figure : change.figures) {
        QJsonObject json{{"figure", wordOf(figure.kind)},
                         {"before", jsonOf(figure.rules[RuleTrial::Before])},
                         {"after", jsonOf(figure.rules[RuleTrial::After])},
                         {"change", jsonOf(figure.change)},
                         {"sure", figure.sure}};
        if (figure.kind == Kind::Wins)
            json["seat"] = figure.of;
        if (figure.kind == Kind::Source)
            json["source"] = words.source(figure.of);
        figures.append(json);
    }
    QJsonObject json{
        {"variant", trial.id},
        {"seats", trial.seats()},
        {"before", QJsonArray::fromStringList(rulesOf(trial, RuleTrial::Before))},
        {"after", QJsonArray::fromStringList(rulesOf(trial, RuleTrial::After))},
        {"level", latin(nameOf(trial.level))},
        {"playouts", trial.playouts},
        {"learned", QJsonArray{trial.learned(RuleTrial::Before), trial.learned(RuleTrial::After)}},
        {"seed", QString::number(trial.seed)},
        {"deals", change.deals},
        {"figures", figures},
        {"sentences", QJsonArray::fromStringList(wordsFor(trial).findings(change))}};
    if (change.trust)
        json["stronger"] = QJsonObject{{"level", latin(nameOf(*trial.stronger()))},
                                       {"probes", change.trust->probes},
                                       {"unit", change.trust->alone ? "points" : "winShare"},
                                       {"before", jsonOf(change.trust->gain[RuleTrial::Before])},
                                       {"after", jsonOf(change.trust->gain[RuleTrial::After])},
                                       {"change", jsonOf(change.trust->change)},
                                       {"sure", change.trust->sure}};
    return json;
}

QString csvOf(const PlayedTrial &played, const RuleChange &change)
{
    QString text = "figure,of,before,beforeMargin,after,afterMargin,change,changeMargin,sure\n";
    const Words &words = played.trial.variant->words();
    const auto cells = [](const std::optional<Estimate> &estimate) {
        const auto number = [](double value) { return QString::number(value, 'f', 4); };
        return QStringList{estimate ? number(estimate->mean) : QString(),
                           estimate && estimate->margin ? number(*estimate->margin) : QString()};
    };
    for (const RuleFigure &figure : change.figures) {
        const QString of = figure.kind == Kind::Wins ? QString::number(figure.of)
            : figure.kind == Kind::Source            ? words.source(figure.of)
                                                     : QString();
        text += (QStringList{wordOf(figure.kind), of} + cells(figure.rules[RuleTrial::Before])
                 + cells(figure.rules[RuleTrial::After]) + cells(figure.change)
                 + QStringList{figure.sure ? "yes" : "no"})
                    .join(u',')
            + u'\n';
    }
    return text;
}

} // namespace

QByteArray changeIn(const Arguments &arguments, const PlayedTrial &played)
{
    const RuleChange change = medici::changeIn(played);
    if (arguments.given("json"))
        return QJsonDocument(jsonOf(played, change)).toJson();
    return (arguments.given("csv") ? csvOf(played, change) : textOf(played, change)).toUtf8();
}

} // namespace medici::cli
