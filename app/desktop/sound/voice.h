#pragma once

#include "app/desktop/sound/speech.h"
#include "app/desktop/table/tablecontroller.h"

#include <functional>

namespace medici::desktop {

class Languages;
class TableLanguage;

// Tells those at the table aloud what computer players do and whose turn it is, if somebody wants that.
class Voice : public QObject {
    Q_OBJECT

public:
    using Speaker = std::function<void(const QString &words, const QString &language)>;

    Voice(TableController &table, const TableLanguage &language, Languages &languages, Settings &settings,
          QObject *parent = nullptr);

    // By somebody else than the system.
    void setSpeaker(Speaker speaker) { m_speaker = std::move(speaker); }

private:
    void moved(const Session::Change &change);
    void tell(const Session::Change &change);
    void follow();
    QString prompt() const;
    void say(const QString &words);

    TableController &m_table;
    const TableLanguage &m_language;
    Languages &m_languages;
    Settings &m_settings;
    Speech m_speech;
    Speaker m_speaker;
    QString m_prompt; // said last
};

} // namespace medici::desktop
