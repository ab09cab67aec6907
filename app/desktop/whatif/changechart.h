#pragma once

#include "app/contests/changewords.h"

#include <QWidget>

namespace medici::desktop {

// Each figure by both sets of rules, with the interval in which it is with 95 % certainty: before hollow,
// after full; figures that belong together on one scale.
class ChangeChart : public QWidget {
    Q_OBJECT

public:
    struct Row {
        QString name;
        RuleFigure figure;
    };

    explicit ChangeChart(QWidget *parent = nullptr);

    void show(const std::vector<Row> &rows);
    const std::vector<Row> &rows() const { return m_rows; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    int rowHeight() const;
    int namesWidth() const;
    void paintKey(QPainter &painter) const;
    void paintRow(QPainter &painter, const Row &row, const QRectF &place) const;
    void paintFigure(QPainter &painter, const QRectF &scale, const RuleFigure &figure, RuleTrial::Rules rules,
                     double y) const;

    std::vector<Row> m_rows;
};

} // namespace medici::desktop
