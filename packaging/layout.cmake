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
