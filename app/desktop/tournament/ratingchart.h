#pragma once

#include "app/contests/rating.h"

#include <QWidget>

#include <vector>

namespace medici::desktop {

// Ratings on one scale, each with the interval in which it is with 95 % certainty.
class RatingChart : public QWidget {
    Q_OBJECT

public:
    struct Bar {
        QString name;
        Interval rating;
    };

    explicit RatingChart(QWidget *parent = nullptr);

    void show(const std::vector<Bar> &bars);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    int rowHeight() const;

    std::vector<Bar> m_bars;
};

} // namespace medici::desktop
