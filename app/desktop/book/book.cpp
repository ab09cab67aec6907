#include "app/desktop/book/book.h"

#include "app/desktop/people/people.h"
#include "engine/rules/ranges.h"

#include <QHash>

#include <algorithm>
#include <set>

namespace medici::desktop {

namespace {

// Those who sat with a seat; nothing alone.
std::optional<Others> othersBeside(const GameSummary &game, std::size_t own)
{
    std::optional<Others> others;
    for (std::size_t seat = 0; seat < game.seats.size(); ++seat) {
        if (seat == own)
            continue;
        const auto level = levelNamed(game.seats[seat].level.toStdString());
        const Others one = game.seats[seat].human ? Others::People
            : level                               ? static_cast<Others>(*level)
                                                  : Others::Mixed;
        if (others && *others != one)
            return Others::Mixed;
        others = one;
    }
    return others;
}

bool seatsFit(int wanted, std::size_t seats)
{
    return wanted == 0 ? seats > 1 : seats == static_cast<std::size_t>(wanted);
}

// What is first is kept: a record is broken by more, not by as much.
void keepBest(std::optional<BookRecord> &best, int figure, const GameIndex::Entry &entry, bool lowest)
{
    if (!best || (lowest ? figure < best->figure : figure > best->figure))
        best = BookRecord{figure, &entry};
}

// Games of one deal met the same luck, and are one observation.
struct Blocks {
    QHash<QString, std::vector<double>> byDeal;
    std::vector<double> single;

    void add(const QString &deal, double value)
    {
        if (deal.isEmpty())
            single.push_back(value);
        else
            byDeal[deal].push_back(value);
    }

    Estimate estimate(int games) const
    {
        Average average;
        for (const double value : single)
            average.add(value);
        for (const std::vector<double> &block : byDeal) {
            double sum = 0;
            for (const double value : block)
                sum += value;
            average.add(sum / static_cast<double>(block.size()));
        }
        return average.estimateOf(games);
    }
};

QStringList byNumber(const QHash<QString, int> &counts)
{
    QStringList names = counts.keys();
    std::sort(names.begin(), names.end(), [&](const QString &a, const QString &b) {
        return counts[a] != counts[b] ? counts[a] > counts[b] : a < b;
    });
    return names;
}

} // namespace

// In local time, but without its zone: thousands of them are to be compared.
QDateTime whenOf(const GameIndex::Entry &entry)
{
    const auto digits = [&](qsizetype from, qsizetype many) {
        return QStringView(entry.file).mid(from, many).toInt();
    };
    const QDate day(digits(0, 4), digits(4, 2), digits(6, 2));
    const QTime time(digits(9, 2), digits(11, 2), digits(13, 2));
    if (day.isValid() && time.isValid() && entry.file.size() > 8 && entry.file[8] == u'-')
        return {day, time, Qt::UTC};
    const QDateTime written = QDateTime::fromMSecsSinceEpoch(entry.modified);
    return {written.date(), written.time(), Qt::UTC};
}

std::optional<BookRecord> bestAlone(const std::vector<GameIndex::Entry> &entries, const People &known,
                                    const QString &person, const QString &variant, const QString &except)
{
    std::optional<BookRecord> best;
    const QString key = personKey(known.nameOf(person));
    for (const GameIndex::Entry &entry : entries) {
        if (!entry.summary || entry.summary->seats.size() != 1 || entry.summary->variant != variant
            || entry.summary->byHand || entry.summary->houseRules || entry.file == except)
            continue;
        const SeatSummary &own = entry.summary->seats.front();
        if (own.human && !own.helped && personKey(known.nameOf(own.name)) == key)
            keepBest(best, own.score, entry, entry.summary->lowestScoreWins);
    }
    return best;
}

Book::Book(const std::vector<GameIndex::Entry> &entries, const People *known) : m_known(known)
{
    QHash<QString, QString> keys; // of names as they stand in thousands of records
    for (const GameIndex::Entry &entry : entries)
        for (std::size_t seat = 0; entry.summary && seat < entry.summary->seats.size(); ++seat) {
            const SeatSummary &own = entry.summary->seats[seat];
            if (!own.human)
                continue;
            auto key = keys.constFind(own.name);
            if (key == keys.constEnd())
                key = keys.insert(own.name, personKey(known == nullptr ? own.name : known->nameOf(own.name)));
            if (!key->isEmpty())
                m_sittings[*key].push_back({&entry, seat});
        }
}

template <class Take>
void Book::visit(const QString &person, const QString &variant, Take take) const
{
    const auto sittings = m_sittings.find(personKey(m_known == nullptr ? person : m_known->nameOf(person)));
    if (sittings == m_sittings.end())
        return;
    for (const Sitting &sitting : *sittings)
        if (variant.isEmpty() || sitting.entry->summary->variant == variant)
            take(*sitting.entry, sitting.seat);
}

// Strangers by name as it was written last.
QStringList Book::people() const
{
    QHash<QString, int> games;
    for (const std::vector<Sitting> &sittings : m_sittings) {
        const Sitting &last = sittings.back();
        const QString name = last.entry->summary->seats[last.seat].name.simplified();
        games[m_known == nullptr ? name : m_known->nameOf(name)] = static_cast<int>(sittings.size());
    }
    return byNumber(games);
}

int Book::gamesOf(const QString &person) const
{
    int games = 0;
    visit(person, {}, [&](const GameIndex::Entry &, std::size_t) { ++games; });
    return games;
}

int Book::gamesTogether(const QString &person, const QString &other) const
{
    std::set<const GameIndex::Entry *> games;
    visit(person, {}, [&](const GameIndex::Entry &entry, std::size_t) { games.insert(&entry); });
    int together = 0;
    visit(other, {}, [&](const GameIndex::Entry &entry, std::size_t) { together += games.contains(&entry); });
    return together;
}

QStringList Book::variantsOf(const QString &person) const
{
    QHash<QString, int> games;
    visit(person, {}, [&](const GameIndex::Entry &entry, std::size_t) { ++games[entry.summary->variant]; });
    return byNumber(games);
}

std::vector<int> Book::seatsOf(const QString &person, const QString &variant) const
{
    std::set<int> seats;
    visit(person, variant, [&](const GameIndex::Entry &entry, std::size_t) {
        seats.insert(static_cast<int>(entry.summary->seats.size()));
    });
    return {seats.begin(), seats.end()};
}

std::vector<Others> Book::othersOf(const QString &person, const QString &variant, int seats) const
{
    std::set<Others> others;
    visit(person, variant, [&](const GameIndex::Entry &entry, std::size_t seat) {
        if (const auto beside = othersBeside(*entry.summary, seat);
            beside && seatsFit(seats, entry.summary->seats.size()))
            others.insert(*beside);
    });
    return {others.begin(), others.end()};
}

BookChapter Book::chapter(const BookQuestion &question) const
{
    BookChapter chapter;
    Blocks wins;
    double fair = 0;
    double score = 0;
    BookReviews reviewed;
    visit(question.person, question.variant, [&](const GameIndex::Entry &entry, std::size_t seat) {
        const GameSummary &game = *entry.summary;
        const SeatSummary &own = game.seats[seat];
        if (!seatsFit(question.seats, game.seats.size())
            || (question.others && othersBeside(game, seat) != question.others))
            return;
        const bool helped = own.helped && !question.helped;
        const bool byHand = game.byHand && !question.byHand;
        const bool houseRules = game.houseRules && !question.houseRules;
        chapter.helped += helped;
        chapter.byHand += byHand;
        chapter.houseRules += houseRules;
        if (helped || byHand || houseRules)
            return;

        ++chapter.games;
        ++chapter.places[static_cast<std::size_t>(own.place) - 1];
        const auto winners =
            ranges::count_if(game.seats, [](const SeatSummary &each) { return each.place == 1; });
        wins.add(game.deal, own.place == 1 ? 1 / static_cast<double>(winners) : 0);
        fair += 1 / static_cast<double>(game.seats.size());
        score += own.score;
        keepBest(chapter.bestScore, own.score, entry, game.lowestScoreWins);
        chapter.parts.resize(std::max(chapter.parts.size(), own.parts.size()));
        for (std::size_t part = 0; part < own.parts.size(); ++part)
            chapter.parts[part] += own.parts[part];
        for (const auto &[source, figure] : own.figures) {
            const auto known = chapter.figures.find(source);
            std::optional<BookRecord> best =
                known == chapter.figures.end() ? std::nullopt : std::optional(known->second);
            keepBest(best, figure, entry, false);
            chapter.figures.insert_or_assign(source, *best);
        }
        chapter.course.push_back({whenOf(entry), own.score, own.place, static_cast<int>(game.seats.size())});
        if (own.reviewed) {
            ++reviewed.games;
            reviewed.mistakes += own.reviewed->mistakes;
            reviewed.pointsGivenAway += own.reviewed->pointsGivenAway;
            reviewed.luckPoints += own.reviewed->luckPoints;
        }
    });
    ranges::stable_sort(chapter.course, [](const BookGame &a, const BookGame &b) { return a.when < b.when; });
    if (chapter.games > 0) {
        const double games = chapter.games;
        chapter.wins = wins.estimate(chapter.games);
        chapter.fairShare = fair / games;
        chapter.meanScore = score / games;
        for (double &part : chapter.parts)
            part /= games;
    }
    if (reviewed.games > 0) {
        const double games = reviewed.games;
        reviewed.mistakes /= games;
        reviewed.pointsGivenAway /= games;
        reviewed.luckPoints /= games;
        chapter.reviewed = reviewed;
    }
    return chapter;
}

} // namespace medici::desktop
