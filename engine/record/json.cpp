#include "engine/record/json.h"

#include "engine/record/fault.h"
#include "engine/record/strictjson.h"

#include <QCborArray>
#include <QJsonDocument>
#include <QUtf8StringView>

namespace medici {

namespace {

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
        throw Fault(Reason::tr("The line contains a NUL byte."));
    if (line.contains('\r'))
        throw Fault(Reason::tr("The line contains a carriage return; lines must end with LF alone."));
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
    refuseLooseness(line);
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
    if (text.size() <= most)
        return text;
    return text.first(text.at(most - 1).isHighSurrogate() ? most - 1 : most) + QChar(u'…');
}

} // namespace medici
