#include "variants/gemstones/view/view.h"

#include "engine/rules/ranges.h"
#include "variants/gemstones/view/eventtext.h"
#include "variants/gemstones/view/explanations.h"
#include "variants/gemstones/view/scene.h"

#include <QLocale>

#include <algorithm>

namespace medici::gemstones {

namespace {

// The colours on the table that are blocked for the seat to act, or nothing.
QString blockedWords(const State &state)
{
    const Sheet &sheet = state.sheet(state.mover);
    const GemSet colours = state.colours(state.left);
    const GemSet writable = sheet.writable(colours);
    QStringList blocked;
    for (std::size_t gem = 0; gem < gems; ++gem)
        if (contains(colours, gem) && !contains(writable, gem) && sheet.blocked(gem)
            && !sheet.columns[gem].full())
            blocked << Text::tr("%1 (%2)", "a gem and how many numbers are written")
                           .arg(nameOf(static_cast<Gem>(gem)))
                           .arg(sheet.columns[gem].filled);
    if (blocked.isEmpty() || writable == 0)
        return {};
    const auto least = ranges::min_element(sheet.columns, {}, &Column::filled);
    return Text::tr("Blocked: %1; only %2 in %3.")
        .arg(blocked.join(QStringLiteral(", ")))
        .arg(sheet.least())
        .arg(nameOf(static_cast<Gem>(least - sheet.columns.begin())));
}

Sentence withBlocked(const Sentence &prompt, const State &state)
{
    const QString blocked = blockedWords(state);
    return blocked.isEmpty() ? prompt : Sentence::joined({prompt, blocked}, QStringLiteral(" "));
}

Sentence promptToPair(const State &state, const Sentence &name)
{
    if (state.phase == Phase::Following)
        return Sentence::arranged(Text::tr("%1: pair a gem and a number of the dice left."), {name});
    if (state.sheet(state.mover).writable(state.colours(state.left)) == 0)
        return Sentence::arranged(
            Text::tr("%1: all these columns are full. Set a pair aside; the others get what is left."),
            {name});
    return Sentence::arranged(state.paired == 0 ? Text::tr("%1, first pair: choose a gem and a number.")
                                  : state.paired == 1
                                  ? Text::tr("%1, second pair: choose a gem and a number.")
                                  : Text::tr("%1, third pair: choose a gem and a number."),
                              {name});
}

Sentence promptWithDraft(const State &state, const PairDraft &chosen)
{
    if (const auto pair = chosen.pair()) {
        const Gem gem = state.gemOf(*pair);
        const int number = state.numberOf(*pair);
        const Sentence face =
            Sentence::strong(Text::tr("%1 %2", "a gem and a number").arg(atStart(gem)).arg(number));
        if (setsAside(state, *pair))
            return Sentence::arranged(Text::tr("%1: set aside, the column is full."), {face});
        const int sum = state.sheet(state.mover)[gem].sum();
        return Sentence::arranged(Text::tr("%1: from %2 to %3.", "a pair and the sums"),
                                  {face, QString::number(sum), QString::number(sum + number)});
    }
    if (chosen.gemDie) {
        const Gem gem = state.gem(*chosen.gemDie);
        return Sentence::arranged(
            Text::tr("%1, %2 so far: which number?", "a gem and its sum"),
            {Sentence::strong(atStart(gem)), QString::number(state.sheet(state.mover)[gem].sum())});
    }
    return Sentence::arranged(Text::tr("%1: for which gem?", "a number"),
                              {Sentence::strong(QString::number(state.number(*chosen.numberDie)))});
}

Sentence promptToReroll(const State &state, DiceSet draft, const Sentence &name)
{
    if (draft != 0)
        return Text::tr("Re-roll %n dice, or choose more or fewer.", nullptr, std::popcount(draft));
    const DiceSet offered = offeredAgain(state);
    const int colours = std::popcount(offered & unsigned{gemDice});
    const int numbers = std::popcount(offered & unsigned{numberDice});
    if (numbers == 0)
        return Sentence::arranged(
            Text::tr("%1: %n gems are alike. Re-roll some of them, or keep all.", nullptr, colours), {name});
    if (colours == 0)
        return Sentence::arranged(
            Text::tr("%1: %n numbers are alike. Re-roll some of them, or keep all.", nullptr, numbers),
            {name});
    return Sentence::arranged(
        Text::tr("%1: gems and numbers are alike. Re-roll some of these dice, or keep all."), {name});
}

Offer offer(const QString &label, Code code, const QKeySequence &key, bool main)
{
    Offer made;
    made.label = label;
    made.code = code;
    made.key = key;
    made.main = main;
    return made;
}

std::vector<Offer> offersToReroll(const State &state, DiceSet draft)
{
    const QKeySequence enter(Qt::Key_Return);
    const QKeySequence other(Qt::Key_R);
    const DiceSet offered = offeredAgain(state);
    if (draft == 0)
        return {offer(Text::tr("Re-roll all %n", nullptr, std::popcount(offered)), offered, other, false),
                offer(Text::tr("Keep the roll"), keep, enter, true)};
    return {offer(Text::tr("Keep the roll"), keep, other, false),
            offer(Text::tr("Re-roll %n", "dice", std::popcount(draft)), draft, enter, true)};
}

Sentence adviceOn(const State &state, Code code)
{
    if (code == keep)
        return Text::tr("Hint: keep the roll.");
    if (code < firstPair)
        return Sentence::arranged(Text::tr("Hint: re-roll %1."), {diceOf(state, code)});
    const Pair pair = pairOf(code);
    const Sentence gem = wordsOf(state.gemOf(pair));
    const QString number = QString::number(state.numberOf(pair));
    return Sentence::arranged(setsAside(state, pair) ? Text::tr("Hint: set aside %1 %2.")
                                                     : Text::tr("Hint: write %1 %2."),
                              {gem, number});
}

} // namespace

Heading Looks::heading(const State &before, const Players &players)
{
    if (before.phase == Phase::DrawingFirst)
        return {Text::tr("Set-up"), {}};
    const QString round = Text::tr("Round %1").arg(before.round + 1);
    return {round,
            before.real(before.active) ? Text::tr("%1's turn").arg(nameOfSeat(before, before.active, players))
                                       : nameOfSeat(before, before.active, {})};
}

Sentence Looks::prompt(const State &state, const Draft &chosen, const Players &players)
{
    const DiceSet draft = chosen.below(dice);
    if (state.phase == Phase::Over)
        return Text::tr("The game is over.");
    if (state.phase == Phase::DrawingFirst)
        return Text::tr("Chance decides who begins.");
    if (state.phase == Phase::Rolling)
        return Sentence::arranged(Text::tr("%1 rolls the dice."),
                                  {Sentence::strong(nameOfSeat(state, state.active, players))});
    const Sentence name = strongNameOf(state.mover, players);
    if (state.phase == Phase::Offered)
        return promptToReroll(state, draft, name);
    const Sentence prompt = draft == 0 ? promptToPair(state, name) : promptWithDraft(state, pairIn(draft));
    return withBlocked(prompt, state);
}

std::vector<Offer> Looks::offers(const State &state, const Draft &chosen)
{
    const DiceSet draft = chosen.below(dice);
    if (Rules::actor(state) < 0)
        return {};
    if (state.phase == Phase::Offered)
        return offersToReroll(state, draft);
    const auto pair = pairIn(draft).pair();
    Offer write = offer(Text::tr("Write a pair"), 0, QKeySequence(Qt::Key_Return), true);
    write.ready = pair.has_value();
    if (pair) {
        write.code = codeOf(*pair);
        const Gem gem = state.gemOf(*pair);
        write.label = setsAside(state, *pair)
            ? Text::tr("Set aside")
            : Text::tr("Write %1 %2", "a gem and its new sum")
                  .arg(nameOf(gem))
                  .arg(state.sheet(state.mover)[gem].sum() + state.numberOf(*pair));
    }
    return {write};
}

Sentence Looks::advice(const State &state, const Thought &thought, const Players &)
{
    const Sentence advice = adviceOn(state, thought.code);
    if (thought.simulations == 0 && !thought.exact)
        return advice;
    const double disorder = thought.scores[static_cast<std::size_t>(state.mover)];
    return Sentence::arranged(Text::tr("%1 Expected disorder at the end: %2.", "a hint"),
                              {advice, Sentence::strong(QLocale().toString(disorder, 'f', 1))});
}

} // namespace medici::gemstones
