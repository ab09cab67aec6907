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
};

inline QString levelName(Level level)
{
    return Levels::name(level);
}

} // namespace medici::desktop
