#include "app/desktop/about.h"

#include "app/desktop/window.h"

#include <QCoreApplication>
#include <QMessageBox>

namespace medici::desktop {

void tellAbout(QWidget *window)
{
    QMessageBox::about(
        window, Window::tr("About Medici Suite"),
        Window::tr(
            "Medici Suite %1\n\nFour tabletop games on one computer, with people and computer "
            "players.\n\nThis is an unofficial fan project. The games' names and rules belong to their "
            "authors and publishers; the texts, pictures and the program are our own.\n\nFree software under "
            "the "
            "GNU General Public License, version 3 or later. Fonts: EB Garamond and Lato, SIL Open Font "
            "License. Built with Qt and Boost.")
            .arg(QCoreApplication::applicationVersion()));
}

} // namespace medici::desktop
