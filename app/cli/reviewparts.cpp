#include "app/cli/reviewparts.h"

#include "engine/record/fault.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

namespace medici::cli {

namespace {

constexpr int mostGames = 1'000'000;
const QString reviewFormat = QStringLiteral("medici review");

QByteArray lineWith(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
}

QJsonObject reviewLine(const QByteArray &line)
{
    QJsonParseError error{};
    const QJsonDocument document = QJsonDocument::fromJson(line, &error);
    if (error.error != QJsonParseError::NoError || !document.isObject())
        throw Fault("The line is no JSON object.");
    return document.object();
}

void readReviewHead(ReviewParts &parts, const QJsonObject &line)
{
    if (line["format"] != reviewFormat || line["version"].toInt() != 1 || line["games"].toInt() < 1
        || line["games"].toInt() > mostGames)
        throw Fault("This is no file of reviews.");
    parts.head = line;
    parts.shard = shardIn(parts.head.take("shard").toString("1/1")).value_or(Shard());
}

void readReviewedGame(ReviewParts &parts, const QJsonObject &line)
{
    const int number = line["game"].toInt(-1);
    if (number < 0 || number >= parts.wanted() || !line["review"].isObject() || !line["text"].isString()
        || !line["record"].isString() || !line["file"].isString())
        throw Fault("The line is no game's review.");
    parts.games.insert_or_assign(number, line);
}

} // namespace

std::vector<int> ReviewParts::missing() const
{
    std::vector<int> numbers;
    for (int number = 0; number < wanted(); ++number)
        if (!games.contains(number))
            numbers.push_back(number);
    return numbers;
}

QByteArray ReviewParts::text() const
{
    QByteArrayList texts;
    for (const auto &[number, game] : games)
        texts += game["text"].toString().toUtf8();
    return texts.join('\n');
}

QByteArray ReviewParts::json() const
{
    QJsonArray list;
    for (const auto &[number, game] : games)
        list.append(game["review"]);
    return QJsonDocument(list).toJson();
}

std::map<QString, QByteArray> ReviewParts::records() const
{
    std::map<QString, QByteArray> files;
    for (const auto &[number, game] : games)
        files[game["file"].toString()] += game["record"].toString().toUtf8();
    return files;
}

bool isReview(const QByteArray &head)
{
    return head.contains("\"format\":\"" + reviewFormat.toLatin1() + '"');
}

QJsonObject reviewHead(const QStringList &files, const QByteArray &sha256, int games, int playouts, bool all)
{
    return {{"format", reviewFormat},
            {"version", 1},
            {"app", QCoreApplication::applicationVersion()},
            {"files", QJsonArray::fromStringList(files)},
            {"sha256", QString::fromLatin1(sha256.toHex())},
            {"games", games},
            {"budget", playouts},
            {"all", all}};
}

QByteArray lineOf(const QJsonObject &head, const Shard &shard)
{
    QJsonObject line = head;
    if (!shard.whole())
        line["shard"] = shard.words();
    return lineWith(line);
}

QByteArray lineOf(const QJsonObject &game)
{
    return lineWith(game);
}

ReviewParts readReview(const QByteArray &text, const QString &name)
{
    qint64 number = 0;
    try {
        ReviewParts parts;
        for (const QByteArray &line : text.first(text.lastIndexOf('\n') + 1).split('\n')) {
            if (++number == 1)
                readReviewHead(parts, reviewLine(line));
            else if (!line.isEmpty())
                readReviewedGame(parts, reviewLine(line));
        }
        return parts;
    } catch (const Fault &fault) {
        throw fault.at(name, number);
    }
}

void add(ReviewParts &all, const ReviewParts &part, const QString &name)
{
    if (all.head != part.head)
        throw Fault("This is a part of something else.").at(name, 1);
    for (const auto &[number, game] : part.games) {
        const auto [known, fresh] = all.games.try_emplace(number, game);
        if (!fresh && known->second != game)
            throw Fault(QString("Game %1 was judged otherwise in another file.").arg(number)).at(name, 0);
    }
}

QByteArray textOf(const ReviewParts &parts)
{
    QByteArray text = lineOf(parts.head, Shard());
    for (const auto &[number, game] : parts.games)
        text += lineOf(game);
    return text;
}

} // namespace medici::cli
