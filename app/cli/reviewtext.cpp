#include "app/cli/reviewtext.h"

#include "app/cli/columns.h"
#include "app/cli/expected.h"
#include "app/cli/input.h"
#include "app/cli/latin.h"
#include "engine/record/reviewnotes.h"
#include "engine/review/reckoning.h"
#include "engine/rules/ranges.h"
#include "engine/view/reasons.h"
#include "engine/view/variant.h"

#include <QJsonArray>

namespace medici::cli {

namespace {

std::vector<const Judgement *> shown(const ReviewedGame &game, bool all)
{
    std::vector<const Judgement *> judgements;
    for (const auto &[event, judgement] : game.findings().judgements)
        if (all || judgement.grade >= Grade::Inaccuracy)
            judgements.push_back(&judgement);
    if (!all)
        ranges::stable_sort(judgements, [](const Judgement *a, const Judgement *b) {
            return a->cost.worth.mean > b->cost.worth.mean;
        });
    return judgements;
}

// 'ship −4.0 ± 0.5, cloth −3.0 ± 0.4'; what is nothing beside its error is left out.
QString billText(const Judgement &judgement, const ReviewedGame &game)
{
    QStringList parts;
    for (const ExpectedLine &line : judgement.bill)
        if (line.seat == judgement.seat && std::abs(line.points.mean) > reach * line.points.error.value_or(0))
            parts += game.variant().words().source(line.source) + u' ' + pointsText(line.points, true);
    return parts.join(", ");
}

QString decision(const Judgement &judgement, const ReviewedGame &game)
{
    const std::unique_ptr<Game> before = game.at(judgement.event);
    const bool alone = before->seats() == 1;
    QString text = QString("after event %1: %2\n  %3")
                       .arg(game.step(judgement.event))
                       .arg(game.move(*before, judgement.played), latin(nameOf(judgement.grade)));
    if (judgement.best == judgement.played)
        return text + u'\n';
    const auto costOf = [&](const Gain &gain, bool sign) {
        const QString inPoints = pointsText(gain.points, sign) + " points";
        return alone ? inPoints : inPoints + ", " + chancesText(gain.wins, sign) + " to win";
    };
    text += QString(", %1%2\n").arg(costOf(judgement.cost, false), judgement.exact ? " (exact)" : "");
    if (judgement.costAsItWas)
        text += QString("  against those who sat there: %1\n").arg(costOf(*judgement.costAsItWas, false));
    if (const QString bill = billText(judgement, game); !bill.isEmpty())
        text += QString("  of which %1\n").arg(bill);
    if (const View *view = game.variant().view())
        text += "  " + reasonOf(judgement, *before, *view, playersNamed(game.names()), Beside::Bill).plain()
            + u'\n';
    text += QString("  better: %1\n").arg(game.move(*before, judgement.best));
    for (const Alternative &other : judgement.others)
        text +=
            QString("  %1 beside that: %2\n").arg(costOf(other.gain, true), game.move(*before, other.code));
    return text;
}

QString reckonings(const ReviewedGame &game)
{
    const auto list = reckoningOf(game.findings(), game.end(), game.whole());
    const bool alone = list.size() == 1;
    QList<QStringList> rows{QStringList{"", "decisions"}};
    for (const std::string_view grade : gradeNames)
        rows.last() += latin(grade);
    rows.last() += "given away";
    if (!alone)
        rows.last() += "to win";
    rows.last() += "luck";
    if (!alone)
        rows.last() += "to win";
    for (std::size_t seat = 0; seat < list.size(); ++seat) {
        const Reckoning &own = list[seat];
        rows += QStringList{game.names()[static_cast<qsizetype>(seat)], QString::number(own.decisions)};
        for (const int count : own.grades)
            rows.last() += QString::number(count);
        rows.last() += pointsText(own.points);
        if (!alone)
            rows.last() += chancesText(own.wins);
        rows.last() += own.luckPoints ? pointsText(*own.luckPoints, true) : "";
        if (!alone)
            rows.last() += own.luckWins ? chancesText(*own.luckWins, true) : "";
    }
    return inColumns(rows, 1);
}

QJsonArray pairOf(const Expected &figure)
{
    return {figure.mean, figure.error ? QJsonValue(*figure.error) : QJsonValue(QJsonValue::Null)};
}

} // namespace

QString textOf(const ReviewedGame &game, bool all)
{
    const QString file = game.file() == "-" ? "standard input" : printable(game.file());
    QString text = QString("%1, %2, %3 of %4 decisions judged\n"
                           "against opponents who play as hard does\n\n")
                       .arg(file, nameIn("en", game.listing().names))
                       .arg(game.findings().judgements.size())
                       .arg(game.decisions());
    const std::vector<const Judgement *> judgements = shown(game, all);
    for (const Judgement *judgement : judgements)
        text += decision(*judgement, game) + u'\n';
    if (judgements.empty())
        text += "nothing that surely cost much\n\n";
    return text + reckonings(game);
}

QJsonObject jsonOf(const ReviewedGame &game)
{
    QJsonArray decisions;
    for (const auto &[event, judgement] : game.findings().judgements) {
        const std::unique_ptr<Game> before = game.at(event);
        const Words &words = game.variant().words();
        QJsonObject json = findingOf(judgement, *before, words).toJsonObject();
        json["event"] = static_cast<qint64>(game.step(event));
        json["seat"] = judgement.seat;
        json["played"] = words.move(*before, judgement.played).toJsonObject();
        json["text"] = game.move(*before, judgement.played);
        json["bestText"] = game.move(*before, judgement.best);
        if (const View *view = game.variant().view())
            json["reason"] = reasonOf(judgement, *before, *view, playersNamed(game.names())).plain();
        decisions.append(json);
    }
    QJsonArray seats;
    for (const Reckoning &own : reckoningOf(game.findings(), game.end(), game.whole())) {
        QJsonObject grades;
        for (std::size_t grade = 0; grade < gradeNames.size(); ++grade)
            grades[latin(gradeNames[grade])] = own.grades[grade];
        QJsonObject json{{"decisions", own.decisions},
                         {"grades", grades},
                         {"points", pairOf(own.points)},
                         {"wins", pairOf(own.wins)}};
        if (own.luckPoints)
            json["luckPoints"] = pairOf(*own.luckPoints);
        if (own.luckWins)
            json["luckWins"] = pairOf(*own.luckWins);
        seats.append(json);
    }
    return {{"file", game.file()},
            {"variant", game.listing().id},
            {"names", QJsonArray::fromStringList(game.names())},
            {"free", static_cast<qint64>(game.decisions())},
            {"whole", game.whole()},
            {"decisions", decisions},
            {"seats", seats}};
}

} // namespace medici::cli
