#pragma once

#include "engine/rules/session.h"
#include "engine/view/frame.h"
#include "engine/view/region.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

#include <deque>
#include <memory>
#include <optional>
#include <vector>

namespace medici::desktop {

class MoveSelection;
class Appearance;
class TableController;

// The board of any variant: it paints what the view says, and turns pointer, keys and screen readers
// into regions.
class BoardWidget : public QWidget {
    Q_OBJECT

public:
    BoardWidget(TableController &table, MoveSelection &choosing, const Appearance &look,
                QWidget *parent = nullptr);
    ~BoardWidget() override;

    const std::vector<Region> &regions() const { return m_regions; }
    const MoveSelection &choosing() const { return m_choosing; }
    std::optional<RegionId> focused() const { return m_focus; }
    void setFocused(RegionId id);
    // A thing that rests on a statement of the rules, best one's own.
    std::optional<RegionId> placeOf(const QString &rule) const;
    void activate(RegionId id);
    // What is to be done, as long as nobody asks for a hint.
    void setMarked(std::optional<Code> move);
    bool moving() const { return !m_legs.empty(); }
    // Shows at once what is still moving.
    void finish();
    QString noteOf(RegionId id) const;
    QImage picture(const QSize &size, qreal ratio) const;

signals:
    // What is chosen is also meant: a double click.
    void meant();
    // The keyboard is at something that stands there.
    void focusMoved(const QRect &place);
    // What can be done with what stands there; nothing: with the board.
    void menuWanted(std::optional<medici::RegionId> region, const QPoint &at);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool event(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool focusNextPrevChild(bool next) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    // One movement: from a state to the next.
    struct AnimationStep {
        std::unique_ptr<Game> before;
        std::unique_ptr<Game> after;
        std::vector<Event> events;
        std::chrono::milliseconds length;
    };

    void gamePlaced();
    void moved(const Session::Change &change);
    void looked();
    std::deque<AnimationStep> legs(std::size_t from, std::size_t to) const;
    void advance();
    void startLeg();
    void relayout();
    Canvas canvas(const QSizeF &size) const;
    Frame frame(const QSizeF &size) const;
    Seat perspective() const;
    const Game &shown() const;
    void rememberLast(std::size_t cursor);
    void moveFocus(std::optional<RegionId> id);
    std::vector<RegionId> tabOrder() const;
    std::vector<RegionId> numbered() const;
    void paintNumbers(QPainter &painter) const;

    TableController &m_table;
    MoveSelection &m_choosing;
    const Appearance &m_appearance;
    std::vector<Region> m_regions;
    std::deque<AnimationStep> m_legs;
    QElapsedTimer m_legClock;
    QTimer m_ticker;
    QString m_game;                     // whose table is shown, by its id
    std::size_t m_cursor = 0;           // up to where
    std::unique_ptr<Game> m_beforeLast; // what was just done stays marked
    std::vector<Event> m_last;
    std::optional<Code> m_marked;
    std::optional<RegionId> m_focus;
    std::optional<RegionId> m_hover;
    std::optional<RegionId> m_pressed;
    std::optional<RegionId> m_dragged;
    QPointF m_pressedAt;
    QPointF m_pointer;
    Seat m_perspective = 0;
    std::optional<Seat> m_chosenPerspective;
};

} // namespace medici::desktop
