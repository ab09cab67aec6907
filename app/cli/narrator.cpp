#include "app/cli/narrator.h"

#include <QRegularExpression>

namespace medici::cli {

namespace {

constexpr const char *plain = "\x1b[0m";
constexpr const char *bold = "\x1b[1m";
constexpr std::array<const char *, mostSeats> seatColours{"\x1b[36m", "\x1b[33m", "\x1b[35m",
                                                          "\x1b[32m", "\x1b[34m", "\x1b[31m"};

} // namespace

Narrator::Narrator(const Variant &variant, const QStringList &names, Stream &stream)
    : m_variant(variant), m_names(names), m_stream(stream)
{}

void Narrator::hear(const Session &session)
{
    if (m_game == nullptr) {
        m_game = session.start().clone();
        say(heading("Round 1"));
    }
    while (m_told < session.cursor()) {
        const auto left = session.log().subspan(m_told, session.cursor() - m_told);
        const bool dealt = m_game->actor() == chance;
        const std::size_t length =
            dealt ? static_cast<std::size_t>(m_variant.words().chanceLength(*m_game)) : 1;
        tell(left.first(std::min(length, left.size())));
    }
    m_stream.flush();
}

void Narrator::tell(std::span<const Event> events)
{
    const QString sentence = m_variant.describe(*m_game, events, m_names);
    say(coloured(m_game->actor() == chance ? sentence : "  " + sentence));
    const int round = m_game->round();
    for (const Event &event : events)
        m_game->apply(event.code);
    m_told += events.size();
    if (m_game->over()) {
        showTable();
        tellEnd();
    } else if (m_game->round() != round) {
        showTable();
        say(heading(QString("Round %1").arg(m_game->round())));
    }
}

void Narrator::showTable()
{
    say({});
    say(coloured(m_variant.table(*m_game, m_names)).trimmed());
}

void Narrator::tellEnd()
{
    const PerSeat<int> places = m_game->places();
    QStringList winners;
    QString score;
    for (int seat = 0; seat < m_game->seats(); ++seat)
        if (places[static_cast<std::size_t>(seat)] == 1) {
            winners += m_names[seat];
            score = QString::number(m_game->scores()[static_cast<std::size_t>(seat)]);
        }
    say({});
    if (m_game->seats() == 1)
        say(coloured(QString("%1 ends with a score of %2.").arg(winners.value(0), score)));
    else if (winners.size() == 1)
        say(coloured(QString("%1 wins with a score of %2.").arg(winners.value(0), score)));
    else
        say(coloured(QString("%1 share first place with a score of %2.").arg(winners.join(" and "), score)));
    say({});
}

void Narrator::say(const QString &line)
{
    m_stream.write(line + u'\n');
}

QString Narrator::heading(const QString &text) const
{
    const QString framed = "\n== " + text + " ==\n";
    return m_stream.coloured() ? bold + framed + plain : framed;
}

QString Narrator::coloured(const QString &text) const
{
    if (!m_stream.coloured())
        return text;
    QString result = text;
    for (qsizetype seat = 0; seat < m_names.size(); ++seat) {
        const QRegularExpression name("\\b" + QRegularExpression::escape(m_names[seat]) + "\\b");
        result.replace(name, seatColours[static_cast<std::size_t>(seat)] + m_names[seat] + plain);
    }
    return result;
}

} // namespace medici::cli
