#pragma once

#include "app/desktop/look/tints.h"
#include "app/desktop/widgets/linelist.h"

#include <QHeaderView>
#include <QTableWidget>

#include <array>

namespace medici::desktop {

// What the page's lists are made of.

inline constexpr std::array dealCounts{5, 20, 100, 500};

inline QTableWidget *lines(int columns)
{
    auto *list = new QTableWidget;
    list->setColumnCount(columns);
    chooseByLine(*list);
    list->horizontalHeader()->setStretchLastSection(true);
    list->horizontalHeader()->setHighlightSections(false);
    list->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    return list;
}

inline void fill(QTableWidget &list, int row, const QStringList &texts)
{
    for (qsizetype column = 0; column < texts.size(); ++column)
        list.setItem(row, static_cast<int>(column), new QTableWidgetItem(texts[column]));
    list.setRowHeight(row, px(30));
}

inline void fit(QTableWidget &list)
{
    list.resizeColumnsToContents();
    for (int column = 0; column + 1 < list.columnCount(); ++column)
        list.setColumnWidth(column, list.columnWidth(column) + room(20));
}

} // namespace medici::desktop
