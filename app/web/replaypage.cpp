#include "app/web/replaypage.h"

#include "app/web/course.h"
#include "app/web/svgdrawing.h"
#include "engine/rules/ranges.h"
#include "engine/view/comparison.h"
#include "engine/view/theme.h"
#include "engine/view/translations.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"

#include <QCoreApplication>
#include <QFile>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace medici::web {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(ReplayPage)
};

constexpr QSize table(1120, 780);

QString textOf(const QString &resource)
{
    QFile file(u":/medici/web/"_s + resource);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString coloursOf(const Theme &theme)
{
    constexpr std::pair<const char *, Role> names[]{
        {"ground", Role::Ground}, {"panel", Role::Panel},
        {"bar", Role::Bar},       {"bar-ink", Role::BarInk},
        {"ink", Role::Ink},       {"line", Role::Line},
        {"accent", Role::Accent}, {"accent-ink", Role::AccentInk},
    };
    QString text = u":root {"_s;
    for (const auto &[name, role] : names)
        text += u" --%1: %2;"_s.arg(QLatin1StringView(name), theme.color(role).name());
    return text + u" }\n"_s;
}

QString htmlOf(const Sentence &sentence)
{
    QString html;
    for (const Run &run : sentence.runs())
        html += run.kind == Run::Kind::Strong ? u"<b>"_s + run.text.toHtmlEscaped() + u"</b>"_s
                                              : run.text.toHtmlEscaped();
    return html;
}

QString tag(const QString &name, const QString &content)
{
    return u"<%1>%2</%1>\n"_s.arg(name, content);
}

// What a language is called by those who speak it.
QString ownName(const QString &language)
{
    return language == u"pl" ? u"Polski"_s : u"English"_s;
}

// All pictures, made of as few different elements as there are.
class Pictures {
public:
    void add(const QString &language, const SvgDrawing &drawing)
    {
        QString runs;
        int from = -1;
        int to = -1;
        const auto end = [&] {
            if (from < 0)
                return;
            runs += (runs.isEmpty() ? QString() : u","_s) + QString::number(from);
            if (to > from)
                runs += u'+' + QString::number(to - from);
        };
        for (const QByteArray &element : drawing.elements()) {
            const auto found = m_numbers.constFind(element);
            const int number = found == m_numbers.constEnd() ? static_cast<int>(m_numbers.size()) : *found;
            if (found == m_numbers.constEnd()) {
                m_numbers.insert(element, number);
                m_elements.append(QString::fromLatin1(element));
            }
            if (number != to + 1 || from < 0) {
                end();
                from = number;
            }
            to = number;
        }
        end();
        QJsonArray all = m_runs[language].toArray();
        all.append(runs);
        m_runs[language] = all;
    }

    SvgStock &stock() { return m_stock; }
    QString definitions() const
    {
        QString text;
        for (const auto &[path, number] : m_stock.clips)
            text += u"<clipPath id=\"c%1\"><path d=\"%2\"/></clipPath>\n"_s.arg(number).arg(
                QLatin1StringView(path));
        return text;
    }
    QString json(const QJsonObject &titles) const
    {
        const QJsonObject all{{u"elements"_s, m_elements}, {u"pictures"_s, m_runs}, {u"titles"_s, titles}};
        // Nothing in it ends the script that it stands in.
        return QString::fromUtf8(QJsonDocument(all).toJson(QJsonDocument::Compact).replace('<', "\\u003c"));
    }

private:
    QHash<QByteArray, int> m_numbers;
    QJsonArray m_elements;
    QJsonObject m_runs;
    SvgStock m_stock;
};

class PageWriter {
public:
    PageWriter(const Record &record, const Variant &variant, const Occasion &occasion, const Theme &theme)
        : m_game(record, variant), m_variant(variant), m_view(*variant.view()), m_occasion(occasion),
          m_theme(theme)
    {
        const std::vector<Participant> &seats = record.header.players;
        const auto human = ranges::find(seats, true, &Participant::human);
        m_perspective = static_cast<Seat>(human == seats.end() ? 0 : human - seats.begin());
        for (std::size_t seat = 0; seat < seats.size(); ++seat)
            m_players.push_back({seats[seat].name,
                                 seat < occasion.arms.size() ? occasion.arms[seat] : static_cast<int>(seat)});
    }

    // All that depends on the language that is spoken while it is called.
    void tell(const QString &language)
    {
        draw(language);
        const QString title = nameIn(language, m_occasion.title);
        m_titles[language] = title;
        m_head += words(language, u"h1"_s, title.toHtmlEscaped());
        m_head += words(language, u"p"_s, line(language).toHtmlEscaped());
        QString course = u"<button type=\"button\" data-step=\"0\">%1</button>\n"_s.arg(
            Text::tr("The beginning").toHtmlEscaped());
        for (const CourseLine &each :
             courseOf(m_variant, *m_game.start, m_game.record.events, m_game.steps, m_players))
            course += htmlOf(each);
        m_courses += u"<section class=\"course\" lang=\"%1\" aria-label=\"%2\">\n%3%4</section>\n"_s.arg(
            language, Text::tr("Course of the game").toHtmlEscaped(), course, ending());
        const auto button = [](int by, const QString &text) {
            return u"<button type=\"button\" data-by=\"%1\">%2</button>\n"_s.arg(by).arg(
                text.toHtmlEscaped());
        };
        const int all = static_cast<int>(m_game.steps.size());
        m_buttons += u"<nav lang=\"%1\">\n"_s.arg(language) + button(-all, Text::tr("To the beginning"))
            + button(-1, Text::tr("One step back")) + button(1, Text::tr("One step forward"))
            + button(all, Text::tr("To the end")) + u"</nav>\n"_s;
        m_languages << language;
    }

    QByteArray html(const QString &language) const
    {
        QString switches;
        for (const QString &each : m_languages)
            for (const QString &other : m_languages)
                if (other != each)
                    switches += u"<button type=\"button\" lang=\"%1\" data-speaks=\"%2\">%3</button>\n"_s.arg(
                        each, other, ownName(other));
        const QHash<QString, QString> parts{
            {u"language"_s, language},
            {u"title"_s, m_titles[language].toString().toHtmlEscaped()},
            {u"style"_s, styles() + textOf(u"replay.css"_s)},
            {u"head"_s, m_head + switches},
            {u"size"_s,
             u"0 0 %1 %2"_s.arg(table.width() * SvgDrawing::unitsPerPixel)
                 .arg(table.height() * SvgDrawing::unitsPerPixel)},
            {u"clips"_s, m_pictures.definitions()},
            {u"buttons"_s, m_buttons},
            {u"courses"_s, m_courses},
            {u"game"_s, m_pictures.json(m_titles)},
            {u"script"_s, textOf(u"replay.js"_s)},
        };
        // Every other piece is the name of a part.
        const QStringList pieces = textOf(u"replay.html"_s).split(u'@');
        QByteArray html;
        for (qsizetype piece = 0; piece < pieces.size(); ++piece)
            html += (piece % 2 == 0 ? pieces[piece] : parts.value(pieces[piece])).toUtf8();
        return html;
    }

private:
    QString styles() const
    {
        QString text = coloursOf(m_theme);
        for (const QString &language : m_languages)
            text += u"html:not([data-language=\"%1\"]) [lang=\"%1\"] { display: none; }\n"_s.arg(language);
        return text;
    }

    static QString words(const QString &language, const QString &name, const QString &html)
    {
        return u"<%1 lang=\"%2\">%3</%1>\n"_s.arg(name, language, html);
    }

    QString line(const QString &language) const
    {
        QStringList names;
        for (const Player &player : m_players)
            names << player.name;
        return QLocale(language).toString(m_occasion.date, u"d MMMM yyyy"_s) + u" · "_s + names.join(u", "_s);
    }

    QString htmlOf(const CourseLine &line) const
    {
        const QString text = web::htmlOf(line.account.sentence);
        switch (line.kind) {
        case CourseLine::Kind::Round:
            return tag(u"h2"_s, text);
        case CourseLine::Kind::Turn:
            return tag(u"h3"_s, text);
        case CourseLine::Kind::Scoring:
        case CourseLine::Kind::Event:
            break;
        }
        return u"<button type=\"button\"%1 data-step=\"%2\">%3</button>\n"_s.arg(
            line.kind == CourseLine::Kind::Scoring ? u" class=\"scoring\""_s : QString(),
            QString::number(line.step), text);
    }

    QString ending() const
    {
        if (!m_game.end->over())
            return {};
        const Result result = m_view.result(*m_game.end, m_players);
        QString text = u"<p class=\"verdict\">%1</p>\n"_s.arg(web::htmlOf(result.verdict));
        if (!result.tieBreak.empty())
            text += tag(u"p"_s, web::htmlOf(result.tieBreak));
        QString rows;
        for (const Result::Row &row : result.rows)
            rows += u"<li value=\"%1\">%2 %3%4</li>\n"_s.arg(
                QString::number(row.place), nameOf(row.seat, m_players).toHtmlEscaped(),
                QString::number(row.score),
                row.remark.isEmpty() ? QString() : u" ("_s + row.remark.toHtmlEscaped() + u')');
        return text + tag(u"ol"_s, rows);
    }

    void draw(const QString &language)
    {
        Frame frame;
        frame.canvas = {table, &m_theme, m_players, m_perspective};
        std::unique_ptr<Game> before;
        const std::unique_ptr<Game> game = m_game.start->clone();
        const auto picture = [&] {
            frame.before = frame.after = game.get();
            SvgDrawing drawing(table, m_pictures.stock());
            {
                QPainter painter(&drawing);
                m_view.paint(painter, frame);
            }
            m_pictures.add(language, drawing);
        };
        picture();
        for (std::size_t step = 0; step < m_game.steps.size(); ++step) {
            before = game->clone();
            frame.since = before.get();
            frame.events = m_game.in(step);
            for (const Event &event : frame.events)
                game->apply(event.code);
            picture();
        }
    }

    ComparedGame m_game;
    const Variant &m_variant;
    const View &m_view;
    const Occasion &m_occasion;
    const Theme &m_theme;
    Players m_players;
    Seat m_perspective = 0;
    Pictures m_pictures;
    QStringList m_languages;
    QJsonObject m_titles;
    QString m_head;
    QString m_buttons;
    QString m_courses;
};

} // namespace

QByteArray replayPage(const Record &record, const Variant &variant, const Occasion &occasion,
                      const QString &language, const Theme &theme, const Translations &translations)
{
    PageWriter writer(record, variant, occasion, theme);
    for (const QString &each : Translations::languages())
        translations.in(each, [&] { writer.tell(each); });
    return writer.html(language);
}

} // namespace medici::web
