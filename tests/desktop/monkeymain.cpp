#include "tests/desktop/monkey.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDeadlineTimer>

#include <cstdio>

using namespace Qt::StringLiterals;

// Random hands for a while; see monkey.h. With a seed, what they did before.
int main(int count, char **arguments)
{
    QApplication application(count, arguments);
    QCoreApplication::setApplicationVersion(u"test"_s);
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addOption({u"acts"_s, u"How many things to do."_s, u"number"_s, u"1000"_s});
    parser.addOption({u"seconds"_s, u"How long instead."_s, u"seconds"_s});
    parser.addOption({u"folder"_s, u"Where everything is kept; otherwise nothing is."_s, u"folder"_s});
    parser.addPositionalArgument(u"seed"_s, u"Which things."_s, u"[seed]"_s);
    parser.process(application);
    const QStringList seeds = parser.positionalArguments();
    const quint32 seed =
        seeds.isEmpty() ? QRandomGenerator::system()->bounded(1'000'000U) : seeds.front().toUInt();
    const int acts = parser.value(u"acts"_s).toInt();
    const bool timed = parser.isSet(u"seconds"_s);
    const QDeadlineTimer end(timed ? parser.value(u"seconds"_s).toInt() * 1000LL : -1LL);

    medici::desktop::Monkey monkey(seed, parser.value(u"folder"_s));
    const bool sound = monkey.play([&](int done) { return timed ? end.hasExpired() : done >= acts; });
    std::printf("monkey %u: %s\n", seed, sound ? "nothing was wrong" : "something was wrong, see above");
    return sound ? 0 : 1;
}
