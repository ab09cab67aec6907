#include "app/desktop/endview.h"

#include "app/desktop/actionstrip.h"
#include "app/desktop/columns.h"
#include "app/desktop/desk.h"
#include "app/desktop/figuretable.h"
#include "app/desktop/keybutton.h"
#include "app/desktop/levels.h"
#include "app/desktop/panel.h"
#include "app/desktop/scorecurve.h"
#include "app/desktop/sentencelabel.h"
#include "app/desktop/symbolwidget.h"
#include "app/desktop/words.h"
#include "engine/view/theme.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"

#include <QBoxLayout>
#include <QKeyEvent>

#include <algorithm>

namespace medici::desktop {

EndView::EndView(Desk &desk, QWidget *parent)
    : QWidget(parent), m_desk(desk), m_winner(new Panel), m_laurel(new SymbolWidget(desk.look, 64)),
      m_verdict(new SentenceLabel(desk.look, Text::Verdict)),
      m_tie(new SentenceLabel(desk.look, Text::Note, Tint::Muted)), m_places(new Panel),
      m_curvePanel(new Panel), m_curve(new ScoreCurve(desk.look)), m_sourcesPanel(new Panel),
      m_sources(new FigureTable(desk.look)), m_strip(new ActionStrip),
      m_words(new SentenceLabel(desk.look, Text::Body, Tint::Muted)), m_save(new KeyButton),
      m_review(new KeyButton), m_again(new KeyButton(nullptr, true))
{
    setFocusPolicy(Qt::StrongFocus);
    auto *winner = new QHBoxLayout;
    winner->setSpacing(px(16));
    winner->addWidget(m_laurel);
    auto *said = new QVBoxLayout;
    said->addWidget(m_verdict);
    said->addWidget(m_tie);
    winner->addLayout(said, 1);
    m_winner->body()->addLayout(winner);
    m_places->body()->addStretch(1);
    m_curvePanel->body()->addWidget(m_curve, 1);
    m_sourcesPanel->body()->addWidget(m_sources);

    auto *standing = new QWidget;
    auto *left = new QVBoxLayout(standing);
    left->setContentsMargins(0, 0, 0, 0);
    left->setSpacing(px(16));
    left->addWidget(m_winner);
    left->addWidget(m_places, 1);
    auto *telling = new QWidget;
    auto *right = new QVBoxLayout(telling);
    right->setContentsMargins(0, 0, 0, 0);
    right->setSpacing(px(16));
    right->addWidget(m_curvePanel, 1);
    right->addWidget(m_sourcesPanel);
    auto *above = new Columns(800);
    above->add(standing, 3);
    above->add(telling, 7);
    m_strip->setWords(m_words);
    m_strip->addButton(m_save);
    m_strip->addButton(m_review);
    m_strip->addButton(m_again);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(above, 1);
    column->addWidget(m_strip);
    m_review->setKey(Qt::Key_R);
    m_again->showKey(Qt::Key_Return);
    connect(m_save, &QPushButton::clicked, this, &EndView::saveWanted);
    connect(m_review, &QPushButton::clicked, this, &EndView::reviewWanted);
    connect(m_again, &QPushButton::clicked, this, [this] { m_desk.sitting.restart(true); });
    connect(&desk.look, &Look::changed, this, qOverload<>(&QWidget::update));
    retranslate();
}

void EndView::present()
{
    const Match &match = *m_desk.sitting.match();
    const Players players = match.players();
    const Result result = match.variant().view()->result(match.session().game(), players);
    m_verdict->setSentence(result.verdict);
    Sentence tie = result.tieBreak;
    if (tie.empty() && !result.rank.isEmpty())
        tie = Sentence(result.rank);
    m_tie->setSentence(tie);
    m_tie->setVisible(!tie.empty());
    auto *laurel = static_cast<SymbolWidget *>(m_laurel);
    laurel->setWreath(QStringLiteral("sign-laurel"));
    laurel->setSymbol(Theme::armsIds()[static_cast<std::size_t>(
        players[static_cast<std::size_t>(result.rows.front().seat)].arms)]);
    m_words->setSentence(
        tr("The record stands with your finished games. Luck number: %1.").arg(match.proposal().seed));
    m_sourcesPanel->setVisible(!result.sources.rows.empty());
    m_sources->show(result.sources, players);
    fillPlaces();
    fillCurve();
}

void EndView::fillPlaces()
{
    const Match &match = *m_desk.sitting.match();
    const Players players = match.players();
    const Result result = match.variant().view()->result(match.session().game(), players);
    delete m_list;
    m_list = new QWidget;
    auto *rows = new QVBoxLayout(m_list);
    rows->setContentsMargins(0, 0, 0, 0);
    for (const Result::Row &row : result.rows) {
        rows->addWidget(new Rule);
        auto *line = new QHBoxLayout;
        line->setSpacing(px(12));
        auto *place = new Words(Text::Figure);
        place->setText(QLocale().toString(row.place));
        place->setMinimumWidth(px(20));
        auto *shield = new SymbolWidget(m_desk.look, 30);
        const Person &person = match.person(row.seat);
        shield->setSymbol(Theme::armsIds()[static_cast<std::size_t>(person.arms)]);
        auto *who = new QVBoxLayout;
        who->setSpacing(0);
        auto *name = new Words(Text::Prompt);
        name->setText(person.name);
        auto *kind = new Words(Text::Note, nullptr, Tint::Muted);
        const QString played = person.human ? tr("human") : tr("computer, %1").arg(levelName(person.level));
        kind->setText(row.remark.isEmpty() ? played : played + QStringLiteral(" · ") + row.remark);
        kind->setWordWrap(true);
        who->addWidget(name);
        who->addWidget(kind);
        auto *score = new Words(Text::Figure);
        score->setText(QLocale().toString(row.score));
        line->addWidget(place);
        line->addWidget(shield);
        line->addLayout(who, 1);
        line->addWidget(score);
        rows->addLayout(line);
    }
    m_places->body()->insertWidget(1, m_list);
    m_list->show();
}

void EndView::fillCurve()
{
    const Match &match = *m_desk.sitting.match();
    const Session &session = match.session();
    const std::unique_ptr<Game> game = session.start().clone();
    const int seats = game->seats();
    std::vector<ScoreCurve::Moment> moments;
    QStringList rounds;
    // How long totals stand still at the beginning of a round says nothing: in some games that is all of it.
    std::size_t begun = 0;
    const auto note = [&](int round) {
        const PerSeat<int> scores = game->scores();
        if (!moments.empty() && round != moments.back().round)
            begun = moments.size() - 1;
        if (moments.size() > begun + 1 && moments.back().totals == moments[begun].totals)
            moments.pop_back();
        moments.push_back({round, {scores.begin(), scores.begin() + seats}});
    };
    note(game->round());
    for (const Event &event : session.log().first(session.cursor())) {
        const int round = game->round();
        rounds.resize(std::max<qsizetype>(rounds.size(), round));
        rounds[round - 1] = match.variant().view()->heading(*game, event, match.players()).round;
        const PerSeat<int> before = game->scores();
        game->apply(event.code);
        if (event.actor != chance || game->scores() != before) // a day may end with a card that is dealt
            note(round);
    }
    m_curve->show(match.players(), std::move(moments), rounds);
    m_curvePanel->setTitle(tr("%1 through the game").arg(match.variant().view()->scoreName()));
}

void EndView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        m_again->click();
    else
        QWidget::keyPressEvent(event);
}

void EndView::focusInEvent(QFocusEvent *)
{
    m_again->setFocus();
}

void EndView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        if (m_desk.sitting.awaiting() == Awaiting::Over)
            present();
    }
    QWidget::changeEvent(event);
}

void EndView::retranslate()
{
    m_places->setTitle(tr("Places"));
    m_sourcesPanel->setTitle(tr("How it adds up"));
    m_save->setText(tr("Save record…"));
    m_review->setText(tr("Review the game"));
    m_again->setText(tr("Play again"));
    m_curve->setAccessibleName(tr("Totals through the game"));
}

} // namespace medici::desktop
