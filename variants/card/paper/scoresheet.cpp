#include "engine/view/paper/scoresheet.h"

#include "engine/view/paper/marks.h"
#include "variants/card/rules/bill.h"
#include "variants/card/rules/scoring.h"
#include "variants/card/view/eventtext.h"
#include "variants/card/view/explanations.h"
#include "variants/card/view/view.h"

#include <algorithm>
#include <array>
#include <optional>

using namespace Qt::StringLiterals;

namespace medici::card {

namespace {

constexpr qreal gapOnPaper = 3;
constexpr qreal aidLetters = 2.75;
constexpr std::array roman{"I", "II", "III"};

// The rows of an evening: who, the ship, the goods, the sum.
constexpr std::size_t shipRowOnPaper = 1;
constexpr std::size_t sumRow = shipRowOnPaper + 1 + goods;
constexpr std::size_t dayRows = sumRow + 1;

class PrintedSheet {
public:
    PrintedSheet(PaperPainter &quill, const ScoreSheet &sheet, const SheetForm &form, const Entries &entries,
                 std::span<const Seat> seats)
        : m_quill(quill), m_sheet(sheet), m_form(form), m_entries(entries), m_seats(seats)
    {
        if (entries.blank())
            return;
        m_state = stateOf<Rules>(*entries.game);
        m_bill = Rules::bill(*m_state);
        m_scored = Rules::scorings(*m_state);
    }

    void paint()
    {
        const QRectF rest = paintSheetHead(m_quill, QRectF(QPointF(), m_form.size), m_entries, m_seats)
                                .adjusted(0, gapOnPaper, 0, 0);
        if (m_form.size.width() > m_form.size.height())
            paintWide(rest);
        else
            paintHigh(rest);
    }

private:
    std::size_t players() const { return m_seats.size(); }

    // The evenings side by side, named once; what they come to and the aid below.
    void paintWide(const QRectF &place)
    {
        const qreal below = std::clamp(0.3 * place.height(), 22.0, 40.0);
        const qreal named = labelWidth(0.16 * place.width());
        const qreal each = (place.width() - named - 2 * gapOnPaper) / days;
        const qreal height = place.height() - below - gapOnPaper;
        for (int day = 0; day < days; ++day) {
            const qreal left = place.left() + (day == 0 ? 0 : named + day * (each + gapOnPaper));
            paintDay({left, place.top(), each + (day == 0 ? named : 0), height}, day, day == 0 ? named : 0);
        }
        const QRectF last(place.left(), place.bottom() - below, place.width(), below);
        const qreal ends = std::min(named + each, 0.5 * place.width());
        paintEnd({last.left(), last.top(), ends, std::min(below, 22.0)}, named);
        if (m_form.aided)
            aid(last.adjusted(ends + gapOnPaper, 0, 0, 0));
    }

    // The evenings below each other.
    void paintHigh(const QRectF &place)
    {
        const qreal named = labelWidth(0.24 * place.width());
        QRectF rest = place;
        if (m_form.aided) {
            const qreal height = fitted({place.width(), 0.2 * place.height()}).height;
            aid({place.left(), place.bottom() - height, place.width(), height});
            rest.setBottom(place.bottom() - height - gapOnPaper);
        }
        const qreal row = (rest.height() - 3 * gapOnPaper) / (days * (dayRows + 0.9) + 2);
        const qreal height = row * (dayRows + 0.9);
        for (int day = 0; day < days; ++day)
            paintDay({rest.left(), rest.top() + day * (height + gapOnPaper), rest.width(), height}, day,
                     named);
        paintEnd({rest.left(), rest.bottom() - 2 * row, rest.width(), 2 * row}, named);
    }

    FittedAid fitted(QSizeF place) const
    {
        return fitAid(m_quill, place, m_sheet, m_entries.setup, {aidLetters}, 1.7);
    }

    void aid(const QRectF &place)
    {
        paintAid(m_quill, place, m_sheet, m_entries.setup, fitted(place.size()).lettering);
    }

    QStringList labelOf(std::size_t row) const
    {
        if (row == shipRowOnPaper)
            return m_quill.sayEach([] { return Text::tr("ship"); });
        if (row == sumRow)
            return m_quill.sayEach([] { return Text::tr("together", "what an evening pays"); });
        return m_quill.sayEach([&] { return nameOf(allGoods[row - shipRowOnPaper - 1]); });
    }

    qreal labelWidth(qreal most) const
    {
        qreal width = 0;
        for (std::size_t row = shipRowOnPaper; row < dayRows; ++row)
            for (const QString &text : labelOf(row))
                width = std::max(width, m_quill.width(text, {3, true}));
        return std::min(most, width + 8.5);
    }

    // A table: above it which day it is, on its left what its rows are unless `named` is 0.
    void paintDay(const QRectF &place, int day, qreal named)
    {
        const qreal row = place.height() / (dayRows + 0.9);
        const QRectF title(place.left() + named, place.top(), place.width() - named, 0.9 * row);
        m_quill.writeStack(title, m_quill.sayEach([&] {
            return Text::tr("day %1", "with a Roman numeral")
                .arg(QString::fromLatin1(roman[static_cast<std::size_t>(day)]));
        }),
                           {3.4, true});
        const QRectF body(place.left(), title.bottom(), place.width(), row * dayRows);
        if (named > 0)
            paintLabels({body.left(), body.top(), named, body.height()}, row);
        const Ruled table(body.adjusted(named, 0, 0, 0), std::vector<qreal>(players(), 1),
                          std::vector<qreal>(dayRows, 1));
        m_quill.wash(table.row(sumRow));
        table.paint(m_quill);
        for (std::size_t i = 0; i < players(); ++i) {
            paintName(table.cell(0, i), m_seats[i]);
            for (std::size_t line = shipRowOnPaper; line < sumRow; ++line)
                paintEntry(table.cell(line, i), day, m_seats[i], line);
            if (scored(day))
                write(table.cell(sumRow, i), QString::number(m_bill.total(m_seats[i], day + 1)), true);
        }
    }

    void paintLabels(const QRectF &place, qreal row)
    {
        for (std::size_t line = shipRowOnPaper; line < dayRows; ++line) {
            const QRectF cell(place.left(), place.top() + static_cast<qreal>(line) * row, place.width(), row);
            const qreal side = std::min(5.0, row - 1);
            if (line > shipRowOnPaper && line < sumRow)
                m_quill.symbol(symbolOf(allGoods[line - shipRowOnPaper - 1]),
                               {cell.left(), cell.center().y() - side / 2, side, side});
            m_quill.writeStack(cell.adjusted(6, 0, -0.8, 0), labelOf(line), {3, line == sumRow});
        }
    }

    void paintName(const QRectF &cell, Seat seat)
    {
        const auto index = static_cast<std::size_t>(seat);
        if (index < m_entries.players.size() && !m_entries.players[index].name.isEmpty())
            m_quill.writeName(cell.adjusted(0.5, 0, -0.5, 0), m_entries.players[index].name,
                              {2.8, false, Qt::AlignCenter, false, true});
    }

    // Left what is counted, the ship's value or symbols; right the florins.
    void paintEntry(const QRectF &cell, int day, Seat seat, std::size_t line)
    {
        const qreal middle = cell.left() + 0.42 * cell.width();
        m_quill.dashes({middle, cell.top() + 0.6}, {middle, cell.bottom() - 0.6});
        if (!scored(day))
            return;
        const int round = day + 1;
        const bool ship = line == shipRowOnPaper;
        const Good good = ship ? Good::None : allGoods[line - shipRowOnPaper - 1];
        const BillLine entry = m_bill.line(seat, round, ship ? source::ship : source::award(good));
        const int florins = ship ? entry.points : goodPoints(m_bill, seat, round, good);
        write({cell.left(), cell.top(), middle - cell.left(), cell.height()}, QString::number(entry.figure));
        write({middle, cell.top(), cell.right() - middle, cell.height()}, QString::number(florins), true);
    }

    // What the game comes to.
    void paintEnd(const QRectF &place, qreal named)
    {
        const Ruled table(place.adjusted(named, 0, 0, 0), std::vector<qreal>(players(), 1), {1, 1});
        m_quill.wash(table.row(0));
        table.paint(m_quill, Weight::Strong);
        const auto label = [&](std::size_t row, const QStringList &words) {
            const QRectF cell = table.row(row);
            m_quill.writeStack({place.left(), cell.top(), named - 0.8, cell.height()}, words, {3, true});
        };
        label(0, m_quill.sayEach([] { return Text::tr("florins"); }));
        label(1, m_quill.sayEach([] { return Text::tr("place", "in the game"); }));
        if (!m_state || m_scored == 0)
            return;
        const PerSeat<int> places = Rules::places(*m_state);
        for (std::size_t i = 0; i < players(); ++i) {
            write(table.cell(0, i), QString::number(m_state->house(m_seats[i]).florins), true);
            if (m_state->phase == Phase::Over)
                write(table.cell(1, i), QString::number(places[static_cast<std::size_t>(m_seats[i])]));
        }
    }

    void write(const QRectF &cell, const QString &figure, bool strong = false)
    {
        const qreal most = std::min({3.6, 0.62 * cell.height(), 0.6 * cell.width()});
        m_quill.write(cell.adjusted(0.1, 0, -0.1, 0), figure, {most, strong, Qt::AlignCenter, false, true});
    }

    bool scored(int day) const { return m_state && day < m_scored; }

    PaperPainter &m_quill;
    const ScoreSheet &m_sheet;
    const SheetForm &m_form;
    const Entries &m_entries;
    std::span<const Seat> m_seats;
    std::optional<State> m_state;
    Bill m_bill;
    int m_scored = 0; // days
};

// One sheet for the whole table: three evenings, a column for each player.
class CardScoreSheet final : public ScoreSheet {
public:
    int playersPerSheet(const Setup &setup) const override { return setup.seats; }
    std::vector<SheetForm> forms(const Setup &) const override
    {
        return {{{190, 128}, true}, {{130, 188}, true}, {{160, 96}}, {{110, 150}}};
    }
    void paint(PaperPainter &quill, const SheetForm &form, const Entries &entries,
               std::span<const Seat> seats) const override
    {
        PrintedSheet(quill, *this, form, entries, seats).paint();
    }
    std::vector<AidLine> aid(const Setup &setup) const override;
};

} // namespace

std::vector<AidLine> CardScoreSheet::aid(const Setup &setup) const
{
    const auto bonusWords = [](const QString &words, const Bonus &usual, const Bonus &two) {
        return words.arg(usual.from).arg(usual.florins).arg(two.from);
    };
    QString bonus = bonusWords(Text::tr("%1 or more symbols %2, with 2 players %3 or more."), usualBonus,
                               usualBonusForTwo);
    if (setup.options[0] != 0)
        bonus += u' '
            + bonusWords(Text::tr("%1 or more symbols: %2, with 2 players %3 or more."), higherBonus,
                         higherBonusForTwo);
    const Edition edition = editionOf(setup);
    if (!edition.usual)
        bonus = medici::card::bonusWords(edition, setup.options[0] != 0);
    QStringList ships;
    // By house rules what this number of players is paid, else what any is.
    const std::size_t least = edition.usual ? 2 : setup.seats;
    const std::size_t most = edition.usual ? mostSeats : setup.seats;
    for (std::size_t seats = least; seats <= most; ++seats) {
        QStringList prizes;
        for (std::size_t place = 0; place < seats; ++place)
            prizes << QString::number(edition.usual ? shipPrizes[seats][place] : edition.shipPrizes[place]);
        ships << (seats == least ? Text::tr("%1 players: %2", "by how many play, what ships pay")
                                 : Text::tr("%1: %2", "by how many play, what ships pay"))
                     .arg(seats)
                     .arg(prizes.join(u", "_s));
    }
    return {
        {Text::tr("Boxes"), Text::tr("left: the ship's value or the symbols; right: the florins.")},
        {Text::tr("Ship"), ships.join(u"; "_s) + u'.'},
        {Text::tr("Good"),
         Text::tr("most symbols %1, second most %2.").arg(edition.goodPrizes[0]).arg(edition.goodPrizes[1])},
        {Text::tr("Tie"),
         Text::tr("payments added, split, rounded down to a multiple of %1.").arg(shareStep)},
        {Text::tr("Bonus every day"), bonus},
        {Text::tr("Capacity"),
         edition.usual
             ? Text::tr("%n cards, with 2 players %1; green ones take no space.", nullptr, shipSpaces[3])
                   .arg(shipSpaces[2])
             : Text::tr("%n card(s); green ones take no space.", nullptr, edition.spaces)}};
}

const ScoreSheet *Looks::scoreSheet()
{
    static const CardScoreSheet sheet;
    return &sheet;
}

} // namespace medici::card
