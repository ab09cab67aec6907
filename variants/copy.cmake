# Begins a variant: copies the template to variants/NAME and renames what has to be.
#
#     cmake -DNAME=sow -P variants/copy.cmake
#
# Tests play such a copy; they say with FOLDER where it goes.
cmake_minimum_required(VERSION 3.22)

if(NOT NAME MATCHES "^[a-z][a-z0-9]*$")
    message(FATAL_ERROR "NAME is '${NAME}', but must be small letters and figures.")
endif()
set(template ${CMAKE_CURRENT_LIST_DIR}/template)
if(NOT FOLDER)
    set(FOLDER ${CMAKE_CURRENT_LIST_DIR}/${NAME})
    if(EXISTS ${FOLDER})
        message(FATAL_ERROR "${FOLDER} exists already.")
    endif()
endif()

string(SUBSTRING ${NAME} 0 1 first)
string(SUBSTRING ${NAME} 1 -1 rest)
string(TOUPPER ${first} first)
file(GLOB_RECURSE files RELATIVE ${template} ${template}/*)
foreach(file IN LISTS files)
    file(READ ${template}/${file} text)
    string(REPLACE "variants/template" "variants/${NAME}" text "${text}")
    string(REPLACE "medici_add_variant(template NOT_INSTALLED" "medici_add_variant(${NAME}" text "${text}")
    string(REPLACE "\"template\"" "\"${NAME}\"" text "${text}")
    string(REPLACE "(template)" "(${NAME})" text "${text}")
    string(REPLACE "pig::" "${NAME}::" text "${text}")
    string(REPLACE "medici::pig" "medici::${NAME}" text "${text}")
    string(REGEX REPLACE "Pig([A-Z])" "${first}${rest}\\1" text "${text}")
    set(before "")
    if(EXISTS ${FOLDER}/${file})
        file(READ ${FOLDER}/${file} before)
    endif()
    if(NOT text STREQUAL before)
        file(WRITE ${FOLDER}/${file} "${text}")
    endif()
endforeach()
