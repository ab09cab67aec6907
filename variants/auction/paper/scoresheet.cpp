#include "engine/view/paper/scoresheet.h"

#include "engine/view/paper/marks.h"
#include "variants/auction/paper/trackaid.h"
#include "variants/auction/rules/bill.h"
#include "variants/auction/rules/prizes.h"
#include "variants/auction/view/eventtext.h"
#include "variants/auction/view/view.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace medici::auction {

namespace {

constexpr qreal gapOnPaper = 3;
constexpr qreal captionSymbol = 4;
constexpr std::array roman{"I", "II", "III"};
constexpr std::size_t dayRows = goods + 2; // the ship, each good, the florins

class PrintedSheet {
public:
    PrintedSheet(PaperPainter &quill, const ScoreSheet &sheet, const SheetForm &form, const Entries &entries,
                 std::span<const Seat> seats)
        : m_quill(quill), m_sheet(sheet), m_form(form), m_entries(entries), m_seats(seats)
    {
        if (!entries.blank()) {
            const State &state = stateOf<Rules>(*entries.game);
            m_bill = Rules::bill(state);
            m_scored = static_cast<std::size_t>(Rules::scorings(state));
        }
    }

    void paint()
    {
        QRectF rest = paintSheetHead(m_quill, QRectF(QPointF(), m_form.size), m_entries, {});
        rest.setTop(rest.top() + gapOnPaper);
        if (m_form.aided) {
            const bool wide = m_form.size.width() > m_form.size.height();
            QRectF aid = rest;
            if (wide)
                aid.setLeft(rest.right() - 0.27 * rest.width());
            const FittedAid fitted =
                fitAid(m_quill, {aid.width(), wide ? rest.height() : 0.24 * rest.height()}, m_sheet,
                       m_entries.setup, {2.75});
            if (!wide)
                aid.setTop(rest.bottom() - fitted.height);
            paintAid(m_quill, aid, m_sheet, m_entries.setup, fitted.lettering);
            if (wide)
                rest.setRight(aid.left() - gapOnPaper);
            else
                rest.setBottom(aid.top() - gapOnPaper);
        }
        paintTable(rest);
    }

private:
    void paintTable(const QRectF &place)
    {
        const qreal numerals = 8;
        const qreal captions = captionWidth(0.3 * place.width());
        std::vector<qreal> columns{numerals, captions};
        columns.insert(columns.end(), m_seats.size(),
                       (place.width() - numerals - captions) / static_cast<qreal>(m_seats.size()));
        std::vector<qreal> rows{1.25, 0.9};
        rows.insert(rows.end(), days * dayRows, 1);
        const Ruled table(place, columns, rows);
        for (std::size_t day = 0; day < days; ++day) {
            const QRectF last = table.row(1 + (day + 1) * dayRows);
            m_quill.wash(last.adjusted(table.cell(0, 0).width(), 0, 0, 0));
        }
        table.paint(m_quill);
        paintNames(table);
        for (std::size_t day = 0; day < days; ++day)
            paintDay(table, day);
    }

    void paintNames(const Ruled &table)
    {
        m_quill.write(table.cell(1, 1).adjusted(1, 0, -0.5, 0), m_quill.say([] { return Text::tr("start"); }),
                      {3});
        for (std::size_t i = 0; i < m_seats.size(); ++i) {
            const QRectF cell = table.cell(0, i + 2).adjusted(0.8, 0.4, -0.8, -0.4);
            const auto seat = static_cast<std::size_t>(m_seats[i]);
            if (seat < m_entries.players.size())
                m_quill.writeName(cell, m_entries.players[seat].name, {3.4, true, Qt::AlignCenter});
            m_quill.write(table.cell(1, i + 2).adjusted(0.8, 0, -1, 0),
                          QString::number(editionOf(m_entries.setup).startFlorins),
                          {3, false, Qt::AlignRight | Qt::AlignVCenter});
        }
    }

    void paintDay(const Ruled &table, std::size_t day)
    {
        const std::size_t first = 2 + day * dayRows;
        const QRectF numeral(table.cell(first, 0).topLeft(),
                             table.cell(first + dayRows - 1, 0).bottomRight());
        m_quill.path(rectangle(numeral), Weight::Line);
        m_quill.write(numeral, QString::fromLatin1(roman[day]), {5, true, Qt::AlignCenter, true});
        m_quill.line(numeral.topLeft(), table.cell(first, m_seats.size() + 1).topRight(), Weight::Strong);
        for (std::size_t row = 0; row < dayRows; ++row) {
            paintCaption(table.cell(first + row, 1), row);
            for (std::size_t i = 0; i < m_seats.size(); ++i)
                paintCell(table.cell(first + row, i + 2), day, row, m_seats[i]);
        }
    }

    static QPainterPath rectangle(const QRectF &place)
    {
        QPainterPath path;
        path.addRect(place);
        return path;
    }

    void paintCaption(const QRectF &cell, std::size_t row)
    {
        const bool plain = row == 0 || row > goods;
        if (!plain) {
            const qreal side = std::min(cell.height() - 1, captionSymbol);
            m_quill.symbol(symbolOf(allGoods[row - 1]),
                           QRectF(cell.left() + 0.8, cell.center().y() - side / 2, side, side));
        }
        m_quill.write(cell.adjusted(plain ? 1 : captionSymbol + 1.6, 0, -0.4, 0), captionOf(row),
                      {3, row > goods});
    }

    // In one line, which a narrow row has room for in two languages as well.
    QString captionOf(std::size_t row) const
    {
        if (row == 0)
            return m_quill.say([] { return Text::tr("ship"); });
        if (row > goods)
            return m_quill.say([] { return Text::tr("florins"); });
        return m_quill.say([&] { return nameOf(allGoods[row - 1]); });
    }

    qreal captionWidth(qreal most) const
    {
        qreal width = 0;
        for (std::size_t row = 0; row < dayRows; ++row)
            width = std::max(width, m_quill.width(captionOf(row), {3}));
        return std::min(most, width + captionSymbol + 3);
    }

    // Left a ship's value or a level, right the florins for it; in the last row what there is at night.
    void paintCell(const QRectF &cell, std::size_t day, std::size_t row, Seat seat)
    {
        const qreal middle = cell.left() + 0.42 * cell.width();
        if (row <= goods)
            m_quill.dashes({middle, cell.top() + 0.6}, {middle, cell.bottom() - 0.6});
        if (day >= m_scored)
            return;
        const int round = static_cast<int>(day) + 1;
        const auto write = [&](const QRectF &place, int figure, bool strong) {
            m_quill.write(place, QString::number(figure),
                          {std::min(3.6, 0.66 * cell.height()), strong, Qt::AlignCenter, false, true});
        };
        const QRectF left(cell.left(), cell.top(), middle - cell.left(), cell.height());
        const QRectF right(middle, cell.top(), cell.right() - middle, cell.height());
        if (row == 0) {
            const BillLine ship = m_bill.line(seat, round, source::ship);
            write(left, ship.figure, false);
            write(right, ship.points, true);
        } else if (row <= goods) {
            const std::size_t good = indexOf(allGoods[row - 1]);
            write(left, m_bill.line(seat, round, source::award(good)).figure, false);
            write(right, goodPoints(m_bill, seat, round, good), true);
        } else {
            write(cell,
                  m_bill.sum([&](const BillLine &line) { return line.seat == seat && line.round <= round; }),
                  true);
        }
    }

    PaperPainter &m_quill;
    const ScoreSheet &m_sheet;
    const SheetForm &m_form;
    const Entries &m_entries;
    std::span<const Seat> m_seats;
    Bill m_bill;
    std::size_t m_scored = 0; // days
};

// One sheet for the whole table: a column for each player, a block of rows for each day.
class AuctionScoreSheet final : public ScoreSheet {
public:
    int playersPerSheet(const Setup &setup) const override { return setup.seats; }
    std::vector<SheetForm> forms(const Setup &) const override
    {
        return {{{190, 128}, true}, {{130, 188}, true}, {{150, 110}}, {{110, 150}}};
    }
    void paint(PaperPainter &quill, const SheetForm &form, const Entries &entries,
               std::span<const Seat> seats) const override
    {
        PrintedSheet(quill, *this, form, entries, seats).paint();
    }
    std::vector<AidLine> aid(const Setup &setup) const override;
    std::vector<Extra> extras(const Setup &setup) const override
    {
        const Edition edition = editionOf(setup);
        return {{Text::tr("Money and market tracks"), trackAidSize,
                 [edition](PaperPainter &quill, QSizeF size) { paintTrackAid(quill, size, edition); }}};
    }
};

} // namespace

std::vector<AidLine> AuctionScoreSheet::aid(const Setup &setup) const
{
    const Edition edition = editionOf(setup);
    const auto &awards = edition.goodPrizes;
    QStringList paid;
    for (std::size_t place = 0; place < setup.seats; ++place)
        paid << QString::number(edition.shipPrizes[place]);
    QStringList bonuses;
    for (int level = 0; level <= topLevel; ++level)
        if (const int bonus = edition.levelBonus[static_cast<std::size_t>(level)]; bonus > 0)
            bonuses << Text::tr("level %1: %2", "a level and its bonus").arg(level).arg(bonus);
    return {{Text::tr("Boxes"),
             Text::tr("left: the ship's value or the level; right: the florins with the bonus.")},
            {Text::tr("Cards"),
             Text::tr("%1 a day; everybody starts with %2 florins.")
                 .arg(edition.dayCards)
                 .arg(edition.startFlorins)},
            {Text::tr("Ship"), Text::tr("by value: %1.").arg(paid.join(u", "_s))},
            {Text::tr("Good"),
             awards[1] == 0
                 ? Text::tr("a level for each card; highest %1.").arg(awards[0])
                 : Text::tr("a level for each card; highest %1, second %2.").arg(awards[0]).arg(awards[1])},
            {Text::tr("Tie"), Text::tr("add the payments for the places taken up, split, round down.")},
            {Text::tr("Bonus every day"), Text::tr("%1; never split.").arg(bonuses.join(u", "_s))}};
}

const ScoreSheet *Looks::scoreSheet()
{
    static const AuctionScoreSheet sheet;
    return &sheet;
}

} // namespace medici::auction
