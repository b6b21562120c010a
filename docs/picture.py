"""Paints what a terminal shows as a PNG: the pictures of the README come from real games.

    tmux new-session -d -s game -x 80 -y 24 'COLORTERM=truecolor ./x play xiangqi --seed 5'
    tmux capture-pane -t game -e -p -N >game.ansi
    python docs/picture.py game.ansi docs/images/terminal-xiangqi.png

Needs Pillow and pyte from PyPI, and the fonts DejaVu Sans Mono and Noto Sans Mono CJK.
"""

import subprocess
import sys

import pyte
from PIL import Image, ImageDraw, ImageFont

CELL = (11, 22)  # pixels of a column and a row
SIZE = 18
# Drawn as rectangles, so that neighbours meet: from and to, in parts of a cell.
BLOCKS = {"▀": (0, 0, 1, 0.5), "▄": (0, 0.5, 1, 1), "▐": (0.5, 0, 1, 1), "▌": (0, 0, 0.5, 1)}
PAPER, INK = (0x1E, 0x1E, 0x24), (0xD8, 0xD8, 0xD0)


def font(family):
    found = subprocess.run(
        ["fc-match", "-f", "%{file}\n%{index}", family], capture_output=True, text=True, check=True
    )
    path, index = found.stdout.splitlines()
    return ImageFont.truetype(path, SIZE, index=int(index))


def colour(name, default):
    return tuple(bytes.fromhex(name)) if len(name) == 6 else default


def colours(cell):
    """Ink and paper of a cell."""
    ink, paper = colour(cell.fg, INK), colour(cell.bg, PAPER)
    return (paper, ink) if cell.reverse else (ink, paper)


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
            ink, paper = colours(cell)
            if paper != PAPER:
                draw.rectangle(box, fill=paper)
    for row in range(rows):
        for column in range(columns):
            cell = screen.buffer[row][column]
            ink, _ = colours(cell)
            wide = cell.data >= "\u2e80"
            if cell.data in BLOCKS:
                left, top, right, bottom = BLOCKS[cell.data]
                edges = (column + left, row + top, column + right, row + bottom)
                box = [edge * size for edge, size in zip(edges, CELL * 2)]
                draw.rectangle((*box[:2], box[2] - 1, box[3] - 1), fill=ink)
                continue
            middle = ((column + (1 if wide else 0.5)) * width, (row + 0.5) * height)
            draw.text(middle, cell.data, fill=ink, font=han if wide else latin, anchor="mm")
            if cell.underscore:
                line = (column * width, (row + 1) * height - 2)
                draw.line((*line, line[0] + width - 1, line[1]), fill=ink)
    return image


def main():
    source, target = sys.argv[1:3]
    with open(source, "rb") as file:
        data = file.read().removesuffix(b"\n")
    rows = data.count(b"\n") + 1
    screen = screen_of(data, 90, rows)
    used = max(len(line.rstrip()) for line in screen.display) + 2
    paint(screen, used, rows).save(target, optimize=True)


main()
