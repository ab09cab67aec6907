#pragma once

#include <QPushButton>

namespace medici::desktop {

// A button that shows the key that presses it.
class KeyButton : public QPushButton {
    Q_OBJECT

public:
    explicit KeyButton(QWidget *parent = nullptr, bool main = false);

    // Keeps the key, which an abstract button forgets with every new text.
    void setText(const QString &text);
    void setKey(const QKeySequence &key);
    // Only shown: what presses it is decided elsewhere, such as Enter for the main button.
    void showKey(const QKeySequence &key);
    const QKeySequence &key() const { return m_key; }
    void setMain(bool main);
    // Without its key, where there is no room for all.
    void setCompact(bool compact);
    QSize wholeSize() const; // with it

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    int capWidth() const;

    QKeySequence m_key;
    bool m_compact = false;
};

// How a key is called on its cap: 'Enter', 'Esc', in the person's language.
QString capOf(const QKeySequence &key);

} // namespace medici::desktop
