#include "app/desktop/archive/archivepage.h"

#include "app/desktop/accesskeys.h"
#include "app/desktop/appservices.h"
#include "app/desktop/archive/boardpicture.h"
#include "app/desktop/look/tints.h"
#include "app/desktop/pages/gamemenu.h"
#include "app/desktop/widgets/actionstrip.h"
#include "app/desktop/widgets/dropdown.h"
#include "app/desktop/widgets/keybutton.h"
#include "app/desktop/widgets/linelist.h"
#include "app/desktop/widgets/notice.h"
#include "app/desktop/widgets/panel.h"
#include "app/desktop/widgets/question.h"
#include "app/desktop/widgets/sentencelabel.h"
#include "app/desktop/widgets/textlink.h"
#include "engine/record/fault.h"
#include "engine/rules/ranges.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QScrollBar>
#include <QSet>
#include <QTableView>

namespace medici::desktop {

ArchivePage::ArchivePage(AppServices &services, QWidget *parent)
    : Page(parent), m_services(services), m_all(services, this), m_exports(services, this),
      m_search(new QLineEdit), m_order(new DropDown), m_interrupted(new QCheckBox), m_mistakes(new QCheckBox),
      m_head(new QBoxLayout(QBoxLayout::LeftToRight)), m_choices(new QBoxLayout(QBoxLayout::LeftToRight)),
      m_list(new QTableView), m_side(new Panel), m_picture(new BoardPicture(services)),
      m_compare(new TextLink), m_words(new SentenceLabel(services.look, TextKind::Body, Tint::Muted)),
      m_book(new KeyButton), m_export(new KeyButton), m_remove(new KeyButton), m_back(new KeyButton),
      m_open(new KeyButton(nullptr, true))
{
    build();
    connect(&m_all, &AllGames::changed, this, [this] {
        keepingPlace([this] { m_games.setGames(m_all.games()); });
        fitColumns();
        follow();
    });
    connect(m_search, &QLineEdit::textChanged, this, &ArchivePage::ask);
    connect(m_order, &QComboBox::activated, this, &ArchivePage::ask);
    for (QCheckBox *filter : {m_interrupted, m_mistakes})
        connect(filter, &QCheckBox::toggled, this, &ArchivePage::ask);
    connect(m_compare, &QAbstractButton::clicked, this, [this] {
        if (const ListedGame *game = current())
            emit comparisonWanted(game->path);
    });
    connect(m_book, &QPushButton::clicked, this, &ArchivePage::bookWanted);
    connect(m_export, &QPushButton::clicked, this, &ArchivePage::showExports);
    connect(&m_exports, &GameExports::said, this, &ArchivePage::said);
    connect(m_remove, &QPushButton::clicked, this, &ArchivePage::removeChosen);
    connect(m_back, &QPushButton::clicked, this, &Page::left);
    connect(m_open, &QPushButton::clicked, this, &ArchivePage::openCurrent);
    connect(m_list, &QTableView::doubleClicked, this, &ArchivePage::openCurrent);
    connect(m_list, &QWidget::customContextMenuRequested, this, &ArchivePage::showMenu);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &ArchivePage::followCurrent);
    retranslate();
}

void ArchivePage::build()
{
    m_list->setModel(&m_games);
    chooseByLine(*m_list);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_list->horizontalHeader()->setStretchLastSection(true);
    m_list->horizontalHeader()->setHighlightSections(false);
    m_list->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_list->installEventFilter(this);
    m_search->installEventFilter(this);
    m_search->setClearButtonEnabled(true);
    m_head->setSpacing(room(12));
    m_head->addWidget(m_search, 1);
    m_head->addLayout(m_choices);
    m_choices->setSpacing(room(12));
    for (QWidget *choice : std::initializer_list<QWidget *>{m_order, m_interrupted, m_mistakes})
        m_choices->addWidget(choice);
    m_choices->addStretch();
    auto *sheet = new Panel;
    sheet->body()->addLayout(m_head);
    sheet->body()->addWidget(m_list, 1);
    m_side->body()->addWidget(m_picture);
    m_side->body()->addWidget(m_compare);
    m_side->body()->addStretch(1);
    auto *above = new QHBoxLayout;
    above->setContentsMargins(room(16), room(16), room(16), room(16));
    above->setSpacing(room(16));
    above->addWidget(sheet, 1);
    above->addWidget(m_side);
    auto *strip = new ActionStrip;
    strip->setWords(m_words);
    for (KeyButton *button : {m_book, m_export, m_remove, m_back, m_open})
        strip->addButton(button);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(above, 1);
    column->addWidget(strip);
    m_remove->showKey(Qt::Key_Delete);
    m_back->showKey(Qt::Key_Escape);
    m_open->showKey(Qt::Key_Return);
}

void ArchivePage::enter()
{
    m_picture->forget();
    m_all.follow();
    arrange();
}

// Which line was looked at, which were chosen and what is above them in the list stays, as far as it is
// there.
template <class Change>
void ArchivePage::keepingPlace(Change change)
{
    QSet<QString> paths;
    for (const ListedGame &game : chosenGames())
        paths << game.path;
    const int row = m_list->currentIndex().row();
    const QString path = row < 0 ? QString() : m_games.game(row).path;
    const int above = m_list->verticalScrollBar()->value();
    change();
    QItemSelection selection;
    int now = -1;
    for (int line = 0; line < m_games.rowCount(); ++line) {
        const QString &each = m_games.game(line).path;
        if (each == path)
            now = line;
        if (!paths.contains(each))
            continue;
        const QModelIndex first = m_games.index(line, 0);
        if (selection.empty() || selection.back().bottom() != line - 1)
            selection.append(QItemSelectionRange(first));
        else
            selection.back() = QItemSelectionRange(selection.back().topLeft(), first);
    }
    if (now < 0)
        now = qMin(qMax(row, 0), m_games.rowCount() - 1);
    const QModelIndex index = m_games.index(now, 0);
    if (selection.empty())
        selection.select(index, index);
    m_list->selectionModel()->select(selection,
                                     QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    m_list->selectionModel()->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
    m_list->verticalScrollBar()->setValue(above);
    m_list->scrollTo(index);
    followCurrent();
}

void ArchivePage::ask()
{
    keepingPlace([this] {
        m_games.ask({m_search->text(), static_cast<GameOrder>(qMax(0, m_order->currentIndex())),
                     m_interrupted->isChecked(), m_mistakes->isChecked()});
    });
    follow();
}

const ListedGame *ArchivePage::current() const
{
    const int row = m_list->currentIndex().row();
    return row < 0 ? nullptr : &m_games.game(row);
}

std::vector<ListedGame> ArchivePage::chosenGames() const
{
    std::vector<ListedGame> games;
    for (const QItemSelectionRange &range : m_list->selectionModel()->selection())
        for (int row = range.top(); row <= range.bottom(); ++row)
            games.push_back(m_games.game(row));
    if (const ListedGame *game = current(); game != nullptr && games.empty()) // who chose it left it again
        games.push_back(*game);
    return games;
}

// What there is nothing of need not be asked for.
void ArchivePage::follow()
{
    const std::vector<ListedGame> &games = m_games.games();
    const auto some = [&](auto is) { return ranges::any_of(games, is); };
    const auto offer = [](QCheckBox *filter, bool useful) {
        filter->setVisible(useful || filter->isChecked());
    };
    const bool interrupted = some([](const ListedGame &game) { return game.interrupted(); });
    const bool finished = some([](const ListedGame &game) { return !game.interrupted(); });
    offer(m_interrupted, interrupted && finished);
    offer(m_mistakes, some([](const ListedGame &game) { return game.mistakes; }));
    for (QWidget *choice : std::initializer_list<QWidget *>{m_search, m_order})
        choice->setVisible(games.size() > 1);
    const int others = m_services.store.onTables();
    QString words = games.empty() ? tr("There are no games yet.")
        : m_games.rowCount() == 0 ? tr("There is no such game.")
        : m_games.rowCount() < static_cast<int>(games.size())
        ? tr("%1 of %n game(s).", nullptr, static_cast<int>(games.size()))
              .arg(QLocale().toString(m_games.rowCount()))
        : tr("A deleted game goes to the recycle bin (trash).");
    if (others > 0)
        words += u' ' + tr("Not listed: %n game(s) on a table, here or in another window.", nullptr, others);
    m_words->setSentence(words);
}

void ArchivePage::followCurrent()
{
    const ListedGame *game = current();
    for (KeyButton *button : {m_export, m_remove, m_open})
        button->setEnabled(game != nullptr);
    m_picture->show(game == nullptr ? QString() : game->path);
    int ofDeal = 0;
    if (game != nullptr && !game->deal.isEmpty())
        ofDeal = static_cast<int>(ranges::count_if(m_games.games(), [&](const ListedGame &other) {
            return other.deal == game->deal && other.variant == game->variant && other.seats == game->seats;
        }));
    m_compare->setVisible(ofDeal > 1);
    m_compare->setText(tr("Compare %n game(s) of this deal", nullptr, ofDeal));
}

void ArchivePage::openCurrent()
{
    // What is played on differently from an archived game is another game: the archive stays as it is.
    if (const ListedGame *found = current()) {
        const ListedGame game = *found;
        emit openWanted(game.path, game.id);
    }
}

void ArchivePage::showMenu(const QPoint &at)
{
    if (current() == nullptr)
        return;
    const ListedGame game = *current();
    const QString file = game.path;
    GameDeeds deeds;
    if (chosenGames().size() < 2) {
        deeds.open = [this] { openCurrent(); };
        if (!game.interrupted()) {
            deeds.replay = [this, file] { emit replayWanted(file); };
            deeds.review = [this, file] { emit reviewWanted(file); };
        }
        addDealDeeds(
            deeds, m_services.store, file, [this, file] { emit sameDealWanted(file); },
            [this, file] { emit comparisonWanted(file); });
        deeds.print = [this, game] { emit printWanted(game.path, game.id); };
    }
    deeds.exports = [this](QMenu &menu) { m_exports.offer(menu, chosenGames()); };
    deeds.remove = [this] { removeChosen(); };
    showGameMenu(m_list->viewport(), at, deeds);
}

void ArchivePage::showExports()
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    m_exports.offer(*menu, chosenGames());
    giveAccessKeys(*menu);
    menu->popup(m_export->mapToGlobal(QPoint(0, -menu->sizeHint().height())));
}

void ArchivePage::removeChosen()
{
    const std::vector<ListedGame> games = chosenGames();
    if (!games.empty())
        desktop::ask(this, tr("Delete %n game(s)?", nullptr, static_cast<int>(games.size())), tr("Delete"),
                     [this, games] { removeGames(games); });
}

void ArchivePage::removeGames(const std::vector<ListedGame> &games)
{
    try {
        for (const ListedGame &game : games)
            m_services.store.remove(game.path);
    } catch (const Fault &fault) {
        notice(this, QMessageBox::Warning, tr("Not deleted"), fault.sentence())->open();
    }
    m_all.follow();
}

QString ArchivePage::title() const
{
    return tr("All games");
}

QString ArchivePage::subtitle() const
{
    return tr("Interrupted and finished");
}

QWidget *ArchivePage::firstFocus()
{
    return m_list;
}

void ArchivePage::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Find)) {
        m_search->setFocus(Qt::ShortcutFocusReason);
        m_search->selectAll();
        return;
    }
    switch (event->key()) {
    case Qt::Key_Escape:
        if (m_search->text().isEmpty())
            emit left();
        else
            m_search->clear(); // first all games, then away
        return;
    case Qt::Key_Delete:
        removeChosen();
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        openCurrent();
        return;
    default:
        Page::keyPressEvent(event);
    }
}

// What is typed at the list is sought, and from the field one walks down into the list.
bool ArchivePage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return Page::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const QString text = key->text();
    const bool letter = !text.isEmpty() && text[0].isPrint() && !text[0].isSpace()
        && (key->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) == 0;
    const bool walks = ranges::any_of(std::array{Qt::Key_Down, Qt::Key_Up, Qt::Key_PageDown, Qt::Key_PageUp},
                                      [key](Qt::Key each) { return key->key() == each; });
    QWidget *other = watched == m_list && letter && m_search->isVisible() ? static_cast<QWidget *>(m_search)
        : watched == m_search && walks                                    ? m_list
                                                                          : nullptr;
    if (other == nullptr)
        return Page::eventFilter(watched, event);
    other->setFocus(Qt::OtherFocusReason);
    QCoreApplication::sendEvent(other, event);
    return true;
}

void ArchivePage::resizeEvent(QResizeEvent *event)
{
    arrange();
    Page::resizeEvent(event);
}

void ArchivePage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        arrange();
    Page::changeEvent(event);
}

// The picture stands where there is room for it beside the list.
void ArchivePage::arrange()
{
    m_side->setVisible(width() >= px(940));
    m_side->setFixedWidth(qBound(300, width() * 36 / 100, 620));
    const int left = width() - (m_side->isHidden() ? 0 : m_side->maximumWidth());
    const auto stand = [left](QBoxLayout *parts, int least) {
        parts->setDirection(left < px(least) ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    };
    stand(m_head, 740);
    stand(m_choices, 440);
    m_list->verticalHeader()->setDefaultSectionSize(px(34));
    fitColumns();
}

void ArchivePage::fitColumns()
{
    m_list->resizeColumnsToContents();
    for (int column = 0; column + 1 < m_games.columnCount(); ++column)
        m_list->setColumnWidth(column, m_list->columnWidth(column) + room(24));
}

void ArchivePage::retranslate()
{
    m_search->setPlaceholderText(tr("Search: a name, a game, a year"));
    m_search->setAccessibleName(tr("Search"));
    m_order->setAccessibleName(tr("Order"));
    const int order = qMax(0, m_order->currentIndex());
    m_order->clear();
    m_order->addItems(
        {tr("Latest first"), tr("Oldest first"), tr("By people"), tr("By game"), tr("By score")});
    m_order->setCurrentIndex(order);
    m_interrupted->setText(tr("Interrupted"));
    m_mistakes->setText(tr("With mistakes"));
    m_list->setAccessibleName(tr("All games"));
    m_picture->setAccessibleName(tr("How it stands"));
    m_book->setText(tr("Book of games"));
    m_export->setText(tr("Export…"));
    m_remove->setText(tr("Delete"));
    m_back->setText(tr("Back"));
    m_open->setText(tr("Open"));
    if (isVisible())
        enter();
}

} // namespace medici::desktop
