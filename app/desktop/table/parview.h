#pragma once

#include "app/desktop/table/parplayer.h"

#include <QWidget>

#ifndef Q_MOC_RUN
#include <optional>
#endif

namespace medici::desktop {

class GameInProgress;
class SentenceLabel;
struct AppServices;

// What strong computer players make of the deal of a game that is over. It is worked out while this is to be
// seen, and no longer.
class ParView : public QWidget {
    Q_OBJECT

public:
    explicit ParView(AppServices &services, QWidget *parent = nullptr);

    // Of the game on the table. It shows nothing if that has no deal.
    void present();
    const std::optional<Par> &par() const { return m_par; }

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void goOn();
    void tell();

    AppServices &m_services;
    QString m_game; // its id
    std::optional<Par> m_par;
    ParPlayer m_player;
    SentenceLabel *m_figures;
    SentenceLabel *m_words;
};

} // namespace medici::desktop
