#pragma once

#include "engine/view/paper/pagesetup.h"

#include <QByteArray>

namespace medici::desktop {

// The page set-up as the settings keep it. What cannot be read is as usual, in this language.
PageSetup pageSetupIn(const QByteArray &kept, const QString &language);
QByteArray keeping(const PageSetup &setup);

} // namespace medici::desktop
