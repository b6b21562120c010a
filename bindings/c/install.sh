#!/bin/sh
# install.sh BUILT PREFIX STATIC_FLAGS: puts headers, libraries, CMake and pkg-config files into PREFIX.
# BUILT holds the libraries as cargo left them; STATIC_FLAGS is what rustc says libduiyi.a needs.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
root=$here/../..
built=$1
prefix=$2
static_flags=$3

define() { # the number behind a #define of the header
    sed -n "s/^#define DUIYI_$1 \([0-9]*\).*/\1/p" "$root/include/duiyi.h"
}

version=$(define VERSION_MAJOR).$(define VERSION_MINOR).$(define VERSION_PATCH)
case $(uname) in
Darwin) shared=libduiyi.dylib soname=@rpath/libduiyi.dylib ;;
*) shared=libduiyi.so soname=libduiyi.so ;;
esac
# pkg-config has flags, CMake a list of names.
static_libs=$(echo "$static_flags" | sed 's/-l//g; s/^ *//; s/ *$//; s/  */;/g')

fill() { # TEMPLATE TARGET
    sed -e "s|@VERSION@|$version|g" \
        -e "s|@SHARED_NAME@|$shared|g" -e "s|@SONAME@|$soname|g" \
        -e "s|@STATIC_LIBS@|$static_libs|g" -e "s|@STATIC_FLAGS@|$static_flags|g" \
        "$here/$1" >"$2"
}

mkdir -p "$prefix/include/duiyi" "$prefix/lib/cmake/duiyi" "$prefix/lib/pkgconfig"
cp "$root/include/duiyi.h" "$root/bindings/cpp/duiyi.hpp" "$prefix/include/"
cp "$root"/bindings/cpp/duiyi/*.hpp "$prefix/include/duiyi/"
cp "$built/libduiyi.a" "$built/$shared" "$prefix/lib/"

fill duiyiConfig.cmake.in "$prefix/lib/cmake/duiyi/duiyiConfig.cmake"
fill duiyiConfigVersion.cmake.in "$prefix/lib/cmake/duiyi/duiyiConfigVersion.cmake"
fill duiyi.pc.in "$prefix/lib/pkgconfig/duiyi.pc"
echo "installed duiyi $version to $prefix"
