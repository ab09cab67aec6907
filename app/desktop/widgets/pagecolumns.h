#pragma once

#include <QScrollArea>

class QBoxLayout;

namespace medici::desktop {

// Parts of a page side by side; below each other where there is no room, and scrolling where that does not
// fit.
class PageColumns : public QScrollArea {
    Q_OBJECT

public:
    // In a window narrower than `least` they lie below each other even if they would fit.
    explicit PageColumns(int least = 0, QWidget *parent = nullptr);

    void add(QWidget *part, int stretch);
    // Below all of them, where it takes what room they leave, unless that is too little for it.
    void addBelow(QWidget *part);

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void arrange();
    void spare();

    int m_least;
    QBoxLayout *m_whole;
    QBoxLayout *m_parts;
    QWidget *m_below = nullptr;
};

} // namespace medici::desktop
