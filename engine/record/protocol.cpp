#include "engine/record/protocol.h"

#include "engine/record/annotations.h"
#include "engine/record/fault.h"
#include "engine/record/fields.h"
#include "engine/record/json.h"

using namespace Qt::StringLiterals;

namespace medici {

namespace {

// What stands in a record's header, but for what is none of the players' business.
Header told(Header header)
{
    header.luck = {};
    header.app.clear();
    return header;
}

// A name that can be shown on one line.
QString shortText(const QJsonValue &value, const QString &name)
{
    constexpr qsizetype most = 60;
    const QString text = string(value, name);
    const bool printable =
        std::all_of(text.begin(), text.end(), [](QChar c) { return c.isPrint() || c.isSurrogate(); });
    if (text.trimmed().isEmpty() || text.size() > most || !printable)
        throw Fault(Reason::tr("%1 is %2, but must be 1 to %3 letters on one line.")
                        .arg(quoted(name), quoted(text))
                        .arg(most));
    return text;
}

std::vector<int> figures(const QJsonValue &value, const QString &name, int seats)
{
    constexpr int most = 10'000'000;
    const QJsonArray list = array(value, name);
    if (list.size() != seats)
        throw Fault(Reason::tr("%1: %2 entries found, %3 expected.").arg(name).arg(list.size()).arg(seats));
    std::vector<int> read;
    for (const QJsonValue &entry : list)
        read.push_back(wholeNumber(entry, name, -most, most));
    return read;
}

Forecast readForecast(const QJsonObject &words, int seats)
{
    requireFields(words, {}, {u"scores"_s, u"wins"_s});
    Forecast forecast;
    if (words.contains(u"scores"))
        forecast.scores = figures(words[u"scores"], u"scores"_s, seats);
    if (words.contains(u"wins"))
        forecast.wins = figures(words[u"wins"], u"wins"_s, seats);
    return forecast;
}

void requireQuestion(const QJsonValue &value, qint64 question)
{
    if (!value.isDouble() || value.toInteger(-1) != question)
        throw Fault(Reason::tr("It speaks of question %1, but was asked question %2.")
                        .arg(quoted(QCborValue::fromJsonValue(value)))
                        .arg(question));
}

} // namespace

QByteArray helloLine(const QString &app)
{
    return lineOf({{"hello", QCborMap{{"protocol", protocolVersion}, {"app", app}}}});
}

QByteArray byeLine()
{
    return lineOf({{"bye", true}});
}

Introduction readIntroduction(QByteArrayView line)
{
    const QJsonObject words = objectOn(line);
    requireFields(words, {u"hello"_s});
    const QJsonObject hello = object(words[u"hello"], u"hello"_s);
    requireFields(hello, {u"protocol"_s, u"name"_s}, {u"version"_s, u"variants"_s});
    wholeNumber(hello[u"protocol"], u"protocol"_s, protocolVersion, protocolVersion);
    Introduction introduction{shortText(hello[u"name"], u"name"_s), {}, {}};
    if (hello.contains(u"version"))
        introduction.version = shortText(hello[u"version"], u"version"_s);
    if (hello.contains(u"variants"))
        for (const QJsonValue &variant : array(hello[u"variants"], u"variants"_s))
            introduction.variants += string(variant, u"variants"_s);
    return introduction;
}

Reply readReply(QByteArrayView line, qint64 question, const Game &game, const Words &words)
{
    const QJsonObject said = objectOn(line);
    if (said.contains(u"table")) {
        requireFields(said, {u"table"_s});
        requireQuestion(said[u"table"], question);
        return {.asksForTable = true};
    }
    requireFields(said, {u"answer"_s, u"move"_s}, {u"forecast"_s});
    requireQuestion(said[u"answer"], question);
    const QJsonObject move = object(said[u"move"], u"move"_s);
    Reply reply{.move = words.readMove(game, move)};
    if (!game.legal(reply.move))
        throw Fault(
            Reason::tr("The move %1 is not possible here.").arg(quoted(QCborMap::fromJsonObject(move))));
    if (said.contains(u"forecast"))
        reply.forecast = readForecast(object(said[u"forecast"], u"forecast"_s), game.seats());
    return reply;
}

Telling::Telling(const Header &header, const Recordable &variant, Seat seat, std::uint32_t seed)
    : m_words(variant.words()), m_writer(told(header), variant, Annotated::Consequences), m_seat(seat)
{
    QCborMap game = headerLine(told(header), variant, RecordVersion::Two);
    game.remove("format"_L1);
    game.remove("version"_L1);
    m_begin = {{"game", game}, {"seat", int{seat}}, {"seed", qint64{seed}}};
}

QByteArray Telling::begin() const
{
    return lineOf(m_begin);
}

QByteArray Telling::add(const Event &event)
{
    return m_writer.add(event);
}

QByteArray Telling::question(qint64 number, const Game &game, std::chrono::milliseconds time) const
{
    return lineOf({{"question", number},
                   {"seat", int{m_seat}},
                   {"milliseconds", qint64{time.count()}},
                   {"legal", legalMoves(m_words, game)}});
}

QByteArray Telling::table(qint64 number, const Game &game) const
{
    return lineOf({{"question", number}, {"table", m_words.table(game)}});
}

} // namespace medici
