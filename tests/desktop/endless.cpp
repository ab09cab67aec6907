#include "app/desktop/appservices.h"
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
    AppServices services(Folders::under(QApplication::arguments().at(1)));
    services.settings.set(Setting::Speed, QStringLiteral("none"));
    services.settings.set(Setting::RoundScoring, false);
    TableController &table = services.table;
    std::size_t told = 0;
    const auto begin = [&] {
        const Variant &variant = *services.variants.find(QStringLiteral("dice"));
        Proposal proposal;
        proposal.variant = QStringLiteral("dice");
        proposal.setup = variant.terms().usual(3);
        proposal.luck = LuckSource::ofDeal({0, 7});
        for (int seat = 0; seat < 3; ++seat)
            proposal.people.push_back({QString::number(seat), false, Level::Random, seat});
        table.begin(std::make_unique<GameInProgress>(GameInProgress::newId(proposal.variant), variant,
                                                     std::move(proposal)));
    };
    QObject::connect(&table, &TableController::moved, &table, [&](const Session::Change &change) {
        told = change.cursor;
        table.settle();
    });
    QObject::connect(&table, &TableController::awaitingChanged, &table, [&] {
        if (table.awaiting() == Awaiting::Board || table.awaiting() == Awaiting::Disk)
            return;
        // The next decision is asked for: what came before must be on the disk.
        std::printf("stands %s %zu\n", qPrintable(table.current()->id()), told);
        std::fflush(stdout);
        if (table.awaiting() == Awaiting::Over)
            QMetaObject::invokeMethod(&table, begin, Qt::QueuedConnection);
    });
    begin();
    return QApplication::exec();
}
