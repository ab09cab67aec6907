#include "app/desktop/people/peoplepage.h"

#include "app/desktop/appservices.h"
#include "app/desktop/book/book.h"
#include "app/desktop/pages/seatrow.h"
#include "app/desktop/widgets/actionstrip.h"
#include "app/desktop/widgets/dropdown.h"
#include "app/desktop/widgets/keybutton.h"
#include "app/desktop/widgets/linelist.h"
#include "app/desktop/widgets/pagecolumns.h"
#include "app/desktop/widgets/panel.h"
#include "app/desktop/widgets/question.h"
#include "app/desktop/widgets/segments.h"
#include "app/desktop/widgets/sentencelabel.h"
#include "app/desktop/widgets/shieldbutton.h"
#include "app/desktop/widgets/styledlabel.h"
#include "app/desktop/widgets/textlink.h"
#include "engine/view/symbols.h"
#include "engine/view/theme.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QTableWidget>

#include <algorithm>

namespace medici::desktop {

namespace {

QString languageName(const QString &language)
{
    return language == u"en" ? QStringLiteral("English")
        : language == u"pl"  ? QStringLiteral("Polski")
                             : QString();
}

QStringList choosableLanguages()
{
    return QStringList{QString()} + Translations::languages();
}

} // namespace

PeoplePage::PeoplePage(AppServices &services, QWidget *parent)
    : Page(parent), m_services(services), m_listPanel(new Panel), m_list(new QTableWidget(0, 3)),
      m_panel(new Panel), m_shield(new ShieldButton(services.look)), m_name(new QLineEdit),
      m_rename(new KeyButton), m_fault(new StyledLabel(TextKind::Note, nullptr, Tint::Danger)),
      m_languageWords(new StyledLabel(TextKind::Strong)), m_language(new Segments),
      m_former(new StyledLabel(TextKind::Note, nullptr, Tint::Muted)), m_separate(new TextLink),
      m_mergeWords(new StyledLabel(TextKind::Strong)), m_others(new DropDown), m_merge(new KeyButton),
      m_words(new SentenceLabel(services.look, TextKind::Body, Tint::Muted)), m_forget(new KeyButton),
      m_back(new KeyButton(nullptr, true))
{
    build();
    connect(&services.people, &People::changed, this, [this] {
        if (isVisible())
            fill();
    });
    connect(&services.index, &GameIndex::completed, this, [this] {
        if (isVisible())
            fill();
    });
    connect(m_list, &QTableWidget::currentCellChanged, this, [this](int row) {
        if (const QTableWidgetItem *item = m_list->item(row, 0)) {
            m_chosen = item->text();
            follow();
        }
    });
    connect(m_name, &QLineEdit::textChanged, this, &PeoplePage::followName);
    connect(m_name, &QLineEdit::returnPressed, this, &PeoplePage::askToRename);
    connect(m_rename, &QPushButton::clicked, this, &PeoplePage::askToRename);
    connect(m_shield, &QAbstractButton::clicked, this,
            [this] { m_services.people.setArms(m_chosen, (m_shield->arms() + 1) % mostSeats); });
    connect(m_language, &Segments::picked, this,
            [this](int index) { m_services.people.setLanguage(m_chosen, choosableLanguages()[index]); });
    connect(m_separate, &QAbstractButton::clicked, this, [this] { m_services.people.separate(m_chosen); });
    connect(m_merge, &QPushButton::clicked, this, &PeoplePage::askToMerge);
    connect(m_forget, &QPushButton::clicked, this, &PeoplePage::askToForget);
    connect(m_back, &QPushButton::clicked, this, &Page::left);
    retranslate();
}

void PeoplePage::build()
{
    chooseByLine(*m_list);
    m_list->horizontalHeader()->setHighlightSections(false);
    m_list->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    for (const int column : {1, 2})
        m_list->horizontalHeader()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    m_list->setMinimumHeight(px(220));
    m_list->setIconSize({px(24), px(24)});
    m_listPanel->body()->addWidget(m_list, 1);
    m_name->setMaxLength(longestName);
    for (StyledLabel *words : {m_fault, m_former})
        words->setWordWrap(true);
    auto *named = new QHBoxLayout;
    named->setSpacing(px(12));
    named->addWidget(m_shield);
    named->addWidget(m_name, 1);
    named->addWidget(m_rename);
    auto *merged = new QHBoxLayout;
    merged->setSpacing(px(12));
    merged->addWidget(m_others, 1);
    merged->addWidget(m_merge);
    QVBoxLayout *body = m_panel->body();
    body->addLayout(named);
    body->addWidget(m_fault);
    body->addWidget(m_former);
    body->addWidget(m_separate);
    body->addSpacing(px(6));
    body->addWidget(m_languageWords);
    body->addWidget(m_language);
    body->addSpacing(px(6));
    body->addWidget(m_mergeWords);
    body->addLayout(merged);
    body->addStretch(1);
    auto *columns = new PageColumns(700);
    columns->add(m_listPanel, 1);
    columns->add(m_panel, 1);
    auto *strip = new ActionStrip;
    strip->setWords(m_words);
    strip->addButton(m_forget);
    strip->addButton(m_back);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(columns, 1);
    column->addWidget(strip);
    m_forget->showKey(Qt::Key_Delete);
    m_back->showKey(Qt::Key_Escape);
}

void PeoplePage::enter()
{
    m_services.people.follow();
    m_services.index.follow();
    fill();
}

void PeoplePage::choose(const QString &name)
{
    m_chosen = name;
}

const KnownPerson *PeoplePage::current() const
{
    return m_services.people.find(m_chosen);
}

// By name, as people look for each other.
void PeoplePage::fill()
{
    const People &people = m_services.people;
    const Book book(m_services.index.entries(), &people);
    std::vector<KnownPerson> sorted = people.all();
    std::sort(sorted.begin(), sorted.end(), [](const KnownPerson &a, const KnownPerson &b) {
        return a.name.localeAwareCompare(b.name) < 0;
    });
    const int before = std::max(0, m_list->currentRow());
    m_chosen = people.nameOf(m_chosen);
    int row = -1;
    {
        const QSignalBlocker quiet(m_list);
        m_list->setRowCount(static_cast<int>(sorted.size()));
        for (std::size_t i = 0; i < sorted.size(); ++i) {
            const KnownPerson &person = sorted[i];
            const int line = static_cast<int>(i);
            QPixmap shield(QSize(px(24), px(24)) * devicePixelRatioF());
            shield.setDevicePixelRatio(devicePixelRatioF());
            shield.fill(Qt::transparent);
            if (person.arms) {
                QPainter painter(&shield);
                painter.setRenderHint(QPainter::Antialiasing);
                m_services.look.theme().symbols().draw(
                    painter, Theme::armsIds()[static_cast<std::size_t>(*person.arms)],
                    QRectF(0, 0, px(24), px(24)));
            }
            m_list->setItem(line, 0, new QTableWidgetItem(QIcon(shield), person.name));
            m_list->setItem(line, 1,
                            new QTableWidgetItem(person.language.isEmpty() ? tr("The program's", "language")
                                                                           : languageName(person.language)));
            m_list->setItem(line, 2, new QTableWidgetItem(QLocale().toString(book.gamesOf(person.name))));
            if (person.name == m_chosen)
                row = line;
        }
        if (row < 0)
            row = std::min(before, m_list->rowCount() - 1);
        m_list->setCurrentCell(row, 0);
    }
    m_chosen = row < 0 ? QString() : m_list->item(row, 0)->text();
    m_list->resizeRowsToContents();
    follow();
}

QString PeoplePage::wordsOfFormer(const KnownPerson &person) const
{
    QStringList names;
    for (const KnownPerson &former : person.former)
        names << former.name;
    return names.join(QStringLiteral(", "));
}

void PeoplePage::follow()
{
    const KnownPerson *person = current();
    m_panel->setVisible(person != nullptr);
    m_forget->setEnabled(person != nullptr);
    const QString problem = m_services.people.problem();
    m_words->setSentence(
        !problem.isEmpty() ? problem
            : person == nullptr
            ? tr("Whoever plays a game is listed here, and can have a language of their own.")
            : tr("Choose a person to set their language, coat of arms and name."));
    if (person == nullptr)
        return;
    m_panel->setTitle(person->name);
    m_shield->setArms(person->arms.value_or(0));
    m_name->setText(person->name);
    const auto language = static_cast<int>(choosableLanguages().indexOf(person->language));
    m_language->choose(std::max(0, language));
    m_former->setText(tr("Also in records as: %1").arg(wordsOfFormer(*person)));
    m_former->setVisible(!person->former.empty());
    m_separate->setVisible(!person->former.empty());
    m_others->clear();
    for (int row = 0; row < m_list->rowCount(); ++row)
        if (const QString other = m_list->item(row, 0)->text(); other != person->name)
            m_others->addItem(other);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_mergeWords, m_others, m_merge})
        widget->setVisible(m_others->count() > 0);
    followName();
}

void PeoplePage::followName()
{
    const KnownPerson *person = current();
    if (person == nullptr)
        return;
    const QString objection = m_services.people.objection(person->name, m_name->text());
    m_fault->setText(objection);
    m_fault->setVisible(!objection.isEmpty());
    m_rename->setEnabled(objection.isEmpty() && m_name->text().simplified() != person->name);
}

void PeoplePage::askToRename()
{
    if (!m_rename->isEnabled())
        return;
    const QString name = m_chosen;
    const QString newName = m_name->text().simplified();
    ask(this,
        tr("Call %1 %2 from now on? The book, lists and opened games then show the new name. The records on "
           "the disk stay as they were written.")
            .arg(name, newName),
        tr("Rename"), [this, name, newName] { m_services.people.rename(name, newName); });
}

// Who sat at one table may be two people after all.
void PeoplePage::askToMerge()
{
    const QString name = m_chosen;
    const QString into = m_others->currentText();
    if (name.isEmpty() || into.isEmpty())
        return;
    const int together = Book(m_services.index.entries(), &m_services.people).gamesTogether(name, into);
    QString question = tr("Take %1 and %2 for one person, called %2? The games of both count as those of %2. "
                          "The records on the disk stay as they were written, and both can be taken apart "
                          "again.")
                           .arg(name, into);
    if (together > 0)
        question += u' ' + tr("They sat at one table in %n game(s).", nullptr, together);
    ask(this, question, tr("Merge"), [this, name, into] {
        m_chosen = into;
        m_services.people.merge(name, into);
    });
}

void PeoplePage::askToForget()
{
    const KnownPerson *person = current();
    if (person == nullptr)
        return;
    QString question =
        tr("Forget %1? The name is no longer proposed; coat of arms and language are lost. The "
           "games stay where they are and still count in the book.")
            .arg(person->name);
    if (!person->former.empty())
        question +=
            u' ' + tr("They count under the names in the records again: %1.").arg(wordsOfFormer(*person));
    ask(this, question, tr("Forget"), [this, name = person->name] { m_services.people.forget(name); });
}

QString PeoplePage::title() const
{
    return tr("People");
}

QWidget *PeoplePage::firstFocus()
{
    return m_list;
}

void PeoplePage::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
        emit left();
        return;
    case Qt::Key_Delete:
        askToForget();
        return;
    default:
        Page::keyPressEvent(event);
    }
}

void PeoplePage::retranslate()
{
    m_listPanel->setTitle(tr("Who plays here"));
    m_list->setAccessibleName(tr("People"));
    m_list->setHorizontalHeaderLabels({tr("Name"), tr("Language"), tr("Games")});
    for (int column = 0; column < m_list->columnCount(); ++column)
        m_list->horizontalHeaderItem(column)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_shield->retranslate();
    m_name->setAccessibleName(tr("Name"));
    m_rename->setText(tr("Rename"));
    m_languageWords->setText(tr("Own language"));
    QStringList languages{tr("The program's", "language")};
    for (const QString &language : Translations::languages())
        languages << languageName(language);
    m_language->setChoices(languages);
    m_language->setAccessibleName(m_languageWords->text());
    m_separate->setText(tr("Take the names apart"));
    m_mergeWords->setText(tr("The same person as"));
    m_others->setAccessibleName(m_mergeWords->text());
    m_merge->setText(tr("Merge"));
    m_forget->setText(tr("Forget"));
    m_back->setText(tr("Back"));
    if (isVisible())
        fill();
    else
        follow();
}

} // namespace medici::desktop
