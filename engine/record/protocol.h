#pragma once

#include "engine/record/writer.h"

#include <QByteArrayView>
#include <QStringList>

#include <chrono>
#include <optional>

// What is said to another program that plays here, and what it answers, line by line; PROTOCOL.md is the page
// for those who write one. Nothing of where luck comes from is ever told.
namespace medici {

inline constexpr int protocolVersion = 1;
inline constexpr qsizetype longestMessage = 64 * 1024; // with its LF

// Who a program says it is.
struct Introduction {
    QString name;
    QString version;
    QStringList variants; // that it plays; none: all

    bool plays(const QString &variant) const { return variants.isEmpty() || variants.contains(variant); }
    // 'Gianni 1.2'
    QString title() const { return version.isEmpty() ? name : name + u' ' + version; }
};

// What a program thinks will come of the game: figures by seat in thousandths, where it says them.
struct Forecast {
    std::vector<int> scores;
    std::vector<int> wins; // of a percent
};

struct Reply {
    bool asksForTable = false;
    Code move = 0; // a legal one, unless it asks for the table first
    Forecast forecast{};
};

QByteArray helloLine(const QString &app);
QByteArray byeLine();

// Throw a Fault for what a program must not say.
Introduction readIntroduction(QByteArrayView line);
Reply readReply(QByteArrayView line, qint64 question, const Game &game, const Words &words);

// One game as it is told to the program at one of its seats.
class Telling {
public:
    // With the seed it may think, so that it thinks the same again.
    Telling(const Header &header, const Recordable &variant, Seat seat, std::uint32_t seed);

    QByteArray begin() const;
    // Nothing while a line of several chance events is incomplete.
    QByteArray add(const Event &event);

    QByteArray question(qint64 number, const Game &game, std::chrono::milliseconds time) const;
    QByteArray table(qint64 number, const Game &game) const;

    const Words &words() const { return m_words; }
    Seat seat() const { return m_seat; }

private:
    QCborMap m_begin;
    const Words &m_words;
    Writer m_writer;
    Seat m_seat;
};

} // namespace medici
