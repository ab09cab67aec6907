#include "engine/record/positionwords.h"

#include "engine/record/fault.h"
#include "engine/record/fields.h"
#include "engine/record/json.h"
#include "engine/rules/ranges.h"

#include <QCborArray>

using namespace Qt::StringLiterals;

namespace medici {

namespace {

QCborValue standing(const Field &field, int code, const Words &words)
{
    if (field.kind == Field::Kind::Number || field.kind == Field::Kind::Player)
        return code;
    const QString word = words.stands(field, code);
    bool isNumber = false;
    const int number = word.toInt(&isNumber);
    return isNumber ? QCborValue(number) : QCborValue(word);
}

QCborValue wordsOf(const Field &field, const Words &words)
{
    if (field.kind != Field::Kind::Pieces)
        return standing(field, field.value(), words);
    QCborArray pieces;
    for (const int piece : field.values)
        pieces.append(standing(field, piece, words));
    return pieces;
}

// The way to a field in a position: of which seat, what, of which round, of what part. A number counts
// entries of a list.
std::vector<std::variant<QString, int>> pathOf(const Field &field)
{
    std::vector<std::variant<QString, int>> path;
    if (field.seat >= 0) {
        path.emplace_back(u"seats"_s);
        path.emplace_back(int{field.seat});
    }
    path.emplace_back(medici::wordIn(field.key));
    if (field.round > 0)
        path.emplace_back(field.round - 1);
    if (!field.part.empty())
        path.emplace_back(medici::wordIn(field.part));
    return path;
}

using Steps = std::span<const std::variant<QString, int>>;

// Containers are values in Qt: what is put deep inside is put into copies, from the inside out.
void putAt(QCborValue &into, Steps path, const QCborValue &value)
{
    if (path.empty()) {
        into = value;
    } else if (const QString *key = std::get_if<QString>(&path.front())) {
        QCborMap map = into.toMap();
        QCborValue inside = map.value(*key);
        putAt(inside, path.subspan(1), value);
        map[*key] = inside;
        into = map;
    } else {
        const int index = std::get<int>(path.front());
        QCborArray list = into.toArray();
        QCborValue inside = list.at(index);
        putAt(inside, path.subspan(1), value);
        if (index < list.size())
            list[index] = inside;
        else
            list.append(inside);
        into = list;
    }
}

// Undefined where there is nothing.
QJsonValue saidAt(const QJsonValue &in, Steps path)
{
    if (path.empty() || in.isUndefined())
        return in;
    if (const QString *key = std::get_if<QString>(&path.front()))
        return saidAt(object(in, *key).value(*key), path.subspan(1));
    const QJsonArray list = array(in, u"position"_s);
    const int index = std::get<int>(path.front());
    return saidAt(index < list.size() ? list[index] : QJsonValue(QJsonValue::Undefined), path.subspan(1));
}

QString titleOf(const Field &field)
{
    QString name;
    for (const std::variant<QString, int> &step : pathOf(field))
        if (const QString *key = std::get_if<QString>(&step))
            name += name.isEmpty() ? *key : u'.' + *key;
        else
            name += u"[%1]"_s.arg(std::get<int>(step));
    return name;
}

int readStanding(const QJsonValue &value, const Field &field, int kinds, const Words &words)
{
    for (int code = 0; code < kinds; ++code)
        if (QCborValue::fromJsonValue(value) == standing(field, code, words)
            || (value.isDouble() && QString::number(value.toInteger()) == words.stands(field, code)))
            return code;
    QStringList known;
    for (int code = 0; code < kinds; ++code)
        known += words.stands(field, code);
    throw Fault(
        Reason::tr("%1 cannot hold %2; known are %3.")
            .arg(quoted(titleOf(field)), quoted(QCborValue::fromJsonValue(value)), known.join(u", ")));
}

std::vector<int> readField(const QJsonValue &value, const Field &field, const Words &words)
{
    switch (field.kind) {
    case Field::Kind::Number:
    case Field::Kind::Player:
        return {wholeNumber(value, titleOf(field), field.least, field.most)};
    case Field::Kind::Choice:
        return {readStanding(value, field, field.most + 1, words)};
    case Field::Kind::Pieces:
        break;
    }
    const QJsonArray list = array(value, titleOf(field));
    if (list.size() > field.most)
        throw Fault(Reason::tr("%1: %2 entries found, %3 expected.")
                        .arg(titleOf(field))
                        .arg(list.size())
                        .arg(field.most));
    std::vector<int> pieces;
    for (const QJsonValue &piece : list)
        pieces.push_back(readStanding(piece, field, field.kinds, words));
    return pieces;
}

// Whatever is said is said of a field that there is.
void requireKnown(const QJsonValue &said, const QCborValue &known, const QString &name)
{
    if (said.isObject() && known.isMap()) {
        const QJsonObject fields = said.toObject();
        for (auto field = fields.begin(); field != fields.end(); ++field) {
            if (!known.toMap().contains(field.key()))
                throw Fault(Reason::tr("The field %1 does not belong here.").arg(quoted(field.key())));
            requireKnown(field.value(), known.toMap().value(field.key()), field.key());
        }
    } else if (said.isArray() && known.isArray() && !known.toArray().isEmpty()
               && (known.toArray().at(0).isMap() || known.toArray().at(0).isArray())) {
        const QJsonArray list = said.toArray();
        if (list.size() > known.toArray().size())
            throw Fault(Reason::tr("%1: %2 entries found, %3 expected.")
                            .arg(name)
                            .arg(list.size())
                            .arg(known.toArray().size()));
        for (qsizetype i = 0; i < list.size(); ++i)
            requireKnown(list[i], known.toArray().at(i), name);
    }
}

} // namespace

QCborMap positionWords(const Position &position, const Words &words)
{
    QCborValue all = QCborMap();
    for (const Field &field : position.fields())
        putAt(all, pathOf(field), wordsOf(field, words));
    return all.toMap();
}

Position readPosition(const QJsonObject &words, const Setup &setup, const Recordable &variant)
{
    // Some fields are there because of what stands in others: read until there are no more.
    Position position;
    for (Position before; position.fields().empty() || !(position == before);) {
        before = position;
        position = variant.fields(setup, position);
        for (const Field &field : position.fields())
            if (const QJsonValue value = saidAt(words, pathOf(field)); !value.isUndefined())
                position.put(field, readField(value, field, variant.words()));
        position = variant.fields(setup, position);
    }
    requireKnown(words, positionWords(position, variant.words()), u"position"_s);
    if (const std::optional<Misfit> misfit = variant.arrange(setup, position).misfit)
        throw Fault::plain(Reason::tr("The position cannot arise. %1: %2 (%3)", "a field, why, and the rule")
                               .arg(titleOf(misfit->where), variant.words().sentence(*misfit),
                                    variant.words().rule(*misfit)));
    return position;
}

} // namespace medici
