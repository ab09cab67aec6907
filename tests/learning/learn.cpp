// Learns a variant's nets from the beginning, and prints them as they are to stand in
// variants/VARIANT/player/nets.txt:
//
//   medici_learn VARIANT COMMIT [GAMES]
//
// COMMIT is what the certificate says this program was built from. With a number of games all courses are so
// long, otherwise as long as it takes.

#include "tests/learning/curricula.h"
#include "tests/learning/netsfile.h"

#include <cstdio>
#include <cstdlib>
#include <future>

using namespace medici;

namespace {

void tell(int seats, const std::vector<Figure> &figures)
{
    QByteArray line = QByteArray::number(seats) + " seats:";
    for (const Figure &figure : figures)
        line += ' ' + QByteArray(figure.name) + ' ' + QByteArray::number(figure.value, 'f', 3);
    std::fputs((line + '\n').constData(), stderr);
}

struct Course {
    int seats;
    long games;
    std::future<std::vector<float>> weights;
};

QByteArray netsFile(const Curriculum &curriculum, const QByteArray &commit, long games)
{
    std::vector<Course> courses;
    for (int seats = curriculum.leastSeats; seats <= curriculum.mostSeats; ++seats) {
        const long length = games > 0 ? games : curriculum.games(seats);
        courses.push_back(
            {seats, length,
             std::async(std::launch::async, curriculum.learn, seats, length, curriculum.seed, tell)});
    }
    QByteArray all;
    QByteArray withHeads;
    for (Course &course : courses) {
        const QByteArray lines = linesOf(course.weights.get());
        all += lines;
        withHeads += "// " + QByteArray::number(course.seats) + " seats, " + QByteArray::number(course.games)
            + " games\n" + lines;
    }
    const QByteArray variant(curriculum.variant.data(), static_cast<qsizetype>(curriculum.variant.size()));
    return "// What the computer players learned; nets.h says what the numbers mean.\n"
           "// made by: ./dev learn "
        + variant + (games > 0 ? ' ' + QByteArray::number(games) : QByteArray()) + "\n// seed: "
        + QByteArray::number(curriculum.seed) + " and as much more as there are seats" + "\n// commit: "
        + commit + "\n// sha256: " + sha256Of(all) + " of the lines without slashes\n" + withHeads;
}

} // namespace

int main(int argc, char **argv)
{
    const long games = argc == 4 ? std::atol(argv[3]) : 0;
    for (const Curriculum &curriculum : curricula())
        if ((argc == 3 || games >= 10) && curriculum.variant == argv[1]) {
            std::fputs(netsFile(curriculum, argv[2], games).constData(), stdout);
            return 0;
        }
    std::fputs("Usage: medici_learn VARIANT COMMIT [GAMES] (10 or more)\n", stderr);
    return 2;
}
