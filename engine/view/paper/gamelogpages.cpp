#include "engine/view/paper/gamelogpages.h"

#include "engine/rules/ranges.h"
#include "engine/view/paper/marks.h"
#include "engine/view/steps.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"

#include <QImage>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace medici {

namespace {

constexpr qreal margin = 12;
constexpr qreal gutter = 7;

} // namespace

GameLogPages::GameLogPages(const Variant &variant, const Entries &entries, const PageSetup &setup,
                           const PrintSymbols &printSymbols, const Translations &translations)
    : m_setup(setup), m_entries(entries)
{
    const QString &language = setup.style.languages.front();
    m_title = nameIn(language, entries.title);
    translations.in(language, [&] {
        tell(variant);
        judge(*variant.view());
    });
    if (!setup.history)
        return;
    QImage nothing(1, 1, QImage::Format_ARGB32);
    QPainter painter(&nothing);
    PaperPainter quill(painter, printSymbols, translations, setup.style);
    setLines(quill);
}

void GameLogPages::tell(const Variant &variant)
{
    const View &view = *variant.view();
    const std::unique_ptr<Game> game = m_entries.start->clone();
    const auto note = [&](int round) {
        const PerSeat<int> scores = game->scores();
        m_totals.moments.push_back({round, {scores.begin(), scores.begin() + game->seats()}});
    };
    note(game->round());
    Heading last;
    for (const Step &step : stepsOf(variant.words(), *m_entries.start, m_entries.events)) {
        const auto events = m_entries.events.subspan(step.from, step.to - step.from);
        const Heading heading = view.heading(*game, events.front(), m_entries.players);
        if (heading.round != last.round)
            m_lines.push_back({Line::Kind::Round, heading.round});
        if (heading.turn != last.turn && !heading.turn.isEmpty())
            m_lines.push_back({Line::Kind::Turn, heading.turn});
        last = heading;
        m_lines.push_back({Line::Kind::Event, view.describe(*game, events, m_entries.players).sentence});
        const int round = game->round();
        m_totals.rounds.resize(std::max<qsizetype>(m_totals.rounds.size(), round));
        m_totals.rounds[round - 1] = heading.round;
        const PerSeat<int> before = game->scores();
        for (const Event &event : events)
            game->apply(event.code);
        if (events.front().actor != chance || game->scores() != before)
            note(round); // what a round's end brings belongs to that round
    }
    m_totals.simplify();
}

void GameLogPages::judge(const View &view)
{
    const Game &game = *m_entries.game;
    m_heading = view.progress(game);
    if (game.over()) {
        const Result result = view.result(game, m_entries.players);
        m_verdict = result.verdict.plain();
        m_tie = result.tieBreak.plain();
        for (const Result::Row &row : result.rows)
            m_rows.push_back({QString::number(row.place), row.seat, row.remark, QString::number(row.score)});
        return;
    }
    const PerSeat<int> scores = game.scores();
    const PerSeat<int> places = game.places();
    for (int seat = 0; seat < game.seats(); ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        m_rows.push_back(
            {QString::number(places[at]), static_cast<Seat>(seat), {}, QString::number(scores[at])});
    }
    ranges::stable_sort(m_rows, {}, [](const Row &row) { return row.place.toInt(); });
}

QRectF GameLogPages::inside() const
{
    return QRectF(QPointF(), sizeOf(m_setup)).adjusted(margin, margin, -margin, -margin);
}

void GameLogPages::setLines(PaperPainter &quill)
{
    const QRectF page = inside().adjusted(0, 13, 0, 0); // below the head
    const int columns = std::max(1, static_cast<int>((page.width() + gutter) / 82));
    const qreal width = (page.width() - gutter * (columns - 1)) / columns;
    int column = columns;
    qreal y = 0;
    const auto room = [&](const Line &line) {
        switch (line.kind) {
        case Line::Kind::Round:
            return 8.5;
        case Line::Kind::Turn:
            return 5.6;
        case Line::Kind::Event:
            break;
        }
        return quill.height(line.text, width, {2.7}) + 0.7;
    };
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const qreal height = room(m_lines[i]);
        // A heading does not stand alone at the foot of a column.
        qreal needed = height;
        for (std::size_t next = i; m_lines[next].kind != Line::Kind::Event && next + 1 < m_lines.size();)
            needed += room(m_lines[++next]);
        if (column == columns || y + needed > page.bottom()) {
            ++column;
            if (column >= columns) {
                column = 0;
                m_pages.emplace_back();
            }
            y = page.top();
        }
        m_pages.back().push_back({i, QRectF(page.left() + column * (width + gutter), y, width, height)});
        y += height;
    }
}

QRectF GameLogPages::paintHead(PaperPainter &quill) const
{
    Entries head = m_entries;
    head.title = {{u"en"_s, m_title}};
    return paintSheetHead(quill, inside(), head, {}).adjusted(0, 2.5, 0, 0);
}

qreal GameLogPages::paintPlaces(PaperPainter &quill, const QRectF &place) const
{
    const qreal row = 7;
    const qreal width = std::min(place.width(), 120.0);
    qreal y = place.top();
    for (const Row &line : m_rows) {
        const Player &player = m_entries.players[static_cast<std::size_t>(line.seat)];
        const QRectF all(place.left(), y, width, row);
        quill.write(QRectF(all.left(), y, 7, row), line.place + u'.', {3.6, true});
        quill.symbol(Theme::armsIds()[static_cast<std::size_t>(std::clamp(player.arms, 0, 5))],
                     QRectF(all.left() + 8, y + 0.8, 5.4, 5.4));
        const Lettering small{2.7};
        const bool beside = quill.width(line.remark, small) <= 0.4 * width;
        const qreal remark = line.remark.isEmpty() || !beside ? 0 : 0.4 * width;
        quill.writeName(QRectF(all.left() + 16, y, width - 32 - remark, row), player.name, {3.6});
        if (beside)
            quill.write(QRectF(all.right() - 16 - remark, y, remark, row), line.remark, small);
        quill.write(QRectF(all.right() - 16, y, 16, row), line.score,
                    {3.6, true, Qt::AlignRight | Qt::AlignVCenter});
        y += row;
        if (!beside)
            y += quill.writeLines(QRectF(all.left() + 16, y, width - 16, 4 * row), line.remark, small) + 1;
        quill.line({all.left(), y}, {all.right(), y}, Weight::Hair);
    }
    return y;
}

void GameLogPages::paint(PaperPainter &quill, int page) const
{
    QRectF place = paintHead(quill);
    if (m_setup.curve && page == 0) {
        quill.write(QRectF(place.left(), place.top(), place.width(), 8),
                    m_verdict.isEmpty() ? m_heading : m_verdict, {4.4, true});
        place.setTop(place.top() + 9);
        if (!m_tie.isEmpty())
            place.setTop(place.top() + quill.writeLines(place, m_tie, {2.8}) + 1.5);
        place.setTop(paintPlaces(quill, place) + 5);
        if (place.height() > 150)
            place.setHeight(150);
        paintScoreCurve(quill, place, m_totals, m_entries.players);
        return;
    }
    const auto at = static_cast<std::size_t>(page - (m_setup.curve ? 1 : 0));
    for (const Set &set : m_pages[at]) {
        const Line &line = m_lines[set.line];
        switch (line.kind) {
        case Line::Kind::Round:
            quill.write(set.place, line.text.plain(), {4.6, false, Qt::AlignLeft | Qt::AlignVCenter, true});
            break;
        case Line::Kind::Turn:
            quill.write(set.place, line.text.plain(), {2.8, true});
            break;
        case Line::Kind::Event:
            quill.writeLines(set.place, line.text, {2.7});
            break;
        }
    }
}

} // namespace medici
