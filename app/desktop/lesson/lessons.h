#pragma once

#include "app/desktop/table/gameinprogress.h"
#include "engine/record/lesson.h"
#include "engine/record/study.h"

#include <map>
#include <memory>
#include <vector>

namespace medici {
class Variants;
struct PluginMetadata;
} // namespace medici

namespace medici::desktop {

class Settings;

// The lessons that variants bring along, each read when it is first asked for.
class Lessons {
public:
    explicit Lessons(Variants &variants) : m_variants(variants) {}

    // Null for a variant without.
    std::shared_ptr<const Lesson> of(const QString &variant);
    // That of the game, if it is one.
    std::shared_ptr<const Lesson> of(const GameInProgress &game);
    // Its game from the beginning, for the first person among those who sat at the table the last time.
    std::unique_ptr<GameInProgress> begin(const QString &variant, const std::vector<Person> &last);
    // Those that are still to be offered: not played and not declined.
    QStringList offered(const std::vector<PluginMetadata> &shown, const Settings &settings);
    // They are offered no more.
    static void settle(const QStringList &variants, Settings &settings);
    // What the lesson has a seat do there.
    std::optional<Code> told(const GameInProgress &game);
    // What a variant has for those who know its rules.
    const std::vector<Study> &studies(const QString &variant);

private:
    Variants &m_variants;
    std::map<QString, std::shared_ptr<const Lesson>> m_read;
    std::map<QString, std::vector<Study>> m_studies;
};

} // namespace medici::desktop
