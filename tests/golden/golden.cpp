#include <QDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace medici {

// The records of each variant are replayed by its conformance test; this one sees that there are some.
class GoldenRecords : public QObject {
    Q_OBJECT

private slots:
    void everyVariantHasSome_data() const;
    void everyVariantHasSome();
};

void GoldenRecords::everyVariantHasSome_data() const
{
    QTest::addColumn<QString>("variant");
    for (const QString &name :
         QDir(QStringLiteral(MEDICI_SOURCE_DIR "/variants")).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
        QTest::newRow(qPrintable(name)) << name;
}

void GoldenRecords::everyVariantHasSome()
{
    QFETCH(QString, variant);
    const QDir tests(QStringLiteral(MEDICI_SOURCE_DIR "/tests"));
    const QStringList records =
        QDir(tests.filePath(u"golden/"_s + variant)).entryList({u"*.medici"_s}, QDir::Files);
    QVERIFY2(!records.isEmpty(), "tests/golden has no record of this variant");
    QVERIFY2(tests.exists(u"conformance/%1.cpp"_s.arg(variant)),
             "tests/conformance has no test of this variant");
}

} // namespace medici

QTEST_APPLESS_MAIN(medici::GoldenRecords)
#include "golden.moc"
