#include "engine/view/plugin.h"

#ifndef Q_MOC_RUN
#include "engine/view/variant.h"
#include "variants/card/player/player.h"
#include "variants/card/record.h"
#include "variants/card/rules/rules.h"
#include "variants/card/view/prompts.h"
#include "variants/card/view/texttable.h"
#include "variants/card/view/view.h"
#endif

#include <QObject>

namespace medici::card {

using Base = RecordableOf<Rules, Player, Words, Variant>;

class CardPlugin final : public QObject, public Base {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID MEDICI_VARIANT_IID FILE "plugin.json")
    Q_INTERFACES(medici::Variant)

public:
    QString describe(const Game &before, std::span<const Event> events,
                     const QStringList &names) const override
    {
        return accountOf(stateOf<Rules>(before), events.front().code, named(names)).sentence.plain();
    }

    QString table(const Game &game, const QStringList &names) const override
    {
        return tableText(stateOf<Rules>(game), named(names));
    }

    const View *view() const override { return &m_view; }

private:
    static Players named(const QStringList &names)
    {
        Players players;
        for (const QString &name : names)
            players.push_back({name, static_cast<int>(players.size())});
        return players;
    }

    CardView m_view;
};

} // namespace medici::card

#include "plugin.moc"
