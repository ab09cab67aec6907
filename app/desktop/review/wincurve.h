#pragma once

#include "engine/review/judgement.h"
#include "engine/view/players.h"

#include <QWidget>

#include <vector>

namespace medici::desktop {

class Appearance;

// Everybody's chance to win through the game, a line a seat. At each decision it falls from what the best
// move would have left to what was played, which is drawn thick; between them it is luck. Mistakes and
// blunders have a mark.
class WinCurve : public QWidget {
    Q_OBJECT

public:
    explicit WinCurve(const Appearance &look, QWidget *parent = nullptr);

    // In the order of the game.
    void show(const Players &players, std::vector<Judgement> judgements);
    // The decision that is looked at, by its event.
    void choose(std::size_t event);

    QSize minimumSizeHint() const override;

signals:
    void chosen(std::size_t event);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    QRectF area() const;
    QPointF pointOf(const QRectF &area, std::size_t decision, double wins, bool after) const;
    void paintScale(QPainter &painter, const QRectF &area) const;
    void paintSeat(QPainter &painter, const QRectF &area, std::size_t seat) const;
    void paintMarks(QPainter &painter, const QRectF &area) const;

    const Appearance &m_appearance;
    Players m_players;
    std::vector<Judgement> m_judgements;
    std::size_t m_chosen = 0;
};

} // namespace medici::desktop
