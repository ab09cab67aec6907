#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>

namespace medici {

// A file of JSON Lines to which results are added as they come: a head that settles all that will stand
// below it, then a line for each piece of work. Whoever stops goes on from it.
class ResultsFile {
public:
    // Makes the file with this head, or opens it to be gone on with. Gives all that stands in it; a last line
    // that is not whole is cut off. Throws a Fault if it cannot be written or begins otherwise.
    QByteArray goOn(const QString &name, const QByteArray &head);

    // Throws a Fault if it cannot be written. Nothing happens where no file was opened.
    void append(const QByteArray &line);

private:
    QString m_name;
    QFile m_file;
};

} // namespace medici
