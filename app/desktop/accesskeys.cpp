#include "app/desktop/accesskeys.h"

#include <QKeySequence>
#include <QMenu>
#include <QSet>

namespace medici::desktop {

namespace {

// Letters that every keyboard has without a second key, those with which words begin first.
QList<qsizetype> lettersOf(const QString &text)
{
    QList<qsizetype> first;
    QList<qsizetype> others;
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (!text[at].isLetterOrNumber() || text[at].unicode() > 0x7f)
            continue;
        const bool begins = at == 0 || !text[at - 1].isLetterOrNumber();
        (begins ? first : others) << at;
    }
    return first + others;
}

} // namespace

void giveAccessKeys(QMenu &menu)
{
    const auto letterOf = [](const QAction *action) {
        return QKeySequence::mnemonic(action->text()).toString().right(1).toLower();
    };
    QSet<QString> taken;
    for (const QAction *action : menu.actions())
        taken << letterOf(action);
    for (QAction *action : menu.actions()) {
        if (action->isSeparator() || !letterOf(action).isEmpty())
            continue;
        const QString text = withoutAccessKey(action->text());
        for (const qsizetype at : lettersOf(text))
            if (const QString letter = text.mid(at, 1).toLower(); !taken.contains(letter)) {
                taken << letter;
                action->setText(asEntry(text.left(at)) + u'&' + asEntry(text.mid(at)));
                break;
            }
    }
}

QString asEntry(QString words)
{
    return words.replace(u'&', QStringLiteral("&&"));
}

QString withoutAccessKey(const QString &text)
{
    QString plain;
    for (qsizetype at = 0; at < text.size(); ++at)
        if (text[at] != u'&' || (at + 1 < text.size() && text[at + 1] == u'&'))
            plain += text[at] == u'&' ? text[at++] : text[at];
    return plain;
}

} // namespace medici::desktop
