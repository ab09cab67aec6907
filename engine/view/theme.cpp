#include "engine/view/theme.h"

#include "engine/view/symbols.h"

#include <QCoreApplication>
#include <QFile>
#include <QFontDatabase>
#include <QJsonDocument>
#include <QJsonObject>
#include <QResource>

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

using namespace Qt::StringLiterals;

namespace medici {

namespace {

const std::array<QString, roleCount> &roleNames()
{
    static const std::array<QString, roleCount> names{
        u"ground"_s,  u"panel"_s,    u"raised"_s,  u"sunken"_s, u"bar"_s,    u"barink"_s,
        u"ink"_s,     u"muted"_s,    u"line"_s,    u"edge"_s,   u"accent"_s, u"accentink"_s,
        u"gilt"_s,    u"giltwash"_s, u"danger"_s,  u"good"_s,   u"hull"_s,   u"seam"_s,
        u"gunwale"_s, u"hold"_s,     u"hullink"_s, u"contour"_s};
    return names;
}

QJsonObject readPalette()
{
    QFile file(u":/medici/palette.json"_s);
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

// By WCAG 2, which is what decides between a light and a dark charge on a shield.
qreal luminance(const QColor &color)
{
    const auto linear = [](qreal part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

// The drawings are made in the palette of daylight; for another theme their colours are exchanged one by one,
// each for what stands in its place there. So things that may change apart are drawn in colours apart.
constexpr auto lightCharge = "#FFFCF3";
constexpr auto darkCharge = "#1B140E";
// What each seat's shield is charged with has a colour of its own in the drawings, by which it is found
// there; the light ones look alike.
constexpr std::array drawnCharges{"#FFFCF1", "#FFFCF2", "#FFFCF3", darkCharge, "#FFFCF5", "#FFFCF6"};
constexpr auto stalkOfDrawings = "#3A2A1B";
constexpr auto stalkByNight = "#B79F78";
constexpr auto thinOchre = "#8A5A00";

const std::array<QString, 6> &armsNames()
{
    static const std::array<QString, 6> names{u"chevron"_s, u"cross"_s, u"bend"_s,
                                              u"fess"_s,    u"pale"_s,  u"roundel"_s};
    return names;
}

} // namespace

Theme::Theme(Brightness brightness, ColourSet set) : m_brightness(brightness), m_set(set)
{
    const QJsonObject palette = readPalette();
    const QString day = u"light"_s;
    const QString time = brightness == Brightness::Light ? day : u"dark"_s;
    const QString surfaces = contrast() ? u"contrast-"_s + time : time;
    const QString pieces = contrast() ? surfaces : set == ColourSet::Safe ? u"safe-"_s + time : time;

    const QJsonObject roles = palette[u"surfaces"_s][surfaces].toObject();
    for (std::size_t i = 0; i < roleCount; ++i)
        m_roles[i] = QColor(roles[roleNames()[i]].toString());

    Symbols::Colours colours;
    const auto read = [&](const QString &kind, const QString &theme) {
        const QJsonObject drawn = palette[kind][day].toObject();
        const QJsonObject wanted = palette[kind][theme].toObject();
        for (const QString &thing : wanted.keys()) {
            colours[drawn[thing].toString()] = wanted[thing].toString();
            m_things[thing] = QColor(wanted[thing].toString());
        }
    };
    read(u"goods"_s, pieces);
    read(u"gems"_s, pieces);
    read(u"players"_s, surfaces); // the safe set keeps the standard players

    colours[palette[u"surfaces"_s][day][u"contour"_s].toString()] = color(Role::Contour).name();
    colours[QString::fromLatin1(stalkOfDrawings)] =
        brightness == Brightness::Dark ? QString::fromLatin1(stalkByNight) : color(Role::Contour).name();
    // What a shield is charged with is light or dark as its ground asks for.
    for (std::size_t seat = 0; seat < drawnCharges.size(); ++seat)
        colours[QString::fromLatin1(drawnCharges[seat])] =
            QString::fromLatin1(luminance(arms(static_cast<int>(seat))) > 0.25 ? darkCharge : lightCharge);
    m_symbols = std::make_unique<Symbols>(colours, contrast() ? 1.9 : 1.1,
                                          contrast() && brightness == Brightness::Dark);
}

Theme::~Theme() = default;

const Theme &Theme::kept(Brightness brightness, ColourSet set)
{
    static std::map<std::pair<Brightness, ColourSet>, Theme> themes;
    if (themes.empty())
        qAddPostRoutine([] { themes.clear(); }); // pictures go before the application does
    return themes.try_emplace({brightness, set}, brightness, set).first->second;
}

QColor Theme::arms(int arms) const
{
    return m_things.value(armsNames()[static_cast<std::size_t>(std::clamp(arms, 0, 5))]);
}

QColor Theme::ultramarine() const
{
    return contrast() ? QColor(0x00, 0x24, 0x7D) : QColor(0x24, 0x41, 0x8E);
}

QColor Theme::armsLine(int arms) const
{
    const bool ochre = arms == 3 && m_brightness == Brightness::Light;
    return ochre ? QColor(thinOchre) : this->arms(arms);
}

const std::array<QString, 6> &Theme::armsIds()
{
    static const std::array<QString, 6> ids{u"seat-1-chevron"_s, u"seat-2-cross"_s, u"seat-3-bend"_s,
                                            u"seat-4-fess"_s,    u"seat-5-pale"_s,  u"seat-6-roundel"_s};
    return ids;
}

QFont Theme::title(qreal pixels)
{
    QFont font;
    font.setFamilies({u"EB Garamond 12"_s, u"EB Garamond"_s, u"Georgia"_s, u"Palatino"_s, u"serif"_s});
    font.setStyleHint(QFont::Serif);
    font.setPixelSize(qRound(pixels));
    return font;
}

QFont Theme::sans(qreal pixels, bool bold)
{
    QFont font;
    font.setFamilies({u"Lato"_s, u"Noto Sans"_s, u"sans-serif"_s});
    font.setStyleHint(QFont::SansSerif);
    font.setPixelSize(qRound(pixels));
    font.setBold(bold);
    return font;
}

void Theme::loadFonts()
{
    static bool loaded = false; // whatever was shaped is forgotten when there is another font
    if (std::exchange(loaded, true))
        return;
    for (const QString &file : {u"EBGaramond12-Regular.otf"_s, u"Lato-Regular.ttf"_s, u"Lato-Bold.ttf"_s})
        QFontDatabase::addApplicationFontFromData(QResource(u":/medici/fonts/"_s + file).uncompressedData());
}

} // namespace medici
