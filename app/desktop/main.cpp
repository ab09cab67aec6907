#include "app/desktop/boardaccess.h"
#include "app/desktop/desk.h"
#include "app/desktop/window.h"

#include <QAccessible>
#include <QApplication>
#include <QCommandLineParser>

int main(int count, char **arguments)
{
    QApplication application(count, arguments);
    QCoreApplication::setApplicationName(QStringLiteral("medici"));
    QCoreApplication::setApplicationVersion(QStringLiteral(MEDICI_VERSION));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Medici Suite"));
    QGuiApplication::setDesktopFileName(QStringLiteral("medici"));

    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(QStringLiteral("record"), QStringLiteral("A game record to open."),
                                 QStringLiteral("[record]"));
    parser.process(application);

    QAccessible::installFactory(medici::desktop::BoardAccess::factory);
    medici::desktop::Desk desk(medici::desktop::Folders::ofUser());
    medici::desktop::Window window(desk);
    window.QWidget::show();
    if (!parser.positionalArguments().isEmpty())
        window.open(parser.positionalArguments().front());
    return QApplication::exec();
}
