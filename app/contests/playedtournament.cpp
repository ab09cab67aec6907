#include "app/contests/playedtournament.h"

#include "app/contests/setupwords.h"
#include "engine/record/fault.h"
#include "engine/record/fields.h"
#include "engine/record/json.h"
#include "engine/record/lines.h"
#include "engine/rules/ranges.h"

#include <QCborArray>
#include <QCoreApplication>

#include <algorithm>
#include <charconv>
#include <limits>

using namespace Qt::StringLiterals;

namespace medici {

namespace {

const QString format = QStringLiteral("medici tournament");
constexpr int most = std::numeric_limits<int>::max();
constexpr qsizetype longestLine = 1024 * 1024;

QCborMap entrantWords(const Entrant &entrant)
{
    QCborMap words{{"name", entrant.name}};
    if (!entrant.title.isEmpty())
        words.insert("program"_L1, entrant.title);
    words.insert("level"_L1, wordIn(nameOf(entrant.level)));
    return words;
}

Entrant readEntrant(const QJsonObject &words)
{
    requireFields(words, {u"name"_s, u"level"_s}, {u"program"_s});
    Entrant entrant;
    entrant.name = string(words[u"name"], u"name"_s);
    const QByteArray level = string(words[u"level"], u"level"_s).toLatin1();
    const auto known = mindNamed({level.data(), static_cast<std::size_t>(level.size())});
    if (!known)
        throw Fault(Reason::tr("%1 is no level.").arg(quoted(QString::fromLatin1(level))));
    entrant.level = *known;
    if (words.contains(u"program"))
        entrant.title = string(words[u"program"], u"program"_s);
    return entrant;
}

Tournament readHead(const QJsonObject &line, const Recordables &variants)
{
    if (line[u"format"] != format)
        throw Fault(Reason::tr("This is not a tournament's file: it begins with %1.")
                        .arg(quoted(QCborMap::fromJsonObject(line))));
    wholeNumber(line[u"version"], u"version"_s, 1, 1);
    requireFields(line,
                  {u"format"_s, u"version"_s, u"app"_s, u"variant"_s, u"seats"_s, u"options"_s, u"entrants"_s,
                   u"deals"_s, u"seed"_s, u"milliseconds"_s},
                  {u"challenger"_s, u"shard"_s});
    Tournament tournament;
    tournament.app = string(line[u"app"], u"app"_s);
    tournament.id = string(line[u"variant"], u"variant"_s);
    tournament.setup = readOptions(tournament.id, wholeNumber(line[u"seats"], u"seats"_s, 2, mostSeats),
                                   line[u"options"], variants);
    tournament.variant = variants.find(tournament.id);
    for (const QJsonValue &entrant : array(line[u"entrants"], u"entrants"_s))
        tournament.entrants.push_back(readEntrant(object(entrant, u"entrants"_s)));
    const int entrants = static_cast<int>(tournament.entrants.size());
    if (entrants < 2)
        throw Fault(Reason::tr("A tournament has two players at least."));
    if (entrants > Tournament::mostEntrants)
        throw Fault(Reason::tr("A tournament has %1 players at most.").arg(Tournament::mostEntrants));
    if (line.contains(u"challenger"))
        tournament.challenger = wholeNumber(line[u"challenger"], u"challenger"_s, 0, entrants - 1);
    tournament.deals = wholeNumber(line[u"deals"], u"deals"_s, 1, most);
    bool number = false;
    tournament.seed = string(line[u"seed"], u"seed"_s).toULongLong(&number);
    if (!number)
        throw Fault(Reason::tr("%1 is not a whole number.").arg(u"seed"_s));
    tournament.allowance.toAnswer =
        std::chrono::milliseconds(wholeNumber(line[u"milliseconds"], u"milliseconds"_s, 1, most));
    if (tournament.heats() > Tournament::mostHeats)
        throw Fault(Reason::tr("A tournament has %1 heats at most, each company with each deal.")
                        .arg(Tournament::mostHeats));
    return tournament;
}

std::vector<int> numbersOf(const QJsonObject &game, const QString &name, std::size_t seats, int lowest,
                           int highest)
{
    std::vector<int> numbers;
    for (const QJsonValue &value : array(game[name], name))
        numbers.push_back(wholeNumber(value, name, lowest, highest));
    if (numbers.size() != seats)
        throw Fault(
            Reason::tr("%1: %2 entries found, %3 expected.").arg(name).arg(numbers.size()).arg(seats));
    return numbers;
}

GameResult readGame(const QJsonObject &words, const std::vector<int> &seating)
{
    requireFields(words, {u"entrants"_s, u"scores"_s, u"places"_s, u"thought"_s}, {u"misconduct"_s});
    const std::size_t seats = seating.size();
    GameResult game;
    game.entrants = numbersOf(words, u"entrants"_s, seats, 0, most);
    if (game.entrants != seating)
        throw Fault(Reason::tr("Others sit here in the tournament that the file begins with."));
    game.scores = numbersOf(words, u"scores"_s, seats, -most, most);
    game.places = numbersOf(words, u"places"_s, seats, 1, static_cast<int>(seats));
    for (const QJsonValue &value : array(words[u"thought"], u"thought"_s)) {
        const QJsonArray figures = array(value, u"thought"_s);
        game.thought.push_back({figures[0].toInteger(), figures[1].toInteger(), figures[2].toInteger()});
    }
    game.misconduct.resize(seats);
    if (words.contains(u"misconduct")) {
        const QJsonArray sentences = array(words[u"misconduct"], u"misconduct"_s);
        for (std::size_t seat = 0; seat < seats; ++seat)
            game.misconduct[seat] = sentences[static_cast<qsizetype>(seat)].toString();
    }
    if (game.thought.size() != seats || ranges::find(game.places, 1) == game.places.end())
        throw Fault(Reason::tr("The game is not described whole."));
    return game;
}

Heat readHeat(const QJsonObject &line, const Tournament &tournament,
              const std::vector<Tournament::Company> &companies)
{
    requireFields(line, {u"deal"_s, u"company"_s, u"games"_s}, {u"records"_s});
    Heat heat;
    heat.deal = wholeNumber(line[u"deal"], u"deal"_s, 0, tournament.deals - 1);
    heat.company = wholeNumber(line[u"company"], u"company"_s, 0, static_cast<int>(companies.size()) - 1);
    const Tournament::Company &company = companies[static_cast<std::size_t>(heat.company)];
    for (const QJsonValue &game : array(line[u"games"], u"games"_s)) {
        const int number = static_cast<int>(heat.games.size());
        if (number == static_cast<int>(company.size()))
            throw Fault(Reason::tr("A heat has %1 games.").arg(company.size()));
        heat.games.push_back(
            readGame(object(game, u"games"_s), Tournament::seating(company, heat.deal, number)));
    }
    if (heat.games.size() != company.size())
        throw Fault(Reason::tr("A heat has %1 games.").arg(company.size()));
    if (line.contains(u"records")) {
        for (const QJsonValue &record : array(line[u"records"], u"records"_s))
            heat.records.append(string(record, u"records"_s).toUtf8());
        if (heat.records.size() != static_cast<qsizetype>(company.size()))
            throw Fault(Reason::tr("A heat has %1 games.").arg(company.size()));
    }
    return heat;
}

QCborArray wordsOf(const std::vector<int> &numbers)
{
    QCborArray words;
    for (const int number : numbers)
        words.append(number);
    return words;
}

QCborMap gameWords(const GameResult &game)
{
    QCborArray thought;
    for (const GameResult::Thought &of : game.thought)
        thought.append(QCborArray{of.decisions, of.microseconds, of.most});
    QCborMap words{{"entrants", wordsOf(game.entrants)},
                   {"scores", wordsOf(game.scores)},
                   {"places", wordsOf(game.places)},
                   {"thought", thought}};
    if (ranges::any_of(game.misconduct, [](const QString &sentence) { return !sentence.isEmpty(); })) {
        QCborArray misconduct;
        for (const QString &sentence : game.misconduct)
            misconduct.append(sentence);
        words.insert("misconduct"_L1, misconduct);
    }
    return words;
}

bool sameResults(const Heat &one, const Heat &two)
{
    return ranges::equal(one.games, two.games, [](const GameResult &a, const GameResult &b) {
        return a.scores == b.scores && a.places == b.places && a.misconduct == b.misconduct;
    });
}

} // namespace

std::vector<PlayedTournament::Number> PlayedTournament::wanted() const
{
    const int companies = static_cast<int>(tournament.companies().size());
    std::vector<Number> numbers;
    for (int deal = 0; deal < tournament.deals; ++deal)
        for (int company = 0; company < companies; ++company)
            numbers.emplace_back(deal, company);
    return numbers;
}

std::vector<int> PlayedTournament::missing() const
{
    std::vector<int> numbers;
    int number = 0;
    for (const Number &heat : wanted()) {
        if (!heats.contains(heat))
            numbers.push_back(number);
        ++number;
    }
    return numbers;
}

QByteArray lineOf(const Tournament &tournament, const Shard &shard)
{
    QCborArray entrants;
    for (const Entrant &entrant : tournament.entrants)
        entrants.append(entrantWords(entrant));
    QCborMap line{{"format", format},
                  {"version", 1},
                  {"app", tournament.app},
                  {"variant", tournament.id},
                  {"seats", tournament.setup.seats},
                  {"options", optionWords(tournament.id, tournament.setup, *tournament.variant)},
                  {"entrants", entrants},
                  {"deals", tournament.deals},
                  {"seed", QString::number(tournament.seed)},
                  {"milliseconds", qint64{tournament.allowance.toAnswer.count()}}};
    if (tournament.challenger)
        line.insert("challenger"_L1, *tournament.challenger);
    if (!shard.whole())
        line.insert("shard"_L1, shard.words());
    return lineOf(line);
}

QByteArray lineOf(const Heat &heat)
{
    QCborArray games;
    for (const GameResult &game : heat.games)
        games.append(gameWords(game));
    QCborMap line{{"deal", heat.deal}, {"company", heat.company}, {"games", games}};
    if (!heat.records.isEmpty()) {
        QCborArray records;
        for (const QByteArray &record : heat.records)
            records.append(QString::fromUtf8(record));
        line.insert("records"_L1, records);
    }
    return lineOf(line);
}

PlayedTournament readTournament(QIODevice &device, const QString &name, const Recordables &variants)
{
    Lines lines(device, longestLine);
    qint64 number = 0;
    try {
        std::optional<PlayedTournament> played;
        std::vector<Tournament::Company> companies;
        for (QByteArray line = lines.next(); line.endsWith('\n'); line = lines.next()) {
            ++number;
            const QJsonObject words = objectOn(QByteArrayView(line).chopped(1));
            if (!played) {
                played = PlayedTournament{readHead(words, variants)};
                played->shard = shardIn(words[u"shard"].toString(u"1/1"_s)).value_or(Shard());
                companies = played->tournament.companies();
                continue;
            }
            Heat heat = readHeat(words, played->tournament, companies);
            const PlayedTournament::Number key{heat.deal, heat.company};
            played->heats.insert_or_assign(key, std::move(heat));
        }
        if (!played)
            throw Fault(Reason::tr("The file holds no tournament."));
        return *std::move(played);
    } catch (const Fault &fault) {
        throw fault.at(name, number);
    }
}

void add(PlayedTournament &all, const PlayedTournament &part, const QString &name)
{
    if (lineOf(all.tournament) != lineOf(part.tournament))
        throw Fault(Reason::tr("This is a part of another tournament.")).at(name, 1);
    for (const auto &[number, heat] : part.heats) {
        const auto [known, fresh] = all.heats.try_emplace(number, heat);
        if (!fresh && !sameResults(known->second, heat))
            throw Fault(Reason::tr("Deal %1, company %2 went otherwise in another file.")
                            .arg(number.first)
                            .arg(number.second))
                .at(name, 0);
    }
}

QByteArray textOf(const PlayedTournament &played)
{
    QByteArray text = lineOf(played.tournament);
    for (const auto &[number, heat] : played.heats)
        text += lineOf(heat);
    return text;
}

} // namespace medici
