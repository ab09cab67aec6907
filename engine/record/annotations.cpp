#include "engine/record/annotations.h"

#include "engine/record/fault.h"
#include "engine/record/fields.h"
#include "engine/record/json.h"
#include "engine/rules/ranges.h"

#include <QJsonArray>

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

namespace medici {

namespace {

constexpr auto scored = "scored"_L1;
constexpr auto result = "result"_L1;
constexpr auto legal = "legal"_L1;

QString valueOf(const QJsonValue &value)
{
    return value.isUndefined() ? Reason::tr("missing") : quoted(QCborValue::fromJsonValue(value));
}

[[noreturn]] void differ(const QString &path, const QJsonValue &said, const QJsonValue &right)
{
    if (right.isUndefined())
        throw Fault(Reason::tr("%1 does not belong here.").arg(path));
    throw Fault(Reason::tr("%1 is %2, but must be %3.").arg(path, valueOf(said), valueOf(right)));
}

void compareValues(const QString &path, const QJsonValue &said, const QJsonValue &right)
{
    if (said == right)
        return;
    if (said.isObject() && right.isObject()) {
        const QJsonObject rightFields = right.toObject();
        const QJsonObject saidFields = said.toObject();
        for (auto field = rightFields.begin(); field != rightFields.end(); ++field)
            compareValues(path + u'.' + field.key(), saidFields[field.key()], field.value());
        for (auto field = saidFields.begin(); field != saidFields.end(); ++field)
            if (!rightFields.contains(field.key()))
                differ(path + u'.' + field.key(), field.value(), QJsonValue::Undefined);
    }
    if (said.isArray() && right.isArray()) {
        const QJsonArray rightEntries = right.toArray();
        const QJsonArray saidEntries = said.toArray();
        if (saidEntries.size() != rightEntries.size())
            throw Fault(Reason::tr("%1: %2 entries found, %3 expected.")
                            .arg(path)
                            .arg(saidEntries.size())
                            .arg(rightEntries.size()));
        for (qsizetype i = 0; i < rightEntries.size(); ++i)
            compareValues(path + QStringLiteral("[%1]").arg(i), saidEntries[i], rightEntries[i]);
    }
    differ(path, said, right);
}

} // namespace

bool isAnnotation(const QJsonObject &line)
{
    return line.size() == 1 && (line.contains(scored) || line.contains(result) || line.contains(legal));
}

QCborArray legalMoves(const Words &words, const Game &table)
{
    Choices choices;
    table.list(choices);
    QCborArray moves;
    for (const Choice &choice : choices)
        if (table.canonical(choice.code) == choice.code)
            moves.append(words.move(table, choice.code));
    return moves;
}

std::vector<QCborMap> consequences(const Words &words, const Game &before, const Game &after)
{
    std::vector<QCborMap> lines;
    if (const std::optional<QCborMap> round = words.scored(before, after))
        lines.push_back({{scored, *round}});
    if (after.over())
        lines.push_back({{result, words.result(after)}});
    return lines;
}

std::vector<QCborMap> annotations(const Words &words, const Game *before, const Game &after)
{
    std::vector<QCborMap> lines;
    if (before != nullptr)
        lines = consequences(words, *before, after);
    if (after.actor() >= 0)
        lines.push_back({{legal, legalMoves(words, after)}});
    return lines;
}

void Annotations::expectEvent(const Game &before)
{
    m_before = before.clone();
    m_seen.clear();
}

void Annotations::check(const QJsonObject &line, const Game &after)
{
    const QString name = line.begin().key();
    if (ranges::find(m_seen, name) != m_seen.end())
        throw Fault(Reason::tr("%1 appears twice after the same event.").arg(quoted(name)));
    if (name == scored && ranges::find(m_seen, result) != m_seen.end())
        throw Fault(Reason::tr(R"("scored" must come before "result".)"));
    m_seen.push_back(name);

    const QJsonValue said = line.begin().value();
    if (name == scored)
        checkScored(said, after);
    else if (name == result)
        checkResult(said, after);
    else
        checkLegal(said, after);
}

void Annotations::checkScored(const QJsonValue &said, const Game &after) const
{
    const std::optional<QCborMap> right = m_before ? m_words.scored(*m_before, after) : std::nullopt;
    if (!right)
        throw Fault(Reason::tr(R"("scored" may only come directly after the event that ends a round.)"));
    compareValues(scored, object(said, scored), right->toJsonObject());
}

void Annotations::checkResult(const QJsonValue &said, const Game &after) const
{
    if (!after.over())
        throw Fault(Reason::tr(R"("result" may only come directly after the event that ends the game.)"));
    compareValues(result, object(said, result), m_words.result(after).toJsonObject());
}

// Of moves that differ only in which of two equal things they use, one is enough and both are right.
void Annotations::checkLegal(const QJsonValue &said, const Game &after) const
{
    if (after.actor() < 0)
        throw Fault(Reason::tr(R"("legal" may only come directly before a decision.)"));
    std::set<Code> codes;
    std::set<Code> canonical;
    for (const QJsonValue &entry : array(said, legal)) {
        const Code code = m_words.readMove(after, object(entry, legal));
        const QString move = valueOf(entry);
        if (!after.legal(code))
            throw Fault(Reason::tr(R"("legal" names %1, which is not possible here.)").arg(move));
        if (!codes.insert(code).second)
            throw Fault(Reason::tr(R"("legal" names %1 twice.)").arg(move));
        canonical.insert(after.canonical(code));
    }
    Choices choices;
    after.list(choices);
    for (const Choice &choice : choices)
        if (!canonical.contains(after.canonical(choice.code)))
            throw Fault(
                Reason::tr(R"("legal" leaves out %1.)").arg(quoted(m_words.move(after, choice.code))));
}

} // namespace medici
