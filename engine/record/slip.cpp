#include "engine/record/slip.h"

#include "engine/record/base32.h"

#include <array>
#include <utility>

namespace medici {

namespace {

struct Candidate {
    Digits digits;
    qsizetype from;
    qsizetype to;
};

constexpr unsigned base = 32;

// To each digit those that look like it when they are written by hand or printed small.
std::array<Digits, base> lookalikes()
{
    static constexpr std::array<std::pair<char, char>, 22> pairs{
        {{'0', 'D'}, {'0', 'Q'}, {'1', '7'}, {'1', 'T'}, {'2', 'Z'}, {'2', '7'}, {'3', '8'}, {'3', 'B'},
         {'4', '9'}, {'4', 'A'}, {'5', 'S'}, {'6', 'G'}, {'6', 'B'}, {'8', 'B'}, {'C', 'G'}, {'D', 'Q'},
         {'E', 'F'}, {'H', 'N'}, {'K', 'X'}, {'M', 'N'}, {'P', 'R'}, {'V', 'Y'}}};
    const auto digit = [](char c) { return *base32Value(QLatin1Char(c)); };
    std::array<Digits, base> alike;
    for (const auto &[one, other] : pairs) {
        alike[digit(one)].push_back(digit(other));
        alike[digit(other)].push_back(digit(one));
    }
    return alike;
}

QString written(const Digits &digits)
{
    QString text;
    for (const unsigned digit : digits)
        text += base32Digit(digit);
    return text;
}

std::vector<Candidate> candidatesFor(const Digits &digits, const std::function<bool(const Digits &)> &right)
{
    static const std::array<Digits, base> alike = lookalikes();
    std::vector<Candidate> candidates;
    for (std::size_t at = 0; at < digits.size(); ++at) {
        const auto place = static_cast<qsizetype>(at);
        Digits other = digits;
        for (const unsigned meant : alike[digits[at]]) {
            other[at] = meant;
            if (right(other))
                candidates.push_back({other, place, place});
        }
        if (at + 1 == digits.size())
            break;
        other = digits;
        std::swap(other[at], other[at + 1]);
        if (other != digits && right(other))
            candidates.push_back({other, place, place + 1});
    }
    return candidates;
}

} // namespace

std::optional<Slip> slipIn(const Digits &digits, const std::function<bool(const Digits &)> &right)
{
    const std::vector<Candidate> candidates = candidatesFor(digits, right);
    if (candidates.size() != 1)
        return std::nullopt;
    const Candidate &slip = candidates.front();
    const auto groups = [&](const Digits &all) { return groupsAround(written(all), slip.from, slip.to); };
    return Slip{groups(digits), groups(slip.digits)};
}

} // namespace medici
