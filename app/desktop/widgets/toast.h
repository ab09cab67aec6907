#pragma once

#include <QTimer>
#include <QWidget>

namespace medici::desktop {

// Says for a moment, at the bottom of its parent, that something was done; it takes neither focus nor clicks.
class Toast : public QWidget {
    Q_OBJECT

public:
    explicit Toast(QWidget *parent);

    void say(const QString &words);
    const QString &words() const { return m_words; }

protected:
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void place();

    QString m_words;
    QTimer m_until;
};

} // namespace medici::desktop
