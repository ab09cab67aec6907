#include "app/desktop/desk.h"
#include "engine/view/variant.h"

#include <QApplication>

#include <cstdio>

// Plays game after game until it is killed, and says after each event what is decided: the test 'kill'
// starts it. Its argument is the folder for what it writes.

using namespace medici;
using namespace medici::desktop;

int main(int count, char **arguments)
{
    QApplication application(count, arguments);
    Desk desk(Folders::under(QApplication::arguments().at(1)));
    desk.settings.set(Setting::Speed, QStringLiteral("none"));
    desk.settings.set(Setting::RoundScoring, false);
    Sitting &sitting = desk.sitting;
    std::size_t told = 0;
    const auto begin = [&] {
        const Variant &variant = *desk.variants.find(QStringLiteral("dice"));
        Proposal proposal;
        proposal.variant = QStringLiteral("dice");
        proposal.setup = variant.terms().usual(3);
        proposal.seed = 7;
        for (int seat = 0; seat < 3; ++seat)
            proposal.people.push_back({QString::number(seat), false, Level::Random, seat});
        sitting.begin(std::make_unique<Match>(Match::newId(proposal.variant), variant, std::move(proposal)));
    };
    QObject::connect(&sitting, &Sitting::moved, &sitting, [&](std::size_t, std::size_t to) {
        told = to;
        sitting.settle();
    });
    QObject::connect(&sitting, &Sitting::awaitingChanged, &sitting, [&] {
        if (sitting.awaiting() == Awaiting::Movement)
            return;
        // The next decision is asked for: what came before must be on the disk.
        std::printf("%s %zu\n", qPrintable(sitting.match()->id()), told);
        std::fflush(stdout);
        if (sitting.awaiting() == Awaiting::Over)
            QMetaObject::invokeMethod(&sitting, begin, Qt::QueuedConnection);
    });
    begin();
    return QApplication::exec();
}
