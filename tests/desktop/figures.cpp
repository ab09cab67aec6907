#include "app/desktop/boardwidget.h"
#include "app/desktop/tablepage.h"
#include "tests/desktop/stage.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <cstdio>

// What the window costs: a full repaint at 1920 x 1080, and the longest time for which it did not listen
// while strong computer players thought. Run it on a quiet machine.

using namespace medici;
using namespace medici::desktop;

int main(int count, char **arguments)
{
    QApplication application(count, arguments);
    Stage stage;
    stage.window.resize(1920, 1080);
    stage.begin(QStringLiteral("HDDD"), 7);
    stage.playOn(4);

    std::vector<double> repaints;
    for (int i = 0; i < 21; ++i) {
        QElapsedTimer clock;
        clock.start();
        stage.window.grab();
        repaints.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
    }
    std::ranges::sort(repaints);

    qint64 worst = 0;
    QElapsedTimer since;
    since.start();
    QTimer tick;
    QObject::connect(&tick, &QTimer::timeout, &tick, [&] { worst = std::max(worst, since.restart()); });
    tick.start(1);
    stage.desk.sitting.setDemo(true);
    for (int scored = 0; scored < 2; ++scored) {
        if (!stage.wait() || stage.desk.sitting.awaiting() != Awaiting::Reader)
            break;
        stage.desk.sitting.acknowledge();
    }
    std::printf("full repaint at 1920 x 1080: %.1f ms (median)\n", repaints[repaints.size() / 2]);
    std::printf("longest silence of the window: %lld ms\n", static_cast<long long>(worst));
    return 0;
}
