#include "engine/record/header.h"

#include "engine/record/fault.h"
#include "engine/record/fields.h"
#include "engine/record/json.h"
#include "engine/record/luckwords.h"
#include "engine/record/positionwords.h"
#include "engine/record/words.h"
#include "engine/rules/ranges.h"

#include <QCborArray>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace medici {

namespace {

QString keyOf(const Option &option)
{
    return wordIn(option.key);
}

Participant readPlayer(const QJsonObject &words, RecordVersion version)
{
    const bool programs = version == RecordVersion::Two;
    if (programs && words[u"player"] == "program"_L1) {
        requireFields(words, {u"name"_s, u"player"_s, u"program"_s});
        return {string(words[u"name"], u"name"_s), false, {}, string(words[u"program"], u"program"_s)};
    }
    requireFields(words, {u"name"_s, u"player"_s}, {u"level"_s});
    Participant player;
    player.name = string(words[u"name"], u"name"_s);
    const QString kind = string(words[u"player"], u"player"_s);
    if (kind != u"human" && kind != u"computer")
        throw Fault((programs ? Reason::tr(R"("player" is %1, but must be "human", "computer" or "program".)")
                              : Reason::tr(R"("player" is %1, but must be "human" or "computer".)"))
                        .arg(quoted(kind)));
    player.human = kind == u"human";
    if (words.contains(u"level")) {
        if (player.human)
            throw Fault(Reason::tr(R"(A human has no "level".)"));
        player.level = string(words[u"level"], u"level"_s);
    }
    return player;
}

int readChoice(const Option &option, const QString &key, const QString &word)
{
    QStringList known;
    for (const std::string_view choice : option.words) {
        known += wordIn(choice);
        if (known.back() == word)
            return static_cast<int>(known.size()) - 1;
    }
    throw Fault(Reason::tr("The option %1 is %2, but must be one of these: %3.")
                    .arg(quoted(key), quoted(word), known.join(u", ")));
}

int readOption(const Option &option, const QJsonValue &value, int seats)
{
    const QString key = keyOf(option);
    if (!option.belongsTo(seats))
        throw Fault(
            Reason::tr("With so many players (%1) there is no option %2.").arg(seats).arg(quoted(key)));
    switch (option.kind) {
    case Option::Kind::Flag:
        return int{flag(value, key)};
    case Option::Kind::Choice:
        return readChoice(option, key, string(value, key));
    case Option::Kind::Number:
        break;
    }
    return wholeNumber(value, key, option.leastFor(seats), option.most);
}

void readOptions(const QJsonObject &words, const SetupLimits &terms, Setup &setup)
{
    for (auto field = words.begin(); field != words.end(); ++field) {
        if (field.key() == u"start") {
            setup.first = static_cast<Seat>(wholeNumber(field.value(), u"start"_s, 0, setup.seats - 1));
            continue;
        }
        const auto option = ranges::find_if(
            terms.options, [&](const Option &candidate) { return keyOf(candidate) == field.key(); });
        if (option == terms.options.end()) {
            QStringList known{u"start"_s};
            bool houseRules = false;
            for (const Option &candidate : terms.options) {
                houseRules = houseRules || candidate.house();
                if (!candidate.house())
                    known += keyOf(candidate);
            }
            throw Fault((houseRules ? Reason::tr("This game has no option %1; it has %2 and its house rules.")
                                    : Reason::tr("This game has no option %1; it has %2."))
                            .arg(quoted(field.key()), known.join(u", ")));
        }
        setup.options[static_cast<std::size_t>(option - terms.options.begin())] =
            static_cast<std::int16_t>(readOption(*option, field.value(), setup.seats));
    }
}

QCborMap playerWords(const Participant &player, RecordVersion version)
{
    const bool program = !player.program.isEmpty();
    if (program && version == RecordVersion::Two)
        return {{"name", player.name}, {"player", "program"}, {"program", player.program}};
    QCborMap words{{"name", player.name}, {"player", player.human ? "human" : "computer"}};
    if (const QString level = program ? player.program : player.level; !level.isEmpty())
        words.insert("level"_L1, level);
    return words;
}

QCborMap optionWords(const Setup &setup, const SetupLimits &terms)
{
    QCborMap words;
    if (setup.first != chance)
        words.insert("start"_L1, setup.first);
    for (std::size_t i = 0; i < terms.options.size(); ++i)
        if (!terms.options[i].house() || terms.differs(setup, i))
            words.insert(keyOf(terms.options[i]), optionWord(terms.options[i], setup.options[i]));
    return words;
}

} // namespace

QCborValue optionWord(const Option &option, int value)
{
    switch (option.kind) {
    case Option::Kind::Flag:
        return value != 0;
    case Option::Kind::Choice:
        return wordIn(option.words[static_cast<std::size_t>(value)]);
    case Option::Kind::Number:
        break;
    }
    return value;
}

bool isHeader(const QJsonObject &line)
{
    return line.contains(u"format");
}

RecordVersion readVersion(const QJsonObject &line)
{
    constexpr int newest = static_cast<int>(RecordVersion::Two);
    if (!isHeader(line))
        throw Fault(Reason::tr(R"(A record begins with its header, a line with the field "format".)"));
    if (line[u"format"] != "medici"_L1)
        throw Fault(Reason::tr(R"("format" is %1, but must be "medici".)")
                        .arg(quoted(QCborValue::fromJsonValue(line[u"format"]))));
    // Before anything else: a newer version may have other fields.
    if (line[u"version"].toInteger() > newest)
        throw Fault::plain(Reason::tr("The record has version %1; this program reads versions up to %2.")
                               .arg(line[u"version"].toInteger())
                               .arg(newest));
    const QString luck = line[u"version"] == 1 ? u"seed"_s : u"luck"_s;
    requireFields(line, {u"format"_s, u"version"_s, u"variant"_s, u"seats"_s},
                  {u"options"_s, luck, u"app"_s, u"position"_s});
    return static_cast<RecordVersion>(wholeNumber(line[u"version"], u"version"_s, 1, newest));
}

Header readHeader(const QJsonObject &line, const Recordables &variants)
{
    const RecordVersion version = readVersion(line);
    if (line.contains(u"position") && version == RecordVersion::One)
        throw Fault(Reason::tr("The field %1 does not belong here.").arg(quoted(u"position"_s)));
    Header header;
    header.variant = string(line[u"variant"], u"variant"_s);
    const Recordable *variant =
        variants.ids.contains(header.variant) ? variants.find(header.variant) : nullptr;
    if (variant == nullptr)
        throw Fault::plain(Reason::tr("The variant %1 is not known; the known ones are %2.")
                               .arg(quoted(header.variant), variants.ids.join(u", ")));
    const SetupLimits terms = variant->terms();

    const QJsonArray seats = array(line[u"seats"], u"seats"_s);
    if (seats.size() < terms.leastSeats || seats.size() > terms.mostSeats)
        throw Fault(Reason::tr("The game %1 has %2 to %3 seats, not %4.")
                        .arg(header.variant)
                        .arg(terms.leastSeats)
                        .arg(terms.mostSeats)
                        .arg(seats.size()));
    for (const QJsonValue &seat : seats)
        header.players.push_back(readPlayer(object(seat, u"seats"_s), version));

    header.setup = terms.usual(static_cast<int>(seats.size()));
    if (line.contains(u"options"))
        readOptions(object(line[u"options"], u"options"_s), terms, header.setup);
    if (line.contains(u"seed"))
        header.luck = {LuckSource::Scheme::RunningNumber, string(line[u"seed"], u"seed"_s), {}, {}};
    if (line.contains(u"luck"))
        header.luck = readLuck(object(line[u"luck"], u"luck"_s));
    if (line.contains(u"app"))
        header.app = string(line[u"app"], u"app"_s);
    if (line.contains(u"position")) {
        if (!variant->arrangeable())
            throw Fault::plain(Reason::tr("A game of %1 cannot begin with a position.").arg(header.variant));
        header.position = readPosition(object(line[u"position"], u"position"_s), header.setup, *variant);
    }
    return header;
}

QCborMap headerLine(const Header &header, const Recordable &variant, RecordVersion version)
{
    const SetupLimits terms = variant.terms();
    if (header.position && version == RecordVersion::One)
        throw Fault::plain(Reason::tr(
            "The game begins with a position that was set up; version 1 of records has no room for it."));
    QCborArray seats;
    for (const Participant &player : header.players)
        seats.append(playerWords(player, version));
    QCborMap line{{"format", "medici"},
                  {"version", static_cast<int>(version)},
                  {"variant", header.variant},
                  {"seats", seats}};
    if (const QCborMap options = optionWords(header.setup, terms); !options.isEmpty())
        line.insert("options"_L1, options);
    if (version == RecordVersion::One && !header.luck.seed.isEmpty())
        line.insert("seed"_L1, header.luck.seed);
    if (version == RecordVersion::Two && header.luck.scheme != LuckSource::Scheme::Unknown)
        line.insert("luck"_L1, luckWords(header.luck));
    if (header.position)
        line.insert("position"_L1, positionWords(*header.position, variant.words()));
    if (!header.app.isEmpty())
        line.insert("app"_L1, header.app);
    return line;
}

} // namespace medici
