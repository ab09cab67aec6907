#include "app/desktop/storage/lastsetup.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>
#include <limits>

namespace medici::desktop {

namespace {

QString latin(std::string_view text)
{
    return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
}

// Who sat at the table the last time, whatever was played.
const QString anyVariant;

// What no option is, and yet fits.
constexpr int leastKept = std::numeric_limits<std::int16_t>::min();
constexpr int mostKept = std::numeric_limits<std::int16_t>::max();

Person usualPerson(int seat)
{
    return {usualName(seat), seat == 0, Level::Normal, seat};
}

Person personIn(const QJsonObject &object, int seat)
{
    Person person = usualPerson(seat);
    if (const QString name = object[QStringLiteral("name")].toString().simplified(); !name.isEmpty())
        person.name = name;
    person.human = object[QStringLiteral("human")].toBool(person.human);
    const QString level = object[QStringLiteral("level")].toString();
    person.even = level == evenWord;
    person.level = mindNamed(level.toStdString()).value_or(person.level);
    person.program = object[QStringLiteral("program")].toString();
    person.warned = object[QStringLiteral("warned")].toBool();
    person.arms = std::clamp(object[QStringLiteral("arms")].toInt(seat), 0, mostSeats - 1);
    return person;
}

} // namespace

QString usualName(int seat)
{
    static constexpr std::array names{
        QT_TRANSLATE_NOOP("Names", "Anna"),  QT_TRANSLATE_NOOP("Names", "Bruno"),
        QT_TRANSLATE_NOOP("Names", "Clara"), QT_TRANSLATE_NOOP("Names", "Daniel"),
        QT_TRANSLATE_NOOP("Names", "Elena"), QT_TRANSLATE_NOOP("Names", "Felix"),
    };
    return QCoreApplication::translate("Names", names[static_cast<std::size_t>(seat)]);
}

std::optional<int> lastArms(const QByteArray &kept, const QString &variant, const QString &name)
{
    const QJsonObject last = QJsonDocument::fromJson(kept).object()[variant].toObject();
    for (const QJsonValue &person : last[QStringLiteral("people")].toArray())
        if (person[QStringLiteral("name")].toString() == name)
            return std::clamp(person[QStringLiteral("arms")].toInt(), 0, mostSeats - 1);
    return std::nullopt;
}

bool knowsLast(const QByteArray &kept, const QString &variant)
{
    return QJsonDocument::fromJson(kept).object().contains(variant);
}

QStringList lastPeople(const QByteArray &kept)
{
    QStringList names;
    for (const QJsonValue &last : QJsonDocument::fromJson(kept).object())
        for (const QJsonValue &person : last[QStringLiteral("people")].toArray())
            if (person[QStringLiteral("human")].toBool())
                names << person[QStringLiteral("name")].toString();
    return names;
}

Proposal proposed(const QByteArray &kept, const QString &variant, const SetupLimits &terms)
{
    const QJsonObject all = QJsonDocument::fromJson(kept).object();
    const QJsonObject last = all[variant].toObject();
    const int seats = std::clamp(last[QStringLiteral("seats")].toInt(terms.usualSeats()), terms.leastSeats,
                                 terms.mostSeats);
    Proposal proposal;
    proposal.variant = variant;
    proposal.setup = terms.usual(seats);
    Setup wished = proposal.setup;
    wished.first =
        static_cast<Seat>(std::clamp(last[QStringLiteral("first")].toInt(chance), chance - 1, mostSeats));
    const QJsonObject options = last[QStringLiteral("options")].toObject();
    for (std::size_t i = 0; i < terms.options.size(); ++i)
        wished.options[i] = static_cast<std::int16_t>(
            std::clamp(options[latin(terms.options[i].key)].toInt(wished.options[i]), leastKept, mostKept));
    if (terms.allow(wished))
        proposal.setup = wished;
    if (const QJsonObject hand = last[QStringLiteral("hand")].toObject(); !hand.isEmpty()) {
        proposal.luck = LuckSource::byHand();
        proposal.hints = hand[QStringLiteral("hints")].toBool();
    }
    // All seats there could be, so that adding a player brings back who sat there.
    const QJsonArray people = all[last.isEmpty() ? anyVariant : variant][QStringLiteral("people")].toArray();
    for (int seat = 0; seat < terms.mostSeats; ++seat)
        proposal.people.push_back(personIn(people.at(seat).toObject(), seat));
    return proposal;
}

QByteArray keeping(const QByteArray &kept, const Proposal &proposal, const SetupLimits &terms)
{
    QJsonArray people;
    for (const Person &person : proposal.people)
        people.append(
            QJsonObject{{QStringLiteral("name"), person.name},
                        {QStringLiteral("human"), person.human},
                        {QStringLiteral("warned"), person.warned},
                        {QStringLiteral("program"), person.program},
                        {QStringLiteral("level"), person.even ? evenWord : latin(nameOf(person.level))},
                        {QStringLiteral("arms"), person.arms}});
    QJsonObject options;
    for (std::size_t i = 0; i < terms.options.size(); ++i)
        options[latin(terms.options[i].key)] = proposal.setup.options[i];
    QJsonObject all = QJsonDocument::fromJson(kept).object();
    QJsonObject last{{QStringLiteral("seats"), proposal.setup.seats},
                     {QStringLiteral("first"), proposal.setup.first},
                     {QStringLiteral("options"), options},
                     {QStringLiteral("people"), people}};
    if (proposal.luck.scheme == LuckSource::Scheme::Hand)
        last[QStringLiteral("hand")] = QJsonObject{{QStringLiteral("hints"), proposal.hints}};
    all[proposal.variant] = last;
    all[anyVariant] = QJsonObject{{QStringLiteral("people"), people}};
    return QJsonDocument(all).toJson(QJsonDocument::Compact);
}

} // namespace medici::desktop
