#include "tests/review/verdict.h"

#include "engine/rules/ranges.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <istream>
#include <map>
#include <ostream>
#include <sstream>
#include <tuple>

namespace medici {

namespace {

// So many of so many.
struct Share {
    int right = 0;
    int all = 0;

    void add(bool is)
    {
        ++all;
        right += is;
    }
};

std::string percent(const Share &count)
{
    if (count.all == 0)
        return "–";
    char text[64];
    std::snprintf(text, sizeof text, "%.1f %% of %d", 100.0 * count.right / count.all, count.all);
    return text;
}

struct Row {
    Share mistakes, confirmed, cost, points, wins, lines, sums, endings, unaided;
    std::map<Seed, std::pair<Share, double>> games; // decisions looked at of all, and milliseconds for them
    double worst = 0;

    void add(const Verdict &verdict)
    {
        const bool mistake = verdict.grade >= Grade::Mistake;
        mistakes.add(mistake);
        sums.add(verdict.addsUp);
        auto &[count, milliseconds] = games[verdict.deal];
        ++count.right;
        count.all = verdict.free;
        milliseconds += verdict.milliseconds;
        if (mistake && (verdict.exact || verdict.times > 0))
            confirmed.add(verdict.confirmed);
        if (verdict.times == 0)
            return;
        cost.add(verdict.costHolds);
        points.add(verdict.pointsHold);
        wins.add(verdict.winsHold);
        lines.right += verdict.linesHold;
        lines.all += verdict.lines;
    }

    void add(const EndingVerdict &ending)
    {
        endings.add(ending.lost <= 0.1);
        unaided.add(!ending.itself);
        worst = std::max(worst, ending.lost);
    }

    // For a whole game, on average and at most.
    std::string seconds() const
    {
        double sum = 0;
        double most = 0;
        for (const auto &[deal, game] : games) {
            const double whole = game.second / game.first.right * game.first.all / 1e3;
            sum += whole;
            most = std::max(most, whole);
        }
        char text[64];
        std::snprintf(text, sizeof text, "%.0f s, %.0f s", sum / static_cast<double>(games.size()), most);
        return text;
    }
};

void print(const std::string &name, const Row &row)
{
    std::printf("| %s", name.c_str());
    for (const Share &count :
         {row.mistakes, row.confirmed, row.cost, row.points, row.wins, row.lines, row.sums, row.endings})
        std::printf(" | %s", percent(count).c_str());
    std::printf(" | %d | %.2f | %s |\n", row.unaided.right, row.worst,
                row.games.empty() ? "" : row.seconds().c_str());
}

} // namespace

bool Verdicts::contains(const std::string &variant, int seats, Seed deal, std::size_t event) const
{
    return ranges::any_of(decisions, [&](const Verdict &known) {
        return known.variant == variant && known.seats == seats && known.deal == deal && known.event == event;
    });
}

void write(std::ostream &out, const Verdict &verdict)
{
    out << "decision " << verdict.variant << ' ' << verdict.seats << ' ' << verdict.deal << ' '
        << verdict.event << ' ' << verdict.free << ' ' << nameOf(verdict.level) << ' ' << verdict.among << ' '
        << nameOf(verdict.grade) << ' ' << verdict.exact << ' ' << verdict.same << ' ' << verdict.milliseconds
        << ' ' << verdict.cost << ' ' << verdict.error << ' ' << verdict.addsUp << ' ' << verdict.times << ' '
        << verdict.truth << ' ' << verdict.truthError << ' ' << verdict.confirmed << ' ' << verdict.points
        << ' ' << verdict.pointsError << ' ' << verdict.truePoints << ' ' << verdict.truePointsError << ' '
        << verdict.costHolds << ' ' << verdict.pointsHold << ' ' << verdict.winsHold << ' '
        << verdict.linesHold << ' ' << verdict.lines << " .\n";
}

void write(std::ostream &out, const EndingVerdict &verdict)
{
    out << "ending " << verdict.variant << ' ' << verdict.seats << ' ' << verdict.deal << ' ' << verdict.event
        << ' ' << verdict.itself << ' ' << verdict.lost << " .\n";
}

Verdicts readVerdicts(std::istream &in)
{
    Verdicts verdicts;
    for (std::string text; std::getline(in, text);) {
        std::istringstream line(text);
        std::string kind;
        std::string level;
        std::string grade;
        std::string end;
        line >> kind;
        if (kind == "decision") {
            Verdict read;
            line >> read.variant >> read.seats >> read.deal >> read.event >> read.free >> level >> read.among
                >> grade >> read.exact >> read.same >> read.milliseconds >> read.cost >> read.error
                >> read.addsUp >> read.times >> read.truth >> read.truthError >> read.confirmed >> read.points
                >> read.pointsError >> read.truePoints >> read.truePointsError >> read.costHolds
                >> read.pointsHold >> read.winsHold >> read.linesHold >> read.lines >> end;
            read.level = levelNamed(level).value_or(Level::Random);
            read.grade = gradeNamed(grade).value_or(Grade::Best);
            if (end == ".")
                verdicts.decisions.push_back(read);
        } else if (kind == "ending") {
            EndingVerdict read;
            line >> read.variant >> read.seats >> read.deal >> read.event >> read.itself >> read.lost >> end;
            if (end == ".")
                verdicts.endings.push_back(read);
        }
    }
    return verdicts;
}

void printTables(const Verdicts &verdicts)
{
    std::map<std::string, Row> rows;
    Row all;
    const auto rowOf = [&](const auto &verdict) -> Row & {
        return rows[verdict.variant + ", " + std::to_string(verdict.seats)];
    };
    for (const Verdict &verdict : verdicts.decisions) {
        rowOf(verdict).add(verdict);
        all.add(verdict);
    }
    for (const EndingVerdict &ending : verdicts.endings) {
        rowOf(ending).add(ending);
        all.add(ending);
    }
    std::puts("| game, seats | mistakes | confirmed | grade's scale | points | to win | lines | add up "
              "| endings | found by playouts | most lost | a game takes, at most |");
    std::puts("|---|---|---|---|---|---|---|---|---|---|---|---|");
    for (const auto &[name, row] : rows)
        print(name, row);
    all.games.clear();
    print("all", all);

    std::puts("\n| game | level | inaccuracies | mistakes | blunders |\n|---|---|---|---|---|");
    std::map<std::tuple<std::string, Level, bool>, std::array<Share, gradeNames.size()>> levels;
    for (const Verdict &verdict : verdicts.decisions) {
        auto &counts = levels[{verdict.variant, verdict.level, verdict.among}];
        for (std::size_t grade = 0; grade < counts.size(); ++grade)
            counts[grade].add(verdict.grade == static_cast<Grade>(grade));
    }
    for (const auto &[key, counts] : levels) {
        const auto &[variant, level, among] = key;
        std::printf("| %s | %s%s", variant.c_str(), std::string(nameOf(level)).c_str(),
                    among ? ", among themselves" : "");
        for (const Grade grade : {Grade::Inaccuracy, Grade::Mistake, Grade::Blunder})
            std::printf(" | %s", percent(counts[static_cast<std::size_t>(grade)]).c_str());
        std::puts(" |");
    }
}

} // namespace medici
