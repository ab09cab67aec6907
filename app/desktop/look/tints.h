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

// A length of the drawings at the chosen text size.
inline int px(double length)
{
    return qRound(length * QApplication::font().pixelSize() / bodySize);
}

// What a piece of text is to the reader.
enum class TextKind { Title, Heading, Subheading, Verdict, Prompt, Button, Body, Strong, Note, Figure };

QFont fontOf(TextKind text);
QString titleFamily();

} // namespace medici::desktop
