#include "variants/gemstones/view/sheetpanels.h"

#include "engine/view/painters.h"
#include "variants/gemstones/rules/evaluation.h"
#include "variants/gemstones/view/eventtext.h"
#include "variants/gemstones/view/explanations.h"

#include <algorithm>

namespace medici::gemstones {

namespace {

void paintStripes(BoardPainter &pencil, const QRectF &place)
{
    QPainter &painter = pencil.painter();
    painter.save();
    painter.setClipRect(place, Qt::IntersectClip);
    painter.setPen(QPen(pencil.color(Role::Line), pencil(4), Qt::SolidLine, Qt::FlatCap));
    const qreal step = pencil(11);
    for (qreal x = place.left() - place.height(); x < place.right(); x += step)
        painter.drawLine(QPointF(x, place.top()), QPointF(x + place.height(), place.bottom()));
    painter.restore();
}

void paintPadlock(BoardPainter &pencil, const QRectF &row)
{
    const qreal size = std::min({pencil(16), row.height() - 2, row.width() - 2});
    const QRectF place(row.center().x() - size / 2, row.center().y() - size / 2, size, size);
    QPainter &painter = pencil.painter();
    painter.setPen(Qt::NoPen);
    painter.setBrush(pencil.color(Role::Panel));
    painter.drawEllipse(place.adjusted(-pencil(2), -pencil(2), pencil(2), pencil(2)));
    painter.setBrush(Qt::NoBrush);
    pencil.sign(QStringLiteral("sign-lock"), place, Role::Muted);
}

class SheetPainter {
public:
    SheetPainter(BoardPainter &pencil, const SheetPlace &place, const Scene &scene, const Frame &frame)
        : m_pencil(pencil), m_place(place), m_scene(scene), m_state(scene.state), m_frame(frame),
          m_sheet(m_state.sheet(place.seat)), m_ranks(ranksOf(m_sheet)),
          m_player(frame.canvas.players[static_cast<std::size_t>(place.seat)])
    {}

    void paint()
    {
        paintPanel(m_pencil, m_place.panel, acting());
        paintHeader();
        paintOrder();
        for (std::size_t gem = 0; gem < gems; ++gem)
            paintGem(gem);
        paintFocusRing();
    }

private:
    bool acting() const { return m_scene.mover == m_place.seat; }
    bool over() const { return m_state.phase == Phase::Over; }

    Tag tag() const
    {
        if (over()) {
            Tag tag = placeTag(Rules::places(m_state)[static_cast<std::size_t>(m_place.seat)]);
            if (m_state.solo())
                tag.text = m_state.winner == nobody ? QString() : Text::tr("won");
            return tag;
        }
        if (acting())
            return {m_state.phase == Phase::Offered ? Text::tr("re-roll?") : Text::tr("pairing"),
                    TagKind::Filled};
        if (m_place.seat == m_state.active && !m_state.solo())
            return {Text::tr("current turn")};
        return {};
    }

    void paintHeader()
    {
        // The bar says as well whose turn it is, so a name comes before a tag that says less than that.
        paintNameplate(m_pencil,
                       {m_place.shield, m_place.title, m_place.large ? 22.0 : 18.0, 8,
                        acting() && m_place.large ? 44.0 : 0},
                       m_player, tag());
        paintScore();
    }

    void paintScore()
    {
        const Sentence figure = Sentence::strong(QString::number(scoreOf(m_sheet)));
        const TextStyle words{bodySize, false, Role::Muted, Qt::AlignRight | Qt::AlignVCenter};
        m_pencil.writeFittingSentence(m_place.score,
                                      {Sentence::arranged(Text::tr("disorder %1, lowest is best"), {figure}),
                                       Sentence::arranged(Text::tr("disorder %1"), {figure}), figure},
                                      words);
    }

    // Whether the columns are in order, and what has been announced.
    void paintOrder()
    {
        const OrderWords words = orderWords(m_state, m_place.seat);
        const QRectF &place = m_place.order;
        if (words.announced) {
            m_pencil.painter().fillRect(place, m_pencil.color(Role::GiltWash));
            m_pencil.painter().fillRect(QRectF(place.topLeft(), QSizeF(m_pencil(4), place.height())),
                                        m_pencil.color(Role::Gilt));
        }
        const qreal indent = words.announced ? m_pencil(10) : 0;
        m_pencil.writeFitting(place.adjusted(indent, 0, 0, 0), words.ways,
                              {noteSize, words.announced, words.announced ? Role::Ink : Role::Muted});
    }

    // The pair that is being chosen, if it is for this sheet.
    std::optional<Gem> chosenGem() const
    {
        const PairDraft chosen = pairIn(m_scene.draft);
        if (!acting() || !choosingPair(m_state) || !chosen.gemDie)
            return std::nullopt;
        return m_state.gem(*chosen.gemDie);
    }

    void paintGem(std::size_t gem)
    {
        const ColumnPlace &place = m_place.columns[gem];
        const Column &column = m_sheet.columns[gem];
        ColumnLook look;
        look.column = &column;
        look.limits = m_sheet.limits;
        look.blocked = m_sheet.blocked(gem) && !over();
        if (m_scene.since.seats == m_state.seats)
            look.done = m_scene.since.sheet(m_place.seat).columns[gem].filled;
        if (chosenGem() == static_cast<Gem>(gem) && !column.full()) {
            look.next = true;
            if (const auto pair = pairIn(m_scene.draft).pair())
                look.would = column.sum() + m_state.numberOf(*pair);
        }
        m_pencil.symbol(symbolOf(static_cast<Gem>(gem)), place.symbol);
        if (m_frame.dragged && acting() && chosenGem() == static_cast<Gem>(gem))
            paintTarget(m_pencil, place.box, m_pencil(6));
        paintColumn(m_pencil, place, look);
        paintSum(gem, look.would);
    }

    void paintSum(std::size_t gem, std::optional<int> would)
    {
        const ColumnPlace &place = m_place.columns[gem];
        const int sum = m_sheet.columns[gem].sum();
        m_pencil.writeFigure(place.sum, QString::number(would.value_or(sum)),
                             m_pencil(m_place.large ? 20 : 17),
                             m_pencil.color(would ? Role::Accent : Role::Ink));
        // Where the sums fall, the order breaks.
        if (gem > 0 && sum < m_sheet.columns[gem - 1].sum())
            m_pencil.writeFigure(
                QRectF(place.sum.left() - m_pencil(8), place.sum.top(), m_pencil(16), place.sum.height()),
                QStringLiteral("›"), m_pencil(18), m_pencil.color(Role::Danger));
        const int rank = m_ranks[gem];
        const bool right = rank == static_cast<int>(gem) + 1;
        if (right) {
            const qreal size = std::min(place.rank.height(), m_pencil(14));
            m_pencil.sign(
                QStringLiteral("sign-tick"),
                QRectF(place.rank.center().x() - size / 2, place.rank.center().y() - size / 2, size, size),
                Role::Good);
            return;
        }
        const TextStyle style{noteSize, true, Role::Danger, Qt::AlignCenter};
        m_pencil.writeFitting(place.rank, placeWords(rank), style);
    }

    void paintFocusRing()
    {
        if (!m_frame.focus)
            return;
        const RegionId id = *m_frame.focus;
        const Seat seat = m_place.seat;
        for (std::size_t gem = 0; gem < gems; ++gem)
            if (id == region::column(seat, gem))
                paintFocusWithin(m_pencil, m_place.columns[gem].whole, 4, 3);
        if (id == region::order(seat))
            paintFocusWithin(m_pencil, m_place.order, 4, 3);
        if (id == region::sheet(seat))
            paintFocusWithin(m_pencil, m_place.panel, 4, 3);
    }

    BoardPainter &m_pencil;
    const SheetPlace &m_place;
    const Scene &m_scene;
    const State &m_state;
    const Frame &m_frame;
    const Sheet &m_sheet;
    PerGem<int> m_ranks;
    const Player &m_player;
};

} // namespace

QStringList placeWords(int rank)
{
    return {Text::tr("place %1", "of a column").arg(rank), Text::tr("pl. %1", "place of a column").arg(rank),
            QString::number(rank)};
}

void paintColumn(BoardPainter &pencil, const ColumnPlace &place, const ColumnLook &look)
{
    QPainter &painter = pencil.painter();
    const QRectF box = pencil.crisp(place.box);
    const Column &column = *look.column;
    const qreal radius = pencil(4);
    QPainterPath outline;
    outline.addRoundedRect(box, radius, radius);
    painter.fillPath(outline, pencil.color(Role::Panel));

    painter.save();
    painter.setClipPath(outline, Qt::IntersectClip);
    const qreal figure = std::max(noteSize, std::min(pencil(16), 0.74 * place.rows[0].height()));
    for (int row = 0; row < column.rows; ++row) {
        const QRectF &at = place.rows[static_cast<std::size_t>(row)];
        if (row < column.filled) {
            const bool done = row >= look.done;
            painter.fillRect(at, pencil.color(done ? Role::GiltWash : Role::Raised));
            if (done)
                painter.fillRect(QRectF(at.topLeft(), QSizeF(pencil(3), at.height())),
                                 pencil.color(Role::Gilt));
        }
    }
    if (look.blocked && !column.full()) {
        const QRectF &first = place.rows[column.filled];
        paintStripes(pencil, QRectF(first.topLeft(), place.box.bottomRight()));
        paintPadlock(pencil, first);
    }
    for (int row = 1; row < column.rows; ++row) {
        const qreal y = place.rows[static_cast<std::size_t>(row)].top();
        if (row != look.limits.sorted && row != look.limits.enough)
            pencil.line({box.left(), y}, {box.right(), y}, Role::Line);
    }
    painter.restore();

    painter.setPen(QPen(pencil.color(Role::Edge), std::max(1.0, pencil(1))));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    for (const int row : {int{look.limits.sorted}, int{look.limits.enough}}) {
        const qreal y = place.rows[static_cast<std::size_t>(row)].top();
        pencil.line({box.left(), y}, {box.right(), y}, Role::Ink, 3);
    }
    for (int row = 0; row < column.filled; ++row) {
        const bool last = row + 1 == column.filled;
        const QRectF &at = place.rows[static_cast<std::size_t>(row)];
        const QString sum = QString::number(column.sums[static_cast<std::size_t>(row)]);
        painter.setFont(Theme::sans(figure, last));
        painter.setPen(pencil.color(Role::Ink));
        painter.drawText(at, Qt::AlignCenter | Qt::TextDontClip, sum);
    }
    if (!look.next || column.full())
        return;
    const QRectF next = pencil.crisp(place.rows[column.filled]).adjusted(1, 1, -1, -1);
    painter.fillRect(next, pencil.color(Role::Raised));
    QPen dashed(pencil.color(Role::Accent), std::max(1.5, pencil(1.75)), Qt::CustomDashLine, Qt::FlatCap);
    dashed.setDashPattern({3, 2});
    painter.setPen(dashed);
    painter.drawRect(next);
    if (look.would)
        pencil.writeFigure(next, QString::number(*look.would), figure, pencil.color(Role::Accent));
}

void paintSheet(BoardPainter &pencil, const SheetPlace &place, const Scene &scene, const Frame &frame)
{
    SheetPainter(pencil, place, scene, frame).paint();
}

} // namespace medici::gemstones
