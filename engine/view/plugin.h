#pragma once

#include "engine/view/interface.h" // generated: the IID, with the number of the engine's headers in it

#include <QtPlugin>

// What moc must know of a variant's plug-in. It stands apart from variant.h because moc of Qt 6.4 fails on
// the rules' headers: a plug-in hides those behind Q_MOC_RUN.
namespace medici {

class Variant;

} // namespace medici

Q_DECLARE_INTERFACE(medici::Variant, MEDICI_VARIANT_IID)
