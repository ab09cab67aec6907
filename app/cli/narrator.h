#pragma once

#include "app/cli/console.h"
#include "engine/rules/session.h"
#include "engine/view/variant.h"

#include <memory>

namespace medici::cli {

// Tells a game as it goes: a sentence for each event, the table whenever a round is over, who won.
class Narrator {
public:
    // `names` by seat.
    Narrator(const Variant &variant, const QStringList &names, Stream &stream);

    // Tells what has happened since the last time.
    void hear(const Session &session);

private:
    void tell(std::span<const Event> events);
    void showTable();
    void tellEnd();
    void say(const QString &line);
    QString heading(const QString &text) const;
    QString coloured(const QString &text) const;

    const Variant &m_variant;
    QStringList m_names;
    Stream &m_stream;
    std::unique_ptr<Game> m_game; // as far as it is told
    std::size_t m_told = 0;
};

} // namespace medici::cli
