#pragma once

#include <QAbstractButton>

namespace medici::desktop {

class Appearance;

// A coat of arms that changes to the next one when pressed.
class ShieldButton : public QAbstractButton {
    Q_OBJECT

public:
    explicit ShieldButton(const Appearance &look, QWidget *parent = nullptr);

    int arms() const { return m_arms; }
    void setArms(int arms);
    void retranslate();
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Appearance &m_appearance;
    int m_arms = 0;
};

} // namespace medici::desktop
