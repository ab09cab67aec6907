#include "engine/view/plugin.h"

#ifndef Q_MOC_RUN
#include "tests/view/coin/game.h"
#include "tests/view/coin/types.h"
#endif

#include <QObject>

#ifndef COIN_IID
#define COIN_IID MEDICI_VARIANT_IID
#endif

namespace medici::coin {

class CoinPlugin final : public QObject, public Base {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID COIN_IID FILE "coin.json")
    Q_INTERFACES(medici::Variant)

public:
    QString describe(const Game &, std::span<const Event> events, const QStringList &) const override
    {
        return events.front().code == 1 ? QStringLiteral("Heads.") : QStringLiteral("Tails.");
    }
    QString table(const Game &, const QStringList &) const override { return QStringLiteral("A coin.\n"); }
};

} // namespace medici::coin

extern "C" Q_DECL_EXPORT void coinTypes(medici::coin::Types &types)
{
    types = medici::coin::typesThatCross();
}

#include "plugin.moc"
