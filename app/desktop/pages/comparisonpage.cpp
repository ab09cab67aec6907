#include "app/desktop/pages/comparisonpage.h"

#include "app/desktop/appservices.h"
#include "app/desktop/levels.h"
#include "app/desktop/storage/autosave.h"
#include "app/desktop/table/dealpanel.h"
#include "app/desktop/widgets/actionstrip.h"
#include "app/desktop/widgets/keybutton.h"
#include "app/desktop/widgets/linelist.h"
#include "app/desktop/widgets/scrolling.h"
#include "app/desktop/widgets/sentencelabel.h"
#include "app/desktop/widgets/styledlabel.h"
#include "engine/view/variant.h"
#include "engine/view/view.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollBar>
#include <QTableWidget>

#include <algorithm>

namespace medici::desktop {

ComparisonPage::ComparisonPage(AppServices &services, QWidget *parent)
    : Page(parent), m_services(services), m_dealPanel(new Panel), m_dealText(new StyledLabel(TextKind::Body)),
      m_totals(new Panel), m_list(new QTableWidget), m_partingPanel(new Panel),
      m_where(new StyledLabel(TextKind::Body)), m_hereName(new StyledLabel(TextKind::Strong)),
      m_here(new SentenceLabel(services.look, TextKind::Body)),
      m_thereName(new StyledLabel(TextKind::Strong)),
      m_there(new SentenceLabel(services.look, TextKind::Body)),
      m_words(new SentenceLabel(services.look, TextKind::Body, Tint::Muted)), m_back(new KeyButton),
      m_play(new KeyButton), m_open(new KeyButton(nullptr, true))
{
    chooseByLine(*m_list);
    m_list->horizontalHeader()->setHighlightSections(false);
    m_list->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    for (StyledLabel *words : {m_dealText, m_where, m_hereName, m_thereName})
        words->setWordWrap(true);
    m_dealPanel->body()->addWidget(m_dealText);
    m_totals->body()->addWidget(m_list);
    for (QWidget *part : std::initializer_list<QWidget *>{m_where, m_hereName, m_here, m_thereName, m_there})
        m_partingPanel->body()->addWidget(part);
    auto *parts = new QWidget;
    auto *above = new QVBoxLayout(parts);
    above->setContentsMargins(room(16), room(16), room(16), room(16));
    above->setSpacing(room(12));
    above->addWidget(m_dealPanel);
    above->addWidget(m_totals, 1);
    above->addWidget(m_partingPanel);
    auto *strip = new ActionStrip;
    strip->setWords(m_words);
    for (KeyButton *button : {m_back, m_play, m_open})
        strip->addButton(button);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(scrolling(parts), 1);
    column->addWidget(strip);
    m_back->showKey(Qt::Key_Escape);
    m_open->showKey(Qt::Key_Return);
    connect(m_back, &QPushButton::clicked, this, &Page::left);
    connect(m_play, &QPushButton::clicked, this, [this] { emit dealWanted(m_deal); });
    connect(m_open, &QPushButton::clicked, this, &ComparisonPage::openCurrent);
    connect(m_list, &QTableWidget::cellDoubleClicked, this, &ComparisonPage::openCurrent);
    connect(m_list, &QTableWidget::currentCellChanged, this, &ComparisonPage::showParting);
    retranslate();
}

void ComparisonPage::prepare(const GameInProgress &game)
{
    m_variant = &game.variant();
    m_deal = *game.deal();
    m_lines.clear();
    const auto add = [this](const GameInProgress &one, const QDateTime &when, const QString &file) {
        m_lines.push_back(
            {when, file, one.proposal().people, one.players(), ComparedGame(recordOf(one), one.variant())});
    };
    add(game, {}, {});
    for (const GameStore::StoredGame &other : m_services.store.withDealOf(game))
        add(*other.game, other.when, other.file);
    fill();
    emit titleChanged();
}

void ComparisonPage::fill()
{
    const QSignalBlocker quiet(m_list);
    m_dealText->setText(breakable(textOf(m_deal, m_variant->terms())));
    const int seats = m_deal.setup.seats;
    QStringList heads{tr("Game")};
    for (int seat = 0; seat < seats; ++seat)
        heads << tr("Seat %1").arg(QLocale().toString(seat + 1));
    m_list->clear();
    m_list->setColumnCount(seats + 1);
    m_list->setRowCount(static_cast<int>(m_lines.size()));
    m_list->setHorizontalHeaderLabels(heads);
    for (std::size_t line = 0; line < m_lines.size(); ++line) {
        const int row = static_cast<int>(line);
        m_list->setItem(row, 0, new QTableWidgetItem(nameOf(line)));
        m_list->setRowHeight(row, px(34));
        const Game &end = *m_lines[line].game.end;
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat) {
            const Person &person = m_lines[line].people[seat];
            const QString who = person.human
                ? person.name
                : QStringLiteral("%1 (%2)").arg(person.name,
                                                person.program.isEmpty() ? mindName(person.level).toLower()
                                                                         : person.program);
            auto *cell =
                new QTableWidgetItem(who + QStringLiteral("  ") + QLocale().toString(end.scores()[seat]));
            if (seats > 1 && end.places()[seat] == 1)
                cell->setFont(fontOf(TextKind::Strong));
            m_list->setItem(row, static_cast<int>(seat) + 1, cell);
        }
    }
    m_list->resizeColumnsToContents();
    for (int column = 0; column <= seats; ++column)
        m_list->setColumnWidth(column, m_list->columnWidth(column) + px(24));
    // A few lines are seen whatever the size of the text; then it is the page that scrolls.
    const int lines = std::min(static_cast<int>(m_lines.size()), 4);
    m_list->setMinimumHeight(m_list->horizontalHeader()->sizeHint().height() + lines * px(34)
                             + m_list->horizontalScrollBar()->sizeHint().height());
    m_list->setCurrentCell(static_cast<int>(m_lines.size()) > 1 ? 1 : 0, 0);
    showParting();
}

// The one that the others are compared with may lie in the archive, or on the table alone.
QString ComparisonPage::nameOf(std::size_t line) const
{
    return line == 0 ? tr("This game") : QLocale().toString(m_lines[line].when, QLocale::ShortFormat);
}

void ComparisonPage::tell(StyledLabel *name, SentenceLabel *story, std::size_t line, const Parting &parting)
{
    const Line &one = m_lines[line];
    name->setText(nameOf(line));
    story->setSentence(
        m_variant->view()->describe(*parting.before, one.game.in(parting.step), one.players).sentence);
}

void ComparisonPage::showParting()
{
    const int row = m_list->currentRow();
    m_open->setEnabled(row > 0);
    std::optional<Parting> parting;
    if (row > 0)
        parting = partingOf(m_lines.front().game, m_lines[static_cast<std::size_t>(row)].game);
    for (QWidget *part : std::initializer_list<QWidget *>{m_hereName, m_here, m_thereName, m_there})
        part->setVisible(parting.has_value());
    if (!parting) {
        m_where->setText(row > 0 ? tr("Both went alike from beginning to end.")
                                 : tr("The other games are compared with this one."));
        return;
    }
    const auto other = static_cast<std::size_t>(row);
    const ComparedGame &game = m_lines.front().game;
    const Heading heading =
        m_variant->view()->heading(*parting->before, game.in(parting->step).front(), m_lines.front().players);
    m_where->setText(tr("Until here both went alike: %1.").arg(heading.round));
    tell(m_hereName, m_here, 0, *parting);
    tell(m_thereName, m_there, other, *parting);
}

void ComparisonPage::openCurrent()
{
    if (const int row = m_list->currentRow(); row > 0)
        emit openWanted(m_lines[static_cast<std::size_t>(row)].file);
}

QString ComparisonPage::title() const
{
    return tr("One deal, several games");
}

QString ComparisonPage::subtitle() const
{
    return m_variant == nullptr ? QString() : m_services.nameOf(m_deal.variant);
}

QWidget *ComparisonPage::firstFocus()
{
    return m_list;
}

void ComparisonPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        openCurrent();
    else if (event->key() == Qt::Key_Escape)
        emit left();
    else
        Page::keyPressEvent(event);
}

void ComparisonPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange && m_variant != nullptr)
        fill();
    Page::changeEvent(event);
}

void ComparisonPage::retranslate()
{
    m_dealPanel->setTitle(tr("Deal"));
    m_totals->setTitle(tr("Totals"));
    m_list->setAccessibleName(tr("Totals"));
    m_partingPanel->setTitle(tr("Where they parted"));
    m_words->setSentence(tr("Choose a game to see where it parted from this one."));
    m_back->setText(tr("Back"));
    m_play->setText(tr("Play the same deal again"));
    m_open->setText(tr("Open"));
    if (m_variant != nullptr)
        fill();
}

} // namespace medici::desktop
