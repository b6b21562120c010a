"""Recorded games of people, and recorded repetitions, where a folder with them is at hand."""

import json
import re

from engine import Refused
from games import compare_game

ICCS = re.compile(r"\b([A-Ia-i])(\d)-?([A-Ia-i])(\d)\b")


def to_uci(text):
    """All moves of a text, ICCS in any spelling, as UCI names them: ranks from 1."""
    return [
        f"{a.lower()}{int(b) + 1}{c.lower()}{int(d) + 1}" for a, b, c, d in ICCS.findall(text)
    ]


def recorded_games(folder):
    """(name, list of move lists), one for each file that is there."""
    lines = folder / "hu_ronghua_1391_iccs.txt"
    if lines.exists():
        games = lines.read_text(encoding="utf-8").splitlines()
        yield lines.name, [to_uci(game.rsplit("\t", 1)[-1]) for game in games if game]
    pgn = folder / "masters_1956_1989_iccs.pgn"
    if pgn.exists():
        games = re.split(r"\n\s*\n(?=\[)", pgn.read_text(encoding="utf-8"))
        yield pgn.name, [to_uci(re.sub(r"\[[^\]]*\]", "", game)) for game in games]
    played = folder / "elephantchess_pvp.jsonl"
    if played.exists():
        games = played.read_text(encoding="utf-8").splitlines()
        yield played.name, [to_uci(json.loads(game)["moves"]) for game in games if game]


def replay_games(tally, engine, oracle, rng, folder, count):
    """Plays every game of every file to its end, and `count` of each file ply by ply."""
    engine.choose(oracle.variant)
    start = oracle.start(rng)
    for name, games in recorded_games(folder):
        for moves in games:
            tally.note(f"{name} games")
            tally.note("moves of recorded games", len(moves))
            ends = oracle.end_of(start, moves), end_of(engine, start, moves)
            tally.compare("record, fen at the end", *ends, f"{start} moves {' '.join(moves)}")
        for moves in rng.sample(games, min(count, len(games))):
            game = oracle.game(start)
            compare_game(tally, engine, oracle, game, game.replay(moves))


def end_of(engine, start, moves):
    """The FEN behind the moves; "refused" if one of them is not legal."""
    try:
        return engine.look(start, moves)["fen"]
    except Refused:
        return "refused"


def replay_repetitions(tally, engine, oracle, file):
    """Replays collected repetitions: checks, chases and idle moves in all their mixtures."""
    engine.choose(oracle.variant, arrangement=True)
    for case in json.loads(file.read_text(encoding="utf-8"))["cases"]:
        game = oracle.game(case["fen"])
        seen = game.replay(to_uci(" ".join(case["moves_iccs"])))
        compare_game(tally, engine, oracle, game, seen)
