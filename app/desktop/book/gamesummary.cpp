#include "app/desktop/book/gamesummary.h"

#include "engine/record/deal.h"
#include "engine/record/reviewnotes.h"
#include "engine/review/review.h"
#include "engine/rules/ranges.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"

#include <QCryptographicHash>

#include <algorithm>

namespace medici::desktop {

namespace {

bool enteredByHand(const Record &record)
{
    return record.header.luck.scheme == LuckSource::Scheme::Hand
        || ranges::any_of(record.how, [&](const auto &how) {
               return record.events[how.first].actor == chance && how.second.contains(QStringLiteral("hand"));
           });
}

void addHelp(GameSummary &summary, const Record &record)
{
    for (const auto &[event, how] : record.how)
        if (const Seat actor = record.events[event].actor; actor >= 0)
            for (const char *help : {"hint", "warning", "taken back", "computer"})
                if (how.contains(QLatin1StringView(help)))
                    summary.seats[static_cast<std::size_t>(actor)].helped = true;
}

void addBill(GameSummary &summary, const Game &end)
{
    const Bill bill = end.bill();
    for (const BillLine &line : bill.lines()) {
        int &figure = summary.seats[static_cast<std::size_t>(line.seat)].figures[line.source];
        figure = std::max(figure, line.figure);
    }
}

// The last column is the whole.
void addParts(GameSummary &summary, const View &view, const Game &end)
{
    const Result result = view.result(end, Players(summary.seats.size()));
    for (const Standings::Row &row : result.sources.rows)
        for (std::size_t column = 0; column + 1 < row.cells.size(); ++column)
            summary.seats[static_cast<std::size_t>(row.seat)].parts.push_back(
                row.cells[column].points.value_or(0));
}

void addReview(GameSummary &summary, const Record &record, const Recordable &variant, const Game &end)
{
    const Findings findings = findingsIn(record, variant);
    if (findings.judgements.empty())
        return;
    for (const auto &[event, judgement] : findings.judgements) {
        const auto how = record.how.find(event);
        const bool own = how == record.how.end() || !how->second.contains(QStringLiteral("computer"));
        if (judgement.grade >= Grade::Mistake && own
            && record.header.players[static_cast<std::size_t>(judgement.seat)].human)
            summary.moments.push_back(
                {event, judgement.seat, judgement.cost.worth.mean, keyOf(record, variant.terms(), event)});
    }
    const Review review(*startOf(record.header, variant), record.events, mannersOf(record.header));
    if (review.decisions() != findings.judgements.size())
        return;
    const std::vector<Reckoning> reckonings = reckoningOf(findings, end, true);
    for (std::size_t seat = 0; seat < reckonings.size(); ++seat) {
        const Reckoning &own = reckonings[seat];
        const auto called = [&](Grade grade) { return own.grades[static_cast<std::size_t>(grade)]; };
        if (own.luckPoints)
            summary.seats[seat].reviewed = {own.decisions, called(Grade::Mistake) + called(Grade::Blunder),
                                            own.points.mean, own.luckPoints->mean};
    }
}

QDataStream &operator<<(QDataStream &stream, const std::map<int, int> &figures)
{
    stream << static_cast<qint32>(figures.size());
    for (const auto &[source, figure] : figures)
        stream << qint32{source} << qint32{figure};
    return stream;
}

QDataStream &operator>>(QDataStream &stream, std::map<int, int> &figures)
{
    qint32 size = 0;
    stream >> size;
    while (size-- > 0 && stream.status() == QDataStream::Ok) {
        qint32 source = 0;
        qint32 figure = 0;
        stream >> source >> figure;
        figures.emplace_hint(figures.end(), source, figure);
    }
    return stream;
}

QDataStream &operator<<(QDataStream &stream, const SeatSummary &seat);
QDataStream &operator>>(QDataStream &stream, SeatSummary &seat);
QDataStream &operator<<(QDataStream &stream, const CostlyMoment &moment);
QDataStream &operator>>(QDataStream &stream, CostlyMoment &moment);

template <class T>
void write(QDataStream &stream, const std::vector<T> &list)
{
    stream << static_cast<qint32>(list.size());
    for (const T &each : list)
        stream << each;
}

template <class T>
void read(QDataStream &stream, std::vector<T> &list)
{
    qint32 size = 0;
    stream >> size;
    while (size-- > 0 && stream.status() == QDataStream::Ok)
        stream >> list.emplace_back();
}

QDataStream &operator<<(QDataStream &stream, const SeatSummary &seat)
{
    stream << seat.name << seat.human << seat.level << qint32{seat.place} << qint32{seat.score} << seat.helped
           << seat.figures << seat.reviewed.has_value();
    write(stream, seat.parts);
    if (seat.reviewed)
        stream << qint32{seat.reviewed->decisions} << qint32{seat.reviewed->mistakes}
               << seat.reviewed->pointsGivenAway << seat.reviewed->luckPoints;
    return stream;
}

QDataStream &operator>>(QDataStream &stream, SeatSummary &seat)
{
    bool reviewed = false;
    stream >> seat.name >> seat.human >> seat.level >> seat.place >> seat.score >> seat.helped >> seat.figures
        >> reviewed;
    read(stream, seat.parts);
    if (reviewed) {
        SeatReview &found = seat.reviewed.emplace();
        stream >> found.decisions >> found.mistakes >> found.pointsGivenAway >> found.luckPoints;
    }
    return stream;
}

QDataStream &operator<<(QDataStream &stream, const CostlyMoment &moment)
{
    return stream << static_cast<quint32>(moment.event) << static_cast<qint8>(moment.seat) << moment.worth
                  << moment.key;
}

QDataStream &operator>>(QDataStream &stream, CostlyMoment &moment)
{
    quint32 event = 0;
    qint8 seat = 0;
    stream >> event >> seat >> moment.worth >> moment.key;
    moment.event = event;
    moment.seat = static_cast<Seat>(seat);
    return stream;
}

} // namespace

QByteArray keyOf(const Record &record, const SetupLimits &terms, std::size_t event)
{
    const Setup &setup = record.header.setup;
    QByteArray text = record.header.variant.toUtf8();
    const auto add = [&text](auto number) { text += ' ' + QByteArray::number(number); };
    add(int{setup.seats});
    add(int{setup.first});
    constexpr std::size_t alwaysSaid = 4; // there were no more once; house rules are said where they differ
    for (std::size_t i = 0; i < alwaysSaid; ++i)
        add(i < terms.options.size() && !terms.options[i].house() ? int{setup.options[i]} : 0);
    for (std::size_t i = 0; i < terms.options.size(); ++i)
        if (terms.differs(setup, i)) {
            text += ' ' + QByteArray(terms.options[i].key.data(), qsizetype(terms.options[i].key.size()));
            add(int{setup.options[i]});
        }
    if (record.header.position) // what was done before it says nothing, where a table was set up
        for (const Field &field : record.header.position->fields())
            for (const int value : field.values)
                add(value);
    for (std::size_t number = 0; number <= event; ++number)
        add(record.events[number].code);
    return QCryptographicHash::hash(text, QCryptographicHash::Sha256).first(8).toHex();
}

std::optional<GameSummary> summaryOf(const Record &record, const Variant &variant)
{
    const std::unique_ptr<Game> end = startOf(record.header, variant);
    for (const Event &event : record.events)
        end->apply(event.code);
    if (!end->over())
        return std::nullopt;
    GameSummary summary;
    summary.variant = record.header.variant;
    if (const std::optional<Deal> deal = dealOf(record))
        summary.deal = textOf(deal->number);
    summary.lowestScoreWins = end->lowestScoreWins();
    summary.byHand = enteredByHand(record);
    summary.houseRules = record.header.position
        || record.header.setup.options != variant.terms().usual(record.header.setup.seats).options;
    const PerSeat<int> places = end->places();
    const PerSeat<int> scores = end->scores();
    for (std::size_t seat = 0; seat < record.header.players.size(); ++seat) {
        const Participant &player = record.header.players[seat];
        SeatSummary &own = summary.seats.emplace_back();
        own.name = player.name;
        own.human = player.human;
        own.level = player.level;
        own.place = places[seat];
        own.score = scores[seat];
    }
    addHelp(summary, record);
    addBill(summary, *end);
    if (const View *view = variant.view())
        addParts(summary, *view, *end);
    addReview(summary, record, variant, *end);
    return summary;
}

QDataStream &operator<<(QDataStream &stream, const GameSummary &summary)
{
    stream << summary.variant << summary.deal << summary.lowestScoreWins << summary.byHand
           << summary.houseRules;
    write(stream, summary.seats);
    write(stream, summary.moments);
    return stream;
}

QDataStream &operator>>(QDataStream &stream, GameSummary &summary)
{
    stream >> summary.variant >> summary.deal >> summary.lowestScoreWins >> summary.byHand
        >> summary.houseRules;
    read(stream, summary.seats);
    read(stream, summary.moments);
    const auto seats = static_cast<Seat>(std::min<std::size_t>(summary.seats.size(), mostSeats));
    const bool sound =
        ranges::all_of(summary.seats,
                       [&](const SeatSummary &seat) { return seat.place >= 1 && seat.place <= seats; })
        && ranges::all_of(summary.moments, [&](const CostlyMoment &moment) {
               return moment.seat >= 0 && moment.seat < seats;
           });
    if (!sound)
        stream.setStatus(QDataStream::ReadCorruptData);
    return stream;
}

} // namespace medici::desktop
