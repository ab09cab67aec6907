#pragma once

#include <QAbstractButton>

namespace medici::desktop {

class Look;

// A coat of arms that changes to the next one when pressed.
class ShieldButton : public QAbstractButton {
    Q_OBJECT

public:
    explicit ShieldButton(const Look &look, QWidget *parent = nullptr);

    int arms() const { return m_arms; }
    void setArms(int arms);
    void retranslate();
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Look &m_look;
    int m_arms = 0;
};

} // namespace medici::desktop
