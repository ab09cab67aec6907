#include "app/contests/netsparts.h"

#include "engine/record/fault.h"
#include "engine/record/fields.h"
#include "engine/record/json.h"

#include <QCryptographicHash>

#include <limits>
#include <tuple>

using namespace Qt::StringLiterals;

namespace medici {

namespace {

const QString netsFormat = QStringLiteral("medici nets");
constexpr int netsVersion = 2; // 1 had one seed for all courses
constexpr int mostGames = std::numeric_limits<int>::max();

auto netsHeadOf(const NetsParts &nets)
{
    return std::tie(nets.variant, nets.commit, nets.games, nets.leastSeats, nets.mostSeats);
}

NetsParts readNetsHead(const QJsonObject &line)
{
    requireFields(line,
                  {u"format"_s, u"version"_s, u"variant"_s, u"commit"_s, u"games"_s, u"least"_s, u"most"_s,
                   u"shard"_s});
    wholeNumber(line[u"version"], u"version"_s, netsVersion, netsVersion);
    NetsParts nets;
    nets.variant = string(line[u"variant"], u"variant"_s).toUtf8();
    nets.commit = string(line[u"commit"], u"commit"_s).toUtf8();
    nets.games = wholeNumber(line[u"games"], u"games"_s, 0, mostGames);
    nets.leastSeats = wholeNumber(line[u"least"], u"least"_s, 1, mostSeats);
    nets.mostSeats = wholeNumber(line[u"most"], u"most"_s, nets.leastSeats, mostSeats);
    const std::optional<Shard> shard = shardIn(string(line[u"shard"], u"shard"_s));
    if (!shard)
        throw Fault(Reason::tr("%1 is no part.").arg(quoted(QCborValue(line[u"shard"].toString()))));
    nets.shard = *shard;
    return nets;
}

} // namespace

std::vector<int> NetsParts::missing() const
{
    std::vector<int> pieces;
    for (int piece = 0; piece < wanted(); ++piece)
        if (!courses.contains(seatsOf(piece)))
            pieces.push_back(piece);
    return pieces;
}

bool isNets(const QByteArray &head)
{
    return head.startsWith("{\"format\":\"" + netsFormat.toLatin1() + '"');
}

QByteArray partOf(const NetsParts &nets)
{
    QByteArray text = lineOf(QCborMap{{"format", netsFormat},
                                      {"version", netsVersion},
                                      {"variant", QString::fromUtf8(nets.variant)},
                                      {"commit", QString::fromUtf8(nets.commit)},
                                      {"games", nets.games},
                                      {"least", nets.leastSeats},
                                      {"most", nets.mostSeats},
                                      {"shard", nets.shard.words()}});
    for (const auto &[seats, course] : nets.courses)
        text += lineOf(QCborMap{{"seats", seats},
                                {"games", course.games},
                                {"seed", QString::number(course.seed)},
                                {"weights", QString::fromLatin1(course.lines)}});
    return text;
}

QByteArray textOf(const NetsParts &nets)
{
    QByteArray all;
    QByteArray withHeads;
    for (const auto &[seats, course] : nets.courses) {
        all += course.lines;
        withHeads += "// " + QByteArray::number(seats) + " seats, " + QByteArray::number(course.games)
            + " games, seed " + QByteArray::number(course.seed) + '\n' + course.lines;
    }
    return "// What the computer players learned; nets.h says what the numbers mean.\n"
           "// made by: ./dev learn "
        + nets.variant + (nets.games > 0 ? ' ' + QByteArray::number(nets.games) : QByteArray())
        + "\n// commit: " + nets.commit
        + "\n// sha256: " + QCryptographicHash::hash(all, QCryptographicHash::Sha256).toHex()
        + " of the lines without slashes\n" + withHeads;
}

NetsParts readNets(const QByteArray &text, const QString &name)
{
    qint64 number = 0;
    try {
        NetsParts nets;
        for (const QByteArray &line : text.first(text.lastIndexOf('\n') + 1).split('\n')) {
            if (line.isEmpty())
                break;
            const QJsonObject words = objectOn(line);
            if (++number == 1) {
                nets = readNetsHead(words);
                continue;
            }
            requireFields(words, {u"seats"_s, u"games"_s, u"seed"_s, u"weights"_s});
            const int seats = wholeNumber(words[u"seats"], u"seats"_s, nets.leastSeats, nets.mostSeats);
            nets.courses[seats] = {wholeNumber(words[u"games"], u"games"_s, 0, mostGames),
                                   string(words[u"seed"], u"seed"_s).toULongLong(),
                                   string(words[u"weights"], u"weights"_s).toLatin1()};
        }
        return nets;
    } catch (const Fault &fault) {
        throw fault.at(name, number);
    }
}

void add(NetsParts &all, const NetsParts &part, const QString &name)
{
    if (netsHeadOf(all) != netsHeadOf(part))
        throw Fault(Reason::tr("This is a part of something else.")).at(name, 1);
    for (const auto &[seats, course] : part.courses) {
        const auto [known, fresh] = all.courses.try_emplace(seats, course);
        if (!fresh && known->second != course)
            throw Fault(Reason::tr("Piece %1 went otherwise in another file.").arg(seats - all.leastSeats))
                .at(name, 0);
    }
}

} // namespace medici
