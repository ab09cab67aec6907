#include "engine/record/save.h"

#include "engine/record/fault.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace medici {

namespace {

Fault unwritable(const QString &path, const QFileDevice &file)
{
    return Fault(Reason::tr("The file cannot be written: %1.").arg(file.errorString())).at(path, 0);
}

void writeInto(QFileDevice &file, const QString &path, QIODevice::OpenMode mode,
               const std::function<void(QIODevice &)> &write)
{
    if (!file.open(mode))
        throw unwritable(path, file);
    write(file);
    if (!file.flush() || file.error() != QFileDevice::NoError)
        throw unwritable(path, file);
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
        throw unwritable(path, file);
}

} // namespace medici
