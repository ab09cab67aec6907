#include "variants/dice/view/texttable.h"

#include "engine/rules/ranges.h"
#include "variants/dice/rules/scoring.h"
#include "variants/dice/view/eventtext.h"

#include <algorithm>

namespace medici::dice {

namespace {

constexpr int nameWidth = 16;
constexpr int cellWidth = 7;

// What is written below the headings of a table: one row a player.
class TableWriter {
public:
    TableWriter(const State &state, const QStringList &names) : m_state(state), m_names(names) {}

    QString write()
    {
        const QString next = tellNext(m_state, m_names).plain();
        line(m_state.phase == Phase::Over
                 ? next
                 : Text::tr("Round %1 of %2. %3").arg(m_state.round + 1).arg(rounds).arg(next));
        writeDice();
        for (std::size_t round = 0; round < rounds; ++round)
            if (begun(round))
                writeShips(round);
        writeColumns();
        writePoints();
        return m_text;
    }

private:
    void line(const QString &words)
    {
        qsizetype end = words.size();
        while (end > 0 && words[end - 1].isSpace())
            --end;
        m_text += words.left(end) + u'\n';
    }

    static QString cell(const QString &words, int width = cellWidth) { return words.rightJustified(width); }
    static QString cell(int number, int width = cellWidth) { return cell(QString::number(number), width); }

    QString name(std::size_t seat) const
    {
        QString name = "  " + m_names.value(static_cast<qsizetype>(seat));
        if (name.size() >= nameWidth)
            name = name.left(nameWidth - 2) + u'…';
        return name.leftJustified(nameWidth);
    }

    // Dice by the numbers that moves in records use.
    void writeDice()
    {
        QString words;
        for (int die = 0; die < dice; ++die)
            if ((m_state.left >> die & 1) != 0)
                words += QString("   %1: %2").arg(die).arg(nameOf(m_state.face(die)));
        if (!words.isEmpty() && (m_state.phase == Phase::Choosing || m_state.phase == Phase::Following))
            line(Text::tr("Dice") + words);
    }

    bool begun(std::size_t round) const
    {
        const auto loaded = [&](const Sheet &sheet) { return sheet.ships[round].loaded > 0; };
        return round == 0 || ranges::any_of(m_state.sheets, loaded);
    }

    void writeShips(std::size_t round)
    {
        line({});
        line(Text::tr("Ships of round %1").arg(round + 1));
        for (std::size_t seat = 0; seat < m_state.seats; ++seat) {
            const Ship &ship = m_state.sheets[seat].ships[round];
            QString goods = name(seat);
            QString totals(nameWidth, u' ');
            int total = 0;
            for (std::size_t space = 0; space < m_state.spaces; ++space) {
                if (space >= ship.loaded) {
                    goods += cell(QStringLiteral("."));
                    continue;
                }
                const Face face = ship.holds[space];
                total += face.value;
                goods += cell(nameOf(face.good) + QString::number(face.value));
                totals += cell(total);
            }
            line(goods);
            if (ship.loaded > 0)
                line(totals);
        }
    }

    void writeColumns()
    {
        QString heading = Text::tr("Crosses").leftJustified(nameWidth);
        for (std::size_t good = 0; good < goods; ++good)
            heading += cell(nameOf(static_cast<Good>(good)));
        line({});
        line(heading);
        for (std::size_t seat = 0; seat < m_state.seats; ++seat)
            line(name(seat) + numbers(m_state.sheets[seat].crosses));
        if (!m_state.solo())
            return;
        line(("  " + Text::tr("enemy's circles")).leftJustified(nameWidth) + numbers(m_state.circles));
        if (m_state.breakthrough)
            line("  " + Text::tr("The enemy has broken through: columns score no more."));
    }

    static QString numbers(const PerGood<std::uint8_t> &column)
    {
        QString words;
        for (const int number : column)
            words += cell(number);
        return words;
    }

    void writePoints()
    {
        constexpr int width = 15;
        QString heading = Text::tr("Ship + columns").leftJustified(nameWidth);
        for (int round = 1; round <= rounds; ++round)
            heading += cell(Text::tr("round %1").arg(round), width);
        heading += cell(Text::tr("total"), 9);
        if (!m_state.solo())
            heading += cell(Text::tr("place"));
        line({});
        line(heading);
        const PerSeat<int> places = Rules::places(m_state);
        for (std::size_t seat = 0; seat < m_state.seats; ++seat) {
            const Sheet &sheet = m_state.sheets[seat];
            QString words = name(seat);
            for (std::size_t round = 0; round < rounds; ++round)
                words += cell(scored(round) ? sum(sheet.ships[round]) : QStringLiteral("."), width);
            words += cell(sheet.total(), 9);
            if (!m_state.solo())
                words += cell(scored(0) ? QString::number(places[seat]) : QStringLiteral("."));
            line(words);
        }
        if (m_state.solo() && m_state.phase == Phase::Over)
            line(Text::tr("Rank: %1").arg(rankName(soloRank(m_state.sheets[0].total()))));
    }

    bool scored(std::size_t round) const { return round < m_state.round || m_state.phase == Phase::Over; }

    // Ship and monopolies.
    static QString sum(const Ship &ship)
    {
        return QString("%1 + %2 = %3").arg(ship.points).arg(ship.total() - ship.points).arg(ship.total());
    }

    const State &m_state;
    const QStringList &m_names;
    QString m_text;
};

} // namespace

QString tableText(const State &state, const QStringList &names)
{
    return TableWriter(state, names).write();
}

} // namespace medici::dice
