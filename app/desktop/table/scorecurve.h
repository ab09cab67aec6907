#pragma once

#include "engine/view/frame.h"

#include <QWidget>

#include <vector>

namespace medici::desktop {

class Appearance;

// The totals through the game, one line a seat, in the seats' colours and with their shields.
class ScoreCurve : public QWidget {
    Q_OBJECT

public:
    struct Moment {
        int round;
        std::vector<int> totals; // by seat
    };

    explicit ScoreCurve(const Appearance &look, QWidget *parent = nullptr);

    // `rounds` names the rounds below the curve.
    void show(const Players &players, std::vector<Moment> moments, const QStringList &rounds);

    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void paintRounds(QPainter &painter, const QRectF &area) const;
    void paintScale(QPainter &painter, const QRectF &area, int least, int most) const;
    void paintLines(QPainter &painter, const QRectF &area, int least, int most) const;
    double xOf(const QRectF &area, std::size_t moment) const;

    const Appearance &m_appearance;
    Players m_players;
    std::vector<Moment> m_moments;
    QStringList m_rounds;
};

} // namespace medici::desktop
