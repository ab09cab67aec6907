#pragma once

#include <QGuiApplication>

#include <array>

namespace medici {

// Some of what is read asks for a program around it: where plug-ins are, or (settings that claim to hold one)
// for pictures.
inline void needApplication()
{
    static int argc = 1;
    static std::array<char, 12> name{"medici-cli"};
    static char *argv = name.data();
    if (QCoreApplication::instance() == nullptr)
        new QGuiApplication(argc, &argv); // as long as the program runs
}

} // namespace medici
