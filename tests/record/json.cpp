#include "engine/record/json.h"
#include "engine/record/fault.h"

#include <QCborArray>
#include <QJsonArray>
#include <QTest>

using namespace Qt::StringLiterals;

namespace medici {

class Json : public QObject {
    Q_OBJECT

private slots:
    void objectsAreRead_data() const;
    void objectsAreRead();
    void faultsAreNamed_data() const;
    void faultsAreNamed();
    void linesKeepTheOrderOfTheirFields();
    void everyStringSurvives();
    void quotesAreCutShort();
};

void Json::objectsAreRead_data() const
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QJsonObject>("expected");
    QTest::newRow("empty object") << "{}"_ba << QJsonObject{};
    QTest::newRow("blanks and tabs between tokens") << "\t{ \"a\" :\t1 } "_ba << QJsonObject{{u"a"_s, 1}};
    QTest::newRow("escapes") << R"({"a":"\"\\\/\b\f\n\r\t\u0041"})"_ba
                             << QJsonObject{{u"a"_s, u"\"\\/\b\f\n\r\tA"_s}};
    QTest::newRow("a pair of surrogates") << R"({"a":"\ud83c\udfb2"})"_ba << QJsonObject{{u"a"_s, u"🎲"_s}};
    QTest::newRow("UTF-8") << "{\"a\":\"Łódź 🎲\"}"_ba << QJsonObject{{u"a"_s, u"Łódź 🎲"_s}};
    QTest::newRow("the same field in two objects")
        << R"({"a":{"b":1},"c":[{"b":1},{"b":2}]})"_ba
        << QJsonObject{{u"a"_s, QJsonObject{{u"b"_s, 1}}},
                       {u"c"_s, QJsonArray{QJsonObject{{u"b"_s, 1}}, QJsonObject{{u"b"_s, 2}}}}};
    QTest::newRow("negative") << R"({"a":-12})"_ba << QJsonObject{{u"a"_s, -12}};
    QTest::newRow("15 digits") << R"({"a":999999999999999})"_ba
                               << QJsonObject{{u"a"_s, qint64{999999999999999}}};
    QTest::newRow("numbers and braces in a string")
        << R"({"a":"1.0 {[ -0 :"})"_ba << QJsonObject{{u"a"_s, u"1.0 {[ -0 :"_s}};
}

void Json::objectsAreRead()
{
    QFETCH(QByteArray, line);
    QFETCH(QJsonObject, expected);
    QCOMPARE(objectOn(line), expected);
}

void Json::faultsAreNamed_data() const
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char *name, const QByteArray &line, const QString &reason) {
        QTest::newRow(name) << line << reason;
    };
    const QString notUtf8 = u"The line is not UTF-8."_s;
    const QString badNumber = u"The number %1 must be written as a whole one."_s;
    const QString halfCharacter = u"A string contains half a character (a surrogate without its partner)."_s;

    row("empty", "", u"The line is empty."_s);
    row("NUL", "{\"a\":\"x\0y\"}"_ba, u"The line contains a NUL byte."_s);
    row("CR", "{}\r", u"The line contains a carriage return; lines must end with LF alone."_s);
    row("BOM", "\xef\xbb\xbf{}", u"The line begins with a byte order mark."_s);

    row("stray continuation byte", "{\"a\":\"\x80\"}", notUtf8);
    row("cut character", "{\"a\":\"\xc5\"}", notUtf8);
    row("overlong", "{\"a\":\"\xc0\xaf\"}", notUtf8);
    row("surrogate in UTF-8", "{\"a\":\"\xed\xa0\x80\"}", notUtf8);
    row("beyond Unicode", "{\"a\":\"\xf4\x90\x80\x80\"}", notUtf8);
    row("Latin-1", "{\"a\":\"na\xefve\"}", notUtf8);

    for (const char *array : {"[]", "[{}]"})
        row(array, array, u"The line is not a JSON object."_s);

    row("same field twice", R"({"a":1,"a":1})", uR"(The field "a" is given twice.)"_s);
    row("twice further in", R"({"x":[{"b":1,"a":1,"b":2}]})", uR"(The field "b" is given twice.)"_s);
    row("twice, once escaped", R"({"seat":1,"se\u0061t":0})", uR"(The field "seat" is given twice.)"_s);
    row("twice, blank before the colon", "{\"a\" :1,\"a\"\t:1}", uR"(The field "a" is given twice.)"_s);
    row("the empty name twice", R"({"":1,"":1})", uR"(The field "" is given twice.)"_s);

    for (const char *number : {"2.0", "2e0", "2E1", "0.5", "-0", "-0.0"})
        row(number, "{\"a\":"_ba + number + '}', badNumber.arg(QLatin1StringView(number)));
    row("huge", R"({"a":1000000000000000})", u"The number 1000000000000000 is too large."_s);
    // Qt's parser may refuse these first.
    for (const QByteArray &number :
         {"1e400"_ba, "1e-400"_ba, QByteArray(1000, '9'), "-"_ba, ".5"_ba, "-.5"_ba})
        row(number.left(10), "{\"a\":" + number + '}', {});

    row("control character", "{\"a\":\"x\ty\"}",
        u"A string contains a control character; it must be written as an escape."_s);
    row("unknown escape", R"({"a":"\x41"})", u"A string contains an escape that JSON does not know."_s);
    row("high surrogate alone", R"({"a":"\ud83c"})", halfCharacter);
    row("high surrogate before a letter", R"({"a":"\ud83cA"})", halfCharacter);
    row("two high surrogates", R"({"a":"\ud83c\ud83c"})", halfCharacter);
    row("low surrogate alone", R"({"a":"\udfb2"})", halfCharacter);

    const QString notJson = u"The line is not JSON: "_s;
    for (const char *text : {" ",
                             "x",
                             "null",
                             "1",
                             "\"a\"",
                             "{",
                             "{\"a\"",
                             "{\"a\":",
                             "{\"a\":1",
                             "{\"a\":1,}",
                             "{a:1}",
                             "{'a':1}",
                             "{\"a\":[1,]}",
                             "{\"a\":[,]}",
                             "{\"a\":[1 2]}",
                             "{\"a\":tru}",
                             "{\"a\":True}",
                             "{\"a\":NaN}",
                             "{\"a\":01}",
                             "{\"a\":+1}",
                             "{\"a\":1}}",
                             "{}{}",
                             "{} x",
                             "{\"a\":\"}",
                             "{\"a\":\"\\u12\"}",
                             "{\"a\":\"\\u12g4\"}",
                             "{\"a\":\"\\\"}",
                             "{\"a\":1 \"b\":2}",
                             "// comment",
                             "{\"a\":/**/1}"})
        row(text, text, notJson);
    row("deep nesting", "{\"a\":" + QByteArray(30000, '[') + QByteArray(30000, ']') + '}', notJson);
    row("deep objects", QByteArray("{\"a\":").repeated(10000) + '1' + QByteArray(10000, '}'), notJson);
}

void Json::faultsAreNamed()
{
    QFETCH(QByteArray, line);
    QFETCH(QString, reason);
    try {
        objectOn(line);
        QFAIL("nothing was found wrong");
    } catch (const Fault &fault) {
        if (reason.isEmpty() || reason.endsWith(u' ')) // what follows is Qt's
            QVERIFY2(fault.reason().startsWith(reason), qPrintable(fault.reason()));
        else
            QCOMPARE(fault.reason(), reason);
    }
}

void Json::linesKeepTheOrderOfTheirFields()
{
    QCOMPARE(lineOf({{"seat", 2},
                     {"move", QCborMap{{"take", QCborArray{0, 3}}, {"aside", true}, {"more", QCborMap{}}}}}),
             QByteArray("{\"seat\":2,\"move\":{\"take\":[0,3],\"aside\":true,\"more\":{}}}\n"));
}

void Json::everyStringSurvives()
{
    QString string;
    for (char16_t c = 0; c < 0x300; ++c)
        string += QChar(c);
    string += u"ł€🎲\u2028\ufeff\uffff"_s;
    const QByteArray line = lineOf({{"a", string}});
    QCOMPARE(objectOn(QByteArrayView(line).chopped(1)).value(u"a").toString(), string);
}

void Json::quotesAreCutShort()
{
    QCOMPARE(quoted(u"a \"b\""_s), uR"("a \"b\"")"_s);
    QVERIFY(quoted(QString(1000, u'x')).size() < 100);
}

} // namespace medici

QTEST_APPLESS_MAIN(medici::Json)
#include "json.moc"
