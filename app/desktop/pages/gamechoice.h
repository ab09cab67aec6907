#pragma once

#include "app/desktop/widgets/dropdown.h"
#include "engine/view/pluginmetadata.h"

#include <functional>

namespace medici::desktop {

struct AppServices;

// The games there are, of which one is chosen. Only that is loaded; one that proves unusable leaves the list.
class GameChoice : public DropDown {
    Q_OBJECT

public:
    explicit GameChoice(AppServices &services,
                        const std::function<bool(const PluginMetadata &listing)> &offers = {});

    QString game() const { return currentData().toString(); }
    void choose(const QString &game); // or the first, if it is not among them
    void retranslate();

private:
    void keepUsable();

    AppServices &m_services;
};

} // namespace medici::desktop
