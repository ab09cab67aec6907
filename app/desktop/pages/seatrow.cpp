#include "app/desktop/pages/seatrow.h"

#include "app/desktop/levels.h"
#include "app/desktop/look/appearance.h"
#include "app/desktop/storage/knownprograms.h"
#include "app/desktop/storage/lastsetup.h"
#include "app/desktop/widgets/dropdown.h"
#include "app/desktop/widgets/keybutton.h"
#include "app/desktop/widgets/plaintip.h"
#include "app/desktop/widgets/shieldbutton.h"
#include "app/desktop/widgets/styledlabel.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QStandardItemModel>

namespace medici::desktop {

namespace {

// Who plays, as it can be chosen. Only who unfolds the list hears of warnings.
enum Player { Human, Computer, Warned, Program };

// Of the choice that offers more of them.
const QString moreWord = QStringLiteral("more");

// As much of a program's title as a button has room for.
QString shortened(const QString &title)
{
    constexpr int most = 14;
    return title.size() <= most ? title : title.first(most - 1).trimmed() + u'…';
}

// Six dots to take a seat by.
class Grip : public QWidget {
public:
    Grip()
    {
        setCursor(Qt::OpenHandCursor);
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    }
    QSize sizeHint() const override { return {px(14), control(40)}; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(tint(this, Tint::Edge));
        const double dot = px(3);
        for (const double row : {-1.3, -0.3, 0.7})
            for (const int left : {px(2), px(8)})
                painter.drawEllipse(QRectF(left, height() / 2.0 + row * px(6), dot, dot));
    }
};

} // namespace

SeatRow::SeatRow(const Appearance &look, int seat, QWidget *parent)
    : QWidget(parent), m_seat(seat), m_grip(new Grip), m_shield(new ShieldButton(look)),
      m_name(new NameField), m_player(new DropDown), m_level(new DropDown), m_program(new KeyButton),
      m_here(new StyledLabel(TextKind::Body, nullptr, Tint::Muted)),
      m_fault(new StyledLabel(TextKind::Note, nullptr, Tint::Danger))
{
    m_name->setMaxLength(longestName);
    m_player->addItems({{}, {}, {}, {}});
    m_fault->hide();
    m_here->setWordWrap(true); // the fields keep their room
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, px(8), 0, px(8));
    grid->setHorizontalSpacing(px(12));
    grid->setVerticalSpacing(px(8)); // beyond the ring round the field that has the keyboard
    grid->addWidget(m_grip, 0, 0);
    grid->addWidget(m_shield, 0, 1);
    grid->addWidget(m_name, 0, 2);
    grid->addWidget(m_player, 0, 3);
    grid->addWidget(m_level, 0, 4);
    grid->addWidget(m_program, 0, 4);
    grid->addWidget(m_here, 0, 4);
    grid->addWidget(m_fault, 1, 2, 1, 3);
    grid->setColumnStretch(2, 4);
    grid->setColumnStretch(3, 3);
    grid->setColumnStretch(4, 3);
    m_grip->installEventFilter(this);
    for (QWidget *widget :
         {static_cast<QWidget *>(m_name), static_cast<QWidget *>(m_player), static_cast<QWidget *>(m_level),
          static_cast<QWidget *>(m_program), static_cast<QWidget *>(m_shield)})
        widget->installEventFilter(this);
    connect(m_shield, &QAbstractButton::clicked, this, &SeatRow::armsWanted);
    connect(m_program, &QPushButton::clicked, this, &SeatRow::programWanted);
    connect(m_name, &QLineEdit::textChanged, this, &SeatRow::edited);
    connect(m_name, &NameField::given, this, &SeatRow::named);
    connect(m_name, &QLineEdit::inputRejected, this,
            [this] { complain(tr("A name has at most %n letter(s).", nullptr, longestName)); });
    connect(m_level, &QComboBox::currentIndexChanged, this, &SeatRow::chooseLevel);
    connect(m_player, &QComboBox::currentIndexChanged, this, [this] {
        follow();
        emit edited();
    });
    retranslate();
}

Person SeatRow::person() const
{
    const int player = m_player->currentIndex();
    Person person{m_name->text().simplified(), player == Human || player == Warned,
                  mindNamed(m_word.toStdString()).value_or(Level::Normal), m_shield->arms()};
    person.even = m_word == evenWord;
    if (player == Program)
        person.program = m_title;
    person.warned = player == Warned;
    return person;
}

void SeatRow::setPerson(const Person &person)
{
    const QSignalBlocker quiet(this);
    m_name->setText(person.name);
    m_title = person.program;
    m_player->setCurrentIndex(!person.program.isEmpty() ? Program
                                  : !person.human       ? Computer
                                  : person.warned       ? Warned
                                                        : Human);
    m_word = person.even ? evenWord : QString::fromStdString(nameOf(person.level));
    fillLevels();
    m_shield->setArms(person.arms);
    follow();
}

bool SeatRow::wantsProgram() const
{
    return m_player->currentIndex() == Program;
}

void SeatRow::setProgram(const KnownProgram &program)
{
    const QSignalBlocker quiet(this);
    m_title = program.title;
    m_seconds = program.seconds;
    m_player->setCurrentIndex(Program);
    m_word = QString::fromStdString(nameOf(Mind(program.level)));
    fillLevels();
    follow();
}

// The named levels and, once somebody wants more, the other ways to play; in any case what is chosen.
void SeatRow::fillLevels()
{
    QStringList words;
    for (const std::string_view level : levelNames)
        words << QString::fromLatin1(level.data(), static_cast<qsizetype>(level.size()));
    if (m_unfolded) {
        words << evenWord;
        for (const Character character :
             {Character::Cautious, Character::Greedy, Character::Blocker, Character::Gambler})
            words << QString::fromStdString(nameOf(Mind(character)));
        constexpr int least = 300;
        constexpr int apart = 100;
        for (int strength = least; strength < Mind::strongest; strength += apart)
            words << QString::fromStdString(nameOf(Mind::ofStrength(strength)));
    }
    if (!words.contains(m_word))
        words << m_word;
    if (!m_unfolded)
        words << moreWord;
    const QSignalBlocker quiet(m_level);
    m_level->clear();
    for (const QString &word : words) {
        const auto mind = mindNamed(word.toStdString());
        m_level->addItem(mind ? mindName(*mind) : word == evenWord ? tr("Even") : tr("More…"), word);
        m_level->setItemData(m_level->count() - 1,
                             mind                   ? Levels::describe(mind->character)
                                 : word == evenWord ? tr("as strong as you are, found out within 20 games")
                                                    : QString(),
                             Qt::ToolTipRole);
    }
    m_level->setCurrentIndex(static_cast<int>(words.indexOf(m_word)));
    m_level->updateGeometry();
}

void SeatRow::chooseLevel()
{
    const QString word = m_level->currentData().toString();
    if (word != moreWord) {
        m_word = word;
        emit edited();
        return;
    }
    m_unfolded = true;
    fillLevels();
    m_level->showPopup();
}

void SeatRow::setWarnable(bool warnable)
{
    m_warnable = warnable;
    auto *choices = qobject_cast<QStandardItemModel *>(m_player->model());
    choices->item(Warned)->setEnabled(warnable);
    follow();
}

void SeatRow::follow()
{
    const int player = m_player->currentIndex();
    m_level->setVisible(player == Computer);
    m_program->setVisible(player == Program);
    m_here->setVisible(player == Human || player == Warned);
    m_program->setText(m_title.isEmpty()
                           ? tr("Choose…")
                           : tr("%1 · %2 s").arg(shortened(m_title), QLocale().toString(m_seconds)));
    m_program->setAccessibleName(
        tr("Program, seat %1: %2").arg(QLocale().toString(m_seat + 1), m_program->text()));
    m_program->setToolTip(m_title.isEmpty()
                              ? QString()
                              : plainTip(tr("%1. If it fails, a computer player goes on, level: %2.")
                                             .arg(m_title, m_level->currentText().toLower())));
    m_here->setText(player != Warned ? tr("at this computer")
                        : m_warnable ? tr("warnings before blunders")
                                     : tr("warnings only if all agree to hints"));
}

void SeatRow::setNames(const QStringList &names)
{
    const int player = m_player->currentIndex();
    m_name->setNames(player == Human || player == Warned ? names : QStringList());
}

void SeatRow::complain(const QString &fault)
{
    m_fault->setText(fault);
    m_fault->setVisible(!fault.isEmpty());
}

void SeatRow::retranslate()
{
    m_player->setItemText(Human, tr("Human"));
    m_player->setItemText(Computer, tr("Computer"));
    m_player->setItemText(Warned, tr("Human, with warnings"));
    m_player->setItemText(Program, tr("Other program"));
    m_player->setItemData(Warned,
                          tr("Before a move that surely costs much, against opponents who play as hard "
                             "computer players do."),
                          Qt::ToolTipRole);
    fillLevels();
    m_player->updateGeometry();
    follow();
    m_grip->setToolTip(tr("Drag this seat to another place"));
    const QString seat = QLocale().toString(m_seat + 1);
    m_name->setAccessibleName(tr("Name, seat %1").arg(seat));
    m_player->setAccessibleName(tr("Played by, seat %1").arg(seat));
    m_level->setAccessibleName(tr("Level, seat %1").arg(seat));
    for (QComboBox *box : {m_player, m_level}) // whose name is what is chosen, on some systems
        box->setAccessibleDescription(box->accessibleName());
    m_shield->retranslate();
}

void SeatRow::setMovable(bool movable)
{
    m_grip->setVisible(movable);
}

void SeatRow::setLifted(bool lifted)
{
    m_lifted = lifted;
    update();
}

void SeatRow::paintEvent(QPaintEvent *)
{
    if (!m_lifted)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(tint(this, Tint::GiltWash));
    painter.drawRoundedRect(rect(), px(6), px(6));
}

bool SeatRow::dragGrip(const QEvent *event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        m_grip->setCursor(Qt::ClosedHandCursor);
        return true;
    case QEvent::MouseMove:
        emit dragged(m_grip->mapTo(parentWidget(), static_cast<const QMouseEvent *>(event)->pos()).y());
        return true;
    case QEvent::MouseButtonRelease:
        m_grip->setCursor(Qt::OpenHandCursor);
        emit dropped();
        return true;
    default:
        return false;
    }
}

bool SeatRow::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_grip)
        return dragGrip(event);
    if (event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->modifiers() == Qt::AltModifier && (key->key() == Qt::Key_Up || key->key() == Qt::Key_Down)) {
            emit moveWanted(key->key() == Qt::Key_Up ? -1 : 1);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace medici::desktop
