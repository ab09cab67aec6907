#pragma once

#include <QString>
#include <QStringList>

#include <chrono>

namespace medici {

// How another program is started: without a shell, so that nothing in it is expanded.
struct Command {
    QString program; // a file, or a name to be looked for in the path
    QStringList arguments;

    friend bool operator==(const Command &, const Command &) = default;
};

// 'python3 "my bot.py"'. The program is empty if there is nothing in the text.
Command commandIn(const QString &text);

// What another program may take.
struct Allowance {
    std::chrono::milliseconds toStart{10'000};
    std::chrono::milliseconds toAnswer{5'000};
    std::chrono::milliseconds toEnd{500};
    qint64 memory = qint64{2} << 30; // bytes
};

} // namespace medici
