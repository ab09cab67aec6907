#pragma once

#include "app/desktop/people/people.h"

#include <QByteArray>

namespace medici::desktop {

// People as a file of theirs says it.
struct ReadPeople {
    PeopleList list;
    bool whole = true; // whether all of it was understood
};

ReadPeople peopleIn(const QByteArray &text);
QByteArray textOf(const PeopleList &list);

} // namespace medici::desktop
