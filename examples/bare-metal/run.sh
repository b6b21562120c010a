#!/bin/sh
# Links the program for each chip, lets it play in QEMU, and compares with what it printed on the
# desktop; then how much memory it took. Started by ./x bare-metal, which has built the libraries.
set -eu

cd "$(dirname "$0")"
target=${CARGO_TARGET_DIR:?"start this by ./x bare-metal"}
out=$target/bare-metal
status=0

link() { # CHIP RUST-TARGET CLANG-OPTION...
    chip=$1
    library=$target/$2/tiny/libduiyi.a
    shift 2
    clang "$@" -std=c11 -Os -ffreestanding -ffunction-sections -Wall -Wextra -pedantic -Werror \
        -I../../include -Ichip/include -nostdlib -fuse-ld=lld -Lchip -Wl,--gc-sections \
        -T"$chip.ld" main.c print.c chip/figures.c chip/heap.c chip/semihosting.c chip/start.c \
        "chip/$chip.c" \
        "$library" -o "$out/$chip.elf"
}

qemu() { # PROGRAM OPTION...: the one that is installed, or the one that ./x has unpacked
    program=$1
    shift
    set -- "$program" "$@" -display none -monitor none -serial none -chardev stdio,id=console \
        -semihosting-config enable=on,target=native,chardev=console
    if ! command -v "$program" >/dev/null; then
        shift
        set -- env LD_LIBRARY_PATH="$(echo "$target"/qemu/usr/lib/*-linux-gnu)" \
            "$target/qemu/usr/bin/$program" -L "$target/qemu/usr/share/qemu" "$@"
    fi
    timeout 300 "$@" </dev/null
}

play() { # CHIP QEMU-PROGRAM OPTION...
    chip=$1
    shift
    if ! qemu "$@" -kernel "$out/$chip.elf" >"$out/$chip.txt"; then
        cat "$out/$chip.txt"
        echo "$chip: the program failed"
        status=1
    elif ! grep -v '^#' "$out/$chip.txt" | diff -u "$out/desktop.txt" -; then
        echo "$chip: not the games of the desktop"
        status=1
    fi
}

figures() { # CHIP: a row of the table
    printf '| %s' "$1"
    sed -n 's/^# [^:]*: / | /p' "$out/$1.txt" | tr -d '\n'
    echo ' |'
}

link cortex-m4 thumbv7em-none-eabihf --target=thumbv7em-none-eabihf -mcpu=cortex-m4 -mfloat-abi=hard
play cortex-m4 qemu-system-arm -M mps2-an386
link riscv32 riscv32imac-unknown-none-elf --target=riscv32-unknown-none-elf -march=rv32imac -mabi=ilp32
play riscv32 qemu-system-riscv32 -M virt -bios none

cat "$out/desktop.txt"
echo
echo '| bytes | flash | heap | stack | RAM for heap, stack and variables |'
echo '|---|---|---|---|---|'
figures cortex-m4
figures riscv32
exit $status
