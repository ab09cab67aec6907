#include "app/desktop/gym/questionpanel.h"

#include "app/desktop/appservices.h"
#include "app/desktop/widgets/dropdown.h"
#include "app/desktop/widgets/sentencelabel.h"
#include "engine/rules/ranges.h"
#include "engine/view/variant.h"
#include "engine/view/variants.h"

#include <QBoxLayout>

#include <algorithm>

namespace medici::desktop {

namespace {

// What is chosen in the first list, besides a name.
const QString everybody = QStringLiteral("*");
const QString computers = QStringLiteral("/"); // no name has that in it

// The name of a lesson's file comes behind that of its variant.
QString wordOf(const QString &variant, const Study &study)
{
    return u'/' + variant + u'/' + study.id;
}

} // namespace

QuestionPanel::QuestionPanel(AppServices &services, QWidget *parent)
    : Panel(parent), m_services(services), m_from(new DropDown), m_game(new DropDown),
      m_progress(new SentenceLabel(services.look, TextKind::Body, Tint::Muted))
{
    body()->addWidget(m_from);
    body()->addWidget(m_game);
    body()->addWidget(m_progress);
    for (DropDown *list : {m_from, m_game})
        connect(list, &QComboBox::activated, this, [this] {
            m_game->setVisible(study() == nullptr);
            emit chosen();
        });
}

void QuestionPanel::retranslate()
{
    setTitle(tr("What is asked"));
    m_from->setAccessibleName(tr("Whose moments"));
    m_game->setAccessibleName(tr("Game"));
}

void QuestionPanel::showProgress(const Training &training)
{
    m_progress->setSentence(tr("Due today: %1 · new: %2 · well known: %3 of %4")
                                .arg(training.due)
                                .arg(training.fresh)
                                .arg(training.known)
                                .arg(training.all));
}

QWidget *QuestionPanel::firstFocus()
{
    return m_from;
}

// Whose moments there are, and of which games; what was chosen stays chosen.
void QuestionPanel::fill()
{
    m_filled = true;
    m_own = ownExercises(m_services.index);
    for (Exercise &exercise : m_own)
        exercise.whose = m_services.people.nameOf(exercise.whose);
    const auto put = [](DropDown *list, const std::vector<std::pair<QString, QString>> &choices) {
        const QString before = list->currentData().toString();
        list->clear();
        for (const auto &[text, word] : choices)
            list->addItem(text, word);
        list->setCurrentIndex(std::max(0, list->findData(before)));
    };
    QStringList names;
    for (const Exercise &exercise : m_own)
        if (!names.contains(exercise.whose))
            names << exercise.whose;
    std::vector<std::pair<QString, QString>> from;
    if (names.size() > 1)
        from.emplace_back(tr("Costly moments of all"), everybody);
    for (const QString &name : names)
        from.emplace_back(tr("Costly moments: %1", "a name").arg(name), name);
    from.emplace_back(tr("Games of computer players"), computers);
    for (const PluginMetadata &listing : m_services.playable())
        for (const Study &study : m_services.lessons.studies(listing.id))
            from.emplace_back(
                tr("%1: %2", "a game; a lesson")
                    .arg(m_services.nameOf(listing.id), study.title.words.at(m_services.languages.spoken())),
                wordOf(listing.id, study));
    put(m_from, from);
    std::vector<std::pair<QString, QString>> games{{tr("All games"), QString()}};
    for (const PluginMetadata &listing : m_services.playable())
        games.emplace_back(m_services.nameOf(listing.id), listing.id);
    put(m_game, games);
    m_game->setVisible(study() == nullptr);
}

// The lesson that is chosen.
const Study *QuestionPanel::study()
{
    const QString word = m_from->currentData().toString();
    for (const Study &study : m_services.lessons.studies(word.section(u'/', 1, 1)))
        if (wordOf(word.section(u'/', 1, 1), study) == word)
            return &study;
    return nullptr;
}

void QuestionPanel::choose(const QString &variant)
{
    fill();
    if (const std::vector<Study> &studies = m_services.lessons.studies(variant); !studies.empty())
        m_from->setCurrentIndex(m_from->findData(wordOf(variant, studies.front())));
    m_game->setVisible(study() == nullptr);
}

bool QuestionPanel::chooseOwn()
{
    fill();
    if (m_own.empty() || (m_from->currentIndex() == 0 && m_game->currentIndex() == 0))
        return false;
    m_from->setCurrentIndex(0); // of all, or of the only one there are any of
    m_game->setCurrentIndex(0);
    m_game->show();
    return true;
}

const std::vector<Exercise> &QuestionPanel::puzzles(const QString &variant)
{
    const auto found = m_puzzles.find(variant);
    return found != m_puzzles.end()
        ? found->second
        : m_puzzles.emplace(variant, puzzlesOf(variant, *m_services.variants.find(variant))).first->second;
}

// What may be asked. Of several games in turn.
std::vector<Exercise> QuestionPanel::questions()
{
    const QString from = m_from->currentData().toString();
    const QString game = m_game->currentData().toString();
    std::vector<Exercise> exercises;
    if (const Study *taught = study()) {
        const std::vector<Exercise> &all = puzzles(from.section(u'/', 1, 1));
        for (const Study::Task &at : taught->tasks)
            if (const auto found = ranges::find(all, at.key, &Exercise::key); found != all.end())
                exercises.push_back(*found);
        return exercises;
    }
    if (from != computers) {
        for (const Exercise &exercise : m_own)
            if ((from == everybody || exercise.whose == from) && (game.isEmpty() || exercise.variant == game))
                exercises.push_back(exercise);
        return exercises;
    }
    return game.isEmpty() ? ofAllGames() : puzzles(game);
}

std::vector<Exercise> QuestionPanel::ofAllGames()
{
    std::vector<Exercise> exercises;
    const std::vector<PluginMetadata> listed = m_services.playable();
    for (std::size_t turn = 0, before = 1; exercises.size() != before; ++turn) {
        before = exercises.size();
        for (const PluginMetadata &listing : listed)
            if (const std::vector<Exercise> &all = puzzles(listing.id); turn < all.size())
                exercises.push_back(all[turn]);
    }
    return exercises;
}

} // namespace medici::desktop
