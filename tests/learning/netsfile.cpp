#include "tests/learning/netsfile.h"

#include <QCryptographicHash>
#include <QList>

#include <cstdlib>

namespace medici {

NetsFile::NetsFile(const QByteArray &text)
{
    for (const QByteArray &line : text.split('\n')) {
        const qsizetype colon = line.indexOf(": ");
        if (!line.startsWith("//"))
            weights += line.isEmpty() ? line : line + '\n';
        else if (colon > 0)
            certificate.insert(line.sliced(2, colon - 2).trimmed(), line.sliced(colon + 2));
        else if (line.contains(" seats, "))
            courses += line.sliced(2).trimmed();
    }
}

std::vector<float> NetsFile::numbers() const
{
    std::vector<float> numbers;
    for (const QByteArray &word : weights.simplified().split(' '))
        numbers.push_back(std::strtof(word.constData(), nullptr));
    return numbers;
}

QByteArray linesOf(const std::vector<float> &weights)
{
    constexpr std::size_t perLine = 8;
    QByteArray lines;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        const bool last = i % perLine == perLine - 1 || i + 1 == weights.size();
        lines += QByteArray::number(weights[i], 'e', 5) + "F," + (last ? '\n' : ' ');
    }
    return lines;
}

QByteArray sha256Of(const QByteArray &lines)
{
    return QCryptographicHash::hash(lines, QCryptographicHash::Sha256).toHex();
}

} // namespace medici
