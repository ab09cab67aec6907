#include "engine/record/reviewnotes.h"

#include "engine/record/fault.h"
#include "engine/rules/ranges.h"

#include <QCborArray>
#include <QJsonArray>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace medici {

namespace {

constexpr auto review = "review"_L1;

// Records know whole numbers only: thousandths of a point, or of a percent.
constexpr double ofPoints = 1e3;
constexpr double ofChances = 1e5;
constexpr double mostOfFigure = 1e9; // what is more is nothing of a game, and would not fit where it is shown

// [mean, error], without the error where it is not known.
QCborArray words(const Expected &figure, double unit)
{
    QCborArray array{qint64{std::llround(figure.mean * unit)}};
    if (figure.error)
        array.append(qint64{std::llround(*figure.error * unit)});
    return array;
}

QCborMap words(const Gain &gain)
{
    return {{"worth"_L1, words(gain.worth, ofPoints)},
            {"points"_L1, words(gain.points, ofPoints)},
            {"wins"_L1, words(gain.wins, ofChances)}};
}

QCborArray words(const PerSeat<Expected> &figures, int seats, double unit)
{
    QCborArray array;
    for (int seat = 0; seat < seats; ++seat)
        array.append(words(figures[static_cast<std::size_t>(seat)], unit));
    return array;
}

QCborMap words(const Outset &outset, int seats)
{
    return {{"playouts"_L1, outset.playouts},
            {"scores"_L1, words(outset.scores, seats, ofPoints)},
            {"wins"_L1, words(outset.wins, seats, ofChances)}};
}

QCborMap words(const Lead &lead, const Words &variant)
{
    QCborMap map{{"source"_L1, variant.source(lead.source)},
                 {"round"_L1, lead.round},
                 {"places"_L1, lead.places},
                 {"best"_L1, words({lead.best, {}}, ofChances)},
                 {"played"_L1, words({lead.played, {}}, ofChances)}};
    if (lead.instead)
        map.insert("instead"_L1, int{*lead.instead});
    return map;
}

QCborMap words(const Judgement &judgement, const Game &before, const Words &variant)
{
    const int seats = before.seats();
    const std::string_view grade = nameOf(judgement.grade);
    QCborMap map{{"grade"_L1, QString::fromLatin1(grade.data(), static_cast<qsizetype>(grade.size()))},
                 {"best"_L1, variant.move(before, judgement.best)},
                 {"cost"_L1, words(judgement.cost)}};
    if (judgement.costAsItWas)
        map.insert("costAsItWas"_L1, words(*judgement.costAsItWas));
    if (judgement.exact)
        map.insert("exact"_L1, true);
    map.insert("playouts"_L1, judgement.playouts);
    QCborArray bill;
    for (const ExpectedLine &line : judgement.bill)
        bill.append(QCborMap{{"seat"_L1, int{line.seat}},
                             {"source"_L1, variant.source(line.source)},
                             {"points"_L1, words(line.points, ofPoints)}});
    map.insert("bill"_L1, bill);
    QCborArray leads;
    for (const Lead &lead : judgement.leads)
        leads.append(words(lead, variant));
    if (!leads.isEmpty())
        map.insert("leads"_L1, leads);
    QCborArray others;
    for (const Alternative &other : judgement.others)
        others.append(
            QCborMap{{"move"_L1, variant.move(before, other.code)}, {"gain"_L1, words(other.gain)}});
    map.insert("others"_L1, others);
    map.insert("wins"_L1, words(judgement.wins, seats, ofChances));
    map.insert("bestWins"_L1, words(judgement.bestWins, seats, ofChances));
    map.insert("pointsMoved"_L1, words(judgement.pointsMoved, seats, ofPoints));
    map.insert("winsMoved"_L1, words(judgement.winsMoved, seats, ofChances));
    return map;
}

// A note of another program, or of a later version.
struct Strange {};

QJsonValue field(const QJsonObject &object, QLatin1StringView name)
{
    const QJsonValue value = object[name];
    if (value.isUndefined())
        throw Strange();
    return value;
}

Expected expected(const QJsonValue &value, double unit)
{
    const QJsonArray array = value.toArray();
    if (array.isEmpty() || array.size() > 2 || !ranges::all_of(array, [](const QJsonValue &figure) {
            return figure.isDouble() && std::abs(figure.toDouble()) <= mostOfFigure;
        }))
        throw Strange();
    return {array[0].toDouble() / unit,
            array.size() == 2 ? std::optional(std::abs(array[1].toDouble()) / unit) : std::nullopt};
}

Gain gain(const QJsonObject &object)
{
    return {expected(field(object, "worth"_L1), ofPoints), expected(field(object, "points"_L1), ofPoints),
            expected(field(object, "wins"_L1), ofChances)};
}

PerSeat<Expected> perSeat(const QJsonValue &value, int seats, double unit)
{
    const QJsonArray array = value.toArray();
    if (array.size() != seats)
        throw Strange();
    PerSeat<Expected> figures{};
    for (int seat = 0; seat < seats; ++seat)
        figures[static_cast<std::size_t>(seat)] = expected(array[seat], unit);
    return figures;
}

int playouts(const QJsonObject &object)
{
    const int playouts = field(object, "playouts"_L1).toInt();
    if (playouts < 1)
        throw Strange();
    return playouts;
}

Code move(const QJsonValue &value, const Game &before, const Words &variant)
{
    const Code code = variant.readMove(before, value.toObject());
    if (!before.legal(code))
        throw Strange();
    return before.canonical(code);
}

int source(const QString &word, const Words &variant)
{
    for (int source = 0; source < variant.sources(); ++source)
        if (variant.source(source) == word)
            return source;
    throw Strange();
}

Seat seatIn(const QJsonValue &value, int seats)
{
    const int seat = value.toInt(-1);
    if (seat < 0 || seat >= seats)
        throw Strange();
    return static_cast<Seat>(seat);
}

Lead lead(const QJsonObject &object, int seats, const Words &variant)
{
    Lead lead{source(field(object, "source"_L1).toString(), variant),
              field(object, "round"_L1).toInt(),
              field(object, "places"_L1).toInt(),
              expected(field(object, "best"_L1), ofChances).mean,
              expected(field(object, "played"_L1), ofChances).mean,
              {}};
    if (lead.places < 1 || lead.places > ExpectedLead::mostPlaces)
        throw Strange();
    if (object.contains("instead"_L1))
        lead.instead = seatIn(object["instead"_L1], seats);
    return lead;
}

Outset outset(const QJsonObject &object, int seats)
{
    return {playouts(object), perSeat(field(object, "scores"_L1), seats, ofPoints),
            perSeat(field(object, "wins"_L1), seats, ofChances)};
}

Judgement judgement(const QJsonObject &object, const Game &before, const Event &event, std::size_t number,
                    const Words &variant)
{
    const int seats = before.seats();
    Judgement judgement;
    judgement.event = number;
    judgement.seat = event.actor;
    judgement.played = before.canonical(event.code);
    judgement.best = move(field(object, "best"_L1), before, variant);
    judgement.playouts = playouts(object);
    judgement.exact = object["exact"_L1].toBool();
    judgement.cost = gain(field(object, "cost"_L1).toObject());
    const auto grade = gradeNamed(field(object, "grade"_L1).toString().toStdString());
    if (!grade)
        throw Strange();
    judgement.grade = *grade;
    if (object.contains("costAsItWas"_L1))
        judgement.costAsItWas = gain(object["costAsItWas"_L1].toObject());
    for (const QJsonValue &line : field(object, "bill"_L1).toArray()) {
        judgement.bill.push_back({source(field(line.toObject(), "source"_L1).toString(), variant), 0,
                                  seatIn(field(line.toObject(), "seat"_L1), seats),
                                  expected(field(line.toObject(), "points"_L1), ofPoints)});
    }
    for (const QJsonValue &found : object["leads"_L1].toArray())
        judgement.leads.push_back(lead(found.toObject(), seats, variant));
    for (const QJsonValue &other : field(object, "others"_L1).toArray())
        judgement.others.push_back({move(field(other.toObject(), "move"_L1), before, variant),
                                    gain(field(other.toObject(), "gain"_L1).toObject())});
    judgement.wins = perSeat(field(object, "wins"_L1), seats, ofChances);
    judgement.bestWins = perSeat(field(object, "bestWins"_L1), seats, ofChances);
    judgement.pointsMoved = perSeat(field(object, "pointsMoved"_L1), seats, ofPoints);
    judgement.winsMoved = perSeat(field(object, "winsMoved"_L1), seats, ofChances);
    return judgement;
}

void dropFindings(std::vector<QCborMap> &notes)
{
    notes.erase(std::remove_if(notes.begin(), notes.end(),
                               [](const QCborMap &note) { return note.contains(review); }),
                notes.end());
}

// Calls tell(number, table) for the table before each event.
template <class Tell>
void replay(const Record &record, const Recordable &variant, const Tell &tell)
{
    const std::unique_ptr<Game> table = startOf(record.header, variant);
    for (std::size_t number = 0; number < record.events.size(); ++number) {
        tell(number, *table);
        table->apply(record.events[number].code);
    }
}

} // namespace

PerSeat<Manner> mannersOf(const Header &header)
{
    PerSeat<Manner> manners{};
    manners.fill(Manner::Strong);
    for (std::size_t seat = 0; seat < header.players.size(); ++seat) {
        const auto level = levelNamed(header.players[seat].level.toStdString());
        manners[seat] = level == Level::Hard ? Manner::Strong
            : level == Level::Random         ? Manner::Random
                                             : Manner::Shown;
    }
    return manners;
}

QCborMap findingOf(const Judgement &judgement, const Game &before, const Words &variant)
{
    return words(judgement, before, variant);
}

void keepFindings(Record &record, const Findings &findings, const Recordable &variant)
{
    const auto keep = [&](std::size_t at, const QCborMap &found) {
        std::vector<QCborMap> &notes = record.notes[at];
        dropFindings(notes);
        notes.push_back({{review, found}});
    };
    if (findings.outset)
        keep(0, words(*findings.outset, static_cast<int>(record.header.players.size())));
    replay(record, variant, [&](std::size_t number, const Game &table) {
        if (const auto found = findings.judgements.find(number); found != findings.judgements.end())
            keep(number + 1, words(found->second, table, variant.words()));
    });
}

Findings findingsIn(const Record &record, const Recordable &variant)
{
    Findings findings;
    const auto read = [&](std::size_t at, const auto &understand) {
        const auto notes = record.notes.find(at);
        if (notes == record.notes.end())
            return;
        for (const QCborMap &note : notes->second)
            if (note.contains(review)) {
                try {
                    understand(note[review].toMap().toJsonObject());
                } catch (const Strange &) {
                    continue;
                } catch (const Fault &) { // not a move of this table
                    continue;
                }
            }
    };
    read(0, [&](const QJsonObject &found) {
        findings.outset = outset(found, static_cast<int>(record.header.players.size()));
    });
    replay(record, variant, [&](std::size_t number, const Game &table) {
        const Event event = record.events[number];
        if (event.actor >= 0)
            read(number + 1, [&](const QJsonObject &found) {
                findings.judgements.insert_or_assign(number,
                                                     judgement(found, table, event, number, variant.words()));
            });
    });
    return findings;
}

} // namespace medici
