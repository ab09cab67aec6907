#include "engine/record/json.h"

#include "engine/record/fault.h"

#include <QCborArray>
#include <QJsonArray>
#include <QJsonDocument>
#include <QUtf8StringView>

#include <set>
#include <vector>

namespace medici {

namespace {

// What Qt's parser lets pass: duplicate fields, loose escapes, raw control characters and numbers of
// every kind. It looks at text that Qt has found well-formed, so it need not follow the structure.
class StrictScan {
public:
    explicit StrictScan(QByteArrayView text) : m_text(text) {}

    void run()
    {
        while (m_at < m_text.size()) {
            const char c = peek();
            if (c == '"') {
                string();
            } else if (c == '-' || c == '.' || isDigit(c)) {
                number();
            } else {
                if (c == '{' || c == '[')
                    m_fields.emplace_back();
                if (c == '}' || c == ']')
                    m_fields.pop_back();
                ++m_at;
            }
        }
    }

private:
    static bool isDigit(char c) { return c >= '0' && c <= '9'; }

    char peek(qsizetype ahead = 0) const
    {
        return m_at + ahead < m_text.size() ? m_text[m_at + ahead] : '\0';
    }

    void string()
    {
        const qsizetype begin = m_at++;
        bool escaped = false;
        while (peek() != '"') {
            if (static_cast<unsigned char>(peek()) < 0x20)
                throw Fault(
                    Reason::tr("A control character stands in a string; it must be written as an escape."));
            if (peek() == '\\') {
                escape();
                escaped = true;
            } else {
                ++m_at;
            }
        }
        ++m_at;
        const QByteArrayView literal = m_text.sliced(begin, m_at - begin);
        while (peek() == ' ' || peek() == '\t')
            ++m_at;
        if (peek() == ':')
            field(escaped ? unescaped(literal) : QString::fromUtf8(literal.sliced(1, literal.size() - 2)));
    }

    void escape()
    {
        static constexpr QByteArrayView known = "\"\\/bfnrtu";
        if (!known.contains(peek(1)))
            throw Fault(Reason::tr("A string holds an escape that JSON does not know."));
        if (peek(1) != 'u') {
            m_at += 2;
            return;
        }
        const ushort unit = hexUnit();
        if (QChar::isHighSurrogate(unit)) {
            if (peek() == '\\' && peek(1) == 'u' && QChar::isLowSurrogate(hexUnit()))
                return;
            throw Fault(Reason::tr("A string holds half a character (a surrogate without its partner)."));
        }
        if (QChar::isLowSurrogate(unit))
            throw Fault(Reason::tr("A string holds half a character (a surrogate without its partner)."));
    }

    ushort hexUnit()
    {
        const ushort unit = m_text.sliced(m_at + 2, 4).toByteArray().toUShort(nullptr, 16);
        m_at += 6;
        return unit;
    }

    static QString unescaped(QByteArrayView literal)
    {
        const QByteArray array = '[' + literal.toByteArray() + ']';
        return QJsonDocument::fromJson(array).array().at(0).toString();
    }

    void field(const QString &name)
    {
        if (!m_fields.back().insert(name).second)
            throw Fault(Reason::tr("The field %1 is given twice.").arg(quoted(name)));
    }

    void number()
    {
        // More than any number of a record has, and few enough for every reader of JSON.
        constexpr qsizetype mostDigits = 15;
        const qsizetype begin = m_at;
        while (isDigit(peek()) || (peek() != '\0' && QByteArrayView("+-.eE").contains(peek())))
            ++m_at;
        const QByteArrayView literal = m_text.sliced(begin, m_at - begin);
        const QByteArrayView digits = literal.sliced(literal.startsWith('-') ? 1 : 0);
        const bool whole =
            !digits.empty() && std::ranges::all_of(digits, isDigit) && !literal.startsWith("-0");
        if (!whole)
            throw Fault(Reason::tr("The number %1 must be written as a whole one.")
                            .arg(QString::fromUtf8(shortened(literal))));
        if (digits.size() > mostDigits)
            throw Fault(Reason::tr("The number %1 is too large.").arg(QString::fromUtf8(shortened(literal))));
    }

    static QByteArray shortened(QByteArrayView literal)
    {
        constexpr qsizetype most = 24;
        return literal.size() <= most ? literal.toByteArray() : literal.first(most).toByteArray() + "...";
    }

    QByteArrayView m_text;
    qsizetype m_at = 0;
    std::vector<std::set<QString>> m_fields; // of the objects that are open
};

QByteArray textOf(const QCborValue &value);

QByteArray textOf(const QCborMap &map)
{
    QByteArray text = "{";
    for (const auto &[key, value] : map) {
        if (text.size() > 1)
            text += ',';
        text += textOf(key) + ':' + textOf(QCborValue(value));
    }
    return text + '}';
}

QByteArray textOf(const QCborArray &array)
{
    QByteArray text = "[";
    for (const QCborValue &value : array) {
        if (text.size() > 1)
            text += ',';
        text += textOf(value);
    }
    return text + ']';
}

QByteArray textOf(const QString &string)
{
    static constexpr char hex[] = "0123456789abcdef";
    QByteArray text = "\"";
    for (const char c : string.toUtf8()) {
        if (static_cast<unsigned char>(c) < 0x20) {
            text += "\\u00";
            text += hex[c >> 4];
            text += hex[c & 15];
            continue;
        }
        if (c == '"' || c == '\\')
            text += '\\';
        text += c;
    }
    return text + '"';
}

QByteArray textOf(const QCborValue &value)
{
    switch (value.type()) {
    case QCborValue::Map:
        return textOf(value.toMap());
    case QCborValue::Array:
        return textOf(value.toArray());
    case QCborValue::String:
        return textOf(value.toString());
    case QCborValue::Integer:
        return QByteArray::number(value.toInteger());
    case QCborValue::True:
        return "true";
    case QCborValue::False:
        return "false";
    default:
        return "null";
    }
}

} // namespace

QJsonObject objectOn(QByteArrayView line)
{
    if (line.contains('\0'))
        throw Fault(Reason::tr("The line holds a NUL byte."));
    if (line.contains('\r'))
        throw Fault(Reason::tr("The line holds a carriage return; lines end with LF alone."));
    if (line.isEmpty())
        throw Fault(Reason::tr("The line is empty."));
    if (line.startsWith("\xef\xbb\xbf"))
        throw Fault(Reason::tr("The line begins with a byte order mark."));
    if (!QUtf8StringView(line.data(), line.size()).isValidUtf8())
        throw Fault(Reason::tr("The line is not UTF-8."));

    QJsonParseError error;
    const QJsonDocument document =
        QJsonDocument::fromJson(QByteArray::fromRawData(line.data(), line.size()), &error);
    if (error.error != QJsonParseError::NoError)
        throw Fault(Reason::tr("The line is not JSON: %1 at byte %2.")
                        .arg(error.errorString())
                        .arg(error.offset + 1));
    if (!document.isObject())
        throw Fault(Reason::tr("The line is not a JSON object."));
    StrictScan(line).run();
    return document.object();
}

QByteArray lineOf(const QCborMap &object)
{
    return textOf(object) + '\n';
}

QString quoted(const QCborValue &value)
{
    constexpr qsizetype most = 80;
    const QString text = QString::fromUtf8(textOf(value));
    return text.size() <= most ? text : text.first(most) + QChar(u'…');
}

} // namespace medici
