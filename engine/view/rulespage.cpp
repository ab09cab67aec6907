#include "engine/view/rulespage.h"

#include "engine/rules/ranges.h"
#include "engine/view/typesetting.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace medici {

namespace {

QString inlineHtml(const QString &text)
{
    static const QRegularExpression strong(u"\\*\\*(.+?)\\*\\*"_s);
    return text.toHtmlEscaped().replace(strong, u"<b>\\1</b>"_s);
}

QString anchored(const QString &id, const QString &shown)
{
    return u"<a name=\"%1\">%2</a>"_s.arg(id, shown);
}

QString boxed(const QColor &ground, const QString &html)
{
    return u"<table width=\"100%\" cellpadding=\"10\" bgcolor=\"%1\"><tr><td>%2</td></tr></table>"_s.arg(
        ground.name(), html);
}

} // namespace

RulesPage::RulesPage(const QString &source, QStringView language)
{
    const auto set = [&](const QString &text) { return typeset(text, language); };
    static const QRegularExpression statement(u"^([A-Z]\\d+) (.+)$"_s);
    static const QRegularExpression figure(u"^\\[([^\\]]+)\\] ?(.*)$"_s);
    for (const QString &line : source.split(u'\n', Qt::SkipEmptyParts)) {
        if (line.startsWith(u"# "_s))
            m_title = set(line.sliced(2));
        else if (line.startsWith(u"## "_s))
            m_items.push_back({Kind::Section, {}, set(line.sliced(3))});
        else if (const QRegularExpressionMatch match = statement.match(line); match.hasMatch())
            m_items.push_back({match.captured(1).startsWith(u'X') ? Kind::Example : Kind::Statement,
                               match.captured(1), set(match.captured(2))});
        else if (const QRegularExpressionMatch drawn = figure.match(line); drawn.hasMatch())
            m_items.push_back({Kind::Figure, drawn.captured(1), set(drawn.captured(2))});
        else
            m_items.push_back({Kind::Paragraph, {}, set(line)});
    }
}

const RulesPage::Item *RulesPage::find(const QString &id) const
{
    const auto found = ranges::find(m_items, id, &Item::id);
    return found == m_items.end() ? nullptr : &*found;
}

QStringList RulesPage::statements() const
{
    QStringList ids;
    for (const Item &item : m_items)
        if (item.kind == Kind::Statement)
            ids << item.id;
    return ids;
}

QStringList RulesPage::sections() const
{
    QStringList titles;
    for (const Item &item : m_items)
        if (item.kind == Kind::Section)
            titles << item.text;
    return titles;
}

QString RulesPage::anchorOfSection(qsizetype section)
{
    return u"section-%1"_s.arg(section + 1);
}

QString RulesPage::html(const Theme &theme, const std::function<QSize(const QString &)> &figureSize,
                        qreal textScale, const QMap<QString, QString> &remarks) const
{
    const QString muted = theme.color(Role::Muted).name();
    const QString accent = theme.color(Role::Accent).name();
    const QString serif = u"font-family:'EB Garamond 12','EB Garamond',Georgia,serif; font-weight:normal"_s;
    QString html = u"<html><body style=\"color:%1\"><h1 style=\"%2\">%3</h1>"_s.arg(
        theme.color(Role::Ink).name(), serif, inlineHtml(m_title));
    int sections = 0;
    for (const Item &item : m_items) {
        QString text = inlineHtml(item.text);
        switch (item.kind) {
        case Kind::Section:
            html += u"<h2 style=\"%1; margin-top:20px; margin-bottom:6px\">%2</h2>"_s.arg(
                serif, anchored(anchorOfSection(sections++), text));
            break;
        case Kind::Statement:
            if (const QString remark = remarks.value(item.id); !remark.isEmpty())
                text += u"<br><b style=\"color:%1\">%2</b>"_s.arg(accent, remark.toHtmlEscaped());
            html +=
                u"<table width=\"100%\" cellpadding=\"3\"><tr><td width=\"%4\"><b><a name=\"%2\" href=\"place:%2\" style=\"color:%1\">%2</a></b></td><td>%3</td></tr></table>"_s
                    .arg(accent, item.id, text)
                    .arg(qRound(44 * textScale));
            break;
        case Kind::Example:
            html += boxed(theme.color(Role::Sunken), anchored(item.id, text));
            break;
        case Kind::Figure: {
            const QSize size = figureSize(item.id);
            html +=
                u"<p style=\"margin-left:%4px; margin-top:6px; margin-bottom:14px\"><img src=\"figure:%1\" width=\"%2\" height=\"%3\">"_s
                    .arg(item.id)
                    .arg(size.width())
                    .arg(size.height())
                    .arg(qRound(52 * textScale));
            html +=
                text.isEmpty() ? u"</p>"_s : u"<br><span style=\"color:%1\">%2</span></p>"_s.arg(muted, text);
            break;
        }
        case Kind::Paragraph:
            html += u"<p>%1</p>"_s.arg(text);
            break;
        }
    }
    return html + u"</body></html>"_s;
}

} // namespace medici
