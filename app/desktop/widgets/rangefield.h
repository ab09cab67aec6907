#pragma once

#include <QSpinBox>

namespace medici::desktop {

// A figure within limits. Others can be typed as well, but do not stay, and that is said.
class RangeField : public QSpinBox {
    Q_OBJECT

public:
    explicit RangeField(QWidget *parent = nullptr);

    QValidator::State validate(QString &text, int &at) const override;
    void fixup(QString &text) const override;

signals:
    // What was typed, in place of which the value before stands there again.
    void refused(const QString &text) const;
};

} // namespace medici::desktop
