#include "engine/view/texttable.h"

#include "engine/rules/ranges.h"
#include "variants/dice/rules/scoring.h"
#include "variants/dice/view/eventtext.h"
#include "variants/dice/view/view.h"

#include <algorithm>

namespace medici::dice {

namespace {

class TableWriter {
public:
    TableWriter(const State &state, const Players &players)
        : m_state(state), m_next(Looks::prompt(state, {}, players).plain()), m_table(players, 7)
    {}

    QString write()
    {
        m_table.line(m_state.phase == Phase::Over ? m_next
                                                  : Text::tr("Round %1 of %2. %3")
                                                        .arg(m_state.round + 1)
                                                        .arg(m_state.edition.rounds)
                                                        .arg(m_next));
        writeDice();
        for (std::size_t round = 0; round < m_state.edition.rounds; ++round)
            if (begun(round))
                writeShips(round);
        writeColumns();
        writePoints();
        return m_table.text();
    }

private:
    // Dice by the numbers that moves in records use.
    void writeDice()
    {
        QString words;
        forEachIn(m_state.left,
                  [&](int die) { words += QString("   %1: %2").arg(die).arg(nameOf(m_state.face(die))); });
        if (!words.isEmpty() && (m_state.phase == Phase::Choosing || m_state.phase == Phase::Following))
            m_table.line(Text::tr("Dice") + words);
    }

    bool begun(std::size_t round) const
    {
        const auto loaded = [&](const Sheet &sheet) { return sheet.ships[round].loaded > 0; };
        return round == 0 || ranges::any_of(m_state.sheets, loaded);
    }

    void writeShips(std::size_t round)
    {
        m_table.line();
        m_table.line(Text::tr("Ships of round %1").arg(round + 1));
        for (Seat seat = 0; seat < m_state.seats; ++seat) {
            const Ship &ship = m_state.sheet(seat).ships[round];
            const auto loaded = std::span(ship.holds).first(ship.loaded);
            m_table.begin(seat);
            for (const Face &face : loaded)
                m_table.cell(nameOf(face.good) + QString::number(face.value));
            for (std::size_t space = ship.loaded; space < m_state.spaces; ++space)
                m_table.cell(QStringLiteral("."));
            if (ship.loaded == 0)
                continue;
            m_table.begin(QString());
            int total = 0;
            for (const Face &face : loaded)
                m_table.cell(total += face.value);
        }
    }

    void writeColumns()
    {
        m_table.line();
        m_table.begin(Text::tr("Crosses"));
        for (std::size_t good = 0; good < goods; ++good)
            m_table.cell(nameOf(static_cast<Good>(good)));
        for (Seat seat = 0; seat < m_state.seats; ++seat) {
            m_table.begin(seat);
            writeNumbers(m_state.sheet(seat).crosses);
        }
        if (!m_state.solo())
            return;
        m_table.begin("  " + Text::tr("enemy's circles"));
        writeNumbers(m_state.circles);
        if (m_state.breakthrough)
            m_table.line("  " + Text::tr("The enemy has broken through: columns score no more."));
    }

    void writeNumbers(const PerGood<std::uint8_t> &column)
    {
        for (const int number : column)
            m_table.cell(number);
    }

    void writePoints()
    {
        constexpr int width = 15;
        m_table.line();
        m_table.begin(Text::tr("Ship + columns"));
        for (int round = 1; round <= m_state.edition.rounds; ++round)
            m_table.cell(Text::tr("round %1").arg(round), width);
        m_table.cell(Text::tr("total"), 9);
        if (!m_state.solo())
            m_table.cell(Text::tr("place"));
        const PerSeat<int> places = Rules::places(m_state);
        for (Seat seat = 0; seat < m_state.seats; ++seat) {
            const Sheet &sheet = m_state.sheet(seat);
            m_table.begin(seat);
            for (std::size_t round = 0; round < m_state.edition.rounds; ++round)
                m_table.cell(scored(round) ? sum(sheet.ships[round]) : QStringLiteral("."), width);
            m_table.cell(sheet.total(), 9);
            if (!m_state.solo())
                m_table.cell(scored(0) ? QString::number(places[static_cast<std::size_t>(seat)])
                                       : QStringLiteral("."));
        }
        if (m_state.solo() && m_state.phase == Phase::Over)
            m_table.line(Text::tr("Rank: %1").arg(rankName(soloRank(m_state.sheets[0].total()))));
    }

    bool scored(std::size_t round) const { return round < m_state.round || m_state.phase == Phase::Over; }

    // Ship and monopolies.
    static QString sum(const Ship &ship)
    {
        return QString("%1 + %2 = %3").arg(ship.points).arg(ship.total() - ship.points).arg(ship.total());
    }

    const State &m_state;
    QString m_next;
    TextTable m_table;
};

} // namespace

QString Looks::table(const State &state, const Players &players)
{
    return TableWriter(state, players).write();
}

} // namespace medici::dice
