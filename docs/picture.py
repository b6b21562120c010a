"""Paints what a terminal shows as a PNG: the pictures of the README come from real games.

    tmux new-session -d -s game -x 80 -y 24 './x play xiangqi --seed 5'
    tmux send-keys -t game -l h2e2
    tmux send-keys -t game Enter
    tmux capture-pane -t game -e -p -N >game.ansi
    python docs/picture.py game.ansi docs/xiangqi.png

Needs Pillow and pyte from PyPI, and the fonts DejaVu Sans Mono and Noto Sans Mono CJK.
"""

import subprocess
import sys

import pyte
from PIL import Image, ImageDraw, ImageFont

CELL = (11, 22)  # pixels of a column and a row
SIZE = 18
PAPER, INK = (0x1E, 0x1E, 0x24), (0xD8, 0xD8, 0xD0)


def font(family):
    found = subprocess.run(
        ["fc-match", "-f", "%{file}\n%{index}", family], capture_output=True, text=True, check=True
    )
    path, index = found.stdout.splitlines()
    return ImageFont.truetype(path, SIZE, index=int(index))


def colour(name, default):
    return tuple(bytes.fromhex(name)) if len(name) == 6 else default


def screen_of(data, columns, rows):
    screen = pyte.Screen(columns, rows)
    stream = pyte.ByteStream(screen)
    stream.feed(data.replace(b"\n", b"\r\n"))
    return screen


def paint(screen, columns, rows):
    latin, han = font("DejaVu Sans Mono:bold"), font("Noto Sans Mono CJK SC:bold")
    width, height = CELL
    image = Image.new("RGB", (columns * width, rows * height), PAPER)
    draw = ImageDraw.Draw(image)
    for row in range(rows):
        for column in range(columns):
            cell = screen.buffer[row][column]
            box = (column * width, row * height, (column + 1) * width - 1, (row + 1) * height - 1)
            if cell.bg != "default":
                draw.rectangle(box, fill=colour(cell.bg, PAPER))
    for row in range(rows):
        for column in range(columns):
            cell = screen.buffer[row][column]
            wide = cell.data >= "\u2e80"
            middle = ((column + (1 if wide else 0.5)) * width, (row + 0.5) * height)
            draw.text(middle, cell.data, fill=colour(cell.fg, INK), font=han if wide else latin, anchor="mm")
    return image


def main():
    source, target = sys.argv[1:3]
    with open(source, "rb") as file:
        data = file.read()
    rows = data.count(b"\n") + 1
    screen = screen_of(data, 90, rows)
    used = max(len(line.rstrip()) for line in screen.display) + 2
    paint(screen, used, rows).save(target, optimize=True)


main()
