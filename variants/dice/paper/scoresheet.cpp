#include "engine/view/paper/scoresheet.h"

#include "engine/view/paper/marks.h"
#include "variants/dice/rules/bill.h"
#include "variants/dice/rules/scoring.h"
#include "variants/dice/view/board.h"
#include "variants/dice/view/eventtext.h"
#include "variants/dice/view/view.h"

#include <algorithm>
#include <array>
#include <optional>

using namespace Qt::StringLiterals;

namespace medici::dice {

namespace {

constexpr qreal gapOnPaper = 3;
constexpr qreal aidLetters = 2.75;
constexpr std::array<const char *, mostRounds> roman{"I", "II", "III", "IV", "V"};

// Where the parts of a sheet stand below its head.
struct Parts {
    std::array<QRectF, mostRounds> ships;
    QRectF columns;
    QRectF table;
    bool turned = false; // the table has a column for each round, not a row
    QRectF aid;
};

class PrintedSheet {
public:
    PrintedSheet(PaperPainter &quill, const ScoreSheet &sheet, const SheetForm &form, const Entries &entries,
                 Seat seat)
        : m_quill(quill), m_sheet(sheet), m_form(form), m_entries(entries), m_seat(seat),
          m_spaces(entries.setup.options[0]), m_edition(editionOf(entries.setup)),
          m_solo(entries.setup.seats == 1)
    {
        if (!entries.blank()) {
            m_state = stateOf<Rules>(*entries.game);
            m_bill = Rules::bill(*m_state);
            m_scored = Rules::scorings(*m_state);
        }
    }

    void paint()
    {
        const std::array seats{m_seat};
        const QRectF rest = paintSheetHead(m_quill, QRectF(QPointF(), m_form.size), m_entries, seats)
                                .adjusted(0, gapOnPaper, 0, 0);
        const Parts parts = m_form.size.width() > m_form.size.height() ? wide(rest) : high(rest);
        for (int round = 0; round < rounds(); ++round)
            paintShip(parts.ships[static_cast<std::size_t>(round)], round);
        paintColumns(parts.columns);
        if (parts.turned)
            paintTurnedTable(parts.table);
        else
            paintTable(parts.table);
        if (m_form.aided)
            paintAid(m_quill, parts.aid, m_sheet, m_entries.setup,
                     fitted(parts.aid.width(), rest.height()).lettering);
    }

private:
    int rounds() const { return m_edition.rounds; }
    const Sheet &sheet() const { return m_state->sheet(m_seat); }

    // Small enough to leave room for the columns, in two languages as well.
    FittedAid fitted(qreal width, qreal height) const
    {
        return fitAid(m_quill, {width, 0.36 * height}, m_sheet, m_entries.setup, {aidLetters});
    }

    void layShips(Parts &parts, const QRectF &place) const
    {
        const qreal each = (place.height() - (rounds() - 1) * gapOnPaper) / rounds();
        for (std::size_t round = 0; round < m_edition.rounds; ++round)
            parts.ships[round] =
                QRectF(place.left(), place.top() + static_cast<qreal>(round) * (each + gapOnPaper),
                       place.width(), each);
    }

    Parts wide(const QRectF &place) const
    {
        Parts parts;
        const qreal left = 0.615 * place.width();
        const qreal ships = rounds() * PaperShip::heightFor(left, m_spaces) + (rounds() - 1) * gapOnPaper;
        const qreal table = std::clamp(place.height() - ships - gapOnPaper, 0.28 * place.height(), 44.0);
        layShips(parts, QRectF(place.left(), place.top(), left, place.height() - table - gapOnPaper));
        parts.table = QRectF(place.left(), place.bottom() - table, left, table);
        parts.columns = QRectF(place.left() + left + 1.3 * gapOnPaper, place.top(), 0, place.height());
        parts.columns.setRight(place.right());
        if (m_form.aided) {
            const qreal height = fitted(parts.columns.width(), place.height()).height;
            parts.aid = QRectF(parts.columns.left(), place.bottom() - height, parts.columns.width(), height);
            parts.columns.setBottom(parts.aid.top() - gapOnPaper);
        }
        return parts;
    }

    Parts high(const QRectF &place) const
    {
        Parts parts;
        const qreal ship = PaperShip::heightFor(place.width(), m_spaces);
        const qreal ships = std::min(rounds() * ship + (rounds() - 1) * gapOnPaper, 0.45 * place.height());
        layShips(parts, QRectF(place.left(), place.top(), place.width(), ships));
        const QRectF below = place.adjusted(0, ships + gapOnPaper, 0, 0);
        const qreal left = 0.53 * below.width();
        parts.columns = QRectF(below.left(), below.top(), left, below.height());
        parts.table = below.adjusted(left + gapOnPaper, 0, 0, 0);
        parts.turned = true;
        if (m_form.aided) {
            parts.aid = parts.table;
            parts.aid.setTop(below.bottom() - fitted(parts.table.width(), place.height()).height);
            parts.table.setBottom(parts.aid.top() - gapOnPaper);
        }
        return parts;
    }

    QStringList sumWords() const
    {
        return m_quill.sayEach([] { return Text::tr("sum", "below the holds of a ship"); });
    }

    void paintShip(const QRectF &place, int round)
    {
        const PaperShip ship = PaperShip::in(place, m_spaces);
        paintPaperShip(m_quill, ship, QString::fromLatin1(roman[static_cast<std::size_t>(round)]),
                       sumWords());
        if (!m_state)
            return;
        const Ship &loaded = sheet().ships[static_cast<std::size_t>(round)];
        if (loaded.loaded == 0 && round < m_scored) // its value was counted at the table
            m_quill.write(ship.sums.back(), QString::number(loaded.value),
                          {0.36 * ship.holds.back().width(), true, Qt::AlignCenter, false, true});
        int sum = 0;
        for (std::size_t hold = 0; hold < loaded.loaded; ++hold) {
            const Face &face = loaded.holds[hold];
            sum += face.value;
            paintPaperCargo(m_quill, ship, hold, symbolOf(face.good), QString::number(face.value),
                            QString::number(sum));
        }
    }

    Mark markOf(Good good, int box) const
    {
        return m_state && box < sheet().crosses[indexOf(good)] ? Mark::Cross : Mark::None;
    }

    void paintColumns(const QRectF &place)
    {
        const qreal brackets = std::min(13.0, 0.17 * place.width());
        const qreal pitch = (place.width() - brackets) / goods;
        const qreal symbol = std::min({pitch - 2, 9.0, 0.12 * place.height()});
        const qreal words = m_quill.style().bilingual() ? 6.6 : 4.6;
        const qreal top = place.top() + symbol + words + 1;
        const qreal apart = 1.5; // what sets boxes with another bonus apart
        const qreal step = (place.bottom() - top - columnBonuses.size() * apart) / boxes;
        const auto yOf = [&](int box) { return top + box * step + apart * bonusesReached(box + 1); };
        const qreal width = std::min(pitch - 1.6, 2.6 * step);
        const Lettering lettering = namesLettering(pitch - 0.8);
        for (std::size_t i = 0; i < goods; ++i) {
            const Good good = columnOrder[i];
            const qreal centre = place.left() + pitch * (static_cast<qreal>(i) + 0.5);
            m_quill.symbol(symbolOf(good), QRectF(centre - symbol / 2, place.top(), symbol, symbol));
            m_quill.writeStack(QRectF(centre - pitch / 2 + 0.2, place.top() + symbol, pitch - 0.4, words),
                               m_quill.sayEach([&] { return nameOf(good); }), lettering);
            for (int box = 0; box < boxes; ++box)
                paintBoxAt(QRectF(centre - width / 2, yOf(box) + 0.35, width, step - 0.7), good, box);
        }
        const qreal right = place.left() + goods * pitch + 1;
        for (std::size_t i = 0; i < columnBonuses.size(); ++i) {
            const auto [from, to] = boxesOfBonus(i);
            const qreal above = yOf(static_cast<int>(from)) + 0.35;
            const qreal below = yOf(static_cast<int>(to)) + step - 0.35;
            paintPaperBracket(m_quill, QRectF(QPointF(right, above), QPointF(place.right(), below)),
                              Text::tr("+%1").arg(m_edition.columnBonuses[i]));
        }
    }

    Lettering namesLettering(qreal width) const
    {
        QStringList names;
        for (const Good good : columnOrder)
            names << m_quill.sayEach([&] { return nameOf(good); });
        return m_quill.fitting(names, width, {2.9, false, Qt::AlignCenter});
    }

    // Alone, a box has a half for each side.
    void paintBoxAt(const QRectF &place, Good good, int box)
    {
        const bool bonus = bonusesReached(box + 1) > 0;
        const Weight weight = bonus ? Weight::Strong : Weight::Line;
        if (bonus)
            m_quill.wash(place, 0.7);
        if (!m_solo) {
            paintPaperBox(m_quill, place, markOf(good, box), weight);
            return;
        }
        paintPaperBox(m_quill, place, Mark::None, weight);
        m_quill.line({place.center().x(), place.top()}, {place.center().x(), place.bottom()}, Weight::Hair);
        const bool circle = m_state && box < m_state->circles[indexOf(good)];
        const qreal half = place.width() / 2;
        paintPaperMark(m_quill, place.adjusted(0, 0, -half, 0), markOf(good, box));
        paintPaperMark(m_quill, place.adjusted(half, 0, 0, 0), circle ? Mark::Circle : Mark::None);
    }

    // What stands in the table: the ship's points, each good's, and the sum; empty before the round's end.
    QString figure(int round, std::size_t entry) const
    {
        if (round >= m_scored)
            return {};
        if (entry == 0)
            return QString::number(m_bill.line(m_seat, round + 1, source::ship).points);
        if (entry <= goods)
            return QString::number(goodPoints(m_bill, m_seat, round + 1, columnOrder[entry - 1]));
        return QString::number(m_bill.total(m_seat, round + 1));
    }

    QString total() const { return m_scored > 0 ? QString::number(m_bill.total(m_seat)) : QString(); }

    QString placeOrRank() const
    {
        if (!m_state || m_state->phase != Phase::Over)
            return {};
        if (m_solo)
            return m_quill.say([&] { return rankName(soloRank(m_bill.total(m_seat))); });
        return QString::number(Rules::places(*m_state)[static_cast<std::size_t>(m_seat)]);
    }

    QString placeWord() const
    {
        return m_solo ? m_quill.say([] { return Text::tr("rank", "alone, at the end"); })
                      : m_quill.say([] { return Text::tr("place", "in the game"); });
    }

    QStringList totalWords() const
    {
        return m_quill.sayEach([] { return Text::tr("game total"); });
    }

    void write(const QRectF &cell, const QString &figure, bool strong = false)
    {
        if (!figure.isEmpty())
            m_quill.write(cell.adjusted(0.6, 0, -0.6, 0), figure,
                          {std::min(4.0, 0.6 * cell.height()), strong, Qt::AlignCenter, false, true});
    }

    void writeHead(const QRectF &cell, std::size_t entry)
    {
        if (entry >= 1 && entry <= goods) {
            const qreal side = std::min(cell.height() - 1.4, cell.width() - 1.4);
            QRectF square(0, 0, side, side);
            square.moveCenter(cell.center());
            m_quill.symbol(symbolOf(columnOrder[entry - 1]), square);
            return;
        }
        m_quill.writeStack(cell.adjusted(0.6, 0.3, -0.6, -0.3),
                           entry == 0 ? m_quill.sayEach([] { return Text::tr("ship"); })
                                      : m_quill.sayEach([] { return Text::tr("total"); }),
                           {3, false, Qt::AlignCenter});
    }

    QStringList roundWords(int round) const
    {
        return m_quill.sayEach([&] {
            return Text::tr("round %1", "with a Roman numeral")
                .arg(QString::fromLatin1(roman[static_cast<std::size_t>(round)]));
        });
    }

    static constexpr std::size_t tableEntries = goods + 2;

    void paintTable(const QRectF &place)
    {
        const auto rows = static_cast<std::size_t>(rounds()) + 1;
        const qreal row = place.height() / static_cast<qreal>(rows + 1);
        const Ruled table(place.adjusted(0, 0, 0, -row - 0.8), {1.75, 1.45, 1, 1, 1, 1, 1, 1.5},
                          std::vector<qreal>(rows, 1));
        table.paint(m_quill);
        for (std::size_t entry = 0; entry < tableEntries; ++entry)
            writeHead(table.cell(0, entry + 1), entry);
        for (int round = 0; round < rounds(); ++round) {
            const auto line = static_cast<std::size_t>(round) + 1;
            m_quill.writeStack(table.cell(line, 0).adjusted(1.2, 0.2, -0.6, -0.2), roundWords(round),
                               {3, true});
            for (std::size_t entry = 0; entry < tableEntries; ++entry)
                write(table.cell(line, entry + 1), figure(round, entry), entry + 1 == tableEntries);
        }
        const QRectF last = table.cell(m_edition.rounds, tableEntries);
        const QRectF sum(last.left(), last.bottom() + 0.8, last.width(), row);
        paintEnd(QRectF(QPointF(place.left(), sum.top()), sum.bottomRight()), sum);
    }

    void paintTurnedTable(const QRectF &place)
    {
        const qreal row = place.height() / (tableEntries + 4.2);
        std::vector<qreal> columns(static_cast<std::size_t>(rounds()) + 1, 1);
        columns.front() = 1.5;
        const Ruled table(QRectF(place.left(), place.top(), place.width(), row * (tableEntries + 1)), columns,
                          std::vector<qreal>(tableEntries + 1, 1));
        table.paint(m_quill);
        for (std::size_t entry = 0; entry < tableEntries; ++entry) {
            writeHead(table.cell(entry + 1, 0), entry);
            for (int round = 0; round < rounds(); ++round)
                write(table.cell(entry + 1, static_cast<std::size_t>(round) + 1), figure(round, entry),
                      entry + 1 == tableEntries);
        }
        for (std::size_t round = 0; round < m_edition.rounds; ++round)
            m_quill.write(table.cell(0, round + 1), QString::fromLatin1(roman[round]),
                          {3, true, Qt::AlignCenter});
        const qreal top = place.top() + row * (tableEntries + 1) + 0.3 * row;
        const QRectF sum(place.left() + 0.45 * place.width(), top, 0.55 * place.width(), 1.4 * row);
        m_quill.writeStack(QRectF(place.left(), top, 0.43 * place.width(), 1.4 * row), totalWords(),
                           {3, true, Qt::AlignRight | Qt::AlignVCenter});
        paintPaperBox(m_quill, sum, total(), Weight::Strong);
        paintBlank(m_quill, QRectF(place.left(), sum.bottom() + 0.3 * row, place.width(), row), placeWord(),
                   placeOrRank());
    }

    // The last row: the place or rank, and the game's total in a strong box.
    void paintEnd(const QRectF &row, const QRectF &sum)
    {
        const QStringList words = totalWords();
        qreal caption = 0;
        for (const QString &text : words)
            caption = std::max(caption, m_quill.width(text, {3, true}) + 1);
        paintPaperBox(m_quill, sum, total(), Weight::Strong);
        m_quill.writeStack(QRectF(sum.left() - caption - 1.5, sum.top(), caption, sum.height()), words,
                           {3, true, Qt::AlignRight | Qt::AlignVCenter});
        const qreal end = sum.left() - caption - 5;
        paintBlank(m_quill,
                   QRectF(row.left(), row.top(), std::min(end - row.left(), 46.0), row.height() - 1.4),
                   placeWord(), placeOrRank());
    }

    PaperPainter &m_quill;
    const ScoreSheet &m_sheet;
    const SheetForm &m_form;
    const Entries &m_entries;
    Seat m_seat;
    int m_spaces;
    Edition m_edition;
    bool m_solo;
    std::optional<State> m_state;
    Bill m_bill;
    int m_scored = 0; // rounds
};

class DiceScoreSheet final : public ScoreSheet {
public:
    std::vector<SheetForm> forms(const Setup &) const override
    {
        return {{{190, 128}, true}, {{130, 188}, true}, {{140, 94}}, {{100, 142}}};
    }
    void paint(PaperPainter &quill, const SheetForm &form, const Entries &entries,
               std::span<const Seat> seats) const override
    {
        PrintedSheet(quill, *this, form, entries, seats.front()).paint();
    }
    std::vector<AidLine> aid(const Setup &setup) const override;
};

QString goodsAid(const Edition &edition)
{
    if (edition.usual)
        return Text::tr("most crosses %1, second most %2 (with 3 or 4 players).")
            .arg(goodPrizes[mostSeats][0])
            .arg(goodPrizes[mostSeats][1]);
    return Text::tr("most crosses %1, second most %2.").arg(edition.goodPrizes[0]).arg(edition.goodPrizes[1]);
}

} // namespace

std::vector<AidLine> DiceScoreSheet::aid(const Setup &setup) const
{
    static_assert(columnBonuses.size() == 2);
    const Edition edition = editionOf(setup);
    const auto &[usual, full] = bonusesOf(edition);
    const AidLine bonus{Text::tr("Bonus every round"),
                        Text::tr("%1 or more crosses %2, all %3: %4.")
                            .arg(usual.from)
                            .arg(usual.points)
                            .arg(full.from)
                            .arg(full.points)};
    const auto crosses = [](const QString &words) { return words.arg(crossesOfZero).arg(crossesOfOthers); };
    if (setup.seats == 1) {
        QStringList ranks;
        for (int rank = 1; rank < soloRanks; ++rank)
            ranks << Text::tr("%1 %2", "a score and its rank")
                         .arg(soloRankFrom[static_cast<std::size_t>(rank)])
                         .arg(rankName(rank))
                         .replace(u' ', QChar::Nbsp);
        return {
            {Text::tr("Crosses"),
             crosses(Text::tr("%1 for a 0, none for gold, %2 for the others; circles for the dice left."))},
            {Text::tr("Ship"),
             Text::tr("under %1 nothing, from %1 its value, from %2 its value + %3.")
                 .arg(soloShipFrom)
                 .arg(soloShipBonus.from)
                 .arg(soloShipBonus.points)},
            {Text::tr("Good"), Text::tr("as many crosses as circles or more: %1.").arg(soloGoodPrize)},
            bonus,
            {Text::tr("%n or more circles", "that are a breakthrough", breakthroughFrom),
             Text::tr("in one column: goods pay nothing from then on.")},
            {Text::tr("Rank"), ranks.join(u", "_s) + u'.'}};
    }
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
    return {{Text::tr("Crosses"), crosses(Text::tr("%1 for a 0, none for gold, %2 for the others."))},
            {Text::tr("Ship"), ships.join(u"; "_s) + u'.'},
            {Text::tr("Good"), goodsAid(edition)},
            {Text::tr("Tie"), Text::tr("everybody gets the higher award; the next is not given.")},
            bonus};
}

const ScoreSheet *Looks::scoreSheet()
{
    static const DiceScoreSheet sheet;
    return &sheet;
}

} // namespace medici::dice
