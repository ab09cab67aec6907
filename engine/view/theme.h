#pragma once

#include <QColor>
#include <QFont>
#include <QHash>
#include <QString>

#include <array>
#include <cstdint>
#include <memory>

namespace medici {

class Symbols;

enum class Brightness : std::uint8_t { Light, Dark };
enum class ColourSet : std::uint8_t { Standard, Safe, Contrast };

// What a colour means: surfaces and accents in the palette's own order, then the ships'.
enum class Role : std::uint8_t {
    Ground,
    Panel,
    Raised,
    Sunken,
    Bar,
    BarInk,
    Ink,
    Muted,
    Line,
    Edge,
    Accent,
    AccentInk,
    Gilt,
    GiltWash,
    Danger,
    Good,
    Hull,
    Seam,
    Gunwale,
    Hold,
    HullInk,
    Contour,
};

inline constexpr std::size_t roleCount = 22;

// Colours, type and symbols: everything that looks different by day, by night and to other eyes.
// Reads the program's resources (medici_art).
class Theme {
public:
    Theme(Brightness brightness, ColourSet set);
    ~Theme();
    // Kept, with what was drawn in it, as long as the program runs.
    static const Theme &kept(Brightness brightness, ColourSet set);
    Theme(const Theme &) = delete;
    Theme &operator=(const Theme &) = delete;

    Brightness brightness() const { return m_brightness; }
    ColourSet set() const { return m_set; }
    bool contrast() const { return m_set == ColourSet::Contrast; }

    QColor color(Role role) const { return m_roles[static_cast<std::size_t>(role)]; }
    // A good, gem or seat by its name in the palette: 'spice', 'red', 'chevron'.
    QColor color(const QString &thing) const { return m_things.value(thing); }
    QColor arms(int arms) const;
    // Covers, card backs and the family's arms are the same by day and by night.
    QColor ultramarine() const;
    // A thin line in a seat's colour, legible on a panel.
    QColor armsLine(int arms) const;

    const Symbols &symbols() const { return *m_symbols; }

    // The ids of the coats of arms in Symbols, and their plain names in the palette.
    static const std::array<QString, 6> &armsIds();

    // Titles in the serif, everything else and every figure in the sans.
    static QFont title(qreal pixels);
    static QFont sans(qreal pixels, bool bold = false);
    // Makes the bundled fonts known to the program; nothing when repeated.
    static void loadFonts();

private:
    Brightness m_brightness;
    ColourSet m_set;
    std::array<QColor, roleCount> m_roles;
    QHash<QString, QColor> m_things;
    std::unique_ptr<Symbols> m_symbols;
};

} // namespace medici
