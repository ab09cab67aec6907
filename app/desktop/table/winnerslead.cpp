#include "app/desktop/table/winnerslead.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cstdlib>

namespace medici::desktop {

namespace {

struct Texts {
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
    const auto sources = result.sources.columns.size() - 1; // the last one is the total
    const auto figures = [&](Seat seat) {
        std::vector<int> cells;
        for (const Standings::Row &row : result.sources.rows)
            for (std::size_t i = 0; row.seat == seat && i < row.cells.size(); ++i) {
                bool number = false;
                cells.push_back(row.cells[i].text.toInt(&number));
                if (!number)
                    return std::vector<int>();
            }
        return cells;
    };
    const std::vector<int> winner = figures(result.rows.front().seat);
    if (result.rows.size() < 2 || sources < 2 || winner.size() != static_cast<std::size_t>(sources) + 1)
        return lead;
    lead.columns = result.sources.columns;
    for (auto row = result.rows.begin() + 1; row != result.rows.end(); ++row) {
        std::vector<int> ahead = figures(row->seat);
        if (ahead.size() != winner.size())
            return {};
        Standings::Row line{row->seat, {}};
        for (std::size_t i = 0; i < ahead.size(); ++i) {
            ahead[i] = winner[i] - ahead[i];
            line.cells.push_back({signedFigure(ahead[i]), {}});
        }
        lead.rows.push_back(std::move(line));
        const auto most = std::max_element(ahead.begin(), ahead.end() - 1);
        if (row == result.rows.begin() + 1 && *most > 0)
            lead.remark = Sentence::arranged(
                Texts::tr("Most of it against %1: %2 %3."),
                {Sentence::strong(players[static_cast<std::size_t>(row->seat)].name),
                 Sentence(lead.columns[most - ahead.begin()]), Sentence::strong(signedFigure(*most))});
    }
    return lead;
}

} // namespace medici::desktop
