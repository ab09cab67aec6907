# Fills in what macOS reads of the bundle; apart, because it can be checked on other systems as well.
set(MEDICI_PLIST ${CMAKE_CURRENT_BINARY_DIR}/Info.plist)
set(MEDICI_RECORD_TYPE ${MEDICI_ID}.record)
configure_file(${CMAKE_CURRENT_LIST_DIR}/Info.plist.in ${MEDICI_PLIST} @ONLY)
foreach(language EN PL)
    string(TOLOWER ${language} folder)
    set(record "${MEDICI_RECORD_${language}}")
    configure_file(${CMAKE_CURRENT_LIST_DIR}/InfoPlist.strings.in
        ${CMAKE_CURRENT_BINARY_DIR}/${folder}.lproj/InfoPlist.strings @ONLY)
endforeach()
