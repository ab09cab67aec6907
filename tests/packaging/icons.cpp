#include <QFile>
#include <QImage>
#include <QTest>
#include <QtEndian>

// The icons in the forms that Windows and macOS want, read by other eyes than those that wrote them.
class IconsTest : public QObject {
    Q_OBJECT

private slots:
    void windowsFindsEverySize_data();
    void windowsFindsEverySize();
    void macFindsEverySize_data();
    void macFindsEverySize();
};

namespace {

QByteArray content(const QString &name)
{
    QFile file(QString(ICONS "/%1").arg(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void names()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("program") << "medici";
    QTest::newRow("record") << "medici-record";
}

} // namespace

void IconsTest::windowsFindsEverySize_data()
{
    names();
}

void IconsTest::windowsFindsEverySize()
{
    QFETCH(QString, name);
    const QByteArray file = content(name + ".ico");
    QVERIFY(file.startsWith(QByteArray("\0\0\1\0", 4)));
    QList<int> sides;
    for (int i = 0; i < qFromLittleEndian<quint16>(file.constData() + 4); ++i) {
        const char *entry = file.constData() + 6 + 16 * i;
        const auto size = qFromLittleEndian<quint32>(entry + 8);
        const auto offset = qFromLittleEndian<quint32>(entry + 12);
        QVERIFY(offset + size <= static_cast<quint32>(file.size()));
        const QImage image = QImage::fromData(file.mid(offset, size), "PNG");
        QCOMPARE(image.width() % 256, static_cast<uchar>(entry[0]));
        sides.append(image.width());
    }
    QCOMPARE(sides, QList<int>({16, 24, 32, 48, 64, 256}));
}

void IconsTest::macFindsEverySize_data()
{
    names();
}

void IconsTest::macFindsEverySize()
{
    QFETCH(QString, name);
    const QByteArray file = content(name + ".icns");
    QVERIFY(file.startsWith("icns"));
    QCOMPARE(qFromBigEndian<quint32>(file.constData() + 4), static_cast<quint32>(file.size()));
    QMap<QByteArray, int> sides;
    for (qsizetype at = 8; at < file.size();) {
        const auto size = qFromBigEndian<quint32>(file.constData() + at + 4);
        QVERIFY(size > 8 && at + size <= file.size());
        sides.insert(file.mid(at, 4), QImage::fromData(file.mid(at + 8, size - 8), "PNG").width());
        at += size;
    }
    QCOMPARE(sides,
             (QMap<QByteArray, int>{{"icp4", 16},
                                    {"icp5", 32},
                                    {"ic07", 128},
                                    {"ic08", 256},
                                    {"ic09", 512},
                                    {"ic10", 1024},
                                    {"ic11", 32},
                                    {"ic12", 64},
                                    {"ic13", 256},
                                    {"ic14", 512}}));
}

QTEST_GUILESS_MAIN(IconsTest)
#include "icons.moc"
