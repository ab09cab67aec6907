#include "app/desktop/pages/programpage.h"

#include "app/desktop/appservices.h"
#include "app/desktop/levels.h"
#include "app/desktop/table/guest.h"
#include "app/desktop/widgets/actionstrip.h"
#include "app/desktop/widgets/dropdown.h"
#include "app/desktop/widgets/keybutton.h"
#include "app/desktop/widgets/pagecolumns.h"
#include "app/desktop/widgets/panel.h"
#include "app/desktop/widgets/question.h"
#include "app/desktop/widgets/segments.h"
#include "app/desktop/widgets/styledlabel.h"
#include "app/desktop/widgets/textlink.h"
#include "app/desktop/widgets/writing.h"
#include "engine/rules/ranges.h"

#include <QBoxLayout>
#include <QDir>
#include <QFileDialog>
#include <QKeyEvent>
#include <QLineEdit>
#include <QProcess>

#include <algorithm>
#include <array>
#include <utility>

namespace medici::desktop {

namespace {

constexpr std::array times{1, 5, 20, 60}; // seconds

// What QProcess::splitCommand takes apart.
QString joined(QStringList arguments)
{
    for (QString &argument : arguments) {
        argument.replace(u'"', QStringLiteral("\"\"\""));
        if (argument.isEmpty() || ranges::any_of(argument, [](QChar c) { return c.isSpace(); }))
            argument = u'"' + argument + u'"';
    }
    return arguments.join(u' ');
}

} // namespace

ProgramPage::ProgramPage(AppServices &services, QWidget *parent)
    : Page(parent), m_services(services), m_known(new DropDown),
      m_fileWords(new StyledLabel(TextKind::Strong)), m_file(new QLineEdit), m_choose(new KeyButton),
      m_argumentsWords(new StyledLabel(TextKind::Strong)), m_arguments(new QLineEdit),
      m_argumentsHelp(new StyledLabel(TextKind::Note, nullptr, Tint::Muted)), m_forget(new TextLink),
      m_timeWords(new StyledLabel(TextKind::Strong)), m_time(new Segments),
      m_levelWords(new StyledLabel(TextKind::Strong)), m_level(new Segments),
      m_limits(new StyledLabel(TextKind::Note, nullptr, Tint::Muted)), m_program(new Panel),
      m_game(new Panel), m_said(new Panel), m_fault(new StyledLabel(TextKind::Body, nullptr, Tint::Danger)),
      m_writing(new Writing), m_words(new StyledLabel(TextKind::Body, nullptr, Tint::Muted)),
      m_back(new KeyButton), m_take(new KeyButton(nullptr, true))
{
    auto *fileRow = new QHBoxLayout;
    fileRow->setSpacing(px(12));
    fileRow->addWidget(m_file, 1);
    fileRow->addWidget(m_choose);
    QVBoxLayout *program = m_program->body();
    program->addWidget(m_known);
    program->addSpacing(px(6));
    program->addWidget(m_fileWords);
    program->addLayout(fileRow);
    program->addSpacing(px(6));
    for (QWidget *widget :
         std::initializer_list<QWidget *>{m_argumentsWords, m_arguments, m_argumentsHelp, m_forget})
        program->addWidget(widget);
    program->addStretch(1);
    QVBoxLayout *game = m_game->body();
    game->addWidget(m_timeWords);
    game->addWidget(m_time);
    game->addSpacing(px(6));
    game->addWidget(m_levelWords);
    game->addWidget(m_level);
    game->addSpacing(px(6));
    game->addWidget(m_limits);
    game->addStretch(1);
    m_said->body()->addWidget(m_fault);
    m_said->body()->addWidget(m_writing, 1);
    for (StyledLabel *words : {m_argumentsHelp, m_limits, m_fault, m_words})
        words->setWordWrap(true);
    auto *right = new QWidget;
    auto *stack = new QVBoxLayout(right);
    stack->setContentsMargins(0, 0, 0, 0);
    stack->setSpacing(room(16));
    stack->addWidget(m_game);
    stack->addWidget(m_said, 1);
    auto *panels = new PageColumns;
    panels->add(m_program, 1);
    panels->add(right, 1);
    auto *strip = new ActionStrip;
    strip->setWords(m_words);
    strip->addButton(m_back);
    strip->addButton(m_take);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(panels, 1);
    column->addWidget(strip);
    m_back->showKey(Qt::Key_Escape);
    m_take->showKey(Qt::Key_Return);
    connect(m_known, &QComboBox::activated, this, [this](int index) {
        const std::vector<KnownProgram> programs = knownPrograms(m_services.settings);
        show(index < static_cast<int>(programs.size()) ? programs[static_cast<std::size_t>(index)]
                                                       : KnownProgram());
    });
    for (const QLineEdit *field : {m_file, m_arguments})
        connect(field, &QLineEdit::textChanged, this, &ProgramPage::follow);
    connect(m_choose, &QPushButton::clicked, this, &ProgramPage::chooseFile);
    connect(m_forget, &QAbstractButton::clicked, this, [this] {
        forget(m_services.settings, m_known->currentText());
        prepare({});
        m_file->setFocus();
    });
    connect(m_back, &QPushButton::clicked, this, &Page::left);
    connect(m_take, &QPushButton::clicked, this, &ProgramPage::take);
    retranslate();
}

void ProgramPage::prepare(const QString &title)
{
    const std::vector<KnownProgram> programs = knownPrograms(m_services.settings);
    const auto found = ranges::find(programs, title, &KnownProgram::title);
    show(found != programs.end() ? *found : programs.empty() ? KnownProgram() : programs.front());
}

void ProgramPage::show(const KnownProgram &program)
{
    stop();
    tellFault({}, {});
    m_file->setText(QDir::toNativeSeparators(program.command.program));
    m_arguments->setText(joined(program.command.arguments));
    m_time->choose(
        static_cast<int>(std::lower_bound(times.begin(), times.end() - 1, program.seconds) - times.begin()));
    m_level->choose(static_cast<int>(program.level));
    listKnown(program.title);
    follow();
}

void ProgramPage::listKnown(const QString &title)
{
    m_known->clear();
    for (const KnownProgram &program : knownPrograms(m_services.settings))
        m_known->addItem(program.title);
    m_known->setVisible(m_known->count() > 0);
    m_known->addItem(tr("A new one"));
    m_known->setCurrentIndex(title.isEmpty() ? m_known->count() - 1 : m_known->findText(title));
}

Command ProgramPage::command() const
{
    return {QDir::fromNativeSeparators(m_file->text().trimmed()),
            QProcess::splitCommand(m_arguments->text())};
}

KnownProgram ProgramPage::entered(const QString &title) const
{
    return {title, command(), static_cast<Level>(m_level->chosen()),
            times[static_cast<std::size_t>(m_time->chosen())]};
}

void ProgramPage::chooseFile()
{
    QFileDialog dialog(this, tr("Choose a program"));
    dialog.setFileMode(QFileDialog::ExistingFile);
    dialog.setDirectory(m_services.lastFolder());
    if (dialog.exec() != QDialog::Accepted)
        return;
    m_file->setText(QDir::toNativeSeparators(dialog.selectedFiles().value(0)));
    m_arguments->setFocus();
}

// Whoever is known is not started here.
void ProgramPage::take()
{
    if (!m_take->isEnabled())
        return;
    const std::vector<KnownProgram> programs = knownPrograms(m_services.settings);
    const auto same = ranges::find(programs, command(), &KnownProgram::command);
    if (same != programs.end()) {
        const QString title = same->title;
        remember(m_services.settings, entered(title));
        emit chosen(title);
        return;
    }
    ask(this,
        tr("Start %1? It runs with your rights and may read and write whatever you may. You are asked once "
           "for "
           "each command.")
            .arg(m_file->text().trimmed()),
        tr("Start it"), [this] { start(); });
}

void ProgramPage::start()
{
    stop();
    tellFault({}, {});
    const KnownProgram program = entered({});
    m_guest = new Guest(program.command, program.allowance(), this);
    connect(m_guest, &Guest::introduced, this, [this, program](const QString &title) {
        stop();
        KnownProgram known = program;
        known.title = title;
        remember(m_services.settings, known);
        emit chosen(title);
    });
    connect(m_guest, &Guest::failed, this, [this](const QString &why) {
        tellFault(why, m_guest->complaints());
        stop();
        m_file->setFocus();
    });
    m_guest->introduce();
    follow();
}

void ProgramPage::stop()
{
    if (Guest *guest = std::exchange(m_guest, nullptr))
        guest->dismiss();
    follow();
}

QString ProgramPage::fault() const
{
    return m_said->isHidden() ? QString() : m_fault->text();
}

void ProgramPage::tellFault(const QString &why, const QByteArray &complaints)
{
    m_said->setVisible(!why.isEmpty());
    m_fault->setText(why);
    m_writing->setVisible(!complaints.isEmpty());
    m_writing->setBytes(complaints);
    m_said->setAccessibleName(why);
}

void ProgramPage::follow()
{
    const Command command = this->command();
    const bool known = mayStart(m_services.settings, command);
    m_forget->setVisible(known && m_known->currentIndex() + 1 < m_known->count());
    m_take->setEnabled(m_guest == nullptr && !command.program.isEmpty());
    m_take->setText(known ? tr("Give it the seat") : tr("Start it once"));
    m_words->setText(m_guest != nullptr              ? tr("It is started and asked its name…")
                         : command.program.isEmpty() ? tr("Choose the file of a program.")
                         : known                     ? tr("You have agreed before to start it.")
                                 : tr("It is started once to hear its name. You are asked first."));
}

QString ProgramPage::title() const
{
    return tr("Other program");
}

QString ProgramPage::subtitle() const
{
    return tr("as a player");
}

QWidget *ProgramPage::firstFocus()
{
    return m_known->isVisibleTo(this) ? static_cast<QWidget *>(m_known) : m_file;
}

void ProgramPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        take();
    else if (event->key() == Qt::Key_Escape)
        emit left();
    else
        Page::keyPressEvent(event);
}

// Nobody waits for its name any more.
void ProgramPage::hideEvent(QHideEvent *event)
{
    if (!event->spontaneous())
        stop();
    Page::hideEvent(event);
}

void ProgramPage::retranslate()
{
    m_program->setTitle(tr("Program"));
    m_game->setTitle(tr("In the game"));
    m_said->setTitle(tr("It cannot play"));
    m_known->setAccessibleName(tr("Known programs"));
    m_known->setItemText(m_known->count() - 1, tr("A new one"));
    m_fileWords->setText(tr("File"));
    m_file->setAccessibleName(m_fileWords->text());
    m_choose->setText(tr("Choose…"));
    m_argumentsWords->setText(tr("Arguments"));
    m_arguments->setAccessibleName(m_argumentsWords->text());
    m_argumentsHelp->setText(tr(
        "Of a script the file is what runs it, such as python3, and its own path stands here, in quotes if "
        "there are spaces in it. PROTOCOL.md says how a program plays."));
    m_forget->setText(tr("Forget this program"));
    m_timeWords->setText(tr("Time for a move"));
    QStringList seconds;
    for (const int time : times)
        seconds << tr("%1 s").arg(QLocale().toString(time));
    m_time->setChoices(seconds);
    m_time->setAccessibleName(m_timeWords->text());
    m_levelWords->setText(tr("Who goes on if it fails"));
    QStringList levels;
    for (std::size_t level = 0; level < levelNames.size(); ++level)
        levels << levelName(static_cast<Level>(level));
    m_level->setChoices(levels);
    m_level->setAccessibleName(m_levelWords->text());
    m_limits->setText(
        tr("It gets no shell and no file that is open here, and ends with the game. On Linux it has 2 GiB of "
           "memory. It may read and write whatever you may: give one that you do not trust a user of its "
           "own. It is never told what luck will bring."));
    m_writing->setAccessibleName(tr("What it wrote to standard error"));
    m_back->setText(tr("Back"));
    follow();
}

} // namespace medici::desktop
