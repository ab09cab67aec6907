#pragma once

#include <QWidget>

namespace medici::desktop {

class Match;
struct Desk;

// A small picture of where a game stands.
class Thumbnail : public QWidget {
    Q_OBJECT

public:
    explicit Thumbnail(Desk &desk, QWidget *parent = nullptr);

    void show(const Match *match);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Desk &m_desk;
    const Match *m_match = nullptr;
};

} // namespace medici::desktop
