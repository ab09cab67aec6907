#include "engine/record/fault.h"
#include "engine/record/reader.h"
#include "engine/view/variants.h"

#include <QBuffer>
#include <QFile>
#include <QSet>
#include <QTest>

// Whoever writes a program by engine/record/FORMAT.md copies its examples: they have to be right.
class FormatTest : public QObject {
    Q_OBJECT

private slots:
    void itsExamplesAreRecords();
};

namespace {

QList<QByteArray> examplesIn(const QByteArray &text)
{
    const QByteArray fence = "```";
    QList<QByteArray> examples;
    for (qsizetype begin = text.indexOf(fence + "medici\n"); begin >= 0;
         begin = text.indexOf(fence + "medici\n", begin)) {
        begin = text.indexOf('\n', begin) + 1;
        const qsizetype end = text.indexOf(fence, begin);
        examples << text.mid(begin, end - begin);
        begin = end + fence.size();
    }
    return examples;
}

} // namespace

void FormatTest::itsExamplesAreRecords()
{
    QFile file(QStringLiteral(FORMAT));
    QVERIFY(file.open(QIODevice::ReadOnly));
    medici::Variants variants({QStringLiteral(VARIANTS_FOLDER)});
    const medici::Recordables known = variants.recordables();
    QSet<QString> shown;
    for (QByteArray &example : examplesIn(file.readAll())) {
        QBuffer buffer(&example);
        QVERIFY(buffer.open(QIODevice::ReadOnly));
        medici::Reader reader(buffer, QStringLiteral("FORMAT.md"), known, medici::OnAnnotations::Compare);
        try {
            const auto record = reader.next();
            QVERIFY(record.has_value());
            shown << record->header.variant;
            QVERIFY2(!reader.next().has_value(), "an example is one game");
            QCOMPARE(reader.note(), QString());
        } catch (const medici::Fault &fault) {
            QFAIL(qPrintable(fault.sentence() + QStringLiteral(" in\n") + QString::fromUtf8(example)));
        }
    }
    QCOMPARE(shown, QSet<QString>(known.ids.begin(), known.ids.end())); // each game has its example
}

QTEST_GUILESS_MAIN(FormatTest)
#include "format.moc"
