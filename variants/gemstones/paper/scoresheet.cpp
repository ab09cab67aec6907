#include "engine/view/paper/scoresheet.h"

#include "engine/view/paper/marks.h"
#include "variants/gemstones/rules/evaluation.h"
#include "variants/gemstones/view/eventtext.h"
#include "variants/gemstones/view/view.h"

#include <algorithm>
#include <array>
#include <optional>

namespace medici::gemstones {

namespace {

constexpr qreal gapOnPaper = 3;
constexpr qreal aidLetters = 2.9;
constexpr int announcementBoxes = 3;

constexpr PerGem<const char *> colourNames{
    QT_TRANSLATE_NOOP("gemstones", "brown"),  QT_TRANSLATE_NOOP("gemstones", "red"),
    QT_TRANSLATE_NOOP("gemstones", "green"),  QT_TRANSLATE_NOOP("gemstones", "blue"),
    QT_TRANSLATE_NOOP("gemstones", "yellow"), QT_TRANSLATE_NOOP("gemstones", "white"),
};

class PrintedSheet {
public:
    PrintedSheet(PaperPainter &quill, const ScoreSheet &sheet, const SheetForm &form, const Entries &entries,
                 Seat seat)
        : m_quill(quill), m_sheet(sheet), m_form(form), m_entries(entries), m_seat(seat),
          m_limits(limitsOf(entries.setup))
    {
        if (entries.blank())
            return;
        m_state = stateOf<Rules>(*entries.game);
        follow<Rules>(entries, [&](const State &before, const Event &, const State &after) {
            m_announced += after.sheet(seat).announced && !before.sheet(seat).announced;
        });
    }

    void paint()
    {
        const std::array seats{m_seat};
        const QRectF rest = paintSheetHead(m_quill, QRectF(QPointF(), m_form.size), m_entries, seats)
                                .adjusted(0, gapOnPaper, 0, 0);
        const bool wide = m_form.size.width() > m_form.size.height();
        if (m_form.aided && wide) {
            const qreal left = 0.685 * rest.width();
            paintColumns(QRectF(rest.left(), rest.top(), left, rest.height()));
            paintBeside(QRectF(rest.left() + left + 2 * gapOnPaper, rest.top(),
                               rest.width() - left - 2 * gapOnPaper, rest.height()));
            return;
        }
        const qreal foot = std::clamp(0.1 * rest.height(), 8.0, 12.0);
        qreal below = foot + gapOnPaper;
        const FittedAid aid = fitted({rest.width(), 0.34 * rest.height()});
        if (m_form.aided)
            below += aid.height + gapOnPaper;
        paintColumns(rest.adjusted(0, 0, 0, -below));
        const QRectF row(rest.left(), rest.bottom() - below + gapOnPaper, rest.width(), foot);
        paintAnnounced(QRectF(row.left(), row.top(), 0.56 * row.width(), row.height()));
        paintScore(QRectF(row.left() + 0.6 * row.width(), row.top(), 0.4 * row.width(), row.height()));
        if (m_form.aided)
            paintAid(m_quill,
                     QRectF(rest.left(), row.bottom() + gapOnPaper, rest.width(),
                            rest.bottom() - row.bottom() - gapOnPaper),
                     m_sheet, m_entries.setup, aid.lettering);
    }

private:
    FittedAid fitted(QSizeF place) const
    {
        return fitAid(m_quill, place, m_sheet, m_entries.setup, {aidLetters});
    }

    const Sheet *sheet() const { return m_state ? &m_state->sheet(m_seat) : nullptr; }
    bool over() const { return m_state && m_state->phase == Phase::Over; }

    // The aid above, the announcements and the score below it.
    void paintBeside(const QRectF &place)
    {
        const qreal score = std::clamp(0.12 * place.height(), 9.0, 13.0);
        const qreal announced = std::clamp(0.08 * place.height(), 6.0, 8.0);
        const qreal room = place.height() - score - announced - 2 * gapOnPaper;
        const QRectF aid(place.left(), place.top(), place.width(), room);
        const qreal height = paintAid(m_quill, aid, m_sheet, m_entries.setup, fitted(aid.size()).lettering);
        const QRectF boxes(place.left(),
                           std::min(place.top() + height + gapOnPaper, place.top() + room + gapOnPaper),
                           place.width(), announced);
        paintAnnounced(boxes);
        paintScore(
            QRectF(place.left(),
                   std::max(boxes.bottom() + gapOnPaper, place.bottom() - score - 0.1 * place.height()),
                   place.width(), score));
    }

    void paintAnnounced(const QRectF &place)
    {
        const QStringList words = m_quill.sayEach([] { return Text::tr("announced", "sorted, on paper"); });
        const qreal side = std::min(place.height(), 6.0);
        const qreal boxes = announcementBoxes * (side + 1.8);
        const Lettering lettering = m_quill.fitting(words, place.width() - boxes - 2, {3});
        qreal width = 0;
        for (const QString &text : words)
            width = std::max(width, m_quill.width(text, lettering));
        m_quill.writeStack(QRectF(place.left(), place.top(), width + 0.5, place.height()), words, lettering);
        for (int i = 0; i < announcementBoxes; ++i)
            paintPaperBox(m_quill,
                          QRectF(place.left() + width + 2 + i * (side + 1.8), place.center().y() - side / 2,
                                 side, side),
                          i < m_announced ? Mark::Cross : Mark::None);
    }

    void paintScore(const QRectF &place)
    {
        m_quill.frame(place, 1, Weight::Strong);
        const QStringList words = m_quill.sayEach([] { return Text::tr("Score", "on paper"); });
        const QRectF inner = place.adjusted(2.5, 0.5, -2.5, -0.5);
        m_quill.writeStack(
            QRectF(inner.left(), inner.top(), 0.5 * inner.width(), inner.height()), words,
            {std::min(4.6, 0.42 * place.height()), false, Qt::AlignLeft | Qt::AlignVCenter, true});
        const QRectF figure(inner.left() + 0.55 * inner.width(), inner.top(), 0.45 * inner.width(),
                            inner.height());
        m_quill.line({figure.left(), figure.bottom() - 0.18 * place.height()},
                     {figure.right(), figure.bottom() - 0.18 * place.height()}, Weight::Hair);
        if (over())
            m_quill.write(figure, QString::number(scoreOf(*sheet())),
                          {std::min(5.0, 0.5 * place.height()), true, Qt::AlignCenter, false, true});
    }

    void paintColumns(const QRectF &place)
    {
        const QStringList captions{m_quill.say([] { return Text::tr("sum", "of a column, on paper"); }),
                                   m_quill.say([] { return Text::tr("place", "of a column, on paper"); })};
        const Lettering caption = m_quill.fitting(captions, 0.14 * place.width(), {2.9});
        const qreal margin =
            std::max({m_quill.width(captions[0], caption), m_quill.width(captions[1], caption), 4.0}) + 1.5;
        const qreal between = 1.6;
        const qreal pitch = (place.width() - margin + between) / gems;
        const qreal symbol = std::min({9.0, pitch - between - 1, 0.09 * place.height()});
        const qreal words = 7;
        const qreal top = place.top() + symbol + words + 1;
        const qreal boxes = std::clamp(0.062 * place.height(), 4.0, 6.5);
        const qreal bottom = place.bottom() - 2 * (boxes + 1.2);
        const qreal row = (bottom - top) / m_limits.rows;
        for (std::size_t gem = 0; gem < gems; ++gem) {
            const QRectF column(place.left() + margin + pitch * static_cast<qreal>(gem), top, pitch - between,
                                bottom - top);
            m_quill.symbol(symbolOf(static_cast<Gem>(gem)),
                           QRectF(column.center().x() - symbol / 2, place.top(), symbol, symbol));
            paintNames(QRectF(column.left() - between / 2, place.top() + symbol + 0.4, pitch, words), gem);
            paintColumn(column, gem, row);
            paintFoot(QRectF(column.left(), bottom + 1.2, column.width(), boxes), gem);
            paintRank(QRectF(column.left(), bottom + boxes + 2.4, column.width(), boxes), gem);
        }
        const auto side = [&](qreal centre, const QString &text) {
            m_quill.write(QRectF(place.left(), centre - 2.5, margin - 1.5, 5), text,
                          {caption.size, false, Qt::AlignRight | Qt::AlignVCenter});
        };
        side(top + m_limits.sorted * row, QString::number(m_limits.sorted));
        if (m_limits.enough != m_limits.sorted)
            side(top + m_limits.enough * row, QString::number(m_limits.enough));
        side(bottom + 1.2 + boxes / 2, captions[0]);
        side(bottom + 2.4 + 1.5 * boxes, captions[1]);
    }

    void paintNames(const QRectF &place, std::size_t gem)
    {
        const QStringList names = m_quill.sayEach([&] { return nameOf(static_cast<Gem>(gem)); });
        if (m_quill.style().bilingual()) {
            m_quill.writeStack(place, names, {2.7, false, Qt::AlignCenter});
            return;
        }
        const QString colour = m_quill.say([&] { return Text::tr(colourNames[gem]); });
        const qreal half = place.height() / 2;
        m_quill.write(QRectF(place.left(), place.top(), place.width(), half), colour,
                      {3, true, Qt::AlignCenter});
        m_quill.write(QRectF(place.left(), place.top() + half - 0.4, place.width(), half), names.front(),
                      {2.6, false, Qt::AlignCenter});
    }

    void paintColumn(const QRectF &place, std::size_t gem, qreal row)
    {
        m_quill.frame(place, 1);
        for (int line = 1; line < m_limits.rows; ++line) {
            const qreal y = place.top() + line * row;
            const bool thick = line == m_limits.sorted || line == m_limits.enough;
            m_quill.line({place.left(), y}, {place.right(), y}, thick ? Weight::Thick : Weight::Hair);
        }
        if (sheet() == nullptr)
            return;
        const Column &column = sheet()->columns[gem];
        for (int line = 0; line < column.filled; ++line)
            if (const int sum = column.sums[static_cast<std::size_t>(line)];
                sum > 0) // of some only the last is known
                m_quill.write(QRectF(place.left(), place.top() + line * row, place.width(), row),
                              QString::number(sum),
                              {std::min(4.2, 0.72 * row), false, Qt::AlignCenter, false, true});
    }

    void paintFoot(const QRectF &place, std::size_t gem)
    {
        const QString sum = over() ? QString::number(sheet()->columns[gem].sum()) : QString();
        paintPaperBox(m_quill, place, sum);
    }

    void paintRank(const QRectF &place, std::size_t gem)
    {
        const qreal width = std::min(place.width(), 1.5 * place.height());
        const QRectF oval(place.center().x() - width / 2, place.top(), width, place.height());
        m_quill.frame(oval, place.height() / 2.2);
        if (over())
            m_quill.write(oval, QString::number(ranksOf(*sheet())[gem]),
                          {0.66 * place.height(), false, Qt::AlignCenter, false, true});
    }

    PaperPainter &m_quill;
    const ScoreSheet &m_sheet;
    const SheetForm &m_form;
    const Entries &m_entries;
    Seat m_seat;
    RowLimits m_limits;
    std::optional<State> m_state;
    int m_announced = 0;
};

class GemstonesScoreSheet final : public ScoreSheet {
public:
    std::vector<SheetForm> forms(const Setup &) const override
    {
        return {{{190, 128}, true}, {{130, 188}, true}, {{140, 94}}, {{100, 142}}};
    }
    void paint(PaperPainter &quill, const SheetForm &form, const Entries &entries,
               std::span<const Seat> seats) const override
    {
        PrintedSheet(quill, *this, form, entries, seats.front()).paint();
    }
    std::vector<AidLine> aid(const Setup &setup) const override;
};

} // namespace

std::vector<AidLine> GemstonesScoreSheet::aid(const Setup &setup) const
{
    const RowLimits limits = limitsOf(setup);
    return {
        {Text::tr("Writing"),
         Text::tr("Add the number to the sum above it. A column at least %n rows longer than the shortest is "
                  "blocked while another gem on offer can be written.",
                  nullptr, limits.ahead)},
        {Text::tr("Sorted"),
         Text::tr("Sums never fall from left to right, and there are at least %n numbers in every column. "
                  "Announce it at the end of your turn; being sorted again at the end of your next one wins.",
                  nullptr, limits.sorted)},
        {Text::tr("Otherwise"),
         setup.seats == 1
             ? Text::tr("The round with %n numbers in every column is the last. Number the sums 1 to 6 from "
                        "low to high; add up how far each is from its place.",
                        nullptr, limits.enough)
             : Text::tr("The round in which somebody has %n numbers in every column is the last. Number the "
                        "sums 1 to 6 from low to high; add up how far each is from its place. Lowest wins.",
                        nullptr, limits.enough)}};
}

const ScoreSheet *Looks::scoreSheet()
{
    static const GemstonesScoreSheet sheet;
    return &sheet;
}

} // namespace medici::gemstones
