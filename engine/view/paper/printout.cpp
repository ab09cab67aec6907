#include "engine/view/paper/printout.h"

#include "engine/view/houserules.h"

#include "engine/view/paper/fit.h"
#include "engine/view/paper/marks.h"
#include "engine/view/paper/paperpainter.h"
#include "engine/view/paper/printsymbols.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace medici {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(Sheet)
};

// Of deal and seal: smaller on a small sheet, but still to be read.
Lettering luckLettering(qreal width)
{
    return {std::clamp(width / 45, 2.0, 2.8)};
}

// The scissors that stand on a line to cut along.
QPainterPath scissors(QPointF at)
{
    QPainterPath path;
    for (const qreal side : {-1.0, 1.0}) {
        path.addEllipse(at + QPointF(0.9, side * 1.1), 0.85, 0.75);
        path.moveTo(at + QPointF(1.6, side * 0.7));
        path.lineTo(at + QPointF(5.2, -side * 0.9));
    }
    return path;
}

} // namespace

Printout::Printout(Subject subject, const PageSetup &setup, const PrintSymbols &printSymbols,
                   const Translations &translations)
    : m_subject(std::move(subject)), m_setup(setup), m_printSymbols(printSymbols),
      m_translations(translations), m_sheet(*m_subject.variant->view()->scoreSheet())
{
    if (m_subject.variant->terms().house(m_subject.setup))
        m_subject.title = markedAsHouseRules(m_subject.title, translations);
    if (m_subject.start != nullptr) {
        m_game = m_subject.start->clone();
        for (const Event &event : m_subject.events)
            m_game->apply(event.code);
    }
    if (setup.extras)
        m_extras = m_sheet.extras(m_subject.setup);
    if (m_game != nullptr && (setup.history || setup.curve))
        m_course.emplace(*m_subject.variant, entries(), setup, printSymbols, translations);
    if (m_game != nullptr && setup.review && !m_subject.findings.judgements.empty())
        m_review.emplace(*m_subject.variant, entries(), m_subject.findings, setup, printSymbols,
                         translations);
    compose();
}

Printout::~Printout() = default;

Entries Printout::entries() const
{
    return {m_subject.title,       m_subject.setup, m_subject.players, m_subject.date,
            m_subject.start.get(), m_game.get(),    m_subject.events};
}

int Printout::sheets() const
{
    const int each = m_sheet.playersPerSheet(m_subject.setup);
    const auto players = static_cast<int>(m_subject.players.size());
    const int named = m_game != nullptr ? m_subject.setup.seats : players;
    return std::max(1, (named + each - 1) / each);
}

std::vector<Seat> Printout::seatsOf(int sheet) const
{
    const int each = m_sheet.playersPerSheet(m_subject.setup);
    const int end =
        m_game != nullptr ? std::min(each * (sheet + 1), int{m_subject.setup.seats}) : each * (sheet + 1);
    std::vector<Seat> seats;
    for (int seat = each * sheet; seat < end; ++seat)
        seats.push_back(static_cast<Seat>(seat));
    return seats;
}

// Who has a sheet of their own reads it in their own language, unless it is in both.
SheetStyle Printout::styleOf(int sheet) const
{
    SheetStyle style = m_setup.style;
    if (m_sheet.playersPerSheet(m_subject.setup) == 1 && !style.bilingual())
        if (const QString own = m_subject.languages.value(sheet); !own.isEmpty())
            style.languages = {own};
    return style;
}

bool Printout::ownLanguages() const
{
    for (int sheet = 0; sheet < sheets(); ++sheet)
        if (styleOf(sheet).languages != m_setup.style.languages)
            return true;
    return false;
}

void Printout::compose()
{
    const int cells = PageCells(m_setup).count();
    // Empty sheets fill their last page: paper is cut anyway.
    const int written = sheets();
    const int whole = (written + cells - 1) / cells * cells;
    const int sheetsInAll = m_game == nullptr ? whole : written;
    for (int first = 0; first < sheetsInAll; first += cells) {
        m_pages.push_back({Kind::Sheets, first, std::min(cells, sheetsInAll - first)});
        if (m_setup.overleaf)
            m_pages.push_back({Kind::Aids, first, std::min(cells, sheetsInAll - first)});
    }
    const auto extras = static_cast<int>(m_extras.size());
    for (int first = 0; first < extras; first += cells)
        m_pages.push_back({Kind::Extras, first, std::min(cells, extras - first)});
    if (m_course)
        for (int page = 0; page < m_course->count(); ++page)
            m_pages.push_back({Kind::Course, page, 1});
    if (m_review)
        for (int page = 0; page < m_review->count(); ++page)
            m_pages.push_back({Kind::Review, page, 1});
}

void Printout::paint(QPainter &painter, int page, QStringList *cut) const
{
    PaperPainter quill(painter, m_printSymbols, m_translations, m_setup.style, cut);
    const Page &wanted = m_pages[static_cast<std::size_t>(page)];
    switch (wanted.kind) {
    case Kind::Sheets:
        paintCuts(quill);
        paintSheets(painter, wanted, cut);
        break;
    case Kind::Aids:
        paintAids(painter, wanted, cut);
        break;
    case Kind::Extras:
        paintCuts(quill);
        paintExtras(quill, wanted);
        break;
    case Kind::Course:
        m_course->paint(quill, wanted.first);
        break;
    case Kind::Review:
        m_review->paint(quill, wanted.first);
        break;
    }
}

namespace {

// Draws in the place that a fit gives.
template <class Paint>
void paintFitted(PaperPainter &quill, const Fit &fit, Paint paint)
{
    QPainter &painter = quill.painter();
    painter.save();
    painter.translate(fit.corner);
    painter.scale(fit.scale, fit.scale);
    paint();
    painter.restore();
}

} // namespace

// Deal and seal, in one line where they fit, and on the smallest sheets broken after a hyphen. Capitals have
// no ligatures, which nobody could copy from a PDF.
QStringList Printout::luckLines(const PaperPainter &quill, qreal width) const
{
    const auto fits = [&](const QString &line) { return quill.width(line, luckLettering(width)) <= width; };
    QStringList lines;
    const auto add = [&](const QString &text) {
        lines << QString();
        for (const QString &group : text.split(u'-')) {
            if (!lines.back().isEmpty() && !fits(lines.back() + group + u'-'))
                lines << QString();
            lines.back() += group + u'-';
        }
        lines.back().chop(1);
    };
    if (m_setup.deal && !m_subject.deal.isEmpty())
        add(quill.say([] { return Texts::tr("Deal"); }) + u": "_s + m_subject.deal.toUpper());
    if (m_setup.deal && !m_subject.seal.isEmpty())
        add(quill.say([] { return Texts::tr("Seal"); }) + u": "_s + m_subject.seal);
    const QString whole = lines.join(QString(4, u' '));
    return lines.size() == 2 && fits(whole) ? QStringList{whole} : lines;
}

void Printout::paintSheets(QPainter &painter, const Page &page, QStringList *cut) const
{
    const PageCells cells(m_setup);
    const Entries entries = this->entries();
    for (int i = 0; i < page.count; ++i) {
        const SheetStyle style = styleOf(page.first + i);
        PaperPainter quill(painter, m_printSymbols, m_translations, style, cut);
        QRectF place = cells.place(i);
        const Lettering lettering = luckLettering(place.width());
        const qreal lineHeight = quill.lineHeight(lettering);
        const QStringList lines = luckLines(quill, place.width());
        QRectF luck(place.left(), place.bottom() - lineHeight * static_cast<qreal>(lines.size()),
                    place.width(), lineHeight);
        if (!lines.isEmpty())
            place.setBottom(luck.top() - lineHeight / 2);
        for (const QString &line : lines) {
            quill.write(luck, line, lettering);
            luck.translate(0, lineHeight);
        }
        const Fit fit = Fit::best(m_sheet.forms(m_subject.setup), place, m_setup.style.large);
        paintFitted(quill, fit, [&] { m_sheet.paint(quill, fit.form, entries, seatsOf(page.first + i)); });
    }
}

void Printout::paintAids(QPainter &painter, const Page &page, QStringList *cut) const
{
    const PageCells cells(m_setup);
    Entries head;
    head.title = m_subject.title;
    for (int i = 0; i < page.count; ++i) {
        const SheetStyle style = styleOf(page.first + i);
        PaperPainter quill(painter, m_printSymbols, m_translations, style, cut);
        const QRectF cell = cells.place(cells.behind(i));
        const bool wide = cell.width() > cell.height();
        // On a large page it is read from as near as on a small one.
        const qreal most = m_setup.style.large ? 1.3 : 0.9;
        Fit fit = Fit::of({wide ? QSizeF(150, 100) : QSizeF(100, 140), true}, cell);
        if (fit.scale > most)
            fit = Fit::of({cell.size() / most, true}, cell);
        paintFitted(quill, fit, [&] {
            const QRectF whole(QPointF(), fit.form.size);
            QRectF place = paintAidHead(quill, whole, m_subject.title).adjusted(0, 3, 0, 0);
            Lettering lettering{5.4};
            while (lettering.size > 2.4
                   && paintAid(quill, place, m_sheet, m_subject.setup, lettering, true) > place.height())
                lettering.size -= 0.1;
            paintAid(quill, place, m_sheet, m_subject.setup, lettering);
        });
    }
}

void Printout::paintExtras(PaperPainter &quill, const Page &page) const
{
    const PageCells cells(m_setup);
    for (int i = 0; i < page.count; ++i) {
        const int number = page.first + i;
        const Extra &extra = m_extras[static_cast<std::size_t>(number)];
        const Fit fit = Fit::of({extra.size}, cells.place(i));
        paintFitted(quill, fit, [&] { extra.paint(quill, fit.form.size); });
    }
}

void Printout::paintCuts(PaperPainter &quill) const
{
    const PageCells cells(m_setup);
    const QRectF reach =
        QRectF(QPointF(), cells.page).adjusted(unprintable, unprintable, -unprintable, -unprintable);
    for (int row = 1; row < cells.rows; ++row) {
        const qreal y = cells.page.height() * row / cells.rows;
        quill.dashes({reach.left() + 9, y}, {reach.right(), y});
        quill.path(scissors({reach.left() + 1, y}), Weight::Hair);
    }
    for (int column = 1; column < cells.columns; ++column) {
        const qreal x = cells.page.width() * column / cells.columns;
        quill.dashes({x, reach.top()}, {x, reach.bottom()});
    }
}

} // namespace medici
