#pragma once

#include "engine/view/fairness.h"

#include <QWidget>

namespace medici::desktop {

struct AppServices;

// The sides of dice, a row for those that are alike, and how often each came up.
class FallenDiceView : public QWidget {
    Q_OBJECT

public:
    explicit FallenDiceView(AppServices &services, QWidget *parent = nullptr);

    void show(Fairness fairness);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QSize cell() const;

    AppServices &m_services;
    Fairness m_fairness;
};

} // namespace medici::desktop
