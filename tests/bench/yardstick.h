#pragma once

#include <benchmark/benchmark.h>

#include <map>
#include <string>

namespace medici {

// Prints the usual table, and after it what a decision costs in draws: the time that Boost takes for one
// bounded number on the same machine in the same run. A figure that holds on any machine.
class Yardstick : public benchmark::ConsoleReporter {
public:
    static constexpr const char *draw = "draw";

    Yardstick() : ConsoleReporter(OO_Tabular) {}

    void ReportRuns(const std::vector<Run> &runs) override;
    void Finalize() override;

private:
    std::map<std::string, double> m_best; // seconds an item, of all repetitions
};

} // namespace medici
