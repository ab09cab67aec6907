#pragma once

#include <QWidget>

#include <vector>

class QAction;
class QHBoxLayout;

namespace medici::desktop {

class Appearance;
class StyledLabel;

// The walnut strip on top: where one is, and what can be done from anywhere.
class TitleBar : public QWidget {
    Q_OBJECT

public:
    explicit TitleBar(const Appearance &look, QWidget *parent = nullptr);

    void setTitle(const QString &title, const QString &subtitle);
    // A button for an action, with one of the program's signs.
    void addTool(QAction *action, const QString &sign);
    void showTool(const QAction *action, bool shown);

signals:
    void homeClicked();

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void dress();
    void fit();

    const Appearance &m_appearance;
    QString m_whole; // the title, which may not fit
    StyledLabel *m_title;
    StyledLabel *m_subtitle;
    QWidget *m_home;
    QHBoxLayout *m_row;
    std::vector<QWidget *> m_tools;
};

} // namespace medici::desktop
