"""Who has won: judged by duiyi's own rules, or for a second opinion by pyffish."""

from duiyi import DuiyiError, Game, Outcome

POINTS = {Outcome.WHITE_WINS: 1, Outcome.BLACK_WINS: 0, Outcome.DRAW: 0.5}


class Referee:
    """One game. Moves are known to it by their number, and written for each engine as it reads them."""

    def __init__(self, variant, fen, rules):
        self.game = Game(variant, start_fen=fen, rules=rules)
        self.fen = self.game.fen

    @property
    def side(self):
        """0: the first side to move next, 1: the other."""
        return int(self.game.side_to_move)

    def play(self, text, notation):
        """Plays a move; an illegal one is a ValueError."""
        try:
            self.game.play(text, notation)
        except DuiyiError as error:
            raise ValueError(str(error)) from error

    def moves(self, notation):
        texts = range(1, self.game.ply + 1)
        return [self.game.history_text(ply, notation) for ply in texts]

    def points(self):
        """Of the first side: 1, 0.5, 0; None while the game goes on."""
        return POINTS.get(self.game.outcome)

    def why(self):
        return self.game.termination.name.lower()


class FairyReferee(Referee):
    """The same game judged by pyffish: it ends when that says so, and not before."""

    def __init__(self, variant, fen, rules):
        import pyffish

        self._fairy = pyffish
        self._variant = variant
        self._why = ""
        free = "xiangqi_free" if variant == "xiangqi" else rules
        super().__init__(variant, fen, free)

    def points(self):
        fairy, variant, fen, moves = self._fairy, self._variant, self.fen, self.moves("uci_1")
        ended, value = fairy.is_immediate_game_end(variant, fen, moves)
        if not ended and not self.game.legal_moves():
            ended, value = True, fairy.game_result(variant, fen, moves)
        if not ended:
            ended, value = fairy.is_optional_game_end(variant, fen, moves)
        if not ended:
            ended, value = all(fairy.has_insufficient_material(variant, fen, moves)), 0
        if not ended:
            return None
        self._why = "pyffish says so"
        for_first = value if self.side == 0 else -value
        return (for_first > 0) + 0.5 * (for_first == 0)

    def why(self):
        return self._why
