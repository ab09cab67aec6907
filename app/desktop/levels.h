#pragma once

#include "engine/rules/think.h"

#include <QCoreApplication>

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

} // namespace medici::desktop
