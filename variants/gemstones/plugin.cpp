#include "engine/view/plugin.h"

#ifndef Q_MOC_RUN // moc of Qt 6.4 stops at <concepts>
#include "engine/view/variantof.h"
#include "variants/gemstones/player/player.h"
#include "variants/gemstones/record.h"
#include "variants/gemstones/view/view.h"
#endif

#include <QObject>

namespace medici::gemstones {

class GemstonesPlugin final : public QObject, public VariantOf<Rules, Player, Words, Looks> {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID MEDICI_VARIANT_IID FILE "plugin.json")
    Q_INTERFACES(medici::Variant)
};

} // namespace medici::gemstones

#include "plugin.moc"
