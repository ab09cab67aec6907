#pragma once

#include <QtPlugin>

// What moc must know of a variant's plug-in. It stands apart from variant.h because moc of Qt 6.4 fails on
// the rules' headers: a plug-in hides those behind Q_MOC_RUN.
namespace medici {

class Variant;

// Raised with every change of what a plug-in and a program expect of each other.
inline constexpr int engineVersion = 1;

} // namespace medici

#define MEDICI_VARIANT_IID "medici.Variant"
Q_DECLARE_INTERFACE(medici::Variant, MEDICI_VARIANT_IID)
