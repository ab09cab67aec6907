#pragma once

#include <QCoreApplication>
#include <QString>
#include <QTranslator>

namespace medici {

// Speaks a language as long as it lives.
class Speaking {
public:
    explicit Speaking(const QString &language)
    {
        if (m_texts.load(QStringLiteral(":/i18n/medici_%1.qm").arg(language)))
            QCoreApplication::installTranslator(&m_texts);
    }

    bool spoken() const { return !m_texts.isEmpty(); }

private:
    QTranslator m_texts; // takes itself out of the program when it goes
};

} // namespace medici
