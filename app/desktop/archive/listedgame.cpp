#include "app/desktop/archive/listedgame.h"

#include "app/desktop/book/gamesummary.h"
#include "app/desktop/people/people.h"
#include "engine/rules/ranges.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace medici::desktop {

namespace {

bool comesBefore(const ListedGame &a, const ListedGame &b, GameOrder order)
{
    switch (order) {
    case GameOrder::Latest:
        break;
    case GameOrder::Oldest:
        return a.when < b.when;
    case GameOrder::People:
        if (const int difference = a.people.compare(b.people); difference != 0)
            return difference < 0;
        break;
    case GameOrder::Score: // scores of different games are not of one kind
    case GameOrder::Game:
        if (const int difference = a.game.compare(b.game); difference != 0)
            return difference < 0;
        if (order == GameOrder::Game)
            break;
        if (a.finished != b.finished)
            return a.finished;
        if (a.rank != b.rank)
            return a.rank < b.rank;
        break;
    }
    // What can be gone on with stands above.
    if (order == GameOrder::Latest && a.interrupted() != b.interrupted())
        return a.interrupted();
    return a.when > b.when;
}

} // namespace

QString simplified(const QString &text)
{
    QString simple;
    simple.reserve(text.size());
    for (const QChar letter : text.normalized(QString::NormalizationForm_D).toCaseFolded())
        if (letter == u'ł')
            simple += u'l';
        else if (!letter.isMark())
            simple += letter;
    return simple;
}

void describe(ListedGame &game)
{
    const QDate day = game.when.date();
    const QLocale locale;
    game.people = simplified(game.people);
    game.words = QStringList{game.people, simplified(game.game), day.toString(Qt::ISODate),
                             locale.toString(day, QLocale::ShortFormat),
                             simplified(locale.standaloneMonthName(day.month()))}
                     .join(u'\n');
}

void describe(ListedGame &game, const GameSummary &summary, const People &known)
{
    std::vector<const SeatSummary *> seats;
    QStringList people;
    QStringList written; // otherwise in the record
    const auto nameOf = [&](const SeatSummary &seat) {
        return seat.human ? known.nameOf(seat.name) : seat.name;
    };
    for (const SeatSummary &seat : summary.seats) {
        seats.push_back(&seat);
        people << nameOf(seat);
        if (people.back() != seat.name)
            written << seat.name;
    }
    std::stable_sort(seats.begin(), seats.end(),
                     [](const SeatSummary *a, const SeatSummary *b) { return a->place < b->place; });
    QStringList outcome;
    for (const SeatSummary *seat : seats)
        outcome << nameOf(*seat) + u' ' + QLocale().toString(seat->score);
    game.variant = summary.variant;
    game.deal = summary.deal;
    game.seats = static_cast<int>(seats.size());
    game.outcome = outcome.join(QStringLiteral(", "));
    game.people = people.join(QStringLiteral(", "));
    game.rank = summary.lowestScoreWins ? seats.front()->score : -seats.front()->score;
    game.finished = true;
    game.mistakes = !summary.moments.empty();
    describe(game);
    if (!written.isEmpty())
        game.words += u'\n' + simplified(written.join(u'\n'));
}

std::vector<std::size_t> chosen(const std::vector<ListedGame> &games, const GameQuestion &question)
{
    const QStringList words = simplified(question.words).split(u' ', Qt::SkipEmptyParts);
    std::vector<std::size_t> numbers;
    for (std::size_t number = 0; number < games.size(); ++number) {
        const ListedGame &game = games[number];
        if ((!question.interrupted || game.interrupted()) && (!question.mistakes || game.mistakes)
            && ranges::all_of(words, [&](const QString &word) { return game.words.contains(word); }))
            numbers.push_back(number);
    }
    std::stable_sort(numbers.begin(), numbers.end(), [&](std::size_t a, std::size_t b) {
        return comesBefore(games[a], games[b], question.order);
    });
    return numbers;
}

} // namespace medici::desktop
