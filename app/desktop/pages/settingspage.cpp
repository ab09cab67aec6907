#include "app/desktop/pages/settingspage.h"

#include "app/desktop/appservices.h"
#include "app/desktop/sound/speech.h"
#include "app/desktop/widgets/actionstrip.h"
#include "app/desktop/widgets/keybutton.h"
#include "app/desktop/widgets/pagecolumns.h"
#include "app/desktop/widgets/panel.h"
#include "app/desktop/widgets/question.h"
#include "app/desktop/widgets/segments.h"
#include "app/desktop/widgets/sentencelabel.h"
#include "app/desktop/widgets/styledlabel.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QKeyEvent>

namespace medici::desktop {

namespace {

struct SettingTexts {
    Q_DECLARE_TR_FUNCTIONS(SettingsPage)

public:
    static QString nameOf(Setting setting)
    {
        switch (setting) {
        case Setting::Language:
            return tr("Language");
        case Setting::Theme:
            return tr("Theme");
        case Setting::Colours:
            return tr("Colours");
        case Setting::TextSize:
            return tr("Text size");
        case Setting::Speed:
            return tr("Speed of animations and computer players");
        case Setting::Volume:
            return tr("Sounds");
        case Setting::Speech:
            return tr("Say aloud what computer players do and whose turn it is");
        case Setting::OwnLanguages:
            return tr("Speak to each person in their own language");
        case Setting::ReducedMotion:
            return tr("No animations");
        case Setting::ForcedChoices:
            return tr("Make a choice for me when it is the only one");
        case Setting::RoundScoring:
            return tr("Explain the scoring after each round");
        case Setting::UndoToLuck:
            return tr("Undo only back to the last roll or card");
        default:
            return {};
        }
    }

    static QString valueOf(Setting setting, const QString &value)
    {
        if (setting == Setting::TextSize)
            return tr("%1%").arg(QLocale().toString(value.toInt()));
        if (setting == Setting::Volume)
            return value == u"0" ? tr("Off")
                : value == u"30" ? tr("Quiet")
                : value == u"60" ? tr("Medium")
                                 : tr("Loud");
        if (value == u"en")
            return QStringLiteral("English");
        if (value == u"pl")
            return QStringLiteral("Polski");
        if (value == u"system")
            return tr("System default");
        if (value == u"light")
            return tr("Light");
        if (value == u"dark")
            return tr("Dark");
        if (value == u"standard")
            return tr("Standard");
        if (value == u"safe")
            return tr("Colour-blind safe");
        if (value == u"contrast")
            return tr("High contrast");
        if (value == u"none")
            return tr("Instant");
        if (value == u"fast")
            return tr("Fast");
        return value == u"slow" ? tr("Slow") : tr("Normal");
    }
};

} // namespace

SettingsPage::SettingsPage(AppServices &services, QWidget *parent)
    : Page(parent), m_services(services), m_looks(new Panel), m_play(new Panel),
      m_words(new SentenceLabel(services.look, TextKind::Body, Tint::Muted)), m_reset(new KeyButton),
      m_back(new KeyButton(nullptr, true))
{
    for (const Setting setting : {Setting::Language, Setting::Theme, Setting::Colours})
        addChoice(m_looks, setting, Settings::words(setting));
    QStringList sizes;
    for (const int size : {smallestText, 100, 125, 150, 175, largestText})
        sizes << QString::number(size);
    addChoice(m_looks, Setting::TextSize, sizes);
    addChoice(m_play, Setting::Speed, Settings::words(Setting::Speed));
    addChoice(m_play, Setting::Volume,
              {QStringLiteral("0"), QStringLiteral("30"), QStringLiteral("60"), QStringLiteral("100")});
    for (const Setting setting :
         {Setting::ReducedMotion, Setting::ForcedChoices, Setting::RoundScoring, Setting::UndoToLuck})
        addFlag(m_play, setting);
    if (Speech::available())
        addFlag(m_play, Setting::Speech);
    addFlag(m_looks, Setting::OwnLanguages);
    m_looks->body()->addStretch(1);
    m_play->body()->addStretch(1);
    auto *panels = new PageColumns;
    panels->add(m_looks, 1);
    panels->add(m_play, 1);
    auto *strip = new ActionStrip;
    strip->setWords(m_words);
    strip->addButton(m_reset);
    strip->addButton(m_back);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(panels, 1);
    column->addWidget(strip);
    m_back->showKey(Qt::Key_Escape);
    connect(m_back, &QPushButton::clicked, this, &Page::left);
    connect(m_reset, &QPushButton::clicked, this, [this] {
        ask(this, tr("Restore the defaults of everything on this page, language and speed included?"),
            tr("Restore defaults"), [this] { m_services.settings.reset(); });
    });
    connect(&services.settings, &Settings::changed, this, &SettingsPage::follow);
    retranslate();
}

void SettingsPage::addChoice(Panel *panel, Setting setting, const QStringList &values)
{
    const Choice choice{setting, new StyledLabel(TextKind::Strong), new Segments, values};
    panel->body()->addWidget(choice.name);
    panel->body()->addWidget(choice.segments);
    panel->body()->addSpacing(px(6));
    connect(choice.segments, &Segments::picked, this,
            [this, setting, values](int index) { m_services.settings.set(setting, values[index]); });
    m_choices.push_back(choice);
}

void SettingsPage::addFlag(Panel *panel, Setting setting)
{
    const Flag flag{setting, new QCheckBox};
    panel->body()->addWidget(flag.box);
    connect(flag.box, &QCheckBox::clicked, this,
            [this, setting](bool on) { m_services.settings.set(setting, on); });
    m_flags.push_back(flag);
}

void SettingsPage::follow()
{
    for (const Choice &choice : m_choices)
        choice.segments->choose(
            static_cast<int>(choice.values.indexOf(m_services.settings.text(choice.setting))));
    for (const Flag &flag : m_flags) {
        flag.box->setChecked(m_services.settings.flag(flag.setting));
        if (flag.setting == Setting::OwnLanguages)
            flag.box->setVisible(m_services.people.speakMany(m_services.languages.spoken()));
    }
}

QString SettingsPage::title() const
{
    return tr("Settings");
}

QWidget *SettingsPage::firstFocus()
{
    return m_back;
}

void SettingsPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit left();
    else
        Page::keyPressEvent(event);
}

void SettingsPage::retranslate()
{
    m_looks->setTitle(tr("Appearance"));
    m_play->setTitle(tr("Play"));
    m_words->setSentence(tr("Changes take effect immediately."));
    m_reset->setText(tr("Restore defaults"));
    m_back->setText(tr("Back"));
    for (const Choice &choice : m_choices) {
        choice.name->setText(SettingTexts::nameOf(choice.setting));
        QStringList texts;
        for (const QString &value : choice.values)
            texts << SettingTexts::valueOf(choice.setting, value);
        choice.segments->setChoices(texts);
        choice.segments->setAccessibleName(choice.name->text());
    }
    for (const Flag &flag : m_flags)
        flag.box->setText(SettingTexts::nameOf(flag.setting));
    follow();
}

} // namespace medici::desktop
