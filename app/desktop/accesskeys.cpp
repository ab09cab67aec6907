#include "app/desktop/accesskeys.h"

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
    QSet<QChar> taken;
    for (QAction *action : menu.actions()) {
        if (action->isSeparator())
            continue;
        QString text = withoutAccessKey(action->text());
        for (const qsizetype at : lettersOf(text))
            if (const QChar letter = text[at].toLower(); !taken.contains(letter)) {
                taken << letter;
                text = QString(text.left(at)).replace(u'&', QStringLiteral("&&")) + u'&'
                    + QString(text.mid(at)).replace(u'&', QStringLiteral("&&"));
                break;
            }
        action->setText(text);
    }
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
