#include "variants/card/view/housepanels.h"

#include "engine/view/cards.h"
#include "variants/card/rules/bill.h"
#include "variants/card/view/eventtext.h"

#include <algorithm>

namespace medici::card {

namespace {

class HousePainter {
public:
    HousePainter(BoardPainter &pencil, const HousePlace &place, const Scene &scene, const Frame &frame)
        : m_pencil(pencil), m_place(place), m_scene(scene), m_state(scene.state), m_frame(frame),
          m_player(frame.canvas.players[static_cast<std::size_t>(place.seat)]),
          m_now(m_state.ship(place.seat)), m_then(scene.shown().ship(place.seat)),
          m_bill(Rules::billNow(scene.shown()))
    {}

    void paint()
    {
        paintPanel(m_pencil, m_place.panel, acting());
        paintHeader();
        paintHull(m_pencil, m_place.ship, m_player.arms);
        if (m_frame.dragged && acting())
            paintTarget(m_pencil, m_place.ship.place, m_pencil(6));
        paintHolds();
        paintFlagged();
        paintBills();
        paintWords();
        if (m_frame.focus == region::ship(m_place.seat))
            paintFocus(m_pencil, m_place.ship.place, m_pencil(4));
        if (m_frame.focus == region::florins(m_place.seat))
            paintFocus(
                m_pencil,
                m_place.coin.united(m_place.florins).adjusted(m_pencil(3), m_pencil(6), 0, -m_pencil(6)),
                m_pencil(4));
    }

private:
    bool acting() const
    {
        return m_state.active == m_place.seat && m_state.phase != Phase::Over
            && m_state.phase != Phase::DrawingFirst;
    }

    Tag tag() const
    {
        if (m_state.phase == Phase::Over)
            return placeTag(Rules::places(m_state)[static_cast<std::size_t>(m_place.seat)]);
        if (acting() && m_state.lastTurn)
            return {Text::tr("last turn of the day"), TagKind::Filled};
        if (acting())
            return {m_state.phase == Phase::Taking ? Text::tr("choosing", "the seat to act")
                                                   : Text::tr("turning up", "the seat to act"),
                    TagKind::Filled};
        return {m_state.free(m_place.seat) == 0 ? Text::tr("ship full") : QString()};
    }

    void paintHeader()
    {
        // The bar says as well whose turn it is, so a name comes before a tag that says less than that.
        paintNameplate(m_pencil, {m_place.shield, m_place.title, 18, 9, acting() ? 60.0 : 0}, m_player,
                       tag());
        paintPurse(m_pencil, m_place.coin, m_place.florins, m_state.house(m_place.seat).florins);
    }

    Highlight lookOf(std::size_t card) const
    {
        Highlight look;
        look.would = card >= m_now.loaded;
        look.done = !look.would && m_scene.just(m_place.seat, card);
        return look;
    }

    void paintHolds()
    {
        std::size_t hold = 0;
        for (std::size_t card = 0; card < m_then.loaded; ++card) {
            const Kind kind = m_then.cards[card];
            if (!cardOf(kind).flag() && hold < m_place.ship.holds.size())
                paintCardCargo(m_pencil, m_place.ship.holds[hold++], faceOf(kind), lookOf(card));
        }
        for (; hold < m_place.ship.holds.size(); ++hold)
            paintEmptyHold(m_pencil, m_place.ship.holds[hold]);
    }

    // The cards that take no space, closer together where they are many.
    void paintFlagged()
    {
        std::vector<std::size_t> flagged;
        for (std::size_t card = 0; card < m_then.loaded; ++card)
            if (cardOf(m_then.cards[card]).flag())
                flagged.push_back(card);
        const qreal side = 0.92 * m_place.flagged.height();
        const qreal room = m_place.flagged.width() - side;
        const qreal step = flagged.size() < 2
            ? 0
            : std::min(side + m_pencil(4), room / static_cast<qreal>(flagged.size() - 1));
        for (std::size_t i = 0; i < flagged.size(); ++i)
            paintCardCargo(
                m_pencil,
                {m_place.flagged.left() + step * static_cast<qreal>(i), m_place.flagged.top(), side, side},
                faceOf(m_then.cards[flagged[i]]), lookOf(flagged[i]));
    }

    // From the bottom: the day as it would be paid now, then those that were; as many as there is room for.
    void paintBills()
    {
        const qreal line = std::max(m_pencil(20), m_pencil.lineHeight({bodySize, true}) + m_pencil(2));
        QRectF row(m_place.bills.left(), m_place.bills.bottom() - line, m_place.bills.width(), line);
        const bool over = m_state.phase == Phase::Over;
        for (int day = m_state.day; day >= 0 && row.top() >= m_place.bills.top(); --day) {
            const bool now = day == m_state.day && !over;
            paintBill(row, day, now);
            row.translate(0, -line);
        }
    }

    void paintBill(const QRectF &row, int day, bool now)
    {
        m_pencil.line(row.topLeft(), row.topRight(), Role::Line);
        const TextStyle total{bodySize, true, now ? Role::Accent : Role::Ink,
                              Qt::AlignRight | Qt::AlignVCenter};
        const int paid = m_bill.total(m_place.seat, day + 1);
        const int ship = m_bill.line(m_place.seat, day + 1, source::ship).points;
        const QString sum = Text::tr("+%1").arg(paid);
        m_pencil.write(row, sum, total);
        const QRectF words = row.adjusted(0, 0, -m_pencil.width(sum, total) - m_pencil(8), 0);
        const QString title = Text::tr("Day %1").arg(day + 1);
        const QString parts = Text::tr("ship %1, goods %2", "what a day pays").arg(ship).arg(paid - ship);
        m_pencil.writeFitting(
            words,
            {now ? Text::tr("%1, if it ended now: %2", "a day and what it pays").arg(title, parts)
                 : Text::tr("%1: %2", "a day and what it pays").arg(title, parts),
             now ? Text::tr("If it ended now: %1", "what the day would pay").arg(parts) : parts,
             parts,
             title,
             {}},
            {noteSize, false, Role::Muted});
    }

    void paintWords()
    {
        if (m_state.phase == Phase::Over)
            return;
        const auto figure = [](int number) { return Sentence::strong(QString::number(number)); };
        const bool changes = m_scene.would && acting();
        const int payment = m_bill.line(m_place.seat, Rules::round(m_state), source::ship).points;
        const auto arrow = [&](int now, int then) {
            return Sentence::arranged(Text::tr("%1 → %2", "from one value to another"),
                                      {figure(now), figure(then)});
        };
        const Sentence value = changes ? arrow(m_now.value, m_then.value) : figure(m_now.value);
        const Sentence pays = Text::tr("+%1").arg(payment);
        const Sentence used = changes ? arrow(m_now.used, m_then.used) : figure(m_now.used);
        const Sentence spaces = QString::number(m_state.spaces());
        const TextStyle style{noteSize, false, Role::Muted};
        m_pencil.writeFittingSentence(
            m_place.value,
            {Sentence::arranged(Text::tr("ship value %1 (%2)", "the value of a ship and what it would pay"),
                                {value, pays}),
             Sentence::arranged(Text::tr("value %1", "of a ship"), {value}), value},
            style);
        m_pencil.writeFittingSentence(
            m_place.spaces,
            {Sentence::arranged(Text::tr("spaces: %1 of %2"), {used, spaces}),
             Sentence::arranged(Text::tr("%1 of %2", "spaces of a ship"), {used, spaces}), Sentence()},
            {noteSize, false, Role::Muted, Qt::AlignRight | Qt::AlignVCenter});
    }

    BoardPainter &m_pencil;
    const HousePlace &m_place;
    const Scene &m_scene;
    const State &m_state;
    const Frame &m_frame;
    const Player &m_player;
    const Ship &m_now;
    const Ship &m_then;
    Bill m_bill; // as if the day ended now
};

} // namespace

void paintHouse(BoardPainter &pencil, const HousePlace &place, const Scene &scene, const Frame &frame)
{
    HousePainter(pencil, place, scene, frame).paint();
}

} // namespace medici::card
