#pragma once

#include "engine/view/paper/scoresheet.h"

namespace medici::card {

// One sheet for the whole table: three evenings, a column for each player.
class CardScoreSheet final : public ScoreSheet {
public:
    int playersPerSheet(const Setup &setup) const override { return setup.seats; }
    std::vector<SheetForm> forms(const Setup &setup) const override;
    void paint(PaperPainter &quill, const SheetForm &form, const Entries &entries,
               std::span<const Seat> seats) const override;
    std::vector<AidLine> aid(const Setup &setup) const override;
};

} // namespace medici::card
