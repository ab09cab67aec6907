# How packages are compiled and linked: so that a mistake of ours is harder to abuse, and so that neither the folder nor the
# day of the build is in them. The preset 'package' reads it; 'hardened' looks at what came of it.
set(CMAKE_BUILD_RPATH_USE_ORIGIN ON) # the length of a folder's name would show in what is installed
include(CheckPIESupported)
check_pie_supported(LANGUAGES CXX)

if(MSVC)
    add_compile_options(/guard:cf)
    add_link_options(/guard:cf /dynamicbase /highentropyva /nxcompat)
    return()
endif()
add_compile_options(-ffile-prefix-map=${PROJECT_SOURCE_DIR}=. -ffile-prefix-map=${PROJECT_BINARY_DIR}=.)
if(WIN32)
    # GCC's stack protector would bring a library of its own here.
    add_link_options(-Wl,--dynamicbase,--high-entropy-va,--nxcompat)
    return()
endif()
add_compile_options(-fstack-protector-strong -U_FORTIFY_SOURCE $<$<NOT:$<CONFIG:Debug>>:-D_FORTIFY_SOURCE=2>)
if(APPLE)
    return() # its linker does the rest unasked
endif()
add_link_options(-Wl,-z,relro,-z,now,-z,noexecstack)
include(CheckCXXCompilerFlag)
foreach(flag stack-clash-protection cf-protection)
    string(MAKE_C_IDENTIFIER ${flag} known)
    check_cxx_compiler_flag(-f${flag} MEDICI_KNOWS_${known})
    if(MEDICI_KNOWS_${known})
        add_compile_options(-f${flag})
    endif()
endforeach()
