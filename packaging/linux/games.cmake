# Debian keeps programs that are games in a folder of their own.
file(RENAME ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr/bin ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr/games)
