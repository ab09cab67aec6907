#include "packaging/linux/appimage/image.h"

#include <elf.h>
#include <fcntl.h>
#include <sqfs/compressor.h>
#include <sqfs/data_reader.h>
#include <sqfs/dir_reader.h>
#include <sqfs/error.h>
#include <sqfs/id_table.h>
#include <sqfs/inode.h>
#include <sqfs/io.h>
#include <sqfs/super.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <memory>
#include <stdexcept>
#include <vector>

namespace medici::appimage {

namespace {

struct Destroy {
    void operator()(void *object) const { sqfs_destroy(object); }
};
template <typename T>
using Owned = std::unique_ptr<T, Destroy>;

// The part of a file that the library is to take for all of it.
struct Part : sqfs_file_t {
    Part(int whole, std::uint64_t start) : sqfs_file_t(), file(whole), offset(start)
    {
        base.destroy = [](sqfs_object_t *) {}; // stands on the stack
        base.copy = [](const sqfs_object_t *) -> sqfs_object_t * { return nullptr; };
        read_at = [](sqfs_file_t *self, sqfs_u64 from, void *buffer, size_t size) {
            const auto &part = static_cast<const Part &>(*self);
            for (auto *to = static_cast<char *>(buffer); size > 0;) {
                const ssize_t got = pread(part.file, to, size, static_cast<off_t>(part.offset + from));
                if (got <= 0)
                    return static_cast<int>(SQFS_ERROR_IO);
                to += got;
                from += static_cast<sqfs_u64>(got);
                size -= static_cast<size_t>(got);
            }
            return 0;
        };
        write_at = [](sqfs_file_t *, sqfs_u64, const void *, size_t) {
            return static_cast<int>(SQFS_ERROR_IO);
        };
        truncate = [](sqfs_file_t *, sqfs_u64) { return static_cast<int>(SQFS_ERROR_IO); };
        get_size = [](const sqfs_file_t *self) {
            const auto &part = static_cast<const Part &>(*self);
            struct stat found = {};
            return fstat(part.file, &found) == 0 ? static_cast<sqfs_u64>(found.st_size) - part.offset : 0;
        };
    }

    int file;
    std::uint64_t offset;
};

void require(bool met, const std::string &otherwise)
{
    if (!met)
        throw std::runtime_error(otherwise);
}

void requireOfSystem(bool met, const std::string &path)
{
    if (!met)
        throw std::runtime_error(path + ": " + std::strerror(errno));
}

constexpr auto damaged = "this file is damaged: fetch it again";

class Unpacking {
public:
    explicit Unpacking(sqfs_data_reader_t &contents) : m_contents(contents), m_buffer(std::size_t{1} << 20) {}

    void children(const sqfs_tree_node_t &folder, const std::string &path)
    {
        for (const sqfs_tree_node_t *child = folder.children; child != nullptr; child = child->next)
            one(*child, path + '/' + reinterpret_cast<const char *>(child->name));
    }

private:
    void one(const sqfs_tree_node_t &node, const std::string &path)
    {
        const mode_t mode = node.inode->base.mode;
        if (S_ISDIR(mode)) {
            requireOfSystem(mkdir(path.c_str(), 0700) == 0, path);
            children(node, path);
        } else if (S_ISLNK(mode)) {
            const std::string target(reinterpret_cast<const char *>(node.inode->extra),
                                     node.inode->data.slink.target_size);
            requireOfSystem(symlink(target.c_str(), path.c_str()) == 0, path);
        } else if (S_ISREG(mode)) {
            file(*node.inode, path, (mode & S_IXUSR) != 0 ? 0700 : 0600);
        }
    }

    void file(const sqfs_inode_generic_t &inode, const std::string &path, mode_t mode)
    {
        const int to = open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode);
        requireOfSystem(to >= 0, path);
        sqfs_u64 size = 0;
        sqfs_inode_get_file_size(&inode, &size);
        for (sqfs_u64 done = 0; done < size;) {
            const sqfs_s32 got = sqfs_data_reader_read(&m_contents, &inode, done, m_buffer.data(),
                                                       static_cast<sqfs_u32>(m_buffer.size()));
            require(got > 0, damaged);
            for (sqfs_s32 written = 0; written < got;) {
                const ssize_t now = write(to, m_buffer.data() + written, static_cast<size_t>(got - written));
                requireOfSystem(now > 0, path);
                written += static_cast<sqfs_s32>(now);
            }
            done += static_cast<sqfs_u64>(got);
        }
        requireOfSystem(close(to) == 0, path);
    }

    sqfs_data_reader_t &m_contents;
    std::vector<char> m_buffer;
};

} // namespace

std::uint64_t sizeOfProgram(int file)
{
    Elf64_Ehdr header = {};
    require(pread(file, &header, sizeof header, 0) == sizeof header, damaged);
    return header.e_shoff + std::uint64_t{header.e_shentsize} * header.e_shnum;
}

void unpack(int file, std::uint64_t offset, const std::string &folder)
{
    Part part(file, offset);
    sqfs_super_t super = {};
    require(sqfs_super_read(&super, &part) == 0, damaged);

    sqfs_compressor_config_t config = {};
    sqfs_compressor_config_init(&config, static_cast<SQFS_COMPRESSOR>(super.compression_id), super.block_size,
                                SQFS_COMP_FLAG_UNCOMPRESS);
    sqfs_compressor_t *made = nullptr;
    require(sqfs_compressor_create(&config, &made) == 0, damaged);
    const Owned<sqfs_compressor_t> compressor(made);

    const Owned<sqfs_id_table_t> owners(sqfs_id_table_create(0));
    require(sqfs_id_table_read(owners.get(), &part, &super, made) == 0, damaged);
    const Owned<sqfs_dir_reader_t> folders(sqfs_dir_reader_create(&super, made, &part, 0));
    sqfs_tree_node_t *root = nullptr;
    require(sqfs_dir_reader_get_full_hierarchy(folders.get(), owners.get(), nullptr, 0, &root) == 0, damaged);
    const std::unique_ptr<sqfs_tree_node_t, void (*)(sqfs_tree_node_t *)> tree(root, sqfs_dir_tree_destroy);
    const Owned<sqfs_data_reader_t> contents(sqfs_data_reader_create(&part, super.block_size, made, 0));
    require(sqfs_data_reader_load_fragment_table(contents.get(), &super) == 0, damaged);
    Unpacking(*contents).children(*root, folder);
}

} // namespace medici::appimage
