#pragma once

#include <QAbstractButton>

namespace medici::desktop {

// A finished game on the first page: what it was and who won; pressed, it opens.
class GameLink : public QAbstractButton {
    Q_OBJECT

public:
    GameLink(const QString &game, const QString &players, const QString &result, QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_players;
    QString m_result;
};

} // namespace medici::desktop
