#include "app/cli/input.h"

#include "engine/record/fault.h"

#include <cstdio>

#ifdef Q_OS_WIN
#include <fcntl.h>
#include <io.h>
#endif

namespace medici::cli {

Input::Input(const QString &name) : m_name(name == "-" ? QString("standard input") : name)
{
    if (name == "-") {
#ifdef Q_OS_WIN
        _setmode(_fileno(stdin), _O_BINARY);
#endif
        if (m_file.open(stdin, QIODevice::ReadOnly))
            return;
    } else {
        m_file.setFileName(name);
        if (m_file.open(QIODevice::ReadOnly))
            return;
    }
    throw Fault(QString("The file cannot be read: %1.").arg(m_file.errorString())).at(m_name, 0);
}

QString printable(const QString &text)
{
    QString safe = text;
    for (QChar &character : safe)
        if (character != u'\n' && !character.isPrint() && !character.isSurrogate())
            character = QChar::ReplacementCharacter;
    return safe;
}

} // namespace medici::cli
