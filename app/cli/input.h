#pragma once

#include <QFile>
#include <QString>

namespace medici::cli {

// A file of records to be read: by its name, or standard input for '-'.
class Input {
public:
    // Throws a Fault if the file cannot be opened.
    explicit Input(const QString &name);

    QIODevice &device() { return m_file; }
    const QString &name() const { return m_name; }

private:
    QString m_name; // for sentences
    QFile m_file;
};

// What a record says, made safe for a terminal: control characters could do anything there.
QString printable(const QString &text);

} // namespace medici::cli
