#include "app/desktop/appservices.h"
#include "app/desktop/fileopening.h"
#include "app/desktop/look/programicon.h"
#include "app/desktop/table/boardaccess.h"
#include "app/desktop/window.h"

#include <QAccessible>
#include <QApplication>
#include <QCommandLineParser>

int main(int count, char **arguments)
{
    QApplication application(count, arguments);
    QCoreApplication::setApplicationName(QStringLiteral("medici"));
    QCoreApplication::setApplicationVersion(QStringLiteral(MEDICI_VERSION));
    QGuiApplication::setApplicationDisplayName(QStringLiteral(MEDICI_NAME));
    // Flatpak gives the file the name of its id.
    QGuiApplication::setDesktopFileName(qEnvironmentVariable("FLATPAK_ID", QStringLiteral("medici")));

    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(QStringLiteral("file"), QStringLiteral("A game record or a deal to open."),
                                 QStringLiteral("[file]"));
    parser.process(application);

    QAccessible::installFactory(medici::desktop::BoardAccess::factory);
    medici::desktop::AppServices services(medici::desktop::Folders::ofUser());
    medici::desktop::Window window(services);
    const medici::desktop::FileOpening opening(window);
    window.QWidget::show();
    // Drawn once nobody waits for the window any more.
    QMetaObject::invokeMethod(
        &window, [] { QGuiApplication::setWindowIcon(medici::desktop::programIcon()); },
        Qt::QueuedConnection);
    if (!parser.positionalArguments().isEmpty())
        window.open(parser.positionalArguments().front());
    return QApplication::exec();
}
