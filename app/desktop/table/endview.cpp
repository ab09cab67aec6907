#include "app/desktop/table/endview.h"

#include "app/desktop/appservices.h"
#include "app/desktop/book/book.h"
#include "app/desktop/levels.h"
#include "app/desktop/storage/autosave.h"
#include "app/desktop/table/dealpanel.h"
#include "app/desktop/table/fairnesspanel.h"
#include "app/desktop/table/parview.h"
#include "app/desktop/table/scorecurve.h"
#include "app/desktop/table/winnerslead.h"
#include "app/desktop/widgets/actionstrip.h"
#include "app/desktop/widgets/figuretable.h"
#include "app/desktop/widgets/keybutton.h"
#include "app/desktop/widgets/pagecolumns.h"
#include "app/desktop/widgets/panel.h"
#include "app/desktop/widgets/sentencelabel.h"
#include "app/desktop/widgets/styledlabel.h"
#include "app/desktop/widgets/symbolwidget.h"
#include "engine/view/houserules.h"
#include "engine/view/theme.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"

#include <QBoxLayout>
#include <QKeyEvent>

#include <algorithm>

namespace medici::desktop {

EndView::EndView(AppServices &services, QWidget *parent)
    : QWidget(parent), m_services(services), m_winner(new Panel),
      m_laurel(new SymbolWidget(services.look, 64)),
      m_verdict(new SentenceLabel(services.look, TextKind::Verdict)),
      m_tie(new SentenceLabel(services.look, TextKind::Note, Tint::Muted)),
      m_houseRules(new SentenceLabel(services.look, TextKind::Note, Tint::Muted)), m_places(new Panel),
      m_par(new ParView(services)), m_best(new SentenceLabel(services.look, TextKind::Body)),
      m_left(new QVBoxLayout), m_tables(new QBoxLayout(QBoxLayout::LeftToRight)), m_decisionPanel(new Panel),
      m_decision(new FigureTable(services.look)), m_deal(new DealPanel(services)),
      m_fairness(new FairnessPanel(services)), m_curvePanel(new Panel),
      m_curve(new ScoreCurve(services.look)), m_sourcesPanel(new Panel),
      m_sources(new FigureTable(services.look)), m_strip(new ActionStrip),
      m_words(new SentenceLabel(services.look, TextKind::Body, Tint::Muted)), m_home(new KeyButton),
      m_save(new KeyButton), m_review(new KeyButton), m_again(new KeyButton(nullptr, true))
{
    setFocusPolicy(Qt::StrongFocus);
    auto *winner = new QHBoxLayout;
    winner->setSpacing(room(16));
    winner->addWidget(m_laurel);
    auto *said = new QVBoxLayout;
    said->addWidget(m_verdict);
    said->addWidget(m_tie);
    said->addWidget(m_houseRules);
    winner->addLayout(said, 1);
    m_winner->body()->addLayout(winner);
    m_places->body()->addSpacing(room(8));
    m_places->body()->addWidget(m_best);
    m_places->body()->addWidget(m_par);
    m_decisionPanel->body()->addWidget(m_decision);
    m_decisionPanel->body()->addStretch(1);
    m_curvePanel->body()->addWidget(m_curve, 1);
    m_sourcesPanel->body()->addWidget(m_sources);
    m_sourcesPanel->body()->addStretch(1);

    m_places->installEventFilter(this);
    auto *standing = new QWidget;
    standing->setLayout(m_left);
    m_left->setContentsMargins(0, 0, 0, 0);
    m_left->setSpacing(room(16));
    m_left->addWidget(m_winner);
    m_left->addWidget(m_places);
    m_left->addWidget(m_deal);
    m_left->addWidget(m_fairness);
    m_left->addStretch(1);
    auto *telling = new QWidget;
    auto *right = new QVBoxLayout(telling);
    right->setContentsMargins(0, 0, 0, 0);
    right->setSpacing(room(16));
    right->addWidget(m_curvePanel, 1);
    m_tables->setSpacing(room(16));
    m_tables->addWidget(m_sourcesPanel, 1);
    right->addLayout(m_tables);
    auto *above = new PageColumns(800);
    above->add(standing, 3);
    above->add(telling, 7);
    m_strip->setWords(m_words);
    m_strip->addButton(m_home);
    m_strip->addButton(m_save);
    m_strip->addButton(m_review);
    m_strip->addButton(m_again);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(above, 1);
    column->addWidget(m_strip);
    m_home->showKey(Qt::Key_Escape);
    m_review->setKey(Qt::Key_R);
    m_again->showKey(Qt::Key_Return);
    connect(m_deal, &DealPanel::sameDealWanted, this, &EndView::sameDealWanted);
    connect(m_deal, &DealPanel::comparisonWanted, this, &EndView::comparisonWanted);
    connect(m_home, &QPushButton::clicked, this, &EndView::homeWanted);
    connect(m_save, &QPushButton::clicked, this, &EndView::saveWanted);
    connect(m_review, &QPushButton::clicked, this, &EndView::reviewWanted);
    connect(m_again, &QPushButton::clicked, this, [this] { m_services.table.restart(true); });
    connect(&services.look, &Appearance::changed, this, qOverload<>(&QWidget::update));
    retranslate();
}

void EndView::present()
{
    const GameInProgress &current = *m_services.table.current();
    const Players players = current.players();
    const Result result = current.variant().view()->result(current.session().game(), players);
    m_verdict->setSentence(result.verdict);
    m_tie->setSentence(result.tieBreak);
    m_tie->setVisible(!result.tieBreak.empty());
    const Proposal &proposal = current.proposal();
    const QString rules = houseRulesLine(*m_services.variants.listing(proposal.variant), proposal.setup,
                                         m_services.languages.spoken());
    m_houseRules->setSentence(tr("By house rules. %1.").arg(rules));
    m_houseRules->setVisible(!rules.isEmpty());
    auto *laurel = static_cast<SymbolWidget *>(m_laurel);
    laurel->setWreath(result.won ? QStringLiteral("sign-laurel") : QString());
    laurel->setSymbol(Theme::armsIds()[static_cast<std::size_t>(
        players[static_cast<std::size_t>(result.rows.front().seat)].arms)]);
    m_words->setSentence(current.isLesson()      ? tr("A lesson is not kept among the games.")
                             : current.isTrial() ? tr("A trial is not kept among the games.")
                                                 : tr("This game is kept in the list of all games."));
    m_sourcesPanel->setVisible(!result.sources.rows.empty());
    m_sources->show(result.sources, players);
    const Standings decision = leadIn(result, players);
    m_decisionPanel->setVisible(!decision.rows.empty());
    m_decision->show(decision, players);
    m_deal->present();
    m_fairness->present();
    fillPlaces();
    tellBest();
    m_par->present();
    fillCurve();
    arrange();
}

// The winner's lead stands below the places where there is room, or else with the other figures.
void EndView::arrange()
{
    const int gap = room(16);
    int left = gap;
    for (const QWidget *part : {m_winner, m_places, m_decisionPanel, static_cast<Panel *>(m_deal),
                                static_cast<Panel *>(m_fairness)})
        left += part->isHidden() ? 0
                                 : gap
                + (part->hasHeightForWidth() ? part->heightForWidth(m_places->width())
                                             : part->sizeHint().height());
    m_left->removeWidget(m_decisionPanel);
    m_tables->removeWidget(m_decisionPanel);
    if (left <= height() - m_strip->height())
        m_left->insertWidget(2, m_decisionPanel);
    else
        m_tables->addWidget(m_decisionPanel, 1);
    const int wanted = m_sources->wholeWidth() + m_decision->wholeWidth() + 5 * gap;
    m_tables->setDirection(wanted <= (width() - 3 * gap) * 7 / 10 ? QBoxLayout::LeftToRight
                                                                  : QBoxLayout::TopToBottom);
}

void EndView::resizeEvent(QResizeEvent *event)
{
    arrange();
    QWidget::resizeEvent(event);
}

bool EndView::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_places && event->type() == QEvent::LayoutRequest) // par is told bit by bit
        QMetaObject::invokeMethod(this, &EndView::arrange, Qt::QueuedConnection);
    return QWidget::eventFilter(watched, event);
}

void EndView::fillPlaces()
{
    const GameInProgress &current = *m_services.table.current();
    const Players players = current.players();
    const Result result = current.variant().view()->result(current.session().game(), players);
    delete m_list;
    m_list = new QWidget;
    auto *rows = new QVBoxLayout(m_list);
    rows->setContentsMargins(0, 0, 0, 0);
    for (const Result::Row &row : result.rows) {
        rows->addWidget(new Divider);
        auto *line = new QHBoxLayout;
        line->setSpacing(px(12));
        auto *place = new StyledLabel(TextKind::Figure);
        place->setText(QLocale().toString(row.place));
        place->setMinimumWidth(px(20));
        auto *shield = new SymbolWidget(m_services.look, 30);
        const Person &person = current.person(row.seat);
        shield->setSymbol(Theme::armsIds()[static_cast<std::size_t>(person.arms)]);
        auto *who = new QVBoxLayout;
        who->setSpacing(0);
        auto *name = new StyledLabel(TextKind::Prompt);
        name->setText(person.name);
        name->setMinimumHeight(name->fontMetrics().height());
        auto *kind = new StyledLabel(TextKind::Note, nullptr, Tint::Muted);
        const QString played = person.human ? tr("human")
            : !person.program.isEmpty()     ? tr("program: %1").arg(person.program)
                                            : tr("computer, %1").arg(mindName(person.level).toLower());
        kind->setText(row.remark.isEmpty() || row.remark == result.rank
                          ? played
                          : played + QStringLiteral(" · ") + row.remark);
        kind->setWordWrap(true);
        kind->setMinimumHeight(kind->fontMetrics().height()); // words that wrap ask for less than a line
        who->addWidget(name);
        who->addWidget(kind);
        auto *score = new StyledLabel(TextKind::Figure);
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

// Who plays alone plays against the best of earlier games, as far as this one is like those.
void EndView::tellBest()
{
    const GameInProgress &current = *m_services.table.current();
    const Person &person = current.person(0);
    m_best->setVisible(current.proposal().people.size() == 1 && person.human && !current.isLesson()
                       && !current.isTrial());
    if (m_best->isHidden())
        return;
    m_services.index.follow();
    const std::optional<GameSummary> own = summaryOf(recordOf(current), current.variant());
    const std::optional<BookRecord> best =
        bestAlone(m_services.index.entries(), m_services.people, person.name, current.proposal().variant,
                  current.id() + QStringLiteral(".medici"));
    const bool counts = own && !own->byHand && !own->houseRules && !own->seats.front().helped;
    if (!best) {
        m_best->setSentence(counts ? tr("The first result, and so the personal best.")
                                   : tr("There is no personal best yet."));
        return;
    }
    const int score = own ? own->seats.front().score : 0;
    const bool better = counts && (own->lowestScoreWins ? score < best->figure : score > best->figure);
    m_best->setSentence(
        Sentence::arranged(better ? tr("A new personal best! Before: %1 (%2)") : tr("Personal best: %1 (%2)"),
                           {Sentence::strong(QLocale().toString(best->figure)),
                            QLocale().toString(whenOf(*best->game).date(), QLocale::ShortFormat)}));
}

void EndView::fillCurve()
{
    const GameInProgress &current = *m_services.table.current();
    const Session &session = current.session();
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
        rounds[round - 1] = current.variant().view()->heading(*game, event, current.players()).round;
        const PerSeat<int> before = game->scores();
        game->apply(event.code);
        if (event.actor != chance || game->scores() != before) // a day may end with a card that is dealt
            note(round);
    }
    m_curve->show(current.players(), std::move(moments), rounds);
    m_curvePanel->setTitle(tr("%1 through the game").arg(current.variant().view()->scoreName()));
}

void EndView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        m_again->click();
    else if (event->key() == Qt::Key_Escape)
        m_home->click();
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
        if (m_services.table.awaiting() == Awaiting::Over)
            present();
    }
    QWidget::changeEvent(event);
}

void EndView::retranslate()
{
    m_places->setTitle(tr("Places"));
    m_sourcesPanel->setTitle(tr("How it adds up"));
    m_deal->retranslate();
    m_fairness->retranslate();
    m_decisionPanel->setTitle(tr("The winner's lead"));
    m_home->setText(tr("Home page"));
    m_save->setText(tr("Save record…"));
    m_review->setText(tr("Review the game"));
    m_again->setText(tr("Play again"));
    m_curve->setAccessibleName(tr("Totals through the game"));
}

} // namespace medici::desktop
