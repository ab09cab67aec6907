#pragma once

#include <QWidget>

namespace medici::desktop {

class GameInProgress;
struct AppServices;

// A small picture of where a game stands.
class Thumbnail : public QWidget {
    Q_OBJECT

public:
    explicit Thumbnail(AppServices &services, QWidget *parent = nullptr);

    void show(const GameInProgress *current);

    QSize sizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    AppServices &m_services;
    const GameInProgress *m_current = nullptr;
};

} // namespace medici::desktop
