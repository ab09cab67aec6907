#include "engine/review/grade.h"

namespace medici {

Grade gradeOf(const Expected &cost)
{
    if (cost.mean <= 0)
        return Grade::Best;
    if (!cost.error)
        return Grade::Good;
    const double surely = cost.mean - doubt * *cost.error;
    for (const GradeFrom &from : gradesFrom)
        if (surely >= from.cost)
            return from.grade;
    return Grade::Good;
}

} // namespace medici
