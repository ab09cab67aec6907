#include "app/contests/playedtrial.h"

#include "app/contests/setupwords.h"
#include "engine/record/fault.h"
#include "engine/record/fields.h"
#include "engine/record/json.h"
#include "engine/record/lines.h"
#include "engine/rules/ranges.h"

#include <QCborArray>

#include <limits>

using namespace Qt::StringLiterals;

namespace medici {

namespace {

const QString trialFormat = QStringLiteral("medici rules trial");
constexpr int mostCounted = std::numeric_limits<int>::max();
constexpr qsizetype longestPiece = 1024 * 1024;

RuleTrial readTrialHead(const QJsonObject &line, const Recordables &variants)
{
    if (line[u"format"] != trialFormat)
        throw Fault(Reason::tr("This is not a file of two sets of rules: it begins with %1.")
                        .arg(quoted(QCborMap::fromJsonObject(line))));
    wholeNumber(line[u"version"], u"version"_s, 1, 1);
    requireFields(line,
                  {u"format"_s, u"version"_s, u"app"_s, u"variant"_s, u"seats"_s, u"before"_s, u"after"_s,
                   u"level"_s, u"playouts"_s, u"deals"_s, u"probes"_s, u"seed"_s},
                  {u"shard"_s});
    RuleTrial trial;
    trial.app = string(line[u"app"], u"app"_s);
    trial.id = string(line[u"variant"], u"variant"_s);
    const int seats = wholeNumber(line[u"seats"], u"seats"_s, 1, mostSeats);
    trial.rules[RuleTrial::Before] = readOptions(trial.id, seats, line[u"before"], variants);
    trial.rules[RuleTrial::After] = readOptions(trial.id, seats, line[u"after"], variants);
    for (Setup &rules : trial.rules)
        rules.first = 0;
    trial.variant = variants.find(trial.id);
    const QByteArray level = string(line[u"level"], u"level"_s).toLatin1();
    const auto known = levelNamed({level.data(), static_cast<std::size_t>(level.size())});
    if (!known)
        throw Fault(Reason::tr("%1 is no level.").arg(quoted(QString::fromLatin1(level))));
    trial.level = *known;
    trial.playouts = wholeNumber(line[u"playouts"], u"playouts"_s, 0, mostCounted);
    trial.deals = wholeNumber(line[u"deals"], u"deals"_s, 1, RuleTrial::mostDeals);
    trial.probes = wholeNumber(line[u"probes"], u"probes"_s, 0, trial.deals);
    bool number = false;
    trial.seed = string(line[u"seed"], u"seed"_s).toULongLong(&number);
    if (!number)
        throw Fault(Reason::tr("%1 is not a whole number.").arg(u"seed"_s));
    return trial;
}

std::vector<int> countedIn(const QJsonObject &game, const QString &name, int lowest, int highest)
{
    std::vector<int> numbers;
    for (const QJsonValue &value : array(game[name], name))
        numbers.push_back(wholeNumber(value, name, lowest, highest));
    return numbers;
}

TrialGame readTrialGame(const QJsonObject &words, const RuleTrial &trial)
{
    requireFields(words, {u"scores"_s, u"places"_s, u"leaders"_s, u"decisions"_s, u"events"_s, u"sources"_s});
    TrialGame game;
    game.scores = countedIn(words, u"scores"_s, -mostCounted, mostCounted);
    game.places = countedIn(words, u"places"_s, 1, trial.seats());
    game.leaders = countedIn(words, u"leaders"_s, 0, trial.seats() - 1);
    game.decisions = wholeNumber(words[u"decisions"], u"decisions"_s, 0, mostCounted);
    game.events = wholeNumber(words[u"events"], u"events"_s, 0, mostCounted);
    const auto seats = static_cast<std::size_t>(trial.seats());
    if (game.scores.size() != seats || game.places.size() != seats || ranges::count(game.places, 1) == 0)
        throw Fault(Reason::tr("The game is not described whole."));
    const QJsonObject sources = object(words[u"sources"], u"sources"_s);
    for (int source = 0; source < trial.variant->words().sources(); ++source)
        if (const QString word = trial.variant->words().source(source); sources.contains(word))
            game.sources[source] = wholeNumber(sources[word], word, -mostCounted, mostCounted);
    if (static_cast<qsizetype>(game.sources.size()) != sources.size())
        throw Fault(Reason::tr("Points come from somewhere that this game does not know."));
    return game;
}

TrialPair readPair(const QJsonObject &line, const RuleTrial &trial)
{
    requireFields(line, {u"piece"_s, u"before"_s, u"after"_s});
    TrialPair pair{wholeNumber(line[u"piece"], u"piece"_s, 0, trial.pieces() - 1)};
    pair.games[RuleTrial::Before] = readTrialGame(object(line[u"before"], u"before"_s), trial);
    pair.games[RuleTrial::After] = readTrialGame(object(line[u"after"], u"after"_s), trial);
    return pair;
}

QCborArray listOf(const std::vector<int> &numbers)
{
    QCborArray words;
    for (const int number : numbers)
        words.append(number);
    return words;
}

QCborMap trialGameWords(const TrialGame &game, const Words &names)
{
    QCborMap sources;
    for (const auto &[source, points] : game.sources)
        sources.insert(names.source(source), points);
    return {{"scores", listOf(game.scores)},   {"places", listOf(game.places)},
            {"leaders", listOf(game.leaders)}, {"decisions", game.decisions},
            {"events", game.events},           {"sources", sources}};
}

} // namespace

std::vector<int> PlayedTrial::missing() const
{
    std::vector<int> pieces;
    for (int piece = 0; piece < trial.pieces(); ++piece)
        if (!pairs.contains(piece))
            pieces.push_back(piece);
    return pieces;
}

QByteArray lineOf(const RuleTrial &trial, const Shard &shard)
{
    QCborMap line{{"format", trialFormat},
                  {"version", 1},
                  {"app", trial.app},
                  {"variant", trial.id},
                  {"seats", trial.seats()},
                  {"before", optionWords(trial.id, trial.rules[RuleTrial::Before], *trial.variant)},
                  {"after", optionWords(trial.id, trial.rules[RuleTrial::After], *trial.variant)},
                  {"level", wordIn(nameOf(trial.level))},
                  {"playouts", trial.playouts},
                  {"deals", trial.deals},
                  {"probes", trial.probes},
                  {"seed", QString::number(trial.seed)}};
    if (!shard.whole())
        line.insert("shard"_L1, shard.words());
    return lineOf(line);
}

QByteArray lineOf(const RuleTrial &trial, const TrialPair &pair)
{
    const Words &names = trial.variant->words();
    return lineOf(QCborMap{{"piece", pair.piece},
                           {"before", trialGameWords(pair.games[RuleTrial::Before], names)},
                           {"after", trialGameWords(pair.games[RuleTrial::After], names)}});
}

bool isTrial(const QByteArray &head)
{
    return head.startsWith("{\"format\":\"" + trialFormat.toLatin1() + '"');
}

PlayedTrial readTrial(QIODevice &device, const QString &name, const Recordables &variants)
{
    Lines lines(device, longestPiece);
    qint64 number = 0;
    try {
        std::optional<PlayedTrial> played;
        for (QByteArray line = lines.next(); line.endsWith('\n'); line = lines.next()) {
            ++number;
            const QJsonObject words = objectOn(QByteArrayView(line).chopped(1));
            if (!played) {
                played = PlayedTrial{readTrialHead(words, variants)};
                played->shard = shardIn(words[u"shard"].toString(u"1/1"_s)).value_or(Shard());
                continue;
            }
            TrialPair pair = readPair(words, played->trial);
            played->pairs.insert_or_assign(pair.piece, std::move(pair));
        }
        if (!played)
            throw Fault(Reason::tr("The file is empty."));
        return *std::move(played);
    } catch (const Fault &fault) {
        throw fault.at(name, number);
    }
}

void add(PlayedTrial &all, const PlayedTrial &part, const QString &name)
{
    if (lineOf(all.trial) != lineOf(part.trial))
        throw Fault(Reason::tr("This is a part of something else.")).at(name, 1);
    for (const auto &[piece, pair] : part.pairs) {
        const auto [known, fresh] = all.pairs.try_emplace(piece, pair);
        if (!fresh && known->second.games != pair.games)
            throw Fault(Reason::tr("Piece %1 went otherwise in another file.").arg(piece)).at(name, 0);
    }
}

QByteArray textOf(const PlayedTrial &played)
{
    QByteArray text = lineOf(played.trial);
    for (const auto &[piece, pair] : played.pairs)
        text += lineOf(played.trial, pair);
    return text;
}

} // namespace medici
