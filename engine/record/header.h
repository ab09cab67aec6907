#pragma once

#include "engine/record/record.h"

#include <QJsonObject>

namespace medici {

inline constexpr int recordVersion = 1;

// Whether a line begins a game.
bool isHeader(const QJsonObject &line);

// Throws a Fault for a header that does not fit one of the variants.
Header readHeader(const QJsonObject &line, const Recordables &variants);

QCborMap headerLine(const Header &header, const SetupLimits &terms);

} // namespace medici
