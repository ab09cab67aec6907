#include "engine/record/deal.h"

#include "engine/record/base32.h"
#include "engine/record/fault.h"
#include "engine/record/json.h"
#include "engine/record/slip.h"
#include "engine/rules/ranges.h"

#include <QFile>
#include <QFileInfo>
#include <QTextStream>

#include <span>

namespace medici {

namespace {

constexpr int digitBits = 5;
constexpr qsizetype checkDigits = 2;
constexpr qsizetype numberDigits = 26;      // of 128 bits
constexpr qsizetype usualNumberDigits = 24; // at least, of nearly all that are drawn
constexpr unsigned withHouseRules = 16;     // is added to the seats
constexpr qsizetype longestDeal = 1000;     // characters, four times what a deal by all house rules has

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

void appendPair(Digits &digits, std::size_t value)
{
    digits.push_back(static_cast<unsigned>(value >> digitBits));
    digits.push_back(static_cast<unsigned>(value & 31));
}

// Seats, who begins, and two digits for each option of everybody's game. Where house rules are in force
// the seats have another figure, and at the end stands how many there are, and each with its place and value.
Digits setupDigits(const Setup &setup, const SetupLimits &terms)
{
    Digits digits{setup.seats, static_cast<unsigned>(setup.first - chance)};
    Digits house;
    unsigned rules = 0;
    for (std::size_t i = 0; i < terms.options.size(); ++i) {
        if (!terms.options[i].house())
            appendPair(digits, static_cast<std::size_t>(setup.options[i]));
        if (!terms.differs(setup, i))
            continue;
        ++rules;
        appendPair(house, i);
        appendPair(house, static_cast<std::size_t>(setup.options[i]));
    }
    if (rules > 0) {
        digits.front() += withHouseRules;
        appendPair(digits, rules);
        digits.insert(digits.end(), house.begin(), house.end());
    }
    return digits;
}

// Digits from the front of a text, as far as they go.
class DigitReader {
public:
    explicit DigitReader(std::span<const unsigned> digits) : m_rest(digits) {}

    unsigned one()
    {
        if (m_rest.empty()) {
            m_short = true;
            return 0;
        }
        const unsigned digit = m_rest.front();
        m_rest = m_rest.subspan(1);
        return digit;
    }

    std::int16_t pair()
    {
        const unsigned high = one();
        return static_cast<std::int16_t>(high << digitBits | one());
    }

    bool tooShort() const { return m_short; }
    std::span<const unsigned> rest() const { return m_rest; }

private:
    std::span<const unsigned> m_rest;
    bool m_short = false;
};

// Nothing if there is no such game.
std::optional<Setup> readSetup(DigitReader &digits, const SetupLimits &terms)
{
    const unsigned seats = digits.one();
    const unsigned real = seats % withHouseRules;
    if (static_cast<int>(real) < terms.leastSeats || static_cast<int>(real) > terms.mostSeats)
        return std::nullopt;
    Setup setup = terms.usual(static_cast<int>(real));
    setup.first = static_cast<Seat>(static_cast<int>(digits.one()) + chance);
    for (std::size_t i = 0; i < terms.options.size(); ++i)
        if (!terms.options[i].house())
            setup.options[i] = digits.pair();
    const int rules = seats < withHouseRules ? 0 : digits.pair();
    for (int rule = 0; rule < rules && !digits.tooShort(); ++rule) {
        const auto option = static_cast<std::size_t>(digits.pair());
        if (option >= terms.options.size() || !terms.options[option].house())
            return std::nullopt;
        setup.options[option] = digits.pair();
    }
    return !digits.tooShort() && terms.allow(setup) ? std::optional(setup) : std::nullopt;
}

bool isGap(QChar c)
{
    return c.isSpace() || c == u'-' || c == QChar(0x2013);
}

QString withoutGaps(const QString &text)
{
    QString rest = text;
    return rest.removeIf(isGap);
}

// The id of the game that the text begins with; empty if there is none.
QString idIn(const QString &text, const QStringList &ids)
{
    QString id; // the longest that fits
    for (const QString &known : ids)
        if (text.startsWith(known, Qt::CaseInsensitive) && known.size() > id.size())
            id = known;
    return id;
}

// What a text says after its game. Throws a Fault for a character that is no digit.
Digits digitsIn(QStringView text)
{
    Digits digits;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const std::optional<unsigned> digit = base32Value(text[i]);
        if (!digit)
            throw Fault(Reason::tr("A deal cannot contain the character %1 (in %2).")
                            .arg(quoted(QString(text[i])), quoted(groupsAround(text, i, i).toUpper())));
        digits.push_back(*digit);
    }
    return digits;
}

// The group of the text, as somebody wrote it, that is too short or too long, if it is just one.
QString unevenGroup(const QString &text, qsizetype lettersOfId)
{
    QStringList groups{QString()};
    for (const QChar c : text) {
        if (isGap(c))
            groups << QString();
        else if (lettersOfId-- <= 0)
            groups.back() += c;
    }
    groups.removeAll(QString());
    QStringList uneven;
    for (qsizetype i = 0; i + 1 < groups.size(); ++i) // the last one is what is left
        if (groups[i].size() != digitsInGroup)
            uneven << groups[i];
    return uneven.size() == 1 ? uneven.front() : QString();
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
    if (text.size() > longestDeal)
        throw Fault(Reason::tr("The deal is too long: it has more than %1 characters.").arg(longestDeal));
    const QString rest = withoutGaps(text);
    const QString id = idIn(rest, variants.ids);
    const Recordable *variant = id.isEmpty() ? nullptr : variants.find(id);
    if (variant == nullptr)
        throw Fault(
            Reason::tr(
                "A deal begins with the short name of its game, which is the same in every language: %1.")
                .arg(variants.ids.join(u", ")));
    const SetupLimits terms = variant->terms();
    const Digits digits = digitsIn(QStringView(rest).sliced(id.size()));
    const auto ordinary =
        ranges::count_if(terms.options, [](const Option &option) { return !option.house(); });
    const std::size_t setupSize = 2 + 2 * static_cast<std::size_t>(ordinary); // at least
    if (digits.size() < setupSize + checkDigits)
        throw Fault(Reason::tr("The deal is too short: part of it is missing."));
    const auto matches = [&](std::span<const unsigned> all) {
        const auto said = all.first(all.size() - checkDigits);
        return checkOf(id, said) == (all[said.size()] << digitBits | all.back());
    };
    const auto meant = [&](std::span<const unsigned> all) -> std::optional<Deal> {
        const auto said = all.first(all.size() - checkDigits);
        DigitReader reader(said);
        const std::optional<Setup> setup = readSetup(reader, terms);
        const std::optional<DealNumber> number = numberIn(reader.rest());
        return setup && number ? std::optional(Deal{id, *setup, *number}) : std::nullopt;
    };
    if (matches(digits)) {
        if (const std::optional<Deal> deal = meant(digits))
            return *deal;
        throw Fault(Reason::tr("There is no such game: the deal's seats or options are impossible."));
    }
    if (const QString uneven = unevenGroup(text, id.size()); !uneven.isEmpty())
        throw Fault(Reason::tr("The deal contains a mistake: %1 should have %2 characters.")
                        .arg(quoted(uneven.toUpper()))
                        .arg(digitsInGroup));
    // What is shorter may be half typed.
    const bool whole = digits.size() >= setupSize + usualNumberDigits + checkDigits;
    const auto right = [&](const Digits &other) { return matches(other) && meant(other); };
    if (const std::optional<Slip> slip = whole ? slipIn(digits, right) : std::nullopt)
        throw Fault(Reason::tr("The deal contains a mistake: its check digits do not match. Should %1 be %2?")
                        .arg(quoted(slip->said), quoted(slip->meant)));
    throw Fault(Reason::tr("The deal contains a mistake: its check digits do not match."));
}

std::optional<Deal> dealAtTheTopOf(const QByteArray &text, const QString &name, const Recordables &variants)
{
    QTextStream lines(text); // knows what Windows writes before a text
    QString line;
    while (line.isEmpty() && !lines.atEnd())
        line = lines.readLine().trimmed();
    const QString rest = withoutGaps(line);
    const QString id = idIn(rest, variants.ids);
    if (id.isEmpty() || rest.size() == id.size() || !base32Value(rest[id.size()]))
        return std::nullopt;
    try {
        return dealIn(line, variants);
    } catch (const Fault &fault) {
        throw fault.at(name, 0);
    }
}

std::optional<Deal> dealInFile(const QString &path, const Recordables &variants)
{
    constexpr qint64 longest = 4096; // of what has to be read to see it
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    return dealAtTheTopOf(file.read(longest), QFileInfo(path).fileName(), variants);
}

Deal dealOfTheDay(const QString &variant, const SetupLimits &terms, const QDate &day)
{
    return {variant, terms.usual(terms.usualSeats()), numberOfTheDay(variant, day)};
}

std::optional<Deal> dealOf(const Header &header)
{
    if (header.position) // other tables meet other luck
        return std::nullopt;
    if (header.luck.scheme != LuckSource::Scheme::Places)
        return std::nullopt;
    return Deal{header.variant, header.setup, dealOf(header.luck.number, header.luck.word)};
}

std::optional<Deal> dealOf(const Record &record)
{
    const bool byHand = ranges::any_of(record.how, [&](const auto &how) {
        return how.first < record.events.size() && record.events[how.first].actor == chance
            && how.second.contains(u"hand");
    });
    return byHand ? std::nullopt : dealOf(record.header);
}

std::optional<Deal> toldDeal(const Record &record, bool over)
{
    return over || record.header.luck.known ? dealOf(record) : std::nullopt;
}

} // namespace medici
