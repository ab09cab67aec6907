#pragma once

#include <QByteArray>
#include <QByteArrayList>

#include <cstdint>
#include <random>

namespace medici {

// Inputs made of others, as libFuzzer makes them, but without looking at coverage and the same on every
// machine.
class Mutation {
public:
    // Words that mean something there, beside the inputs.
    Mutation(QByteArrayList inputs, QByteArrayList words, std::uint32_t seed);

    QByteArray next();

private:
    std::size_t below(qsizetype bound);
    void change(QByteArray &input);

    QByteArrayList m_inputs;
    QByteArrayList m_words;
    std::mt19937 m_random;
};

// The words of a dictionary of libFuzzer's.
QByteArrayList wordsIn(const QByteArray &dictionary);

} // namespace medici
