#pragma once

#include <QAbstractButton>

namespace medici::desktop {

// The number of a statement of the rules, which opens the rules there: 'Why?'
class RuleLink : public QAbstractButton {
    Q_OBJECT

public:
    explicit RuleLink(const QString &rule, QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace medici::desktop
