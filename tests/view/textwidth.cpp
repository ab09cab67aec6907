#include "engine/view/textwidth.h"
#include "engine/view/theme.h"

#include <QFontMetricsF>
#include <QtTest>

using namespace medici;
using namespace Qt::StringLiterals;

class TextWidthTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsRememberedIsWhatIsMeasured();
};

// Of two fonts in turn, of words that come again, and of more words than are remembered.
void TextWidthTest::whatIsRememberedIsWhatIsMeasured()
{
    const QFont plain = Theme::sans(14);
    const QFont bold = Theme::sans(14, true);
    QVERIFY(textWidth(plain, u"Dye"_s) < textWidth(bold, u"Dye"_s));
    for (int i = 0; i < 5000; ++i) {
        const QString text = QString::number(i * 37 % 4500);
        for (const QFont &font : {plain, bold})
            QCOMPARE(textWidth(font, text), QFontMetricsF(font).horizontalAdvance(text));
    }
}

QTEST_MAIN(TextWidthTest)
#include "textwidth.moc"
