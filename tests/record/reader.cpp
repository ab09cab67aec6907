#include "tests/record/reading.h"

#include <QBuffer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace medici {

namespace {

// Die 0 to 4: gold 5, fur 3, grain 2, dye 4, dye 0.
const QByteArray rollLine = R"({"chance":{"roll":["gold5","fur3","grain2","dye4","dye0"]}})"
                            "\n";
const QByteArray takeLine = R"({"seat":0,"move":{"take":[0,3,4]}})"
                            "\n";

QByteArray padded(const QByteArray &line, qsizetype size)
{
    return line.chopped(1) + QByteArray(size - line.size(), ' ') + '\n';
}

class BrokenDevice : public QIODevice {
public:
    qint64 bytesAvailable() const override { return 1; }

protected:
    qint64 readData(char *, qint64) override
    {
        setErrorString(u"The disk is broken"_s);
        return -1;
    }

    qint64 writeData(const char *, qint64) override { return -1; }
};

} // namespace

class StreamReader : public QObject {
    Q_OBJECT

private slots:
    void aGameIsRead();
    void aHeaderAloneIsAGame();
    void anEmptyFileIsRefused();
    void aFileOfOneLineWithoutItsNewlineIsEmpty();
    void aLastLineWithoutItsNewlineIsDropped_data() const;
    void aLastLineWithoutItsNewlineIsDropped();
    void oneGameFollowsAnother();
    void aTruncatedHeaderOfAFollowingGameIsDropped();
    void aFaultNamesTheLineOfTheStream();
    void nothingIsReadAfterAFault();
    void faultsOfLines_data() const;
    void faultsOfLines();
    void aLineMayHave64KiB();
    void aLongerLineIsRefused();
    void aLongLineWithoutNewlineIsRefused();
    void aGameMayHave16MiB();
    void aLongerGameIsRefused();
    void theLengthIsTheGamesNotTheStreams();
    void sentencesNameFileAndLine();
    void readingNeverChangesTheFile();
    void aStreamOfNulBytesIsRefused();
    void aDeviceThatFailsIsNamed();
};

void StreamReader::aGameIsRead()
{
    const Reading reading = readingOf(headerForTwo() + rollLine + takeLine);
    QCOMPARE(reading.reason(), QString());
    QCOMPARE(reading.records.size(), 1U);
    const Record &record = reading.records.front();
    QCOMPARE(record.header.variant, u"dice"_s);
    const std::vector<Participant> players{{u"Ania"_s, true, {}}, {u"Lorenzo"_s, false, u"hard"_s}};
    QVERIFY(record.header.players == players);
    QCOMPARE(record.header.setup.first, Seat{0});
    const std::vector<Event> events{{chance, 5}, {chance, 3}, {chance, 2},
                                    {chance, 4}, {chance, 0}, {0, 0b11001}};
    QVERIFY(record.events == events);
    QVERIFY(reading.note.isEmpty());
}

void StreamReader::aHeaderAloneIsAGame()
{
    const Reading reading = readingOf(soloHeader());
    QCOMPARE(reading.records.size(), 1U);
    QVERIFY(reading.records.front().events.empty());
}

void StreamReader::anEmptyFileIsRefused()
{
    const Reading reading = readingOf({});
    QCOMPARE(reading.reason(), u"The record is empty."_s);
    QCOMPARE(reading.fault->sentence(), u"test: The record is empty."_s);
}

void StreamReader::aFileOfOneLineWithoutItsNewlineIsEmpty()
{
    for (const QByteArray &text :
         {soloHeader().chopped(1), QByteArray("{\"form"), QByteArray("\0\0", 2), QByteArray("\xff")}) {
        const Reading reading = readingOf(text);
        QCOMPARE(reading.reason(), u"The record is empty."_s);
        QVERIFY(reading.records.empty());
        QVERIFY(reading.note.isEmpty());
    }
}

void StreamReader::aLastLineWithoutItsNewlineIsDropped_data() const
{
    QTest::addColumn<QByteArray>("last");
    QTest::newRow("half a line") << takeLine.first(12);
    QTest::newRow("all but the newline") << takeLine.chopped(1);
    QTest::newRow("NUL bytes") << QByteArray(100, '\0');
    QTest::newRow("half a character") << QByteArray("{\"\xc5");
    QTest::newRow("nonsense") << QByteArray("nonsense");
    QTest::newRow("CR") << QByteArray("\r");
    QTest::newRow("as long as a line may be") << QByteArray(Reader::longestLine - 1, ' ');
}

void StreamReader::aLastLineWithoutItsNewlineIsDropped()
{
    QFETCH(QByteArray, last);
    const Reading reading = readingOf(headerForTwo() + rollLine + last);
    QCOMPARE(reading.reason(), QString());
    QCOMPARE(reading.records.size(), 1U);
    QCOMPARE(reading.records.front().events.size(), 5U);
    QCOMPARE(reading.note, u"test:3: The last line is incomplete and was left out."_s);
}

void StreamReader::oneGameFollowsAnother()
{
    const Reading reading =
        readingOf(headerForTwo() + rollLine + takeLine + soloHeader() + soloHeader() + rollLine);
    QCOMPARE(reading.reason(), QString());
    QCOMPARE(reading.records.size(), 3U);
    QCOMPARE(reading.records[0].events.size(), 6U);
    QCOMPARE(reading.records[1].events.size(), 0U);
    QCOMPARE(reading.records[2].events.size(), 5U);
    QCOMPARE(reading.records[2].header.players.size(), 1U);
}

void StreamReader::aTruncatedHeaderOfAFollowingGameIsDropped()
{
    const Reading reading = readingOf(headerForTwo() + rollLine + soloHeader().chopped(1));
    QCOMPARE(reading.reason(), QString());
    QCOMPARE(reading.records.size(), 1U);
    QVERIFY(reading.note.startsWith("test:3: "_L1));
}

void StreamReader::aFaultNamesTheLineOfTheStream()
{
    const Reading reading = readingOf(headerForTwo() + rollLine + soloHeader() + takeLine);
    QCOMPARE(reading.records.size(), 1U);
    QCOMPARE(reading.line(), 4);

    const Reading header = readingOf(headerForTwo() + rollLine + "{\"format\":\"other\"}\n" + takeLine);
    QCOMPARE(header.records.size(), 1U);
    QCOMPARE(header.line(), 3);
}

void StreamReader::nothingIsReadAfterAFault()
{
    const Recordables variants = diceAlone();
    for (const QByteArray &first : {QByteArray("x\n"), soloHeader() + "x\n"}) {
        QBuffer buffer;
        buffer.setData(first + soloHeader() + rollLine);
        buffer.open(QIODevice::ReadOnly);
        Reader reader(buffer, u"test"_s, variants);
        QVERIFY_THROWS_EXCEPTION(Fault, reader.next());
        QVERIFY(!reader.next());
    }
}

void StreamReader::faultsOfLines_data() const
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QString>("reason");
    QTest::newRow("empty line") << "\n"_ba << u"The line is empty."_s;
    QTest::newRow("CR LF") << takeLine.chopped(1) + "\r\n"
                           << u"The line contains a carriage return; lines must end with LF alone."_s;
    QTest::newRow("NUL") << "{\"seat\":\0}\n"_ba << u"The line contains a NUL byte."_s;
    QTest::newRow("BOM") << "\xef\xbb\xbf" + takeLine << u"The line begins with a byte order mark."_s;
    QTest::newRow("wrong UTF-8") << "{\"seat\":\"\xff\"}\n"_ba << u"The line is not UTF-8."_s;
    QTest::newRow("array") << "[]\n"_ba << u"The line is not a JSON object."_s;
    QTest::newRow("duplicate") << "{\"seat\":0,\"seat\":0,\"move\":{}}\n"_ba
                               << uR"(The field "seat" is given twice.)"_s;
}

// Whatever the line, it is refused as the first and further on alike.
void StreamReader::faultsOfLines()
{
    QFETCH(QByteArray, line);
    QFETCH(QString, reason);
    const Reading first = readingOf(line + takeLine);
    QCOMPARE(first.reason(), reason);
    QCOMPARE(first.line(), 1);
    const Reading third = readingOf(headerForTwo() + rollLine + line + takeLine);
    QCOMPARE(third.reason(), reason);
    QCOMPARE(third.line(), 3);
    QVERIFY(third.records.empty());
}

void StreamReader::aLineMayHave64KiB()
{
    const Reading reading =
        readingOf(padded(headerForTwo(), 64 * 1024) + padded(rollLine, 64 * 1024) + takeLine);
    QCOMPARE(reading.reason(), QString());
    QCOMPARE(reading.records.front().events.size(), 6U);
}

void StreamReader::aLongerLineIsRefused()
{
    const Reading first = readingOf(padded(headerForTwo(), 64 * 1024 + 1) + rollLine);
    QCOMPARE(first.reason(), u"The line is longer than 64 KiB."_s);
    QCOMPARE(first.line(), 1);
    const Reading second = readingOf(headerForTwo() + padded(rollLine, 64 * 1024 + 1) + takeLine);
    QCOMPARE(second.reason(), u"The line is longer than 64 KiB."_s);
    QCOMPARE(second.line(), 2);
}

void StreamReader::aLongLineWithoutNewlineIsRefused()
{
    const Reading endless = readingOf(QByteArray(17 * 1024 * 1024, 'x'));
    QCOMPARE(endless.reason(), u"The line is longer than 64 KiB."_s);
    QCOMPARE(endless.line(), 1);
    const Reading last = readingOf(soloHeader() + QByteArray(64 * 1024, ' '));
    QCOMPARE(last.reason(), u"The line is longer than 64 KiB."_s);
    QCOMPARE(last.line(), 2);
}

void StreamReader::aGameMayHave16MiB()
{
    // Annotations that a reader skips fill the lines between.
    const QByteArray filler = padded("{\"legal\":[]}\n", 64 * 1024);
    const Reading reading =
        readingOf(padded(headerForTwo(), 64 * 1024) + filler.repeated(255), OnAnnotations::Skip);
    QCOMPARE(reading.reason(), QString());
    QCOMPARE(reading.records.size(), 1U);
}

void StreamReader::aLongerGameIsRefused()
{
    const QByteArray filler = padded("{\"legal\":[]}\n", 64 * 1024);
    const Reading reading =
        readingOf(padded(headerForTwo(), 64 * 1024) + filler.repeated(255) + rollLine, OnAnnotations::Skip);
    QCOMPARE(reading.reason(), u"The game is longer than 16 MiB."_s);
    QCOMPARE(reading.line(), 257);
    QCOMPARE(readingOf(headerForTwo() + filler.repeated(17 * 16), OnAnnotations::Skip).line(), 257);
}

void StreamReader::theLengthIsTheGamesNotTheStreams()
{
    const QByteArray filler = padded("{\"legal\":[]}\n", 64 * 1024);
    const QByteArray game = headerForTwo() + filler.repeated(200);
    QCOMPARE(readingOf(game + game, OnAnnotations::Skip).records.size(), 2U);
}

void StreamReader::sentencesNameFileAndLine()
{
    const Reading reading = readingOf(headerForTwo() + takeLine);
    QCOMPARE(reading.fault->sentence(), u"test:2: Seat 0 cannot move here: a chance event comes first."_s);
    QCOMPARE(QString::fromUtf8(reading.fault->what()), reading.fault->sentence());
}

void StreamReader::readingNeverChangesTheFile()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"game.medici"_s));
    const QByteArray text = headerForTwo() + rollLine + takeLine.first(10);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
    file.close();
    QVERIFY(file.setPermissions(QFile::ReadOwner));

    QVERIFY(file.open(QIODevice::ReadOnly));
    const Recordables variants = diceAlone();
    Reader reader(file, file.fileName(), variants);
    QCOMPARE(reader.next()->events.size(), 5U);
    QVERIFY(!reader.note().isEmpty());
    file.seek(0);
    QCOMPARE(file.readAll(), text);
}

// By way of a C stream, as standard input is read.
void StreamReader::aStreamOfNulBytesIsRefused()
{
    std::FILE *stream = std::tmpfile();
    const QByteArray zeros(100'000, '\0');
    std::fwrite(zeros.data(), 1, static_cast<std::size_t>(zeros.size()), stream);
    std::rewind(stream);
    QFile file;
    QVERIFY(file.open(stream, QIODevice::ReadOnly, QFile::AutoCloseHandle));
    const Recordables variants = diceAlone();
    Reader reader(file, u"test"_s, variants);
    try {
        reader.next();
        QFAIL("nothing was found wrong");
    } catch (const Fault &fault) {
        QCOMPARE(fault.reason(), u"The line is longer than 64 KiB."_s);
    }
}

void StreamReader::aDeviceThatFailsIsNamed()
{
    BrokenDevice device;
    device.open(QIODevice::ReadOnly);
    const Recordables variants = diceAlone();
    Reader reader(device, u"test"_s, variants);
    try {
        reader.next();
        QFAIL("nothing was found wrong");
    } catch (const Fault &fault) {
        QCOMPARE(fault.sentence(), u"test: The file cannot be read: The disk is broken."_s);
    }
}

} // namespace medici

QTEST_APPLESS_MAIN(medici::StreamReader)
#include "reader.moc"
