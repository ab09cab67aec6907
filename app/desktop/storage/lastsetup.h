#pragma once

#include "app/desktop/table/gameinprogress.h"
#include "engine/view/pluginmetadata.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace medici::desktop {

// What a level is called that is none yet: as strong as the people at the table.
inline const QString evenWord = QStringLiteral("even");

// The set-up that is proposed for a variant: the last one, as far as it still makes sense, or the usual.
Proposal proposed(const QByteArray &kept, const QString &variant, const SetupLimits &terms);
QByteArray keeping(const QByteArray &kept, const Proposal &proposal, const SetupLimits &terms);

// Whether the variant was played before.
bool knowsLast(const QByteArray &kept, const QString &variant);

// The coat of arms that somebody of this name last wore in the variant.
std::optional<int> lastArms(const QByteArray &kept, const QString &variant, const QString &name);

// Who sat at a table the last time that each variant was played.
QStringList lastPeople(const QByteArray &kept);

// What people are called before they say.
QString usualName(int seat);

} // namespace medici::desktop
