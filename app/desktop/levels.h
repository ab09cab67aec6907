#pragma once

#include "engine/rules/think.h"

#include <QCoreApplication>
#include <QLocale>

namespace medici::desktop {

// What computer players are called by their strength.
struct Levels {
    Q_DECLARE_TR_FUNCTIONS(Levels)

public:
    static QString name(Level level)
    {
        switch (level) {
        case Level::Random:
            return tr("Random");
        case Level::Easy:
            return tr("Easy");
        case Level::Normal:
            return tr("Normal");
        case Level::Hard:
            return tr("Hard");
        }
        return {};
    }

    static QString name(Character character)
    {
        switch (character) {
        case Character::Cautious:
            return tr("Cautious");
        case Character::Greedy:
            return tr("Greedy");
        case Character::Blocker:
            return tr("Blocker");
        case Character::Gambler:
            return tr("Gambler");
        case Character::None:
            break;
        }
        return {};
    }

    // What it loves more than points.
    static QString describe(Character character)
    {
        switch (character) {
        case Character::Cautious:
            return tr("risks little and wants something of everything");
        case Character::Greedy:
            return tr("wants what pays at once");
        case Character::Blocker:
            return tr("takes from the others what they need");
        case Character::Gambler:
            return tr("stakes everything on little");
        case Character::None:
            break;
        }
        return {};
    }

    static QString name(const Mind &mind)
    {
        const QString character = name(mind.character);
        if (!mind.strength)
            return character.isEmpty() ? name(mind.level) : character;
        const QString strength = QLocale().toString(*mind.strength);
        return character.isEmpty() ? tr("Strength %1").arg(strength)
                                   : tr("%1, strength %2", "a character").arg(character, strength);
    }

    // What it does, and how many of 100 games it wins among players of the level below, if that was measured.
    static QString describe(Level level, int wins)
    {
        if (level == Level::Random)
            return tr("plays anything that is allowed");
        if (wins < 0)
            return level == Level::Easy  ? tr("looks a little ahead")
                : level == Level::Normal ? tr("thinks for a moment")
                                         : tr("thinks as long as it helps");
        return level == Level::Easy  ? tr("wins %1 of 100 games among random players").arg(wins)
            : level == Level::Normal ? tr("wins %1 of 100 games among easy players").arg(wins)
                                     : tr("wins %1 of 100 games among normal players").arg(wins);
    }
};

inline QString levelName(Level level)
{
    return Levels::name(level);
}

inline QString mindName(const Mind &mind)
{
    return Levels::name(mind);
}

} // namespace medici::desktop
