#include "app/desktop/pages/houserulespanel.h"

#include "app/desktop/appservices.h"
#include "app/desktop/storage/editions.h"
#include "app/desktop/widgets/dropdown.h"
#include "app/desktop/widgets/rangefield.h"
#include "app/desktop/widgets/styledlabel.h"
#include "app/desktop/widgets/textlink.h"
#include "engine/view/houserules.h"
#include "engine/view/variant.h"

#include <QBoxLayout>
#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>

#include <algorithm>

namespace medici::desktop {

namespace {

constexpr int longestTitle = 40;

} // namespace

HouseRulesPanel::HouseRulesPanel(AppServices &services, QWidget *parent)
    : Panel(parent), m_services(services), m_heading(new StyledLabel(TextKind::Strong)),
      m_words(new StyledLabel(TextKind::Note, nullptr, Tint::Muted)), m_opener(new TextLink),
      m_change(new TextLink), m_inside(new QWidget), m_editions(new DropDown), m_usual(new TextLink),
      m_remove(new TextLink), m_name(new QLineEdit), m_save(new TextLink),
      m_warning(new StyledLabel(TextKind::Note, nullptr, Tint::Muted))
{
    auto *line = new QHBoxLayout;
    line->setSpacing(px(12));
    line->addWidget(m_heading);
    line->addWidget(m_words, 1);
    line->addWidget(m_opener);
    body()->addLayout(line);
    body()->addWidget(m_change, 0, Qt::AlignLeft);
    body()->addWidget(m_inside);

    auto *column = new QVBoxLayout(m_inside);
    column->setContentsMargins(0, 0, 0, 0);
    auto *known = new QHBoxLayout;
    known->setSpacing(px(12));
    known->addWidget(m_editions);
    known->addWidget(m_usual);
    known->addWidget(m_remove);
    known->addStretch(1);
    auto *saving = new QHBoxLayout;
    saving->setSpacing(px(12));
    saving->addWidget(m_name, 1);
    saving->addWidget(m_save);
    column->addLayout(known);
    column->addLayout(saving);
    column->addWidget(m_warning);
    for (StyledLabel *words : {m_words, m_warning})
        words->setWordWrap(true);
    m_name->setMaxLength(longestTitle);
    m_inside->hide();

    connect(m_change, &QAbstractButton::clicked, this, &HouseRulesPanel::changeWanted);
    connect(m_opener, &QAbstractButton::clicked, this, [this] { open(!m_opened); });
    connect(m_usual, &QAbstractButton::clicked, this,
            [this] { emit edited(terms().withoutHouseRules(m_setup)); });
    connect(m_editions, &QComboBox::activated, this, [this](int index) {
        const QString name = m_editions->itemData(index).toString();
        emit edited(
            byEdition(m_services.settings.bytes(Setting::Editions), m_variant, name, m_setup, terms()));
    });
    connect(m_save, &QAbstractButton::clicked, this, &HouseRulesPanel::save);
    connect(m_remove, &QAbstractButton::clicked, this, &HouseRulesPanel::remove);
    connect(m_name, &QLineEdit::textChanged, this, [this] { present(m_setup, m_changeable); });
}

const PluginMetadata &HouseRulesPanel::listing() const
{
    return *m_services.variants.listing(m_variant);
}

SetupLimits HouseRulesPanel::terms() const
{
    return m_services.variants.find(m_variant)->terms();
}

void HouseRulesPanel::prepare(const QString &variant)
{
    m_variant = variant;
    m_setup = terms().usual(terms().usualSeats());
    delete m_groups;
    m_groups = nullptr;
    m_titles.clear();
    m_notes.clear();
    m_fields.assign(listing().options.size(), {});
    m_name->clear();
    setVisible(!listing().groups.empty());
    open(false);
}

void HouseRulesPanel::open(bool opened)
{
    m_opened = opened;
    if (opened && m_groups == nullptr)
        build();
    m_inside->setVisible(opened);
    retranslate();
    emit rebuilt();
}

void HouseRulesPanel::build()
{
    m_groups = new QWidget;
    auto *column = new QVBoxLayout(m_groups);
    column->setContentsMargins(0, 0, 0, 0);
    for (const OptionGroup &group : listing().groups)
        buildGroup(group);
    m_inside->layout()->addWidget(m_groups);
}

void HouseRulesPanel::buildGroup(const OptionGroup &group)
{
    const auto &options = listing().options;
    // The page is never wider than its window.
    const int columns = textScale() > 1.3 ? 3 : group.choices.empty() ? 4 : 5;
    auto *title = new StyledLabel(TextKind::Strong);
    title->setContentsMargins(0, px(8), 0, 0);
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(px(8));
    grid->setVerticalSpacing(px(2));
    int place = 0;
    for (std::size_t i = 0; i < options.size(); ++i) {
        if (options[i].group != group.key)
            continue;
        m_fields[i] = {new StyledLabel(TextKind::Note, nullptr, Tint::Muted), newField(i), m_notes.size()};
        grid->addWidget(m_fields[i].label, place / columns * 2, place % columns);
        grid->addWidget(m_fields[i].field, place / columns * 2 + 1, place % columns);
        ++place;
    }
    for (int at = 0; at < columns; ++at)
        grid->setColumnStretch(at, 1);
    auto *column = static_cast<QVBoxLayout *>(m_groups->layout());
    column->addWidget(title);
    column->addLayout(grid);
    // Empty it keeps its line, so that nothing moves when there is something to say.
    auto *note = new StyledLabel(TextKind::Note, nullptr, Tint::Muted);
    note->setWordWrap(true);
    note->setText(QChar(QChar::Nbsp));
    column->addWidget(note);
    m_titles.push_back(title);
    m_notes.push_back(note);
}

QWidget *HouseRulesPanel::newField(std::size_t option)
{
    QWidget *field = nullptr;
    if (listing().options[option].kind == Option::Kind::Choice) {
        auto *choice = new DropDown;
        choice->setMinimumWidth(px(92));
        choice->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        connect(choice, &QComboBox::activated, this, [this, option](int index) { change(option, index); });
        field = choice;
    } else {
        auto *number = new RangeField;
        connect(number, &QSpinBox::valueChanged, this, [this, option](int value) { change(option, value); });
        connect(number, &RangeField::refused, this,
                [this, option](const QString &text) { tellRefused(option, text); });
        field = number;
    }
    field->setFocusPolicy(Qt::StrongFocus);
    field->installEventFilter(this);
    return field;
}

// Whoever scrolls the page does not mean to change what the pointer comes across.
bool HouseRulesPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Wheel && !static_cast<QWidget *>(watched)->hasFocus()) {
        event->ignore();
        return true;
    }
    // What was refused is read while the keyboard is elsewhere already, until something else is typed.
    const auto goesOn = [event] {
        const int key = static_cast<const QKeyEvent *>(event)->key();
        return key == Qt::Key_Tab || key == Qt::Key_Backtab || key == Qt::Key_Return || key == Qt::Key_Enter;
    };
    const bool typed = event->type() == QEvent::KeyPress && !goesOn();
    if (typed || (event->type() == QEvent::FocusIn && !m_refused))
        tellLimits(optionOf(watched));
    return Panel::eventFilter(watched, event);
}

std::size_t HouseRulesPanel::optionOf(const QObject *field) const
{
    std::size_t option = 0;
    while (option + 1 < m_fields.size() && m_fields[option].field != field)
        ++option;
    return option;
}

QString HouseRulesPanel::limits(std::size_t option) const
{
    const Option &of = terms().options[option];
    const QLocale locale;
    return tr("From %1 to %2, usually %3.", "figures of a house rule")
        .arg(locale.toString(of.leastFor(m_setup.seats)), locale.toString(of.most),
             locale.toString(of.usualFor(m_setup.seats)));
}

void HouseRulesPanel::tellLimits(std::size_t option)
{
    m_refused = false;
    for (StyledLabel *note : m_notes) {
        note->setText(QChar(QChar::Nbsp));
        note->setTint(Tint::Muted);
    }
    if (qobject_cast<RangeField *>(m_fields[option].field) != nullptr)
        note(option)->setText(listing().nameOf(option, m_services.languages.spoken()) + QStringLiteral(". ")
                              + limits(option));
}

void HouseRulesPanel::tellRefused(std::size_t option, const QString &text)
{
    tellLimits(option);
    const Option &of = terms().options[option];
    const QLocale locale;
    m_refused = true;
    note(option)->setTint(Tint::Danger);
    note(option)->setText(tr("%1 cannot be %2, only from %3 to %4. It stays %5.", "a house rule")
                              .arg(listing().nameOf(option, m_services.languages.spoken()), text,
                                   locale.toString(of.leastFor(m_setup.seats)), locale.toString(of.most),
                                   locale.toString(m_setup.options[option])));
}

void HouseRulesPanel::change(std::size_t option, int value)
{
    Setup setup = m_setup;
    setup.options[option] = static_cast<std::int16_t>(value);
    holdInPlace(m_fields[option].field);
    emit edited(setup);
}

// What is said above grows with what is changed; whoever presses an arrow again finds it where it was.
void HouseRulesPanel::holdInPlace(QWidget *field)
{
    QScrollArea *scroll = nullptr;
    for (QWidget *above = parentWidget(); above != nullptr && scroll == nullptr;
         above = above->parentWidget())
        scroll = qobject_cast<QScrollArea *>(above);
    if (scroll == nullptr)
        return;
    const auto place = [field, scroll] { return field->mapTo(scroll->viewport(), QPoint()).y(); };
    QTimer::singleShot(0, field, [scroll, place, before = place()] {
        QScrollBar *bar = scroll->verticalScrollBar();
        bar->setValue(bar->value() + place() - before);
    });
}

void HouseRulesPanel::present(const Setup &setup, bool changeable)
{
    m_setup = setup;
    m_changeable = changeable;
    if (m_variant.isEmpty() || listing().groups.empty())
        return;
    const QString rules = houseRulesLine(listing(), setup, m_services.languages.spoken());
    const QByteArray kept = m_services.settings.bytes(Setting::Editions);
    const QString edition = rules.isEmpty() ? QString() : editionOf(kept, m_variant, setup, terms());
    m_words->setText(
        rules.isEmpty() ? tr("None: the usual rules")
            : edition.isEmpty()
            ? rules
            : tr("%1 (%2)", "an edition by its name and what is otherwise in it").arg(edition, rules));
    const bool learned = m_services.variants.find(m_variant)->newGame(setup)->learned();
    m_warning->setVisible(!learned);
    fillEditions();
    m_inside->setEnabled(changeable);
    m_usual->setVisible(!rules.isEmpty());
    m_change->setVisible(!rules.isEmpty());
    m_remove->setVisible(!edition.isEmpty());
    m_save->setEnabled(!rules.isEmpty() && !m_name->text().trimmed().isEmpty());
    std::size_t title = 0;
    for (const OptionGroup &group : listing().groups) {
        bool any = false;
        for (std::size_t i = 0; i < m_fields.size(); ++i)
            if (m_fields[i].field != nullptr && listing().options[i].group == group.key) {
                showField(i);
                any = any || !m_fields[i].field->isHidden();
            }
        if (title < m_titles.size())
            m_titles[title++]->setVisible(any);
    }
}

void HouseRulesPanel::showField(std::size_t option)
{
    const Option &of = terms().options[option];
    const auto &[label, field, group] = m_fields[option];
    const bool belongs = of.belongsTo(m_setup.seats);
    field->setVisible(belongs);
    label->setVisible(belongs && !label->text().isEmpty());
    if (!belongs)
        return;
    const QSignalBlocker quiet(field);
    const int value = m_setup.options[option];
    if (auto *number = qobject_cast<QSpinBox *>(field)) {
        number->setRange(of.leastFor(m_setup.seats), of.most);
        number->setValue(value);
    } else {
        static_cast<DropDown *>(field)->setCurrentIndex(value);
    }
    const bool figure = qobject_cast<QSpinBox *>(field) != nullptr;
    label->setTint(terms().differs(m_setup, option) ? Tint::Accent : Tint::Muted);
    const QString usual =
        listing().valueOf(option, of.usualFor(m_setup.seats), m_services.languages.spoken());
    field->setToolTip(figure ? limits(option) : tr("Usually %1").arg(usual));
    field->setAccessibleDescription(field->toolTip());
}

void HouseRulesPanel::fillEditions()
{
    const QByteArray kept = m_services.settings.bytes(Setting::Editions);
    const QSignalBlocker quiet(m_editions);
    m_editions->clear();
    m_editions->addItem(tr("The usual rules"), QString());
    for (const QString &name : editionNames(kept, m_variant))
        m_editions->addItem(name, name);
    const QString edition = editionOf(kept, m_variant, m_setup, terms());
    if (!terms().house(m_setup))
        m_editions->setCurrentIndex(0);
    else if (!edition.isEmpty())
        m_editions->setCurrentIndex(m_editions->findData(edition));
    else {
        m_editions->setPlaceholderText(tr("Not saved"));
        m_editions->setCurrentIndex(-1);
    }
    m_editions->updateGeometry();
}

void HouseRulesPanel::save()
{
    m_services.settings.set(Setting::Editions,
                            withEdition(m_services.settings.bytes(Setting::Editions), m_variant,
                                        m_name->text().trimmed(), m_setup, terms()));
    m_name->clear();
    present(m_setup, m_changeable);
}

// The rules stay as they are until others are chosen.
void HouseRulesPanel::remove()
{
    const QByteArray kept = m_services.settings.bytes(Setting::Editions);
    m_services.settings.set(Setting::Editions,
                            withoutEdition(kept, m_variant, editionOf(kept, m_variant, m_setup, terms())));
    present(m_setup, m_changeable);
}

void HouseRulesPanel::retranslate()
{
    m_heading->setText(tr("House rules"));
    m_opener->setText(m_opened ? tr("Close") : tr("Change…"));
    m_opener->setAccessibleName(m_opened ? tr("Close the house rules") : tr("Change the house rules"));
    m_change->setText(tr("What does this change?"));
    m_change->setToolTip(tr("Computer players play by these options and by the usual ones."));
    m_usual->setText(tr("Back to the usual rules"));
    m_remove->setText(tr("Delete"));
    m_remove->setAccessibleName(tr("Delete these house rules"));
    m_editions->setAccessibleName(tr("House rules"));
    m_name->setPlaceholderText(tr("A name, to play by them again"));
    m_name->setAccessibleName(m_name->placeholderText());
    m_save->setText(tr("Save under this name"));
    m_warning->setText(tr("Computer players learned the usual rules. By these they do without what they "
                          "learned: they still think ahead, but play less well."));
    if (m_variant.isEmpty())
        return;
    const QString &language = m_services.languages.spoken();
    std::size_t title = 0;
    for (const OptionGroup &group : listing().groups) {
        if (title < m_titles.size())
            m_titles[title++]->setText(nameIn(language, group.names));
        for (std::size_t i = 0; i < m_fields.size(); ++i) {
            if (m_fields[i].field == nullptr || listing().options[i].group != group.key)
                continue;
            m_fields[i].label->setText(listing().alone(i) ? QString()
                                                          : nameIn(language, listing().options[i].names));
            m_fields[i].field->setAccessibleName(listing().nameOf(i, language));
            if (auto *choice = qobject_cast<DropDown *>(m_fields[i].field)) {
                const QSignalBlocker quiet(choice);
                choice->clear();
                for (const OptionGroup::Choice &one : group.choices)
                    choice->addItem(nameIn(language, one.names));
            }
        }
    }
    present(m_setup, m_changeable);
}

} // namespace medici::desktop
