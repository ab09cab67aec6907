#pragma once

#include "app/desktop/pages/page.h"
#include "app/desktop/storage/gamestore.h"

#include <QTimer>

class QTableWidget;

namespace medici::desktop {

class KeyButton;
class SentenceLabel;
struct AppServices;

// All games there are on disk, interrupted ones first: to go on with, to look at, to throw away.
class ArchivePage : public Page {
    Q_OBJECT

public:
    explicit ArchivePage(AppServices &services, QWidget *parent = nullptr);

    QString title() const override;
    QString subtitle() const override;
    QWidget *firstFocus() override;
    void enter() override;

    QTableWidget *list() const { return m_list; }
    void openCurrent();
    void removeCurrent();

signals:
    void openWanted(const QString &file, const QString &id);
    void replayWanted(const QString &file);
    void reviewWanted(const QString &file);
    void printWanted(const QString &file, const QString &id);
    void sameDealWanted(const QString &file);
    void comparisonWanted(const QString &file);
    void bookWanted();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void retranslate() override;

private:
    void showMenu(const QPoint &at);
    QString idOf(const QString &file) const;
    void readOn();
    void follow();
    void read(const QString &file);
    void addRow(const QString &file, const QStringList &texts);
    QString stateOf(const GameInProgress &current) const;

    AppServices &m_services;
    QStringList m_files;       // a row each
    QStringList m_interrupted; // of all
    QStringList m_unread;      // those that are still to be read
    QTimer m_reading;
    QTableWidget *m_list;
    SentenceLabel *m_words;
    KeyButton *m_book;
    KeyButton *m_remove;
    KeyButton *m_back;
    KeyButton *m_open;
};

} // namespace medici::desktop
