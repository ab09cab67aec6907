#include "engine/record/strictjson.h"

#include "engine/record/fault.h"
#include "engine/record/json.h"
#include "engine/rules/ranges.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <cstddef>
#include <deque>
#include <vector>

namespace medici {

namespace {

// Since the text is well-formed, the scan need not follow its structure.
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
                    m_open.push_back(m_fields.size());
                if (c == '}' || c == ']')
                    close();
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
                    Reason::tr("A string contains a control character; it must be written as an escape."));
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
            m_fields.push_back(escaped ? unescaped(literal) : literal.sliced(1, literal.size() - 2));
    }

    void escape()
    {
        static constexpr QByteArrayView known = "\"\\/bfnrtu";
        if (!known.contains(peek(1)))
            throw Fault(Reason::tr("A string contains an escape that JSON does not know."));
        if (peek(1) != 'u') {
            m_at += 2;
            return;
        }
        const ushort unit = hexUnit();
        if (QChar::isHighSurrogate(unit)) {
            if (peek() == '\\' && peek(1) == 'u' && QChar::isLowSurrogate(hexUnit()))
                return;
            throw Fault(Reason::tr("A string contains half a character (a surrogate without its partner)."));
        }
        if (QChar::isLowSurrogate(unit))
            throw Fault(Reason::tr("A string contains half a character (a surrogate without its partner)."));
    }

    ushort hexUnit()
    {
        const ushort unit = m_text.sliced(m_at + 2, 4).toByteArray().toUShort(nullptr, 16);
        m_at += 6;
        return unit;
    }

    QByteArrayView unescaped(QByteArrayView literal)
    {
        const QByteArray array = '[' + literal.toByteArray() + ']';
        return m_unescaped.emplace_back(QJsonDocument::fromJson(array).array().at(0).toString().toUtf8());
    }

    // The innermost object or array.
    void close()
    {
        const auto first = m_fields.begin() + static_cast<std::ptrdiff_t>(m_open.back());
        std::sort(first, m_fields.end());
        if (const auto twice = std::adjacent_find(first, m_fields.end()); twice != m_fields.end())
            throw Fault(Reason::tr("The field %1 is given twice.").arg(quoted(QString::fromUtf8(*twice))));
        m_fields.erase(first, m_fields.end());
        m_open.pop_back();
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
        const bool whole = !digits.empty() && ranges::all_of(digits, isDigit) && !literal.startsWith("-0");
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
    std::vector<QByteArrayView> m_fields; // of the objects that are open
    std::vector<std::size_t> m_open;      // how many fields there were when each began
    std::deque<QByteArray> m_unescaped;   // names that are written otherwise than they are
};

} // namespace

void refuseLooseness(QByteArrayView json)
{
    StrictScan(json).run();
}

} // namespace medici
