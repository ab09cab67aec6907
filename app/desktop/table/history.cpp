#include "app/desktop/table/history.h"

#include "app/desktop/table/tablecontroller.h"
#include "engine/view/steps.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"

#include <QLocale>

namespace medici::desktop {

History::History(TableController &table, QObject *parent) : QAbstractListModel(parent), m_table(table)
{
    connect(&table, &TableController::gameChanged, this, &History::tell);
    connect(&table, &TableController::moved, this, [this](const Session::Change &change) {
        tell();
        if (change.cursor > change.from)
            emit grew(since(change.from));
    });
}

void History::tell()
{
    beginResetModel();
    m_lines.clear();
    if (const GameInProgress *current = m_table.current()) {
        const Session &session = current->session();
        const View &view = *current->variant().view();
        const Players players = current->players();
        const auto log = session.log().first(session.cursor());
        const std::unique_ptr<Game> game = session.start().clone();
        Heading last;
        for (const Step &step : stepsOf(current->variant().words(), session.start(), log)) {
            const auto events = log.subspan(step.from, step.to - step.from);
            const Heading heading = view.heading(*game, events.front(), players);
            if (heading.round != last.round)
                m_lines.push_back({Kind::Round, {nobody, heading.round}, step.from});
            if (heading.turn != last.turn && !heading.turn.isEmpty())
                m_lines.push_back({Kind::Turn, {nobody, heading.turn}, step.from});
            last = heading;
            Line line{Kind::Event, view.describe(*game, events, players), step.to};
            if (game->forced())
                line.account.sentence += Sentence(u' ' + tr("(the only choice)"));
            m_lines.push_back(std::move(line));
            std::optional<ScoredStep> scored;
            for (std::size_t i = step.from; i < step.to; ++i) {
                const int before = game->scorings();
                game->apply(log[i].code);
                if (game->scorings() != before)
                    scored = ScoredStep{i, i + 1};
            }
            if (scored)
                m_lines.push_back(scoringLine(*scored));
        }
    }
    endResetModel();
}

// 'Round 1: Anna +40, Bruno +25'
History::Line History::scoringLine(const ScoredStep &scored) const
{
    const GameInProgress &current = *m_table.current();
    const Players players = current.players();
    const Scoring scoring = current.variant().view()->scoring(*current.session().at(scored.before),
                                                              *current.session().at(scored.after), players);
    std::vector<Sentence> seats;
    for (std::size_t seat = 0; seat < scoring.points.size(); ++seat)
        seats.push_back(Sentence::arranged(
            scoring.points[seat] > 0 ? QStringLiteral("%1 +%2") : QStringLiteral("%1 %2"),
            {Sentence::strong(players[seat].name), QLocale().toString(scoring.points[seat])}));
    return {Kind::Scoring,
            {nobody,
             Sentence::arranged(QStringLiteral("%1: %2"),
                                {scoring.title, Sentence::joined(seats, QStringLiteral(", "))})},
            scored.after,
            scored};
}

int History::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

QVariant History::data(const QModelIndex &index, int role) const
{
    if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole)
        return line(index.row()).account.sentence.plain();
    return {};
}

Qt::ItemFlags History::flags(const QModelIndex &index) const
{
    const Kind kind = line(index.row()).kind;
    return kind == Kind::Event || kind == Kind::Scoring ? Qt::ItemIsEnabled | Qt::ItemIsSelectable
                                                        : Qt::NoItemFlags;
}

int History::rowOf(std::size_t cursor) const
{
    for (std::size_t i = m_lines.size(); i-- > 0;)
        if (m_lines[i].kind == Kind::Event && m_lines[i].cursor <= cursor)
            return static_cast<int>(i);
    return -1;
}

QString History::since(std::size_t cursor) const
{
    QStringList said;
    for (const Line &line : m_lines)
        if (line.kind == Kind::Event && line.cursor > cursor)
            said << line.account.sentence.plain();
    return said.join(u' ');
}

} // namespace medici::desktop
