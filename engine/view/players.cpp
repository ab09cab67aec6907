#include "engine/view/players.h"

#include "engine/rules/ranges.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <numeric>

namespace medici {

namespace {

constexpr std::array<const char *, mostSeats> placeNames{
    QT_TRANSLATE_NOOP("places", "1st place"), QT_TRANSLATE_NOOP("places", "2nd place"),
    QT_TRANSLATE_NOOP("places", "3rd place"), QT_TRANSLATE_NOOP("places", "4th place"),
    QT_TRANSLATE_NOOP("places", "5th place"), QT_TRANSLATE_NOOP("places", "6th place"),
};

} // namespace

Players playersNamed(const QStringList &names)
{
    Players players;
    for (const QString &name : names)
        players.push_back({name, static_cast<int>(players.size())});
    return players;
}

QString nameOf(Seat seat, const Players &players)
{
    const auto index = static_cast<std::size_t>(seat);
    return index < players.size() ? players[index].name : QString();
}

Sentence strongNameOf(Seat seat, const Players &players)
{
    return Sentence::strong(nameOf(seat, players));
}

QString placeName(int place)
{
    return QCoreApplication::translate("places", placeNames[static_cast<std::size_t>(place - 1)]);
}

std::vector<Seat> seatsByPlace(const PerSeat<int> &places, int seats)
{
    std::vector<Seat> order(static_cast<std::size_t>(seats));
    std::iota(order.begin(), order.end(), Seat{0});
    ranges::stable_sort(order, {}, [&](Seat seat) { return places[static_cast<std::size_t>(seat)]; });
    return order;
}

} // namespace medici
