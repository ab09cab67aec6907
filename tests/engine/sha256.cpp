#include "engine/rules/sha256.h"

#include <QCryptographicHash>
#include <QTest>

namespace medici {

class Sha256Test : public QObject {
    Q_OBJECT

private slots:
    void theStandardsExamples();
    void everyLengthIsAsQtHasIt();
};

QByteArray hexOf(std::string_view text)
{
    const auto digest = sha256(text);
    return QByteArray(reinterpret_cast<const char *>(digest.data()), static_cast<qsizetype>(digest.size()))
        .toHex();
}

void Sha256Test::theStandardsExamples()
{
    QCOMPARE(hexOf("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    QCOMPARE(hexOf("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
             "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
}

void Sha256Test::everyLengthIsAsQtHasIt()
{
    for (qsizetype length = 0; length < 300; ++length) {
        QByteArray text;
        for (qsizetype i = 0; i < length; ++i)
            text += static_cast<char>(i * 37 + length);
        QCOMPARE(hexOf({text.data(), static_cast<std::size_t>(length)}),
                 QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex());
    }
}

} // namespace medici

QTEST_APPLESS_MAIN(medici::Sha256Test)
#include "sha256.moc"
