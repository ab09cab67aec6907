#pragma once

#include <QString>
#include <QStringList>
#include <QTranslator>

#include <map>
#include <memory>

namespace medici {

// The program's texts in every language it has. It speaks one of them, and can say something in another
// without a window noticing: a program in English prints a sheet in Polish.
class Translations final : public QTranslator {
public:
    explicit Translations(const QString &language = QStringLiteral("en"));
    ~Translations() override;

    static const QStringList &languages();

    const QString &language() const { return m_language; }
    // Windows are told, and say everything anew.
    void speak(const QString &language);

    // What `say` returns while this language is spoken.
    template <class Say>
    auto in(const QString &language, Say &&say) const
    {
        const Turn turn(m_language, language);
        return say();
    }

    QString translate(const char *context, const char *source, const char *disambiguation,
                      int n) const override;
    bool isEmpty() const override { return false; }

private:
    class Turn {
    public:
        Turn(QString &spoken, const QString &language) : m_spoken(spoken), m_before(spoken)
        {
            m_spoken = language;
        }
        ~Turn() { m_spoken = m_before; }
        Turn(const Turn &) = delete;
        Turn &operator=(const Turn &) = delete;

    private:
        QString &m_spoken;
        QString m_before;
    };

    mutable QString m_language;
    std::map<QString, std::unique_ptr<QTranslator>> m_texts;
};

} // namespace medici
