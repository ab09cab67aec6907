#pragma once

#include "app/desktop/table/tablecontroller.h"
#include "engine/view/entry.h"
#include "engine/view/note.h"

#include <QObject>

namespace medici::desktop {

// What people have said so far of what their dice or cards brought. The panel of pictures, the buttons and
// the keyboard all read it here.
class LuckEntry : public QObject {
    Q_OBJECT

public:
    explicit LuckEntry(TableController &table, QObject *parent = nullptr);

    // Whether anything is to be said just now.
    bool open() const;
    const Entry &entry() const { return m_entry; }
    // What was entered, in words.
    QString said() const;

    void type(QChar key);
    void enter(std::size_t outcome);
    // The last thing; when there is none, the last thing that happened at the table.
    void takeBack();
    // What was entered is what came.
    void submit();
    // Says everything anew, in the language of the moment.
    void follow();

signals:
    void changed();
    // Something was entered or taken back: what stands there now, for those who listen.
    void told(const QString &words);
    // It cannot come.
    void refused(const medici::Note &why);

private:
    void renew();
    void entered(std::size_t outcome);
    void refuse(std::size_t outcome);
    Forthcoming forthcoming() const;

    TableController &m_table;
    Entry m_entry;
    QString m_game; // what it is about: a moment of a game
    std::size_t m_cursor = 0;
};

} // namespace medici::desktop
