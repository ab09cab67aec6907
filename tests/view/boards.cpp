#include "engine/rules/ranges.h"
#include "engine/view/theme.h"
#include "tests/view/speaking.h"
#include "tests/view/subject.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <algorithm>
#include <set>

using namespace medici;
using namespace Qt::StringLiterals;

// The board of any variant: what can be pointed at, and that it can be drawn at any size and moment.
class BoardsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void regionsLieOnTheBoardApart_data() { addCases(); }
    void regionsLieOnTheBoardApart();
    void everyMoveHasItsOwnRegions_data() { m_subject.addSeats(); }
    void everyMoveHasItsOwnRegions();
    void whatCanBeChosenIsWhatTheRulesAllow_data() { m_subject.addSeats(); }
    void whatCanBeChosenIsWhatTheRulesAllow();
    void choosingLeadsToEveryMove_data() { m_subject.addSeats(); }
    void choosingLeadsToEveryMove();
    void whatIsDraggedHasAPlaceOnTheBoard_data() { m_subject.addSeats(); }
    void whatIsDraggedHasAPlaceOnTheBoard();
    void everyMomentCanBeDrawn_data() { m_subject.addSeats(); }
    void everyMomentCanBeDrawn();
    void textsFit_data() { addCases(); }
    void textsFit();

private:
    void addCases() const;
    std::vector<Region> regionsOf(const Game &game, int seats) const;

    VariantUnderTest m_subject;
    const Theme m_light{Brightness::Light, ColourSet::Standard};
    const Theme m_dark{Brightness::Dark, ColourSet::Contrast};
};

namespace {

std::vector<Code> movesOf(const Game &game)
{
    std::vector<Code> codes;
    Choices choices;
    if (game.actor() >= 0)
        game.list(choices);
    for (const Choice &choice : choices)
        codes.push_back(choice.code);
    return codes;
}

} // namespace

void BoardsTest::initTestCase()
{
    QVERIFY2(m_subject.found(), qPrintable(m_subject.id()));
    Theme::loadFonts();
}

// From the smallest window to 4K, wide and tall.
void BoardsTest::addCases() const
{
    struct Case {
        QSizeF size;
        qreal text;
    };
    static const std::vector<Case> cases{
        {{816, 556}, 1}, {{816, 556}, 1.5}, {{960, 648}, 0.8}, {{960, 648}, 1},  {{960, 648}, 1.5},
        {{960, 648}, 2}, {{1512, 928}, 1},  {{3400, 1900}, 1}, {{900, 1200}, 1}, {{1800, 600}, 1}};
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("seats");
    QTest::addColumn<QSizeF>("size");
    QTest::addColumn<qreal>("text");
    for (const QString &language : {u"en"_s, u"pl"_s})
        for (int seats = m_subject.leastSeats(); seats <= m_subject.mostSeats(); ++seats)
            for (const Case &one : cases)
                QTest::addRow("%s, %d seats, %gx%g, %g", qPrintable(language), seats, one.size.width(),
                              one.size.height(), one.text)
                    << language << seats << one.size << one.text;
}

std::vector<Region> BoardsTest::regionsOf(const Game &game, int seats) const
{
    return m_subject.view().layout(game, {{960, 648}, &m_light, VariantUnderTest::players(seats), 0, 1});
}

void BoardsTest::regionsLieOnTheBoardApart()
{
    QFETCH(QString, language);
    QFETCH(int, seats);
    QFETCH(QSizeF, size);
    QFETCH(qreal, text);
    const Speaking speaking(language);
    QVERIFY(speaking.spoken());
    const auto states = m_subject.decisions(seats, 7);
    for (Seat perspective = 0; perspective < seats; ++perspective) {
        const Game &game = *states[states.size() / (perspective % 2 == 0 ? 2 : 3)];
        const std::vector<Region> regions = m_subject.view().layout(
            game, {size, &m_light, VariantUnderTest::players(seats), perspective, text});
        std::set<RegionId> ids;
        for (const Region &region : regions) {
            const QRectF place = region.shape.boundingRect();
            QVERIFY2(QRectF(QPointF(-1, -1), size + QSizeF(2, 2)).contains(place), qPrintable(region.name));
            QVERIFY2(place.width() >= 12 && place.height() >= 12, qPrintable(region.name));
            QVERIFY(!region.name.isEmpty());
            QVERIFY2(!region.description.isEmpty(), qPrintable(region.name));
            QVERIFY(ids.insert(region.id).second);
        }
        for (const Region &one : regions)
            for (const Region &other : regions) {
                if (one.id >= other.id || one.role == RegionRole::Sheet || other.role == RegionRole::Sheet)
                    continue;
                const QRectF a = one.shape.boundingRect();
                const QRectF b = other.shape.boundingRect();
                const QRectF both = a & b;
                QVERIFY2(both.width() < 1 || both.height() < 1 || a.contains(b) || b.contains(a),
                         qPrintable(one.name + u" / "_s + other.name));
            }
    }
}

void BoardsTest::everyMoveHasItsOwnRegions()
{
    QFETCH(int, seats);
    const View &view = m_subject.view();
    for (const std::unique_ptr<Game> &game : m_subject.decisions(seats, 11)) {
        const std::vector<Region> regions = regionsOf(*game, seats);
        std::set<std::vector<RegionId>> seen;
        for (const Code move : movesOf(*game)) {
            const std::vector<RegionId> own = view.regionsOf(*game, move);
            for (const RegionId id : own)
                QVERIFY(regionById(regions, id) != nullptr);
            QVERIFY(own.empty() || seen.insert(own).second);
        }
    }
}

void BoardsTest::whatCanBeChosenIsWhatTheRulesAllow()
{
    QFETCH(int, seats);
    const View &view = m_subject.view();
    for (const std::unique_ptr<Game> &game : m_subject.decisions(seats, 5)) {
        const std::vector<RegionId> open = openRegions(view, *game, {});
        const std::vector<Code> moves = movesOf(*game);
        for (const Region &region : regionsOf(*game, seats)) {
            const bool inAMove = ranges::any_of(
                moves, [&](Code move) { return ranges::count(view.regionsOf(*game, move), region.id) > 0; });
            QCOMPARE(ranges::find(open, region.id) != open.end(), inAMove);
            if (!inAMove && region.role == RegionRole::Piece)
                QVERIFY2(!view.whyNot(*game, {}, region.id).text.isEmpty(), qPrintable(region.name));
        }
    }
}

void BoardsTest::choosingLeadsToEveryMove()
{
    QFETCH(int, seats);
    const View &view = m_subject.view();
    for (const std::unique_ptr<Game> &game : m_subject.decisions(seats, 6))
        for (const Code move : movesOf(*game)) {
            Draft draft;
            for (const RegionId id : view.regionsOf(*game, move))
                draft = clicked(view, *game, draft, id);
            const std::vector<Offer> offers = view.offers(*game, draft);
            const auto main = ranges::find(offers, true, &Offer::main);
            QVERIFY(main != offers.end());
            if (draft.empty()) { // a button's, or an amount
                QVERIFY(ranges::any_of(offers, [&](const Offer &offer) {
                    return offer.code == move || ranges::count(offer.amounts, move, &Offer::Amount::code) > 0;
                }));
                continue;
            }
            QVERIFY(main->ready);
            QCOMPARE(main->code, move);
        }
}

void BoardsTest::whatIsDraggedHasAPlaceOnTheBoard()
{
    QFETCH(int, seats);
    const View &view = m_subject.view();
    for (const std::unique_ptr<Game> &game : m_subject.decisions(seats, 8)) {
        const std::vector<Region> regions = regionsOf(*game, seats);
        for (const RegionId piece : openRegions(view, *game, {}))
            if (const auto home = view.homeOf(*game, piece))
                QVERIFY(regionById(regions, *home) != nullptr);
    }
}

void BoardsTest::everyMomentCanBeDrawn()
{
    QFETCH(int, seats);
    const View &view = m_subject.view();
    QImage image(640, 432, QImage::Format_ARGB32_Premultiplied);
    PlayoutRandom luck(9);
    std::unique_ptr<Game> since;
    int drawn = 0;
    m_subject.play(seats, 12, [&](const Game &before, const Event &event, const Game &after) {
        if (event.actor == chance && luck.below(4) != 0)
            return;
        ++drawn;
        Frame frame;
        const Theme &theme = luck.below(2) == 0 ? m_light : m_dark;
        frame.canvas = {image.size(), &theme, VariantUnderTest::players(seats),
                        static_cast<Seat>(luck.below(static_cast<unsigned>(seats))), 1};
        frame.before = &before;
        frame.after = &after;
        frame.since = since.get();
        frame.events = {&event, 1};
        frame.t = luck.below(2) == 0 ? 1 : luck.below(101) / 100.0;
        if (frame.t == 1) {
            const std::vector<Region> regions = view.layout(after, frame.canvas);
            frame.focus = regions[luck.below(static_cast<unsigned>(regions.size()))].id;
            frame.open = openRegions(view, after, {});
            if (!frame.open.empty()) {
                frame.draft = Draft{frame.open.front(), frame.open.back()};
                frame.dragged = frame.open[luck.below(static_cast<unsigned>(frame.open.size()))];
            }
            if (const std::vector<Code> moves = movesOf(after); !moves.empty())
                frame.hint = moves[luck.below(static_cast<unsigned>(moves.size()))];
        }
        image.fill(theme.color(Role::Ground));
        QPainter painter(&image);
        view.paint(painter, frame);
        painter.end();
        QVERIFY(view.duration(before, frame.events).count() <= 2000); // a day's scoring takes longest
        if (event.actor >= 0)
            since = before.clone();
    });
    QVERIFY(drawn > 10);
}

void BoardsTest::textsFit()
{
    QFETCH(QString, language);
    QFETCH(int, seats);
    QFETCH(QSizeF, size);
    QFETCH(qreal, text);
    const Speaking speaking(language);
    QVERIFY(speaking.spoken());
    const View &view = m_subject.view();
    // What is measured does not depend on how much of it is seen.
    QImage image(16, 16, QImage::Format_ARGB32_Premultiplied);
    const auto states = m_subject.decisions(seats, 21);
    for (std::size_t i = 0; i < states.size(); i += 1 + states.size() / 12) {
        const Game &game = *states[i];
        for (const bool choosing : {false, true}) {
            Frame frame;
            frame.canvas = {size, &m_light, VariantUnderTest::players(seats), 0, text};
            if (game.actor() >= 0)
                frame.canvas.perspective = game.actor();
            frame.before = frame.after = &game;
            frame.open = openRegions(view, game, {});
            if (choosing && !frame.open.empty())
                for (const RegionId id : {frame.open.front(), frame.open.back()})
                    frame.draft = clicked(view, game, frame.draft, id);
            QStringList elided;
            frame.elided = &elided;
            QPainter painter(&image);
            view.paint(painter, frame);
            painter.end();
            QVERIFY2(elided.isEmpty(), qPrintable(elided.join(u" | "_s)));
        }
    }
}

QTEST_MAIN(BoardsTest)
#include "boards.moc"
