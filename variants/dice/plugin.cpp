#include "engine/view/plugin.h"

#ifndef Q_MOC_RUN // moc of Qt 6.4 stops at <concepts>
#include "engine/view/variantof.h"
#include "variants/dice/player/player.h"
#include "variants/dice/record.h"
#include "variants/dice/view/view.h"
#endif

#include <QObject>

namespace medici::dice {

class DicePlugin final : public QObject, public VariantOf<Rules, Player, Words, Looks> {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID MEDICI_VARIANT_IID FILE "plugin.json")
    Q_INTERFACES(medici::Variant)
};

} // namespace medici::dice

#include "plugin.moc"
