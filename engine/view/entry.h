#pragma once

#include "engine/view/forthcoming.h"

#include <optional>

namespace medici {

// What somebody has said so far of a roll or a card, in whatever order it was read out.
class Entry {
public:
    Entry() = default;
    // Of a step of so many chance events.
    Entry(Forthcoming forthcoming, int places);

    // What a typed letter or figure led to.
    enum class Reading { Begun, Entered, Impossible, Unknown };
    struct Typed {
        Reading reading;
        std::size_t outcome = 0; // that was entered, or is not possible
    };
    Typed type(QChar key);
    // False if it cannot come any more.
    bool enter(std::size_t outcome);
    // The last thing; false if there is nothing.
    bool takeBack();

    // The same in another language.
    void sayAnew(Forthcoming forthcoming) { m_forthcoming = std::move(forthcoming); }

    const Forthcoming &forthcoming() const { return m_forthcoming; }
    bool canCome(std::size_t outcome) const;
    // The beginning of what is typed for something.
    const QString &begun() const { return m_begun; }
    bool empty() const { return m_said.empty() && m_begun.isEmpty(); }
    int open() const { return static_cast<int>(m_places - m_said.size()); }
    bool complete() const { return m_places > 0 && open() == 0; }
    std::size_t places() const { return m_places; }
    // What stands at a place of the step, as far as that is clear: an index of forthcoming().
    std::vector<std::optional<std::size_t>> shown() const;
    // The chance events, once it is complete.
    std::vector<Code> codes() const;

private:
    std::optional<std::size_t> nextPlace() const;
    std::vector<std::optional<std::size_t>> placed(const std::vector<std::size_t> &said) const;

    Forthcoming m_forthcoming;
    std::size_t m_places = 0;
    std::vector<std::size_t> m_said;
    QString m_begun;
};

} // namespace medici
