#include "app/cli/dealpar.h"

#include "app/cli/interrupt.h"
#include "engine/view/view.h"

#include <QJsonArray>

#include <future>

namespace medici::cli {

namespace {

// '174.2 (171.9 to 176.5)'
QString figures(const Estimate &score)
{
    const auto figure = [](double number) { return QString::number(number, 'f', 1); };
    return QString("%1 (%2 to %3)").arg(figure(score.mean), figure(score.low()), figure(score.high()));
}

} // namespace

std::optional<Par> parOf(const Deal &deal, const Variant &variant, int jobs, Console &console)
{
    watchInterrupts();
    Par par(*variant.newGame(deal.setup), Luck(deal.number));
    Cancellation cancelled;
    while (!par.settled()) {
        std::vector<std::future<std::shared_ptr<const Game>>> ends;
        for (int job = 0; job < jobs; ++job)
            ends.push_back(std::async(std::launch::async, [&, number = par.playings() + job] {
                return par.play(number, cancelled);
            }));
        // All are waited for before any is counted.
        for (auto &end : ends)
            while (end.wait_for(std::chrono::milliseconds(100)) != std::future_status::ready)
                if (interrupted())
                    cancelled.request();
        if (interrupted()) {
            console.complain(QString("interrupted after %1 games.").arg(par.playings()));
            return std::nullopt;
        }
        for (auto &end : ends)
            if (!par.settled())
                par.add(end.get());
    }
    return par;
}

QString textOf(const Par &par, const Variant &variant)
{
    const QString games = QString("by hard players in %1 games").arg(par.playings());
    if (par.seats() > 1) {
        QString text;
        for (Seat seat = 0; seat < par.seats(); ++seat)
            text += QString("%1seat %2: %3\n")
                        .arg(seat == 0 ? "par    " : "       ")
                        .arg(seat)
                        .arg(figures(par.score(seat)));
        return text + QString("       %1\n").arg(games);
    }
    const QString words = variant.view() == nullptr ? QString() : variant.view()->par(par.ends());
    return words.isEmpty() ? QString("par    %1 %2\n").arg(figures(par.score(0)), games)
                           : QString("par    %1, %2\n").arg(words, games);
}

QJsonObject jsonOf(const Par &par)
{
    QJsonArray seats;
    for (Seat seat = 0; seat < par.seats(); ++seat) {
        const Estimate score = par.score(seat);
        seats.append(QJsonObject{{"mean", score.mean}, {"low", score.low()}, {"high", score.high()}});
    }
    return {{"games", static_cast<qint64>(par.playings())}, {"seats", seats}};
}

} // namespace medici::cli
