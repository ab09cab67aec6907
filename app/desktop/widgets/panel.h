#pragma once

#include <QFrame>

class QVBoxLayout;

namespace medici::desktop {

class StyledLabel;

// A sheet of paper on the table: what belongs together, with its title.
class Panel : public QFrame {
    Q_OBJECT

public:
    explicit Panel(QWidget *parent = nullptr);

    // Shown once there are words in it.
    void setTitle(const QString &title);
    QVBoxLayout *body() const { return m_body; }
    StyledLabel *title() const { return m_title; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void space();

    StyledLabel *m_title;
    QVBoxLayout *m_body;
};

// A thin line between things.
class Divider : public QWidget {
    Q_OBJECT

public:
    explicit Divider(QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace medici::desktop
