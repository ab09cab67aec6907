#pragma once

#include "app/desktop/folders.h"
#include "app/desktop/languages.h"
#include "app/desktop/look.h"
#include "app/desktop/scribe.h"
#include "app/desktop/settings.h"
#include "app/desktop/shelf.h"
#include "app/desktop/sitting.h"
#include "engine/view/variants.h"

namespace medici::desktop {

// What the pages work with: made once by main, or by a test with folders of its own.
struct Desk {
    explicit Desk(const Folders &places, const QStringList &plugins = Variants::programFolders());

    // The variants that can be shown; some are words alone.
    std::vector<Listing> playable();
    QString nameOf(const QString &variant) const;
    const View &viewOf(const QString &variant);
    // Where files were saved or opened the last time, or else the person's own.
    QString lastFolder() const;

    Folders folders;
    Settings settings;
    Languages languages;
    Look look;
    Variants variants;
    Scribe scribe; // outlives who writes by it
    Shelf shelf;
    Sitting sitting;
};

} // namespace medici::desktop
