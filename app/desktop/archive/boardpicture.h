#pragma once

#include <QCache>
#include <QTimer>
#include <QWidget>

namespace medici::desktop {

class GameInProgress;
struct AppServices;

// How the board of a game on the disk lies, painted as on the table but small. Those looked at lately are
// kept in memory.
class BoardPicture : public QWidget {
    Q_OBJECT

public:
    explicit BoardPicture(AppServices &services, QWidget *parent = nullptr);

    // Soon, so that whoever runs through a list need not wait; nothing: none.
    void show(const QString &path);
    // Games may have gone on.
    void forget();
    bool painted() const { return m_kept.contains(m_path); }

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Kept {
        QImage board;
        QString words;
    };

    void take();
    QImage boardOf(const GameInProgress &game) const;

    AppServices &m_services;
    QString m_path;
    QCache<QString, Kept> m_kept;
    QTimer m_taking;
};

} // namespace medici::desktop
