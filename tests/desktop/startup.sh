#!/usr/bin/env bash
# Time from the start to a mapped window, and memory two seconds later, of an empty Qt window, the program and
# whatever else is named, in turns under one X server: tests/desktop/startup.sh BUILD [PROGRAM...]
# Needs xvfb and xdotool.
set -euo pipefail

for tool in Xvfb xdotool; do
    command -v "$tool" >/dev/null || { echo "startup.sh needs $tool." >&2 && exit 1; }
done
(($#)) || { echo 'Usage: tests/desktop/startup.sh BUILD [PROGRAM...]' >&2 && exit 2; }
rounds=${ROUNDS-11}
build=$1
shift
programs=("$build/tests/medici_empty_window" "$build/bin/medici" "$@")

home=$(mktemp -d)
mkfifo "$home/display"
Xvfb -displayfd 3 -screen 0 1920x1080x24 -nolisten tcp -noreset 2>/dev/null 3>"$home/display" &
server=$!
display=:$(<"$home/display")
trap 'kill "$server"; rm -rf "$home"' EXIT
export DISPLAY=$display HOME=$home XDG_RUNTIME_DIR=$home QT_QPA_PLATFORM=xcb LC_ALL=C.UTF-8
unset WAYLAND_DISPLAY XDG_CONFIG_HOME XDG_DATA_HOME XDG_STATE_HOME

median()
{
    sort -n | awk '{ all[NR] = $1 } END { print all[int((NR + 1) / 2)] }'
}

for ((round = 0; round < rounds; ++round)); do
    for program in "${programs[@]}"; do
        name=$(basename "$program")
        start=$(date +%s%N)
        "$program" >"$home/said" 2>&1 &
        pid=$!
        until xdotool search --all --onlyvisible --pid "$pid" --name '' >/dev/null 2>&1; do
            kill -0 "$pid" 2>/dev/null || { echo "$program ended:" >&2 && cat "$home/said" >&2 && exit 1; }
        done
        echo $((($(date +%s%N) - start) / 1000000)) >>"$home/$name.ms"
        sleep 2
        awk '/^Rss:/ { print int($2 / 1024) }' "/proc/$pid/smaps_rollup" >>"$home/$name.rss"
        awk '/^Pss:/ { print int($2 / 1024) }' "/proc/$pid/smaps_rollup" >>"$home/$name.pss"
        kill "$pid"
        wait "$pid" 2>/dev/null || true
    done
done

printf '%-22s %14s %10s %26s\n' program 'mapped after' resident 'its share of what is shared'
for program in "${programs[@]}"; do
    name=$(basename "$program")
    printf '%-22s %11s ms %7s MB %23s MB\n' "$name" "$(median <"$home/$name.ms")" \
        "$(median <"$home/$name.rss")" "$(median <"$home/$name.pss")"
done
