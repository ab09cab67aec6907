#include "engine/record/luckwords.h"

#include "engine/record/fault.h"
#include "engine/record/fields.h"
#include "engine/record/json.h"

#include <QCborArray>
#include <QJsonArray>

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

namespace medici {

namespace {

constexpr auto places = "places"_L1;
constexpr auto running = "running number"_L1;
constexpr auto hand = "hand"_L1;

QCborArray seatsThatMayBegin(const Game &before)
{
    Choices choices;
    before.list(choices);
    QCborArray seats;
    for (const Choice &choice : choices)
        seats.append(int{choice.code});
    return seats;
}

// The round and, of a die, the turn.
std::vector<int> numbersOf(const Place &place)
{
    return place.of == Place::Of::Die ? std::vector{place.round, place.turn} : std::vector{place.round};
}

bool says(const QJsonValue &value, const std::vector<int> &numbers)
{
    const QJsonArray array = value.toArray();
    return value.isArray()
        && std::equal(array.begin(), array.end(), numbers.begin(), numbers.end(),
                      [](const QJsonValue &said, int number) { return said == number; });
}

} // namespace

QCborMap luckWords(const LuckSource &source)
{
    switch (source.scheme) {
    case LuckSource::Scheme::Places: {
        QCborMap words{{"scheme", places}, {"number", textOf(source.number)}};
        if (!source.known)
            words.insert("seal"_L1, sealOf(source.number));
        if (!source.word.isEmpty())
            words.insert("word"_L1, source.word);
        return words;
    }
    case LuckSource::Scheme::RunningNumber:
        return {{"scheme", running}, {"seed", source.seed}};
    case LuckSource::Scheme::Hand:
        return {{"scheme", hand}};
    case LuckSource::Scheme::Unknown:
        break;
    }
    return {};
}

LuckSource readLuck(const QJsonObject &words)
{
    const QString scheme = string(words[u"scheme"], u"scheme"_s);
    LuckSource source;
    if (scheme == running) {
        requireFields(words, {u"scheme"_s, u"seed"_s});
        source.scheme = LuckSource::Scheme::RunningNumber;
        source.seed = string(words[u"seed"], u"seed"_s);
    } else if (scheme == hand) {
        requireFields(words, {u"scheme"_s});
        source.scheme = LuckSource::Scheme::Hand;
    } else if (scheme == places) {
        requireFields(words, {u"scheme"_s, u"number"_s}, {u"seal"_s, u"word"_s});
        source.scheme = LuckSource::Scheme::Places;
        const QString text = string(words[u"number"], u"number"_s);
        const std::optional<DealNumber> number = dealNumberIn(text);
        if (!number)
            throw Fault(
                Reason::tr(R"("number" is %1, but must be 32 hexadecimal digits.)").arg(quoted(text)));
        source.number = *number;
        if (words.contains(u"word"))
            source.word = string(words[u"word"], u"word"_s);
        source.known = !words.contains(u"seal");
        if (!source.known)
            if (const QString seal = string(words[u"seal"], u"seal"_s); seal != sealOf(*number))
                throw Fault(Reason::tr("The seal %1 does not match the number, whose seal is %2.")
                                .arg(quoted(seal), sealOf(*number)));
    } else {
        throw Fault(Reason::tr(R"("scheme" is %1, but must be "places", "running number" or "hand".)")
                        .arg(quoted(scheme)));
    }
    return source;
}

void addPlace(QCborMap &line, const Game &before)
{
    const Place place = before.place();
    QCborArray at;
    for (const int number : numbersOf(place))
        at.append(number);
    line.insert("at"_L1, at);
    if (place.of == Place::Of::Beginning)
        if (const QCborArray seats = seatsThatMayBegin(before); seats.size() < before.seats())
            line.insert("among"_L1, seats);
}

void checkPlace(const QJsonObject &line, const Game &before)
{
    // Nearly every line is right and has no more than a place: it is worth to look at that first.
    const bool among = line.contains("among"_L1);
    const QJsonValue at = line["at"_L1];
    if (!among && (at.isUndefined() || says(at, numbersOf(before.place()))))
        return;
    QCborMap right;
    addPlace(right, before);
    for (const QString &field : {u"at"_s, u"among"_s}) {
        const QCborValue said = QCborValue::fromJsonValue(line[field]);
        if (line.contains(field) && said != right.value(field))
            throw Fault(Reason::tr("%1 is %2, but must be %3.")
                            .arg(field, quoted(said),
                                 right.contains(field) ? quoted(right.value(field)) : Reason::tr("missing")));
    }
}

} // namespace medici
