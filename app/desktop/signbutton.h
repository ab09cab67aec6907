#pragma once

#include <QAbstractButton>

class QAction;

namespace medici::desktop {

class Look;

// A small button with a sign alone, for an action; its word and key are in the tooltip.
class SignButton : public QAbstractButton {
    Q_OBJECT

public:
    // `checkedSign` is shown while the action is checked.
    SignButton(QAction *action, QString sign, QString checkedSign, const Look &look,
               QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void follow();

    QAction *m_action;
    QString m_sign;
    QString m_checkedSign;
    const Look &m_look;
};

} // namespace medici::desktop
