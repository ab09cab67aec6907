// Draws a variant's board to a PNG, for looking at it: name=value arguments, see `usage`.

#include "engine/rules/session.h"
#include "engine/view/rulespage.h"
#include "engine/view/theme.h"
#include "engine/view/variant.h"
#include "engine/view/variants.h"
#include "engine/view/view.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QTextDocument>
#include <QTextStream>
#include <QTranslator>

using namespace medici;
using namespace Qt::StringLiterals;

namespace {

constexpr auto usage =
    "snapshot out=FILE [variant=dice] [seats=4] [level=random|easy|normal|hard] [events=60] [seed=1] "
    "[size=960x648] [ratio=1] [text=1]\n"
    "         [brightness=light|dark] [set=standard|safe|contrast] [draft=1,3] [focus=4] [t=1]\n"
    "         [translation=FILE.qm] [draw=board|home|rules] [language=en] [repeat=100] [hint=CODE] [roll=0] "
    "[dragged=DIE] "
    "[option=7]\n";

using Arguments = QHash<QString, QString>;

Arguments parsed(const QStringList &words)
{
    Arguments arguments;
    for (const QString &word : words)
        arguments[word.section(u'=', 0, 0)] = word.section(u'=', 1);
    return arguments;
}

Players playersOf(int seats)
{
    const QStringList names{u"Anna"_s, u"Bruno"_s, u"Clara"_s, u"Daniel"_s, u"Elena"_s, u"Fabio"_s};
    Players players;
    for (int seat = 0; seat < seats; ++seat)
        players.push_back({names[seat], seat});
    return players;
}

QImage figureOf(const View &view, const QString &figure, const Theme &theme)
{
    QImage image(view.figureSize(figure), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    view.paintFigure(painter, image.rect(), figure, theme);
    return image;
}

void drawRules(QPainter &painter, const View &view, const QString &language, const QSizeF &area,
               const Theme &theme)
{
    const RulesPage page(view.rulesPage(language));
    QTextDocument document;
    document.setDefaultFont(Theme::sans(14));
    document.setTextWidth(area.width());
    for (const RulesPage::Item &item : page.items())
        if (item.kind == RulesPage::Kind::Figure)
            document.addResource(QTextDocument::ImageResource, QUrl(u"figure:"_s + item.id),
                                 figureOf(view, item.id, theme));
    document.setHtml(page.html(theme, [&](const QString &figure) { return view.figureSize(figure); }));
    document.drawContents(&painter, QRectF(QPointF(), area));
}

} // namespace

int main(int argc, char **argv)
{
    const QGuiApplication application(argc, argv);
    const Arguments given = parsed(QGuiApplication::arguments().mid(1));
    if (!given.contains(u"out"_s)) {
        QTextStream(stderr) << usage;
        return 2;
    }
    const auto number = [&](const QString &key, double usual) {
        return given.contains(key) ? given[key].toDouble() : usual;
    };
    QTranslator translator;
    if (given.contains(u"translation"_s) && translator.load(given[u"translation"_s]))
        QCoreApplication::installTranslator(&translator);
    Theme::loadFonts();
    const QString set = given.value(u"set"_s);
    const Theme theme(given.value(u"brightness"_s) == u"dark"_s ? Brightness::Dark : Brightness::Light,
                      set == u"safe"_s           ? ColourSet::Safe
                          : set == u"contrast"_s ? ColourSet::Contrast
                                                 : ColourSet::Standard);

    const int seats = static_cast<int>(number(u"seats"_s, 4));
    Variants variants({QStringLiteral(VARIANTS_FOLDER)});
    const Variant *variant = variants.find(given.value(u"variant"_s, u"dice"_s));
    if (variant == nullptr || variant->view() == nullptr) {
        QTextStream(stderr) << "no such variant\n";
        return 2;
    }
    const View &view = *variant->view();
    Setup setup = variant->terms().usual(seats);
    setup.first = 0;
    if (given.contains(u"option"_s))
        setup.options[0] = static_cast<std::int16_t>(number(u"option"_s, 0));
    const std::span<const Option> options = variant->terms().options;
    for (std::size_t i = 0; i < options.size(); ++i) // also by their keys: rounds=5
        setup.options[i] = static_cast<std::int16_t>(number(
            QString::fromLatin1(options[i].key.data(), qsizetype(options[i].key.size())), setup.options[i]));
    std::unique_ptr<Game> game = variant->newGame(setup);
    const auto seed = static_cast<Seed>(number(u"seed"_s, 1));
    Session session(std::move(game), seed, std::vector<bool>(static_cast<std::size_t>(seats), true));
    session.begin();
    const Level level =
        levelNamed(given.value(u"level"_s, u"random"_s).toStdString()).value_or(Level::Random);
    const auto events = static_cast<std::size_t>(number(u"events"_s, 60));
    std::size_t from = 0;
    std::size_t since = 0;
    while (!session.game().over() && session.cursor() < events) {
        from = session.cursor();
        since = session.game().actor() >= 0 ? from : since;
        session.play(session.game().think({level}, seed + from, {}).code);
    }
    if (given.value(u"roll"_s) == u"1"_s)
        from = session.cursor() - 5; // the dice rather than the decision before
    else if (given.contains(u"t"_s))
        session.goTo(from + 1);

    const std::unique_ptr<Game> before = session.at(from);
    const std::unique_ptr<Game> marked = session.at(since);
    Frame frame;
    const QStringList size = given.value(u"size"_s, u"960x648"_s).split(u'x');
    const QSizeF area(size[0].toDouble(), size[1].toDouble());
    frame.canvas = {area, &theme, playersOf(seats), 0, number(u"text"_s, 1)};
    if (session.game().actor() >= 0)
        frame.canvas.perspective = session.game().actor();
    if (given.contains(u"perspective"_s))
        frame.canvas.perspective = static_cast<Seat>(given[u"perspective"_s].toInt());
    frame.before = before.get();
    frame.after = &session.game();
    frame.since = marked.get();
    frame.events = session.log().subspan(from, session.cursor() - from);
    frame.t = number(u"t"_s, 1);
    std::vector<RegionId> chosen;
    for (const QString &id : given.value(u"draft"_s).split(u',', Qt::SkipEmptyParts))
        chosen.push_back(static_cast<RegionId>(id.toUInt()));
    frame.draft = Draft(chosen);
    frame.open = openRegions(view, session.game(), frame.draft);
    if (given.contains(u"focus"_s))
        frame.focus = static_cast<RegionId>(given[u"focus"_s].toUInt());
    if (given.contains(u"hint"_s))
        frame.hint = static_cast<Code>(given[u"hint"_s].toUInt());
    if (given.contains(u"dragged"_s)) {
        frame.dragged = static_cast<RegionId>(given[u"dragged"_s].toUInt());
        frame.pointer = {area.width() / 3, area.height() / 3};
    }
    QStringList elided;
    frame.elided = &elided;

    const double ratio = number(u"ratio"_s, 1);
    const qreal margin = 16;
    QImage image((QSizeF(area.width() + 2 * margin, area.height() + 2 * margin) * ratio).toSize(),
                 QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(theme.color(Role::Ground));
    QPainter painter(&image);
    painter.translate(margin, margin);
    if (given.value(u"draw"_s) == u"home"_s)
        view.illustrate(painter, QRectF(0, 0, 454, 214), theme);
    else if (given.value(u"draw"_s) == u"rules"_s)
        drawRules(painter, view, given.value(u"language"_s, u"en"_s), area, theme);
    else
        view.paint(painter, frame);
    QElapsedTimer clock;
    clock.start();
    const int repeats = static_cast<int>(number(u"repeat"_s, 0));
    for (int i = 0; i < repeats; ++i)
        view.paint(painter, frame);
    if (repeats > 0)
        QTextStream(stdout) << clock.nsecsElapsed() / 1000 / repeats << " µs a picture\n";
    painter.end();
    if (given.value(u"regions"_s) == u"1"_s)
        for (const Region &region : view.layout(session.game(), frame.canvas))
            QTextStream(stdout) << region.id << ' ' << region.name << " | " << region.description << '\n';
    QTextStream(stdout) << view.prompt(session.game(), frame.draft, frame.canvas.players).plain() << '\n';
    for (const QString &text : elided)
        QTextStream(stdout) << "did not fit: " << text << '\n';
    return image.save(given[u"out"_s]) ? 0 : 1;
}
