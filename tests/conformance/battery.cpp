#include "tests/conformance/battery.h"

#include "engine/record/fault.h"
#include "engine/record/luckcheck.h"
#include "engine/record/reader.h"
#include "engine/record/writer.h"
#include "engine/rules/ranges.h"
#include "engine/rules/session.h"
#include "tests/conformance/luckmet.h"
#include "tests/conformance/positions.h"
#include "tests/record/sessionof.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QTest>

#include <algorithm>
#include <map>
#include <set>

namespace medici {

namespace {

constexpr int games = 200; // of each number of seats
constexpr std::size_t mostEvents = 10'000;

// What is dear is looked at in every so many-th game only; the options go through their values in these, too.
constexpr int share = 10;
constexpr int written = 7;
constexpr int placed = 50;

// The number of the first one: './dev soak' plays others than the tests do.
int firstGame()
{
    static const int first = qEnvironmentVariableIntValue("MEDICI_FIRST_GAME");
    return first;
}

// Every so many-th of the games, by number.
std::vector<int> everyGame(int step = 1)
{
    std::vector<int> numbers;
    for (int game = 0; game < games; game += step)
        numbers.push_back(firstGame() + game);
    return numbers;
}

Record recordOf(const QString &variant, const Setup &setup, Seed seed, const std::vector<Event> &events)
{
    Record record;
    record.header.variant = variant;
    for (int seat = 0; seat < setup.seats; ++seat)
        record.header.players.push_back({QStringLiteral("Seat \"%1\"").arg(seat), seat == 0,
                                         seat == 0 ? QString() : QStringLiteral("easy")});
    record.header.setup = setup;
    record.header.luck = LuckSource::ofDeal({seed, seed});
    record.events = events;
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

// The first thing that no table may show, whatever the game; empty if all is well.
QString faultOf(const Game &table, int seats)
{
    if (table.seats() != seats || table.actor() < nobody || table.actor() >= seats)
        return QStringLiteral("seat %1 of %2 is to act").arg(table.actor()).arg(table.seats());
    if (!wellFormed(table.places(), seats))
        return QStringLiteral("the places cannot be");
    Choices choices;
    table.list(choices);
    if (choices.empty() != table.over())
        return QStringLiteral("%1 choices").arg(choices.size());
    std::set<Code> codes;
    for (const Choice &choice : choices) {
        if (table.actor() == chance ? choice.weight == 0 : choice.weight != 1)
            return QStringLiteral("%1 has the weight %2").arg(choice.code).arg(choice.weight);
        if (!codes.insert(choice.code).second)
            return QStringLiteral("%1 is listed twice").arg(choice.code);
    }
    for (const Code code : codes) {
        const Code canonical = table.canonical(code);
        if (table.actor() >= 0 && (!codes.contains(canonical) || table.canonical(canonical) != canonical))
            return QStringLiteral("%1 is said to equal %2").arg(code).arg(canonical);
    }
    return {};
}

template <class Choose>
void playOut(Session &session, const Choose &choose)
{
    Choices choices;
    session.begin();
    while (!session.game().over() && session.log().size() < mostEvents) {
        session.game().list(choices);
        session.play(choose(choices));
    }
}

// The one record of a text; nothing, and a warning, if it is not one.
std::optional<Record> recordIn(QByteArray text, const Recordables &variants, OnAnnotations onAnnotations)
{
    QBuffer buffer(&text);
    buffer.open(QIODevice::ReadOnly);
    Reader reader(buffer, QStringLiteral("record"), variants, onAnnotations);
    try {
        std::optional<Record> record = reader.next();
        if (reader.note().isEmpty() && !reader.next())
            return record;
        qWarning("The record is not whole or not one.");
    } catch (const Fault &fault) {
        qWarning("%s", fault.what());
    }
    return std::nullopt;
}

} // namespace

Battery::Battery(const QString &id, const Recordable &variant, const Conserved &conserved)
    : m_id(id), m_variant(variant), m_conserved(conserved)
{}

std::vector<std::size_t> houseRulesFor(const SetupLimits &terms, int seats)
{
    std::vector<std::size_t> rules;
    for (std::size_t i = 0; i < terms.options.size(); ++i)
        if (terms.options[i].house() && terms.options[i].belongsTo(seats))
            rules.push_back(i);
    return rules;
}

void Battery::seatCounts() const
{
    QTest::addColumn<int>("seats");
    const SetupLimits terms = m_variant.terms();
    for (int seats = terms.leastSeats; seats <= terms.mostSeats; ++seats)
        QTest::addRow("%d", seats) << seats;
}

// Most games are the usual one; in every fourth the options run through all their values, and in the one
// after it a house rule has its least or its most value, or all have any.
Setup Battery::setupOf(int seats, int game) const
{
    const SetupLimits terms = m_variant.terms();
    Setup setup = terms.usual(seats);
    if (game % 3 == 0)
        setup.first = static_cast<Seat>(game / 3 % seats);
    if (game % 4 == 0) {
        int turn = game / 4;
        for (std::size_t i = 0; i < terms.options.size() && !terms.options[i].house(); ++i) {
            const int least = terms.options[i].leastFor(seats);
            const int values = terms.options[i].most - least + 1;
            setup.options[i] = static_cast<std::int16_t>(least + turn % values);
            turn /= values;
        }
    }
    if (const std::vector<std::size_t> rules = houseRulesFor(terms, seats); game % 4 == 1 && !rules.empty()) {
        const auto turn = static_cast<std::size_t>(game / 4);
        const std::size_t rule = rules[turn / 2 % rules.size()];
        const Option &option = terms.options[rule];
        setup.options[rule] = turn % 2 == 0 ? option.leastFor(seats) : option.most;
        PlayoutRandom any(static_cast<Seed>(game), 4);
        for (const std::size_t other : rules)
            if (const Option &of = terms.options[other]; turn / (2 * rules.size()) % 3 == 2)
                setup.options[other] = static_cast<std::int16_t>(
                    of.leastFor(seats)
                    + static_cast<int>(
                        any.below(static_cast<std::uint32_t>(of.most - of.leastFor(seats) + 1))));
    }
    return setup;
}

Session Battery::newSession(int seats, int game) const
{
    std::vector<bool> humans(static_cast<std::size_t>(seats));
    humans.front() = game % 2 == 0;
    return Session(m_variant.newGame(setupOf(seats, game)), static_cast<Seed>(game), humans);
}

const Battery::Log &Battery::randomGame(int seats, int game)
{
    const auto [played, isNew] = m_games.try_emplace({seats, game});
    if (isNew) {
        Session session = newSession(seats, game);
        PlayoutRandom luck(static_cast<Seed>(game), 1);
        playOut(session, [&](const Choices &choices) { return luck.pick(choices); });
        played->second.assign(session.log().begin(), session.log().end());
    }
    return played->second;
}

Recordables Battery::itself() const
{
    return {{m_id}, [this](const QString &) { return &m_variant; }};
}

void Battery::everyGameEnds()
{
    QFETCH(int, seats);
    for (const int game : everyGame())
        QVERIFY(randomGame(seats, game).size() < mostEvents);
}

void Battery::everyOptionValueIsPlayed()
{
    QFETCH(int, seats);
    const SetupLimits terms = m_variant.terms();
    std::set<Seat> first;
    std::set<std::pair<std::size_t, int>> values;
    // The usual games have them all; of others a seldom one may come only in a few turns more.
    const int enough = firstGame() == 0 ? games : 10 * games;
    for (int game = firstGame(); game < firstGame() + enough; ++game) {
        const Setup setup = setupOf(seats, game);
        QVERIFY(terms.allow(setup));
        first.insert(setup.first);
        for (std::size_t i = 0; i < terms.options.size(); ++i)
            values.insert({i, setup.options[i]});
    }
    std::size_t expected = 0;
    for (std::size_t i = 0; i < terms.options.size(); ++i) {
        const Option &option = terms.options[i];
        if (!option.house())
            expected += static_cast<std::size_t>(option.most - option.leastFor(seats) + 1);
        else if (option.belongsTo(seats) && 8 * houseRulesFor(terms, seats).size() <= std::size_t{games})
            for (const int value : {int{option.leastFor(seats)}, int{option.most}})
                QVERIFY2(values.contains({i, value}), option.key.data());
    }
    std::erase_if(values, [&](const auto &value) { return terms.options[value.first].house(); });
    QCOMPARE(values.size(), expected);
    QCOMPARE(first.size(), static_cast<std::size_t>(seats + 1));
}

void Battery::legalMovesApplyAndTablesStaySound()
{
    QFETCH(int, seats);
    for (const int game : everyGame()) {
        const std::unique_ptr<Game> table = m_variant.newGame(setupOf(seats, game));
        QCOMPARE(table->round(), 1);
        for (const Event &event : randomGame(seats, game)) {
            QCOMPARE(faultOf(*table, seats), QString());
            QCOMPARE(m_conserved(*table), QString());
            QCOMPARE(event.actor, table->actor());
            const int round = table->round();

            const std::unique_ptr<Game> copy = table->clone();
            QVERIFY(copy->equals(*table) && table->equals(*copy));
            table->apply(event.code);
            QVERIFY(!copy->equals(*table));
            copy->apply(event.code);
            QVERIFY(copy->equals(*table));

            QVERIFY(table->round() == round || table->round() == round + 1);
        }
        QVERIFY(table->over());
        QCOMPARE(faultOf(*table, seats), QString());
        QCOMPARE(m_conserved(*table), QString());
    }
}

void Battery::billsAddUpAndStay()
{
    QFETCH(int, seats);
    for (const int game : everyGame()) {
        const std::unique_ptr<Game> table = m_variant.newGame(setupOf(seats, game));
        std::vector<BillLine> settled;
        int scored = 0;
        QCOMPARE(table->scorings(), 0);
        const auto check = [&] {
            const Bill bill = table->bill();
            const Bill now = table->billNow();
            const PerSeat<int> scores = table->scores();
            for (Seat seat = 0; seat < seats; ++seat)
                QCOMPARE(bill.total(seat), scores[static_cast<std::size_t>(seat)]);
            const std::span all(now.lines());
            QVERIFY(all.size() >= bill.lines().size());
            QVERIFY(ranges::equal(bill.lines(), all.first(bill.lines().size())));
            QVERIFY(ranges::all_of(all.subspan(bill.lines().size()), [&](const BillLine &line) {
                return line.round == table->scorings() + 1;
            }));

            QVERIFY(table->scorings() == scored || table->scorings() == scored + 1);
            std::vector<BillLine> stayed = bill.lines();
            std::erase_if(stayed, [&](const BillLine &line) { return line.round > scored; });
            QVERIFY(stayed == settled);
            if (table->scorings() == scored)
                return;
            scored = table->scorings();
            settled = bill.lines();
            std::erase_if(settled, [&](const BillLine &line) { return line.round > scored; });
        };
        settled = table->bill().lines();
        std::erase_if(settled, [](const BillLine &line) { return line.round > 0; });
        for (const Event &event : randomGame(seats, game)) {
            check();
            if (QTest::currentTestFailed())
                return;
            table->apply(event.code);
        }
        check();
        if (QTest::currentTestFailed())
            return;
    }
}

void Battery::illegalEventsAreRefused()
{
    QFETCH(int, seats);
    for (const int game : everyGame()) {
        Session session = newSession(seats, game);
        PlayoutRandom luck(static_cast<Seed>(game), 2);
        Choices choices;
        const auto refuses = [&](const Event &event) {
            const std::unique_ptr<Game> before = session.game().clone();
            const std::size_t events = session.log().size();
            return !session.enter(event) && session.game().equals(*before) && session.log().size() == events;
        };
        for (const Event &event : randomGame(seats, game)) {
            session.game().list(choices);
            const int highest = ranges::max(choices, {}, &Choice::code).code;
            for (const auto code : {std::uint32_t{0}, static_cast<std::uint32_t>(highest + 1), luck.below(64),
                                    luck.below(0x10000)})
                if (!choices.contains(static_cast<Code>(code)))
                    QVERIFY(refuses({event.actor, static_cast<Code>(code)}));
            for (const Seat actor : {chance, nobody, Seat{0}, static_cast<Seat>(event.actor + 1)})
                if (actor != event.actor)
                    QVERIFY(refuses({actor, event.code}));
            QVERIFY(session.recall(std::span(&event, 1)));
        }
        for (const Seat actor : {chance, nobody, Seat{0}})
            QVERIFY(refuses({actor, 0}));
        QVERIFY(!session.play(0));
    }
}

void Battery::undoAndRedoReturnToTheSameTable()
{
    QFETCH(int, seats);
    for (const int game : everyGame()) {
        const Log &log = randomGame(seats, game);
        Session session = newSession(seats, game);
        QVERIFY(session.recall(log));
        std::vector<std::unique_ptr<Game>> tables;
        tables.push_back(session.start().clone());
        for (const Event &event : log) {
            tables.push_back(tables.back()->clone());
            tables.back()->apply(event.code);
        }

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
        // To each of them from its neighbour in every so many-th game, in the others to one.
        const std::size_t step = game % share == 0 ? 1 : tables.size();
        for (std::size_t cursor = static_cast<std::size_t>(game) % step; cursor < tables.size();
             cursor += step) {
            session.goTo(cursor);
            QVERIFY(session.game().equals(*tables[cursor]));
        }
        QVERIFY(ranges::equal(session.log(), log));
    }
}

// The same table in games that chance will go on with differently.
void Battery::computerPlayersMoveLegallyWithoutKnowingTheFuture()
{
    QFETCH(int, seats);
    constexpr std::array levels{Level::Random, Level::Easy, Level::Normal, Level::Hard};
    for (const int game : everyGame(20 * share)) {
        const Log &log = randomGame(seats, game);
        for (std::size_t event = 0; event < log.size(); event += 5) {
            if (log[event].actor == chance)
                continue;
            const auto past = std::span(log).first(event);
            Session one(m_variant.newGame(setupOf(seats, game)), 1, {});
            Session other(m_variant.newGame(setupOf(seats, game)), 2, {});
            QVERIFY(one.recall(past) && other.recall(past));
            const Limits limits{levels[event % levels.size()], 20, {}};
            const Thought thought = one.game().think(limits, event, {});
            const Thought again = other.game().think(limits, event, {});
            QCOMPARE(thought.code, again.code);
            QVERIFY(thought.scores == again.scores);
            QVERIFY(one.game().legal(thought.code));
        }
    }
}

// Ten thousand pairs of games a variant, about, over all numbers of seats.
void Battery::oneDealIsTheSameLuckForAll()
{
    QFETCH(int, seats);
    const SetupLimits terms = m_variant.terms();
    const int pairs = 5 * games / (terms.mostSeats - terms.leastSeats + 1);
    int met = 0;
    for (int deal = firstGame(); deal < firstGame() + pairs; ++deal) {
        const std::unique_ptr<Game> start = m_variant.newGame(setupOf(seats, deal));
        Session one(start->clone(), static_cast<Seed>(deal), {});
        Session other(start->clone(), static_cast<Seed>(deal), {});
        // One plays at random; the other as well, or takes what stands last or first, with exceptions.
        const int habit = deal % 3;
        PlayoutRandom whim(static_cast<Seed>(deal), 3);
        playOut(one, [&](const Choices &choices) { return whim.pick(choices); });
        playOut(other, [&](const Choices &choices) {
            return habit == 0 || whim.below(4) == 0 ? whim.pick(choices)
                                                    : choices[habit == 1 ? choices.size() - 1 : 0];
        });
        const LuckMet ofOne(*start, one.log());
        const LuckMet ofOther(*start, other.log());
        QCOMPARE(ofOne.differenceTo(ofOther), std::string());
        met += ofOne.commonWith(ofOther);
    }
    QVERIFY2(met > 2 * pairs, qPrintable(QString::number(met)));
}

// Over all games, how often each outcome came and how often it was to be expected.
void Battery::luckIsAsLikelyAsTheRulesSay()
{
    QFETCH(int, seats);
    std::map<std::pair<Place::Of, int>, Frequencies> met; // days apart: by then cards are gone
    Choices choices;
    for (const int game : everyGame()) {
        const std::unique_ptr<Game> table = m_variant.newGame(setupOf(seats, game));
        for (const Event &event : randomGame(seats, game)) {
            if (event.actor == chance) {
                table->list(choices);
                const Place place = table->place();
                met[{place.of, place.of == Place::Of::Die ? 1 : place.round}].add(choices, event.code);
            }
            table->apply(event.code);
        }
    }
    QVERIFY(!met.empty());
    for (const auto &[where, frequencies] : met)
        QVERIFY2(frequencies.plausible(), frequencies.said().c_str());
}

void Battery::recordsReadBackAsTheSameGame()
{
    QFETCH(int, seats);
    for (const int game : everyGame(written)) {
        const Log &log = randomGame(seats, game);
        const Record record = recordOf(m_id, setupOf(seats, game), static_cast<Seed>(game), log);
        const QByteArray text = textOf(record, m_variant);
        const std::optional<Record> read = recordIn(text, itself(), OnAnnotations::Skip);
        QVERIFY(read == record);
        QCOMPARE(textOf(*read, m_variant), text);

        const Session loaded = sessionOf(*read, m_variant, Seed{0});
        QVERIFY(loaded.luck() == luckOf(record.header.luck));
        QVERIFY(ranges::equal(loaded.log(), log));
        QVERIFY(loaded.game().over());
    }
}

void Battery::annotatedRecordsAreFoundRight()
{
    QFETCH(int, seats);
    for (const int game : everyGame(written)) {
        const Record record =
            recordOf(m_id, setupOf(seats, game), static_cast<Seed>(game), randomGame(seats, game));
        const QByteArray text = textOf(record, m_variant, Annotated::Yes);
        const std::optional<Record> read = recordIn(text, itself(), OnAnnotations::Compare);
        QVERIFY(read == record);
        QVERIFY(text.contains("\n{\"legal\":[") && text.contains("\n{\"result\":{\"scores\":["));
    }
}

void Battery::everyLegalMoveHasItsWords()
{
    QFETCH(int, seats);
    const Words &words = m_variant.words();
    Choices choices;
    for (const int game : everyGame(written)) {
        const std::unique_ptr<Game> table = m_variant.newGame(setupOf(seats, game));
        for (const Event &event : randomGame(seats, game)) {
            if (event.actor != chance) {
                table->list(choices);
                for (const Choice &choice : choices)
                    QCOMPARE(words.readMove(*table, words.move(*table, choice.code).toJsonObject()),
                             choice.code);
            }
            table->apply(event.code);
        }
    }
}

void Battery::everyTableCanBeSetUpAgain()
{
    QFETCH(int, seats);
    if (!m_variant.arrangeable())
        QSKIP("Its tables cannot be set up.");
    Positions positions(m_variant, m_conserved);
    for (const int game : everyGame(placed))
        QCOMPARE(positions.setUpAgain(setupOf(seats, game), randomGame(seats, game), static_cast<Seed>(game)),
                 QString());
    QVERIFY(positions.described() > games / placed * 10);
    QVERIFY2(positions.same() * 10 > positions.described() * 3,
             qPrintable(QString::number(positions.same())));
}

void Battery::corruptedPositionsAreRefusedOrPlayed()
{
    QFETCH(int, seats);
    if (!m_variant.arrangeable())
        QSKIP("Its tables cannot be set up.");
    Positions positions(m_variant, m_conserved);
    for (const int game : everyGame(placed))
        QCOMPARE(positions.corrupted(setupOf(seats, game), randomGame(seats, game), static_cast<Seed>(game)),
                 QString());
    QVERIFY(positions.refused() > 0);
    QVERIFY(positions.accepted() > 0);
}

void Battery::gamesFromPositionsAreRecorded()
{
    QFETCH(int, seats);
    if (!m_variant.arrangeable())
        QSKIP("Its tables cannot be set up.");
    for (const int game : everyGame(placed)) {
        const Log &log = randomGame(seats, game);
        Record record = recordOf(m_id, setupOf(seats, game), static_cast<Seed>(game), {});
        const std::unique_ptr<Game> table = m_variant.newGame(record.header.setup);
        for (std::size_t event = 0; event < log.size() * 2 / 3 || !record.header.position; ++event) {
            table->apply(log[event].code);
            record.header.position = m_variant.positionOf(*table);
        }
        const std::unique_ptr<Game> end = startOf(record.header, m_variant);
        PlayoutRandom luck(static_cast<Seed>(game), 7);
        Choices choices;
        while (!end->over()) {
            end->list(choices);
            record.events.push_back({end->actor(), luck.pick(choices)});
            end->apply(record.events.back().code);
        }
        const QByteArray text = textOf(record, m_variant, Annotated::Yes);
        QVERIFY(recordIn(text, itself(), OnAnnotations::Compare) == record);
        QVERIFY(sessionOf(record, m_variant, Seed{0}).game().equals(*end));
        QVERIFY_THROWS_EXCEPTION(Fault, textOf(record, m_variant, Annotated::No, RecordVersion::One));
    }
}

void Battery::goldenRecordsReplay()
{
    const QDir folder(QStringLiteral(MEDICI_SOURCE_DIR "/tests/golden/") + m_id);
    const QStringList names = folder.entryList({QStringLiteral("*.medici")}, QDir::Files);
    std::size_t deals = 0;
    QVERIFY2(!names.isEmpty(), qPrintable(folder.path()));
    for (const QString &name : names) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const std::optional<Record> record = recordIn(file.readAll(), itself(), OnAnnotations::Compare);
        QVERIFY2(record, qPrintable(name));
        QCOMPARE(m_conserved(sessionOf(*record, m_variant, Seed{0}).game()), QString());
        if (record->header.luck.scheme != LuckSource::Scheme::Places)
            continue;
        const std::optional<LuckCheck> luck = checkLuck(*record, m_variant);
        QVERIFY2(!luck->wrong && luck->dealt > 10, qPrintable(name));
        deals += luck->dealt;
    }
    QVERIFY(deals > 0 || m_id == QStringLiteral("template"));
}

int conform(const QString &id, const Recordable &variant, const Conserved &conserved, int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    Battery battery(id, variant, conserved);
    return QTest::qExec(&battery, argc, argv);
}

} // namespace medici
