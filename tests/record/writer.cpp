#include "engine/record/writer.h"
#include "tests/record/reading.h"

#include <QTest>

#include <array>

using namespace Qt::StringLiterals;

namespace medici {

namespace {

Header headerOf(int seats, Seat first)
{
    Header header;
    header.variant = u"dice"_s;
    header.players.resize(static_cast<std::size_t>(seats), {u"Ania"_s, true, {}});
    header.setup = diceVariant().terms().usual(seats);
    header.setup.first = first;
    return header;
}

} // namespace

class WriterLines : public QObject {
    Q_OBJECT

private slots:
    void theHeaderComesFirst();
    void whatIsNotKnownIsLeftOut();
    void aLineIsWrittenAsSoonAsItIsComplete();
    void annotationsFollowTheirEvent();
    void theLastRoundIsScoredBeforeTheResult();
};

void WriterLines::theHeaderComesFirst()
{
    Header header = headerOf(1, chance);
    header.players.push_back({u"Lorenzo"_s, false, u"hard"_s});
    header.setup = diceVariant().terms().usual(2);
    header.setup.first = 1;
    header.setup.options[0] = 8;
    header.luck = LuckSource::ofDeal({0, 42});
    header.app = u"1.0.0"_s;
    QCOMPARE(
        Writer(header, diceVariant()).begin(),
        QByteArray(
            R"({"format":"medici","version":2,"variant":"dice","seats":[{"name":"Ania","player":"human"},)"
            R"({"name":"Lorenzo","player":"computer","level":"hard"}],"options":{"start":1,"shipSpaces":8},)"
            R"("luck":{"scheme":"places","number":"0000000000000000000000000000002a","seal":"3JND-KR17-BBM2-H1F8"},)"
            R"("app":"1.0.0"})"
            "\n"));
}

void WriterLines::whatIsNotKnownIsLeftOut()
{
    QCOMPARE(
        Writer(headerOf(1, chance), diceVariant()).begin(),
        QByteArray(
            R"({"format":"medici","version":2,"variant":"dice","seats":[{"name":"Ania","player":"human"}],)"
            R"("options":{"shipSpaces":7}})"
            "\n"));
}

void WriterLines::aLineIsWrittenAsSoonAsItIsComplete()
{
    Writer writer(headerOf(2, chance), diceVariant());
    QCOMPARE(writer.add({chance, 1}), QByteArray("{\"chance\":{\"start\":1},\"at\":[1]}\n"));
    for (const Code value : std::array<Code, 4>{5, 3, 2, 4})
        QCOMPARE(writer.add({chance, value}), QByteArray());
    QCOMPARE(writer.add({chance, 0}),
             QByteArray(R"({"chance":{"roll":["gold5","fur3","grain2","dye4","dye0"]},"at":[1,1]})"
                        "\n"));
    QCOMPARE(writer.add({1, 0b11001}), QByteArray("{\"seat\":1,\"move\":{\"take\":[0,3,4]}}\n"));
}

void WriterLines::annotationsFollowTheirEvent()
{
    Writer writer(headerOf(2, 0), diceVariant(), Annotated::Yes);
    QCOMPARE(writer.begin().count('\n'), 1);
    for (const Code value : std::array<Code, 4>{5, 5, 2, 4})
        QCOMPARE(writer.add({chance, value}), QByteArray());
    const QByteArray rolled = writer.add({chance, 0});
    QCOMPARE(rolled.count('\n'), 2);
    QVERIFY(rolled.contains(R"({"take":[0]},{"take":[2]},{"take":[3]})")); // of equal golds, the lower
    QCOMPARE(writer.add({0, 0b00111}),
             QByteArray(R"({"seat":0,"move":{"take":[0,1,2]}})"
                        "\n"
                        R"({"legal":[{"take":[3]},{"take":[4]}]})"
                        "\n"));
}

void WriterLines::theLastRoundIsScoredBeforeTheResult()
{
    Writer writer(headerOf(1, chance), diceVariant(), Annotated::Yes);
    QByteArray text = writer.begin();
    QByteArray last;
    for (int round = 0; round < 3; ++round)
        for (const Code taken : std::array<Code, 3>{0b00111, 0b00111, 0b00001}) {
            for (const Code value : std::array<Code, 5>{5, 3, 2, 4, 0})
                text += writer.add({chance, value});
            last = writer.add({0, taken});
            text += last;
        }
    QCOMPARE(last,
             QByteArray(R"({"seat":0,"move":{"take":[0]}})"
                        "\n"
                        R"({"scored":{"round":3,"seats":[{"ship":25,"shipPoints":25,)"
                        R"("crosses":{"grain":6,"dye":0,"fur":6,"spice":0,"cloth":0},)"
                        R"("monopolies":{"grain":0,"dye":0,"fur":0,"spice":0,"cloth":0},"total":25,)"
                        R"("circles":{"grain":3,"dye":12,"fur":3,"spice":0,"cloth":0}}]}})"
                        "\n"
                        R"({"result":{"scores":[75],"places":[1],"rank":0}})"
                        "\n"));
    QCOMPARE(text.count("\n{\"scored\":"), 3);
    QCOMPARE(readingOf(text).reason(), QString());
}

} // namespace medici

QTEST_APPLESS_MAIN(medici::WriterLines)
#include "writer.moc"
