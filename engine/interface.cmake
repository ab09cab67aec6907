# interface.cmake OUTPUT HEADERS...: the number of these headers, by which a program and a plug-in notice that they
# were built from different ones. Written only when it changes.
set(contents "")
math(EXPR last "${CMAKE_ARGC} - 1")
foreach(place RANGE 4 ${last})
    file(SHA256 ${CMAKE_ARGV${place}} hash)
    string(APPEND contents "${CMAKE_ARGV${place}} ${hash}\n")
endforeach()
string(SHA256 number "${contents}")
string(SUBSTRING ${number} 0 16 number)

set(text "#pragma once\n\n#define MEDICI_VARIANT_IID \"medici.Variant/${number}\"\n")
set(before "")
if(EXISTS ${CMAKE_ARGV3})
    file(READ ${CMAKE_ARGV3} before)
endif()
if(NOT before STREQUAL text)
    file(WRITE ${CMAKE_ARGV3} "${text}")
endif()
