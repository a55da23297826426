#!/bin/sh
# Makes sure that what Python packages cannot bring is there: venv, and what Qt links to.
# As root on Debian and its relatives missing packages are installed; elsewhere they are named.
set -eu

missing=""
python="${PYTHON:-python3}"
"$python" -c "import ensurepip, venv" 2>/dev/null || missing="$missing python3-venv"

# Library that Qt needs : Debian package that holds it.
if command -v ldconfig >/dev/null 2>&1; then
    known="$(ldconfig -p)"
    pairs="libEGL.so.1:libegl1 libGL.so.1:libgl1 libxkbcommon.so.0:libxkbcommon0
        libfontconfig.so.1:libfontconfig1 libdbus-1.so.3:libdbus-1-3
        libglib-2.0.so.0:libglib2.0-0"
    # An X server alone is reached through more of them.
    if [ -n "${DISPLAY:-}" ] && [ -z "${WAYLAND_DISPLAY:-}" ]; then
        pairs="$pairs libxcb-cursor.so.0:libxcb-cursor0 libxcb-icccm.so.4:libxcb-icccm4
            libxcb-image.so.0:libxcb-image0 libxcb-keysyms.so.1:libxcb-keysyms1
            libxcb-randr.so.0:libxcb-randr0 libxcb-shape.so.0:libxcb-shape0
            libxcb-render-util.so.0:libxcb-render-util0 libxcb-xkb.so.1:libxcb-xkb1
            libxkbcommon-x11.so.0:libxkbcommon-x11-0"
    fi
    for pair in $pairs; do
        case "$known" in
            *"${pair%%:*}"*) ;;
            *) missing="$missing ${pair#*:}" ;;
        esac
    done
fi
# Text needs at least one font.
if command -v fc-list >/dev/null 2>&1; then
    [ -n "$(fc-list | head -n 1)" ] || missing="$missing fonts-dejavu-core"
else
    [ -d /usr/share/fonts ] || missing="$missing fonts-dejavu-core"
fi

[ -n "$missing" ] || exit 0
if [ "$(uname -s)" = Linux ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    apt-get update -qq
    # Word splitting is wanted: one argument per package.
    # shellcheck disable=SC2086
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing
else
    echo "Please install these system packages first:$missing" >&2
    exit 1
fi
