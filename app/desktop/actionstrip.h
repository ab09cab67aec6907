#pragma once

#include <QWidget>

class QHBoxLayout;

namespace medici::desktop {

// The strip below: on the left what to do, on the right the buttons, the main one last.
class ActionStrip : public QWidget {
    Q_OBJECT

public:
    explicit ActionStrip(QWidget *parent = nullptr);

    void setWords(QWidget *words);
    void addButton(QWidget *button);

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void space();

    QHBoxLayout *m_row;
};

} // namespace medici::desktop
