#pragma once

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QTest>

namespace medici {

// All that is in a file; nothing if there is none.
inline QByteArray contentsOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// With the folders that it needs.
inline void write(const QString &path, const QByteArray &contents)
{
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(contents), contents.size());
}

// Everything in a folder.
inline void copyFolder(const QString &from, const QString &to)
{
    for (QDirIterator found(from, QDir::Files, QDirIterator::Subdirectories); found.hasNext();) {
        const QString path = found.next();
        write(to + QLatin1Char('/') + QDir(from).relativeFilePath(path), contentsOf(path));
    }
}

} // namespace medici
