#include "app/desktop/whatif/whatifpage.h"

#include "app/desktop/appservices.h"
#include "app/desktop/levels.h"
#include "app/desktop/whatif/changechart.h"
#include "app/desktop/widgets/actionstrip.h"
#include "app/desktop/widgets/keybutton.h"
#include "app/desktop/widgets/linelist.h"
#include "app/desktop/widgets/pagecolumns.h"
#include "app/desktop/widgets/panel.h"
#include "app/desktop/widgets/segments.h"
#include "app/desktop/widgets/styledlabel.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QRandomGenerator>
#include <QStackedWidget>
#include <QTableWidget>
#include <QThread>

#include <algorithm>
#include <cmath>

namespace medici::desktop {

namespace {

ChangeWords wordsAbout(const RuleTrial &trial)
{
    const View &view = *static_cast<const Variant *>(trial.variant)->view();
    return {trial, {[&view](int source) { return view.nameOfSource(source); }, levelName}};
}

} // namespace

WhatIfPage::WhatIfPage(AppServices &services, QWidget *parent)
    : Page(parent), m_services(services), m_rules(new Panel), m_options(new QGridLayout),
      m_findings(new Panel), m_sentences(new StyledLabel(TextKind::Body)),
      m_trust(new StyledLabel(TextKind::Note, nullptr, Tint::Muted)), m_figures(new Panel),
      m_form(new Segments), m_forms(new QStackedWidget), m_chart(new ChangeChart), m_table(new QTableWidget),
      m_note(new StyledLabel(TextKind::Note, nullptr, Tint::Muted)),
      m_words(new StyledLabel(TextKind::Body, nullptr, Tint::Muted)), m_back(new KeyButton),
      m_start(new KeyButton(nullptr, true))
{
    m_options->setColumnStretch(0, 1);
    m_options->setHorizontalSpacing(px(16));
    m_rules->body()->addLayout(m_options);
    for (StyledLabel *label : {m_sentences, m_trust, m_note, m_words})
        label->setWordWrap(true);
    m_sentences->setTextFormat(Qt::PlainText);
    m_findings->body()->addWidget(m_sentences);
    m_findings->body()->addSpacing(px(8));
    m_findings->body()->addWidget(m_trust);
    m_findings->body()->addStretch(1);

    m_table->setColumnCount(4);
    chooseByLine(*m_table);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_table->setMinimumHeight(px(280));
    m_forms->addWidget(m_chart);
    m_forms->addWidget(m_table);
    auto *head = new QHBoxLayout;
    head->addWidget(m_form);
    head->addStretch(1);
    m_figures->body()->addLayout(head);
    m_figures->body()->addWidget(m_forms, 1);
    m_figures->body()->addWidget(m_note);

    auto *left = new QWidget;
    auto *stack = new QVBoxLayout(left);
    stack->setContentsMargins(0, 0, 0, 0);
    stack->setSpacing(room(16));
    stack->addWidget(m_rules);
    stack->addWidget(m_findings, 1);
    auto *panels = new PageColumns;
    panels->add(left, 4);
    panels->add(m_figures, 5);
    auto *strip = new ActionStrip;
    strip->setWords(m_words);
    strip->addButton(m_back);
    strip->addButton(m_start);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(panels, 1);
    column->addWidget(strip);

    m_back->showKey(Qt::Key_Escape);
    m_start->showKey(Qt::Key_Return);
    connect(m_back, &QPushButton::clicked, this, &Page::left);
    connect(m_start, &QPushButton::clicked, this, &WhatIfPage::startOrStop);
    connect(m_form, &Segments::picked, m_forms, &QStackedWidget::setCurrentIndex);
    connect(&m_run, &TrialRun::advanced, this, [this] {
        showFigures();
        follow();
    });
    retranslate();
}

void WhatIfPage::prepare(const QString &variant, const Setup &rules)
{
    RuleTrial asked;
    asked.id = variant;
    asked.variant = m_services.variants.find(variant);
    asked.app = QCoreApplication::applicationVersion();
    asked.rules = {asked.variant->terms().usual(rules.seats), rules};
    for (Setup &one : asked.rules)
        one.first = 0; // so that seats are told apart by who begins
    if (trial().variant != nullptr && trial().id == asked.id && trial().rules == asked.rules)
        return;
    m_run.prepare(asked);
    m_form->choose(0);
    m_forms->setCurrentIndex(0);
    begin();
    retranslate();
    emit titleChanged();
}

bool WhatIfPage::asked() const
{
    return trial().variant != nullptr && trial().rules[RuleTrial::Before] != trial().rules[RuleTrial::After];
}

void WhatIfPage::begin()
{
    if (!asked())
        return;
    if (!m_run.settled() || m_run.complete()) {
        RuleTrial trial = this->trial();
        trial.deals = trial.probes = 0;
        trial.seed = QRandomGenerator::system()->generate64();
        m_run.prepare(trial);
        showFigures();
    }
    m_before = m_run.playedPieces();
    m_clock.start();
    m_run.start(std::max(1, QThread::idealThreadCount()));
}

void WhatIfPage::startOrStop()
{
    if (!m_start->isEnabled())
        return;
    if (m_run.running())
        m_run.stop();
    else
        begin();
    follow();
}

void WhatIfPage::follow()
{
    m_start->setEnabled(asked());
    m_start->setText(m_run.running()                            ? tr("Stop")
                         : m_run.settled() && !m_run.complete() ? tr("Go on")
                                                                : tr("Play other deals"));
    m_words->setText(!m_run.fault().isEmpty() ? m_run.fault() : progressWords());
    m_figures->setVisible(asked());
    m_trust->setVisible(asked() && m_run.settled());
}

QString WhatIfPage::progressWords() const
{
    if (!asked())
        return tr("Go back and choose other rules to see what they change.");
    if (!m_run.settled())
        return m_run.running() ? tr("Finding out how fast this computer plays…") : QString();
    const int wanted = trial().pieces();
    const int played = m_run.playedPieces();
    const QString words = tr("%1 of %n deal(s)", nullptr, wanted).arg(QLocale().toString(played));
    if (!m_run.running() || played == m_before)
        return words;
    const double left =
        static_cast<double>(m_clock.elapsed()) / 1000 * (wanted - played) / (played - m_before);
    return words + QStringLiteral(" · ")
        + (left < 60 ? tr("less than a minute left")
                     : tr("%n minute(s) left", nullptr, static_cast<int>(std::ceil(left / 60))));
}

// The options in which the two sets of rules differ.
void WhatIfPage::showRules()
{
    while (QLayoutItem *item = m_options->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    if (trial().variant == nullptr)
        return;
    const auto say = [this](int row, int column, const QString &words, TextKind kind) {
        auto *label = new StyledLabel(kind);
        label->setText(words);
        label->setWordWrap(column == 0);
        m_options->addWidget(label, row, column);
    };
    say(0, 0, tr("Players: %1").arg(QLocale().toString(trial().seats())), TextKind::Body);
    if (!asked())
        return say(1, 0, tr("These are the usual rules."), TextKind::Body);
    say(0, 1, tr("before"), TextKind::Note);
    say(0, 2, tr("after"), TextKind::Note);
    const SetupLimits terms = trial().variant->terms();
    const PluginMetadata &listing = *m_services.variants.listing(trial().id);
    for (std::size_t i = 0; i < terms.options.size(); ++i) {
        if (trial().rules[RuleTrial::Before].options[i] == trial().rules[RuleTrial::After].options[i])
            continue;
        const auto value = [&](RuleTrial::Rules rules) {
            const int number = trial().rules[rules].options[i];
            return terms.options[i].kind == Option::Kind::Flag
                ? number == 0 ? tr("No") : tr("Yes")
                : listing.valueOf(i, number, m_services.languages.spoken());
        };
        const int row = m_options->rowCount();
        say(row, 0, listing.nameOf(i, m_services.languages.spoken()), TextKind::Strong);
        say(row, 1, value(RuleTrial::Before), TextKind::Body);
        say(row, 2, value(RuleTrial::After), TextKind::Strong);
    }
}

void WhatIfPage::showFigures()
{
    const RuleChange &change = m_run.change();
    std::vector<ChangeChart::Row> rows;
    QStringList sentences;
    QStringList trust;
    if (asked()) {
        const ChangeWords words = wordsAbout(trial());
        for (const RuleFigure &figure : change.figures)
            rows.push_back({words.name(figure), figure});
        if (change.deals > 0)
            sentences = words.findings(change);
        if (m_run.settled())
            trust = words.trust(change);
    }
    m_chart->show(rows);
    m_table->setRowCount(static_cast<int>(rows.size()));
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const RuleFigure &figure = rows[i].figure;
        const QStringList texts{rows[i].name, ChangeWords::value(figure, figure.rules[RuleTrial::Before]),
                                ChangeWords::value(figure, figure.rules[RuleTrial::After]),
                                ChangeWords::change(figure)};
        for (qsizetype column = 0; column < texts.size(); ++column) {
            auto *item = new QTableWidgetItem(texts[column]);
            if (figure.sure)
                item->setFont(fontOf(TextKind::Strong));
            m_table->setItem(static_cast<int>(i), static_cast<int>(column), item);
        }
        m_table->setRowHeight(static_cast<int>(i), px(30));
    }
    m_sentences->setText(sentences.join(u'\n'));
    m_trust->setText(trust.join(u' '));
}

QString WhatIfPage::title() const
{
    return tr("What does this change?");
}

QString WhatIfPage::subtitle() const
{
    return trial().variant == nullptr ? QString() : m_services.nameOf(trial().id);
}

QWidget *WhatIfPage::firstFocus()
{
    return m_start;
}

void WhatIfPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        startOrStop();
    else if (event->key() == Qt::Key_Escape)
        emit left();
    else
        Page::keyPressEvent(event);
}

void WhatIfPage::retranslate()
{
    m_rules->setTitle(tr("The change"));
    m_findings->setTitle(tr("In words"));
    m_figures->setTitle(tr("In figures"));
    m_form->setChoices({tr("Chart"), tr("Table")});
    m_form->choose(m_forms->currentIndex());
    m_form->setAccessibleName(m_figures->title()->text());
    m_table->setHorizontalHeaderLabels({tr("Figure"), tr("Before"), tr("After"), tr("Change")});
    m_table->setAccessibleName(m_figures->title()->text());
    m_note->setText(
        tr("Lines and figures after ± are 95% intervals. In bold, and in words, is what chance alone would "
           "bring about on one such page in twenty at most."));
    m_back->setText(tr("Back"));
    showRules();
    showFigures();
    follow();
}

} // namespace medici::desktop
