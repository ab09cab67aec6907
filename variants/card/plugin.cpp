#include "engine/view/plugin.h"

#ifndef Q_MOC_RUN // moc of Qt 6.4 stops at <concepts>
#include "engine/view/variantof.h"
#include "variants/card/player/player.h"
#include "variants/card/record.h"
#include "variants/card/view/view.h"
#endif

#include <QObject>

namespace medici::card {

class CardPlugin final : public QObject, public VariantOf<Rules, Player, Words, Looks> {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID MEDICI_VARIANT_IID FILE "plugin.json")
    Q_INTERFACES(medici::Variant)
};

} // namespace medici::card

#include "plugin.moc"
