#pragma once

#include "engine/rules/setup.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace medici::desktop {

// House rules that somebody has given a name: 'Grandmother's box'. Only what differs from the usual is kept,
// so that an edition serves any number of players.

QStringList editionNames(const QByteArray &kept, const QString &variant);

// The set-up with these house rules and no others, as far as they belong to so many players.
Setup byEdition(const QByteArray &kept, const QString &variant, const QString &name, const Setup &setup,
                const SetupLimits &terms);

// The one by which the set-up is played, or nothing.
QString editionOf(const QByteArray &kept, const QString &variant, const Setup &setup,
                  const SetupLimits &terms);

// What is to be kept then. What was not asked of this number of players stays as the edition had it.
QByteArray withEdition(const QByteArray &kept, const QString &variant, const QString &name,
                       const Setup &setup, const SetupLimits &terms);
QByteArray withoutEdition(const QByteArray &kept, const QString &variant, const QString &name);

} // namespace medici::desktop
