"""duiyi-uci as a chess program drives it: through the engine module of PyPI `chess`, which refuses
illegal moves and lines, protocol errors and deaths."""

import chess
import chess.engine

ASKED_FOR = ["Hash", "MultiPV", "RuleSet", "UCI_Chess960", "UCI_Variant", "Level", "Move Overhead"]
MATE_IN_TWO = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1"


def drive(tally, program, seed):
    """A session of everything that a graphical board does."""
    with chess.engine.SimpleEngine.popen_uci(program, timeout=60) as engine:
        missing = [name for name in ASKED_FOR if name not in engine.options]
        tally.compare("options", [], missing, "greeting")
        lines(tally, engine)
        games(tally, engine, seed)
        searches(tally, engine)
        engine.quit()  # waits for its end


def lines(tally, engine):
    """Several lines, as analysis boards ask for them."""
    for fen in [chess.STARTING_FEN, "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"]:
        board = chess.Board(fen)
        for wanted in [1, 3, 8]:
            infos = engine.analyse(board, chess.engine.Limit(depth=6), multipv=wanted)
            tally.compare("number of lines", wanted, len(infos), fen)
            firsts = {info["pv"][0] for info in infos}
            tally.compare("different moves", wanted, len(firsts), fen)
            scores = [info["score"].relative.score() for info in infos]
            tally.compare("best first", sorted(scores, reverse=True), scores, fen)
    board = chess.Board("7k/6Q1/8/8/8/8/8/K7 b - - 0 1")
    infos = engine.analyse(board, chess.engine.Limit(depth=3), multipv=4)
    tally.compare("lines of the only move", 1, len(infos), board.fen())


def games(tally, engine, seed):
    """A few moves of games with clocks, pondering, and castling onto the rook."""
    for chess960 in [False, True]:
        place = seed % 960
        board = chess.Board.from_chess960_pos(place) if chess960 else chess.Board()
        game = object()
        for ply in range(24):
            clock = chess.engine.Limit(
                white_clock=1.0, black_clock=0.3, white_inc=0.01, black_inc=0, remaining_moves=None
            )
            limit = clock if ply % 2 else chess.engine.Limit(nodes=1000)
            result = engine.play(board, limit, game=game, ponder=ply % 3 == 0)
            tally.compare("legal move", True, result.move in board.legal_moves, board.fen())
            board.push(result.move)


def searches(tally, engine):
    """Mates, chosen root moves, and an analysis that is stopped."""
    board = chess.Board(MATE_IN_TWO)
    info = engine.analyse(board, chess.engine.Limit(mate=2))
    tally.compare("mate", chess.engine.Mate(2), info["score"].relative, board.fen())
    board = chess.Board()
    only = [chess.Move.from_uci("a2a3"), chess.Move.from_uci("h2h4")]
    infos = engine.analyse(board, chess.engine.Limit(depth=4), root_moves=only, multipv=2)
    tally.compare("root moves", set(only), {info["pv"][0] for info in infos}, board.fen())
    with engine.analysis(board, multipv=2) as analysis:
        for info in analysis:
            if info.get("depth", 0) >= 5:
                break
        analysis.stop()
        best = analysis.wait()
    tally.compare("move of a stopped analysis", True, best.move in board.legal_moves, board.fen())
    engine.ping()
