#pragma once

#include <functional>
#include <utility>

namespace medici::desktop {

class Page;

// A page that is made when it is first wanted: on most days most of them never are.
template <class P>
class Later {
public:
    explicit Later(std::function<P *()> make) : m_make(std::move(make)) {}

    P *get() const { return made() ? m_page : m_page = m_make(); }
    P *operator->() const { return get(); }
    operator P *() const { return get(); }

    bool made() const { return m_page != nullptr; }
    // Whether a page is this one; nothing is made for that.
    bool is(const Page *page) const { return made() && m_page == page; }

private:
    std::function<P *()> m_make;
    mutable P *m_page = nullptr;
};

} // namespace medici::desktop
