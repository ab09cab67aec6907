#pragma once

#include <QWidget>

class QButtonGroup;
class QHBoxLayout;

namespace medici::desktop {

// A choice between few things, side by side: the chosen one filled and ticked.
class Segments : public QWidget {
    Q_OBJECT

public:
    explicit Segments(QWidget *parent = nullptr);

    // The texts of the choices; their number may change.
    void setChoices(const QStringList &texts);
    int count() const;
    int chosen() const;
    void choose(int index);
    void setChoiceEnabled(int index, bool enabled);

signals:
    void picked(int index);

private:
    void leadTabToChosen();

    QButtonGroup *m_group;
    QHBoxLayout *m_row;
};

} // namespace medici::desktop
