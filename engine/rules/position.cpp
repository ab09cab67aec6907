#include "engine/rules/position.h"

#include "engine/rules/ranges.h"

#include <algorithm>
#include <utility>

namespace medici {

const Field *Position::find(const Field &where) const
{
    const auto found = ranges::find_if(m_fields, [&](const Field &field) { return field.isAt(where); });
    return found == m_fields.end() ? nullptr : &*found;
}

int Position::number(const Field &where) const
{
    const Field *field = find(where);
    return field == nullptr ? 0 : field->value();
}

const std::vector<int> &Position::pieces(const Field &where) const
{
    static const std::vector<int> none;
    const Field *field = find(where);
    return field == nullptr ? none : field->values;
}

void Position::put(Field where, std::vector<int> values)
{
    where.values = std::move(values);
    const auto found = ranges::find_if(m_fields, [&](const Field &field) { return field.isAt(where); });
    if (found == m_fields.end())
        m_fields.push_back(std::move(where));
    else
        found->values = std::move(where.values);
}

int FieldLayout::add(Field field)
{
    if (const Field *known = m_known.find(field); known != nullptr)
        field.values = known->values;
    if (field.kind == Field::Kind::Pieces) {
        std::erase_if(field.values, [&](int piece) { return piece < 0 || piece >= field.kinds; });
        if (field.values.size() > static_cast<std::size_t>(field.most))
            field.values.resize(static_cast<std::size_t>(field.most));
    } else {
        field.values = {std::clamp(field.value(), field.least, std::max(field.least, field.most))};
    }
    const int value = field.value();
    std::vector<int> values = field.values;
    m_position.put(std::move(field), std::move(values));
    return value;
}

} // namespace medici
