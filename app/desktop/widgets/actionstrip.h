#pragma once

#include <QWidget>

class QBoxLayout;

namespace medici::desktop {

// The strip below: on the left what to do, on the right the buttons, the main one last. Where the buttons
// leave the words no room these stand above.
class ActionStrip : public QWidget {
    Q_OBJECT

public:
    explicit ActionStrip(QWidget *parent = nullptr);

    void setWords(QWidget *words);
    // With less room beside the buttons the words stand above them.
    void setLeastWords(int width) { m_leastWords = width; }
    void addButton(QWidget *button);
    void removeButton(QWidget *button);

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    int m_leastWords = 180; // with text of the usual size
    void space();
    void arrange();

    QBoxLayout *m_whole;
    QBoxLayout *m_row; // of the buttons
};

} // namespace medici::desktop
