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

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void arrange();

    int m_least;
    QBoxLayout *m_parts;
};

} // namespace medici::desktop
