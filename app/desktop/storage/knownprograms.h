#pragma once

#include "app/programs/command.h"
#include "engine/rules/think.h"

#include <QString>

#include <optional>
#include <vector>

namespace medici::desktop {

class Settings;

// Another program that somebody has chosen as a player and agreed to start.
struct KnownProgram {
    QString title; // as it calls itself, with its version: 'Gianni 2.1'
    Command command;
    Level level = Level::Hard; // who plays on for it
    int seconds = 5;           // that it may think over a move

    Allowance allowance() const;

    friend bool operator==(const KnownProgram &, const KnownProgram &) = default;
};

inline constexpr int mostSeconds = 600;

// The one that was chosen last comes first; no two have one title, or one command.
std::vector<KnownProgram> knownPrograms(const Settings &settings);
std::optional<KnownProgram> programCalled(const Settings &settings, const QString &title);
// Whether somebody has agreed to start it.
bool mayStart(const Settings &settings, const Command &command);

// In place of what was called so, and of what this command was called before.
void remember(Settings &settings, const KnownProgram &program);
void forget(Settings &settings, const QString &title);

} // namespace medici::desktop
