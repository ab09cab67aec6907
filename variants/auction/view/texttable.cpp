#include "engine/view/texttable.h"

#include "variants/auction/view/eventtext.h"
#include "variants/auction/view/view.h"

using namespace Qt::StringLiterals;

namespace medici::auction {

namespace {

class TableWriter {
public:
    TableWriter(const State &state, const Players &players)
        : m_state(state), m_players(players), m_table(players, 8)
    {}

    QString write()
    {
        const QString next = Looks::prompt(m_state, {}, m_players).plain();
        if (m_state.phase == Phase::Over) {
            m_table.line(next);
        } else {
            m_table.line(Text::tr("Day %1 of %2. %3").arg(m_state.day + 1).arg(days).arg(next));
            m_table.line(Text::tr("Cards left in the deck: %1").arg(m_state.left));
        }
        writeGroup();
        writeShips();
        writeLevels();
        writeFlorins();
        return m_table.text();
    }

private:
    void writeGroup()
    {
        if (m_state.turned == 0)
            return;
        QStringList cards;
        for (std::size_t card = 0; card < m_state.turned; ++card)
            cards << nameOf(m_state.group[card]);
        m_table.line(Text::tr("Group: %1").arg(cards.join(u", "_s)));
        if (m_state.leader != nobody)
            m_table.line(Text::tr("Highest bid: %1, by %2")
                             .arg(QString::number(m_state.highest), nameOf(m_state.leader, m_players)));
    }

    void writeShips()
    {
        m_table.line();
        m_table.line(Text::tr("Ships of day %1").arg(m_state.day + 1));
        for (Seat seat = 0; seat < m_state.seats; ++seat) {
            const Ship &ship = m_state.ship(seat);
            m_table.begin(seat);
            for (const Card card : std::span(ship.holds).first(ship.loaded))
                m_table.cell(nameOf(card.good()) + QString::number(card.value()));
            for (std::size_t hold = ship.loaded; hold < m_state.spaces; ++hold)
                m_table.cell(u"."_s);
            m_table.cell(ship.value, 7);
        }
    }

    void writeLevels()
    {
        m_table.line();
        m_table.begin(Text::tr("Levels"));
        for (const Good good : allGoods)
            m_table.cell(nameOf(good));
        for (Seat seat = 0; seat < m_state.seats; ++seat) {
            m_table.begin(seat);
            for (const Good good : allGoods)
                m_table.cell(m_state.house(seat).levels[indexOf(good)]);
        }
    }

    void writeFlorins()
    {
        m_table.line();
        m_table.begin(Text::tr("Florins"));
        for (int day = 1; day <= days; ++day)
            m_table.cell(Text::tr("day %1").arg(day), 10);
        m_table.cell(Text::tr("now"), 10);
        m_table.cell(Text::tr("place"));
        const PerSeat<int> places = Rules::places(m_state);
        for (Seat seat = 0; seat < m_state.seats; ++seat) {
            const House &house = m_state.house(seat);
            m_table.begin(seat);
            for (std::size_t day = 0; day < days; ++day) {
                const bool scored = day < m_state.day || m_state.phase == Phase::Over;
                m_table.cell(scored ? Text::tr("+%1").arg(house.ships[day].income()) : u"."_s, 10);
            }
            m_table.cell(house.florins, 10);
            m_table.cell(places[static_cast<std::size_t>(seat)]);
        }
    }

    const State &m_state;
    const Players &m_players;
    TextTable m_table;
};

} // namespace

QString Looks::table(const State &state, const Players &players)
{
    return TableWriter(state, players).write();
}

} // namespace medici::auction
