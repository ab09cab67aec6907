#include "engine/view/plugin.h"

#ifndef Q_MOC_RUN // moc of Qt 6.4 stops at <concepts>
#include "engine/view/variantof.h"
#include "variants/template/player/player.h"
#include "variants/template/record.h"
#include "variants/template/view/view.h"
#endif

#include <QObject>

namespace medici::pig {

class PigPlugin final : public QObject, public VariantOf<Rules, Player, Words, Looks> {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID MEDICI_VARIANT_IID FILE "plugin.json")
    Q_INTERFACES(medici::Variant)
};

} // namespace medici::pig

#include "plugin.moc"
