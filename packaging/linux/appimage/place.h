#pragma once

#include <cstdint>
#include <string>

namespace medici::appimage {

// A folder of this person's alone, from which programs may be started, for as long as it lives. Folders of
// earlier ones that were killed are taken away first.
class Place {
public:
    // Where so many bytes are free. Throws a text if there is no such place.
    explicit Place(std::uint64_t bytes);
    ~Place();
    Place(const Place &) = delete;
    Place &operator=(const Place &) = delete;

    const std::string &folder() const { return m_folder; }

private:
    bool begin(const std::string &parent);

    std::string m_folder;
    int m_lock = -1; // held by what runs in the folder, too
};

} // namespace medici::appimage
