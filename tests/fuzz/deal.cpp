#include "engine/record/deal.h"
#include "engine/record/fault.h"
#include "tests/fuzz/variants.h"
#include "tests/fuzz/ways.h"

namespace medici {

namespace {

void requireToReadBack(const Deal &deal)
{
    const SetupLimits terms = variantNamed(deal.variant)->terms();
    require(terms.allow(deal.setup), "A deal is of a game that there is not.");
    require(dealIn(textOf(deal, terms), allVariants()) == deal,
            "A deal that was written does not read back.");
}

} // namespace

void tryDeal(const QByteArray &text)
{
    try {
        requireToReadBack(dealIn(QString::fromUtf8(text), allVariants()));
    } catch (const Fault &fault) {
        requireSentence(fault, text);
    }
    try {
        if (const std::optional<Deal> deal = dealAtTheTopOf(text, QStringLiteral("input"), allVariants()))
            requireToReadBack(*deal);
    } catch (const Fault &fault) {
        requireSentence(fault, text);
    }
    if (const std::optional<DealNumber> number = dealNumberIn(QString::fromUtf8(text)))
        require(textOf(*number) == QString::fromUtf8(text),
                "A number is written otherwise than it was read.");
}

} // namespace medici
