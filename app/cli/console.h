#pragma once

#include <QFile>
#include <QString>

#include <atomic>
#include <cstdio>

namespace medici::cli {

// What the program answers to who called it.
enum class Exit { Done = 0, Failed = 1, Misused = 2, Interrupted = 130 };

// One of the two ways out of the program: text for a person or lines for another program.
class Stream {
public:
    explicit Stream(FILE *file);

    bool terminal() const { return m_terminal; }
    bool coloured() const { return m_coloured; }

    void write(const QString &text) { write(text.toUtf8()); }
    void write(const QByteArray &bytes);
    void flush();

    // For writers that want a device.
    QFile &device() { return m_file; }
    // Whether all has gone out, as far as it is known.
    bool whole() const { return m_whole; }

private:
    QFile m_file;
    bool m_terminal;
    bool m_coloured;
    std::atomic<bool> m_whole = true; // a story is written on another thread
};

// Where results go, and where complaints and progress go.
struct Console {
    explicit Console(FILE *results = stdout, FILE *errors = stderr);

    // 'medici-cli: sentence' among the errors.
    void complain(const QString &sentence);

    Stream out;
    Stream err;
};

} // namespace medici::cli
