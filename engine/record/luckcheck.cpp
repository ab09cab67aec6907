#include "engine/record/luckcheck.h"

using namespace Qt::StringLiterals;

namespace medici {

std::optional<LuckCheck> checkLuck(const Record &record, const Recordable &variant)
{
    const std::optional<Luck> luck = luckOf(record.header.luck);
    if (!luck)
        return std::nullopt;
    const Words &words = variant.words();
    const std::unique_ptr<Game> game = startOf(record.header, variant);
    LuckCheck check;
    std::uint64_t running = 0;
    bool byHand = false;
    int left = 0; // chance events of this line of the record
    for (std::size_t number = 0; number < record.events.size(); ++number) {
        const Event &event = record.events[number];
        if (event.actor == chance) {
            if (left == 0) {
                left = words.chanceLength(*game);
                const auto how = record.how.find(number);
                byHand = how != record.how.end() && how->second.contains(u"hand"_s);
            }
            --left;
            const Code expected = luck->draw(*game, running++);
            ++(byHand ? check.byHand : check.dealt);
            if (!byHand && expected != event.code) {
                check.wrong = number;
                check.expected = expected;
                check.place = nameOf(game->place());
                return check;
            }
        }
        game->apply(event.code);
    }
    return check;
}

} // namespace medici
