#include "variants/dice/view/sheetpanels.h"

#include "engine/rules/ranges.h"
#include "variants/dice/rules/bill.h"
#include "variants/dice/rules/scoring.h"
#include "variants/dice/view/eventtext.h"
#include "variants/dice/view/explanations.h"

#include <algorithm>

namespace medici::dice {

namespace {

const TextStyle muted{noteSize, false, Role::Muted};

TextStyle aligned(TextStyle style, Qt::Alignment align)
{
    style.align = align | Qt::AlignVCenter;
    return style;
}

// Who follows the mover in taking a die of this roll.
Seat nextFollower(const State &state)
{
    if (state.solo() || state.lastTurn || Rules::actor(state) < 0)
        return nobody;
    Seat seat = state.mover;
    do
        seat = static_cast<Seat>((seat + 1) % state.seats);
    while (seat != state.active && state.free(seat) == 0);
    return seat == state.active || seat == state.mover ? nobody : seat;
}

class SheetPainter {
public:
    SheetPainter(BoardPainter &pencil, const SheetPlace &place, const Scene &scene, const Frame &frame)
        : m_pencil(pencil), m_place(place), m_scene(scene), m_state(scene.state), m_frame(frame),
          m_sheet(m_state.sheet(place.seat)), m_ship(m_state.ship(place.seat)),
          m_player(frame.canvas.players[static_cast<std::size_t>(place.seat)])
    {
        if (scene.would && scene.mover == place.seat)
            m_would = &*scene.would;
    }

    void paint()
    {
        paintPanel(m_pencil, m_place.panel, acting());
        paintHeader();
        paintShip();
        m_nameSize = nameSize();
        for (const ColumnPlace &column : m_place.columns)
            paintColumn(column);
        if (m_place.large)
            paintBrackets();
        for (std::size_t round = 0; round < m_place.rounds.size(); ++round)
            paintRound(static_cast<int>(round));
        paintFocusRing();
    }

private:
    bool acting() const { return m_scene.mover == m_place.seat; }

    // Column names are written in one size, the largest up to the person's own in which all fit, or not
    // at all.
    qreal nameSize() const
    {
        for (qreal size = noteSize; size >= noteSize / 2; size -= 0.5) {
            const TextStyle style{size};
            if (ranges::all_of(m_place.columns, [&](const ColumnPlace &column) {
                    return m_pencil.width(nameOf(column.good), style) <= column.name.width();
                }))
                return size;
        }
        return 0;
    }

    Sentence valueWords() const
    {
        const Sentence now = Sentence::strong(QString::number(m_ship.value));
        const int round = m_state.round + 1;
        if (!m_place.large)
            return Sentence::arranged(Text::tr("ship %1", "and its value"), {now});
        if (m_would == nullptr)
            return Sentence::arranged(Text::tr("Ship %1: value %2"), {QString::number(round), now});
        const Sentence then = Sentence::strong(QString::number(m_would->sheet.ships[m_state.round].value));
        return Sentence::arranged(Text::tr("Ship %1: %2 now, %3 with the chosen dice"),
                                  {QString::number(round), now, then});
    }

    Tag tag() const
    {
        if (m_state.phase == Phase::Over) {
            Tag tag = placeTag(Rules::places(m_state)[static_cast<std::size_t>(m_place.seat)]);
            if (m_state.solo())
                tag.text = rankName(soloRank(m_sheet.total()));
            return tag;
        }
        if (acting())
            return {Text::tr("choosing", "the seat to act"), TagKind::Filled};
        if (m_place.seat == nextFollower(m_state))
            return {Text::tr("chooses next", "a seat")};
        if (m_state.free(m_place.seat) == 0)
            return {Text::tr("ship full")};
        if (m_place.seat == m_state.active && !m_state.solo() && Rules::actor(m_state) >= 0)
            return {Text::tr("rolled", "the seat whose turn it is")};
        return {};
    }

    void paintHeader()
    {
        // The bar says as well whose turn it is, so a name comes before a tag that says less than that.
        paintNameplate(m_pencil,
                       {m_place.shield, m_place.title, m_place.large ? 22.0 : 18.0, 9, acting() ? 44.0 : 0},
                       m_player, tag());
        const QRectF &value = m_place.value;
        const TextStyle words{bodySize, false, Role::Muted, Qt::AlignRight | Qt::AlignVCenter};
        Sentence valued = valueWords();
        const qreal full = m_pencil.width(valued, words);
        if (full > value.width()) {
            valued = m_would != nullptr ? Sentence::arranged(
                         Text::tr("%1 → %2", "from one value to another"),
                         {Sentence::strong(QString::number(m_ship.value)),
                          Sentence::strong(QString::number(m_would->sheet.ships[m_state.round].value))})
                                        : Sentence::strong(QString::number(m_ship.value));
        }
        m_pencil.write(value, valued, words);
    }

    void paintShip()
    {
        paintHull(m_pencil, m_place.ship, m_player.arms);
        if (m_frame.dragged && acting())
            paintTarget(m_pencil, m_place.ship.place, m_pencil(6));
        const Ship &shown = m_would != nullptr ? m_would->sheet.ships[m_state.round] : m_ship;
        const int done = m_scene.firstDone(m_place.seat);
        std::vector<Cargo> cargo;
        for (int hold = 0; hold < shown.loaded; ++hold) {
            const Face face = shown.holds[static_cast<std::size_t>(hold)];
            Highlight look;
            look.would = hold >= m_ship.loaded;
            look.done = hold >= done && !look.would;
            cargo.push_back({symbolOf(face.good), face.value, look});
        }
        paintHolds(m_pencil, m_place.ship, cargo, 0.27 * m_place.ship.side);
    }

    void paintColumn(const ColumnPlace &column)
    {
        const std::size_t good = indexOf(column.good);
        const int crosses = m_sheet.crosses[good];
        const int then = m_would != nullptr ? m_would->sheet.crosses[good] : crosses;
        m_pencil.symbol(symbolOf(column.good), column.symbol);
        const TextStyle figure{15, true};
        if (then == crosses) {
            m_pencil.write(column.count, QString::number(crosses), figure);
        } else {
            TextStyle coming = figure;
            coming.role = Role::Accent;
            const QString change = Text::tr("%1→%2", "from one number to another").arg(crosses).arg(then);
            m_pencil.writeFitting(column.count, {change, QString::number(then)}, coming);
        }
        if (m_nameSize > 0)
            m_pencil.write(column.name, nameOf(column.good), {m_nameSize, false, Role::Muted});
        for (int box = 0; box < static_cast<int>(column.boxes.size()); ++box)
            paintColumnBox(column, box, crosses, then);
        if (!column.boxes.empty() && m_place.large && !m_state.solo())
            paintRivals(column);
        if (!column.boxes.empty() && m_state.solo())
            paintCircles(column);
    }

    void paintColumnBox(const ColumnPlace &column, int box, int crosses, int then)
    {
        const int done = m_scene.since.sheet(m_place.seat).crosses[indexOf(column.good)];
        Box look;
        look.bonus = bonusesReached(box + 1) > 0;
        look.mark = box < crosses ? Mark::Cross : box < then ? Mark::CrossToCome : Mark::None;
        look.done = box < crosses && box >= done;
        paintBox(m_pencil, column.boxes[static_cast<std::size_t>(box)], look);
    }

    // The others' shields stand beside the last box that they have crossed.
    void paintRivals(const ColumnPlace &column)
    {
        for (int row = 0; row < boxes; ++row) {
            std::vector<int> arms;
            for (Seat seat = 0; seat < m_state.seats; ++seat)
                if (seat != m_place.seat && m_state.sheet(seat).crosses[indexOf(column.good)] == row + 1)
                    arms.push_back(m_frame.canvas.players[static_cast<std::size_t>(seat)].arms);
            if (arms.empty())
                continue;
            const QRectF &box = column.boxes[static_cast<std::size_t>(row)];
            const qreal size = std::min(box.height(), m_pencil(17));
            const qreal room = column.laneEnd - column.lane - size;
            const qreal step = arms.size() < 2
                ? 0
                : std::min(size + m_pencil(2), room / static_cast<qreal>(arms.size() - 1));
            for (std::size_t i = 0; i < arms.size(); ++i)
                paintShield(m_pencil,
                            QRectF(column.lane + step * static_cast<qreal>(i), box.center().y() - size / 2,
                                   size, size),
                            arms[i]);
        }
    }

    void paintCircles(const ColumnPlace &column)
    {
        const std::size_t good = indexOf(column.good);
        const int circles = m_state.circles[good];
        const int then = m_would != nullptr ? m_would->circles[good] : circles;
        const int done = m_scene.since.circles[good];
        for (int row = 0; row < boxes; ++row) {
            Box look;
            look.mark = row < circles ? Mark::Circle : row < then ? Mark::CircleToCome : Mark::None;
            look.warning = row + 1 >= breakthroughFrom;
            look.done = row < circles && row >= done;
            QRectF at = column.boxes[static_cast<std::size_t>(row)];
            at.moveLeft(at.right() + m_pencil(4));
            at.setWidth(m_pencil(22));
            if (look.mark != Mark::None || look.warning)
                paintBox(m_pencil, at, look);
        }
    }

    void paintBrackets()
    {
        const TextStyle style{bodySize, true, Role::Gilt};
        const auto words = [&](const QRectF &bracket, const QString &text) {
            QRectF place = m_place.bonusWords;
            place.setTop(bracket.center().y() - m_pencil(12));
            place.setHeight(m_pencil(24));
            m_pencil.write(place, text, style);
        };
        for (std::size_t i = 0; i < columnBonuses.size(); ++i) {
            paintBracket(m_pencil, m_place.bonuses[i]);
            words(m_place.bonuses[i], Text::tr("+%1").arg(m_state.edition.columnBonuses[i]));
        }
    }

    void paintRound(int round)
    {
        const bool scored = round < m_state.round || m_state.phase == Phase::Over;
        const bool current = round == m_state.round && !scored;
        const QRectF at = m_pencil.crisp(m_place.rounds[static_cast<std::size_t>(round)]);
        QPainter &painter = m_pencil.painter();
        QPen pen(m_pencil.color(current ? Role::Accent : Role::Line), std::max(1.0, m_pencil(1)));
        if (current)
            pen.setDashPattern({3, 2});
        painter.setPen(pen);
        painter.setBrush(scored ? QBrush(m_pencil.color(Role::Raised)) : Qt::NoBrush);
        painter.drawRoundedRect(at.adjusted(0.5, 0.5, -0.5, -0.5), m_pencil(5), m_pencil(5));
        painter.setBrush(Qt::NoBrush);

        const QRectF inner = at.adjusted(m_pencil(8), m_pencil(4), -m_pencil(8), -m_pencil(4));
        const qreal line = std::max(m_pencil(18), m_pencil.lineHeight({16, true}));
        const QRectF top(inner.left(), inner.top(), inner.width(), line);
        const QString title = Text::tr("Round %1").arg(round + 1);
        if (!scored && !current) {
            m_pencil.write(top, title, muted);
            return;
        }
        const State then = current ? m_scene.then() : m_state;
        const Bill bill = current ? Rules::billNow(then) : Rules::bill(then);
        const int sum = bill.total(m_place.seat, round + 1);
        const TextStyle total{16, true, current ? Role::Accent : Role::Ink,
                              Qt::AlignRight | Qt::AlignVCenter};
        const QString points = current ? Text::tr("+%1").arg(sum) : QString::number(sum);
        m_pencil.write(top, points, total);
        QRectF words = top;
        words.setRight(top.right() - m_pencil.width(points, total) - m_pencil(4));
        m_pencil.writeFitting(words, {title, QString::number(round + 1)}, muted);
        paintRoundLines(QRectF(QPointF(inner.left(), top.bottom()), inner.bottomRight()),
                        then.sheet(m_place.seat).ships[static_cast<std::size_t>(round)],
                        bill.line(m_place.seat, round + 1, source::ship).points, sum, current);
    }

    // From the bottom: monopolies, ship, what it carried; each where there is room.
    void paintRoundLines(QRectF room, const Ship &ship, int shipPoints, int sum, bool current)
    {
        const int monopolies = sum - shipPoints;
        const qreal line = std::max(m_pencil(16), m_pencil.lineHeight(muted));
        if (!m_place.large) {
            // In the same words on every card of a sheet, whatever the numbers.
            const auto words = [](const QString &pattern, int points, int more) {
                return pattern.arg(points).arg(more);
            };
            const QString full = Text::tr("ship %1, goods %2");
            const bool fits = m_pencil.width(words(full, 88, 88), muted) <= room.width();
            if (room.height() >= line)
                m_pencil.writeFitting(QRectF(room.left(), room.bottom() - line, room.width(), line),
                                      {words(fits ? full : Text::tr("%1 + %2"), shipPoints, monopolies), {}},
                                      muted);
            return;
        }
        const auto pair = [&](const QStringList &what, int points) {
            if (room.height() < line)
                return;
            const QRectF at(room.left(), room.bottom() - line, room.width(), line);
            const QString figure = QString::number(points);
            const TextStyle right = aligned({noteSize, true}, Qt::AlignRight);
            m_pencil.write(at, figure, right);
            m_pencil.writeFitting(at.adjusted(0, 0, -m_pencil.width(figure, right) - m_pencil(4), 0),
                                  what + QStringList{QString()}, muted);
            room.setBottom(at.top());
        };
        pair({Text::tr("goods")}, monopolies);
        pair({Text::tr("ship of %1").arg(ship.value), Text::tr("ship")}, shipPoints);
        const qreal size = m_pencil(14);
        if (current) {
            const QString when =
                m_would != nullptr ? Text::tr("with the chosen dice") : Text::tr("if it ended now");
            const bool fits = ranges::all_of(when.split(u' '), [&](const QString &word) {
                return m_pencil.width(word, muted) <= room.width();
            });
            m_pencil.writeLines(room, fits ? when : Text::tr("then", "if that happened"), muted, true);
            return;
        }
        if (room.height() < size + line - m_pencil(2))
            return;
        const qreal pitch = room.width() / m_state.spaces;
        for (int hold = 0; hold < ship.loaded; ++hold) {
            const Face face = ship.holds[static_cast<std::size_t>(hold)];
            const qreal x = room.left() + pitch * hold;
            m_pencil.symbol(symbolOf(face.good),
                            QRectF(x + (pitch - size) / 2, room.top() + m_pencil(1), size, size));
            m_pencil.writeFigure(QRectF(x, room.top() + size, pitch, line), QString::number(face.value),
                                 m_pencil(12), m_pencil.color(Role::Ink));
        }
    }

    void paintFocusRing()
    {
        const Seat seat = m_place.seat;
        if (!m_frame.focus)
            return;
        const RegionId id = *m_frame.focus;
        for (const ColumnPlace &column : m_place.columns)
            if (id == region::column(seat, column.good))
                paintFocusWithin(m_pencil, column.whole, 4, 3);
        if (id == region::ship(seat))
            paintFocus(m_pencil, m_place.ship.place, m_pencil(4));
        for (std::size_t round = 0; round < m_place.rounds.size(); ++round)
            if (id == region::round(seat, static_cast<int>(round)))
                paintFocusWithin(m_pencil, m_place.rounds[round], 4, 4);
        if (id == region::sheet(seat))
            paintFocusWithin(m_pencil, m_place.panel, 8, 4);
    }

    BoardPainter &m_pencil;
    const SheetPlace &m_place;
    const Scene &m_scene;
    const State &m_state;
    const Frame &m_frame;
    const Sheet &m_sheet;
    const Ship &m_ship;
    const Player &m_player;
    const SheetAfter *m_would = nullptr;
    qreal m_nameSize = 0;
};

} // namespace

void paintSheet(BoardPainter &pencil, const SheetPlace &place, const Scene &scene, const Frame &frame)
{
    SheetPainter(pencil, place, scene, frame).paint();
}

} // namespace medici::dice
