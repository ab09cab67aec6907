#include "engine/record/save.h"

#include "engine/record/fault.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace medici {

namespace {

void writeInto(QFileDevice &file, const QString &path, QIODevice::OpenMode mode,
               const std::function<void(QIODevice &)> &write)
{
    if (!file.open(mode))
        throw Fault::unwritable(path, file.errorString());
    write(file);
    if (!file.flush() || file.error() != QFileDevice::NoError)
        throw Fault::unwritable(path, file.errorString());
}

} // namespace

void saveWhole(const QString &path, const std::function<void(QIODevice &)> &write)
{
    // A pipe or a device cannot be replaced by a file, only written to.
    if (const QFileInfo info(path); info.exists() && !info.isFile() && !info.isDir()) {
        QFile device(path);
        writeInto(device, path, QIODevice::WriteOnly, write);
        return;
    }
    QSaveFile file(path);
    writeInto(file, path, QIODevice::WriteOnly, write);
    if (!file.commit())
        throw Fault::unwritable(path, file.errorString());
}

void saveWhole(const QString &path, const QByteArray &bytes)
{
    saveWhole(path, [&](QIODevice &file) {
        // What a full disk cuts short is no error to the device before it is asked to go on.
        qint64 written = 0;
        for (qint64 more = 1; more > 0 && written < bytes.size(); written += more)
            more = file.write(bytes.constData() + written, bytes.size() - written);
    });
}

} // namespace medici
