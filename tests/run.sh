#!/bin/sh
# All tests, step by step; ./x test sets the machine up and starts this. Ends with one line that says
# how many steps passed and failed, and fails if any did.
set -u

cd "$(dirname "$0")/.." || exit 1
target=${CARGO_TARGET_DIR:?"start this by ./x test"}
terminal=$target/terminal/duiyi-terminal
passed=0
failed=0
not_run=0
remarks=

step() { # NAME COMMAND...
    name=$1
    shift
    began=$(date +%s)
    printf '\n== %s\n' "$name"
    if "$@"; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        remarks="$remarks
FAILED: $name"
    fi
    printf -- '-- %s s\n' "$(($(date +%s) - began))"
}

leave_out() { # NAME WHY
    printf '\n== %s\nnot run: %s\n' "$1" "$2"
    not_run=$((not_run + 1))
    remarks="$remarks
not run: $1 ($2)"
}

# ---------------------------------------------------------------- the Rust side

check_format() {
    cargo fmt --all --check
}

# Each version of clippy warns of other things. What is denied fails with any of them; warnings fail
# with the version that the code is kept clean for.
check_lints() {
    warnings=-Wwarnings
    case $(cargo clippy --version) in
    "clippy 0.1.95 "*) warnings=-Dwarnings ;;
    *) echo "not clippy 0.1.95: its warnings do not count" ;;
    esac
    cargo clippy --locked --workspace --exclude duiyi-godot --all-targets --quiet -- "$warnings" &&
        cargo clippy --locked -p duiyi --all-targets --features capi,header,serde,json,encodings --quiet \
            -- "$warnings" &&
        cargo clippy --locked -p duiyi --all-targets --no-default-features --quiet -- "$warnings" &&
        cargo clippy --locked -p duiyi --test engine --features small-networks --quiet -- "$warnings" &&
        if godot_builds; then cargo clippy --release --locked -p duiyi-godot --quiet -- "$warnings"; fi
}

# Its crate asks for a newer Rust than all else.
godot_builds() {
    minor=$(rustc --version | sed -n 's/^rustc 1\.\([0-9]*\).*/\1/p')
    [ "${minor:-0}" -ge 94 ]
}

# Without the C functions: their text is for the header and its readers.
check_documentation() {
    RUSTDOCFLAGS="-D warnings" cargo doc --locked --no-deps --quiet -p duiyi --features serde,json,encodings
}

if cargo fmt --version >/dev/null 2>&1; then
    step "format" check_format
else
    leave_out "format" "this Rust has no rustfmt"
fi
if cargo clippy --version >/dev/null 2>&1; then
    step "lints" check_lints
else
    leave_out "lints" "this Rust has no clippy"
fi
step "documentation" check_documentation
step "Rust tests" cargo test --locked --workspace --exclude duiyi-godot --quiet
step "Rust tests without default features" cargo test --locked -p duiyi --no-default-features --quiet
step "C functions without std, json and words" \
    cargo test --locked -p duiyi --lib --no-default-features --features capi --quiet
step "the opponent of microcontrollers" \
    cargo test --locked -p duiyi --features small-networks --test engine --quiet
step "Rust tests, C functions, header, written forms" \
    cargo test --locked -p duiyi --features capi,header,serde,json,encodings --quiet

# ---------------------------------------------------------------- the hosts

valgrind_game() { # GAME SEED
    valgrind --quiet --error-exitcode=9 --leak-check=full --show-leak-kinds=all \
        --errors-for-leak-kinds=all \
        "$terminal" --letters --game "$1" --level easy --seed "$2" --auto
}

valgrind_talk() { # FILE: a conversation with every kind of command in it, a saved game too
    {
        printf 'e2e4\ne2e5\ng1\nundo\nredo\nhint\nlevel hard\nai\nmoves\nlegal\nfen\nfen bad\n'
        printf 'new xiangqi black\nh9g7\nundo\nsymbols\nflip\nresign\nnew chess960 both\na1\noffer\n'
        printf 'save %s\nload %s\nload /dev/null\ncode\ncode bad\naccept\nquit\n' "$1" "$1"
    } | valgrind --quiet --error-exitcode=9 --leak-check=full --show-leak-kinds=all \
        --errors-for-leak-kinds=all "$terminal" --level easy --seed 1 >/dev/null
}

valgrind_cpp() {
    c++ -std=c++17 -g -Iinclude -Ibindings/cpp -Itests/c tests/cpp/binding.cpp \
        -L"$target/release" -lduiyi -o "$target/binding" &&
        LD_LIBRARY_PATH="$target/release" valgrind --quiet --error-exitcode=9 --leak-check=full \
            --show-leak-kinds=all --errors-for-leak-kinds=all "$target/binding"
}

# Without fair scheduling the thread that is to stop a search may wait for minutes.
races() { # the program links the shared library as hosts do
    cc -std=c99 -Wall -Wextra -pedantic -Werror -g -pthread -Iinclude tests/c/threads.c \
        -L"$target/release" -lduiyi -o "$target/threads" &&
        LD_LIBRARY_PATH="$target/release" valgrind --tool=helgrind --fair-sched=yes --quiet --error-exitcode=9 \
            --suppressions=tests/c/stop.supp "$target/threads"
}

oracles() {
    venv=$target/oracles
    [ -x "$venv/bin/pip" ] || python3 -m venv "$venv" || return 1
    "$venv/bin/pip" install --quiet -r tests/oracles/requirements.txt &&
        cargo build --release --locked --quiet -p duiyi-uci &&
        cargo build --release --locked --quiet --example repetitions &&
        "$venv/bin/python" tests/oracles/run.py --engine "$target/release/duiyi-uci" \
            --player "$target/release/examples/repetitions" ${DUIYI_LONG:+--long}
}

godot_runs() { # it is there, or can be fetched
    [ -n "${DUIYI_GODOT:-}" ] || { [ "$(uname -m)" = x86_64 ] && command -v apt-get >/dev/null; }
}

match_tools() { # with the package as the step before it has installed it
    version=$(python3 -c 'import sys; print(*sys.version_info[:2], sep=".")')
    cargo build --release --locked --quiet -p duiyi-uci &&
        DUIYI_UCI="$target/release/duiyi-uci" "$target/python/$version/bin/python" -m unittest discover -s tools/match
}

step "C library and boards for terminals" ./x build
step "hosts: boards for terminals, README, moved install" python3 -m unittest discover -s tests/hosts
step "valgrind: chess to the end" valgrind_game chess 1
step "valgrind: xiangqi to the end" valgrind_game xiangqi 1
step "valgrind: a conversation" valgrind_talk "$target/kept.json"
step "valgrind: C++" valgrind_cpp
step "helgrind: games and searches on many threads" races
step "ABI: today's header and the last release" python3 tests/abi/since_release.py
step "size of the library" python3 benches/size/table.py --check
step "bare metal: Cortex-M4 and RISC-V in QEMU" ./x bare-metal
step "wasm in Node" ./x wasm
step "oracles: chess and pyffish" oracles
step "Python package" sh bindings/python/check
step "match tools" match_tools
step "C# assembly" sh bindings/csharp/check
if godot_builds && godot_runs; then
    step "Godot addon and demo" sh bindings/godot/check
else
    leave_out "Godot addon and demo" "it needs Rust 1.94, and apt on x86-64 or a Godot 4 named by DUIYI_GODOT"
fi

printf '%s\n\n%s steps passed, %s failed, %s not run\n' "$remarks" "$passed" "$failed" "$not_run"
[ "$failed" -eq 0 ]
