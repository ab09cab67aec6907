#include "app/cli/recorder.h"

#include "app/cli/latin.h"
#include <QCoreApplication>

namespace medici::cli {

bool Recorder::write(QIODevice &device, const PlayedGame &game) const
{
    const QByteArray text = textOf({headerOf(game.number), game.log}, *m_contest.variant, m_annotated);
    return device.write(text) == text.size();
}

Header Recorder::headerOf(int game) const
{
    Header header;
    header.variant = m_variant;
    for (int seat = 0; seat < m_contest.seats(); ++seat) {
        const int player = m_contest.playerAt(game, seat);
        const Level level = m_contest.players[static_cast<std::size_t>(player)];
        header.players.push_back({m_players[player], false, latin(nameOf(level))});
    }
    header.setup = m_contest.setup;
    header.luck = m_contest.luckOf(game);
    header.app = QCoreApplication::applicationVersion();
    return header;
}

} // namespace medici::cli
