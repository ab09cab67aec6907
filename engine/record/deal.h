#pragma once

#include "engine/record/record.h"

#include <optional>

namespace medici {

// What games that meet the same luck have in common.
struct Deal {
    QString variant;
    Setup setup;
    DealNumber number;

    friend bool operator==(const Deal &, const Deal &) = default;
};

// A deal as a short text for a chat or a sheet of paper, 'dice-4007-2A8K-…': the game, its set-up, the number
// and two check digits. Every wrong digit and every two that changed places are noticed, of other mistakes
// all but one in a thousand.
QString textOf(const Deal &deal, const SetupLimits &terms);

// The deal in such a text, however it is spaced and capitalised. Throws a Fault for what is none, which says
// where the mistake is as far as the check digits tell.
Deal dealIn(const QString &text, const Recordables &variants);

// The deal in the beginning of a text file that is called so. Nothing if it holds something else, such as a
// record; throws a Fault for a deal with a mistake.
std::optional<Deal> dealAtTheTopOf(const QByteArray &text, const QString &name, const Recordables &variants);

// The same of the file itself. Nothing if it holds something else, such as a record, or cannot be read;
// throws a Fault for a deal with a mistake.
std::optional<Deal> dealInFile(const QString &path, const Recordables &variants);

// The same for everybody, everywhere.
Deal dealOfTheDay(const QString &variant, const SetupLimits &terms, const QDate &day);

// Nothing if the record knows no deal.
std::optional<Deal> dealOf(const Header &header);
// Nothing either if some of its luck was entered by hand.
std::optional<Deal> dealOf(const Record &record);
// As far as it may be told: of a game that is not over only if it was known before.
std::optional<Deal> toldDeal(const Record &record, bool over);

} // namespace medici
