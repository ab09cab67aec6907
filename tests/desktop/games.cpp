#include "app/desktop/table/actionbar.h"
#include "app/desktop/table/boardwidget.h"
#include "app/desktop/table/tablepage.h"
#include "engine/view/variant.h"
#include "tests/desktop/hands.h"
#include "tests/desktop/stage.h"

#include <QAccessible>
#include <QRandomGenerator>
#include <QTest>

using namespace Qt::StringLiterals;

namespace medici::desktop {

namespace {

std::size_t eventsOf(Stage &stage)
{
    return stage.services.table.current()->session().cursor();
}

std::vector<QAccessibleInterface *> childrenOf(QWidget *widget)
{
    const QAccessibleInterface *parent = QAccessible::queryAccessibleInterface(widget);
    std::vector<QAccessibleInterface *> children;
    for (int i = 0; i < parent->childCount(); ++i)
        children.push_back(parent->child(i));
    return children;
}

// Knows of the table what a screen reader says: names, roles and states, in no matter which game.
void byEar(Stage &stage)
{
    static QRandomGenerator whim(7);
    std::vector<QAccessibleInterface *> choices;
    bool chosen = false;
    for (QAccessibleInterface *thing : childrenOf(stage.window.table()->board())) {
        const QAccessible::State state = thing->state();
        QVERIFY(!thing->text(QAccessible::Name).isEmpty());
        chosen = chosen || state.checked;
        if (thing->role() == QAccessible::CheckBox && !state.disabled && !state.checked)
            choices.push_back(thing);
    }
    QAccessibleInterface *button = nullptr; // the main one comes last
    for (QAccessibleInterface *thing : childrenOf(stage.window.table()->bar()))
        if (thing->role() == QAccessible::Button && !thing->state().disabled && !thing->state().invisible
            && thing->text(QAccessible::Name) != u"Clear")
            button = thing;
    QVERIFY(button != nullptr || !choices.empty());
    if (button == nullptr || (!choices.empty() && !chosen && whim.bounded(2) == 0)) {
        QAccessibleInterface *choice = choices[whim.bounded(static_cast<quint32>(choices.size()))];
        choice->actionInterface()->doAction(choice->actionInterface()->actionNames().front());
        return;
    }
    const std::size_t events = eventsOf(stage);
    button->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QTRY_VERIFY(eventsOf(stage) > events); // Qt shows the press before it clicks
}

} // namespace

// Whole games of the variant that VARIANT names, by people of every kind.
class GamesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void byMouseWithComputers() { play(u"HRR"_s, byMouse, goOnByMouse); }
    void byMouseAmongPeople() { play(u"HHH"_s, byMouse, goOnByMouse); }
    void byKeysAmongPeople() { play(u"HH"_s, byKeys, goOnByKeys); }
    void byKeysAlone();
    void byEarWithAComputer() { play(u"HR"_s, byEar, goOnByKeys); }

private:
    void play(const QString &seats, const Hand &decide, const Hand &goOn)
    {
        playWhole(m_variant, seats, decide, goOn);
    }

    const QString m_variant = qEnvironmentVariable("VARIANT");
};

void GamesTest::initTestCase()
{
    Stage stage;
    QVERIFY2(stage.services.variants.find(m_variant) != nullptr, qPrintable(m_variant));
}

void GamesTest::byKeysAlone()
{
    if (Stage().services.variants.find(m_variant)->terms().leastSeats > 1)
        QSKIP("not a game for one");
    play(u"H"_s, byKeys, goOnByKeys);
}

} // namespace medici::desktop

QTEST_MAIN(medici::desktop::GamesTest)
#include "games.moc"
