#!/bin/sh
# Makes sure that what Python packages cannot bring is there.
# As root on Debian and its relatives missing packages are installed; elsewhere they are named.
set -eu

missing=""
python="${PYTHON:-python3}"
"$python" -c "import ensurepip, venv" 2>/dev/null || missing="$missing python3-venv"

[ -n "$missing" ] || exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    apt-get update -qq
    # Word splitting is wanted: one argument per package.
    # shellcheck disable=SC2086
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing
else
    echo "Please install these system packages first:$missing" >&2
    exit 1
fi
