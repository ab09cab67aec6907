#include "variants/auction/view/scene.h"

#include "engine/rules/ranges.h"
#include "engine/view/motion.h"
#include "variants/auction/view/eventtext.h"

#include <algorithm>
#include <cmath>

namespace medici::auction {

namespace {

// milliseconds
constexpr int turningLength = 240;
constexpr Procession loading{240, 40};
constexpr int fadeLength = 160;
constexpr int scoringBeat = 240; // the ship, then each good

// How the cards move before anything is scored.
int cardsLength(const State &before, Code code)
{
    if (before.phase == Phase::Turning || before.phase == Phase::Filling)
        return turningLength;
    const std::optional<Sale> sale = saleBy(before, code);
    if (!sale)
        return 0;
    return sale->buyer == nobody
        ? fadeLength
        : static_cast<int>(loading.duration(static_cast<int>(sale->group.size())).count());
}

bool endsDay(const State &before, const State &after)
{
    return before.day != after.day || (before.phase != Phase::Over && after.phase == Phase::Over);
}

Seat fillingSeat(const State &state)
{
    Seat seat = 0;
    while (state.free(seat) == 0)
        ++seat;
    return seat;
}

void loadCard(State &state, Seat seat, Card card)
{
    Ship &ship = state.ship(seat);
    ship.holds[ship.loaded++] = card;
    ship.value = static_cast<std::uint8_t>(ship.value + card.value());
}

} // namespace

std::chrono::milliseconds wayOf(const State &before, Code code)
{
    State after = before;
    Rules::apply(after, code);
    const int scoring = endsDay(before, after) ? scoringBeat * (goods + 1) : 0;
    return std::chrono::milliseconds(cardsLength(before, code) + scoring);
}

Scene::Scene(const Frame &frame) : since(stateOf<Rules>(frame.compared()))
{
    const State &before = stateOf<Rules>(*frame.before);
    const State &after = stateOf<Rules>(*frame.after);
    if (frame.moving()) {
        showEvent(before, after, frame.events.front().code, frame.t);
        return;
    }
    show(after);
    mover = std::max(Rules::actor(after), nobody);
    if (mover < 0)
        mover = nobody;
    if (mover >= 0 && state.turned > 0 && state.hasRoom(mover)) {
        would = state;
        for (std::size_t card = 0; card < state.turned; ++card)
            loadCard(*would, mover, state.group[card]);
    }
}

void Scene::show(const State &shown)
{
    state = shown;
    scored = shown.phase == Phase::Over ? goods : 0;
    for (std::size_t seat = 0; seat < shown.seats; ++seat) {
        florins[seat] = shown.houses[seat].florins;
        ranges::copy(shown.houses[seat].levels, levels[seat].begin());
    }
}

void Scene::showEvent(const State &before, const State &after, Code code, qreal t)
{
    show(before);
    mover = before.mover < 0 ? nobody : before.mover;
    const int length = cardsLength(before, code);
    const qreal now = t * static_cast<qreal>(wayOf(before, code).count());
    const std::optional<Sale> sale = saleBy(before, code);
    if (before.phase == Phase::Turning) {
        state.group[state.turned++] = Card(code);
        if (now < length)
            turning = eased(now / turningLength);
    } else if (before.phase == Phase::Filling) {
        const Seat seat = fillingSeat(before);
        if (now < length)
            flights.push_back(
                {Card(code), std::nullopt, seat, before.ship(seat).loaded, eased(loading.way(0, now))});
        else
            loadCard(state, seat, Card(code));
    } else if (sale && sale->buyer != nobody) {
        const auto seat = static_cast<std::size_t>(sale->buyer);
        const std::size_t first = before.ship(sale->buyer).loaded;
        for (std::size_t i = 0; i < sale->group.size(); ++i) {
            const qreal way = loading.way(static_cast<int>(i), now);
            if (way < 1)
                flights.push_back({sale->group[i], i, sale->buyer, first + i, eased(way)});
            else
                loadCard(state, sale->buyer, sale->group[i]);
        }
        state.turned = 0;
        florins[seat] -= static_cast<int>(std::lround(sale->price * std::min(1.0, now / length)));
    } else if (sale) {
        fading = std::clamp(1 - now / fadeLength, 0.0, 1.0);
    }
    if (endsDay(before, after) && now >= length) {
        state.turned = 0;
        showScoring(after, before.day, (now - length) / scoringBeat);
    }
}

// Beat 0 pays the ships, the next ones the goods, whose counters rise meanwhile.
void Scene::showScoring(const State &after, std::size_t day, qreal beat)
{
    mover = nobody;
    scored = std::clamp(static_cast<int>(beat) - 1, 0, goods);
    for (std::size_t seat = 0; seat < after.seats; ++seat) {
        const House &house = after.houses[seat];
        const Ship &ship = house.ships[day];
        int sum = house.florins - ship.income() + ship.payment;
        for (std::size_t nth = 0; nth < goods; ++nth) {
            const std::size_t good = indexOf(allGoods[nth]);
            const qreal way = eased(beat - 1 - static_cast<qreal>(nth));
            levels[seat][good] += (house.levels[good] - levels[seat][good]) * way;
            if (way >= 1)
                sum += ship.awards[good] + ship.bonus[good];
        }
        florins[seat] = sum;
    }
}

int Scene::firstDone(Seat seat) const
{
    return since.day == state.day && since.seats == state.seats ? since.ship(seat).loaded
                                                                : state.ship(seat).loaded;
}

bool Scene::counterMoved(Seat seat, std::size_t good) const
{
    return since.seats == state.seats && since.house(seat).levels[good] != state.house(seat).levels[good];
}

} // namespace medici::auction
