#include "engine/record/lucksource.h"

#include "engine/record/base32.h"
#include "engine/rules/ranges.h"

#include <QCryptographicHash>
#include <QRandomGenerator>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace medici {

namespace {

QByteArray hashOf(const QString &text)
{
    return QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256);
}

std::uint64_t wordIn(const QByteArray &bytes, qsizetype from)
{
    std::uint64_t word = 0;
    for (qsizetype i = from; i < from + 8; ++i)
        word = word << 8 | static_cast<std::uint8_t>(bytes[i]);
    return word;
}

// A number that nobody can have aimed at.
DealNumber numberFrom(const QString &text)
{
    const QByteArray hash = hashOf(text);
    return {wordIn(hash, 0), wordIn(hash, 8)};
}

} // namespace

DealNumber newDealNumber()
{
    const std::uint64_t high = QRandomGenerator::system()->generate64();
    return {high, QRandomGenerator::system()->generate64()};
}

QString sealOf(const DealNumber &number)
{
    constexpr int digits = 16;
    const QByteArray hash = hashOf(u"seal "_s + textOf(number));
    QString seal;
    for (int i = 0; i < digits; ++i) {
        const int bit = 5 * i;
        const auto at = [&](int byte) { return static_cast<std::uint8_t>(hash[byte]); };
        const unsigned two = static_cast<unsigned>(at(bit / 8)) << 8 | at(bit / 8 + 1);
        seal += base32Digit(two >> (11 - bit % 8) & 31);
    }
    return inGroups(seal);
}

QString sealOf(const LuckSource &source)
{
    return source.scheme == LuckSource::Scheme::Places && !source.known ? sealOf(source.number) : QString();
}

DealNumber dealOf(const DealNumber &number, const QString &word)
{
    if (word.isEmpty())
        return number;
    return numberFrom(u"word %1 "_s.arg(textOf(number)) + word);
}

DealNumber numberOfTheDay(const QString &variant, const QDate &day)
{
    return numberFrom(u"day %1 %2"_s.arg(variant, day.toString(Qt::ISODate)));
}

std::optional<Luck> luckOf(const LuckSource &source)
{
    switch (source.scheme) {
    case LuckSource::Scheme::Places:
        return Luck(dealOf(source.number, source.word));
    case LuckSource::Scheme::RunningNumber: {
        const bool digits = ranges::all_of(source.seed, [](QChar c) { return c >= u'0' && c <= u'9'; });
        bool fits = false;
        const Seed seed = source.seed.toULongLong(&fits);
        return digits && fits ? std::optional(Luck::byRunningNumber(seed)) : std::nullopt;
    }
    case LuckSource::Scheme::Unknown:
    case LuckSource::Scheme::Hand:
        break;
    }
    return std::nullopt;
}

QString textOf(const DealNumber &number)
{
    return QString::fromStdString(digitsOf(number));
}

std::optional<DealNumber> dealNumberIn(const QString &text)
{
    const bool digits =
        ranges::all_of(text, [](QChar c) { return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f'); });
    if (text.size() != 32 || !digits)
        return std::nullopt;
    return DealNumber{text.left(16).toULongLong(nullptr, 16), text.mid(16).toULongLong(nullptr, 16)};
}

} // namespace medici
