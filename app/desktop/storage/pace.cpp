#include "app/desktop/storage/pace.h"

#include "app/desktop/storage/settings.h"

namespace medici::desktop {

Pace paceOf(const Settings &settings)
{
    using namespace std::chrono_literals;
    const QString speed = settings.text(Setting::Speed);
    Pace pace = speed == u"none" ? Pace{0, 0ms, 350ms}
        : speed == u"fast"       ? Pace{500, 300ms, 600ms}
        : speed == u"slow"       ? Pace{2000, 1600ms, 2400ms}
                                 : Pace{1000, 700ms, 1200ms};
    if (settings.flag(Setting::ReducedMotion))
        pace.movement = 0;
    return pace;
}

} // namespace medici::desktop
