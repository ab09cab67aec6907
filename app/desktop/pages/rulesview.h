#pragma once

#include "app/desktop/pages/page.h"

#include <QTextBrowser>

class QLineEdit;
class QListWidget;

namespace medici::desktop {

class GameChoice;
class KeyButton;
class StyledLabel;
struct AppServices;

// The rules of a variant, numbered by statement and searchable.
class RulesView : public Page {
    Q_OBJECT

public:
    explicit RulesView(AppServices &services, QWidget *parent = nullptr);

    // At a statement ('D17'), or at the beginning.
    void open(const QString &variant, const QString &rule = {});

    QString title() const override;
    QString subtitle() const override;
    QWidget *firstFocus() override;
    void enter() override;

    QTextBrowser *browser() const { return m_browser; }
    QLineEdit *search() const { return m_search; }
    bool found() const { return m_found; }

    KeyButton *lessonButton() const { return m_lesson; }

signals:
    void lessonWanted(const QString &variant);
    void studiesWanted(const QString &variant);
    // Somebody wants to see what a statement is about.
    void placeWanted(const QString &variant, const QString &rule);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void retranslate() override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void write();
    QMap<QString, QString> remarks() const;
    void rewrite();
    void arrange();
    void find(bool onward, bool backward = false);

    AppServices &m_services;
    QString m_variant;
    QString m_rule;
    bool m_found = true;
    bool m_stale = false;
    QTextBrowser *m_browser;
    GameChoice *m_variants;
    QListWidget *m_contents;
    QLineEdit *m_search;
    StyledLabel *m_result;
    StyledLabel *m_guide;
    KeyButton *m_next;
    KeyButton *m_lesson;
    KeyButton *m_studies;
    KeyButton *m_back;
};

} // namespace medici::desktop
