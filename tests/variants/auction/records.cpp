// What a record of the auction may not say. That it says what may be said, the conformance battery proves.

#include "tests/record/reading.h"
#include "variants/auction/player/player.h"
#include "variants/auction/record.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace medici::auction {

namespace {

Recordables auctionAlone()
{
    static const RecordableOf<Rules, Player, Words> variant;
    return {{u"auction"_s}, [](const QString &) { return &variant; }};
}

QByteArray card(const QByteArray &card)
{
    return "{\"chance\":{\"card\":\"" + card + "\"}}";
}

QByteArray draws(int seat, bool more)
{
    return "{\"seat\":" + QByteArray::number(seat) + ",\"move\":{\"draw\":" + (more ? "true" : "false")
        + "}}";
}

QByteArray bids(int seat, const QByteArray &florins)
{
    return "{\"seat\":" + QByteArray::number(seat) + ",\"move\":{\"bid\":" + florins + "}}";
}

} // namespace

class AuctionRecords : public QObject {
    Q_OBJECT

private slots:
    void refused_data() const;
    void refused();
};

void AuctionRecords::refused_data() const
{
    QTest::addColumn<QByteArrayList>("lines"); // the last of them is wrong, and only that
    const auto row = [](const char *name, const QByteArrayList &lines) { QTest::newRow(name) << lines; };
    const QByteArray gold = card("gold10");
    const QByteArray stops = draws(0, false);

    row("A1: gold of another value", {card("gold5")});
    row("A1: a value that no card has", {card("spice6")});
    row("A1: a second 4 of a good", {card("fur4"), draws(0, true), card("fur4")});
    row("A7: a second card that was not asked for", {gold, card("fur1")});
    row("A7: a draw after the third card",
        {gold, draws(0, true), card("fur1"), draws(0, true), card("fur2"), draws(0, true)});
    row("A7: another seat stops", {gold, draws(1, false)});
    row("A9: the selector bids first", {gold, stops, bids(0, "1")});
    row("A9: a seat is left out", {gold, stops, bids(2, "1")});
    row("A9: a draw while bidding", {gold, stops, draws(1, true)});
    row("A10: the same bid again", {gold, stops, bids(1, "7"), bids(2, "7")});
    row("A10: a lower bid", {gold, stops, bids(1, "7"), bids(2, "6")});
    row("A9: a second bid", {gold, stops, bids(1, "7"), bids(2, "0"), bids(0, "0"), bids(1, "8")});
    row("A10: more florins than one has", {gold, stops, bids(1, "41")});
    row("less than nothing", {gold, stops, bids(1, "-1")});
    row("half a florin", {gold, stops, bids(1, "1.5")});
    row("a pass by a word", {gold, stops, bids(1, "\"pass\"")});
}

void AuctionRecords::refused()
{
    QFETCH(QByteArrayList, lines);
    const QByteArray header =
        R"({"format":"medici","version":1,"variant":"auction","seats":[{"name":"Adam","player":"human"},)"
        R"({"name":"Kylie","player":"human"},{"name":"Jason","player":"human"}],"options":{"start":0}})"
        "\n";
    const auto read = [&](const QByteArrayList &events) {
        return readingOf(header + linesOf(events), OnAnnotations::Compare, auctionAlone());
    };
    const Reading whole = read(lines);
    QCOMPARE(whole.line(), lines.size() + 1);
    QVERIFY(whole.reason().endsWith(u'.'));
    QCOMPARE(read(lines.first(lines.size() - 1)).reason(), QString());
}

} // namespace medici::auction

QTEST_APPLESS_MAIN(medici::auction::AuctionRecords)
#include "records.moc"
