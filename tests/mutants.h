#pragma once

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <type_traits>

// What tests/mutate writes into a copy of the rules, so that one build holds all changes: the environment's
// MUTANT chooses the one that is made, and MUTANTS_REACHED names a file for the numbers of those that the run
// came by.
namespace mutants {

class Choice {
public:
    Choice()
    {
        if (const char *number = std::getenv("MUTANT"))
            m_chosen = std::atoi(number);
    }
    ~Choice()
    {
        const char *path = std::getenv("MUTANTS_REACHED");
        if (std::FILE *file = path != nullptr ? std::fopen(path, "w") : nullptr) {
            for (int number = 0; number < most; ++number)
                if (m_reached[number])
                    std::fprintf(file, "%d\n", number);
            std::fclose(file);
        }
    }

    bool is(int number)
    {
        m_reached[number] = true;
        return number == m_chosen;
    }

private:
    static constexpr int most = 10000;

    int m_chosen = -1;
    bool m_reached[most]{};
};

inline bool chosen(int number)
{
    static Choice choice;
    return choice.is(number);
}

// What the compiler reckons is never changed.
constexpr bool on(int number)
{
    return !std::is_constant_evaluated() && chosen(number);
}

// Of a change in a constant that the compiler is not to reckon, although it could.
inline int late(int number)
{
    return number;
}

template <class T>
constexpr T more(int number, T value)
{
    return on(number) ? static_cast<T>(value + 1) : value;
}

template <class T>
constexpr T less(int number, T value)
{
    return on(number) ? static_cast<T>(value - 1) : value;
}

// 'a < b' is written 'a < Less{7} < b': operators of one rank, whatever stands on their sides.
#define MUTANTS_SWAP(Name, op, other)                                                                        \
    struct Name {                                                                                            \
        int number;                                                                                          \
    };                                                                                                       \
    template <class A>                                                                                       \
    struct Name##Half {                                                                                      \
        const A &a;                                                                                          \
        int number;                                                                                          \
    };                                                                                                       \
    template <class A>                                                                                       \
    constexpr Name##Half<A> operator op(const A &a, Name name)                                               \
    {                                                                                                        \
        return {a, name.number};                                                                             \
    }                                                                                                        \
    template <class A, class B>                                                                              \
    constexpr auto operator op(const Name##Half<A> &half, const B &b)                                        \
    {                                                                                                        \
        return on(half.number) ? half.a other b : half.a op b;                                               \
    }

MUTANTS_SWAP(Less, <, <=)
MUTANTS_SWAP(LessOrEqual, <=, <)
MUTANTS_SWAP(Greater, >, >=)
MUTANTS_SWAP(GreaterOrEqual, >=, >)
MUTANTS_SWAP(Equal, ==, !=)
MUTANTS_SWAP(Unequal, !=, ==)
MUTANTS_SWAP(Plus, +, -)
MUTANTS_SWAP(Minus, -, +)
MUTANTS_SWAP(Times, *, +)
MUTANTS_SWAP(Over, /, *)
MUTANTS_SWAP(Rest, %, /)
MUTANTS_SWAP(Both, &, |)
MUTANTS_SWAP(Either, |, &)
MUTANTS_SWAP(Left, <<, >>)
MUTANTS_SWAP(Right, >>, <<)

// 'a += b' is written 'a += Add{7} += b'.
#define MUTANTS_ASSIGN(Name, op, other)                                                                      \
    struct Name {                                                                                            \
        int number;                                                                                          \
    };                                                                                                       \
    template <class B>                                                                                       \
    struct Name##Half {                                                                                      \
        const B &b;                                                                                          \
        int number;                                                                                          \
    };                                                                                                       \
    template <class B>                                                                                       \
    constexpr Name##Half<B> operator op(Name name, const B &b)                                               \
    {                                                                                                        \
        return {b, name.number};                                                                             \
    }                                                                                                        \
    template <class A, class B>                                                                              \
    constexpr A &operator op(A &a, const Name##Half<B> &half)                                                \
    {                                                                                                        \
        if (on(half.number))                                                                                 \
            a other half.b;                                                                                  \
        else                                                                                                 \
            a op half.b;                                                                                     \
        return a;                                                                                            \
    }

MUTANTS_ASSIGN(Add, +=, -=)
MUTANTS_ASSIGN(Subtract, -=, +=)
MUTANTS_ASSIGN(Include, |=, &=)
MUTANTS_ASSIGN(Restrict, &=, |=)

// '!a' is written 'Not{7}->*a', '++a' and '--a' the same way: nothing but a call or a member binds closer.
struct Not {
    int number;

    template <class A>
    constexpr bool operator->*(const A &a) const
    {
        return on(number) != !a;
    }
};

struct Increase {
    int number;

    template <class A>
    constexpr A &operator->*(A &a) const
    {
        return on(number) ? --a : ++a;
    }
};

struct Decrease {
    int number;

    template <class A>
    constexpr A &operator->*(A &a) const
    {
        return on(number) ? ++a : --a;
    }
};

struct Least {
    int number;

    template <class A, class B>
    constexpr auto operator()(const A &a, const B &b) const
    {
        return on(number) ? std::max(a, b) : std::min(a, b);
    }
};

struct Most {
    int number;

    template <class A, class B>
    constexpr auto operator()(const A &a, const B &b) const
    {
        return on(number) ? std::min(a, b) : std::max(a, b);
    }
};

} // namespace mutants
