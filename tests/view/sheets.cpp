#include "engine/record/deal.h"
#include "engine/view/paper/printout.h"
#include "engine/view/paper/printsymbols.h"
#include "engine/view/theme.h"
#include "engine/view/translations.h"
#include "engine/view/variant.h"
#include "engine/view/variants.h"
#include "engine/view/view.h"

#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QTest>

#include <set>

using namespace medici;
using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(medici::PageSetup)

// The sheets of the variant that VARIANT names, on every paper.
class SheetsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void nothingIsCutNorOutsideThePrintableArea_data();
    void nothingIsCutNorOutsideThePrintableArea();
    void everySeatHasASheet();
    void theReviewHasPagesOfItsOwn();
    void aidSpeaksEachLanguage();

private:
    Subject empty(int seats);
    Subject played(int seats);
    Subject reviewed(int seats);

    const QString m_id = qEnvironmentVariable("VARIANT");
    Variants m_variants{{QCoreApplication::applicationDirPath() + u'/' + m_id + u"/variants"_s}};
    const Variant *m_variant = nullptr;
    std::unique_ptr<PrintSymbols> m_printSymbols;
    std::unique_ptr<Translations> m_translations;
};

void SheetsTest::initTestCase()
{
    Theme::loadFonts();
    m_printSymbols = std::make_unique<PrintSymbols>();
    m_translations = std::make_unique<Translations>();
    m_variant = m_variants.find(m_id);
    QVERIFY(m_variant != nullptr && m_variant->view() != nullptr
            && m_variant->view()->scoreSheet() != nullptr);
}

Subject SheetsTest::empty(int seats)
{
    Subject subject;
    subject.variant = m_variant;
    subject.title = m_variants.listing(m_id)->names;
    subject.setup = subject.variant->terms().usual(seats);
    const Deal longest{m_id, subject.setup, {~0ULL, ~0ULL}};
    subject.deal = textOf(longest, subject.variant->terms());
    subject.seal = sealOf(longest.number);
    return subject;
}

// A whole game, by chance alone.
Subject SheetsTest::played(int seats)
{
    Subject subject = empty(seats);
    const QStringList names{u"Anna"_s,  u"Bartłomiej"_s, u"Clara"_s, u"Zażółć-Gęśląjaźń"_s,
                            u"Elena"_s, u"Felix"_s};
    for (int seat = 0; seat < seats; ++seat)
        subject.players.push_back({names[seat], seat});
    subject.date = QDate(2026, 11, 18);
    subject.start = subject.variant->newGame(subject.setup);
    const std::unique_ptr<Game> game = subject.start->clone();
    PlayoutRandom luck(7);
    Choices choices;
    while (!game->over()) {
        game->list(choices);
        const Event event{game->actor(), luck.pick(choices)};
        game->apply(event.code);
        subject.events.push_back(event);
    }
    return subject;
}

// As full of blunders as it gets, each costing something everywhere.
Subject SheetsTest::reviewed(int seats)
{
    Subject subject = played(seats);
    const std::unique_ptr<Game> game = subject.start->clone();
    const std::unique_ptr<Game> end = subject.start->clone();
    for (const Event &event : subject.events)
        end->apply(event.code);
    const Bill bill = end->bill();
    Outset outset;
    Choices choices;
    for (std::size_t number = 0; number < subject.events.size(); ++number) {
        const Event &event = subject.events[number];
        game->list(choices);
        if (event.actor >= 0 && game->free(choices)) {
            Judgement judgement;
            judgement.event = number;
            judgement.seat = event.actor;
            judgement.played = game->canonical(event.code);
            for (const Choice &choice : choices)
                if (game->canonical(choice.code) != judgement.played)
                    judgement.best = game->canonical(choice.code);
            judgement.grade = number % 3 == 0 ? Grade::Blunder : Grade::Mistake;
            judgement.cost = {{20.0 - static_cast<double>(number % 7), 0.5}, {12.5, 1.5}, {0.204, 0.015}};
            for (const BillLine &line : bill.lines())
                if (judgement.bill.size() < 5)
                    judgement.bill.push_back({line.source, 0, line.seat, {-12.5, 0.5}});
            for (int seat = 0; seat < seats; ++seat) {
                const auto own = static_cast<std::size_t>(seat);
                judgement.wins[own] = {static_cast<double>((number / 16 + own) % 11) / 10, 0.01};
                judgement.bestWins[own] = {static_cast<double>((number / 16 + own + 1) % 11) / 10, 0.01};
                judgement.pointsMoved[own] = outset.scores[own] = {1, 0.1};
                judgement.winsMoved[own] = outset.wins[own] = {0.004, 0.001};
            }
            subject.findings.judgements.emplace(number, judgement);
        }
        game->apply(event.code);
    }
    subject.findings.outset = outset;
    return subject;
}

void SheetsTest::nothingIsCutNorOutsideThePrintableArea_data()
{
    QTest::addColumn<PageSetup>("setup");
    const auto add = [&](const PageSetup &setup) {
        const QString languages = setup.style.languages.join(u'+');
        QTest::addRow("paper %d%s, %d a page, %s%s", static_cast<int>(setup.paper),
                      setup.landscape ? " landscape" : "", setup.perPage, qPrintable(languages),
                      setup.style.large ? ", large" : "")
            << setup;
    };
    for (const QStringList &languages :
         {QStringList{u"en"_s}, QStringList{u"pl"_s}, QStringList{u"pl"_s, u"en"_s}})
        for (const bool large : {false, true}) {
            PageSetup setup;
            setup.extras = true;
            setup.style = {large ? Ink::Colour : Ink::Black, large, languages};
            for (const PaperSize paper : {PaperSize::A4, PaperSize::A5}) {
                if (paper == PaperSize::A5 && languages == QStringList{u"en"_s})
                    continue; // its words are the shorter ones
                for (const bool landscape : {false, true})
                    for (const int perPage : sheetsPerPage) {
                        setup.paper = paper;
                        setup.landscape = setup.deal = landscape;
                        setup.perPage = perPage;
                        setup.overleaf = setup.curve = setup.history = perPage < 4;
                        setup.review = perPage == 1;
                        add(setup);
                    }
            }
            if (languages.size() == 1)
                continue; // where words are in both, no paper has room to spare
            setup.landscape = false;
            setup.deal = true;
            setup.perPage = 2;
            for (const PaperSize paper : {PaperSize::Letter, PaperSize::Legal}) {
                setup.paper = paper;
                add(setup);
            }
        }
}

void SheetsTest::nothingIsCutNorOutsideThePrintableArea()
{
    QFETCH(PageSetup, setup);
    constexpr qreal dots = 3; // a millimetre
    const SetupLimits terms = m_variant->terms();
    for (const Subject &subject :
         {empty(terms.mostSeats), empty(terms.leastSeats), reviewed(terms.mostSeats)}) {
        const Printout printout(subject, setup, *m_printSymbols, *m_translations);
        for (int page = 0; page < printout.pages(); ++page) {
            QImage image((printout.pageSize() * dots).toSize(), QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            painter.scale(dots, dots);
            QStringList cut;
            printout.paint(painter, page, &cut);
            painter.end();
            QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'|')));
            const int edge = qCeil(dots * unprintable - 1);
            painter.begin(&image);
            painter.fillRect(image.rect().adjusted(edge, edge, -edge, -edge), Qt::white);
            painter.end();
            QImage nothing(image.size(), image.format());
            nothing.fill(Qt::white);
            QVERIFY2(image == nothing, qPrintable(u"ink on the edge of page %1"_s.arg(page)));
        }
    }
}

void SheetsTest::everySeatHasASheet()
{
    const SetupLimits terms = m_variant->terms();
    for (int seats = terms.leastSeats; seats <= terms.mostSeats; ++seats) {
        const Subject subject = played(seats);
        const Printout printout(subject, {}, *m_printSymbols, *m_translations);
        const int each = subject.variant->view()->scoreSheet()->playersPerSheet(subject.setup);
        QVERIFY(each >= 1);
        QCOMPARE(printout.pages(), (seats + each - 1) / each);
    }
}

void SheetsTest::theReviewHasPagesOfItsOwn()
{
    PageSetup setup;
    const auto pages = [&](const Subject &subject) {
        return Printout(subject, setup, *m_printSymbols, *m_translations).pages();
    };
    const SetupLimits terms = m_variant->terms();
    for (int seats = terms.leastSeats; seats <= terms.mostSeats; ++seats) {
        const Subject game = reviewed(seats);
        setup.review = false;
        const int without = pages(game);
        setup.review = true;
        QCOMPARE(pages(played(seats)), without); // nothing was found
        const int with = pages(game);
        QVERIFY(with >= without + 1 && with <= without + 2); // three moments take one page more at most
        // At the beginning nothing had been decided that could have been judged.
        Subject begun = reviewed(seats);
        begun.events.clear();
        QVERIFY(pages(begun) <= without + 1);
    }
}

void SheetsTest::aidSpeaksEachLanguage()
{
    const Subject subject = empty(m_variant->terms().mostSeats);
    std::set<QString> said;
    for (const QString &language : Translations::languages())
        m_translations->in(language, [&] {
            for (const AidLine &line : subject.variant->view()->scoreSheet()->aid(subject.setup))
                QVERIFY2(said.insert(line.heading + line.text).second, qPrintable(line.text));
        });
    QVERIFY(!said.empty());
}

QTEST_MAIN(SheetsTest)
#include "sheets.moc"
