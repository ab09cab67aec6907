#pragma once

#include <algorithm>
#include <functional>
#include <iterator>
#include <utility>

// Algorithms over a whole range, as std::ranges has them in C++20: those of them that we use. The library of
// Apple's compilers and libc++ 14 have the language for it, but not the algorithms.
namespace medici::ranges {

// What a predicate says of a part of each element: of its member, of what a function makes of it.
template <class Test, class Part>
auto ofPart(Test &test, Part &part)
{
    return [&](const auto &element) -> bool { return std::invoke(test, std::invoke(part, element)); };
}

template <class Order, class Part>
auto byPart(Order &order, Part &part)
{
    return [&](const auto &a, const auto &b) -> bool {
        return std::invoke(order, std::invoke(part, a), std::invoke(part, b));
    };
}

template <class Range, class Test, class Part = std::identity>
auto find_if(Range &&range, Test test, Part part = {})
{
    return std::find_if(std::begin(range), std::end(range), ofPart(test, part));
}

template <class Range, class Value, class Part = std::identity>
auto find(Range &&range, const Value &value, Part part = {})
{
    const auto same = [&](const auto &found) { return std::equal_to()(found, value); };
    return find_if(range, same, part);
}

template <class Range, class Test, class Part = std::identity>
bool any_of(Range &&range, Test test, Part part = {})
{
    return std::any_of(std::begin(range), std::end(range), ofPart(test, part));
}

template <class Range, class Test, class Part = std::identity>
bool all_of(Range &&range, Test test, Part part = {})
{
    return std::all_of(std::begin(range), std::end(range), ofPart(test, part));
}

template <class Range, class Test, class Part = std::identity>
bool none_of(Range &&range, Test test, Part part = {})
{
    return !any_of(range, test, part);
}

template <class Range, class Test, class Part = std::identity>
auto count_if(Range &&range, Test test, Part part = {})
{
    return std::count_if(std::begin(range), std::end(range), ofPart(test, part));
}

template <class Range, class Value, class Part = std::identity>
auto count(Range &&range, const Value &value, Part part = {})
{
    const auto same = [&](const auto &found) { return std::equal_to()(found, value); };
    return count_if(range, same, part);
}

template <class Range, class Other, class Same = std::equal_to<>>
bool equal(Range &&range, Other &&other, Same same = {})
{
    return std::equal(std::begin(range), std::end(range), std::begin(other), std::end(other), same);
}

template <class Range, class Other>
auto mismatch(Range &&range, Other &&other)
{
    return std::mismatch(std::begin(range), std::end(range), std::begin(other), std::end(other));
}

template <class Range, class Other>
bool includes(Range &&range, Other &&other)
{
    return std::includes(std::begin(range), std::end(range), std::begin(other), std::end(other));
}

template <class Range, class Order = std::less<>, class Part = std::identity>
void sort(Range &&range, Order order = {}, Part part = {})
{
    std::sort(std::begin(range), std::end(range), byPart(order, part));
}

template <class Range, class Order = std::less<>, class Part = std::identity>
void stable_sort(Range &&range, Order order = {}, Part part = {})
{
    std::stable_sort(std::begin(range), std::end(range), byPart(order, part));
}

template <class Range, class Order = std::less<>, class Part = std::identity>
bool is_sorted(Range &&range, Order order = {}, Part part = {})
{
    return std::is_sorted(std::begin(range), std::end(range), byPart(order, part));
}

template <class Range, class Value>
bool binary_search(Range &&range, const Value &value)
{
    return std::binary_search(std::begin(range), std::end(range), value);
}

template <class Range, class Value>
auto lower_bound(Range &&range, const Value &value)
{
    return std::lower_bound(std::begin(range), std::end(range), value);
}

template <class Range, class Value>
auto upper_bound(Range &&range, const Value &value)
{
    return std::upper_bound(std::begin(range), std::end(range), value);
}

template <class Range, class Order = std::less<>, class Part = std::identity>
auto min_element(Range &&range, Order order = {}, Part part = {})
{
    return std::min_element(std::begin(range), std::end(range), byPart(order, part));
}

template <class Range, class Order = std::less<>, class Part = std::identity>
auto max_element(Range &&range, Order order = {}, Part part = {})
{
    return std::max_element(std::begin(range), std::end(range), byPart(order, part));
}

template <class Range, class Order = std::less<>, class Part = std::identity>
auto min(Range &&range, Order order = {}, Part part = {})
{
    return *min_element(range, order, part);
}

template <class Range, class Order = std::less<>, class Part = std::identity>
auto max(Range &&range, Order order = {}, Part part = {})
{
    return *max_element(range, order, part);
}

// Returns where the output goes on.
template <class Range, class Output>
Output copy(Range &&range, Output output)
{
    return std::copy(std::begin(range), std::end(range), std::move(output));
}

template <class Range, class Output, class Test>
Output copy_if(Range &&range, Output output, Test test)
{
    return std::copy_if(std::begin(range), std::end(range), std::move(output), std::move(test));
}

template <class Range, class Output, class Change>
Output transform(Range &&range, Output output, Change change)
{
    return std::transform(std::begin(range), std::end(range), std::move(output),
                          [&](const auto &element) { return std::invoke(change, element); });
}

template <class Range, class Value>
void fill(Range &&range, const Value &value)
{
    std::fill(std::begin(range), std::end(range), value);
}

template <class Range, class Visit>
void for_each(Range &&range, Visit visit)
{
    std::for_each(std::begin(range), std::end(range), std::move(visit));
}

} // namespace medici::ranges
