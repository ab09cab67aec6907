#include "variants/auction/view/marketpanel.h"

#include "engine/rules/ranges.h"
#include "variants/auction/rules/prizes.h"
#include "variants/auction/view/eventtext.h"
#include "variants/auction/view/pieces.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace medici::auction {

namespace {

const medici::Player &playerAt(const Frame &frame, std::size_t seat)
{
    return frame.canvas.players[seat];
}

void paintMoneySpaces(BoardPainter &pencil, const Board &board)
{
    QPainter &painter = pencil.painter();
    const QColor line = pencil.color(Role::Line);
    for (std::size_t i = 0; i < board.money.size(); ++i) {
        const QRectF at = pencil.crisp(board.money[i]);
        painter.setPen(QPen(line, 1));
        painter.setBrush(i % 10 == 0 ? QBrush(pencil.color(Role::Sunken)) : Qt::NoBrush);
        painter.drawRect(at.adjusted(0.5, 0.5, -0.5, -0.5));
        if (i % 5 == 0)
            pencil.writeFigure(at, QString::number(i), 0.46 * at.height(),
                               pencil.color(i % 10 == 0 ? Role::Ink : Role::Muted));
    }
    painter.setBrush(Qt::NoBrush);
}

void paintPurses(BoardPainter &pencil, const Board &board, const Scene &scene, const Frame &frame)
{
    const std::size_t seats = scene.state.seats;
    QPainter &painter = pencil.painter();
    for (std::size_t seat = 0; seat < seats; ++seat) {
        const auto space = [&](std::size_t of) { return scene.florins[of] % moneySpaces; };
        std::size_t before = 0;
        std::size_t together = 0;
        for (std::size_t other = 0; other < seats; ++other)
            if (space(other) == space(seat)) {
                before += other < seat ? 1 : 0;
                ++together;
            }
        const QRectF place = board.purse(scene.florins[seat], before, together);
        if (scene.florins[seat] >= moneySpaces) { // turned over: a hundred more
            painter.setPen(QPen(pencil.color(Role::Gilt), std::max(1.5, pencil(1.5))));
            painter.setBrush(pencil.color(Role::GiltWash));
            painter.drawEllipse(place.center(), 0.72 * place.width(), 0.72 * place.width());
            painter.setBrush(Qt::NoBrush);
        }
        paintShield(pencil, place, playerAt(frame, seat).arms);
    }
}

void paintSteps(BoardPainter &pencil, const Board &board, const Scene &scene)
{
    QPainter &painter = pencil.painter();
    const QRectF &steps = board.steps;
    for (std::size_t level = 0; level < board.rows.size(); ++level)
        if (scene.state.edition.levelBonus[level] != 0)
            painter.fillRect(pencil.crisp(board.rows[level]), pencil.color(Role::GiltWash));
    for (const QRectF &row : board.rows)
        pencil.line(row.topLeft(), row.topRight(), Role::Line);
    pencil.line(steps.bottomLeft(), steps.bottomRight(), Role::Line);
    for (const TrackPlace &track : board.tracks)
        pencil.line({track.whole.left(), track.whole.top()}, track.whole.bottomLeft(), Role::Line);
    for (std::size_t level = 0; level < board.rows.size(); ++level) {
        const QRectF &row = board.rows[level];
        const QRectF label(row.left() + pencil(6), row.top(),
                           board.tracks[0].whole.left() - row.left() - pencil(8), row.height());
        const TextStyle figure{bodySize, true};
        const QString number = QString::number(level);
        pencil.write(label, number, figure);
        if (scene.state.edition.levelBonus[level] != 0)
            pencil.write(label.adjusted(pencil.width(u"0"_s, figure) + pencil(8), 0, 0, 0),
                         Text::tr("+%1").arg(scene.state.edition.levelBonus[level]), {noteSize + 1});
    }
    for (const TrackPlace &track : board.tracks) {
        pencil.symbol(symbolOf(track.good), track.symbol);
        pencil.writeFitting(track.name, {nameOf(track.good), {}}, track.nameStyle);
        const int unseen = scene.state.unseen.count(track.good);
        pencil.writeFitting(track.unseen, {Text::tr("%n unseen", "cards", unseen), QString::number(unseen)},
                            {noteSize, false, Role::Muted});
    }
}

struct Counter {
    std::size_t seat = 0;
    qreal level = 0;
    bool would = false;
};

void paintCounter(BoardPainter &pencil, const QRectF &place, int arms, bool would)
{
    if (!would) {
        paintShield(pencil, place, arms);
        return;
    }
    QPen pen(pencil.color(Role::Accent), std::max(1.25, pencil(1.25)), Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({3, 2});
    const qreal inset = 0.14 * place.width();
    paintShield(pencil, place.adjusted(inset, inset, -inset, -inset), arms);
    pencil.painter().setPen(pen);
    pencil.painter().drawRoundedRect(place.adjusted(0.5, 0.5, -0.5, -0.5), pencil(3), pencil(3));
}

// Where a counter will stand once what is on board has been counted.
int levelThen(const State &state, Seat seat, Good good)
{
    const Ship &ship = state.ship(seat);
    const auto cards = ranges::count_if(std::span(ship.holds).first(ship.loaded),
                                        [&](Card card) { return card.good() == good; });
    return std::min(state.house(seat).levels[indexOf(good)] + static_cast<int>(cards), topLevel);
}

void paintCounters(BoardPainter &pencil, const Board &board, const Scene &scene, const Frame &frame)
{
    for (std::size_t i = 0; i < board.tracks.size(); ++i) {
        const std::size_t good = indexOf(board.tracks[i].good);
        std::vector<Counter> counters;
        for (std::size_t seat = 0; seat < scene.state.seats; ++seat)
            counters.push_back({seat, scene.levels[seat][good]});
        if (scene.would) {
            const auto mover = static_cast<std::size_t>(scene.mover);
            const int then = levelThen(*scene.would, scene.mover, board.tracks[i].good);
            if (then != scene.state.houses[mover].levels[good])
                counters.push_back({mover, static_cast<qreal>(then), true});
        }
        const qreal height = board.rows[0].height() - pencil(4);
        const qreal width = board.tracks[i].whole.width() - pencil(12);
        for (const Counter &counter : counters) {
            const auto on = [&](const Counter &other) {
                return std::lround(other.level) == std::lround(counter.level);
            };
            const auto of = static_cast<std::size_t>(ranges::count_if(counters, on));
            const auto place = static_cast<std::size_t>(
                std::count_if(counters.begin(), counters.begin() + (&counter - counters.data()), on));
            const qreal size = std::min({height, width / static_cast<qreal>(of) - 1, pencil(25)});
            const QPointF centre = board.counter(i, counter.level, place, of, size);
            paintCounter(pencil, QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size),
                         playerAt(frame, counter.seat).arms, counter.would);
        }
    }
}

} // namespace

void paintMarket(BoardPainter &pencil, const Board &board, const Scene &scene, const Frame &frame)
{
    paintPanel(pencil, board.market);
    paintMoneySpaces(pencil, board);
    paintSteps(pencil, board, scene);
    paintCrest(pencil, board.crest, scene.state.day + 1, scene.scored);
    paintCounters(pencil, board, scene, frame);
    paintPurses(pencil, board, scene, frame);
    if (!frame.focus)
        return;
    const RegionId id = *frame.focus;
    if (id == region::crest)
        paintFocus(pencil, board.crest, pencil(4));
    if (id == region::money)
        paintFocusWithin(pencil, board.market, 8, 4);
    for (const auto &track : board.tracks)
        if (id == region::good(indexOf(track.good)))
            paintFocusWithin(pencil, track.whole, 8, 4);
}

} // namespace medici::auction
