#include "engine/view/paper/marks.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace medici {

namespace {

struct MarkTexts {
    Q_DECLARE_TR_FUNCTIONS(Sheet)
};

QString dated(const SheetStyle &style, QDate date)
{
    if (style.bilingual())
        return date.toString(Qt::ISODate);
    return QLocale(style.languages.front()).toString(date, u"d MMM yyyy"_s);
}

QStringList titlesOf(const SheetStyle &style, const Names &names)
{
    QStringList titles;
    for (const QString &language : style.languages)
        if (const QString title = nameIn(language, names); !titles.contains(title))
            titles << title;
    return titles;
}

constexpr qreal headHeight = 10.5;
const Lettering titleLettering{6.4, false, Qt::AlignLeft | Qt::AlignVCenter, true};

} // namespace

QRectF paintAidHead(PaperPainter &quill, const QRectF &place, const Names &title)
{
    const QRectF head(place.left(), place.top(), place.width(), headHeight);
    quill.writeStack(head.adjusted(0, 0, 0, -1.2), titlesOf(quill.style(), title), titleLettering);
    quill.line(head.bottomLeft(), head.bottomRight(), Weight::Strong);
    return place.adjusted(0, headHeight, 0, 0);
}

QRectF paintSheetHead(PaperPainter &quill, const QRectF &place, const Entries &entries,
                      std::span<const Seat> seats)
{
    constexpr qreal gap = 3;
    const QStringList titles = titlesOf(quill.style(), entries.title);
    const QString nameWord = quill.say([] { return MarkTexts::tr("name"); });
    const QString dateWord = quill.say([] { return MarkTexts::tr("date"); });
    const bool named = seats.size() == 1;
    const qreal date = quill.width(dateWord, {3}) + 22;
    const qreal leastName = named ? quill.width(nameWord, {3}) + 30 : 0;
    // Where title and lines do not fit beside each other, the lines go below.
    qreal title = 0;
    for (const QString &text : titles)
        title = std::max(title, quill.width(text, {titles.size() > 1 ? 4.6 : 6.4, false, {}, true}));
    const bool beside = title + date + leastName + 2 * gap <= place.width();
    const qreal lines =
        beside ? std::max(named ? 0.48 * place.width() : 0, leastName + gap + date) : place.width();
    const QRectF head(place.left(), place.top(), place.width(), beside ? headHeight : headHeight + 7.5);
    quill.writeStack(beside ? head.adjusted(0, 0, -lines - gap, -1.2)
                            : QRectF(head.left(), head.top(), head.width(), headHeight - 1.2),
                     titles, titleLettering);
    const QRectF bottom(head.right() - lines, head.bottom() - 8, lines, 6);
    if (named) {
        const auto seat = static_cast<std::size_t>(seats.front());
        paintBlank(quill, bottom.adjusted(0, 0, -date - gap, 0), nameWord,
                   seat < entries.players.size() ? entries.players[seat].name : QString());
    }
    paintBlank(quill, bottom.adjusted(lines - date, 0, 0, 0), dateWord,
               entries.date.isValid() ? dated(quill.style(), entries.date) : QString());
    quill.line(head.bottomLeft(), head.bottomRight(), Weight::Strong);
    return place.adjusted(0, head.height(), 0, 0);
}

void paintBlank(PaperPainter &quill, const QRectF &place, const QString &caption, const QString &written)
{
    const Lettering lettering = quill.fitting({caption}, 0.6 * place.width(), {3});
    const qreal taken = std::min(quill.width(caption, lettering), 0.6 * place.width());
    // A caption stands on the line that follows it.
    const QRectF words(place.left(), place.top(), taken + 0.2, place.height() + 0.65);
    quill.write(words, caption, {lettering.size, false, Qt::AlignLeft | Qt::AlignBottom});
    const qreal from = place.left() + taken + (caption.isEmpty() ? 0 : 1);
    quill.line({from, place.bottom()}, {place.right(), place.bottom()}, Weight::Hair);
    if (!written.isEmpty())
        quill.writeName(QRectF(from + 1, place.top(), place.right() - from - 1, place.height() + 0.1),
                        written, {3.6, true, Qt::AlignLeft | Qt::AlignBottom, false, true});
}

void paintPaperBox(PaperPainter &quill, const QRectF &place, Mark mark, Weight weight)
{
    quill.frame(place, std::min(0.7, 0.15 * place.height()), weight);
    paintPaperMark(quill, place, mark);
}

void paintPaperMark(PaperPainter &quill, const QRectF &place, Mark mark)
{
    if (mark == Mark::None)
        return;
    const qreal reach = 0.32 * std::min(place.width(), place.height());
    const QPointF centre = place.center();
    QPainter &painter = quill.painter();
    painter.setPen(QPen(quill.writing(), std::max(0.35, 0.3 * reach), Qt::SolidLine, Qt::RoundCap));
    if (mark == Mark::Circle || mark == Mark::CircleToCome) {
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(centre, reach, reach);
        return;
    }
    painter.drawLine(centre + QPointF(-reach, -reach), centre + QPointF(reach, reach));
    painter.drawLine(centre + QPointF(-reach, reach), centre + QPointF(reach, -reach));
}

void paintPaperBox(PaperPainter &quill, const QRectF &place, const QString &written, Weight weight)
{
    quill.frame(place, std::min(0.7, 0.15 * place.height()), weight);
    quill.write(place, written, {std::min(4.6, 0.62 * place.height()), true, Qt::AlignCenter, false, true});
}

void paintPaperBracket(PaperPainter &quill, const QRectF &place, const QString &words)
{
    quill.line({place.left() + 0.2, place.top()}, {place.left() + 0.2, place.bottom()}, Weight::Line);
    quill.write(place.adjusted(1.6, 0, 0, 0), words, {3.4, true});
}

Ruled::Ruled(const QRectF &place, const std::vector<qreal> &columns, const std::vector<qreal> &rows)
{
    const auto share = [](qreal from, qreal length, const std::vector<qreal> &parts) {
        const qreal whole = std::accumulate(parts.begin(), parts.end(), 0.0);
        std::vector<qreal> edges{from};
        for (const qreal part : parts)
            edges.push_back(edges.back() + length * part / whole);
        return edges;
    };
    m_x = share(place.left(), place.width(), columns);
    m_y = share(place.top(), place.height(), rows);
}

QRectF Ruled::cell(std::size_t row, std::size_t column) const
{
    return {QPointF(m_x[column], m_y[row]), QPointF(m_x[column + 1], m_y[row + 1])};
}

QRectF Ruled::row(std::size_t row) const
{
    return {QPointF(m_x.front(), m_y[row]), QPointF(m_x.back(), m_y[row + 1])};
}

void Ruled::paint(PaperPainter &quill, Weight weight) const
{
    for (std::size_t i = 1; i + 1 < m_x.size(); ++i)
        quill.line({m_x[i], m_y.front()}, {m_x[i], m_y.back()}, weight);
    for (std::size_t i = 1; i + 1 < m_y.size(); ++i)
        quill.line({m_x.front(), m_y[i]}, {m_x.back(), m_y[i]}, weight);
    quill.frame({QPointF(m_x.front(), m_y.front()), QPointF(m_x.back(), m_y.back())}, 0, weight);
}

namespace {

// In sides of a hold.
constexpr qreal castleWidth = 0.81;
constexpr qreal holdGap = 0.083;
constexpr qreal prowWidth = 0.35;
constexpr qreal shipHeight = 1.8;

constexpr qreal lengthOf(int spaces)
{
    return castleWidth + spaces + holdGap * (spaces - 1) + prowWidth;
}

} // namespace

qreal PaperShip::heightFor(qreal width, int spaces)
{
    return width / lengthOf(spaces) * shipHeight;
}

PaperShip PaperShip::in(const QRectF &place, int spaces)
{
    const qreal side = std::min(place.width() / lengthOf(spaces), place.height() / shipHeight);
    PaperShip ship;
    ship.place = QRectF(place.left(), place.top(), side * lengthOf(spaces), side * shipHeight);
    for (int i = 0; i < spaces; ++i) {
        const qreal x = ship.place.left() + side * (castleWidth + (1 + holdGap) * i);
        ship.holds.emplace_back(x, ship.place.top() + 0.18 * side, side, 0.95 * side);
        ship.sums.emplace_back(x, ship.place.top() + 1.2 * side, side, 0.45 * side);
    }
    const QRectF castle(ship.place.left(), ship.place.top() + 0.15 * side, castleWidth * side, 0.95 * side);
    ship.numeral = castle.adjusted(0.1 * side, 0.1 * side, -0.14 * side, 0);
    ship.caption = QRectF(ship.place.left() + 0.27 * side, ship.sums.front().top(),
                          (castleWidth - 0.3) * side, ship.sums.front().height());
    return ship;
}

void paintPaperShip(PaperPainter &quill, const PaperShip &ship, const QString &numeral,
                    const QStringList &captions)
{
    const QRectF &place = ship.place;
    const qreal side = ship.holds.front().width();
    const qreal deck = place.top() + 0.36 * side;
    QPainterPath hull(QPointF(place.left(), place.top() + 0.06 * side));
    hull.lineTo(place.left() + 0.6 * side, place.top() + 0.06 * side);
    hull.lineTo(place.left() + 0.6 * side, deck);
    hull.lineTo(place.right() - prowWidth * side, deck);
    hull.lineTo(place.right(), place.top());
    hull.cubicTo(place.right(), place.top() + 0.9 * side, place.right() - 0.05 * side, place.bottom(),
                 place.right() - 0.47 * side, place.bottom());
    hull.lineTo(place.left() + 0.6 * side, place.bottom());
    hull.cubicTo(place.left() + 0.1 * side, place.bottom(), place.left() + 0.05 * side,
                 place.top() + 0.9 * side, place.left(), place.top() + 0.06 * side);
    hull.closeSubpath();
    quill.path(hull);
    for (std::size_t i = 0; i < ship.holds.size(); ++i) {
        const QRectF &hold = ship.holds[i];
        QPainter &painter = quill.painter();
        painter.setPen(QPen(quill.ink(), quill.width(Weight::Line)));
        painter.setBrush(Qt::white); // the deck passes behind it
        painter.drawRoundedRect(hold, 0.07 * side, 0.07 * side);
        painter.setBrush(Qt::NoBrush);
        const QRectF &sum = ship.sums[i];
        quill.line({sum.left() + 0.12 * side, sum.bottom() - 0.06 * side},
                   {sum.right() - 0.12 * side, sum.bottom() - 0.06 * side}, Weight::Hair);
    }
    quill.write(ship.numeral, numeral, {0.46 * side, false, Qt::AlignCenter, true});
    quill.writeStack(ship.caption, captions, {0.24 * side, false, Qt::AlignRight | Qt::AlignVCenter});
}

void paintPaperCargo(PaperPainter &quill, const PaperShip &ship, std::size_t hold, const QString &symbol,
                     const QString &value, const QString &sum)
{
    const QRectF &place = ship.holds[hold];
    const qreal side = place.width();
    quill.symbol(symbol,
                 QRectF(place.left() + 0.08 * side, place.top() + 0.06 * side, 0.5 * side, 0.5 * side));
    quill.write(QRectF(place.left() + 0.42 * side, place.top() + 0.42 * side, 0.5 * side, 0.5 * side), value,
                {0.5 * side, true, Qt::AlignRight | Qt::AlignVCenter, false, true});
    const QRectF &line = ship.sums[hold];
    quill.write(line.adjusted(0, 0, 0, -0.03 * side), sum, {0.36 * side, true, Qt::AlignCenter, false, true});
}

namespace {

// Figures that belong together stay on one line: '30, 20, 10, 0'.
QString unbroken(QString text)
{
    static const QRegularExpression space(u"(?<=[0-9][,:]) (?=[0-9])"_s);
    return text.replace(space, QString(QChar::Nbsp));
}

} // namespace

qreal paintAid(PaperPainter &quill, const QRectF &place, const ScoreSheet &sheet, const Setup &setup,
               const Lettering &lettering, bool measure)
{
    QRectF left = place;
    const qreal gap = 0.35 * lettering.size;
    for (const QString &language : quill.style().languages) {
        if (left.top() > place.top())
            left.setTop(left.top() + 2 * gap);
        for (const AidLine &line : quill.translations().in(language, [&] { return sheet.aid(setup); })) {
            Sentence text;
            if (!line.heading.isEmpty()) {
                text += Sentence::strong(line.heading + u':');
                text += Sentence(u" "_s);
            }
            text += Sentence(unbroken(line.text));
            const qreal height = measure ? quill.height(text, left.width(), lettering)
                                         : quill.writeLines(left, text, lettering);
            left.setTop(left.top() + height + gap);
        }
    }
    return std::max(0.0, left.top() - gap - place.top());
}

FittedAid fitAid(PaperPainter &quill, QSizeF place, const ScoreSheet &sheet, const Setup &setup,
                 Lettering lettering, qreal least)
{
    const auto height = [&] {
        return paintAid(quill, QRectF(QPointF(), place), sheet, setup, lettering, true);
    };
    while (lettering.size > least && height() > place.height())
        lettering.size -= 0.05;
    return {lettering, height()};
}

} // namespace medici
