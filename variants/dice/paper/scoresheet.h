#pragma once

#include "engine/view/paper/scoresheet.h"

namespace medici::dice {

class DiceScoreSheet final : public ScoreSheet {
public:
    std::vector<SheetForm> forms(const Setup &setup) const override;
    void paint(PaperPainter &quill, const SheetForm &form, const Entries &entries,
               std::span<const Seat> seats) const override;
    std::vector<AidLine> aid(const Setup &setup) const override;
};

} // namespace medici::dice
