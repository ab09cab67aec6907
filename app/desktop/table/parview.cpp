#include "app/desktop/table/parview.h"

#include "app/desktop/appservices.h"
#include "app/desktop/widgets/sentencelabel.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"

#include <QBoxLayout>
#include <QLocale>

#include <cmath>

using namespace Qt::StringLiterals;

namespace medici::desktop {

namespace {

QString figure(double number)
{
    return QLocale().toString(static_cast<int>(std::lround(number)));
}

// '131 (127 to 135)'
Sentence figuresOf(const Estimate &score)
{
    return Sentence::arranged(ParView::tr("%1 (%2 to %3)", "a mean score, and between which it lies"),
                              {Sentence::strong(figure(score.mean)), figure(std::floor(score.low())),
                               figure(std::ceil(score.high()))});
}

} // namespace

ParView::ParView(AppServices &services, QWidget *parent)
    : QWidget(parent), m_services(services), m_player(this),
      m_figures(new SentenceLabel(services.look, TextKind::Body)),
      m_words(new SentenceLabel(services.look, TextKind::Note, Tint::Muted))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_figures);
    column->addWidget(m_words);
    connect(&m_player, &ParPlayer::refined, this, [this](const Par &par) {
        m_par = par;
        tell();
    });
}

void ParView::present()
{
    const GameInProgress &current = *m_services.table.current();
    const Session &session = current.session();
    if (current.id() != m_game) {
        m_game = current.id();
        m_player.stop();
        m_par.reset();
        if (session.luck() && session.luck()->deal() != nullptr)
            m_par.emplace(session.start(), *session.luck());
        goOn();
    }
    setVisible(m_par.has_value());
    if (m_par)
        tell();
}

void ParView::goOn()
{
    if (isVisible() && m_par && !m_par->settled())
        m_player.play(*m_par);
}

void ParView::tell()
{
    const GameInProgress &current = *m_services.table.current();
    const Players players = current.players();
    const QString alone = m_par->seats() == 1 && m_par->playings() > 0
        ? current.variant().view()->par(m_par->ends())
        : QString();
    const auto games = static_cast<int>(m_par->playings());
    if (m_par->playings() < 2) {
        m_figures->setSentence(tr("Par is being worked out."));
    } else if (!alone.isEmpty()) {
        m_figures->setSentence(tr("Par: %1").arg(alone));
    } else if (m_par->seats() == 1) {
        const int score = current.session().game().scores()[0];
        m_figures->setSentence(
            Sentence::arranged(tr("%1, par %2", "a score, and what strong players make of the deal"),
                               {Sentence::strong(QLocale().toString(score)), figuresOf(m_par->score(0))}));
    } else {
        std::vector<Sentence> seats;
        for (Seat seat = 0; seat < m_par->seats(); ++seat)
            seats.push_back(Sentence::arranged(
                u"%1 %2"_s, {players[static_cast<std::size_t>(seat)].name, figuresOf(m_par->score(seat))}));
        m_figures->setSentence(Sentence::arranged(tr("Par: %1"), {Sentence::joined(seats, u", "_s)}));
    }
    m_words->setSentence(
        m_par->settled()
            ? tr("Par is what hard computer players make of this deal, over %n games.", nullptr, games)
            : games == 0
            ? tr("Par is what hard computer players make of this deal.")
            : tr("Par is what hard computer players make of this deal; %n games so far.", nullptr, games));
}

void ParView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    goOn();
}

void ParView::hideEvent(QHideEvent *event)
{
    m_player.stop();
    QWidget::hideEvent(event);
}

} // namespace medici::desktop
