#include "tests/learning/curricula.h"
#include "tests/learning/netsfile.h"

#include <QCryptographicHash>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace medici;
using namespace Qt::StringLiterals;

class LearningTest : public QObject {
    Q_OBJECT

private slots:
    void fileHasItsCertificate_data() { everyVariant(); }
    void fileHasItsCertificate();
    void programUsesWhatTheFileSays_data() { everyVariant(); }
    void programUsesWhatTheFileSays();
    void shortCourseGivesTheBitsItGave_data();
    void shortCourseGivesTheBitsItGave();
    void writtenIsReadAgain();

private:
    static void everyVariant();
};

namespace {

NetsFile fileOf(const Curriculum &curriculum)
{
    QFile file(u"" MEDICI_SOURCE_DIR "/variants/%1/player/nets.txt"_s.arg(
        QLatin1StringView(curriculum.variant.data(), static_cast<qsizetype>(curriculum.variant.size()))));
    return NetsFile(file.open(QIODevice::ReadOnly | QIODevice::Text) ? file.readAll() : QByteArray());
}

QByteArray bytesOf(const std::vector<float> &weights)
{
    return QByteArray(reinterpret_cast<const char *>(weights.data()),
                      static_cast<qsizetype>(weights.size() * sizeof(float)));
}

} // namespace

void LearningTest::everyVariant()
{
    QTest::addColumn<std::size_t>("number");
    for (std::size_t number = 0; number < curricula().size(); ++number)
        QTest::newRow(curricula()[number].variant.data()) << number;
}

void LearningTest::fileHasItsCertificate()
{
    QFETCH(std::size_t, number);
    const Curriculum curriculum = curricula()[number];
    const NetsFile file = fileOf(curriculum);
    QCOMPARE(file.certificate.value("made by"), QByteArray("./dev learn ") + curriculum.variant.data());
    QByteArrayList courses;
    for (int seats = curriculum.leastSeats; seats <= curriculum.mostSeats; ++seats)
        courses += QByteArray::number(seats) + " seats, "
            + QByteArray::number(qint64{curriculum.games(seats)}) + " games, seed "
            + QByteArray::number(quint64{curriculum.seed(seats)});
    QCOMPARE(file.courses, courses);
    static const QRegularExpression commit(u"^[0-9a-f]{40}$"_s);
    QVERIFY(commit.match(QString::fromLatin1(file.certificate.value("commit"))).hasMatch());
    QCOMPARE(file.certificate.value("sha256").split(' ').first(), sha256Of(file.weights));
}

void LearningTest::programUsesWhatTheFileSays()
{
    QFETCH(std::size_t, number);
    const Curriculum curriculum = curricula()[number];
    const std::vector<float> learned = curriculum.learned();
    QVERIFY(!learned.empty());
    QCOMPARE(bytesOf(fileOf(curriculum).numbers()), bytesOf(learned));
}

void LearningTest::shortCourseGivesTheBitsItGave_data()
{
    QTest::addColumn<std::size_t>("number");
    QTest::addColumn<QByteArray>("sum");
    const std::array<QByteArray, 4> sums{"802e4948d342f7e486bc868b3aeeed7769904786a3c01fe524dbe3893a065112",
                                         "f974be7457956144f3e2effbb9e62917d8252bc7fc9236873fed8e40aae345cd",
                                         "0fe1c7b6ffcb78c83abebb90204f6f25a616c18594d734deee15bdf36a4355ce",
                                         "772c1eb27e34d0f1442a2b58e5f9f6867d8e81955c574a4f6c824dccd94f0409"};
    for (std::size_t number = 0; number < sums.size(); ++number)
        QTest::newRow(curricula()[number].variant.data()) << number << sums[number];
}

void LearningTest::shortCourseGivesTheBitsItGave()
{
    QFETCH(std::size_t, number);
    QFETCH(QByteArray, sum);
    const Curriculum curriculum = curricula()[number];
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (int seats = curriculum.leastSeats; seats <= curriculum.mostSeats; ++seats)
        hash.addData(bytesOf(curriculum.learn(seats, 40, 1 + static_cast<Seed>(seats),
                                              [](int, const std::vector<Figure> &) {})));
    QCOMPARE(hash.result().toHex(), sum);
}

void LearningTest::writtenIsReadAgain()
{
    const std::vector<float> weights{1, -0.5F, 2.5e-7F, 0, 123456, -7.65432e10F, 3, 4, 5};
    const QByteArray lines = linesOf(weights);
    QCOMPARE(lines.count('\n'), 2);
    const NetsFile file("// What it is.\n// made by: hand\n" + lines);
    QCOMPARE(file.certificate.value("made by"), QByteArray("hand"));
    QCOMPARE(file.weights, lines);
    QCOMPARE(file.numbers(), weights);
}

QTEST_APPLESS_MAIN(LearningTest)
#include "learning.moc"
