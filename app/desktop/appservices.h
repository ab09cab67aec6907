#pragma once

#include "app/desktop/book/gameindex.h"
#include "app/desktop/languages.h"
#include "app/desktop/lesson/lessons.h"
#include "app/desktop/look/appearance.h"
#include "app/desktop/people/people.h"
#include "app/desktop/sound/sounds.h"
#include "app/desktop/sound/voice.h"
#include "app/desktop/storage/diskwriter.h"
#include "app/desktop/storage/folders.h"
#include "app/desktop/storage/gamestore.h"
#include "app/desktop/storage/settings.h"
#include "app/desktop/table/tablecontroller.h"
#include "app/desktop/table/tablelanguage.h"
#include "engine/view/variants.h"

namespace medici::desktop {

// What the pages work with: made once by main, or by a test with folders of its own.
struct AppServices {
    explicit AppServices(const Folders &places, const QStringList &plugins = Variants::programFolders());

    // The variants that can be shown; some are words alone. None is loaded for that, and one may yet prove
    // unusable.
    std::vector<PluginMetadata> shown() const;
    // Those that are loaded and usable.
    std::vector<PluginMetadata> playable();
    QString nameOf(const QString &variant) const;
    const View &viewOf(const QString &variant);
    // Where files were saved or opened the last time, or else the person's own.
    QString lastFolder() const;
    // The last set-up, or the usual one, with the names that people have today.
    Proposal lastProposal(const QString &variant);

    // Each stands after what it is made with, and so goes before it. Nothing else depends on their order.
    Folders folders;
    Settings settings;
    People people;
    Languages languages;
    Appearance look;
    Variants variants;
    Lessons lessons;
    DiskWriter diskWriter;
    GameStore store;
    GameIndex index;
    TableController table;
    TableLanguage tableLanguage;
    Sounds sounds;
    Voice voice;
};

} // namespace medici::desktop
