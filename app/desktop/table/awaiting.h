#pragma once

#include <array>

namespace medici::desktop {

// What the table waits for.
enum class Awaiting {
    Nothing,  // there is no game
    Board,    // it shows what happened
    Disk,     // it writes down what happened
    Reader,   // of the points of a round
    Person,   // whose turn it is
    Computer, // likewise; also for the one thing that a person could do
    Luck,     // that people enter who have dice or cards of their own
    Over,
};

// What can happen to it.
enum class Happening {
    Placed,   // a game lies there as it stands: opened, or brought back
    Moved,    // something happened in the game, or was taken back
    Settled,  // the board has shown it
    Written,  // the disk has caught up
    Read,     // the reader has seen enough
    Seated,   // the computer plays for a person, or a person again; or another program failed, or is back
    Paused,   // computer players are to wait, or to go on
    Returned, // somebody looks at the present again
    Left,     // no game lies there any more
};

// All there is to know for saying who comes next.
struct Situation {
    bool written = false; // all that happened is on the disk
    bool unread = false;  // a round was scored, and nobody has read it
    bool over = false;
    bool luck = false;     // comes next, and is nobody's to deal
    bool computer = false; // decides
};

constexpr Awaiting nextIn(const Situation &situation)
{
    if (!situation.written)
        return Awaiting::Disk;
    if (situation.unread)
        return Awaiting::Reader;
    if (situation.over)
        return Awaiting::Over;
    if (situation.luck)
        return Awaiting::Luck;
    return situation.computer ? Awaiting::Computer : Awaiting::Person;
}

// Where a happening leads.
enum class Course { Stay, Show, Next, End };

// Every state, and every way from it to another: shows what moved, goes on with whoever comes next, or ends.
inline constexpr std::array<std::array<Course, 9>, 8> courses = [] {
    constexpr Course o = Course::Stay;
    constexpr Course show = Course::Show;
    constexpr Course next = Course::Next;
    constexpr Course end = Course::End;
    // clang-format off
    return std::array<std::array<Course, 9>, 8>{{
        //              Placed Moved Settled Written Read  Seated Paused Returned Left
        /* Nothing  */ {next,  show, o,      o,      o,    o,     o,     o,       end},
        /* Board    */ {next,  show, next,   o,      o,    o,     o,     next,    end},
        /* Disk     */ {next,  show, o,      next,   o,    o,     o,     next,    end},
        /* Reader   */ {next,  show, o,      o,      next, o,     o,     next,    end},
        /* Person   */ {next,  show, o,      o,      o,    next,  o,     next,    end},
        /* Computer */ {next,  show, o,      o,      o,    next,  next,  next,    end},
        /* Luck     */ {next,  show, o,      o,      o,    o,     o,     next,    end},
        /* Over     */ {next,  show, o,      o,      o,    o,     o,     next,    end},
    }};
    // clang-format on
}();

constexpr Course courseFrom(Awaiting state, Happening happening)
{
    return courses[static_cast<std::size_t>(state)][static_cast<std::size_t>(happening)];
}

// How far somebody is who corrects what was entered wrongly.
enum class Correcting { No, Entering, Confirming };

// What the coach does about the move that somebody has decided on.
enum class Coaching { Nothing, Thinking, Warning };

// All there is to know for saying what a person may do: what the table waits for, and what stands before it.
struct Circumstances {
    Awaiting awaiting = Awaiting::Nothing;
    bool lookingBack = false;
    Correcting correcting = Correcting::No;
    Coaching coaching = Coaching::Nothing;
    bool demo = false; // the computer plays for people, too
    bool paused = false;
};

// What a person may do, besides what the menu offers at any time.
enum class Deed {
    Return,  // to the present
    Read,    // the points of a round, and say so
    Confirm, // a correction
    Abandon, // likewise
    Choose,  // a move
    PassOn,  // for others, up to whoever speaks
    Consult, // the coach, who watches as well
    Rethink, // a move that the coach has not let pass
    Answer,  // its warning
    Enter,   // what luck brought
    Roll,    // by the program
    Watch,   // the computer play
    Resume,  // its game, after a pause
    Pause,
};

constexpr bool may(Deed deed, const Circumstances &now)
{
    const bool present = !now.lookingBack && now.correcting != Correcting::Confirming;
    const bool choosing = present && now.awaiting == Awaiting::Person;
    const bool entering = present && now.awaiting == Awaiting::Luck;
    const bool reading = present && now.awaiting == Awaiting::Reader;
    const bool watching =
        present && !choosing && !entering && !reading && (now.demo || now.awaiting == Awaiting::Computer);
    const bool original = now.correcting == Correcting::No; // the game itself goes on
    switch (deed) {
    case Deed::Return:
        return now.lookingBack;
    case Deed::Read:
        return reading;
    case Deed::Confirm:
        return !now.lookingBack && now.correcting == Correcting::Confirming;
    case Deed::Abandon:
        return !original;
    case Deed::Choose:
        return choosing;
    case Deed::PassOn:
    case Deed::Consult:
        return choosing && original;
    case Deed::Rethink:
        return choosing && original && now.coaching != Coaching::Nothing;
    case Deed::Answer:
        return choosing && original && now.coaching == Coaching::Warning;
    case Deed::Enter:
        return entering;
    case Deed::Roll:
        return entering && original;
    case Deed::Watch:
        return watching;
    case Deed::Resume:
        return watching && now.paused;
    case Deed::Pause: // somebody to act may need its key for something of the game
        return now.awaiting != Awaiting::Nothing && now.awaiting != Awaiting::Person;
    }
    return false;
}

} // namespace medici::desktop
