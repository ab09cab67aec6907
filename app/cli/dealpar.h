#pragma once

#include "app/cli/console.h"
#include "engine/players/par.h"
#include "engine/record/deal.h"
#include "engine/view/variant.h"

#include <QJsonObject>

#include <optional>

namespace medici::cli {

// The par of a deal, so many games at a time; nothing if that was interrupted.
std::optional<Par> parOf(const Deal &deal, const Variant &variant, int jobs, Console &console);

// For a person and for another program.
QString textOf(const Par &par, const Variant &variant);
QJsonObject jsonOf(const Par &par);

} // namespace medici::cli
