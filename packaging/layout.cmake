# Where the parts of an installed program lie, relative to the folder it is installed to. Programs look for their
# plug-ins relative to themselves (Variants::programFolders), both for the engine's libraries (medici_find_engine),
# and all else is inside them, so that the folder may lie anywhere and move.
if(WIN32)
    set(MEDICI_PROGRAM_DIR .)
    set(MEDICI_INSTALLED_LIBRARY_DIR .)
    set(MEDICI_INSTALLED_VARIANT_DIR variants)
elseif(APPLE)
    set(MEDICI_PROGRAM_DIR "${MEDICI_NAME}.app/Contents/MacOS")
    set(MEDICI_INSTALLED_LIBRARY_DIR "${MEDICI_NAME}.app/Contents/Frameworks")
    set(MEDICI_INSTALLED_VARIANT_DIR "${MEDICI_NAME}.app/Contents/PlugIns/variants")
else()
    set(MEDICI_PROGRAM_DIR bin)
    set(MEDICI_INSTALLED_LIBRARY_DIR lib/medici)
    set(MEDICI_INSTALLED_VARIANT_DIR lib/medici/variants)
endif()

# The same in the build tree, alike on all systems.
set(MEDICI_VARIANT_DIR lib/medici/variants)
set(MEDICI_LIBRARY_DIR lib/medici)

# medici_find_engine(<target> <folder>): what is installed there finds the engine. Windows looks beside the program.
function(medici_find_engine target folder)
    file(RELATIVE_PATH way "/${folder}" "/${MEDICI_INSTALLED_LIBRARY_DIR}")
    set_target_properties(${target} PROPERTIES INSTALL_RPATH "$<IF:$<PLATFORM_ID:Darwin>,@loader_path,$ORIGIN>/${way}")
endfunction()

# medici_install_program(<target> [BUNDLE]): on macOS a bundle of its own, or what lies in that of another. Which it is has to
# be known before it is installed: as a program, the bundle would come into itself.
function(medici_install_program target)
    cmake_parse_arguments(PARSE_ARGV 1 arg "BUNDLE" "" "")
    if(arg_BUNDLE)
        set_target_properties(${target} PROPERTIES WIN32_EXECUTABLE ON MACOSX_BUNDLE ON)
    endif()
    medici_find_engine(${target} ${MEDICI_PROGRAM_DIR})
    install(TARGETS ${target} RUNTIME DESTINATION ${MEDICI_PROGRAM_DIR} BUNDLE DESTINATION .)
endfunction()
