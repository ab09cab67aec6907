#pragma once

#include <QString>
#include <QStringList>
#include <QTranslator>

#include <atomic>
#include <memory>
#include <vector>

namespace medici {

// The program's texts in every language it has, typeset. It speaks one of them, and can say something in
// another without a window noticing: a program in English prints a sheet in Polish.
//
// Whoever speaks must be the window's thread. Any thread may be answered meanwhile, since Qt itself puts
// errors into words where they happen: texts are read once for all, and what is spoken is one pointer.
class Translations final : public QTranslator {
public:
    struct Source {
        QString name; // of files such as medici_pl.qm
        QStringList folders;
    };

    // Of several sources that know a text, the first is right.
    explicit Translations(const QList<Source> &sources = {programTexts()});
    ~Translations() override;

    static const QStringList &languages();
    static Source programTexts();

    const QString &language() const { return m_spoken.load()->name; }
    // Windows are told, and say everything anew. A language that nobody knows is English.
    void speak(const QString &language);

    // As from now on, without a window noticing: a part of one speaks another language than the rest.
    void turnTo(const QString &language) const { m_spoken = &known(language); }

    // What `say` returns while this language is spoken.
    template <class Say>
    auto in(const QString &language, Say &&say) const
    {
        const Turn turn(m_spoken, &known(language));
        return say();
    }

    QString translate(const char *context, const char *source, const char *disambiguation,
                      int n) const override;
    bool isEmpty() const override { return false; }

private:
    struct Language {
        QString name;
        std::vector<std::unique_ptr<QTranslator>> texts;
    };

    class Turn {
    public:
        Turn(std::atomic<const Language *> &spoken, const Language *language)
            : m_spoken(spoken), m_before(spoken.exchange(language))
        {}
        ~Turn() { m_spoken = m_before; }
        Turn(const Turn &) = delete;
        Turn &operator=(const Turn &) = delete;

    private:
        std::atomic<const Language *> &m_spoken;
        const Language *m_before;
    };

    const Language &known(const QString &language) const;

    std::vector<Language> m_languages;
    mutable std::atomic<const Language *> m_spoken;
};

} // namespace medici
