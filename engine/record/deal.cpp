#include "engine/record/deal.h"

#include "engine/record/base32.h"
#include "engine/record/fault.h"
#include "engine/record/json.h"

#include <span>

namespace medici {

namespace {

constexpr int digitBits = 5;
constexpr qsizetype checkDigits = 2;
constexpr qsizetype numberDigits = 26; // of 128 bits

using Digits = std::vector<unsigned>;

// The remainder by a prime of a number whose digits are the letters and digits of the text: no other digit in
// one place, and no exchange of neighbours, leaves it as it was.
unsigned checkOf(const QString &variant, std::span<const unsigned> digits)
{
    constexpr unsigned prime = 1021; // the greatest below 32 * 32
    constexpr unsigned base = 37;
    unsigned check = 0;
    for (const QChar letter : variant)
        check = (check * base + letter.unicode()) % prime;
    for (const unsigned digit : digits)
        check = (check * base + digit) % prime;
    return check;
}

void appendNumber(Digits &digits, DealNumber number)
{
    Digits reversed;
    while (number != DealNumber()) {
        reversed.push_back(static_cast<unsigned>(number.low & 31));
        number.low = number.low >> digitBits | number.high << (64 - digitBits);
        number.high >>= digitBits;
    }
    digits.insert(digits.end(), reversed.rbegin(), reversed.rend());
}

// Nothing if it is too large.
std::optional<DealNumber> numberIn(std::span<const unsigned> digits)
{
    if (std::ssize(digits) > numberDigits)
        return std::nullopt;
    DealNumber number;
    for (const unsigned digit : digits) {
        if (number.high >> (64 - digitBits) != 0)
            return std::nullopt;
        number.high = number.high << digitBits | number.low >> (64 - digitBits);
        number.low = number.low << digitBits | digit;
    }
    return number;
}

// Seats, who begins, and two digits for each option.
Digits setupDigits(const Setup &setup, const SetupLimits &terms)
{
    Digits digits{setup.seats, static_cast<unsigned>(setup.first - chance)};
    for (std::size_t i = 0; i < terms.options.size(); ++i) {
        const auto value = static_cast<unsigned>(setup.options[i]);
        digits.push_back(value >> digitBits);
        digits.push_back(value & 31);
    }
    return digits;
}

std::optional<Setup> setupIn(std::span<const unsigned> digits, const SetupLimits &terms)
{
    Setup setup;
    setup.seats = static_cast<std::uint8_t>(digits[0]);
    setup.first = static_cast<Seat>(static_cast<int>(digits[1]) + chance);
    for (std::size_t i = 0; i < terms.options.size(); ++i)
        setup.options[i] = static_cast<std::int16_t>(digits[2 + 2 * i] << digitBits | digits[3 + 2 * i]);
    return terms.allow(setup) ? std::optional(setup) : std::nullopt;
}

QString withoutGaps(const QString &text)
{
    QString rest = text;
    return rest.removeIf([](QChar c) { return c.isSpace() || c == u'-' || c == QChar(0x2013); });
}

} // namespace

QString textOf(const Deal &deal, const SetupLimits &terms)
{
    Digits digits = setupDigits(deal.setup, terms);
    appendNumber(digits, deal.number);
    const unsigned check = checkOf(deal.variant, digits);
    digits.push_back(check >> digitBits);
    digits.push_back(check & 31);
    QString text;
    for (const unsigned digit : digits)
        text += base32Digit(digit);
    return deal.variant + u'-' + inGroups(text);
}

Deal dealIn(const QString &text, const Recordables &variants)
{
    const QString rest = withoutGaps(text);
    QString id; // the longest that fits
    for (const QString &known : variants.ids)
        if (rest.startsWith(known, Qt::CaseInsensitive) && known.size() > id.size())
            id = known;
    const Recordable *variant = id.isEmpty() ? nullptr : variants.find(id);
    if (variant == nullptr)
        throw Fault(Reason::tr("A deal begins with the name of a game: %1.").arg(variants.ids.join(u", ")));
    const SetupLimits terms = variant->terms();
    Digits digits;
    for (const QChar c : QStringView(rest).sliced(id.size())) {
        const std::optional<unsigned> digit = base32Value(c);
        if (!digit)
            throw Fault(Reason::tr("A deal cannot contain the character %1.").arg(quoted(QString(c))));
        digits.push_back(*digit);
    }
    const std::size_t setupSize = 2 + 2 * terms.options.size();
    if (digits.size() < setupSize + checkDigits)
        throw Fault(Reason::tr("The deal is too short: part of it is missing."));
    const auto said = std::span(digits).first(digits.size() - checkDigits);
    if (checkOf(id, said) != (digits[digits.size() - 2] << digitBits | digits.back()))
        throw Fault(Reason::tr("The deal contains a mistake: its check digits do not match."));
    const std::optional<Setup> setup = setupIn(said, terms);
    const std::optional<DealNumber> number = numberIn(said.subspan(setupSize));
    if (!setup || !number)
        throw Fault(Reason::tr("There is no such game: the deal's seats or options are impossible."));
    return {id, *setup, *number};
}

std::optional<Deal> dealOf(const Header &header)
{
    if (header.luck.scheme != LuckSource::Scheme::Places)
        return std::nullopt;
    return Deal{header.variant, header.setup, dealOf(header.luck.number, header.luck.word)};
}

} // namespace medici
