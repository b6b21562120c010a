"""Chess and Chess960 as PyPI `chess` knows them.

Where its habits differ from ours it is asked so that the answers can be compared:

* By default it names an en passant square after every double step; we name one only when such a
  capture is legal, hence `en_passant="legal"`.
* It calls positions invalid whose checks no last move can explain; we do not judge how a position
  came about, so of its flags only STATUS_OPPOSITE_CHECK says that a random board must be refused.
"""

import chess

from games import Game, few

MEN = [chess.QUEEN] + [chess.BISHOP, chess.KNIGHT] * 2 + [chess.PAWN] * 8
NO_PAWNS = chess.BB_RANK_1 | chess.BB_RANK_8


class ChessOracle:
    variant = "chess"

    def __init__(self, chess960=False):
        self.chess960 = chess960
        self.name = "chess960" if chess960 else "chess"

    def game(self, fen):
        return ChessGame(chess.Board(fen, chess960=self.chess960))

    def start(self, rng):
        """A FEN to begin a game with."""
        if self.chess960:
            return chess.Board.from_chess960_pos(rng.randrange(960)).fen()
        return chess.STARTING_FEN

    def random_board(self, rng):
        """A FEN with men on random squares, and whether a reader has to accept it."""
        board = chess.Board(None, chess960=self.chess960)
        rights = 0
        for color in chess.COLORS:
            rights |= self.place_royals(rng, board, color)
        for color in chess.COLORS:
            for kind in rng.sample(MEN, few(rng, len(MEN))):
                taken = board.occupied | (NO_PAWNS if kind == chess.PAWN else 0)
                board.set_piece_at(random_square(rng, ~taken), chess.Piece(kind, color))
        board.turn = rng.choice(chess.COLORS)
        board.castling_rights = rights
        board.halfmove_clock = rng.randrange(110)
        board.fullmove_number = rng.randrange(1, 300)
        fen = board.fen(en_passant="legal", shredder=self.chess960 and rng.random() < 0.5)
        return fen, not board.status() & chess.STATUS_OPPOSITE_CHECK

    def place_royals(self, rng, board, color):
        """Half of the kings stand at home between their rooks; returns the rooks with a right."""
        files = sorted(rng.sample(range(8), 3)) if self.chess960 else [0, 4, 7]
        home = [chess.square(file, 0 if color == chess.WHITE else 7) for file in files]
        if rng.random() < 0.5 or any(board.piece_at(square) for square in home):
            board.set_piece_at(random_square(rng, ~board.occupied), chess.Piece(chess.KING, color))
            return 0
        board.set_piece_at(home[1], chess.Piece(chess.KING, color))
        rights = 0
        for square in (home[0], home[2]):
            board.set_piece_at(square, chess.Piece(chess.ROOK, color))
            rights |= chess.BB_SQUARES[square] if rng.random() < 0.7 else 0
        return rights

    def divide(self, fen, depth):
        """{move: leaves below it}."""
        board = chess.Board(fen, chess960=self.chess960)
        counts = {}
        for move in list(board.legal_moves):
            name = board.uci(move)
            board.push(move)
            counts[name] = perft(board, depth - 1)
            board.pop()
        return counts


class ChessGame(Game):
    def __init__(self, board):
        super().__init__(board.fen(en_passant="legal"))
        self.board = board

    def legal(self):
        return sorted(self.board.uci(move) for move in self.board.legal_moves)

    def checking(self, moves):
        return [move for move in moves if self.board.gives_check(self.board.parse_uci(move))]

    def make(self, move):
        self.board.push_uci(move)

    def fen(self):
        return self.board.fen(en_passant="legal")

    def facts(self):
        """What the engine's `d` has to say, key by key."""
        return self.texts() | {
            "fen": self.fen(),
            "moves": self.legal(),
            "checkers": sorted(chess.square_name(square) for square in self.board.checkers()),
            "verdict": self.verdict(),
        }

    def texts(self):
        """The SAN of all legal moves, which takes long: of one position in four."""
        if len(self.moves) % 4:
            return {}
        return {"texts": sorted(map(self.board.san, self.board.legal_moves))}

    def verdict(self):
        """By the rules "chess casual", for this position and its past."""
        board = self.board
        if not any(board.legal_moves):
            winner = "black" if board.turn else "white"
            return f"{winner} Checkmate" if board.is_check() else "draw Stalemate"
        if board.is_repetition(3):
            return "draw Repetition"
        if board.halfmove_clock >= 100:
            return "draw NoProgress"
        if board.is_insufficient_material():
            return "draw InsufficientMaterial"
        return "ongoing"


def random_square(rng, allowed):
    return rng.choice(list(chess.SquareSet(allowed & chess.BB_ALL)))


def perft(board, depth):
    if depth == 1:
        return board.legal_moves.count()
    leaves = 0
    for move in list(board.legal_moves) if depth else ():
        board.push(move)
        leaves += perft(board, depth - 1)
        board.pop()
    return leaves if depth else 1
