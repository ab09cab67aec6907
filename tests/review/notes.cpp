#include "engine/record/reader.h"
#include "engine/record/reviewnotes.h"
#include "engine/record/writer.h"
#include "engine/review/review.h"
#include "engine/rules/session.h"
#include "variants/dice/player/player.h"
#include "variants/dice/record.h"

#include <QBuffer>
#include <QTest>

#include <cmath>

using namespace medici;
using namespace Qt::StringLiterals;

// What a review found stays in the record.
class NotesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();

    void findingsComeBackAsTheyWere();
    void whatIsFoundAnewReplacesWhatWasFound();
    void otherNotesStay();
    void strangeFindingsArePassedOver();
    void mannersAreThoseOfThePlayers();

private:
    RecordableOf<dice::Rules, dice::Player, dice::Words> m_variant;
    Record m_record;
    Findings m_findings;
};

namespace {

bool near(double a, double b)
{
    return std::abs(a - b) < 1e-3;
}

bool same(const Expected &a, const Expected &b)
{
    return near(a.mean, b.mean) && a.error.has_value() == b.error.has_value()
        && near(a.error.value_or(0), b.error.value_or(0));
}

bool same(const Gain &a, const Gain &b)
{
    return same(a.worth, b.worth) && same(a.points, b.points) && same(a.wins, b.wins);
}

bool same(const PerSeat<Expected> &a, const PerSeat<Expected> &b)
{
    bool all = true;
    for (std::size_t seat = 0; seat < a.size(); ++seat)
        all = all && near(a[seat].mean, b[seat].mean);
    return all;
}

std::size_t notesIn(const Record &record)
{
    std::size_t count = 0;
    for (const auto &[at, notes] : record.notes)
        count += notes.size();
    return count;
}

} // namespace

void NotesTest::initTestCase()
{
    m_record.header.variant = u"dice"_s;
    m_record.header.players = {{u"Ania"_s, true, {}}, {u"Piotr"_s, false, u"random"_s}};
    m_record.header.setup = dice::Rules::terms().usual(2);
    Session session(m_variant.newGame(m_record.header.setup), 5, {});
    session.begin();
    for (Seed n = 0; !session.game().over(); ++n)
        session.play(session.game().think({Level::Random}, n, {}).code);
    m_record.events.assign(session.log().begin(), session.log().end());
    Review review(session.start(), session.log(), mannersOf(m_record.header), 30);
    review.add(*review.outset({}));
    for (int i = 0; i < 12; ++i)
        review.add(*review.judge(*review.next(), {}));
    m_findings = review.findings();
    m_findings.judgements.begin()->second.leads = {{source::ship, 2, 1, 0.75, 0.4, {}},
                                                   {source::award(2), 2, 2, 0.6, 0.25, 1}};
    keepFindings(m_record, m_findings, m_variant);
}

void NotesTest::findingsComeBackAsTheyWere()
{
    QByteArray text = textOf(m_record, m_variant);
    QBuffer buffer(&text);
    QVERIFY(buffer.open(QIODevice::ReadOnly));
    const Recordables variants{{u"dice"_s}, [this](const QString &) { return &m_variant; }};
    Reader reader(buffer, u"game"_s, variants, OnAnnotations::Compare);
    const Record read = *reader.next();
    QVERIFY(read.events == m_record.events);
    QCOMPARE(notesIn(read), notesIn(m_record));
    const Findings back = findingsIn(read, m_variant);
    QVERIFY(same(back.outset->scores, m_findings.outset->scores));
    QVERIFY(same(back.outset->wins, m_findings.outset->wins));
    QCOMPARE(back.outset->playouts, m_findings.outset->playouts);
    QCOMPARE(back.judgements.size(), m_findings.judgements.size());
    int others = 0;
    int exact = 0;
    for (const auto &[event, was] : m_findings.judgements) {
        const Judgement &is = back.judgements.at(event);
        QCOMPARE(is.event, event);
        QCOMPARE(is.seat, was.seat);
        QCOMPARE(is.played, was.played);
        QCOMPARE(is.best, was.best);
        QCOMPARE(is.grade, was.grade);
        QCOMPARE(is.playouts, was.playouts);
        QCOMPARE(is.exact, was.exact);
        QVERIFY(same(is.cost, was.cost));
        QCOMPARE(is.costAsItWas.has_value(), was.costAsItWas.has_value());
        QCOMPARE(is.bill.size(), was.bill.size());
        for (std::size_t line = 0; line < is.bill.size(); ++line) {
            QCOMPARE(is.bill[line].source, was.bill[line].source);
            QCOMPARE(is.bill[line].seat, was.bill[line].seat);
            QVERIFY(same(is.bill[line].points, was.bill[line].points));
        }
        QCOMPARE(is.leads.size(), was.leads.size());
        for (std::size_t i = 0; i < is.leads.size(); ++i) {
            QCOMPARE(is.leads[i].source, was.leads[i].source);
            QCOMPARE(is.leads[i].round, was.leads[i].round);
            QCOMPARE(is.leads[i].places, was.leads[i].places);
            QCOMPARE(is.leads[i].instead, was.leads[i].instead);
            QVERIFY(near(is.leads[i].best, was.leads[i].best)
                    && near(is.leads[i].played, was.leads[i].played));
        }
        QCOMPARE(is.others.size(), was.others.size());
        for (std::size_t other = 0; other < is.others.size(); ++other) {
            QCOMPARE(is.others[other].code, was.others[other].code);
            QVERIFY(same(is.others[other].gain, was.others[other].gain));
            ++others;
        }
        QVERIFY(same(is.wins, was.wins) && same(is.bestWins, was.bestWins));
        QVERIFY(same(is.pointsMoved, was.pointsMoved) && same(is.winsMoved, was.winsMoved));
        exact += is.exact;
    }
    QVERIFY(others > 5);
    QVERIFY(exact > 0 && exact < 12);
}

void NotesTest::whatIsFoundAnewReplacesWhatWasFound()
{
    Record record = m_record;
    Findings findings = m_findings;
    findings.judgements.begin()->second.playouts = 77;
    keepFindings(record, findings, m_variant);
    QCOMPARE(notesIn(record), notesIn(m_record));
    QCOMPARE(findingsIn(record, m_variant).judgements.begin()->second.playouts, 77);
}

void NotesTest::otherNotesStay()
{
    Record record = m_record;
    const std::size_t event = m_findings.judgements.begin()->first + 1;
    const QCborMap remark{{u"remark"_s, u"a pity"_s}};
    record.notes[event].insert(record.notes[event].begin(), remark);
    keepFindings(record, m_findings, m_variant);
    QCOMPARE(record.notes[event].size(), std::size_t{2});
    QVERIFY(record.notes[event].front() == remark);
}

void NotesTest::strangeFindingsArePassedOver()
{
    const std::size_t event = m_findings.judgements.begin()->first + 1;
    const QCborMap whole = m_record.notes[event].back()[u"review"_s].toMap();
    const auto spoilt = [&](const QString &field, const QCborValue &value) {
        Record record = m_record;
        QCborMap found = whole;
        if (value.isUndefined())
            found.remove(field);
        else
            found[field] = value;
        record.notes[event].back() = QCborMap{{u"review"_s, found}};
        return findingsIn(record, m_variant).judgements.size() + 1 == m_findings.judgements.size();
    };
    for (const char *field : {"grade", "best", "cost", "playouts", "bill", "others", "wins", "bestWins",
                              "pointsMoved", "winsMoved"}) {
        QVERIFY2(spoilt(QLatin1StringView(field), {QCborValue::Undefined}), field);
        QVERIFY2(spoilt(QLatin1StringView(field), u"seven"_s) || qstrcmp(field, "others") == 0
                     || qstrcmp(field, "bill") == 0,
                 field);
    }
    QVERIFY(spoilt(u"best"_s, QCborMap{{u"take"_s, QCborArray{9}}}));
    QVERIFY(spoilt(u"best"_s, QCborMap{{u"bid"_s, 1}}));
    QVERIFY(spoilt(u"wins"_s, QCborArray{QCborArray{500, 100}}));
    QVERIFY(
        spoilt(u"bill"_s,
               QCborArray{QCborMap{{u"seat"_s, 5}, {u"source"_s, u"ship"_s}, {u"points"_s, QCborArray{1}}}}));
    QVERIFY(
        spoilt(u"bill"_s,
               QCborArray{QCborMap{{u"seat"_s, 0}, {u"source"_s, u"moon"_s}, {u"points"_s, QCborArray{1}}}}));
    for (const qint64 figure :
         {qint64{1'000'000'001}, qint64{-999'999'999'999'999}}) { // more than fits where it is shown
        QVERIFY(spoilt(u"leads"_s,
                       QCborArray{QCborMap{{u"source"_s, u"ship"_s},
                                           {u"round"_s, 1},
                                           {u"places"_s, 1},
                                           {u"best"_s, QCborArray{figure}},
                                           {u"played"_s, QCborArray{0}}}}));
        QVERIFY(spoilt(u"wins"_s, QCborArray{QCborArray{figure}, QCborArray{0}}));
    }
    // At a place where nobody decided anything.
    Record record = m_record;
    record.notes[1].push_back(QCborMap{{u"review"_s, whole}});
    QCOMPARE(findingsIn(record, m_variant).judgements.size(), m_findings.judgements.size());
}

void NotesTest::mannersAreThoseOfThePlayers()
{
    Header header = m_record.header;
    header.players.push_back({u"Berta"_s, false, u"hard"_s});
    header.players.push_back({u"Nobody knows"_s, false, {}});
    const PerSeat<Manner> manners = mannersOf(header);
    QVERIFY(manners[0] == Manner::Shown);
    QVERIFY(manners[1] == Manner::Random);
    QVERIFY(manners[2] == Manner::Strong);
    QVERIFY(manners[3] == Manner::Shown);
    QVERIFY(manners[4] == Manner::Strong);
}

QTEST_GUILESS_MAIN(NotesTest)
#include "notes.moc"
