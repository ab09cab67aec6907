#pragma once

#include "app/cli/contest.h"
#include "engine/record/writer.h"

#include <QIODevice>
#include <QStringList>

namespace medici::cli {

// Writes the games of a contest, one after the other.
class Recorder {
public:
    Recorder(const Contest &contest, const QString &variant, const QStringList &players, Annotated annotated)
        : m_contest(contest), m_variant(variant), m_players(players), m_annotated(annotated)
    {}

    // False if the device takes no more.
    bool write(QIODevice &device, const PlayedGame &game) const;

private:
    Header headerOf(int game) const;

    const Contest &m_contest;
    QString m_variant;
    QStringList m_players;
    Annotated m_annotated;
};

} // namespace medici::cli
