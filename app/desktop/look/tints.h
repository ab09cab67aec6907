#pragma once

#include <QApplication>
#include <QFont>
#include <QWidget>

namespace medici::desktop {

// The theme's colours travel in the application's palette, so that every widget has them at hand and
// hears when they change. These are their places there.
enum class Tint {
    Ground = QPalette::Window,
    Panel = QPalette::Base,
    Raised = QPalette::Button,
    Sunken = QPalette::AlternateBase,
    Bar = QPalette::ToolTipBase,
    BarInk = QPalette::ToolTipText,
    Ink = QPalette::WindowText,
    Muted = QPalette::PlaceholderText,
    Line = QPalette::Mid,
    Edge = QPalette::Dark,
    Accent = QPalette::Highlight,
    AccentInk = QPalette::HighlightedText,
    Gilt = QPalette::Light,
    GiltWash = QPalette::Midlight,
    Danger = QPalette::BrightText,
    Good = QPalette::LinkVisited,
};

inline QColor tint(const QPalette &palette, Tint which)
{
    return palette.color(QPalette::Active, static_cast<QPalette::ColorRole>(which));
}

inline QColor tint(const QWidget *widget, Tint which)
{
    return tint(widget->palette(), which);
}

inline constexpr int bodySize = 14;

// How large the text is that somebody chose, against the usual.
inline double textScale()
{
    return static_cast<double>(QApplication::font().pixelSize()) / bodySize;
}

// A length of the drawings at the chosen text size: letters, and what stands among them.
inline int px(double length)
{
    return qRound(length * textScale());
}

// Large letters must not leave less for the table than small ones. Of what else there is in a window, things
// to press grow half as fast, other lengths stay, and the room around words becomes less.
inline int control(double length)
{
    return qRound(length * qMin(textScale(), (1 + textScale()) / 2));
}

inline int held(double length)
{
    return qRound(length * qMin(textScale(), 1.0));
}

inline int room(double length)
{
    return qRound(length * qMin(textScale(), (3 - textScale()) / 2));
}

// What a piece of text is to the reader.
enum class TextKind { Call, Title, Heading, Subheading, Verdict, Prompt, Button, Body, Strong, Note, Figure };

QFont fontOf(TextKind text);
QString titleFamily();

} // namespace medici::desktop
