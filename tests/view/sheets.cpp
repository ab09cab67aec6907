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
    void aidSpeaksEachLanguage();

private:
    Subject empty(int seats);
    Subject played(int seats);

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
            for (const PaperSize paper : {PaperSize::A4, PaperSize::A5})
                for (const bool landscape : {false, true})
                    for (const int perPage : sheetsPerPage) {
                        setup.paper = paper;
                        setup.landscape = setup.deal = landscape;
                        setup.perPage = perPage;
                        setup.overleaf = setup.curve = setup.history = perPage < 4;
                        add(setup);
                    }
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
         {empty(terms.mostSeats), empty(terms.leastSeats), played(terms.mostSeats)}) {
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
            const qreal edge = dots * unprintable - 1;
            const QRectF reach = QRectF(image.rect()).adjusted(edge, edge, -edge, -edge);
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    if ((image.pixel(x, y) & 0xffffff) != 0xffffff && !reach.contains(QPointF(x, y)))
                        QFAIL(qPrintable(
                            u"ink at %1, %2 mm of page %3"_s.arg(x / dots).arg(y / dots).arg(page)));
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
