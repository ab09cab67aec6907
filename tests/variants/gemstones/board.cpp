#include "variants/gemstones/view/board.h"
#include "engine/rules/ranges.h"
#include "engine/view/theme.h"
#include "tests/variants/gemstones/games.h"
#include "variants/gemstones/view/view.h"

#include <QImage>
#include <QPainter>
#include <QtTest>

#include <algorithm>
#include <set>

using namespace medici;
using namespace Qt::StringLiterals;

// The board: what can be pointed at, and that it can be drawn at any size and moment.
class GemstonesBoardTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void regionsLieOnTheBoardApart_data();
    void regionsLieOnTheBoardApart();
    void everyMoveHasItsOwnRegions_data();
    void everyMoveHasItsOwnRegions();
    void whatCanBeChosenIsWhatTheRulesAllow();
    void choosingLeadsToEveryMove();
    void anotherDieOfAPairTakesItsPlace();
    void aPairIsDraggedIntoItsBox();
    void everyMomentCanBeDrawn_data();
    void everyMomentCanBeDrawn();
    void textsFit_data();
    void textsFit();
    void choosingDoesNotMoveTheBoard();

private:
    gemstones::GemstonesView m_view;
};

namespace {

struct Case {
    QSizeF size;
    qreal text;
};

// From the smallest window to 4K, wide and tall.
const std::vector<Case> &cases()
{
    static const std::vector<Case> all{
        {{816, 556}, 1}, {{816, 556}, 1.5}, {{960, 648}, 0.8}, {{960, 648}, 1},  {{960, 648}, 1.5},
        {{960, 648}, 2}, {{1512, 928}, 1},  {{3400, 1900}, 1}, {{900, 1200}, 1}, {{1800, 600}, 1}};
    return all;
}

void addCases()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("seats");
    QTest::addColumn<QSizeF>("size");
    QTest::addColumn<qreal>("text");
    for (const bool polish : {false, true})
        for (int seats = 1; seats <= 4; ++seats)
            for (const Case &one : cases())
                QTest::addRow("%s, %d seats, %gx%g, %g", polish ? "pl" : "en", seats, one.size.width(),
                              one.size.height(), one.text)
                    << (polish ? u"pl"_s : u"en"_s) << seats << one.size << one.text;
}

void addSeats()
{
    QTest::addColumn<int>("seats");
    for (int seats = 1; seats <= 4; ++seats)
        QTest::addRow("%d seats", seats) << seats;
}

Canvas canvasOf(const QSizeF &size, const Theme &theme, int seats, qreal text, Seat perspective = 0)
{
    return {size, &theme, gemstonesPlayers(seats), perspective, text};
}

// Every state of one game at which somebody decides, and its end.
std::vector<std::unique_ptr<Game>> decisions(int seats, Seed seed)
{
    std::vector<std::unique_ptr<Game>> states;
    playGemstones(seats, seed, [&](const Game &before, const Event &event, const Game &after) {
        if (event.actor >= 0)
            states.push_back(before.clone());
        if (after.over())
            states.push_back(after.clone());
    });
    return states;
}

} // namespace

void GemstonesBoardTest::initTestCase()
{
    Theme::loadFonts();
}

void GemstonesBoardTest::regionsLieOnTheBoardApart_data()
{
    addCases();
}

void GemstonesBoardTest::regionsLieOnTheBoardApart()
{
    QFETCH(QString, language);
    QFETCH(int, seats);
    QFETCH(QSizeF, size);
    QFETCH(qreal, text);
    const Speaking speaking(language);
    QVERIFY(speaking.spoken());
    const Theme theme(Brightness::Light, ColourSet::Standard);
    const auto states = decisions(seats, 7);
    for (Seat perspective = 0; perspective < seats; ++perspective) {
        const std::vector<Region> regions =
            m_view.layout(*states[states.size() / 2], canvasOf(size, theme, seats, text, perspective));
        std::set<RegionId> ids;
        for (const Region &region : regions) {
            const QRectF place = region.shape.boundingRect();
            QVERIFY2(QRectF(QPointF(-0.5, -0.5), size + QSizeF(1, 1)).contains(place),
                     qPrintable(region.name));
            QVERIFY2(place.width() >= 20 && place.height() >= 12, qPrintable(region.name));
            QVERIFY(!region.name.isEmpty());
            QVERIFY2(!region.description.isEmpty(), qPrintable(region.name));
            QVERIFY(ids.insert(region.id).second);
        }
        for (const Region &one : regions)
            for (const Region &other : regions) {
                if (one.id >= other.id || one.role == RegionRole::Sheet || other.role == RegionRole::Sheet)
                    continue;
                const QRectF both = one.shape.boundingRect() & other.shape.boundingRect();
                QVERIFY2(both.width() < 1 || both.height() < 1, qPrintable(one.name + u" / "_s + other.name));
            }
    }
}

void GemstonesBoardTest::everyMoveHasItsOwnRegions_data()
{
    addSeats();
}

void GemstonesBoardTest::everyMoveHasItsOwnRegions()
{
    QFETCH(int, seats);
    const Theme theme(Brightness::Light, ColourSet::Standard);
    for (const std::unique_ptr<Game> &game : decisions(seats, 11)) {
        const std::vector<Region> regions = m_view.layout(*game, canvasOf({960, 648}, theme, seats, 1));
        Choices choices;
        game->list(choices);
        std::set<std::vector<RegionId>> seen;
        for (const Choice &choice : choices) {
            const std::vector<RegionId> own = m_view.regionsOf(*game, choice.code);
            QCOMPARE(own.empty(), choice.code == gemstones::keep);
            for (const RegionId id : own)
                QVERIFY(regionById(regions, id) != nullptr);
            QVERIFY(seen.insert(own).second);
        }
    }
}

void GemstonesBoardTest::whatCanBeChosenIsWhatTheRulesAllow()
{
    for (const std::unique_ptr<Game> &game : decisions(3, 5)) {
        const std::vector<RegionId> open = openRegions(m_view, *game, {});
        Choices choices;
        game->list(choices);
        for (RegionId die = 0; die < gemstones::dice; ++die) {
            const bool inAMove = !game->over() && ranges::any_of(choices, [&](const Choice &choice) {
                return ranges::count(m_view.regionsOf(*game, choice.code), die) > 0;
            });
            QCOMPARE(ranges::find(open, die) != open.end(), inAMove);
            if (!inAMove)
                QVERIFY(!m_view.whyNot(*game, {}, die).text.isEmpty());
        }
    }
}

void GemstonesBoardTest::choosingLeadsToEveryMove()
{
    for (const std::unique_ptr<Game> &game : decisions(4, 6)) {
        if (game->over())
            continue;
        Choices choices;
        game->list(choices);
        for (const Choice &choice : choices) {
            Draft draft;
            for (const RegionId id : m_view.regionsOf(*game, choice.code))
                draft = clicked(m_view, *game, draft, id);
            QCOMPARE(codeOf(m_view, *game, draft), std::optional<Code>(choice.code));
            const std::vector<Offer> offers = m_view.offers(*game, draft);
            const auto main = ranges::find(offers, true, &Offer::main);
            QVERIFY(main != offers.end() && main->ready);
            QCOMPARE(main->code, choice.code);
            for (const Offer &offer : offers)
                QVERIFY(game->legal(offer.code));
        }
    }
}

void GemstonesBoardTest::anotherDieOfAPairTakesItsPlace()
{
    int compared = 0;
    for (const std::unique_ptr<Game> &game : decisions(4, 6)) {
        const gemstones::State &state = stateOf<gemstones::Rules>(*game);
        if (state.phase != gemstones::Phase::Pairing)
            continue;
        const std::vector<RegionId> open = openRegions(m_view, *game, {});
        const auto numbers = ranges::lower_bound(open, RegionId{gemstones::diceOfAKind});
        if (numbers - open.begin() < 2)
            continue;
        ++compared;
        const RegionId gem = open[0];
        const RegionId other = open[1];
        const Draft one = clicked(m_view, *game, {}, gem);
        QCOMPARE(clicked(m_view, *game, one, other), Draft{other});
        const Draft pair = clicked(m_view, *game, one, *numbers);
        QCOMPARE(clicked(m_view, *game, pair, other), (Draft{other, *numbers}));
        QCOMPARE(clicked(m_view, *game, pair, *(numbers + 1)), (Draft{gem, *(numbers + 1)}));
        QCOMPARE(clicked(m_view, *game, pair, gem), Draft{*numbers});
        QCOMPARE(openRegions(m_view, *game, pair).size(), open.size() - 2);
    }
    QVERIFY(compared > 10);
}

void GemstonesBoardTest::aPairIsDraggedIntoItsBox()
{
    const Theme theme(Brightness::Light, ColourSet::Standard);
    for (const std::unique_ptr<Game> &game : decisions(2, 8)) {
        if (game->over())
            continue;
        const std::vector<Region> regions = m_view.layout(*game, canvasOf({960, 648}, theme, 2, 1));
        for (const RegionId die : openRegions(m_view, *game, {}))
            if (const auto home = m_view.homeOf(*game, die))
                QVERIFY(regionById(regions, *home) != nullptr);
    }
}

void GemstonesBoardTest::everyMomentCanBeDrawn_data()
{
    addSeats();
}

void GemstonesBoardTest::everyMomentCanBeDrawn()
{
    QFETCH(int, seats);
    const Theme light(Brightness::Light, ColourSet::Safe);
    const Theme dark(Brightness::Dark, ColourSet::Contrast);
    QImage image(640, 432, QImage::Format_ARGB32_Premultiplied);
    PlayoutRandom luck(9);
    std::unique_ptr<Game> since;
    int drawn = 0;
    playGemstones(seats, 12, [&](const Game &before, const Event &event, const Game &after) {
        if (event.actor == chance && luck.below(4) != 0)
            return;
        ++drawn;
        Frame frame;
        const Theme &theme = luck.below(2) == 0 ? light : dark;
        frame.canvas = canvasOf(image.size(), theme, seats, 1,
                                static_cast<Seat>(luck.below(static_cast<unsigned>(seats))));
        frame.before = &before;
        frame.after = &after;
        frame.since = since.get();
        frame.events = {&event, 1};
        frame.t = luck.below(2) == 0 ? 1 : luck.below(101) / 100.0;
        if (frame.t == 1) {
            frame.open = openRegions(m_view, after, {});
            if (!frame.open.empty())
                frame.draft = Draft{frame.open.front(), frame.open.back()};
            frame.focus = static_cast<RegionId>(luck.below(12));
            frame.hint = static_cast<Code>(luck.below(2) == 0 ? 3U : gemstones::firstPair + 7U);
            frame.dragged = static_cast<RegionId>(luck.below(10));
        }
        image.fill(theme.color(Role::Ground));
        QPainter painter(&image);
        m_view.paint(painter, frame);
        painter.end();
        QVERIFY(m_view.duration(before, frame.events).count() <= 480);
        if (event.actor >= 0)
            since = before.clone();
    });
    QVERIFY(drawn > 50);
}

void GemstonesBoardTest::textsFit_data()
{
    addCases();
}

void GemstonesBoardTest::textsFit()
{
    QFETCH(QString, language);
    QFETCH(int, seats);
    QFETCH(QSizeF, size);
    QFETCH(qreal, text);
    const Speaking speaking(language);
    QVERIFY(speaking.spoken());
    const Theme theme(Brightness::Light, ColourSet::Standard);
    // What is measured does not depend on how much of it is seen.
    QImage image(16, 16, QImage::Format_ARGB32_Premultiplied);
    const auto states = decisions(seats, 21);
    for (std::size_t i = 0; i < states.size(); i += 1 + states.size() / 12) {
        const Game &game = *states[i];
        for (const bool choosing : {false, true}) {
            Frame frame;
            frame.canvas = canvasOf(size, theme, seats, text);
            if (game.actor() >= 0)
                frame.canvas.perspective = game.actor();
            frame.before = frame.after = &game;
            frame.open = openRegions(m_view, game, {});
            if (choosing && !frame.open.empty())
                for (const RegionId id : {frame.open.front(), frame.open.back()})
                    frame.draft = clicked(m_view, game, frame.draft, id);
            QStringList elided;
            frame.elided = &elided;
            QPainter painter(&image);
            m_view.paint(painter, frame);
            painter.end();
            QVERIFY2(elided.isEmpty(), qPrintable(elided.join(u" | "_s)));
        }
    }
}

void GemstonesBoardTest::choosingDoesNotMoveTheBoard()
{
    // Where things are does not depend on what is chosen: layout never hears of it. Nor does it change
    // from one decision to the next while the same seat is shown large.
    const Theme theme(Brightness::Light, ColourSet::Standard);
    const auto states = decisions(3, 4);
    const Canvas canvas = canvasOf({960, 648}, theme, 3, 1);
    const gemstones::Board first(stateOf<gemstones::Rules>(*states.front()), canvas);
    for (const std::unique_ptr<Game> &game : states) {
        const gemstones::Board board(stateOf<gemstones::Rules>(*game), canvas);
        QCOMPARE(board.dicePlaces, first.dicePlaces);
        for (Seat seat = 0; seat < 3; ++seat)
            QCOMPARE(board.sheet(seat).panel, first.sheet(seat).panel);
    }
}

QTEST_MAIN(GemstonesBoardTest)
#include "board.moc"
