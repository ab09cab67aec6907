#include "variants/card/view/warehousepanels.h"

#include "variants/card/rules/bill.h"
#include "variants/card/rules/scoring.h"
#include "variants/card/view/eventtext.h"
#include "variants/card/view/explanations.h"

#include <algorithm>

namespace medici::card {

namespace {

const TextStyle small{noteSize, false, Role::Muted};

enum class Stored { Empty, InWarehouse, OnShip, Would };

// One symbol of a good; the bonus that so many bring has an edge of gilt, the higher one a thick one.
void paintSymbolBox(BoardPainter &pencil, const QRectF &place, Stored stored, bool bonus, bool higher)
{
    const QRectF at = pencil.crisp(place).adjusted(0.6, 0.6, -0.6, -0.6);
    const qreal radius = std::min(pencil(2.5), 0.25 * at.width());
    const qreal line = std::max(1.0, pencil(higher ? 2 : 1.1));
    QPainter &painter = pencil.painter();
    QPen pen(pencil.color(bonus ? Role::Gilt : Role::Edge), line);
    if (stored == Stored::Would) {
        pen = QPen(pencil.color(Role::Accent), std::max(1.2, pencil(1.5)), Qt::CustomDashLine, Qt::FlatCap);
        pen.setDashPattern({2, 1.2});
    }
    painter.setPen(pen);
    painter.setBrush(pencil.color(stored == Stored::InWarehouse ? Role::Ink
                                      : bonus                   ? Role::GiltWash
                                                                : Role::Raised));
    painter.drawRoundedRect(at, radius, radius);
    painter.setBrush(Qt::NoBrush);
    if (stored == Stored::OnShip || stored == Stored::Would) { // hatched: only in the evening
        painter.save();
        QPainterPath clip;
        clip.addRoundedRect(at, radius, radius);
        painter.setClipPath(clip, Qt::IntersectClip);
        painter.setPen(QPen(pencil.color(stored == Stored::Would ? Role::Accent : Role::Ink),
                            std::max(1.0, pencil(1.3))));
        const qreal step = std::max(3.0, pencil(3.6));
        for (qreal x = at.left() - at.height(); x < at.right(); x += step)
            painter.drawLine(QPointF(x, at.bottom()), QPointF(x + at.height(), at.top()));
        painter.restore();
    }
}

class WarehousePainter {
public:
    WarehousePainter(BoardPainter &pencil, const Board &board, const Scene &scene, const Frame &frame)
        : m_pencil(pencil), m_board(board), m_scene(scene), m_state(scene.state), m_frame(frame),
          m_over(m_state.phase == Phase::Over), m_now(Rules::billNow(m_state)),
          m_then(scene.would ? Rules::billNow(*scene.would) : m_now)
    {}

    void paint()
    {
        paintPanel(m_pencil, m_board.warehouses);
        m_pencil.write(m_board.warehousesTitle, Text::tr("Warehouses"),
                       {22, false, Role::Ink, Qt::AlignLeft | Qt::AlignVCenter, true});
        m_pencil.writeFitting(m_board.warehousesWords, payWords(),
                              {noteSize, false, Role::Muted, Qt::AlignRight | Qt::AlignVCenter});
        paintLines();
        for (std::size_t good = 0; good < goods; ++good) {
            m_pencil.symbol(symbolOf(static_cast<Good>(good)), m_board.symbols[good]);
            if (!m_board.names[good].isEmpty())
                m_pencil.write(m_board.names[good], nameOf(static_cast<Good>(good)), {bodySize});
        }
        for (const SeatColumn &column : m_board.columns)
            paintColumn(column);
        paintLegend();
    }

private:
    QStringList payWords() const
    {
        const QString bonus = bonusWords(m_state.edition, m_state.higherBonus);
        return {awardWords(m_state.edition) + u' ' + bonus, bonus, {}};
    }

    void paintLines()
    {
        const qreal left = m_board.legend.left();
        const qreal right = m_board.legend.right();
        for (const Cell &cell : m_board.columns.front().cells)
            m_pencil.line({left, cell.whole.top()}, {right, cell.whole.top()}, Role::Line);
        const Cell &last = m_board.columns.front().cells.back();
        m_pencil.line({left, last.whole.bottom()}, {right, last.whole.bottom()}, Role::Line);
        for (const SeatColumn &column : m_board.columns) {
            const QRectF &top = column.cells.front().whole;
            m_pencil.line({top.left(), column.name.top() + m_pencil(2)}, {top.left(), last.whole.bottom()},
                          Role::Line);
        }
    }

    void paintColumn(const SeatColumn &column)
    {
        const Player &player = m_frame.canvas.players[static_cast<std::size_t>(column.seat)];
        paintShield(m_pencil, column.shield, player.arms);
        m_pencil.writeName(column.name, player.name, {bodySize, column.seat == m_state.active && !m_over});
        for (const Good good : allGoods)
            paintCell(column, good);
    }

    void paintCell(const SeatColumn &column, Good good)
    {
        const Cell &cell = column.cells[indexOf(good)];
        const Seat seat = column.seat;
        const int stored = m_state.house(seat).warehouse[indexOf(good)];
        const int now = stored + Scene::aboard(m_state, seat, good);
        const int then = m_scene.would ? stored + Scene::aboard(*m_scene.would, seat, good) : now;
        if (justStored(seat, good))
            m_pencil.painter().fillRect(cell.whole.adjusted(1, 1, 0, 0), m_pencil.color(Role::GiltWash));
        paintCount(cell, now, then, leads(seat, good));
        paintFlorins(cell, seat, good);
        for (int box = 0; box < m_board.boxes; ++box) {
            const Stored kind = box < stored ? Stored::InWarehouse
                : box < now                  ? Stored::OnShip
                : box < then                 ? Stored::Would
                                             : Stored::Empty;
            const Bonus reached = bonusReached(m_state, box + 1);
            paintSymbolBox(m_pencil, cell.boxes[static_cast<std::size_t>(box)], kind, reached.florins > 0,
                           reached.from > m_state.edition.bonusFrom);
        }
        if (m_frame.focus == region::good(seat, good))
            paintFocusWithin(m_pencil, cell.whole, 7, 3);
    }

    void paintCount(const Cell &cell, int now, int then, bool leading)
    {
        TextStyle figure{18, true, then == now ? Role::Ink : Role::Accent};
        const QString words = then == now
            ? QString::number(now)
            : Text::tr("%1→%2", "from one number to another").arg(now).arg(then);
        if (now == 0 && then == 0)
            figure = {18, false, Role::Muted};
        m_pencil.writeFitting(cell.count, {words, QString::number(then)}, figure);
        if (!leading)
            return;
        const qreal side = std::min(m_pencil(19), cell.count.height());
        const qreal x = cell.count.left() + m_pencil.width(words, figure) + m_pencil(4);
        if (x + side <= cell.count.right() + m_pencil(4))
            m_pencil.sign(QStringLiteral("sign-laurel"), {x, cell.count.center().y() - side / 2, side, side},
                          Role::Gilt);
    }

    void paintFlorins(const Cell &cell, Seat seat, Good good)
    {
        const auto paid = [&](const Bill &bill) {
            return goodPoints(bill, seat, Rules::round(m_state), good);
        };
        const int then = paid(m_then);
        const bool changes = then != paid(m_now);
        TextStyle style{bodySize, then > 0 || changes,
                        changes        ? Role::Accent
                            : then > 0 ? Role::Ink
                                       : Role::Muted,
                        Qt::AlignRight | Qt::AlignVCenter};
        const QString words = then > 0 ? Text::tr("+%1").arg(then)
            : changes                  ? QStringLiteral("0")
                                       : QStringLiteral("–");
        while (style.size > 1 && m_pencil.width(words, style) > cell.florins.width())
            style.size -= 0.5;
        m_pencil.write(cell.florins, words, style);
    }

    // Ahead of everybody else, or as far as the foremost.
    bool leads(Seat seat, Good good) const
    {
        const State &then = m_scene.would ? *m_scene.would : m_state;
        const auto symbols = [&](Seat of) {
            return then.house(of).warehouse[indexOf(good)] + Scene::aboard(then, of, good);
        };
        for (Seat other = 0; other < then.seats; ++other)
            if (symbols(other) > symbols(seat))
                return false;
        return symbols(seat) > 0;
    }

    bool justStored(Seat seat, Good good) const
    {
        return m_scene.since.day != m_state.day
            && m_scene.since.house(seat).warehouse[indexOf(good)]
            != m_state.house(seat).warehouse[indexOf(good)];
    }

    void paintLegend()
    {
        const QRectF &legend = m_board.legend;
        const qreal side = m_pencil(13);
        qreal x = legend.left();
        const auto entry = [&](Stored stored, const QString &words) {
            const qreal width = m_pencil.width(words, small);
            if (x + side + m_pencil(5) + width > legend.right())
                return;
            paintSymbolBox(m_pencil, {x, legend.center().y() - side / 2, 0.8 * side, side}, stored, false,
                           false);
            m_pencil.write({x + side + m_pencil(3), legend.top(), width + 2, legend.height()}, words, small);
            x += side + width + m_pencil(18);
        };
        entry(Stored::InWarehouse, Text::tr("in the warehouse"));
        entry(Stored::OnShip, Text::tr("on the ship, stored tonight"));
        const QString leads = Text::tr("leads", "who has most symbols of a good");
        if (const qreal width = m_pencil.width(leads, small); x + 1.4 * side + width <= legend.right()) {
            m_pencil.sign(QStringLiteral("sign-laurel"),
                          {x, legend.center().y() - 0.6 * side, 1.2 * side, 1.2 * side}, Role::Gilt);
            m_pencil.write({x + 1.4 * side, legend.top(), width + 2, legend.height()}, leads, small);
            x += side + width + m_pencil(20);
        }
        const QString words =
            m_over ? Text::tr("Florins of the last day.") : Text::tr("Florins: if the day ended now.");
        if (x + m_pencil.width(words, small) <= legend.right())
            m_pencil.write({x, legend.top(), legend.right() - x, legend.height()}, words, small);
    }

    BoardPainter &m_pencil;
    const Board &m_board;
    const Scene &m_scene;
    const State &m_state;
    const Frame &m_frame;
    bool m_over;
    Bill m_now;
    Bill m_then;
};

} // namespace

void paintWarehouses(BoardPainter &pencil, const Board &board, const Scene &scene, const Frame &frame)
{
    WarehousePainter(pencil, board, scene, frame).paint();
}

} // namespace medici::card
