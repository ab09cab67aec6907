#pragma once

#include <QObject>
#include <QProcess>
#include <QStringList>

namespace medici::desktop {

// Says words aloud by what the system has for it, one after the other, without a library that the program
// would have to load. Where there is nothing to speak with, nothing is heard.
class Speech : public QObject {
    Q_OBJECT

public:
    explicit Speech(QObject *parent = nullptr);
    ~Speech() override;

    // Whether the system speaks.
    static bool available();

    void say(const QString &words, const QString &language);
    // Whatever is still to be said is not.
    void stop();

private:
    void next();

    QProcess m_process;
    QList<QStringList> m_waiting; // how the system is called for each
};

} // namespace medici::desktop
