#include "engine/view/plugin.h"

#ifndef Q_MOC_RUN // moc of Qt 6.4 stops at <concepts>
#include "engine/view/variant.h"
#include "variants/template/player/player.h"
#include "variants/template/record.h"
#include "variants/template/view/eventtext.h"
#endif

#include <QObject>

namespace medici::pig {

using Base = RecordableOf<Rules, Player, Words, Variant>;

// All of the above as a plug-in. A variant with a board returns its View here, too (see the dice game).
class PigPlugin final : public QObject, public Base {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID MEDICI_VARIANT_IID FILE "plugin.json")
    Q_INTERFACES(medici::Variant)

public:
    QString describe(const Game &before, std::span<const Event> events,
                     const QStringList &names) const override
    {
        return tell(stateOf<Rules>(before), events.front(), names);
    }

    QString table(const Game &game, const QStringList &names) const override
    {
        return tableText(stateOf<Rules>(game), names);
    }
};

} // namespace medici::pig

#include "plugin.moc"
