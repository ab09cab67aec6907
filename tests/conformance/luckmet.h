#pragma once

#include "engine/rules/game.h"

#include <map>
#include <span>
#include <string>
#include <vector>

namespace medici {

// What luck brought in one game, place by place.
class LuckMet {
public:
    LuckMet(const Game &start, std::span<const Event> log);

    // The first place that both came to and where luck was another; empty if there is none.
    std::string differenceTo(const LuckMet &other) const;
    // How many places both came to.
    int commonWith(const LuckMet &other) const;

private:
    struct Met {
        Place place;
        std::vector<Code> drawn;
        std::vector<Code> possible; // the first time
    };

    static bool same(const Met &one, const Met &other);

    std::map<std::string, Met> m_met; // by the place's name
};

// How often outcomes came, beside how often their weights let expect them.
class Frequencies {
public:
    void add(const Choices &choices, Code outcome);
    bool plausible() const;
    std::string said() const;

private:
    struct Sum {
        double came = 0;
        double expected = 0;
        double variance = 0;

        double deviation() const;
    };

    std::map<Code, Sum> m_sums;
};

} // namespace medici
