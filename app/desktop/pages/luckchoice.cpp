#include "app/desktop/pages/luckchoice.h"

#include "app/desktop/table/gameinprogress.h"
#include "app/desktop/widgets/styledlabel.h"
#include "engine/record/fault.h"
#include "engine/rules/ranges.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QLineEdit>

#include <algorithm>

namespace medici::desktop {

namespace {

constexpr int longestWord = 100;
constexpr qsizetype longestNumber = 19;

// A short number, which is told more easily than a deal.
bool isNumber(const QString &text)
{
    return !text.isEmpty() && text.size() <= longestNumber
        && ranges::all_of(text, [](QChar c) { return c >= u'0' && c <= u'9'; });
}

} // namespace

LuckChoice::LuckChoice(QWidget *parent)
    : QWidget(parent), m_seal(new StyledLabel(TextKind::Note, nullptr, Tint::Muted)), m_open(new QCheckBox),
      m_deal(new QLineEdit), m_faultWords(new StyledLabel(TextKind::Note, nullptr, Tint::Danger)),
      m_word(new QLineEdit), m_help(new StyledLabel(TextKind::Note, nullptr, Tint::Muted))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    for (QWidget *widget : {static_cast<QWidget *>(m_seal), static_cast<QWidget *>(m_open),
                            static_cast<QWidget *>(m_deal), static_cast<QWidget *>(m_faultWords),
                            static_cast<QWidget *>(m_word), static_cast<QWidget *>(m_help)})
        column->addWidget(widget);
    for (StyledLabel *words : {m_seal, m_faultWords, m_help})
        words->setWordWrap(true);
    m_word->setMaxLength(longestWord);
    connect(m_open, &QCheckBox::clicked, this, [this](bool wished) {
        read();
        if (wished)
            m_deal->setFocus();
    });
    connect(m_deal, &QLineEdit::textEdited, this, &LuckChoice::read);
    connect(m_word, &QLineEdit::textEdited, this, &LuckChoice::read);
}

void LuckChoice::prepare(const QString &id, const Recordable &variant)
{
    m_id = id;
    m_variant = &variant;
    m_drawn = GameInProgress::newLuck().number;
    m_open->setChecked(false);
    m_deal->clear();
    m_word->clear();
    read();
}

bool LuckChoice::opened() const
{
    return m_open->isChecked();
}

LuckSource LuckChoice::luck() const
{
    if (opened() && !m_deal->text().isEmpty())
        return LuckSource::ofDeal(m_given);
    LuckSource drawn = LuckSource::ofDeal(m_drawn);
    if (opened())
        drawn.word = m_word->text();
    return drawn;
}

// What stands in the field is a number, a deal or neither.
void LuckChoice::read()
{
    m_fault.clear();
    if (const QString text = m_deal->text(); opened() && !text.isEmpty()) {
        try {
            if (isNumber(text)) {
                m_given = {0, text.toULongLong()};
            } else {
                const Deal deal = dealIn(text, {{m_id}, [this](const QString &) { return m_variant; }});
                m_given = deal.number;
                emit setupGiven(deal.setup);
            }
        } catch (const Fault &fault) {
            m_fault = fault.reason();
        }
    }
    show();
    emit edited();
}

void LuckChoice::show()
{
    const bool given = opened() && !m_deal->text().isEmpty();
    m_deal->setVisible(opened());
    m_word->setVisible(opened() && !given);
    m_help->setVisible(opened());
    m_faultWords->setVisible(!right());
    m_faultWords->setText(m_fault);
    m_seal->setVisible(right());
    m_seal->setText(tr("Seal of the luck: %1").arg(sealOf(luck().number)));
}

void LuckChoice::retranslate()
{
    m_open->setText(tr("Enter a deal or a word"));
    m_deal->setPlaceholderText(tr("Deal or number"));
    m_deal->setAccessibleName(m_deal->placeholderText());
    m_word->setPlaceholderText(tr("A word of your own"));
    m_word->setAccessibleName(m_word->placeholderText());
    m_help->setText(tr(
        "The same deal gives the same cards and dice. Without one they come from a number drawn at random, "
        "whose seal is shown above: write it down, add a word, and check both when the game is over."));
    if (m_variant != nullptr)
        read();
}

} // namespace medici::desktop
