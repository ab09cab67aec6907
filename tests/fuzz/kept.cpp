#include "app/desktop/gym/schedule.h"
#include "app/desktop/people/peoplefile.h"
#include "app/desktop/print/pagesetting.h"
#include "app/desktop/score/countedgame.h"
#include "app/desktop/score/scoredrounds.h"
#include "app/desktop/storage/editions.h"
#include "app/desktop/storage/lastsetup.h"
#include "engine/view/variant.h"
#include "tests/fuzz/plugins.h"
#include "tests/fuzz/ways.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <array>

using namespace Qt::StringLiterals;

namespace medici {

using namespace desktop;

namespace {

void trySetUps(const QByteArray &text, const QString &id, const SetupLimits &terms)
{
    const Proposal proposal = proposed(text, id, terms);
    require(terms.allow(proposal.setup), "A set-up that was kept breaks the rules.");
    const int first = QJsonDocument::fromJson(text).object()[id][u"first"].toInt(chance);
    require(proposal.setup.first == chance || proposal.setup.first == first,
            "Somebody else begins than was kept.");
    require(proposal.people.size() == static_cast<std::size_t>(terms.mostSeats), "Somebody has no chair.");
    for (const Person &person : proposal.people)
        require(!person.name.isEmpty() && person.arms >= 0 && person.arms < mostSeats,
                "Somebody who was kept cannot sit down.");
    const Proposal again = proposed(keeping(text, proposal, terms), id, terms);
    require(again.setup == proposal.setup && again.people == proposal.people,
            "A set-up that is kept is another one.");
    static_cast<void>(lastArms(text, id, u"Ania"_s));

    for (const QString &name : editionNames(text, id)) {
        const Setup played = byEdition(text, id, name, proposal.setup, terms);
        require(terms.allow(played), "House rules that were kept break the rules.");
        const QByteArray kept = withEdition(text, id, name, played, terms);
        require(byEdition(kept, id, name, proposal.setup, terms) == played,
                "House rules are kept otherwise.");
        static_cast<void>(withoutEdition(text, id, name));
    }
    static_cast<void>(editionOf(text, id, proposal.setup, terms));
}

void tryPeople(const QByteArray &text)
{
    const ReadPeople read = peopleIn(text);
    const ReadPeople again = peopleIn(textOf(read.list));
    require(again.whole && again.list == read.list, "People who were kept are others.");
}

void tryPractice(const QByteArray &text)
{
    constexpr std::array keys{"0", "5bc07d1402a250de", "a"};
    const QDate today(2026, 11, 20);
    Schedule schedule(text);
    for (const char *key : keys) {
        schedule.answer(key, true, today);
        const std::optional<Schedule::Entry> entry = Schedule(schedule.kept()).find(key);
        require(entry && entry->right > 0 && entry->due > today, "What was answered is not asked again.");
    }
}

void trySheet(const QByteArray &text)
{
    const std::optional<CountedGame> game = countedGameIn(text, u"input"_s);
    const Variant *variant = game ? pluggedIn().find(game->variant) : nullptr;
    if (variant == nullptr)
        return;
    CountedGame counted = *game;
    counted.setup = setupOf(*game, variant->terms());
    if (!canBeCounted(*variant, counted.setup))
        return;
    const ScoredRounds rounds(*variant, counted);
    require(!rounds.rounds().empty(), "A sheet has no rounds.");
    const std::optional<CountedGame> again = countedGameIn(textOf(counted), u"input"_s);
    require(again && again->setup == counted.setup && again->rounds == counted.rounds,
            "A sheet that was kept is another one.");
}

} // namespace

// What the program has kept in files of its own, which somebody may have edited. Each of them takes what is
// meant for the others as well.
void tryKept(const QByteArray &text)
{
    for (const PluginMetadata &listing : pluggedIn().listed())
        trySetUps(text, listing.id, pluggedIn().find(listing.id)->terms());
    static_cast<void>(lastPeople(text));
    const PageSetup page = pageSetupIn(text, u"en"_s);
    require(keeping(pageSetupIn(keeping(page), u"en"_s)) == keeping(page),
            "A page that is kept is another one.");
    tryPeople(text);
    tryPractice(text);
    trySheet(text);
}

} // namespace medici
