#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>

// CONTRIBUTING tells how long the template is.
class SizeTest : public QObject {
    Q_OBJECT

private slots:
    void contributingCountsItsLines();
};

void SizeTest::contributingCountsItsLines()
{
    qsizetype lines = 0;
    QDirIterator sources(QStringLiteral(SOURCE_FOLDER "/variants/template"), {"*.h", "*.cpp"}, QDir::Files,
                         QDirIterator::Subdirectories);
    while (sources.hasNext()) {
        QFile source(sources.next());
        QVERIFY(source.open(QIODevice::ReadOnly));
        lines += source.readAll().count('\n');
    }
    static const QRegularExpression told(QStringLiteral("(\\d+) lines of C\\+\\+"));
    QFile guide(QStringLiteral(SOURCE_FOLDER "/CONTRIBUTING.md"));
    QVERIFY(guide.open(QIODevice::ReadOnly));
    const auto match = told.match(QString::fromUtf8(guide.readAll()));
    QVERIFY(match.hasMatch());
    QCOMPARE(match.captured(1).toLongLong(), lines);
}

QTEST_MAIN(SizeTest)
#include "size.moc"
