#pragma once

#include "engine/view/frame.h"
#include "engine/view/results.h"

#include <QWidget>

#include <vector>

namespace medici::desktop {

class Appearance;

// A small table of figures with a seat to each row; each figure says on demand how it came about.
class FigureTable : public QWidget {
    Q_OBJECT

public:
    explicit FigureTable(const Appearance &look, QWidget *parent = nullptr);

    void show(const Standings &standings, const Players &players);
    // How wide it has to be for all of its columns.
    int wholeWidth() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    std::size_t firstColumn(int width) const;
    bool bare(int width) const;
    int wide() const;
    int namesWidth() const;
    int leastWidth(std::size_t column) const;
    int columnWidth(std::size_t column) const;
    int rowHeight() const;
    QRect cellRect(std::size_t row, std::size_t column) const;
    void speak();
    void fit();

    const Appearance &m_appearance;
    Standings m_standings;
    Players m_players;
};

} // namespace medici::desktop
