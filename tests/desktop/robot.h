#pragma once

#include "tests/desktop/stage.h"

namespace medici::desktop {

// Types what it is told, by keys that are sent to whatever has the focus, as somebody would who has the dice
// or cards before him.

// Begins a game of a variant with real dice or cards, the first seat first.
void beginByHand(Stage &stage, const QString &variant, const QString &seats, bool hints = false);
// What the table asks for, and words in general, with spaces that may be broken.
QString prompt(Stage &stage);
QString plain(QString words);
// What has happened so far.
std::vector<Code> codesIn(const Session &session);

// Waits for people, be it for a decision or for what their dice or cards brought.
bool waitForPeople(Stage &stage);

// What chance brings at the table: so many letters and figures were typed.
int typeLuck(Stage &stage, std::span<const Code> outcomes);
// What a person decides.
void typeDecision(Stage &stage, Code code);
void typeKey(Stage &stage, Qt::Key key);
void typeText(Stage &stage, const QString &text);

// A game that the engine plays at random: people who decide without thinking.
struct RandomGame {
    Setup setup;
    std::vector<Event> events;
};
RandomGame randomGame(const Variant &variant, Seed seed);

// Types the events of a game that lies on the table at its beginning, to its end or up to a moment.
void typeGame(Stage &stage, std::span<const Event> events);

} // namespace medici::desktop
