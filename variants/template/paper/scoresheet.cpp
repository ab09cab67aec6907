#include "engine/view/paper/scoresheet.h"

#include "engine/view/paper/marks.h"
#include "variants/template/view/eventtext.h"
#include "variants/template/view/view.h"

#include <algorithm>

namespace medici::pig {

namespace {

constexpr std::size_t turns = 18; // rows for what a turn brought; once they are full the last is written anew

// One sheet for the whole table: a column for each player, and a row for each turn that was held.
class PigScoreSheet final : public ScoreSheet {
public:
    int playersPerSheet(const Setup &setup) const override { return setup.seats; }

    std::vector<SheetForm> forms(const Setup &) const override
    {
        return {{{170, 110}, true}, {{110, 150}, true}, {{150, 100}}, {{90, 130}}};
    }

    void paint(PaperPainter &quill, const SheetForm &form, const Entries &entries,
               std::span<const Seat> seats) const override
    {
        QRectF rest = paintSheetHead(quill, QRectF(QPointF(), form.size), entries, seats);
        if (form.aided) {
            const qreal height = paintAid(quill, rest, *this, entries.setup, {2.8}, true);
            paintAid(quill, {rest.left(), rest.bottom() - height, rest.width(), height}, *this, entries.setup,
                     {2.8});
            rest.setBottom(rest.bottom() - height - 2);
        }
        const Ruled table(rest.adjusted(0, 2, 0, 0), std::vector<qreal>(seats.size(), 1),
                          std::vector<qreal>(turns + 1, 1));
        table.paint(quill);
        for (std::size_t column = 0; column < seats.size(); ++column)
            paintColumn(quill, table, column, entries, seats[column]);
    }

    std::vector<AidLine> aid(const Setup &) const override
    {
        return {{Text::tr("Turn"),
                 Text::tr("Roll as often as you dare. A 1 loses the turn; whoever holds writes down the new "
                          "sum.")},
                {Text::tr("End"), Text::tr("Whoever has %1 points has won.").arg(goal)}};
    }

private:
    static void paintColumn(PaperPainter &quill, const Ruled &table, std::size_t column,
                            const Entries &entries, Seat seat)
    {
        const Lettering written{3, false, Qt::AlignCenter, false, true};
        quill.writeName(table.cell(0, column), nameOf(seat, entries.players), written);
        std::vector<int> sums;
        follow<Rules>(entries, [&](const State &before, const Event &, const State &after) {
            if (before.pointsOf(seat) == after.pointsOf(seat))
                return;
            if (sums.size() == turns)
                sums.pop_back();
            sums.push_back(after.pointsOf(seat));
        });
        for (std::size_t row = 0; row < sums.size(); ++row)
            quill.write(table.cell(row + 1, column), QString::number(sums[row]), written);
    }
};

} // namespace

const ScoreSheet *Looks::scoreSheet()
{
    static const PigScoreSheet sheet;
    return &sheet;
}

} // namespace medici::pig
