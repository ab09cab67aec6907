#include "tests/fuzz/variants.h"

#include "variants/auction/player/player.h"
#include "variants/auction/record.h"
#include "variants/card/player/player.h"
#include "variants/card/record.h"
#include "variants/dice/player/player.h"
#include "variants/dice/record.h"
#include "variants/gemstones/player/player.h"
#include "variants/gemstones/record.h"
#include "variants/template/record.h"
#include "variants/template/rules/rules.h"

using namespace Qt::StringLiterals;

namespace medici {

const Recordable *variantNamed(const QString &id)
{
    static const RecordableOf<auction::Rules, auction::Player, auction::Words> auction;
    static const RecordableOf<card::Rules, card::Player, card::Words> card;
    static const RecordableOf<dice::Rules, dice::Player, dice::Words> dice;
    static const RecordableOf<gemstones::Rules, gemstones::Player, gemstones::Words> gemstones;
    static const RecordableOf<pig::Rules, NoKnowledge<pig::Rules>, pig::Words> pig;
    if (id == u"auction")
        return &auction;
    if (id == u"card")
        return &card;
    if (id == u"dice")
        return &dice;
    if (id == u"gemstones")
        return &gemstones;
    return &pig;
}

const Recordables &allVariants()
{
    static const Recordables all{{u"auction"_s, u"card"_s, u"dice"_s, u"gemstones"_s, u"template"_s},
                                 variantNamed};
    return all;
}

} // namespace medici
