#include "tests/conformance/battery.h"

#include "engine/record/fault.h"
#include "engine/record/reader.h"
#include "engine/record/writer.h"
#include "engine/rules/session.h"

#include <QBuffer>
#include <QTest>

#include <algorithm>
#include <set>

namespace medici {

namespace {

constexpr int games = 2000; // of each number of seats
constexpr std::size_t mostEvents = 10'000;

// What is dear is looked at in every so many-th game only.
constexpr int share = 10;

Session newSession(const Recordable &variant, const Setup &setup, int game)
{
    std::vector<bool> humans(setup.seats);
    humans.front() = game % 2 == 0;
    return Session(variant.newGame(setup), static_cast<Seed>(game), humans);
}

// Calls `visit` with the session before each decision and at the end.
template <class Visit>
void playRandomly(Session &session, int game, Visit visit)
{
    Luck luck(static_cast<Seed>(game), 1);
    Choices choices;
    session.begin();
    while (session.game().actor() >= 0 && session.log().size() < mostEvents) {
        visit();
        session.game().list(choices);
        session.play(luck.pick(choices));
    }
    visit();
}

Session randomGame(const Recordable &variant, const Setup &setup, int game)
{
    Session session = newSession(variant, setup, game);
    playRandomly(session, game, [] {});
    return session;
}

Record recordOf(const QString &variant, const Setup &setup, const Session &session)
{
    Record record;
    record.header.variant = variant;
    for (int seat = 0; seat < setup.seats; ++seat)
        record.header.players.push_back({QStringLiteral("Seat \"%1\"").arg(seat), seat == 0,
                                         seat == 0 ? QString() : QStringLiteral("easy")});
    record.header.setup = setup;
    record.header.seed = QString::number(session.seed());
    record.events.assign(session.log().begin(), session.log().end());
    return record;
}

// Places of this many seats have the form 1, 1, 3: as many seats are ahead of each as its place says.
bool wellFormed(const PerSeat<int> &places, int seats)
{
    const auto end = places.begin() + seats;
    return std::all_of(places.begin(), end, [&](int place) {
        return place == 1 + std::count_if(places.begin(), end, [&](int other) { return other < place; });
    });
}

QString faultOfChoices(const Game &table)
{
    Choices choices;
    table.list(choices);
    std::set<Code> codes;
    for (const Choice &choice : choices) {
        if (choice.weight == 0)
            return QStringLiteral("%1 has no weight").arg(choice.code);
        if (table.actor() >= 0 && choice.weight != 1)
            return QStringLiteral("decision %1 has a weight").arg(choice.code);
        if (!codes.insert(choice.code).second)
            return QStringLiteral("%1 is listed twice").arg(choice.code);
        if (table.actor() < 0)
            continue;
        const Code canonical = table.canonical(choice.code);
        if (!choices.contains(canonical) || table.canonical(canonical) != canonical)
            return QStringLiteral("%1 is %2 in other words, which is no good")
                .arg(choice.code)
                .arg(canonical);
    }
    if (choices.empty() != table.over())
        return QStringLiteral("%1 choices").arg(choices.size());
    return {};
}

} // namespace

Battery::Battery(const QString &id, const Recordable &variant, const Conserved &conserved)
    : m_id(id), m_variant(variant), m_conserved(conserved)
{}

void Battery::seatCounts() const
{
    QTest::addColumn<int>("seats");
    const Terms terms = m_variant.terms();
    for (int seats = terms.leastSeats; seats <= terms.mostSeats; ++seats)
        QTest::addRow("%d", seats) << seats;
}

// Most games are the usual one; in every fourth the options run through all their values.
Setup Battery::setupOf(int seats, int game) const
{
    const Terms terms = m_variant.terms();
    Setup setup = terms.usual(seats);
    if (game % 3 == 0)
        setup.first = static_cast<Seat>(game / 3 % seats);
    if (game % 4 == 0) {
        int turn = game / 4;
        for (std::size_t i = 0; i < terms.options.size(); ++i) {
            const int least = terms.options[i].leastFor(seats);
            const int values = terms.options[i].most - least + 1;
            setup.options[i] = static_cast<std::int16_t>(least + turn % values);
            turn /= values;
        }
    }
    return setup;
}

void Battery::everyGameEnds()
{
    QFETCH(int, seats);
    for (int game = 0; game < games; ++game) {
        const Session session = randomGame(m_variant, setupOf(seats, game), game);
        QVERIFY2(session.game().over(), qPrintable(QStringLiteral("game %1").arg(game)));
    }
}

void Battery::everyOptionValueIsPlayed()
{
    QFETCH(int, seats);
    const Terms terms = m_variant.terms();
    std::set<Seat> first;
    std::set<std::pair<std::size_t, int>> values;
    for (int game = 0; game < games; ++game) {
        const Setup setup = setupOf(seats, game);
        QVERIFY(terms.allow(setup));
        first.insert(setup.first);
        for (std::size_t i = 0; i < terms.options.size(); ++i)
            values.insert({i, setup.options[i]});
    }
    std::size_t expected = 0;
    for (const Option &option : terms.options)
        expected += static_cast<std::size_t>(option.most - option.leastFor(seats) + 1);
    QCOMPARE(values.size(), expected);
    QCOMPARE(first.size(), static_cast<std::size_t>(seats + 1));
}

void Battery::legalMovesApplyAndTablesStaySound()
{
    QFETCH(int, seats);
    for (int game = 0; game < games; ++game) {
        const Session session = randomGame(m_variant, setupOf(seats, game), game);
        const std::unique_ptr<Game> table = session.start().clone();
        int round = table->round();
        QCOMPARE(round, 1);
        for (const Event &event : session.log()) {
            QCOMPARE(table->seats(), seats);
            QVERIFY(table->actor() == chance || (table->actor() >= 0 && table->actor() < seats));
            QCOMPARE(faultOfChoices(*table), QString());
            QVERIFY(wellFormed(table->places(), seats));
            QCOMPARE(m_conserved(*table), QString());

            const std::unique_ptr<Game> copy = table->clone();
            QVERIFY(copy->equals(*table) && table->equals(*copy));
            table->apply(event.code);
            QVERIFY(!copy->equals(*table));
            copy->apply(event.code);
            QVERIFY(copy->equals(*table));

            QVERIFY(table->round() == round || table->round() == round + 1);
            round = table->round();
        }
        QVERIFY(table->over());
        QCOMPARE(faultOfChoices(*table), QString());
        QVERIFY(wellFormed(table->places(), seats));
        QCOMPARE(m_conserved(*table), QString());
    }
}

void Battery::illegalEventsAreRefused()
{
    QFETCH(int, seats);
    for (int game = 0; game < games; ++game) {
        Session session = newSession(m_variant, setupOf(seats, game), game);
        Luck luck(static_cast<Seed>(game), 2);
        bool refused = true;
        playRandomly(session, game, [&] {
            const std::unique_ptr<Game> before = session.game().clone();
            const std::size_t events = session.log().size();
            Choices choices;
            before->list(choices);
            const Code beyond = choices.empty()
                ? Code{0}
                : static_cast<Code>(std::ranges::max(choices, {}, &Choice::code).code + 1);
            for (const Code code : {Code{0}, beyond, static_cast<Code>(luck.below(64)),
                                    static_cast<Code>(luck.below(0x10000))}) {
                if (choices.contains(code))
                    continue;
                refused = refused && !session.play(code);
            }
            if (!choices.empty()) {
                refused = refused && !session.enter({chance, choices[0]});
                refused = refused && !session.enter({nobody, choices[0]});
                refused = refused && !session.enter({static_cast<Seat>(before->actor() + 1), choices[0]});
            }
            refused = refused && session.game().equals(*before) && session.log().size() == events;
        });
        QVERIFY2(refused, qPrintable(QStringLiteral("game %1").arg(game)));
    }
}

void Battery::undoAndRedoReturnToTheSameTable()
{
    QFETCH(int, seats);
    for (int game = 0; game < games; game += share) {
        Session session = randomGame(m_variant, setupOf(seats, game), game);
        std::vector<std::unique_ptr<Game>> tables{};
        tables.push_back(session.start().clone());
        for (const Event &event : session.log()) {
            tables.push_back(tables.back()->clone());
            tables.back()->apply(event.code);
        }
        const std::vector<Event> log(session.log().begin(), session.log().end());
        std::vector<std::size_t> stops{session.cursor()};
        while (session.undo()) {
            QVERIFY(session.cursor() < stops.back());
            stops.push_back(session.cursor());
            QVERIFY(session.game().equals(*tables[session.cursor()]));
            QVERIFY(session.human(session.game().actor()) || game % 2 != 0);
        }
        QVERIFY(!session.canUndo());
        for (auto stop = stops.rbegin() + 1; stop != stops.rend(); ++stop) {
            QVERIFY(session.redo());
            QCOMPARE(session.cursor(), *stop);
            QVERIFY(session.game().equals(*tables[*stop]));
        }
        QVERIFY(!session.canRedo());
        for (std::size_t cursor = 0; cursor < tables.size(); ++cursor) {
            session.goTo(cursor);
            QVERIFY(session.game().equals(*tables[cursor]));
        }
        QVERIFY(std::ranges::equal(session.log(), log));
    }
}

void Battery::computerPlayersMoveLegally()
{
    QFETCH(int, seats);
    constexpr std::array levels{Level::Random, Level::Easy, Level::Normal, Level::Hard};
    for (int game = 0; game < games; game += 10 * share) {
        Session session = newSession(m_variant, setupOf(seats, game), game);
        session.begin();
        for (std::size_t turn = 0; !session.game().over(); ++turn) {
            const Limits limits{levels[turn % levels.size()], 20, {}};
            const Thought thought = session.game().think(limits, turn, {});
            QVERIFY(session.play(thought.code));
        }
    }
}

void Battery::recordsReadBackAsTheSameGame()
{
    QFETCH(int, seats);
    const Recordables variants{{m_id}, [&](const QString &) { return &m_variant; }};
    for (int game = 0; game < games; ++game) {
        const Setup setup = setupOf(seats, game);
        const Session session = randomGame(m_variant, setup, game);
        const Record record = recordOf(m_id, setup, session);
        QByteArray text = textOf(record, m_variant);
        QBuffer buffer(&text);
        buffer.open(QIODevice::ReadOnly);
        Reader reader(buffer, QStringLiteral("game"), variants);
        const std::optional<Record> read = reader.next();
        QVERIFY(read == record);
        QVERIFY(!reader.next());
        QCOMPARE(textOf(*read, m_variant), text);

        Session again = sessionOf(*read, m_variant, 0);
        QCOMPARE(again.cursor(), record.events.size());
        QCOMPARE(again.seed(), session.seed());
        QVERIFY(again.game().equals(session.game()));
    }
}

void Battery::annotatedRecordsAreFoundRight()
{
    QFETCH(int, seats);
    const Recordables variants{{m_id}, [&](const QString &) { return &m_variant; }};
    for (int game = 0; game < games; game += share) {
        const Setup setup = setupOf(seats, game);
        const Record record = recordOf(m_id, setup, randomGame(m_variant, setup, game));
        QByteArray text = textOf(record, m_variant, Annotated::Yes);
        QBuffer buffer(&text);
        buffer.open(QIODevice::ReadOnly);
        Reader reader(buffer, QStringLiteral("game"), variants, OnAnnotations::Compare);
        const std::optional<Record> read = reader.next();
        QVERIFY(read == record);
        QCOMPARE(textOf(*read, m_variant, Annotated::Yes), text);
        QVERIFY(text.contains("\n{\"legal\":[") && text.contains("\n{\"result\":{\"scores\":["));
    }
}

void Battery::everyLegalMoveHasItsWords()
{
    QFETCH(int, seats);
    const Words &words = m_variant.words();
    for (int game = 0; game < games; game += share) {
        Session session = newSession(m_variant, setupOf(seats, game), game);
        QString wrong;
        playRandomly(session, game, [&] {
            Choices choices;
            session.game().list(choices);
            std::set<QByteArray> said;
            for (const Choice &choice : choices) {
                const QCborMap move = words.move(session.game(), choice.code);
                if (!said.insert(QCborValue(move).toCbor()).second
                    || words.readMove(session.game(), move.toJsonObject()) != choice.code)
                    wrong = QStringLiteral("game %1, move %2").arg(game).arg(choice.code);
            }
        });
        QCOMPARE(wrong, QString());
    }
}

int conform(const QString &id, const Recordable &variant, const Conserved &conserved, int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    Battery battery(id, variant, conserved);
    return QTest::qExec(&battery, argc, argv);
}

} // namespace medici
