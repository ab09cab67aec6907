#pragma once

#include <QCompleter>
#include <QLineEdit>
#include <QStringListModel>

namespace medici::desktop {

// A field for a name, in which those who are known come up as they are typed: the first that begins so is
// filled in, and all that do stand in a list below it. Down shows them all.
class NameField : public QLineEdit {
    Q_OBJECT

public:
    explicit NameField(QWidget *parent = nullptr);

    // Who may be meant, the likeliest first.
    void setNames(const QStringList &names) { m_names = names; }
    // What the list below offers just now; nothing while it is closed.
    QStringList offered() const;

signals:
    // Somebody has decided for what stands there.
    void given();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void propose(const QString &typed);
    void offer(const QStringList &names);

    QStringList m_names;
    QStringListModel m_offered;
    QCompleter m_list;
    bool m_letter = false; // one is being typed, nothing deleted
};

} // namespace medici::desktop
