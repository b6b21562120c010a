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
    """Replays `count` games of each file (None: all) in the engine and in the oracle."""
    engine.choose(oracle.variant)
    for name, games in recorded_games(folder):
        chosen = games if count is None else rng.sample(games, min(count, len(games)))
        for moves in chosen:
            game = oracle.game(oracle.start(rng))
            compare_game(tally, engine, oracle, game, game.replay(moves))
            tally.note(f"{name} games")
            if len(game.moves) < len(moves):
                refused(tally, engine, game, moves[len(game.moves)])


def refused(tally, engine, game, move):
    """Real records hold moves that no rule allows: the engine has to refuse them as well."""
    moves = game.moves + [move]
    try:
        engine.look(game.start_fen, moves)
        answer = "played"
    except Refused:
        answer = "refused"
    tally.compare("illegal move in a record", "refused", answer, f"{' '.join(moves)}")


def replay_repetitions(tally, engine, oracle, file):
    """Replays collected repetitions: checks, chases and idle moves in all their mixtures."""
    engine.choose(oracle.variant, arrangement=True)
    for case in json.loads(file.read_text(encoding="utf-8"))["cases"]:
        game = oracle.game(case["fen"])
        seen = game.replay(to_uci(" ".join(case["moves_iccs"])))
        compare_game(tally, engine, oracle, game, seen)
