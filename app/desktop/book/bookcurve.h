#pragma once

#include "app/desktop/book/book.h"

#include <QWidget>

namespace medici::desktop {

// The scores of a person's games one after the other, the won ones full, and the mean of the last ten.
class BookCurve : public QWidget {
    Q_OBJECT

public:
    explicit BookCurve(QWidget *parent = nullptr);

    void show(const std::vector<BookGame> &course);

    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QPointF pointOf(const QRectF &area, std::size_t game, double score) const;

    std::vector<BookGame> m_course;
    std::vector<double> m_means; // of the ten games up to each
    double m_least = 0;
    double m_most = 0;
};

} // namespace medici::desktop
