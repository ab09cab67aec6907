#pragma once

#include "engine/view/theme.h"

#include <QMap>
#include <QSize>
#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

namespace medici {

// A rules page, read from its plain text and typeset, a line for each thing:
//
//     # Title
//     ## Section
//     D17 A statement. Its number names it in every language, in the program and in the tests.
//     X1 Title: a worked example.
//     [dice:gold5,fur3] A figure that the variant's view paints, with a caption or without.
//     Anything else is a paragraph.
//
// Words between two stars are **strong**.
class RulesPage {
public:
    enum class Kind { Section, Statement, Example, Figure, Paragraph };

    struct Item {
        Kind kind;
        QString id; // of a statement or example; what to paint, for a figure
        QString text;
    };

    explicit RulesPage(const QString &source, QStringView language = u"en");

    const QString &title() const { return m_title; }
    const std::vector<Item> &items() const { return m_items; }
    const Item *find(const QString &id) const;
    QStringList statements() const;
    QStringList sections() const;
    static QString anchorOfSection(qsizetype section); // the first is 0

    // For a text browser: every statement, example and section can be linked to by its id ('D17', 'X1',
    // 'section-2'); a statement's number is a link, 'place:D17'; figures are images named 'figure:…'.
    // Remarks stand below the statements that they belong to.
    QString html(const Theme &theme, const std::function<QSize(const QString &)> &figureSize,
                 qreal textScale = 1, const QMap<QString, QString> &remarks = {}) const;

private:
    QString m_title;
    std::vector<Item> m_items;
};

} // namespace medici
