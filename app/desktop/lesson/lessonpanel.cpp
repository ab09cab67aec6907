#include "app/desktop/lesson/lessonpanel.h"

#include "app/desktop/appservices.h"
#include "app/desktop/lesson/lessonwords.h"
#include "app/desktop/table/moveselection.h"
#include "app/desktop/widgets/keybutton.h"
#include "app/desktop/widgets/sentencelabel.h"
#include "app/desktop/widgets/styledlabel.h"
#include "engine/view/typesetting.h"

#include <QApplication>
#include <QEvent>
#include <QVBoxLayout>

namespace medici::desktop {

namespace {

LessonCourse::Moment momentOf(Awaiting awaiting)
{
    switch (awaiting) {
    case Awaiting::Person:
        return LessonCourse::Moment::Deciding;
    case Awaiting::Reader:
        return LessonCourse::Moment::Reading;
    case Awaiting::Over:
        return LessonCourse::Moment::Over;
    default:
        return LessonCourse::Moment::Passing;
    }
}

} // namespace

LessonPanel::LessonPanel(AppServices &services, MoveSelection &choosing, QWidget *parent)
    : ActionStrip(parent), m_services(services),
      m_head(new StyledLabel(TextKind::Note, nullptr, Tint::Muted)),
      m_words(new SentenceLabel(services.look, TextKind::Prompt)), m_leave(new KeyButton(this)),
      m_rule(new KeyButton(this)), m_insist(new KeyButton(this)), m_back(new KeyButton(this)),
      m_next(new KeyButton(this, true))
{
    auto *said = new QWidget;
    auto *column = new QVBoxLayout(said);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(px(2));
    column->addWidget(m_head);
    column->addWidget(m_words, 1);
    setWords(said);
    setLeastWords(300); // sentences, and room for the board
    for (KeyButton *button : {m_leave, m_rule, m_insist, m_back, m_next})
        addButton(button);
    m_back->setKey(Qt::Key_B);
    m_next->setKey(Qt::Key_N);
    showEscape(true);
    connect(m_leave, &QPushButton::clicked, this, &LessonPanel::left);
    connect(m_back, &QPushButton::clicked, this, [this] { turn(-1); });
    connect(m_next, &QPushButton::clicked, this, [this] { turn(1); });
    connect(m_rule, &QPushButton::clicked, this, [this] { emit ruleWanted(m_course->said()->rule); });
    connect(m_insist, &QPushButton::clicked, this, [this] {
        if (const std::optional<Code> move = m_course->playable())
            m_services.table.play(*move);
    });
    choosing.setJudge([this](Code move) { return judge(move); });
    TableController &table = services.table;
    connect(&table, &TableController::gameChanged, this, &LessonPanel::gamePlaced);
    connect(&table, &TableController::moved, this, &LessonPanel::follow);
    connect(&table, &TableController::awaitingChanged, this, &LessonPanel::follow);
    connect(&table, &TableController::lookedAtChanged, this, &LessonPanel::follow);
    hide();
}

void LessonPanel::gamePlaced()
{
    const GameInProgress *game = m_services.table.current();
    const std::shared_ptr<const Lesson> lesson = game != nullptr ? m_services.lessons.of(*game) : nullptr;
    m_course.reset();
    if (lesson)
        m_course.emplace(lesson);
    setVisible(m_course.has_value());
    follow();
}

// A table that is looked back at says nothing new.
void LessonPanel::follow()
{
    const TableController &table = m_services.table;
    if (m_course && !table.lookedAt()) {
        const Session &session = table.current()->session();
        m_course->follow(session.log().first(session.cursor()), session.game(), momentOf(table.awaiting()),
                         m_services.settings.flag(Setting::RoundScoring));
        if (!m_course->guided() || table.awaiting() == Awaiting::Over)
            Lessons::settle({table.current()->proposal().variant}, m_services.settings);
    }
    show();
}

void LessonPanel::turn(int pages)
{
    // Away from an answer it is the same page again.
    if (m_course->objects())
        m_course->withdraw();
    else
        m_course->turnTo(m_course->page() + static_cast<std::size_t>(pages));
    show();
}

std::optional<Code> LessonPanel::judge(Code move)
{
    if (!m_course)
        return move;
    const std::optional<Code> accepted = m_course->accept(m_services.table.current()->session().game(), move);
    if (!accepted)
        show();
    return accepted;
}

std::optional<Code> LessonPanel::marked() const
{
    return m_course && !m_services.table.lookedAt() ? m_course->marked() : std::nullopt;
}

void LessonPanel::showEscape(bool leaves)
{
    m_leave->showKey(leaves ? QKeySequence(Qt::Key_Escape) : QKeySequence());
}

QString LessonPanel::words() const
{
    return m_course ? m_words->sentence().plain() : QString();
}

QString LessonPanel::text() const
{
    const LessonText *said = m_course->said();
    if (said == nullptr && m_course->objects())
        return tr("Not just yet: here, play what is marked on the board.");
    if (said == nullptr) // where it is guided, something will be said when the disk or others are done
        return m_course->guided() ? QString()
                                  : tr("Play on as you like. H shows what a good player would do.");
    const QString &language = m_services.languages.spoken();
    QString text = typeset(said->words.at(language), language);
    const GameInProgress &game = *m_services.table.current();
    for (Seat seat = 0; seat < game.session().game().seats(); ++seat)
        text.replace(u'%' + QString::number(seat), game.person(seat).name);
    return text;
}

void LessonPanel::show()
{
    if (!m_course) {
        emit changed();
        return;
    }
    const LessonText *said = m_course->said();
    const std::size_t pages = m_course->pages();
    const bool objects = m_course->objects();
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    QStringList head{titleOf(m_course->lesson(), m_services.languages.spoken())};
    if (pages > 1)
        head << tr("%1 of %2").arg(m_course->page() + 1).arg(pages);
    m_head->setText(head.join(QStringLiteral("  ·  ")));
    m_words->setSentence(text());
    m_leave->setText(tr("Leave the lesson"));
    m_leave->setToolTip(tr("You can go on with it another time."));
    m_leave->setVisible(m_services.table.awaiting() != Awaiting::Over);
    m_rule->setText(said != nullptr ? tr("Rule %1").arg(said->rule) : QString());
    m_rule->setVisible(said != nullptr && !said->rule.isEmpty());
    m_insist->setText(tr("Play it all the same"));
    m_insist->setVisible(m_course->playable().has_value());
    m_back->setText(objects ? tr("Choose again") : tr("Back"));
    m_back->setVisible(objects || m_course->page() > 0);
    m_next->setText(tr("Continue"));
    m_next->setVisible(!objects && m_course->page() + 1 < pages);
    if (hadFocus && !isAncestorOf(QApplication::focusWidget()))
        emit letGo();
    emit changed();
}

void LessonPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        show();
    ActionStrip::changeEvent(event);
}

} // namespace medici::desktop
