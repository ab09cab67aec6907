#pragma once

#include "engine/view/paper/scoresheet.h"

namespace medici::auction {

// One sheet for the whole table: a column for each player, a block of rows for each day.
class AuctionScoreSheet final : public ScoreSheet {
public:
    int playersPerSheet(const Setup &setup) const override { return setup.seats; }
    std::vector<SheetForm> forms(const Setup &setup) const override;
    void paint(PaperPainter &quill, const SheetForm &form, const Entries &entries,
               std::span<const Seat> seats) const override;
    std::vector<AidLine> aid(const Setup &setup) const override;
    std::vector<Extra> extras(const Setup &setup) const override;
};

} // namespace medici::auction
