#include "variants/auction/view/texttable.h"

#include "variants/auction/view/eventtext.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace medici::auction {

namespace {

constexpr int nameWidth = 16;
constexpr int cellWidth = 8;

// What is written below the headings of a table: one row a player.
class TableWriter {
public:
    TableWriter(const State &state, const QStringList &names) : m_state(state), m_names(names) {}

    QString write()
    {
        const QString next = tellNext(m_state, m_names).plain();
        line(m_state.phase == Phase::Over
                 ? next
                 : Text::tr("Day %1 of %2. %3").arg(m_state.day + 1).arg(days).arg(next));
        if (m_state.phase != Phase::Over)
            line(Text::tr("Cards left in the deck: %1").arg(m_state.left));
        writeGroup();
        writeShips();
        writeLevels();
        writeFlorins();
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
    static QString shortName(Card card) { return nameOf(card.good()) + QString::number(card.value()); }

    QString name(std::size_t seat) const
    {
        QString name = "  " + m_names.value(static_cast<qsizetype>(seat));
        if (name.size() >= nameWidth)
            name = name.left(nameWidth - 2) + u'…';
        return name.leftJustified(nameWidth);
    }

    void writeGroup()
    {
        if (m_state.turned == 0)
            return;
        QStringList cards;
        for (std::size_t card = 0; card < m_state.turned; ++card)
            cards << nameOf(m_state.group[card]);
        line(Text::tr("Group: %1").arg(cards.join(u", "_s)));
        if (m_state.leader != nobody)
            line(Text::tr("Highest bid: %1, by %2")
                     .arg(QString::number(m_state.highest), m_names.value(m_state.leader)));
    }

    void writeShips()
    {
        line({});
        line(Text::tr("Ships of day %1").arg(m_state.day + 1));
        for (std::size_t seat = 0; seat < m_state.seats; ++seat) {
            const Ship &ship = m_state.houses[seat].ships[m_state.day];
            QString words = name(seat);
            for (std::size_t hold = 0; hold < m_state.spaces; ++hold)
                words += cell(hold < ship.loaded ? shortName(ship.holds[hold]) : u"."_s);
            line(words + cell(ship.value, 7));
        }
    }

    void writeLevels()
    {
        QString heading = Text::tr("Levels").leftJustified(nameWidth);
        for (const Good good : allGoods)
            heading += cell(nameOf(good));
        line({});
        line(heading);
        for (std::size_t seat = 0; seat < m_state.seats; ++seat) {
            QString words = name(seat);
            for (const Good good : allGoods)
                words += cell(m_state.houses[seat].levels[indexOf(good)]);
            line(words);
        }
    }

    void writeFlorins()
    {
        QString heading = Text::tr("Florins").leftJustified(nameWidth);
        for (int day = 1; day <= days; ++day)
            heading += cell(Text::tr("day %1").arg(day), 10);
        heading += cell(Text::tr("now"), 10) + cell(Text::tr("place"));
        line({});
        line(heading);
        const PerSeat<int> places = Rules::places(m_state);
        for (std::size_t seat = 0; seat < m_state.seats; ++seat) {
            const House &house = m_state.houses[seat];
            QString words = name(seat);
            for (std::size_t day = 0; day < days; ++day) {
                const bool scored = day < m_state.day || m_state.phase == Phase::Over;
                words += cell(scored ? Text::tr("+%1").arg(house.ships[day].income()) : u"."_s, 10);
            }
            line(words + cell(house.florins, 10) + cell(places[seat]));
        }
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

} // namespace medici::auction
