#include "app/desktop/table/winnerslead.h"

#include "engine/rules/ranges.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cstdlib>

namespace medici::desktop {

namespace {

struct LeadTexts {
    Q_DECLARE_TR_FUNCTIONS(WinnersLead)
};

QString signedFigure(int figure)
{
    const QString digits = QLocale().toString(std::abs(figure));
    return figure > 0 ? u'+' + digits : figure < 0 ? u'−' + digits : digits;
}

} // namespace

Standings leadIn(const Result &result, const Players &players)
{
    Standings lead;
    const std::vector<Standings::Row> &rows = result.sources.rows;
    const auto rowOf = [&rows](Seat seat) { return ranges::find(rows, seat, &Standings::Row::seat); };
    const auto winner = rowOf(result.rows.front().seat);
    if (result.rows.size() < 2 || winner == rows.end() || winner->cells.size() < 3)
        return lead;
    // In some games the fewest points win.
    const int direction = result.rows.front().score < result.rows.back().score ? -1 : 1;
    lead.columns = result.sources.columns;
    for (auto other = result.rows.begin() + 1; other != result.rows.end(); ++other) {
        const Standings::Row &row = *rowOf(other->seat);
        std::vector<int> ahead;
        lead.rows.push_back({other->seat, {}});
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            ahead.push_back(direction
                            * (winner->cells[i].points.value_or(0) - row.cells[i].points.value_or(0)));
            lead.rows.back().cells.push_back({signedFigure(ahead.back()), {}, ahead.back()});
        }
        const auto most = std::max_element(ahead.begin(), ahead.end() - 1); // the last one is the total
        if (lead.rows.size() == 1 && *most > 0)
            lead.remark = Sentence::arranged(LeadTexts::tr("Most of it against %1: %2 %3."),
                                             {strongNameOf(other->seat, players),
                                              Sentence(lead.columns[most - ahead.begin()]),
                                              Sentence::strong(signedFigure(*most))});
    }
    return lead;
}

} // namespace medici::desktop
