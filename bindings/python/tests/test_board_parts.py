"""The parts of the board that need no window: pictures, words, sounds, places."""

from __future__ import annotations

import doctest
import importlib
import io
import math
import re
import struct
import wave
import zlib
from pathlib import Path

import pytest

import duiyi
from duiyi import EventKind, Game, Variant, variant_board
from duiyi.window import frames, labels, raster, sounds, styles, theme
from duiyi.window.figures import FIGURES
from duiyi.window.geometry import Geometry
from duiyi.window.raster import Picture
from duiyi.window.settings import LANGUAGES, RULES, Settings

FOLDER = Path(duiyi.__file__).parent / "window"
MODULES = sorted(path.stem for path in FOLDER.glob("*.py"))


@pytest.mark.parametrize("name", MODULES)
def test_docstrings(name: str) -> None:
    suffix = "" if name == "__init__" else f".{name}"
    assert doctest.testmod(importlib.import_module(f"duiyi.window{suffix}")).failed == 0


def test_every_file_has_its_row() -> None:
    about = importlib.import_module("duiyi.window").__doc__
    assert about is not None
    assert set(re.findall(r"`(\w+)\.py`", about)) == {*MODULES} - {"__init__"}


# == Pictures


def test_a_circle_covers_its_area() -> None:
    picture = Picture(60, 60)
    picture.fill([raster.circle(30.3, 29.6, 21.5)], (255, 255, 255, 255))
    area = sum(picture.pixel(x, y)[3] for x in range(60) for y in range(60)) / 255
    assert abs(area - math.pi * 21.5**2) < 6


def test_edges_are_smooth_and_holes_are_holes() -> None:
    picture = Picture(40, 40)
    picture.fill(raster.ring(20, 20, 15, 5), (200, 10, 10, 255))
    row = [picture.pixel(x, 20)[3] for x in range(40)]
    assert row[20] == 0
    assert row[7] == row[32] == 255
    diagonal = {picture.pixel(x, y)[3] for x in range(40) for y in range(40)}
    assert len(diagonal) > 20


def test_half_a_pixel_is_half_covered() -> None:
    picture = Picture(4, 4)
    picture.fill([[(1, 1), (2.5, 1), (2.5, 2), (1, 2)]], (0, 0, 0, 200))
    assert [picture.pixel(x, 1)[3] for x in range(4)] == [0, 200, 100, 0]
    assert picture.pixel(1, 2)[3] == 0


def test_what_is_laid_upon_something_mixes() -> None:
    picture = Picture(2, 1)
    whole = [[(0.0, 0.0), (2.0, 0.0), (2.0, 1.0), (0.0, 1.0)]]
    picture.fill(whole, (0, 0, 0, 255))
    picture.fill(whole, (255, 255, 255, 51))
    assert picture.pixel(0, 0) == (51, 51, 51, 255)


def test_shapes_beyond_the_picture_are_cut_off() -> None:
    picture = Picture(10, 10)
    picture.fill([raster.circle(0, 0, 30)], (1, 2, 3, 255))
    assert picture.pixel(9, 9) == (1, 2, 3, 255)


def test_a_png_holds_the_pixels() -> None:
    picture = Picture(3, 2)
    picture.fill([[(0, 0), (3, 0), (3, 1), (0, 1)]], (9, 8, 7, 255))
    png = picture.png()
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    (length,) = struct.unpack(">I", png[33:37])
    rows = zlib.decompress(png[41 : 41 + length])
    assert rows == b"\0" + bytes((9, 8, 7, 255)) * 3 + b"\0" * 13


def test_chessmen_are_whole() -> None:
    """Each fills a fair part of its square, and the even ones are the same on both sides."""
    for kind, figure in FIGURES.items():
        picture = Picture(80, 80)
        for path in figure.shapes:
            picture.fill(raster.curve(path, 80), (0, 0, 0, 255))
        covered = [[picture.pixel(x, y)[3] for x in range(80)] for y in range(80)]
        area = sum(map(sum, covered)) / 255 / 6400
        assert 0.15 < area < 0.5, kind
        if kind != kind.KNIGHT:
            for row in covered:
                assert all(abs(a - b) <= 4 for a, b in zip(row, reversed(row))), kind


# == Places


@pytest.mark.parametrize("variant", ["chess", "xiangqi"])
@pytest.mark.parametrize("flipped", [False, True])
def test_squares_and_pixels_agree(variant: str, flipped: bool) -> None:
    info = variant_board(variant)
    for size in ((300, 300), (701, 640), (900, 1200)):
        at = Geometry.fitting(info, *size, flipped=flipped)
        left, top, right, bottom = at.outside
        assert 0 <= left < right <= size[0]
        assert 0 <= top < bottom <= size[1]
        for square in info:
            x, y = at.centre(square)
            assert at.square_at(x, y) == square
            assert at.square_at(x + at.cell // 2 - 1, y - at.cell // 2) == square
        assert at.square_at(left + 1, top + 1) is None or at.rim < 2


# == Words


def test_labels_are_whole_in_each_language() -> None:
    fields = {"count": 2, "side": "S", "move": "M", "name": "N", "other": "O", "error": "E"}
    fields |= {"wins": 1, "losses": 2, "draws": 3}
    for key in labels.names():
        said = [labels.label(key, language, **fields) for language in LANGUAGES]
        assert all(said), key
        names = [set(re.findall(r"{(\w+)}", part)) for part in labels._LABELS[key]]
        assert names[0] == names[1] == names[2], key


def test_no_chinese_is_left_in_english_and_no_simplified_in_traditional() -> None:
    simplified = set("战绩胜负损坏无开观规则钟级轮图体认输对设显译语")
    for key in labels.names():
        english, _, traditional = labels._LABELS[key]
        if key != "chinese":
            assert not re.search(r"[一-鿿]", english), key
        assert not simplified & set(traditional), key


def test_rules_of_the_window_are_those_of_the_library() -> None:
    for variant, names in RULES.items():
        for name in names:
            assert Game(variant, rules=name).variant == Variant[variant.upper()]


def test_signs_of_all_men_differ() -> None:
    for variant in ("chess", "xiangqi"):
        men = {piece for piece in Game(variant).board() if piece is not None}
        for style in styles.XIANGQI_STYLES if variant == "xiangqi" else (styles.Style.LETTERS,):
            signs = {(styles.sign(piece, style), piece.side) for piece in men}
            assert len(signs) == len(men)


def test_notations_by_language() -> None:
    game = Game("xiangqi")
    written = {
        language: game.format_move("h2e2", Settings(language=language).notation(Variant.XIANGQI))
        for language in LANGUAGES
    }
    assert written == {"en": "C2=5", "zh-Hans": "炮二平五", "zh-Hant": "炮二平五"}


# == Sounds


@pytest.mark.parametrize("name", sounds.TONES)
def test_tones_are_short_and_not_too_loud(name: str) -> None:
    with wave.open(io.BytesIO(sounds.wave(name))) as tone:
        assert (tone.getnchannels(), tone.getsampwidth()) == (1, 2)
        count = tone.getnframes()
        assert 0.03 < count / tone.getframerate() < 0.6
        samples = struct.unpack(f"<{count}h", tone.readframes(count))
    assert 2_000 < max(map(abs, samples)) < 20_000
    assert abs(samples[0]) < 200
    assert abs(samples[-1]) < 200


def test_each_event_has_its_tone() -> None:
    game = Game(start_fen="3r3k/2P3pp/8/8/8/8/8/K7 w - - 0 1")
    game.play("c7d8q")
    heard = [sounds.tone_of(event) for event in game.events()]
    assert heard == [None, None, "promote", "check", "end"]
    game.undo()
    assert [sounds.tone_of(event) for event in game.events()] == ["capture"]
    castled = Game(start_fen="4k3/8/8/8/8/8/8/4K2R w K - 0 1")
    castled.play("O-O")
    assert next(sounds.tone_of(event) for event in castled.events()) == "castle"
    assert {EventKind.OFFERED, EventKind.ENDED} <= set(EventKind)


def test_tones_go_to_the_player_of_the_machine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = tmp_path / "heard"
    program = tmp_path / "aplay"
    program.write_text(f'#!/bin/sh\nhead -c 4 "$2" >> "{heard}"\n')
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/bin:/usr/bin")
    monkeypatch.setattr(sounds, "_command", lambda: ["aplay", "-q"])
    player = sounds.Player()
    player.play("move")
    player.close()
    assert heard.read_bytes() == b"RIFF"
    player = sounds.Player(on=False)
    player.play("move")
    player.close()
    assert heard.read_bytes() == b"RIFF"


def test_without_a_player_it_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    player = sounds.Player()
    player.play("end")
    player.close()


# == Frames


def test_a_slice_settles_at_what_fits() -> None:
    per_ms = 900.0
    part = frames.Slice()
    for _ in range(60):
        part.took(part.nodes, part.nodes / per_ms)
    assert abs(part.nodes / per_ms - theme.THINK_MS) < 0.5
    for _ in range(100):
        part.took(part.nodes, 0.01)  # the opponent waits for its pace: nothing is searched
    assert part.nodes / per_ms < theme.THINK_MS + 0.5
    part.took(part.nodes, 70)
    assert part.nodes < 1_000
