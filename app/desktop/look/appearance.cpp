#include "app/desktop/look/appearance.h"

#include "app/desktop/look/tints.h"
#include "app/desktop/look/widgetstyle.h"
#include "app/desktop/storage/pace.h"
#include "app/desktop/storage/settings.h"
#include "engine/view/theme.h"

#include <QEvent>
#include <QGuiApplication>
#include <QStyleHints>

#include <array>
#include <utility>

namespace medici::desktop {

namespace {

bool systemIsDark()
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    return QGuiApplication::styleHints()->colorScheme() == Qt::ColorScheme::Dark;
#else
    // The palette the platform gave, before ours.
    const QPalette palette = QGuiApplication::palette();
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
#endif
}

Brightness brightnessFor(const QString &theme, bool systemDark)
{
    if (theme == u"system")
        return systemDark ? Brightness::Dark : Brightness::Light;
    return theme == u"dark" ? Brightness::Dark : Brightness::Light;
}

ColourSet coloursFor(const QString &name)
{
    return name == u"safe"    ? ColourSet::Safe
        : name == u"contrast" ? ColourSet::Contrast
                              : ColourSet::Standard;
}

QPalette paletteOf(const Theme &theme)
{
    static constexpr std::array roles{
        std::pair{Tint::Ground, Role::Ground}, std::pair{Tint::Panel, Role::Panel},
        std::pair{Tint::Raised, Role::Raised}, std::pair{Tint::Sunken, Role::Sunken},
        std::pair{Tint::Bar, Role::Bar},       std::pair{Tint::BarInk, Role::BarInk},
        std::pair{Tint::Ink, Role::Ink},       std::pair{Tint::Muted, Role::Muted},
        std::pair{Tint::Line, Role::Line},     std::pair{Tint::Edge, Role::Edge},
        std::pair{Tint::Accent, Role::Accent}, std::pair{Tint::AccentInk, Role::AccentInk},
        std::pair{Tint::Gilt, Role::Gilt},     std::pair{Tint::GiltWash, Role::GiltWash},
        std::pair{Tint::Danger, Role::Danger}, std::pair{Tint::Good, Role::Good},
    };
    QPalette palette;
    for (const auto &[tint, role] : roles)
        palette.setColor(static_cast<QPalette::ColorRole>(tint), theme.color(role));
    for (const QPalette::ColorRole role : {QPalette::Text, QPalette::ButtonText})
        palette.setColor(role, theme.color(Role::Ink));
    palette.setColor(QPalette::Link, theme.color(Role::Accent));
    palette.setColor(QPalette::Shadow, theme.color(Role::Contour));
    QColor faint = theme.color(Role::Ink);
    faint.setAlphaF(0.5F);
    for (const QPalette::ColorRole role : {QPalette::Text, QPalette::ButtonText, QPalette::WindowText})
        palette.setColor(QPalette::Disabled, role, faint);
    return palette;
}

constexpr int smallestLetters = 12; // that can be read

// What is larger than the text need not grow as fast to stay so.
int lettersOf(double size)
{
    return px(qMin<double>(size, bodySize)) + room(qMax<double>(0, size - bodySize));
}

} // namespace

QFont fontOf(TextKind text)
{
    switch (text) {
    case TextKind::Call: // across a table
        return Theme::sans(lettersOf(32), true);
    case TextKind::Title:
        return Theme::title(lettersOf(24));
    case TextKind::Heading:
        return Theme::title(lettersOf(22));
    case TextKind::Subheading:
        return Theme::title(lettersOf(18));
    case TextKind::Verdict:
        return Theme::sans(lettersOf(20));
    case TextKind::Prompt:
        return Theme::sans(lettersOf(16));
    case TextKind::Button:
        return Theme::sans(lettersOf(15));
    case TextKind::Body:
        return Theme::sans(qMax(smallestLetters, px(14)));
    case TextKind::Strong:
        return Theme::sans(qMax(smallestLetters, px(14)), true);
    case TextKind::Note:
        return Theme::sans(qMax(smallestLetters, px(12)));
    case TextKind::Figure:
        return Theme::sans(lettersOf(18), true);
    }
    return {};
}

QString titleFamily()
{
    return Theme::title(24).families().value(0);
}

Appearance::Appearance(Settings &settings, QObject *parent)
    : QObject(parent), m_settings(settings), m_systemDark(systemIsDark())
{
    Theme::loadFonts();
    QApplication::setStyle(new WidgetStyle);
    connect(&settings, &Settings::changed, this, [this](Setting setting) {
        if (setting == Setting::Theme || setting == Setting::Colours || setting == Setting::TextSize)
            apply();
    });
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, this, [this] {
        m_systemDark = systemIsDark();
        apply();
    });
#else
    qApp->installEventFilter(this);
#endif
    apply();
}

Appearance::~Appearance() = default;

qreal Appearance::textScale() const
{
    return m_settings.number(Setting::TextSize) / 100.0;
}

int Appearance::pace() const
{
    return paceOf(m_settings).movement;
}

// Qt 6.4 tells of a new system theme only by a palette that is not ours.
bool Appearance::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ApplicationPaletteChange && watched == qApp && !m_applying
        && QGuiApplication::palette().color(QPalette::Window) != m_theme->color(Role::Ground)) {
        m_systemDark = systemIsDark();
        QMetaObject::invokeMethod(this, &Appearance::apply, Qt::QueuedConnection);
    }
    return QObject::eventFilter(watched, event);
}

void Appearance::apply()
{
    m_applying = true;
    m_theme = &Theme::kept(brightnessFor(m_settings.text(Setting::Theme), m_systemDark),
                           coloursFor(m_settings.text(Setting::Colours)));
    QApplication::setFont(Theme::sans(bodySize * textScale()));
    QApplication::setPalette(paletteOf(*m_theme));
    m_applying = false;
    // Widgets with fonts of their own would not hear of a new text size.
    for (QWidget *widget : QApplication::allWidgets()) {
        QEvent event(QEvent::FontChange);
        QApplication::sendEvent(widget, &event);
    }
    emit changed();
}

} // namespace medici::desktop
