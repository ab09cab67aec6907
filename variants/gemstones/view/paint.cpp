#include "variants/gemstones/view/view.h"

#include "engine/rules/ranges.h"
#include "variants/gemstones/view/board.h"
#include "variants/gemstones/view/eventtext.h"
#include "variants/gemstones/view/faces.h"
#include "variants/gemstones/view/scene.h"
#include "variants/gemstones/view/sheetpanels.h"
#include "variants/gemstones/view/surroundingpanels.h"

#include <algorithm>

namespace medici::gemstones {

namespace {

// What a pair would come to: 'citrine 23 → 27'.
QString outcomeOf(const State &state, Pair pair)
{
    const Gem gem = state.gemOf(pair);
    if (setsAside(state, pair))
        return Text::tr("set aside");
    const int sum = state.sheet(state.mover)[gem].sum();
    return Text::tr("%1 %2 → %3", "a gem and its sums")
        .arg(nameOf(gem))
        .arg(sum)
        .arg(sum + state.numberOf(pair));
}

class RollPainter {
public:
    RollPainter(BoardPainter &pencil, const Board &board, const Scene &scene, const Frame &frame)
        : m_pencil(pencil), m_board(board), m_scene(scene), m_state(scene.state), m_frame(frame)
    {}

    void paint()
    {
        paintPanel(m_pencil, m_board.roll);
        paintTitle();
        for (int die = 0; die < dice; ++die)
            paintDieAt(die);
        const QRectF &first = m_board.boxes.front();
        const qreal x = first.left() - m_pencil(18);
        m_pencil.line({x, m_board.roll.top() + m_pencil(14)}, {x, m_board.roll.bottom() - m_pencil(14)},
                      Role::Line);
        paintRight();
    }

    void paintMoving()
    {
        if (m_scene.flying) {
            const Gem gem = m_state.gemOf(*m_scene.flying);
            const Column &column = m_state.sheet(m_scene.mover)[gem];
            const QRectF cell = m_board.cell(m_scene.mover, static_cast<std::size_t>(gem), column.filled);
            fly(m_scene.flying->gem, cell, -0.5);
            fly(m_scene.flying->number + diceOfAKind, cell, 0.5);
        }
        if (m_frame.dragged && *m_frame.dragged < dice) {
            QRectF place = m_board.dicePlaces[*m_frame.dragged];
            place.moveCenter(m_frame.pointer);
            paintFace(*m_frame.dragged, place, {});
        }
    }

private:
    void paintTitle()
    {
        const Players &players = m_frame.canvas.players;
        const QString title = m_state.phase == Phase::Over ? Text::tr("End of the game")
            : m_state.phase == Phase::DrawingFirst         ? Text::tr("Who begins?")
            : m_state.real(m_state.active)
            ? Text::tr("%1's roll").arg(nameOf(m_state.active, players))
            : Text::tr("Fictional turn"); // its number stands below; the serif has no figures
        m_pencil.writeTitle(m_board.rollTitle, title, 22, 14);
        m_pencil.writeLines(m_board.rollWords, rollWords(),
                            {noteSize, false, Role::Muted, Qt::AlignLeft | Qt::AlignTop}, true);
    }

    QString rollWords() const
    {
        switch (m_state.phase) {
        case Phase::Offered:
            return Text::tr("Three or more alike may be rolled again: all or some.");
        case Phase::Pairing:
            return Text::tr("Three pairs, one gem and one number each.");
        case Phase::Following:
            return Text::tr("%1: one pair of what is left.")
                .arg(nameOf(m_state.mover, m_frame.canvas.players));
        case Phase::DrawingFirst:
        case Phase::Rolling:
        case Phase::Over:
            break;
        }
        return {};
    }

    void paintFace(int die, const QRectF &place, const Highlight &look)
    {
        const int side = m_scene.side(die);
        if (die < diceOfAKind)
            paintDie(m_pencil, place, faceOf(static_cast<Gem>(side)), look);
        else
            paintDie(m_pencil, place, faceOf(side + 1), look);
    }

    void paintDieAt(int die)
    {
        const RegionId id = region::die(die);
        const QRectF &place = m_board.dicePlaces[static_cast<std::size_t>(die)];
        if (!contains(m_scene.onTable(), die)) {
            if (contains(m_state.turnDice(), die) || m_state.phase == Phase::DrawingFirst)
                paintBlankDie(m_pencil, place);
            return;
        }
        const bool flies = m_scene.flying && contains(m_scene.flying->set(), die);
        const bool leaves = flies && m_state.phase == Phase::Pairing;
        if (leaves || m_frame.dragged == id) {
            paintBlankDie(m_pencil, place);
            return;
        }
        Highlight look = highlightOf(m_frame, id);
        const bool still = !m_scene.flying && !m_scene.rolling;
        look.open = look.open && still;
        look.chosen = look.chosen && still;
        look.hint = still && m_frame.hint && hinted(*m_frame.hint, die);
        look.disabled = !m_scene.rolling && !contains(m_state.left, die);
        paintFace(die, place, look);
    }

    static bool hinted(Code code, int die)
    {
        return contains(code < firstPair ? code : pairOf(code).set(), die);
    }

    void fly(int die, const QRectF &cell, qreal side)
    {
        const QRectF &from = m_board.dicePlaces[static_cast<std::size_t>(die)];
        const qreal size = std::min(cell.height(), 0.5 * cell.width());
        const QPointF target = cell.center() + QPointF(side * size, 0);
        const qreal width = from.width() + (size - from.width()) * m_scene.way;
        const QPointF centre = from.center() + (target - from.center()) * m_scene.way;
        paintFace(die, QRectF(centre - QPointF(width / 2, width / 2), QSizeF(width, width)), {});
    }

    // The pairs of this turn, or the words that stand in their place.
    void paintRight()
    {
        if (m_state.phase == Phase::Pairing) {
            for (int pair = 0; pair < pairsATurn; ++pair)
                paintBox(pair);
            paintRest();
        } else if (m_state.phase == Phase::Following) {
            paintFollower();
        } else {
            paintWords();
        }
    }

    void paintBox(int number)
    {
        const QRectF &box = m_board.boxes[static_cast<std::size_t>(number)];
        if (number < m_state.paired) {
            const Pair pair = m_state.pairs[static_cast<std::size_t>(number)];
            paintDone(m_pencil, m_pencil.crisp(box), m_pencil(8));
            paintPair(box, pair, Text::tr("%1: written", "number of a pair").arg(number + 1));
            return;
        }
        if (number > m_state.paired) {
            paintFrame(box, Role::Edge, true);
            writeInBox(box, Text::tr("%1: to come", "number of a pair").arg(number + 1));
            return;
        }
        if (m_scene.flying) {
            paintFrame(box, Role::Accent, false);
            return;
        }
        paintDraft(box, Text::tr("%1: to be chosen", "number of a pair").arg(number + 1));
    }

    // The pair that is being chosen.
    void paintDraft(const QRectF &box, const QString &words)
    {
        const PairDraft chosen = pairIn(m_scene.draft);
        if (!chosen.gemDie && !chosen.numberDie) {
            paintFrame(box, Role::Accent, true);
            writeInBox(box, words);
        } else {
            paintFrame(box, Role::Accent, false);
            if (const auto pair = chosen.pair()) {
                paintPair(box, *pair, outcomeOf(m_state, *pair));
            } else {
                const auto [left, right] = placesIn(box);
                if (chosen.gemDie)
                    paintFace(*chosen.gemDie, left, {});
                else
                    paintBlankDie(m_pencil, left);
                if (chosen.numberDie)
                    paintFace(*chosen.numberDie, right, {});
                else
                    paintBlankDie(m_pencil, right);
            }
        }
        if (m_frame.dragged)
            paintTarget(m_pencil, box, m_pencil(8));
        for (int pair = 0; pair < pairsATurn; ++pair)
            if (m_frame.focus == region::box(pair) && box == m_board.boxes[static_cast<std::size_t>(pair)])
                paintFocus(m_pencil, box, m_pencil(6));
    }

    void paintFrame(const QRectF &box, Role role, bool dashed)
    {
        QPainter &painter = m_pencil.painter();
        QPen pen(m_pencil.color(role), std::max(1.5, m_pencil(dashed ? 1.5 : 2)));
        if (dashed) {
            pen.setCapStyle(Qt::FlatCap);
            pen.setDashPattern({3, 2});
        }
        painter.setPen(pen);
        painter.setBrush(dashed ? QBrush(Qt::NoBrush) : QBrush(m_pencil.color(Role::Raised)));
        painter.drawRoundedRect(m_pencil.crisp(box).adjusted(1, 1, -1, -1), m_pencil(8), m_pencil(8));
        painter.setBrush(Qt::NoBrush);
    }

    void writeInBox(const QRectF &box, const QString &words)
    {
        m_pencil.writeLines(box.adjusted(m_pencil(6), 0, -m_pencil(6), 0), words,
                            {noteSize, false, Role::Muted, Qt::AlignCenter}, true);
    }

    std::pair<QRectF, QRectF> placesIn(const QRectF &box) const
    {
        const qreal side = std::min(m_pencil(42), 0.36 * box.width());
        const qreal words = m_pencil(6) + 1.5 * m_pencil.lineHeight({noteSize, true});
        const qreal top = box.top() + std::max(m_pencil(10), (box.height() - side - words) / 2);
        const qreal middle = box.center().x();
        return {QRectF(middle - side - m_pencil(4), top, side, side),
                QRectF(middle + m_pencil(4), top, side, side)};
    }

    void paintPair(const QRectF &box, Pair pair, const QString &words)
    {
        const auto [left, right] = placesIn(box);
        paintFace(pair.gem, left, {});
        paintFace(pair.number + diceOfAKind, right, {});
        m_pencil.writeLines(QRectF(box.left() + m_pencil(4), left.bottom() + m_pencil(6),
                                   box.width() - m_pencil(8), box.bottom() - left.bottom() - m_pencil(8)),
                            words, {noteSize, true, Role::Ink, Qt::AlignHCenter | Qt::AlignVCenter}, true);
    }

    // What the others will choose from, as things stand.
    void paintRest()
    {
        if (m_state.solo() || m_scene.flying)
            return;
        DiceSet left = m_state.left;
        if (const auto pair = pairIn(m_scene.draft).pair())
            left = static_cast<DiceSet>(left & ~pair->set());
        std::vector<Sentence> faces;
        forEachIn(left & gemDice, [&](int die) { faces.push_back(wordsOf(m_state.gem(die))); });
        Sentence words = Sentence::joined(faces, QStringLiteral(" "));
        QStringList numbers;
        forEachIn(left & numberDice, [&](int die) { numbers << QString::number(m_state.number(die)); });
        words = Sentence::joined({words, Sentence::strong(numbers.join(QStringLiteral(" ")))},
                                 QStringLiteral("  "));
        const TextStyle style{bodySize, false, Role::Muted};
        const bool last = std::popcount(left & unsigned{gemDice}) == 2;
        m_pencil.writeFittingSentence(
            m_board.rest,
            {Sentence::arranged(
                 last ? Text::tr("Left for the others: %1") : Text::tr("Still on the table: %1"), {words}),
             words, Sentence()},
            style);
    }

    void paintFollower()
    {
        const QRectF &box = m_board.boxes.front();
        if (m_scene.flying)
            paintFrame(box, Role::Accent, false);
        else
            paintDraft(box, Text::tr("one pair of what is left"));
        const QRectF beside(m_board.boxes[1].left(), box.top(),
                            m_board.boxes[2].right() - m_board.boxes[1].left(), box.height());
        std::vector<Sentence> others;
        for (Seat seat = seatAfter(m_state.mover); seat != m_state.active; seat = seatAfter(seat))
            if (m_state.real(seat))
                others.push_back(strongNameOf(seat, m_frame.canvas.players));
        const TextStyle style{bodySize, false, Role::Muted, Qt::AlignLeft | Qt::AlignVCenter};
        const QString words = m_state.solo() ? Text::tr("Write one of these gems with one of the numbers.")
            : m_state.real(m_state.active)
            ? Text::tr("Everybody else writes one pair of these dice. Everybody uses the same dice.")
            : Text::tr("Everybody writes one pair of these dice. Everybody uses the same dice.");
        m_pencil.writeLines(beside, words, style, true);
        if (!others.empty())
            m_pencil.writeFittingSentence(
                m_board.rest,
                {Sentence::arranged(Text::tr("Then: %1"), {Sentence::listed(others)}), Sentence()}, style);
    }

    void paintWords()
    {
        QRectF place = m_board.boxes.front();
        place.setRight(m_board.boxes.back().right());
        const TextStyle style{bodySize, false, Role::Muted, Qt::AlignLeft | Qt::AlignVCenter};
        QString words;
        if (m_state.phase == Phase::Offered)
            words = Text::tr("Choose dice with a gold ring to roll them again, or keep the roll. After a "
                             "re-roll the same goes for any three or more alike.");
        else if (m_state.phase == Phase::Over)
            words = m_state.winner == nobody
                ? Text::tr("Somebody has %n numbers in every column, and the round is over: the final "
                           "scoring decides.",
                           nullptr, m_state.limits().enough)
                : Text::tr("The columns of %1 were sorted at the end of two turns in a row.")
                      .arg(nameOf(m_state.winner, m_frame.canvas.players));
        m_pencil.writeLines(place, words, style, true);
    }

    BoardPainter &m_pencil;
    const Board &m_board;
    const Scene &m_scene;
    const State &m_state;
    const Frame &m_frame;
};

} // namespace

void Looks::paint(QPainter &painter, const Frame &frame)
{
    const Scene scene(frame);
    const Board board(scene.state, frame.canvas);
    BoardPainter pencil(painter, *frame.canvas.theme, board.scale, frame.elided);
    RollPainter roll(pencil, board, scene, frame);
    roll.paint();
    for (const SheetPlace &sheet : board.sheets)
        paintSheet(pencil, sheet, scene, frame);
    paintFictional(pencil, board, scene.state, frame);
    if (scene.state.solo())
        paintEvaluation(pencil, board.evaluation, scene.state, frame);
    roll.paintMoving();
}

} // namespace medici::gemstones
