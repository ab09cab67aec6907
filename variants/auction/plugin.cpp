#include "engine/view/plugin.h"

#ifndef Q_MOC_RUN
#include "engine/view/variant.h"
#include "variants/auction/player/player.h"
#include "variants/auction/record.h"
#include "variants/auction/rules/rules.h"
#include "variants/auction/view/eventtext.h"
#include "variants/auction/view/texttable.h"
#include "variants/auction/view/view.h"
#endif

#include <QObject>

namespace medici::auction {

using Base = RecordableOf<Rules, Player, Words, Variant>;

class AuctionPlugin final : public QObject, public Base {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID MEDICI_VARIANT_IID FILE "plugin.json")
    Q_INTERFACES(medici::Variant)

public:
    QString describe(const Game &before, std::span<const Event> events,
                     const QStringList &names) const override
    {
        return tell(stateOf<Rules>(before), events.front().code, names).sentence.plain();
    }

    QString table(const Game &game, const QStringList &names) const override
    {
        return tableText(stateOf<Rules>(game), names);
    }

    const View *view() const override { return &m_view; }

private:
    AuctionView m_view;
};

} // namespace medici::auction

#include "plugin.moc"
