#include "variants/dice/view/board.h"
#include "engine/rules/ranges.h"
#include "engine/view/theme.h"
#include "tests/variants/dice/games.h"
#include "variants/dice/view/view.h"

#include <QImage>
#include <QPainter>
#include <QtTest>

#include <algorithm>
#include <set>

using namespace medici;
using namespace Qt::StringLiterals;

// The dice game's board: what can be pointed at, and that it can be drawn at any size and moment.
class DiceBoardTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void regionsLieOnTheBoardApart_data();
    void regionsLieOnTheBoardApart();
    void everyMoveHasItsOwnRegions_data();
    void everyMoveHasItsOwnRegions();
    void whatCanBeChosenIsWhatTheRulesAllow();
    void choosingLeadsToEveryMove();
    void anotherDieTakesThePlaceOfTheOnlyOne();
    void everyMomentCanBeDrawn_data();
    void everyMomentCanBeDrawn();
    void textsFit_data();
    void textsFit();
    void choosingDoesNotMoveTheBoard();

private:
    dice::DiceView m_view;
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

Canvas canvasOf(const QSizeF &size, const Theme &theme, int seats, qreal text, Seat perspective = 0)
{
    return {size, &theme, dicePlayers(seats), perspective, text};
}

// Every state of one game at which somebody decides, and its end.
std::vector<std::unique_ptr<Game>> decisions(int seats, Seed seed)
{
    std::vector<std::unique_ptr<Game>> states;
    playAtRandom(seats, seed, [&](const Game &before, const Event &event, const Game &after) {
        if (event.actor >= 0)
            states.push_back(before.clone());
        if (after.over())
            states.push_back(after.clone());
    });
    return states;
}

} // namespace

void DiceBoardTest::initTestCase()
{
    Theme::loadFonts();
}

void DiceBoardTest::regionsLieOnTheBoardApart_data()
{
    addCases();
}

void DiceBoardTest::regionsLieOnTheBoardApart()
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

void DiceBoardTest::everyMoveHasItsOwnRegions_data()
{
    QTest::addColumn<int>("seats");
    for (int seats = 1; seats <= 4; ++seats)
        QTest::addRow("%d seats", seats) << seats;
}

void DiceBoardTest::everyMoveHasItsOwnRegions()
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
            QVERIFY(!own.empty());
            for (const RegionId id : own)
                QVERIFY(regionById(regions, id) != nullptr);
            QVERIFY(seen.insert(own).second);
        }
    }
}

void DiceBoardTest::whatCanBeChosenIsWhatTheRulesAllow()
{
    for (const std::unique_ptr<Game> &game : decisions(3, 5)) {
        const std::vector<RegionId> open = openRegions(m_view, *game, {});
        Choices choices;
        game->list(choices);
        for (RegionId die = 0; die < 5; ++die) {
            const bool inAMove = !game->over() && ranges::any_of(choices, [&](const Choice &choice) {
                return (choice.code >> die & 1) != 0;
            });
            QCOMPARE(ranges::find(open, die) != open.end(), inAMove);
            if (!inAMove)
                QVERIFY(!m_view.whyNot(*game, {}, die).text.isEmpty());
        }
    }
}

void DiceBoardTest::choosingLeadsToEveryMove()
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
            QCOMPARE(offers.size(), std::size_t{1});
            QVERIFY(offers.front().ready);
            QCOMPARE(offers.front().code, choice.code);
        }
        QVERIFY(!m_view.offers(*game, {}).front().ready);
    }
}

void DiceBoardTest::anotherDieTakesThePlaceOfTheOnlyOne()
{
    for (const std::unique_ptr<Game> &game : decisions(4, 6)) {
        const std::vector<RegionId> open = openRegions(m_view, *game, {});
        if (stateOf<dice::Rules>(*game).phase != dice::Phase::Following || open.size() < 2)
            continue;
        const Draft first = clicked(m_view, *game, {}, open[0]);
        QCOMPARE(openRegions(m_view, *game, first).size(), open.size() - 1);
        QCOMPARE(clicked(m_view, *game, first, open[1]), Draft{open[1]});
        QCOMPARE(clicked(m_view, *game, first, open[0]), Draft());
    }
}

void DiceBoardTest::everyMomentCanBeDrawn_data()
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("spaces");
    for (int seats = 1; seats <= 4; ++seats)
        for (const int spaces : {5, 8})
            if (seats > 1 || spaces > 6)
                QTest::addRow("%d seats, %d spaces", seats, spaces) << seats << spaces;
}

void DiceBoardTest::everyMomentCanBeDrawn()
{
    QFETCH(int, seats);
    QFETCH(int, spaces);
    const Theme light(Brightness::Light, ColourSet::Safe);
    const Theme dark(Brightness::Dark, ColourSet::Contrast);
    QImage image(640, 432, QImage::Format_ARGB32_Premultiplied);
    PlayoutRandom luck(9);
    std::unique_ptr<Game> since;
    playAtRandom(
        seats, 12,
        [&](const Game &before, const Event &event, const Game &after) {
            Frame frame;
            const Theme &theme = luck.below(2) == 0 ? light : dark;
            frame.canvas = canvasOf(image.size(), theme, seats, 1,
                                    static_cast<Seat>(luck.below(static_cast<unsigned>(seats))));
            frame.before = &before;
            frame.after = &after;
            frame.since = since.get();
            frame.events = {&event, 1};
            frame.t = luck.below(101) / 100.0;
            if (frame.t == 1) {
                frame.open = openRegions(m_view, after, {});
                if (!frame.open.empty())
                    frame.draft = Draft{frame.open.front()};
                frame.focus = static_cast<RegionId>(luck.below(5));
                frame.hint = 3;
                frame.dragged = static_cast<RegionId>(luck.below(5));
            }
            image.fill(theme.color(Role::Ground));
            QPainter painter(&image);
            m_view.paint(painter, frame);
            painter.end();
            QVERIFY(m_view.duration(before, frame.events).count() <= 480);
            if (event.actor >= 0)
                since = before.clone();
        },
        spaces);
}

void DiceBoardTest::textsFit_data()
{
    addCases();
}

void DiceBoardTest::textsFit()
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
            if (choosing)
                for (int n = 0; n < 3 && !frame.open.empty(); ++n) {
                    frame.draft = clicked(m_view, game, frame.draft, frame.open.front());
                    frame.open = openRegions(m_view, game, frame.draft);
                }
            QStringList elided;
            frame.elided = &elided;
            QPainter painter(&image);
            m_view.paint(painter, frame);
            painter.end();
            QVERIFY2(elided.isEmpty(), qPrintable(elided.join(u" | "_s)));
        }
    }
}

void DiceBoardTest::choosingDoesNotMoveTheBoard()
{
    // Where things are does not depend on what is chosen: layout never hears of it. Nor does it change
    // from one decision to the next while the same seat is shown large.
    const Theme theme(Brightness::Light, ColourSet::Standard);
    const auto states = decisions(3, 4);
    const Canvas canvas = canvasOf({960, 648}, theme, 3, 1);
    const dice::Board first(stateOf<dice::Rules>(*states.front()), canvas);
    for (const std::unique_ptr<Game> &game : states) {
        const dice::Board board(stateOf<dice::Rules>(*game), canvas);
        QCOMPARE(board.dicePlaces, first.dicePlaces);
        for (Seat seat = 0; seat < 3; ++seat)
            QCOMPARE(board.sheet(seat).panel, first.sheet(seat).panel);
    }
}

QTEST_MAIN(DiceBoardTest)
#include "board.moc"
