#pragma once

#include <QWidget>

class QKeyEvent;
class QPushButton;
class QSlider;
class QSpinBox;

namespace medici::desktop {

// An amount between two others: a slider, where there is room, and a figure between two steps. It can be
// typed without going there first; what is typed outside of the two is no amount, and Enter does not make it
// one.
class AmountField : public QWidget {
    Q_OBJECT

public:
    AmountField(int least, int most, QWidget *parent = nullptr);

    int value() const;
    bool acceptable() const;
    void setSliderWidth(int width);    // 0 for none
    void setName(const QString &name); // for those who listen
    // Digits, + and -, wherever they are typed; false for other keys.
    bool type(QKeyEvent *event);

signals:
    // The value, or whether what is typed is one.
    void changed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void follow(int value);

    QSlider *m_slider;
    QPushButton *m_less;
    QSpinBox *m_figure;
    QPushButton *m_more;
};

} // namespace medici::desktop
