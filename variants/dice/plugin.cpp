#include "engine/view/plugin.h"

#ifndef Q_MOC_RUN
#include "engine/view/variant.h"
#include "variants/dice/player/player.h"
#include "variants/dice/record.h"
#include "variants/dice/rules/rules.h"
#include "variants/dice/view/eventtext.h"
#include "variants/dice/view/texttable.h"
#include "variants/dice/view/view.h"
#endif

#include <QObject>

namespace medici::dice {

using Base = RecordableOf<Rules, Player, Words, Variant>;

class DicePlugin final : public QObject, public Base {
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
    DiceView m_view;
};

} // namespace medici::dice

#include "plugin.moc"
