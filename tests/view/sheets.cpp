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

// The sheets of every variant there is, on every paper.
class SheetsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void nothingIsCutNorOutsideThePrintableArea_data();
    void nothingIsCutNorOutsideThePrintableArea();
    void everySeatHasASheet_data();
    void everySeatHasASheet();
    void aidSpeaksEachLanguage_data();
    void aidSpeaksEachLanguage();

private:
    Subject empty(const QString &variant, int seats);
    Subject played(const QString &variant, int seats);
    void addVariants();

    Variants m_variants{{QStringLiteral(VARIANTS_FOLDER)}};
    QStringList m_ids; // with a sheet
    std::unique_ptr<PrintSymbols> m_printSymbols;
    std::unique_ptr<Translations> m_translations;
};

void SheetsTest::initTestCase()
{
    Theme::loadFonts();
    m_printSymbols = std::make_unique<PrintSymbols>();
    m_translations = std::make_unique<Translations>();
    for (const PluginMetadata &listing : m_variants.listed()) {
        const Variant *variant = m_variants.find(listing.id);
        if (variant != nullptr && variant->view() != nullptr && variant->view()->scoreSheet() != nullptr)
            m_ids << listing.id;
    }
    QVERIFY(!m_ids.isEmpty());
}

void SheetsTest::addVariants()
{
    QTest::addColumn<QString>("id");
    for (const QString &id : m_ids)
        QTest::newRow(qPrintable(id)) << id;
}

Subject SheetsTest::empty(const QString &variant, int seats)
{
    Subject subject;
    subject.variant = m_variants.find(variant);
    subject.title = m_variants.listing(variant)->names;
    subject.setup = subject.variant->terms().usual(seats);
    return subject;
}

// A whole game, by chance alone.
Subject SheetsTest::played(const QString &variant, int seats)
{
    Subject subject = empty(variant, seats);
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
    QTest::addColumn<QString>("id");
    QTest::addColumn<PageSetup>("setup");
    const auto add = [&](const PageSetup &setup) {
        const QString languages = setup.style.languages.join(u'+');
        for (const QString &id : m_ids)
            QTest::addRow("%s: paper %d%s, %d a page, %s%s", qPrintable(id), static_cast<int>(setup.paper),
                          setup.landscape ? " landscape" : "", setup.perPage, qPrintable(languages),
                          setup.style.large ? ", large" : "")
                << id << setup;
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
                        setup.landscape = landscape;
                        setup.perPage = perPage;
                        setup.overleaf = setup.curve = setup.history = perPage < 4;
                        add(setup);
                    }
            setup.landscape = false;
            setup.perPage = 2;
            for (const PaperSize paper : {PaperSize::Letter, PaperSize::Legal}) {
                setup.paper = paper;
                add(setup);
            }
        }
}

void SheetsTest::nothingIsCutNorOutsideThePrintableArea()
{
    QFETCH(QString, id);
    QFETCH(PageSetup, setup);
    constexpr qreal dots = 3; // a millimetre
    const SetupLimits terms = m_variants.find(id)->terms();
    for (const Subject &subject :
         {empty(id, terms.mostSeats), empty(id, terms.leastSeats), played(id, terms.mostSeats)}) {
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

void SheetsTest::everySeatHasASheet_data()
{
    addVariants();
}

void SheetsTest::everySeatHasASheet()
{
    QFETCH(QString, id);
    const SetupLimits terms = m_variants.find(id)->terms();
    for (int seats = terms.leastSeats; seats <= terms.mostSeats; ++seats) {
        const Subject subject = played(id, seats);
        const Printout printout(subject, {}, *m_printSymbols, *m_translations);
        const int each = subject.variant->view()->scoreSheet()->playersPerSheet(subject.setup);
        QVERIFY(each >= 1);
        QCOMPARE(printout.pages(), (seats + each - 1) / each);
    }
}

void SheetsTest::aidSpeaksEachLanguage_data()
{
    addVariants();
}

void SheetsTest::aidSpeaksEachLanguage()
{
    QFETCH(QString, id);
    const Subject subject = empty(id, m_variants.find(id)->terms().mostSeats);
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
