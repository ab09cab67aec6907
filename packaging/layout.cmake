# Where the parts of an installed program lie, relative to the folder it is installed to. Programs look for their
# plug-ins relative to themselves (Variants::programFolders), and all else is inside them, so that the folder
# may lie anywhere and move.
if(WIN32)
    set(MEDICI_PROGRAM_DIR .)
    set(MEDICI_INSTALLED_VARIANT_DIR variants)
elseif(APPLE)
    set(MEDICI_PROGRAM_DIR "${MEDICI_NAME}.app/Contents/MacOS")
    set(MEDICI_INSTALLED_VARIANT_DIR "${MEDICI_NAME}.app/Contents/PlugIns/variants")
else()
    set(MEDICI_PROGRAM_DIR bin)
    set(MEDICI_INSTALLED_VARIANT_DIR lib/medici/variants)
endif()

# The same in the build tree, alike on all systems.
set(MEDICI_VARIANT_DIR lib/medici/variants)
