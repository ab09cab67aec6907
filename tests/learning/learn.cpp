// Learns a variant's nets from the beginning, and prints them as they are to stand in
// variants/VARIANT/player/nets.txt:
//
//   medici_learn VARIANT COMMIT [GAMES] [--shard K/N]
//
// COMMIT is what the certificate says this program was built from. With a number of games all courses are so
// long, otherwise as long as it takes. With a shard it learns only part K of N, of which 'medici-cli merge'
// makes the whole: a course is cut by the numbers of seats, because within one each game is played with what
// was learned from those before.

#include "app/contests/netsparts.h"
#include "tests/learning/curricula.h"
#include "tests/learning/netsfile.h"

#include <QByteArrayList>

#include <cstdio>
#include <future>
#include <map>
#include <optional>

using namespace medici;

namespace {

void tell(int seats, const std::vector<Figure> &figures)
{
    QByteArray line = QByteArray::number(seats) + " seats:";
    for (const Figure &figure : figures)
        line += ' ' + QByteArray(figure.name) + ' ' + QByteArray::number(figure.value, 'f', 3);
    std::fputs((line + '\n').constData(), stderr);
}

NetsParts learnedBy(const Curriculum &curriculum, const QByteArray &commit, long games, const Shard &shard)
{
    NetsParts nets;
    nets.variant = QByteArray(curriculum.variant.data(), static_cast<qsizetype>(curriculum.variant.size()));
    nets.commit = commit;
    nets.games = games;
    nets.leastSeats = curriculum.leastSeats;
    nets.mostSeats = curriculum.mostSeats;
    nets.shard = shard;
    std::map<int, std::future<std::vector<float>>> weights;
    for (int piece = 0; piece < nets.wanted(); ++piece) {
        if (!shard.has(piece))
            continue;
        const int seats = nets.seatsOf(piece);
        const long length = games > 0 ? games : curriculum.games(seats);
        const Seed seed = curriculum.seed(seats);
        nets.courses[seats] = {length, seed};
        weights[seats] = std::async(std::launch::async, curriculum.learn, seats, length, seed, tell);
    }
    for (auto &[seats, course] : weights)
        nets.courses[seats].lines = linesOf(course.get());
    return nets;
}

} // namespace

int main(int argc, char **argv)
{
    QByteArrayList words(argv + 1, argv + argc);
    std::optional<Shard> shard = Shard();
    if (words.size() > 2 && words[words.size() - 2] == "--shard") {
        shard = shardIn(QString::fromLocal8Bit(words.last()));
        words.resize(words.size() - 2);
    }
    const long games = words.size() == 3 ? words[2].toLong() : 0;
    for (const Curriculum &curriculum : curricula())
        if (shard && (words.size() == 2 || games >= 10)
            && words[0] == QByteArrayView(curriculum.variant.data(), qsizetype(curriculum.variant.size()))) {
            const NetsParts nets = learnedBy(curriculum, words[1], games, *shard);
            std::fputs((shard->whole() ? textOf(nets) : partOf(nets)).constData(), stdout);
            return 0;
        }
    std::fputs("Usage: medici_learn VARIANT COMMIT [GAMES] [--shard K/N] (10 games or more)\n", stderr);
    return 2;
}
