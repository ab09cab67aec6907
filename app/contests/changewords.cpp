#include "app/contests/changewords.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace medici {

namespace {

using Kind = RuleFigure::Kind;

struct ChangeTexts {
    Q_DECLARE_TR_FUNCTIONS(RuleChange)
};

QString oneDigit(double value)
{
    const double rounded = std::round(value * 10) / 10;
    return QLocale().toString(rounded == 0 ? 0 : rounded, 'f', 1); // nothing has no sign
}

QString withMargin(const Estimate &estimate, double unit, bool sign)
{
    const double mean = estimate.mean * unit;
    const QString words = sign && mean >= 0.05 ? u'+' + oneDigit(mean) : oneDigit(mean);
    return estimate.margin ? words + QStringLiteral(" ± ") + oneDigit(*estimate.margin * unit) : words;
}

double unitOf(const RuleFigure &figure)
{
    return figure.share() ? 100 : 1;
}

// What is more or less, without the figures.
QString headOf(const RuleFigure &figure, bool more, const QString &seat, const QString &source)
{
    switch (figure.kind) {
    case Kind::Wins:
        return figure.of == 0 ? more ? ChangeTexts::tr("Whoever begins wins more often")
                                     : ChangeTexts::tr("Whoever begins wins less often")
            : more ? ChangeTexts::tr("%1 wins more often", "Seat 2").arg(seat)
                              : ChangeTexts::tr("%1 wins less often", "Seat 2").arg(seat);
    case Kind::Score:
        return more ? ChangeTexts::tr("Scores are higher") : ChangeTexts::tr("Scores are lower");
    case Kind::Lead:
        return more ? ChangeTexts::tr("The winner is further ahead")
                    : ChangeTexts::tr("The winner is less far ahead");
    case Kind::Spread:
        return more ? ChangeTexts::tr("Scores lie further apart")
                    : ChangeTexts::tr("Scores lie closer together");
    case Kind::Ties:
        return more ? ChangeTexts::tr("First places are shared more often")
                    : ChangeTexts::tr("First places are shared less often");
    case Kind::Leader:
        return more ? ChangeTexts::tr("Whoever leads after the first round wins more often")
                    : ChangeTexts::tr("Whoever leads after the first round wins less often");
    case Kind::Decisions:
        return more ? ChangeTexts::tr("There is more to decide") : ChangeTexts::tr("There is less to decide");
    case Kind::Events:
        return more ? ChangeTexts::tr("A game takes more steps")
                    : ChangeTexts::tr("A game takes fewer steps");
    case Kind::Source:
        break;
    }
    return more ? ChangeTexts::tr("More points from: %1").arg(source)
                : ChangeTexts::tr("Fewer points from: %1").arg(source);
}

QString sideName(RuleTrial::Rules rules)
{
    return rules == RuleTrial::Before ? ChangeTexts::tr("Before") : ChangeTexts::tr("After");
}

QString whatWasLearned(const RuleTrial &trial)
{
    const bool before = trial.learned(RuleTrial::Before);
    const bool after = trial.learned(RuleTrial::After);
    if (before && after)
        return ChangeTexts::tr("Both sets of rules here are within that.");
    const QString how = ChangeTexts::tr("There they play without it, only by looking ahead.");
    if (!before && !after)
        return ChangeTexts::tr("Both sets of rules here leave that.") + u' ' + how;
    return (before ? ChangeTexts::tr("The rules after the change leave that.")
                   : ChangeTexts::tr("The rules before the change leave that."))
        + u' ' + how;
}

} // namespace

QString ChangeWords::seat(int seat) const
{
    return ChangeTexts::tr("Seat %1").arg(QLocale().toString(seat + 1));
}

QString ChangeWords::player() const
{
    const QString level = m_names.level(m_trial.level);
    return m_trial.playouts == 0
        ? level
        : ChangeTexts::tr("%1, but looking ahead by no more than %2 games a move", "a level; a number")
              .arg(level, QLocale().toString(m_trial.playouts));
}

QString ChangeWords::name(const RuleFigure &figure) const
{
    switch (figure.kind) {
    case Kind::Wins:
        return figure.of == 0 ? ChangeTexts::tr("Seat 1, which begins, wins, %")
                              : ChangeTexts::tr("Seat %1 wins, %").arg(QLocale().toString(figure.of + 1));
    case Kind::Score:
        return ChangeTexts::tr("Score");
    case Kind::Lead:
        return ChangeTexts::tr("The winner's lead");
    case Kind::Spread:
        return ChangeTexts::tr("From the best score to the worst");
    case Kind::Ties:
        return ChangeTexts::tr("First place shared, %");
    case Kind::Leader:
        return ChangeTexts::tr("Leader of the first round wins, %");
    case Kind::Decisions:
        return ChangeTexts::tr("Decisions in a game");
    case Kind::Events:
        return ChangeTexts::tr("Steps of a game, with luck");
    case Kind::Source:
        break;
    }
    return ChangeTexts::tr("Points from: %1").arg(m_names.source(figure.of));
}

QString ChangeWords::value(const RuleFigure &figure, const std::optional<Estimate> &estimate)
{
    return estimate ? withMargin(*estimate, unitOf(figure), false) : QStringLiteral("–");
}

QString ChangeWords::change(const RuleFigure &figure)
{
    return figure.change ? withMargin(*figure.change, unitOf(figure), true) : QStringLiteral("–");
}

QString ChangeWords::finding(const RuleFigure &figure) const
{
    const QString source = figure.kind == Kind::Source ? m_names.source(figure.of) : QString();
    const QString head = headOf(figure, figure.change->mean > 0, seat(figure.of), source);
    const double unit = unitOf(figure);
    const QString words = figure.share()
        ? ChangeTexts::tr("%1: %2 % instead of %3 % (%4).", "what differs; after; before; by how much")
        : ChangeTexts::tr("%1: %2 instead of %3 (%4).", "what differs; after; before; by how much");
    return words.arg(head, oneDigit(figure.rules[RuleTrial::After]->mean * unit),
                     oneDigit(figure.rules[RuleTrial::Before]->mean * unit), change(figure));
}

// Which seat wins more than its part, by either rules.
QString ChangeWords::edge(const RuleChange &change, RuleTrial::Rules rules) const
{
    const double even = 1.0 / m_trial.seats();
    const double reach = reachAmong(2 * static_cast<std::size_t>(m_trial.seats()));
    const RuleFigure *best = nullptr;
    for (int of = 0; of < m_trial.seats(); ++of) {
        const RuleFigure *figure = change.find(Kind::Wins, of);
        const std::optional<Estimate> &wins = figure->rules[rules];
        if (!wins->margin || wins->mean - reach * *wins->margin <= even)
            continue;
        if (best == nullptr || wins->mean > best->rules[rules]->mean)
            best = figure;
    }
    if (best == nullptr)
        return ChangeTexts::tr("%1: no seat surely has an edge.").arg(sideName(rules));
    return ChangeTexts::tr("%1: the edge is with seat %2, which wins %3 % where %4 % would be even.")
        .arg(sideName(rules), QLocale().toString(best->of + 1), value(*best, best->rules[rules]),
             oneDigit(100 * even));
}

QStringList ChangeWords::findings(const RuleChange &change) const
{
    QStringList sentences;
    for (const RuleFigure &figure : change.figures)
        if (figure.sure)
            sentences << finding(figure);
    if (sentences.isEmpty())
        sentences << ChangeTexts::tr("Nothing differs by more than chance explains.");
    if (change.deals > 1 && m_trial.seats() > 1)
        for (const RuleTrial::Rules rules : {RuleTrial::Before, RuleTrial::After})
            sentences << edge(change, rules);
    return sentences;
}

QStringList ChangeWords::trust(const RuleChange &change) const
{
    QStringList sentences{
        ChangeTexts::tr(
            "Deals played by both sets of rules with the same luck: %1. Who sat at every seat: %2.")
            .arg(QLocale().toString(change.deals), player()),
        ChangeTexts::tr("Computer players learned by the usual rules.") + u' ' + whatWasLearned(m_trial)};
    if (!m_trial.stronger())
        return sentences;
    if (!change.trust) {
        sentences << ChangeTexts::tr("How much better stronger players do was not asked often enough yet.");
        return sentences;
    }
    const RuleTrust &trust = *change.trust;
    const double unit = trust.alone ? 1 : 100;
    const QString words = trust.alone
        ? ChangeTexts::tr("The next stronger player (%1) gets so many points more: before %2, after %3.")
        : ChangeTexts::tr(
            "The next stronger player (%1) in one seat wins so much more, in %: before %2, after %3.");
    sentences << words.arg(m_names.level(*m_trial.stronger()),
                           withMargin(trust.gain[RuleTrial::Before], unit, true),
                           withMargin(trust.gain[RuleTrial::After], unit, true));
    sentences << (trust.sure ? ChangeTexts::tr(
                      "That is not the same: they do not play both sets of rules equally well, and a "
                      "part of what differs may come of that.")
                             : ChangeTexts::tr("The two differ by %1, which may be chance.")
                                   .arg(withMargin(trust.change, unit, true)));
    return sentences;
}

} // namespace medici
