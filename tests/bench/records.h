#pragma once

#include <string>

namespace medici {

class Recordable;

// Adds what writing and reading the record of a random game takes, annotated or not. An item is a decision.
// The variant must outlive the run.
void addRecords(const std::string &id, const Recordable &variant);

} // namespace medici
