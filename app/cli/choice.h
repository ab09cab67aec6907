#pragma once

#include "app/cli/arguments.h"
#include "app/contests/shard.h"
#include "engine/record/deal.h"
#include "engine/rules/setup.h"
#include "engine/rules/think.h"
#include "engine/view/variants.h"

#include <vector>

namespace medici::cli {

// What several commands read from their arguments. Each refuses what is not allowed.

void offerVariant(Arguments &arguments);
// The variant that --variant names; null if none was found.
const Variant *chosenVariant(Arguments &arguments, Variants &variants);

// The deal that --deal gives; nothing if there is none, or it is wrong, or an option says what it has said.
std::optional<Deal> chosenDeal(Arguments &arguments, Variants &variants, const QStringList &said);

// A computer player for each seat, from 'hard,strength:640,cautious'.
std::vector<Mind> chosenMinds(Arguments &arguments, const SetupLimits &terms);

// A computer player by its name.
std::optional<Mind> mindIn(const QString &name);

// The level of who thinks, from --level.
Level chosenThinker(Arguments &arguments);

// How many games at a time: as many as there are cores, if nothing is said.
int chosenJobs(Arguments &arguments);

// Which part of the work is to be done, from --shard; a part must be kept.
void offerShard(Arguments &arguments);
Shard chosenShard(Arguments &arguments);

// The variant's options, with the first player or without.
void offerOptions(Arguments &arguments);
void offerSetup(Arguments &arguments);
// By --option, or by another argument that takes the same.
Setup chosenOptions(Arguments &arguments, const SetupLimits &terms, std::size_t seats,
                    const QString &argument = QStringLiteral("option"));
Setup chosenSetup(Arguments &arguments, const SetupLimits &terms, std::size_t seats);

} // namespace medici::cli
