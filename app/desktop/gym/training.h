#pragma once

#include "app/desktop/gym/exercise.h"
#include "app/desktop/gym/schedule.h"

namespace medici::desktop {

// What of some exercises is to be asked on a day, and how far one has come with them.
struct Training {
    Training(const std::vector<Exercise> &exercises, const Schedule &schedule, const QDate &today);

    int due = 0;
    int fresh = 0; // never asked
    int known = 0; // answered rightly a few times in a row
    int all = 0;

    // What is due, that of the earliest day first, then what was never asked, in its order.
    std::optional<Exercise> next;
    // What comes on another day, for those who do not want to wait, and when.
    std::optional<Exercise> later;
    QDate laterDay;
};

} // namespace medici::desktop
