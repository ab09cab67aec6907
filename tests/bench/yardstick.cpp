#include "tests/bench/yardstick.h"

#include <algorithm>
#include <iomanip>

namespace medici {

void Yardstick::ReportRuns(const std::vector<Run> &runs)
{
    ConsoleReporter::ReportRuns(runs);
    for (const Run &run : runs) {
        const auto rate = run.counters.find("items_per_second");
        if (run.run_type != Run::RT_Iteration || rate == run.counters.end())
            continue;
        const double seconds = 1 / rate->second.value;
        const auto best = m_best.try_emplace(run.run_name.function_name, seconds).first;
        best->second = std::min(best->second, seconds);
    }
}

void Yardstick::Finalize()
{
    const auto yard = m_best.find(draw);
    if (yard == m_best.end())
        return;
    std::ostream &out = GetOutputStream();
    out << std::fixed << std::setprecision(1);
    for (const auto &[name, seconds] : m_best)
        if (name != draw)
            out << name << ": " << (seconds < 1e-6 ? seconds * 1e9 : seconds * 1e6)
                << (seconds < 1e-6 ? " ns, " : " µs, ") << seconds / yard->second << " draws a decision\n";
}

} // namespace medici
