#pragma once

#include "engine/view/variant.h"
#include "engine/view/variants.h"
#include "engine/view/view.h"

#include <functional>
#include <memory>
#include <vector>

namespace medici {

// The variant that a test is called for: its id stands in the environment as VARIANT, so that CTest runs the
// same battery for each, several at a time.
class VariantUnderTest {
public:
    VariantUnderTest();

    const QString &id() const { return m_id; }
    const Variant &variant() const { return *m_variant; }
    const View &view() const { return *m_variant->view(); }
    bool found() const { return m_variant != nullptr && m_variant->view() != nullptr; }

    int leastSeats() const { return m_variant->terms().leastSeats; }
    int mostSeats() const { return m_variant->terms().mostSeats; }
    static Players players(int seats); // with names as long as they come

    // Plays a game at random and shows every step: the state before it, what happened, the state after. Even
    // seeds play it with every option as high as it goes.
    using Step = std::function<void(const Game &before, const Event &event, const Game &after)>;
    void play(int seats, Seed seed, const Step &step) const;
    // Every state of one game at which somebody decides, and its end.
    std::vector<std::unique_ptr<Game>> decisions(int seats, Seed seed) const;

    // A row for each number of seats: the column 'seats'.
    void addSeats() const;

private:
    QString m_id;
    Variants m_variants;
    const Variant *m_variant;
};

} // namespace medici
