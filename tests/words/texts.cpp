#include "tests/words/texts.h"

#include <QDirIterator>
#include <QFile>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;

namespace {

QString read(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

Message messageFrom(QXmlStreamReader &xml, const QString &context)
{
    Message message{context, {}, {}, {}, true};
    while (xml.readNextStartElement()) {
        const QStringView element = xml.name();
        if (element == u"source") {
            message.english = xml.readElementText();
        } else if (element == u"comment") {
            message.comment = xml.readElementText();
        } else if (element == u"translation") {
            message.finished = !xml.attributes().hasAttribute(u"type"_s);
            QString whole;
            while (xml.readNext() != QXmlStreamReader::EndElement) {
                if (xml.isStartElement())
                    message.polish << xml.readElementText();
                else if (xml.isCharacters())
                    whole += xml.text();
            }
            if (message.polish.isEmpty())
                message.polish << whole;
        } else {
            xml.skipCurrentElement();
        }
    }
    return message;
}

} // namespace

std::vector<Message> messagesIn(const QDir &project)
{
    QXmlStreamReader xml(read(project.filePath(u"translations/medici_pl.ts"_s)));
    std::vector<Message> messages;
    QString context;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement() && xml.name() == u"name")
            context = xml.readElementText();
        else if (xml.isStartElement() && xml.name() == u"message")
            messages.push_back(messageFrom(xml, context));
    }
    return messages;
}

std::vector<Page> pagesIn(const QDir &project)
{
    QStringList paths;
    for (const QString &name : {u"README.md"_s, u"CONTRIBUTING.md"_s, u"CHANGELOG.md"_s})
        paths << project.filePath(name);
    for (const QString &folder : {u"packaging"_s, u"variants"_s, u"app"_s, u"engine"_s}) {
        QDirIterator found(project.filePath(folder),
                           {u"*.txt"_s, u"*.md"_s, u"*.in"_s, u"*.nsi"_s, u"*.cmake"_s, u"plugin.json"_s},
                           QDir::Files, QDirIterator::Subdirectories);
        while (found.hasNext())
            paths << found.next();
    }
    std::vector<Page> pages;
    for (const QString &path : paths)
        pages.push_back({project.relativeFilePath(path), read(path)});
    return pages;
}
