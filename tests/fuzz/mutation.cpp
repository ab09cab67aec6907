#include "tests/fuzz/mutation.h"

#include <utility>

namespace medici {

Mutation::Mutation(QByteArrayList inputs, QByteArrayList words, std::uint32_t seed)
    : m_inputs(std::move(inputs)), m_words(std::move(words)), m_random(seed)
{}

QByteArray Mutation::next()
{
    QByteArray input = m_inputs[static_cast<qsizetype>(below(m_inputs.size()))];
    for (std::size_t left = 1 + below(4); left > 0; --left)
        change(input);
    return input;
}

std::size_t Mutation::below(qsizetype bound)
{
    return bound <= 1 ? 0 : m_random() % static_cast<std::size_t>(bound);
}

void Mutation::change(QByteArray &input)
{
    const auto place = [&](qsizetype bound) { return static_cast<qsizetype>(below(bound)); };
    const qsizetype at = place(input.size() + 1);
    const qsizetype length = 1 + place(place(4) == 0 ? 64 : 4);
    switch (below(8)) {
    case 0:
        if (at < input.size())
            input[at] = static_cast<char>(input[at] ^ (1 << place(8)));
        break;
    case 1:
        if (at < input.size())
            input[at] = static_cast<char>(place(256));
        break;
    case 2:
        input.remove(at, length);
        break;
    case 3:
        input.insert(at, input.mid(place(input.size() + 1), length));
        break;
    case 4:
        input.insert(at, m_words.isEmpty() ? QByteArray("0") : m_words[place(m_words.size())]);
        break;
    case 5: // the beginning of one and the end of another
    {
        const QByteArray &other = m_inputs[place(m_inputs.size())];
        input = input.first(at) + other.mid(place(other.size() + 1));
        break;
    }
    case 6: // another number
    {
        const QByteArray figures = "0123456789";
        if (at < input.size() && figures.contains(input[at]))
            input[at] = figures[place(figures.size())];
        break;
    }
    default: // whole lines come twice
    {
        const qsizetype begin = input.lastIndexOf('\n', at > 0 ? at - 1 : 0) + 1;
        const qsizetype end = input.indexOf('\n', begin);
        if (end > begin)
            input.insert(begin, input.mid(begin, end + 1 - begin));
        break;
    }
    }
}

QByteArrayList wordsIn(const QByteArray &dictionary)
{
    QByteArrayList words;
    for (const QByteArray &line : dictionary.split('\n')) {
        if (!line.startsWith('"'))
            continue;
        QByteArray word;
        for (qsizetype i = 1; i + 1 < line.size(); ++i) {
            if (line[i] == '\\' && line[++i] == 'x') {
                word += QByteArray::fromHex(line.mid(i + 1, 2));
                i += 2;
            } else {
                word += line[i];
            }
        }
        words += word;
    }
    return words;
}

} // namespace medici
