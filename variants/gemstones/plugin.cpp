#include "engine/view/plugin.h"

#ifndef Q_MOC_RUN
#include "engine/view/variant.h"
#include "variants/gemstones/player/player.h"
#include "variants/gemstones/record.h"
#include "variants/gemstones/rules/rules.h"
#include "variants/gemstones/view/eventtext.h"
#include "variants/gemstones/view/texttable.h"
#include "variants/gemstones/view/view.h"
#endif

#include <QObject>

namespace medici::gemstones {

using Base = RecordableOf<Rules, Player, Words, Variant>;

class GemstonesPlugin final : public QObject, public Base {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID MEDICI_VARIANT_IID FILE "plugin.json")
    Q_INTERFACES(medici::Variant)

public:
    QString describe(const Game &before, std::span<const Event> events,
                     const QStringList &names) const override
    {
        return tell(stateOf<Rules>(before), events, names).plain();
    }

    QString table(const Game &game, const QStringList &names) const override
    {
        return tableText(stateOf<Rules>(game), names);
    }

    const View *view() const override { return &m_view; }

private:
    GemstonesView m_view;
};

} // namespace medici::gemstones

#include "plugin.moc"
