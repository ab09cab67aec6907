#include "app/desktop/book/book.h"

#include "app/desktop/actions.h"
#include "app/desktop/archive/archivepage.h"
#include "app/desktop/book/bookbars.h"
#include "app/desktop/book/bookpage.h"
#include "app/desktop/book/playingstrength.h"
#include "app/desktop/storage/diskwriter.h"
#include "app/desktop/table/tablepage.h"
#include "app/desktop/widgets/keybutton.h"
#include "engine/record/reviewnotes.h"
#include "engine/record/writer.h"
#include "engine/review/review.h"
#include "engine/rules/ranges.h"
#include "engine/view/variant.h"
#include "tests/desktop/finding.h"
#include "tests/desktop/stage.h"

#include <QCheckBox>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <set>

using namespace Qt::StringLiterals;

namespace medici::desktop {

// What is counted of all games that were played.
class BookTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();

    void hundredsOfGamesAreCountedRightly();
    void gamesComeAndGo();
    void whatIsKeptIsNotReadAgain();
    void aSpoiltIndexIsReadAnew();
    void whatStandsApartCanBeCountedIn();
    void numbersOfSeatsAndOthersAreToldApart();
    void gamesOfOneDealAreOneObservation();
    void recordsAreBrokenByMore();
    void whereLessIsBetterTheLeastIsBest();
    void aReviewTellsLuckFromSkill();
    void unfinishedGamesDoNotCount();

    void howStrongSomebodyPlaysFollowsFromTheGames();
    void thePageIsReachedFromTheListOfGames();
    void whatStandsApartIsCountedInWithAPress();
    void whereNothingIsCountedThePageSaysWhy();
    void aRecordLeadsToItsGame();
    void aFamilyWithoutGamesIsToldSo();

private:
    Record randomRecord(const QString &variant, Seed seed, const QStringList &names);
    QString write(const QString &name, const Record &record);
    std::unique_ptr<GameIndex> indexed();
    std::optional<GameSummary> read(const QString &path);

    Variants m_variants{Variants::programFolders()};
    DiskWriter m_diskWriter;
    std::unique_ptr<QTemporaryDir> m_folder;
    int m_reads = 0;
};

namespace {

const QStringList family{u"Ania"_s, u"Piotr"_s, u"Zofia"_s, u"Jan"_s};

// As the computer's, a level; otherwise a person's.
void seat(Record &record, std::size_t at, const QString &level)
{
    record.header.players[at].human = level.isEmpty();
    record.header.players[at].level = level;
}

// A game as a list of numbers, without rules or records.
GameIndex::Entry entry(int number, const std::vector<std::pair<QString, int>> &scores)
{
    GameIndex::Entry entry{u"20260302-1200%1-dice"_s.arg(number, 2, 10, QChar(u'0')), 1, number,
                           GameSummary{}};
    entry.summary->variant = u"dice"_s;
    for (const auto &[name, score] : scores) {
        SeatSummary &seat = entry.summary->seats.emplace_back();
        seat.name = name;
        seat.human = name != u"easy"_s;
        seat.level = seat.human ? QString() : name;
        seat.score = score;
        const auto isAhead = [&seat](const auto &other) { return other.second > seat.score; };
        seat.place = 1 + static_cast<int>(std::count_if(scores.begin(), scores.end(), isAhead));
    }
    return entry;
}

BookChapter chapterOf(const std::vector<GameIndex::Entry> &entries, const BookQuestion &question)
{
    return Book(entries).chapter(question);
}

} // namespace

void BookTest::initTestCase()
{
    QCoreApplication::setApplicationVersion(u"test"_s);
}

Record BookTest::randomRecord(const QString &id, Seed seed, const QStringList &names)
{
    const Variant &variant = *m_variants.find(id);
    Record record;
    record.header.variant = id;
    record.header.setup = variant.terms().usual(static_cast<int>(names.size()));
    record.header.luck = LuckSource::ofDeal({0, seed});
    for (const QString &name : names)
        record.header.players.push_back({name, true, {}});
    Session session(variant.newGame(record.header.setup), luckOf(record.header.luck), {});
    session.begin();
    for (Seed n = 0; !session.game().over(); ++n)
        session.play(session.game().think({Level::Random}, derivedSeed(seed, n), {}).code);
    record.events.assign(session.log().begin(), session.log().end());
    return record;
}

QString BookTest::write(const QString &name, const Record &record)
{
    const QString path = m_folder->filePath(name + u".medici"_s);
    QFile file(path);
    [[maybe_unused]] const bool opened = file.open(QIODevice::WriteOnly);
    file.write(textOf(record, *m_variants.find(record.header.variant), Annotated::Yes));
    return path;
}

std::optional<GameSummary> BookTest::read(const QString &path)
{
    ++m_reads;
    const Recordables known{{u"dice"_s, u"gemstones"_s, u"auction"_s, u"card"_s},
                            [this](const QString &id) { return m_variants.find(id); }};
    const std::optional<Record> record = recordIn(path, known);
    return record ? summaryOf(*record, *m_variants.find(record->header.variant)) : std::nullopt;
}

// What is in the folder by now.
std::unique_ptr<GameIndex> BookTest::indexed()
{
    auto index = std::make_unique<GameIndex>(
        m_folder->path(), m_folder->filePath(u"kept/index"_s),
        [this](const QString &path) { return read(path); }, m_diskWriter);
    QSignalSpy completed(index.get(), &GameIndex::completed);
    index->follow();
    while (completed.isEmpty())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    m_diskWriter.finish();
    return index;
}

// Counted a second time from what stands in the files, line by line, without index, rules or reader.
void BookTest::hundredsOfGamesAreCountedRightly()
{
    m_folder = std::make_unique<QTemporaryDir>();
    constexpr int different = 20;
    constexpr int all = 400;
    std::vector<Record> records;
    for (int course = 0; course < different; ++course)
        records.push_back(randomRecord(course % 2 == 0 ? u"dice"_s : u"gemstones"_s,
                                       static_cast<Seed>(course), family.first(2 + course % 3)));
    for (int game = 0; game < all; ++game) {
        Record record = records[static_cast<std::size_t>(game % different)];
        record.header.luck = LuckSource::ofDeal({1, static_cast<Seed>(game)});
        // Others sit elsewhere, some are computers, and some had help.
        for (std::size_t at = 0; at < record.header.players.size(); ++at) {
            const auto who = static_cast<std::size_t>(game / different) + at;
            record.header.players[at].name = family[static_cast<qsizetype>(who % 4)];
            seat(record, at, (who * 7 + static_cast<std::size_t>(game)) % 5 == 0 ? u"easy"_s : QString());
        }
        if (game % 9 == 0)
            for (std::size_t event = 0; event < record.events.size(); ++event)
                if (record.events[event].actor == 0) {
                    record.how[event] = {u"hint"_s};
                    break;
                }
        write(u"%1"_s.arg(game, 4, 10, QChar(u'0')), record);
    }
    const std::unique_ptr<GameIndex> index = indexed();
    QCOMPARE(index->entries().size(), std::size_t{all});

    struct Count {
        int games = 0;
        int firsts = 0;
        double wins = 0;
        double score = 0;
        int best = -1'000'000;
        double fair = 0;
    };
    std::map<QString, Count> counted;
    for (const QString &name : QDir(m_folder->path()).entryList({u"*.medici"_s})) {
        QFile file(m_folder->filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonObject header = QJsonDocument::fromJson(file.readLine()).object();
        QJsonObject result;
        std::set<int> helped;
        while (!file.atEnd()) {
            const QJsonObject line = QJsonDocument::fromJson(file.readLine()).object();
            if (line.contains(u"result"_s))
                result = line[u"result"_s].toObject();
            if (line.contains(u"how"_s))
                helped.insert(line[u"seat"_s].toInt());
        }
        const QJsonArray seats = header[u"seats"_s].toArray();
        const QJsonArray places = result[u"places"_s].toArray();
        const auto winners = std::count(places.begin(), places.end(), QJsonValue(1));
        for (int at = 0; at < seats.size(); ++at) {
            if (seats[at][u"player"_s].toString() != u"human"_s || helped.contains(at))
                continue;
            Count &count = counted[header[u"variant"_s].toString() + seats[at][u"name"_s].toString()];
            const int score = result[u"scores"_s][at].toInt();
            ++count.games;
            count.firsts += places[at] == 1;
            count.wins += places[at] == 1 ? 1.0 / static_cast<double>(winners) : 0;
            count.score += score;
            count.best = std::max(count.best, score);
            count.fair += 1.0 / static_cast<double>(seats.size());
        }
    }
    const Book book(index->entries());
    QCOMPARE(book.people().size(), family.size());
    for (const QString &name : family)
        for (const QString &variant : {u"dice"_s, u"gemstones"_s}) {
            const Count &count = counted[variant + name];
            const BookChapter chapter = book.chapter({name, variant});
            QVERIFY(count.games > 50);
            QCOMPARE(chapter.games, count.games);
            QCOMPARE(chapter.places[0], count.firsts);
            QVERIFY(std::abs(chapter.wins.mean - count.wins / count.games) < 1e-9);
            QVERIFY(std::abs(chapter.meanScore - count.score / count.games) < 1e-9);
            QVERIFY(std::abs(chapter.fairShare - count.fair / count.games) < 1e-9);
            QVERIFY(chapter.helped > 0);
            if (variant == u"dice"_s) {
                QCOMPARE(chapter.bestScore->figure, count.best);
                double parts = 0;
                for (const double part : chapter.parts)
                    parts += part;
                QVERIFY(std::abs(parts - chapter.meanScore) < 1e-9);
            }
        }
}

void BookTest::gamesComeAndGo()
{
    m_folder = std::make_unique<QTemporaryDir>();
    const QStringList two = family.first(2);
    const QString first = write(u"a"_s, randomRecord(u"dice"_s, 1, two));
    write(u"c"_s, randomRecord(u"dice"_s, 2, two));
    QCOMPARE(indexed()->entries().size(), std::size_t{2});
    write(u"b"_s, randomRecord(u"gemstones"_s, 3, two));
    QVERIFY(QFile::remove(first));
    write(u"c"_s, randomRecord(u"dice"_s, 4, family)); // another one by the same name
    const std::unique_ptr<GameIndex> index = indexed();
    QCOMPARE(index->entries().size(), std::size_t{2});
    QCOMPARE(index->entries()[0].file, u"b.medici"_s);
    QCOMPARE(index->entries()[0].summary->variant, u"gemstones"_s);
    QCOMPARE(index->entries()[1].summary->seats.size(), std::size_t{4});
}

void BookTest::whatIsKeptIsNotReadAgain()
{
    m_folder = std::make_unique<QTemporaryDir>();
    write(u"a"_s, randomRecord(u"dice"_s, 1, family));
    QVERIFY(QFile(m_folder->filePath(u"nonsense.medici"_s)).open(QIODevice::WriteOnly));
    m_reads = 0;
    const GameIndex::Entry found = indexed()->entries().front();
    QCOMPARE(m_reads, 2);
    const std::unique_ptr<GameIndex> again = indexed();
    QCOMPARE(m_reads, 2);
    QVERIFY(again->entries().front().summary == found.summary);
    QVERIFY(!again->entries()[1].summary);
    QVERIFY(QFile::remove(m_folder->filePath(u"kept/index"_s)));
    QVERIFY(indexed()->entries().front().summary == found.summary);
    QCOMPARE(m_reads, 4);
}

void BookTest::aSpoiltIndexIsReadAnew()
{
    m_folder = std::make_unique<QTemporaryDir>();
    write(u"a"_s, randomRecord(u"dice"_s, 1, family));
    const GameIndex::Entry found = indexed()->entries().front();
    const QString kept = m_folder->filePath(u"kept/index"_s);
    QFile file(kept);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray whole = file.readAll();
    file.close();
    for (const QByteArray &spoilt :
         {whole.chopped(1), whole.first(9), QByteArray("nonsense"), QByteArray()}) {
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(spoilt);
        file.close();
        m_reads = 0;
        QVERIFY(indexed()->entries().front().summary == found.summary);
        QCOMPARE(m_reads, 1);
    }
}

void BookTest::whatStandsApartCanBeCountedIn()
{
    const std::vector<std::pair<QString, int>> scores{{u"Ania"_s, 90}, {u"easy"_s, 80}};
    std::vector<GameIndex::Entry> entries;
    for (int number = 0; number < 5; ++number)
        entries.push_back(entry(number, scores));
    entries[1].summary->seats[0].helped = true;
    entries[2].summary->byHand = true;
    entries[3].summary->houseRules = true;
    entries[4].summary->seats[1].helped = true; // another one's help is no matter of hers
    BookQuestion question{u"Ania"_s, u"dice"_s};
    const BookChapter chapter = chapterOf(entries, question);
    QCOMPARE(chapter.games, 2);
    QCOMPARE(chapter.helped, 1);
    QCOMPARE(chapter.byHand, 1);
    QCOMPARE(chapter.houseRules, 1);
    question.helped = true;
    QCOMPARE(chapterOf(entries, question).games, 3);
    question.byHand = true;
    QCOMPARE(chapterOf(entries, question).games, 4);
    question.houseRules = true;
    QCOMPARE(chapterOf(entries, question).games, 5);
}

void BookTest::numbersOfSeatsAndOthersAreToldApart()
{
    const std::vector<GameIndex::Entry> entries{
        entry(0, {{u"Ania"_s, 1}}),
        entry(1, {{u"Ania"_s, 1}, {u"easy"_s, 2}}),
        entry(2, {{u"  ania "_s, 3}, {u"Piotr"_s, 2}, {u"easy"_s, 1}}),
        entry(3, {{u"Ania"_s, 3}, {u"Piotr"_s, 4}}),
    };
    const Book book(entries);
    QCOMPARE(book.people(), (QStringList{u"Ania"_s, u"Piotr"_s}));
    QCOMPARE(book.variantsOf(u"Ania"_s), QStringList{u"dice"_s});
    QVERIFY(book.seatsOf(u"Ania"_s, u"dice"_s) == (std::vector<int>{1, 2, 3}));
    QVERIFY(book.othersOf(u"Ania"_s, u"dice"_s, 0)
            == (std::vector<Others>{Others::Easy, Others::People, Others::Mixed}));
    QVERIFY(book.othersOf(u"Ania"_s, u"dice"_s, 2) == (std::vector<Others>{Others::Easy, Others::People}));
    BookQuestion question{u"Ania"_s, u"dice"_s};
    QCOMPARE(book.chapter(question).games, 3);
    QVERIFY(std::abs(book.chapter(question).fairShare - (1. / 2 + 1. / 3 + 1. / 2) / 3) < 1e-9);
    question.seats = 2;
    QCOMPARE(book.chapter(question).games, 2);
    question.others = Others::Easy;
    QCOMPARE(book.chapter(question).games, 1);
    question = {u"Ania"_s, u"dice"_s, 1};
    QCOMPARE(book.chapter(question).games, 1);
}

void BookTest::gamesOfOneDealAreOneObservation()
{
    std::vector<GameIndex::Entry> entries;
    for (int number = 0; number < 12; ++number) {
        entries.push_back(entry(number, {{u"Ania"_s, number % 3 == 0 ? 2 : 0}, {u"easy"_s, 1}}));
        entries.back().summary->deal = QString::number(number);
    }
    const BookQuestion question{u"Ania"_s, u"dice"_s};
    const Estimate apart = chapterOf(entries, question).wins;
    for (GameIndex::Entry &entry : entries)
        entry.summary->deal = entry.summary->seats[0].score == 2 ? u"easy"_s : u"hard"_s;
    const Estimate together = chapterOf(entries, question).wins;
    QVERIFY(*together.margin > 2 * *apart.margin);
    // Who has always won is not sure to win for ever.
    entries.resize(1);
    for (int number = 1; number < 6; ++number)
        entries.push_back(entry(number, {{u"Ania"_s, 2}, {u"easy"_s, 1}}));
    QVERIFY(*chapterOf(entries, question).wins.margin > 0.3);
}

void BookTest::recordsAreBrokenByMore()
{
    std::vector<GameIndex::Entry> entries;
    for (const int score : {70, 90, 90, 80})
        entries.push_back(entry(static_cast<int>(entries.size()), {{u"Ania"_s, score}, {u"easy"_s, 75}}));
    entries[0].summary->seats[0].figures = {{0, 34}, {2, 5}};
    entries[1].summary->seats[0].figures = {{0, 31}, {2, 7}};
    entries[1].summary->seats[1].figures = {{0, 40}};
    const BookChapter chapter = chapterOf(entries, {u"Ania"_s, u"dice"_s});
    QCOMPARE(chapter.bestScore->figure, 90);
    QCOMPARE(chapter.bestScore->game, &entries[1]);
    QCOMPARE(chapter.figures.at(0).figure, 34);
    QCOMPARE(chapter.figures.at(0).game, &entries[0]);
    QCOMPARE(chapter.figures.at(2).figure, 7);
    QCOMPARE(chapter.course.size(), std::size_t{4});
    QCOMPARE(chapter.course[3].score, 80);
    QCOMPARE(chapter.course[0].place, 2);
    QVERIFY(chapter.course[0].when < chapter.course[1].when);
}

void BookTest::whereLessIsBetterTheLeastIsBest()
{
    std::vector<GameIndex::Entry> entries;
    for (const int score : {7, 3, 5}) {
        entries.push_back(entry(static_cast<int>(entries.size()), {{u"Ania"_s, score}, {u"easy"_s, 4}}));
        entries.back().summary->lowestScoreWins = true;
    }
    QCOMPARE(chapterOf(entries, {u"Ania"_s, u"dice"_s}).bestScore->figure, 3);
}

void BookTest::aReviewTellsLuckFromSkill()
{
    m_folder = std::make_unique<QTemporaryDir>();
    Record record = randomRecord(u"dice"_s, 5, family.first(2));
    const Variant &variant = *m_variants.find(u"dice"_s);
    Review review(*variant.newGame(record.header.setup), record.events, mannersOf(record.header), 4);
    while (const auto event = review.next())
        review.add(*review.judge(*event, {}));
    review.add(*review.outset({}));
    keepFindings(record, review.findings(), variant);
    const GameSummary summary = *read(write(u"a"_s, record));
    QVERIFY(summary.seats[0].reviewed);
    int mistakes = 0;
    int moments = 0;
    for (const auto &[event, judgement] : review.findings().judgements) {
        mistakes += judgement.seat == 0 && judgement.grade >= Grade::Mistake;
        moments += judgement.grade >= Grade::Mistake;
    }
    QCOMPARE(summary.seats[0].reviewed->mistakes, mistakes);
    QCOMPARE(summary.moments.size(), static_cast<std::size_t>(moments));
    std::vector<GameIndex::Entry> entries{{u"a"_s, 1, 1, summary}};
    const BookChapter chapter = chapterOf(entries, {u"Ania"_s, u"dice"_s});
    QCOMPARE(chapter.reviewed->games, 1);
    QVERIFY(std::abs(chapter.reviewed->luckPoints - summary.seats[0].reviewed->luckPoints) < 1e-9);
    // One that was reviewed in part says nothing of luck, but its moments count.
    record.notes.erase(std::prev(record.notes.end()));
    QVERIFY(!read(write(u"b"_s, record))->seats[0].reviewed);
}

void BookTest::unfinishedGamesDoNotCount()
{
    m_folder = std::make_unique<QTemporaryDir>();
    Record record = randomRecord(u"dice"_s, 5, family.first(2));
    record.events.resize(record.events.size() - 1);
    QVERIFY(!read(write(u"a"_s, record)));
}

namespace {

// Games against the computer, the last of them with a hint; then the page, as it is reached by hand.
BookPage &openedAfter(Stage &stage, int games)
{
    for (int game = 0; game < games; ++game) {
        stage.begin(u"HR"_s, static_cast<Seed>(game) + 5);
        stage.playOn(game == games - 1 ? 3 : 3000);
        if (game < games - 1)
            continue;
        stage.services.table.current()->remark(u"hint"_s);
        stage.playOn(3000);
    }
    stage.services.diskWriter.finish();
    stage.window.actions().archive.trigger();
    for (KeyButton *button : stage.window.archive()->findChildren<KeyButton *>())
        if (button->text() == u"Book of games"_s)
            QTest::mouseClick(button, Qt::LeftButton);
    BookPage &page = *stage.window.book();
    const auto complete = [&] { return stage.services.index.complete(); };
    [[maybe_unused]] const bool read = QTest::qWaitFor(complete);
    return page;
}

QStringList linesOf(const BookPage &page)
{
    QStringList lines;
    for (int row = 0; row < page.list()->rowCount(); ++row)
        lines << page.list()->item(row, 0)->text() + u": "_s + page.list()->item(row, 1)->text();
    return lines;
}

} // namespace

// Of one person and one game, without those in which there was help; whoever sat there, only computer players
// have a strength.
void BookTest::howStrongSomebodyPlaysFollowsFromTheGames()
{
    const Variant &dice = *m_variants.find(u"dice"_s);
    const auto after = [&](int own, int other, const QString &who = u"easy"_s) {
        std::vector<GameIndex::Entry> entries;
        for (int game = 0; game < 10; ++game)
            entries.push_back(entry(game, {{u"Ania"_s, own}, {who, other}}));
        return entries;
    };
    const auto strength = [&](const std::vector<GameIndex::Entry> &entries) {
        return playingStrength(entries, u" ania"_s, u"dice"_s, dice);
    };
    const PlayingStrength unknown = strength({});
    QCOMPARE(unknown.games, 0);
    QCOMPARE(strength(after(90, 80)).games, 10);
    QVERIFY(strength(after(90, 80)).strength > strength(after(80, 80)).strength + 50);
    QVERIFY(strength(after(80, 80)).strength > strength(after(70, 80)).strength + 50);
    QCOMPARE(strength(after(90, 80, u"Piotr"_s)).games, 0);
    std::vector<GameIndex::Entry> helped = after(90, 80);
    for (GameIndex::Entry &entry : helped)
        entry.summary->seats[0].helped = true;
    QCOMPARE(strength(helped).strength, unknown.strength);
    QCOMPARE(playingStrength(after(90, 80), u"Ania"_s, u"card"_s, *m_variants.find(u"card"_s)).games, 0);
}

void BookTest::thePageIsReachedFromTheListOfGames()
{
    Stage stage;
    BookPage &page = openedAfter(stage, 3);
    QVERIFY(stage.window.page() == &page);
    QCOMPARE(page.chapter().games, 2);
    const QStringList lines = linesOf(page);
    QVERIFY(lines.contains(u"Games: 2"_s));
    QVERIFY(lines.contains(u"Fair share: 50\u00a0%"_s));
    const QString best = QLocale().toString(page.chapter().bestScore->figure);
    for (const QString &begins : {u"Places: "_s, u"Won: "_s, u"Mean score: "_s, u"Best score: "_s + best,
                                  u"Record: ship: "_s, u"Record: grain: "_s})
        QVERIFY2(!lines.filter(QRegularExpression(u'^' + QRegularExpression::escape(begins))).isEmpty(),
                 qPrintable(begins + lines.join(u'\n')));
    QStringList bars;
    for (const BookBars *each : page.findChildren<BookBars *>())
        if (each->isVisible())
            bars << each->accessibleDescription();
    QCOMPARE(bars.size(), 2);
    QVERIFY(bars.filter(u"Won: "_s).size() == 1);
    QVERIFY2(bars.filter(QRegularExpression(u"^ships: [0-9.]+, "_s)).size() == 1,
             qPrintable(bars.join(u'\n')));
    QTest::keyClick(page.list(), Qt::Key_Escape);
    QVERIFY(stage.window.page() == stage.window.archive());
}

void BookTest::whatStandsApartIsCountedInWithAPress()
{
    Stage stage;
    BookPage &page = openedAfter(stage, 2);
    QCOMPARE(page.chapter().games, 1);
    QCheckBox *visible = nullptr;
    for (QCheckBox *choice : page.findChildren<QCheckBox *>())
        if (choice->isVisible()) {
            QVERIFY(visible == nullptr); // of what there is nothing, nothing is said
            visible = choice;
        }
    QVERIFY(visible != nullptr);
    visible->setFocus();
    QTest::keyClick(visible, Qt::Key_Space);
    QCOMPARE(page.chapter().games, 2);
    QTest::keyClick(visible, Qt::Key_Space);
    QCOMPARE(page.chapter().games, 1);
}

void BookTest::whereNothingIsCountedThePageSaysWhy()
{
    Stage stage;
    BookPage &page = openedAfter(stage, 1);
    QCOMPARE(page.chapter().games, 0);
    QVERIFY(says(page, u"Nothing is counted here"_s));
    press(page, u"Count them in"_s);
    QCOMPARE(page.chapter().games, 1);
    QVERIFY(!says(page, u"Nothing is counted here"_s));
    QVERIFY(page.list()->rowCount() > 0);
}

void BookTest::aRecordLeadsToItsGame()
{
    Stage stage;
    BookPage &page = openedAfter(stage, 2);
    const qsizetype row = linesOf(page).indexOf(QRegularExpression(u"^Best score.*"_s));
    QVERIFY(row > 0);
    page.list()->setFocus();
    page.list()->setCurrentCell(static_cast<int>(row), 0);
    QTest::keyClick(page.list(), Qt::Key_Return);
    QVERIFY(stage.window.page() == stage.window.table());
    QVERIFY(stage.services.table.current()->session().game().over());
    QCOMPARE(stage.services.table.current()->session().game().scores()[0], page.chapter().bestScore->figure);
}

void BookTest::aFamilyWithoutGamesIsToldSo()
{
    Stage stage;
    stage.window.actions().book.trigger();
    QVERIFY(says(*stage.window.book(), u"There are no finished games yet."_s));
    QCOMPARE(stage.window.book()->list()->rowCount(), 0);
}

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::BookTest)
#include "book.moc"
