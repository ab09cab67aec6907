#include "variants/gemstones/view/texttable.h"

#include "variants/gemstones/rules/evaluation.h"
#include "variants/gemstones/view/eventtext.h"

namespace medici::gemstones {

namespace {

constexpr int nameWidth = 16;
constexpr int cellWidth = 9;

class TableWriter {
public:
    TableWriter(const State &state, const QStringList &names) : m_state(state), m_names(names) {}

    QString write()
    {
        const QString next = tellNext(m_state, m_names).plain();
        line(m_state.phase == Phase::Over ? next : Text::tr("Round %1. %2").arg(m_state.round + 1).arg(next));
        if (Rules::actor(m_state) >= 0) {
            writeDice(Text::tr("Colours"), gemDice, 0);
            writeDice(Text::tr("Numbers"), numberDice, diceOfAKind);
        }
        writeSheets();
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

    static QString cell(const QString &words) { return words.rightJustified(cellWidth); }

    // The dice still to be paired, by the numbers that moves in records use.
    void writeDice(const QString &title, DiceSet kind, int first)
    {
        QString words = title.leftJustified(10);
        forEachDie(m_state.left & kind, [&](int die) {
            const QString face =
                kind == gemDice ? shortNameOf(m_state.gem(die)) : QString::number(m_state.number(die));
            words += QString("%1: %2").arg(die - first).arg(face).leftJustified(13);
        });
        line(words);
    }

    void writeSheets()
    {
        QString heading = QString().leftJustified(nameWidth);
        for (std::size_t gem = 0; gem < gems; ++gem)
            heading += cell(shortNameOf(static_cast<Gem>(gem)));
        line({});
        line(heading + cell(Text::tr("disorder")));
        for (Seat seat = 0; seat < m_state.seats; ++seat)
            writeSheet(seat);
    }

    void writeSheet(Seat seat)
    {
        const Sheet &sheet = m_state.sheet(seat);
        QString name = "  " + m_names.value(seat);
        if (name.size() >= nameWidth)
            name = name.left(nameWidth - 2) + u'…';
        QString sums = name.leftJustified(nameWidth);
        QString written = ("    " + Text::tr("numbers", "how many are written")).leftJustified(nameWidth);
        QString ranks = ("    " + Text::tr("order")).leftJustified(nameWidth);
        for (std::size_t gem = 0; gem < gems; ++gem) {
            const Column &column = sheet.columns[gem];
            sums += cell(QString::number(column.sum()));
            written += cell(QString::number(column.filled)
                            + (column.full()            ? Text::tr(" full", "a column")
                                   : sheet.blocked(gem) ? Text::tr(" bl.", "a column: blocked")
                                                        : QString()));
            ranks += cell(QString::number(ranksOf(sheet)[gem]));
        }
        line(sums + cell(QString::number(scoreOf(sheet))));
        line(written);
        line(ranks);
        if (m_state.phase == Phase::Over)
            line("    " + Text::tr("place %1").arg(Rules::places(m_state)[static_cast<std::size_t>(seat)]));
        else if (sheet.announced)
            line("    " + Text::tr("announced: sorted at the end of the last turn"));
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

} // namespace medici::gemstones
