#include "app/desktop/book/playingstrength.h"

#include "app/desktop/people/people.h"
#include "app/desktop/table/gameinprogress.h"
#include "engine/players/form.h"
#include "engine/rules/ranges.h"
#include "engine/view/variant.h"

#include <cmath>

namespace medici::desktop {

namespace {

// What a game says is half forgotten after about twenty others.
constexpr double forgotten = 0.03;

QString keyOf(const QString &name, const People *known)
{
    return personKey(known == nullptr ? name : known->nameOf(name));
}

// The seat at which somebody played without help.
const SeatSummary *seatOf(const GameSummary &game, const QString &key, const People *known)
{
    for (const SeatSummary &seat : game.seats)
        if (seat.human && !seat.helped && keyOf(seat.name, known) == key)
            return &seat;
    return nullptr;
}

} // namespace

PlayingStrength playingStrength(const std::vector<GameIndex::Entry> &entries, const QString &person,
                                const QString &id, const Variant &variant, const People *known)
{
    const SetupLimits terms = variant.terms();
    const std::unique_ptr<Game> table = variant.newGame(terms.usual(terms.usualSeats()));
    const QString key = keyOf(person, known);
    Form form;
    PlayingStrength found;
    for (const GameIndex::Entry &entry : entries) {
        if (!entry.summary || entry.summary->variant != id)
            continue;
        const SeatSummary *own = seatOf(*entry.summary, key, known);
        if (own == nullptr)
            continue;
        bool told = false;
        for (const SeatSummary &other : entry.summary->seats) {
            const auto mind = mindNamed(other.level.toStdString());
            if (other.human || !mind)
                continue;
            if (!told)
                form.forget(forgotten);
            told = true;
            const double result = own->place < other.place ? 1 : own->place == other.place ? 0.5 : 0;
            form.add(table->strengthOf(*mind), result, 2 / static_cast<double>(entry.summary->seats.size()));
        }
        found.games += told;
    }
    found.strength = table->strengthOf(Mind::ofStrength(static_cast<int>(std::lround(form.strength()))));
    return found;
}

void settleEven(Proposal &proposal, const std::vector<GameIndex::Entry> &entries, const Variant &variant,
                const People &known)
{
    const auto even = [](const Person &person) { return person.even && !person.human; };
    if (!ranges::any_of(proposal.people, even))
        return;
    int sum = 0;
    int people = 0;
    for (const Person &person : proposal.people)
        if (person.human) {
            sum += playingStrength(entries, person.name, proposal.variant, variant, &known).strength;
            ++people;
        }
    const int strength = people > 0 ? sum / people : playingStrength({}, {}, {}, variant).strength;
    for (Person &person : proposal.people)
        if (even(person))
            person.level = Mind::ofStrength(strength);
}

} // namespace medici::desktop
