#include "app/desktop/gym/training.h"

namespace medici::desktop {

Training::Training(const std::vector<Exercise> &exercises, const Schedule &schedule, const QDate &today)
    : all(static_cast<int>(exercises.size()))
{
    QDate earliest;
    const Exercise *first = nullptr;
    for (const Exercise &exercise : exercises) {
        const std::optional<Schedule::Entry> entry = schedule.find(exercise.key);
        if (!entry) {
            ++fresh;
            if (first == nullptr)
                first = &exercise;
            continue;
        }
        known += entry->right >= Schedule::known;
        const bool isDue = entry->due <= today;
        due += isDue;
        QDate &day = isDue ? earliest : laterDay;
        if (day.isValid() && entry->due >= day)
            continue;
        day = entry->due;
        (isDue ? next : later) = exercise;
    }
    if (!next && first != nullptr)
        next = *first;
}

} // namespace medici::desktop
