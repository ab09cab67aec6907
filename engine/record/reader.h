#pragma once

#include "engine/record/lines.h"
#include "engine/record/replay.h"

#include <QJsonObject>
#include <QString>

#include <optional>

namespace medici {

// Reads one game after another from a stream of records; a header line starts the next. What is wrong
// is thrown as a Fault with its file and line, and after that there is nothing more to read.
class Reader {
public:
    // `name` is what to call the stream in sentences.
    Reader(QIODevice &device, const QString &name, const Recordables &variants,
           OnAnnotations onAnnotations = OnAnnotations::Skip);

    // The next game, or nothing at the end of the stream.
    std::optional<Record> next();

    // A sentence, if the last line was dropped because it was not written to its end.
    const QString &note() const { return m_note; }

    static constexpr qint64 longestLine = 64 * 1024; // with its LF
    static constexpr qint64 longestGame = 16 * 1024 * 1024;

private:
    Record readGame();
    std::optional<QJsonObject> readLine();

    Lines m_lines;
    QString m_name;
    const Recordables &m_variants;
    OnAnnotations m_onAnnotations;
    std::optional<QJsonObject> m_header; // of the next game
    qint64 m_line = 0;
    qint64 m_length = 0; // of that line
    QString m_note;
};

} // namespace medici
