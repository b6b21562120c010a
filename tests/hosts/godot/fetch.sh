#!/bin/sh
# Godot 4 for the tests: fetch.sh FOLDER makes FOLDER/godot, which starts it.
#
# Debian 12 and 13 have no Godot 4, its unstable branch has. Its packages, and all they need down to the C
# library, are unpacked into the folder: nothing is installed, and the machine's own packages stay as they are. The
# mirror is the one that apt has been told of.
set -eu

[ $# -eq 1 ] || { echo "fetch.sh FOLDER" >&2; exit 2; }
mkdir -p "$1"
folder=$(cd "$1" && pwd)
# Beside the program: drawing without a graphics card (Mesa), and a font.
packages="godot libgl1 libglx-mesa0 libgl1-mesa-dri libegl1 libegl-mesa0 fonts-dejavu-core"

[ ! -e "$folder/complete" ] || exit 0
mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' | grep -E '/debian/?$' | head -n 1)
[ -n "$mirror" ] || { echo "fetch.sh: apt knows no Debian mirror" >&2; exit 1; }

apt=$folder/apt
rm -rf "$apt" "$folder/root"
mkdir -p "$apt/lists/partial" "$apt/cache/archives/partial" "$folder/root"
: >"$apt/status" # as if nothing were installed, so that all that is needed is fetched
echo "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $mirror sid main" >"$apt/sources"
cat >"$apt/conf" <<CONF
Dir::Etc::SourceList "$apt/sources";
Dir::Etc::SourceParts "/dev/null";
Dir::Etc::Preferences "/dev/null";
Dir::Etc::PreferencesParts "/dev/null";
Dir::State::Lists "$apt/lists";
Dir::State::Status "$apt/status";
Dir::Cache "$apt/cache";
Acquire::Languages "none";
APT::Sandbox::User "root";
Debug::NoLocking "true";
CONF
export APT_CONFIG="$apt/conf"
apt-get -qq update
# shellcheck disable=SC2086 # a list of names
apt-get -qq -y --no-install-recommends --download-only install $packages
for package in "$apt"/cache/archives/*.deb; do
    dpkg-deb -x "$package" "$folder/root"
    rm "$package"
done
rm -rf "$apt"

# The program runs on the C library that it was built for, not on the machine's.
cat >"$folder/godot" <<'START'
#!/bin/sh
root=$(dirname "$(readlink -f "$0")")/root
lib=$root/usr/lib/x86_64-linux-gnu
export __EGL_VENDOR_LIBRARY_DIRS="$root/usr/share/glvnd/egl_vendor.d" LIBGL_DRIVERS_PATH="$lib/dri"
exec "$root/usr/lib64/ld-linux-x86-64.so.2" --library-path "$lib:$lib/pulseaudio" \
    --argv0 godot "$root/usr/bin/godot" "$@"
START
chmod +x "$folder/godot"
"$folder/godot" --version
touch "$folder/complete"
