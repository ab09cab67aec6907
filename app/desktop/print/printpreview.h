#pragma once

#include <QWidget>

namespace medici {
class Printout;
}

namespace medici::desktop {

// A page as it will come out, drawn by the painter that prints it. Wheel and page keys turn the pages.
class PrintPreview : public QWidget {
    Q_OBJECT

public:
    explicit PrintPreview(QWidget *parent = nullptr);

    // Null for nothing. The printout must stay until another is shown.
    void show(const Printout *printout);
    int page() const { return m_page; }
    void turn(int by);

    QSize minimumSizeHint() const override;

signals:
    void turned();

protected:
    void paintEvent(QPaintEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    const Printout *m_printout = nullptr;
    int m_page = 0;
};

} // namespace medici::desktop
