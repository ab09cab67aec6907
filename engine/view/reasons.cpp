#include "engine/view/reasons.h"

#include "engine/rules/ranges.h"
#include "engine/view/figures.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace medici {

namespace {

struct ReasonTexts {
    Q_DECLARE_TR_FUNCTIONS(Review)
};

// Half of a 95 % confidence interval, in standard errors.
constexpr double reach = 1.96;

// What is less is not worth a word, however well it is known.
constexpr double leastSaid = 0.25;
constexpr std::size_t mostParts = 3;
// What is less is not seen in a figure.
constexpr double leastWritten = 0.05;

bool beyondDoubt(const Expected &figure)
{
    return figure.error && std::abs(figure.mean) > doubt * *figure.error;
}

bool clear(const Expected &figure, double least = leastSaid)
{
    return beyondDoubt(figure) && std::abs(figure.mean) >= least;
}

// One's own parts that are beyond doubt, the weightiest first.
std::vector<ExpectedLine> ownParts(const Judgement &judgement, double least)
{
    std::vector<ExpectedLine> parts;
    for (const ExpectedLine &line : judgement.bill)
        if (line.seat == judgement.seat && clear(line.points, least))
            parts.push_back(line);
    ranges::stable_sort(parts, [](const ExpectedLine &a, const ExpectedLine &b) {
        return std::abs(a.points.mean) > std::abs(b.points.mean);
    });
    return parts;
}

// Those that are worth words.
std::vector<ExpectedLine> toldParts(const Judgement &judgement)
{
    std::vector<ExpectedLine> parts = ownParts(judgement, leastSaid);
    if (parts.size() > mostParts)
        parts.resize(mostParts);
    return parts;
}

Judgement withoutOwnParts(Judgement judgement)
{
    judgement.bill.erase(
        std::remove_if(judgement.bill.begin(), judgement.bill.end(),
                       [&](const ExpectedLine &line) { return line.seat == judgement.seat; }),
        judgement.bill.end());
    return judgement;
}

// What the decision brought to another seat: how its lines hang together is not known, so that their errors
// add up.
Expected broughtTo(Seat seat, const Judgement &judgement)
{
    Expected sum{0, 0.0};
    for (const ExpectedLine &line : judgement.bill)
        if (line.seat == seat) {
            sum.mean += line.points.mean;
            sum.error = *sum.error + line.points.error.value_or(0);
        }
    return sum;
}

// Who else was helped most by what was played, and surely; or, by the sign, what the best move takes from
// them.
std::optional<Sentence> helped(const Judgement &judgement, const View &view, const Players &players,
                               int better, int sign)
{
    std::optional<Seat> most;
    double points = 0;
    for (Seat seat = 0; seat < static_cast<Seat>(players.size()); ++seat) {
        const Expected brought = broughtTo(seat, judgement);
        if (seat != judgement.seat && clear(brought) && better * brought.mean > points) {
            most = seat;
            points = better * brought.mean;
        }
    }
    if (!most)
        return std::nullopt;
    const QString words = sign * better > 0 ? ReasonTexts::tr("%1 gets %2 more", "a player; an amount")
                                            : ReasonTexts::tr("%1 gets %2 less", "a player; an amount");
    return Sentence(words.arg(nameOf(*most, players), view.amount(points)));
}

// What speaks against a move beside another, and for it.
struct Sides {
    std::vector<Sentence> losses;
    std::vector<Sentence> gains;
};

// Of what was played beside the best move, or (by the sign) the other way round.
Sides sidesOf(const Judgement &judgement, const Game &before, const View &view, const Players &players,
              int sign)
{
    // Of a score of which less is better, what costs is what is more.
    const int better = before.lowestScoreWins() ? -1 : 1;
    Sides sides;
    for (const ExpectedLine &part : toldParts(judgement)) {
        const double points = sign * part.points.mean;
        (better * points < 0 ? sides.losses : sides.gains).emplace_back(view.change(part.source, points));
    }
    if (const auto other = helped(judgement, view, players, better, sign))
        (sign > 0 ? sides.losses : sides.gains).push_back(*other);
    return sides;
}

Sentence besideTheBest(const Sides &sides)
{
    if (sides.losses.empty())
        return sides.gains.empty()
            ? Sentence(ReasonTexts::tr("It costs a little here and there; no part of the score stands out."))
            : Sentence::arranged(
                ReasonTexts::tr("Beside the best move, %1, but the chance to win is smaller."),
                {Sentence::listed(sides.gains)});
    if (sides.gains.empty())
        return Sentence::arranged(ReasonTexts::tr("Beside the best move, %1."),
                                  {Sentence::listed(sides.losses)});
    return Sentence::arranged(ReasonTexts::tr("Beside the best move, %1; in return, %2."),
                              {Sentence::listed(sides.losses), Sentence::listed(sides.gains)});
}

Sentence besideTheNext(const Sides &sides)
{
    if (sides.gains.empty())
        return ReasonTexts::tr("It brings a little here and there; no part of the score stands out.");
    if (sides.losses.empty())
        return Sentence::arranged(ReasonTexts::tr("Beside the next best move, %1."),
                                  {Sentence::listed(sides.gains)});
    return Sentence::arranged(ReasonTexts::tr("Beside the next best move, %1; in return, %2."),
                              {Sentence::listed(sides.gains), Sentence::listed(sides.losses)});
}

// 'First place for the ship: after the best move in 7 of 10 games, after this one in 4; then Bruno mostly has
// it.'
Sentence ofPlace(const Lead &lead, const QString &games, const View &view, const Players &players)
{
    const auto ofTen = [](double chance) { return QString::number(qRound(10 * chance)); };
    const bool first = lead.places == 1;
    const QString source = view.nameOfSource(lead.source);
    const QString counted = games.arg(ofTen(lead.best), ofTen(lead.played));
    if (!lead.instead)
        return Sentence((first ? ReasonTexts::tr("First place for %1: %2.", "a source, and how often")
                               : ReasonTexts::tr("First or second place for %1: %2."))
                            .arg(source, counted));
    return Sentence((first ? ReasonTexts::tr("First place for %1: %2; then %3 mostly has it.")
                           : ReasonTexts::tr("First or second place for %1: %2; then %3 mostly has it."))
                        .arg(source, counted, nameOf(*lead.instead, players)));
}

Sentence withPlaces(Sentence reason, const std::vector<Lead> &leads, const QString &games, const View &view,
                    const Players &players)
{
    std::vector<Sentence> sentences;
    if (!reason.empty())
        sentences.push_back(std::move(reason));
    for (const Lead &lead : leads)
        sentences.push_back(ofPlace(lead, games, view, players));
    return Sentence::joined(sentences, QStringLiteral(" "));
}

} // namespace

bool surelyCosts(const Judgement &judgement)
{
    return judgement.cost.worth.mean > 0 && beyondDoubt(judgement.cost.worth);
}

QString gradeName(Grade grade)
{
    switch (grade) {
    case Grade::Best:
        return ReasonTexts::tr("best move");
    case Grade::Good:
        return ReasonTexts::tr("good", "a decision");
    case Grade::Inaccuracy:
        return ReasonTexts::tr("inaccuracy");
    case Grade::Mistake:
        return ReasonTexts::tr("mistake");
    case Grade::Blunder:
        return ReasonTexts::tr("blunder");
    }
    return {};
}

QString withError(const Expected &figure, double unit)
{
    const QString mean = oneDigit(figure.mean * unit);
    if (!figure.error || *figure.error == 0)
        return mean;
    return ReasonTexts::tr("%1 ± %2", "a figure and its error")
        .arg(mean, oneDigit(*figure.error * unit * reach));
}

QString costWords(const Gain &cost, int seats, const View &view)
{
    const QString points = ReasonTexts::tr("%1: %2", "what is counted, and how much")
                               .arg(view.scoreName().toLower(), withError(cost.points));
    return seats == 1 ? points
                      : ReasonTexts::tr("%1, chance to win: %2 %", "points, and percent")
                            .arg(points, withError(cost.wins, 100));
}

QString billWords(const Judgement &judgement, const View &view)
{
    QStringList parts;
    double rest = 0;
    for (const ExpectedLine &line : judgement.bill)
        rest += line.seat == judgement.seat ? line.points.mean : 0;
    const auto add = [&](const QString &name, double points) {
        parts << ReasonTexts::tr("%1 %2", "a part of the score, and points with their sign")
                     .arg(name, signedOneDigit(points));
    };
    for (const ExpectedLine &part : ownParts(judgement, leastWritten)) {
        add(view.nameOfSource(part.source), part.points.mean);
        rest -= part.points.mean;
    }
    if (!parts.empty() && std::abs(rest) >= leastWritten)
        add(ReasonTexts::tr("the rest", "of a sum"), rest);
    return parts.join(QStringLiteral(", "));
}

QString costOf(const Judgement &judgement, int seats, const View &view)
{
    QString cost =
        ReasonTexts::tr("Cost: %1", "points and chances").arg(costWords(judgement.cost, seats, view));
    if (judgement.exact)
        cost = ReasonTexts::tr("%1 (exact)", "a cost").arg(cost);
    if (judgement.costAsItWas)
        cost = ReasonTexts::tr("%1; against those who sat there: %2", "a cost, and another")
                   .arg(cost, costWords(*judgement.costAsItWas, seats, view));
    const QString bill = billWords(judgement, view);
    return bill.isEmpty()
        ? ReasonTexts::tr("%1.", "a sentence").arg(cost)
        : ReasonTexts::tr("%1. Of which: %2.", "a cost, and what it is made of").arg(cost, bill);
}

Sentence reasonOf(const Judgement &judgement, const Game &before, const View &view, const Players &players,
                  Beside beside)
{
    if (judgement.best == judgement.played)
        return ReasonTexts::tr("Nothing better was found.");
    const Expected &cost = judgement.cost.worth;
    if (!beyondDoubt(cost))
        return ReasonTexts::tr("It was close: nothing tells the two moves surely apart.");
    if (cost.mean < 0)
        return ReasonTexts::tr("It turned out even better than the move that looked best.");
    Sides sides = sidesOf(judgement, before, view, players, 1);
    if (beside == Beside::Bill && !judgement.leads.empty())
        sides = sidesOf(withoutOwnParts(judgement), before, view, players, 1);
    const bool silent = sides.losses.empty() && sides.gains.empty() && !judgement.leads.empty();
    return withPlaces(silent ? Sentence() : besideTheBest(sides), judgement.leads,
                      ReasonTexts::tr("after the best move in %1 of 10 games, after this one in %2"), view,
                      players);
}

Sentence advantageOver(const Judgement &next, const Game &before, const View &view, const Players &players)
{
    if (!surelyCosts(next))
        return ReasonTexts::tr("It is close: nothing tells it surely apart from the next best move.");
    return withPlaces(besideTheNext(sidesOf(next, before, view, players, -1)), next.leads,
                      ReasonTexts::tr("after it in %1 of 10 games, after the next best move in %2"), view,
                      players);
}

std::vector<Sentence> whatCounts(const Judgement &judgement, const View &view)
{
    std::vector<Sentence> sources;
    for (const ExpectedLine &part : toldParts(judgement))
        sources.push_back(Sentence::strong(view.nameOfSource(part.source)));
    return sources;
}

} // namespace medici
