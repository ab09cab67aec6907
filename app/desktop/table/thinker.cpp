#include "app/desktop/table/thinker.h"

namespace medici::desktop {

Thinker::~Thinker()
{
    drop();
    for (Question &question : m_questions)
        question.thread.join();
}

void Thinker::ask(const Game &position, const Limits &limits, Seed seed)
{
    drop();
    Question &question = m_questions.emplace_back();
    question.thread = std::thread([this, &question, limits, seed, game = position.clone()] {
        question.thought = game->think(limits, seed, question.dropped);
        question.answered = true;
        QMetaObject::invokeMethod(this, &Thinker::takeAnswers, Qt::QueuedConnection);
    });
}

void Thinker::drop()
{
    for (Question &question : m_questions)
        question.dropped.request();
}

void Thinker::takeAnswers()
{
    std::optional<Thought> wanted;
    for (auto question = m_questions.begin(); question != m_questions.end();) {
        if (!question->answered) {
            ++question;
            continue;
        }
        question->thread.join(); // has nothing left to do
        if (!question->dropped.requested())
            wanted = question->thought;
        question = m_questions.erase(question);
    }
    if (wanted)
        emit answered(*wanted);
}

} // namespace medici::desktop
