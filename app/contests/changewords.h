#pragma once

#include "app/contests/rulechange.h"

#include <QStringList>

#include <functional>

namespace medici {

// What a change of rules comes to, in words, in the language of the moment.
class ChangeWords {
public:
    // What things are called where it is said.
    struct Names {
        std::function<QString(int source)> source;
        std::function<QString(Level)> level;
    };

    ChangeWords(const RuleTrial &trial, Names names) : m_trial(trial), m_names(std::move(names)) {}

    QString name(const RuleFigure &figure) const;
    // '27.1 ± 1.2', shares in hundredths.
    static QString value(const RuleFigure &figure, const std::optional<Estimate> &estimate);
    static QString change(const RuleFigure &figure);

    // What is beyond doubt, a sentence each; one that nothing is.
    QStringList findings(const RuleChange &change) const;
    // Who played, and how far they can be trusted.
    QStringList trust(const RuleChange &change) const;

private:
    QString finding(const RuleFigure &figure) const;
    QString edge(const RuleChange &change, RuleTrial::Rules rules) const;
    QString seat(int seat) const;
    QString player() const;

    const RuleTrial &m_trial;
    Names m_names;
};

} // namespace medici
