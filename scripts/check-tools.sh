#!/bin/sh
# Says in one sentence what is missing before anything is built, so that nobody meets a
# compiler error instead. Usage: scripts/check-tools.sh [lint]
# With "lint", the formatter and the linter of Rust are needed too.
set -eu

fail() {
    echo "$1" >&2
    exit 1
}

# at_least HAVE WANT: is the version HAVE (1.95.0, v20.19.2, 1.95.0-nightly) not below WANT (1.94)?
at_least() {
    have=${1#v}
    have_major=${have%%.*}
    have_minor=${have#*.}
    have_minor=${have_minor%%.*}
    want_major=${2%%.*}
    want_minor=${2#*.}
    [ "$have_major" -gt "$want_major" ] ||
        { [ "$have_major" -eq "$want_major" ] && [ "$have_minor" -ge "$want_minor" ]; }
}

# A real compilation, because a `cc` without the C library's headers is as good as none.
cc_works() {
    command -v cc >/dev/null 2>&1 || return 1
    trial=$(mktemp -d)
    result=0
    printf '#include <stdio.h>\nint main(void) { return 0; }\n' >"$trial/trial.c"
    cc "$trial/trial.c" -o "$trial/trial" >/dev/null 2>&1 || result=1
    rm -rf "$trial"
    return $result
}

rust_advice='install it from https://rustup.rs or run `rustup update stable`'
command -v rustc >/dev/null 2>&1 && command -v cargo >/dev/null 2>&1 ||
    fail "Bicorne needs Rust 1.94 or newer: $rust_advice."
rust=$(rustc --version 2>/dev/null | cut -d' ' -f2)
[ -n "$rust" ] || fail "rustc does not run: set a toolchain with \`rustup default stable\`."
at_least "$rust" 1.94 || fail "Bicorne needs Rust 1.94 or newer, this is $rust: $rust_advice."

node_advice='install the current long-term release from https://nodejs.org'
command -v node >/dev/null 2>&1 || fail "Bicorne needs Node.js 20.19, 22.13, 24 or newer: $node_advice."
node=$(node --version)
# Vite and ESLint leave out the odd lines and the first releases of 22.
case $node in
    v20.*) at_least "$node" 20.19 ;;
    v22.*) at_least "$node" 22.13 ;;
    v21.* | v23.*) false ;;
    *) at_least "$node" 24.0 ;;
esac || fail "Bicorne needs Node.js 20.19, 22.13, 24 or newer, this is $node: $node_advice."
command -v npm >/dev/null 2>&1 || fail "Bicorne needs npm 9 or newer, which comes with Node.js: $node_advice."
# npm speaks of unknown settings on its error stream; that is no concern of ours.
npm=$(npm --version 2>/dev/null)
at_least "$npm" 9.0 || fail "Bicorne needs npm 9 or newer, this is $npm: run \`npm install --global npm@10\`."

if ! cc_works; then
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
        echo "No C compiler here: installing Debian's gcc."
        export DEBIAN_FRONTEND=noninteractive
        apt-get update -qq && apt-get install -y -qq --no-install-recommends gcc libc6-dev >/dev/null || true
    fi
    cc_works || fail "Bicorne needs a C compiler that works as \`cc\`: install gcc (on Debian \`sudo apt-get install gcc libc6-dev\`, on macOS \`xcode-select --install\`)."
fi

if [ "${1:-}" = lint ]; then
    cargo fmt --version >/dev/null 2>&1 && cargo clippy --version >/dev/null 2>&1 ||
        fail "The tests need rustfmt and clippy: run \`rustup component add rustfmt clippy\`."
fi
