#include "variants/auction/paper/trackaid.h"

#include "engine/rules/ranges.h"
#include "engine/view/paper/marks.h"
#include "variants/auction/rules/prizes.h"
#include "variants/auction/view/eventtext.h"

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

namespace medici::auction {

namespace {

constexpr qreal gapOfAid = 5;
constexpr qreal head = 10;
constexpr int moneyRow = 10;
constexpr int moneyRows = 10;

void paintTitle(PaperPainter &quill, const QRectF &place, const QString &title, const QStringList &words)
{
    quill.write(QRectF(place.left(), place.top(), 0.5 * place.width(), head - 3), title,
                {5, false, {}, true});
    quill.writeStack(QRectF(place.center().x(), place.top(), 0.5 * place.width(), head - 2), words,
                     {2.7, false, Qt::AlignRight | Qt::AlignVCenter});
}

// A row for each ten, from the lowest at the bottom, as the levels of the market go.
void paintMoney(PaperPainter &quill, const QRectF &place)
{
    paintTitle(quill, place, quill.say([] { return Text::tr("Florins"); }),
               quill.sayEach([] { return Text::tr("past 99: turn the counter over, +100"); }));
    const Ruled table(place.adjusted(0, head, 0, 0), std::vector<qreal>(moneyRow, 1),
                      std::vector<qreal>(moneyRows, 1));
    for (std::size_t row = 0; row < moneyRows; ++row)
        quill.wash(table.cell(row, 0));
    table.paint(quill);
    for (std::size_t row = 0; row < moneyRows; ++row)
        for (std::size_t column = 0; column < moneyRow; ++column) {
            const std::size_t florins = (moneyRows - 1 - row) * moneyRow + column;
            const QRectF cell = table.cell(row, column).adjusted(0.8, 0.5, -0.5, 0);
            quill.write(QRectF(cell.topLeft(), QSizeF(cell.width(), 3.4)), QString::number(florins),
                        {2.7, florins % 5 == 0, Qt::AlignLeft | Qt::AlignTop});
        }
}

void paintTracks(PaperPainter &quill, const QRectF &place, const Edition &edition)
{
    const auto &levelBonus = edition.levelBonus;
    const auto lowest = ranges::find_if(levelBonus, [](int bonus) { return bonus > 0; });
    const bool any = lowest != levelBonus.end();
    paintTitle(quill, place, quill.say([] { return Text::tr("Market"); }), quill.sayEach([&] {
        return any ? Text::tr("bonus on levels %1 to %2").arg(lowest - levelBonus.begin()).arg(topLevel)
                   : QString();
    }));
    std::vector<qreal> columns{1.05};
    columns.insert(columns.end(), goods, 1);
    std::vector<qreal> rows(topLevel + 1, 1);
    rows.insert(rows.begin(), 1.1);
    const Ruled table(place.adjusted(0, head, 0, 0), columns, rows);
    for (std::size_t level = 0; level <= topLevel; ++level)
        if (levelBonus[level] != 0)
            quill.wash(table.row(topLevel + 1 - level));
    table.paint(quill);
    for (std::size_t i = 0; i < goods; ++i) {
        const QRectF cell = table.cell(0, i + 1);
        const qreal side = 0.55 * cell.height();
        quill.symbol(symbolOf(allGoods[i]),
                     QRectF(cell.center().x() - side / 2, cell.top() + 0.6, side, side));
        quill.writeStack(QRectF(cell.left() + 0.3, cell.top() + side + 0.6, cell.width() - 0.6,
                                cell.height() - side - 0.8),
                         quill.sayEach([&] { return nameOf(allGoods[i]); }), {2.6, false, Qt::AlignCenter});
    }
    for (std::size_t level = 0; level <= topLevel; ++level) {
        const QRectF cell = table.cell(topLevel + 1 - level, 0);
        const bool bonus = levelBonus[level] != 0;
        quill.write(bonus ? cell.adjusted(0, 0, 0, -0.45 * cell.height()) : cell, QString::number(level),
                    {4, true, Qt::AlignCenter});
        if (bonus)
            quill.write(cell.adjusted(0, 0.5 * cell.height(), 0, -0.6),
                        Text::tr("+%1").arg(levelBonus[level]), {3, false, Qt::AlignCenter});
    }
}

} // namespace

void paintTrackAid(PaperPainter &quill, QSizeF size, const Edition &edition)
{
    if (size.height() > size.width()) {
        const qreal upper = 0.54 * (size.height() - gapOfAid);
        paintMoney(quill, QRectF(0, 0, size.width(), upper));
        paintTracks(quill, QRectF(0, upper + gapOfAid, size.width(), size.height() - upper - gapOfAid),
                    edition);
        return;
    }
    const qreal left = 0.54 * (size.width() - gapOfAid);
    paintMoney(quill, QRectF(0, 0, left, size.height()));
    paintTracks(quill, QRectF(left + gapOfAid, 0, size.width() - left - gapOfAid, size.height()), edition);
}

} // namespace medici::auction
