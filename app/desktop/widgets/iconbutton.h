#pragma once

#include <QAbstractButton>

class QAction;

namespace medici::desktop {

class Appearance;

// A small button with a sign alone, for an action; its word and key are in the tooltip.
class IconButton : public QAbstractButton {
    Q_OBJECT

public:
    // `checkedSign` is shown while the action is checked.
    IconButton(QAction *action, QString sign, QString checkedSign, const Appearance &look,
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
    const Appearance &m_appearance;
};

} // namespace medici::desktop
