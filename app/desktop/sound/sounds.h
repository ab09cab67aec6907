#pragma once

#include "app/desktop/sound/loudspeaker.h"
#include "app/desktop/sound/synthesis.h"
#include "app/desktop/table/tablecontroller.h"

#include <QObject>

#include <functional>
#include <map>
#include <utility>

namespace medici::desktop {

class Settings;

// Lets the table be heard: what happens on it, that it is a person's turn, and the end.
class Sounds : public QObject {
    Q_OBJECT

public:
    using Player = std::function<void(const QByteArray &wave)>;

    Sounds(TableController &table, Settings &settings, QObject *parent = nullptr);

    // Through something else than the loudspeaker.
    void setPlayer(Player player) { m_player = std::move(player); }
    void play(Sound sound);

signals:
    void played(medici::desktop::Sound sound);

private:
    void moved(const Session::Change &change);
    void follow();

    TableController &m_table;
    Settings &m_settings;
    Loudspeaker m_loudspeaker;
    Player m_player;
    std::map<std::pair<Sound, int>, QByteArray> m_waves; // by volume
    Awaiting m_before = Awaiting::Nothing;
    Seat m_person = nobody; // whose turn was heard last
    bool m_played = false;  // something, since the game was put on the table
};

} // namespace medici::desktop
