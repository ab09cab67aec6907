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
        const Thought thought = game->think(limits, seed, question.dropped);
        QMetaObject::invokeMethod(
            this, [this, &question, thought] { finish(question, thought); }, Qt::QueuedConnection);
    });
}

void Thinker::drop()
{
    for (Question &question : m_questions)
        question.dropped.request();
}

void Thinker::finish(Question &question, const Thought &thought)
{
    question.thread.join(); // has nothing left to do
    const bool wanted = !question.dropped.requested();
    m_questions.remove_if([&](const Question &finished) { return &finished == &question; });
    if (wanted)
        emit answered(thought);
}

} // namespace medici::desktop
