#include <QApplication>
#include <QWidget>

// The least a Qt window costs: what 'startup.sh' compares the program with.

int main(int count, char **arguments)
{
    QApplication application(count, arguments);
    QWidget window;
    window.resize(1280, 800);
    window.show();
    return QApplication::exec();
}
