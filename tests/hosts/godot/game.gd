extends "checks.gd"
## Every method and signal of DuiyiGame.

const SIGNALS := [
	"move_played", "move_undone", "move_redone", "check", "warning", "draw_offered", "draw_declined",
	"clock_low", "game_over", "changed",
]
const START := "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
const NOWHERE := Vector2i(-1, -1)


func _initialize() -> void:
	looks()
	moves()
	is_told_of_moves()
	explains()
	begins()
	is_kept()
	ends()
	has_time()
	repeats()
	has_words()
	is_called_from_its_own_signals()
	has_the_numbers_of_the_header()
	covers("DuiyiGame", "res://tests/game.gd")
	finish()


func xiangqi() -> DuiyiGame:
	var game := DuiyiGame.new()
	holds(game.new_game({"variant": DuiyiGame.VARIANT_XIANGQI}), "xiangqi begins")
	return game


func looks() -> void:
	var game := DuiyiGame.new()
	same(game.fen(), START, "a new game is chess")
	same(str(game), START, "a game as text")
	same(game.board_size(), Vector2i(8, 8), "size")
	same(game.board().size(), 64, "board")
	var king := game.piece(game.square("e8"))
	same(king, DuiyiGame.KIND_KING | DuiyiGame.PIECE_BLACK, "piece")
	same([DuiyiGame.kind_of(king), DuiyiGame.side_of(king)], [DuiyiGame.KIND_KING, DuiyiGame.SIDE_BLACK], "parts")
	same([DuiyiGame.kind_of(0), DuiyiGame.side_of(0)], [0, DuiyiGame.SIDE_NONE], "no piece")
	same(DuiyiGame.kind_of(-7777), 0, "odd piece")
	same(game.square("e4"), Vector2i(4, 3), "square")
	same(game.square_name(Vector2i(4, 3)), "e4", "name")
	refused(game, game.square("e9"), "e9", "square")
	refused(game, game.square_name(Vector2i(8, 0)), "not on the board", "square_name")
	refused(game, game.piece(NOWHERE), "not on the board", "piece")
	same(game.variant(), DuiyiGame.VARIANT_CHESS, "variant")
	same(game.attacked(DuiyiGame.SIDE_WHITE).size(), 22, "attacked")
	refused(game, game.attacked(7), "no side", "attacked")
	var state := game.state()
	same(state.king, [Vector2i(4, 0), Vector2i(4, 7)] as Array[Vector2i], "kings")
	same([state.legal_moves, state.full_move, state.side_to_move], [20, 1, 0], "state")

	var other := xiangqi()
	same(other.board_size(), Vector2i(9, 10), "size of xiangqi")
	same(other.square("i9"), Vector2i(8, 9), "last point")
	var material := other.material()
	same(material.on_board[0][DuiyiGame.KIND_SOLDIER], 5, "material")
	same(material.balance, 0, "balance")
	same(other.choices().perpetual_check_loses, true, "choices")
	same(other.choices().repetition, 3, "choices")


func moves() -> void:
	var game := DuiyiGame.new()
	same(game.legal_moves().size(), 20, "legal moves")
	var move := game.parse_move("e2e4")
	holds(game.is_legal(move), "e2e4 is legal")
	holds(not game.is_legal(-1) and not game.is_legal(1 << 40), "odd moves are not")
	same(game.move_squares(move), [Vector2i(4, 1), Vector2i(4, 3)] as Array[Vector2i], "squares")
	same(game.format_move(move), "e4", "format")
	same(game.format_move(move, DuiyiGame.NOTATION_LAN), "e2-e4", "long")
	same(game.preview(move).to, Vector2i(4, 3), "preview")
	same(game.ply(), 0, "a preview plays nothing")
	var targets := game.targets(game.square("e2"))
	same(targets.quiet, [Vector2i(4, 2), Vector2i(4, 3)] as Array[Vector2i], "targets")

	var played := game.play(move)
	same(played.piece, DuiyiGame.KIND_PAWN, "played")
	holds(not game.play_squares(Vector2i(3, 6), Vector2i(3, 4)).is_empty(), "d5")
	same(game.play_text("exd5").captured, DuiyiGame.KIND_PAWN | DuiyiGame.PIECE_BLACK, "captured")
	same(game.ply(), 3, "ply")
	same(game.side_to_move(), DuiyiGame.SIDE_BLACK, "side to move")
	same(game.history(2).to, Vector2i(3, 4), "history")
	same(game.history_text(3), "exd5", "history text")
	same(game.fen_at(0), START, "fen_at")
	same(game.board_at(0)[12], DuiyiGame.KIND_PAWN, "board_at")
	same(game.material().balance, 100, "balance")
	same(game.material_at(0).balance, 0, "material_at")
	same(game.changed_since(1).size(), 3, "changed_since")

	same(game.undo().ply, 3, "undo")
	same(game.redo().ply, 3, "redo")
	holds(game.goto(1), "goto")
	same(game.state().redo_plies, 2, "redo plies")
	refused(game, game.goto(4), "nothing to do", "goto")
	refused(game, game.goto(-4), "below 0", "goto")
	refused(game, game.history(9), "no such ply", "history")
	refused(game, game.history(0), "no such ply", "history")
	refused(game, game.history_text(9), "no such ply", "history_text")
	refused(game, game.fen_at(-1), "below 0", "fen_at")
	refused(game, game.board_at(99), "no such ply", "board_at")
	refused(game, game.material_at(99), "no such ply", "material_at")
	refused(game, game.changed_since(99), "no such ply", "changed_since")
	refused(game, game.preview(move), "illegal", "preview")
	refused(game, game.format_move(move), "not legal", "format_move")
	refused(game, game.format_move(0), "no move", "format_move")
	refused(game, game.parse_move("e2x"), "", "parse_move")
	refused(game, game.parse_move("e5", 77), "no notation", "parse_move")
	refused(game, game.move_squares(0), "no move", "move_squares")
	refused(game, game.targets(Vector2i(3, 77)), "not on the board", "targets")
	game.reset()
	same([game.fen(), game.state().can_redo], [START, false], "reset")
	refused(game, game.undo(), "nothing to do", "undo")
	refused(game, game.redo(), "nothing to do", "redo")
	same(game.error_message(), "there is nothing to do that with", "the reason stays")
	game.play_text("a3")
	same(game.error_message(), "", "until something goes well")


func is_told_of_moves() -> void:
	var game := DuiyiGame.new()
	var heard := listen(game, SIGNALS)
	for text: String in ["e2e4", "f7f6", "d1h5"]:
		game.play_text(text)
	same(names_of(heard), ["move_played", "move_played", "move_played", "check"], "told of moves")
	same(heard[3], ["check", DuiyiGame.SIDE_BLACK, Vector2i(4, 7)], "check")
	same(heard[0][1].to, Vector2i(4, 3), "the move")
	holds(game.in_check(), "in check")
	heard.clear()
	game.undo()
	game.redo()
	same(names_of(heard).slice(0, 2), ["move_undone", "move_redone"], "told of undo and redo")
	heard.clear()
	game.play_text("a7a6")
	same(heard, [], "what is refused is not told")
	game.new_game({})
	game.goto(0)
	same(names_of(heard), ["changed", "changed"], "told of another position")


func explains() -> void:
	var game := DuiyiGame.new()
	var rook := game.square("a1")
	var why := game.explain(rook, game.square("a3"))
	same([why.legal, why.reason, why.move], [false, DuiyiGame.REASON_PATH_BLOCKED, 0], "explain")
	same(why.squares, [game.square("a2")] as Array[Vector2i], "blocker")
	same(game.explain(NOWHERE, Vector2i(99, 99)).reason, DuiyiGame.REASON_OFF_BOARD, "beyond the board")
	same(game.explain_piece(rook).reason, DuiyiGame.REASON_PATH_BLOCKED, "explain_piece")
	same(game.explain_piece(game.square("e2")).legal, true, "a piece that can move")
	refused(game, game.explain(rook, rook, 99), "no kind", "explain")
	refused(game, game.play_squares(rook, game.square("a3")), "The rook on a1 is blocked by the pawn on a2.", "play_squares")
	refused(game, game.play_squares(NOWHERE, Vector2i(1 << 30, -5)), "no such square", "play_squares")
	refused(game, game.play_text("Qd4"), "blocked", "play_text")
	refused(game, game.play_text("hello"), "", "play_text")
	refused(game, game.play(0), "no move", "play")
	refused(game, game.play(game.parse_move("a3") + 7), "", "play")
	game.new_game({"start_fen": "8/P6k/8/8/8/8/8/K7 w - - 0 1"})
	same(game.targets(game.square("a7")).promote, [game.square("a8")] as Array[Vector2i], "promotion")
	refused(game, game.play_squares(game.square("a7"), game.square("a8")), "", "no promotion")
	same(game.play_squares(game.square("a7"), game.square("a8"), DuiyiGame.KIND_KNIGHT).placed, DuiyiGame.KIND_KNIGHT, "promotion")


func begins() -> void:
	var game := DuiyiGame.new()
	holds(game.new_game({"variant": DuiyiGame.VARIANT_CHESS960, "chess960_index": 0}), "chess960")
	same(game.fen().left(8), "bbqnnrkr", "start 0")
	holds(game.new_game({
		"variant": DuiyiGame.VARIANT_XIANGQI, "rules": DuiyiGame.RULES_XIANGQI_WXF, &"refuse_losing_cycles": true,
		"choices": {"repetition": null, "no_progress_limit": 77, "stalemate_loses": false, "chase": "exchange"},
	}), "choices")
	var choices := game.choices()
	same([choices.repetition, choices.no_progress_limit, choices.stalemate_loses, choices.chase], [null, 77, false, "exchange"], "choices")
	var puzzle := {"variant": DuiyiGame.VARIANT_XIANGQI, "start_fen": "3k5/9/9/9/9/9/9/9/9/B3K4 w"}
	refused(game, game.new_game(puzzle), "point", "an elephant in the corner")
	puzzle.arrangement = true
	holds(game.new_game(puzzle), "arrangement")
	holds(game.new_game({"without": DuiyiGame.ACTION_UNDO, "strict": true}), "without undo")
	game.play_text("e4")
	refused(game, game.undo(), "does not have", "undo")
	var before := game.fen()
	for bad: Array in [
		[{"varant": 1}, "varant"], [{"variant": 9}, "variant"], [{"variant": "chess"}, "variant"],
		[{7: 1}, "no text"], [{"rules": DuiyiGame.RULES_XIANGQI_CXA}, "another game"], [{"rules": 5}, "no rules"],
		[{"start_fen": 5}, "start_fen"], [{"start_fen": "x"}, "byte"], [{"strict": 1}, "strict"],
		[{"without": 1 << 20}, "without"], [{"without": -1}, "without"], [{"chess960_index": 3}, "chess960"],
		[{"variant": 2, "chess960_index": 960}, "chess960"], [{"variant": 2, "chess960_index": 1e9}, "chess960"],
		[{"choices": {"repetitions": 3}}, "repetitions"], [{"choices": {"repetition": 0}}, "repetition"],
		[{"choices": {"chase": "no"}}, "chase"], [{"choices": {"dead_material": []}}, "dead_material"], [{"choices": 3}, "choices"],
		[{"clock": 3}, "clock"], [{"clock": []}, "stages"], [{"clock": {"minutes": 3}}, "minutes"],
		[{"clock": [{"moves": 0}, {"moves": 3}]}, "stages"], [{"clock_black": {}}, "clock"], [{"clock": {"main_ms": -1}}, "main_ms"],
	]:
		refused(game, game.new_game(bad[0]), bad[1], "new_game(%s)" % bad[0])
	same(game.fen(), before, "and the game goes on")


func is_kept() -> void:
	var game := xiangqi()
	for text: String in ["h2e2", "h9g7", "h0g2"]:
		game.play_text(text)
	game.undo()
	holds(game.set_tag("Red", "Hu Ronghua"), "tag")
	refused(game, game.set_tag("no name", "x"), "", "set_tag")
	same(game.tags(), {"Red": "Hu Ronghua"}, "tags")
	var hash: int = game.state().game_hash

	var other := DuiyiGame.new()
	var heard := listen(other, SIGNALS)
	holds(other.load_json(game.save_json()), "load_json")
	same([other.state().game_hash, other.state().redo_plies], [hash, 1], "loaded")
	same(heard, [["changed"]], "told of loading")
	for text: String in ["", "{", "[]", game.save_json().replace("h2e2", "h2e9"), game.save_json().left(40)]:
		refused(other, other.load_json(text), "", "load_json")
	same(other.state().game_hash, hash, "a damaged text changes nothing")

	var copy := game.clone()
	copy.redo()
	same([game.ply(), copy.ply()], [2, 3], "a copy is independent")

	var code := game.replay_code(0, -3)
	other.new_game({})
	same(other.load_replay_code(code), PackedInt64Array([0, -3]), "seeds")
	same(other.state().game_hash, hash, "replay code")
	refused(other, other.load_replay_code(code.left(-1)), "", "load_replay_code")

	var pgn := game.save_pgn(DuiyiGame.NOTATION_WXF)
	holds("C2=5" in pgn, "save_pgn")
	refused(game, game.save_pgn(99), "no notation", "save_pgn")
	other.new_game({})
	holds(other.load_pgn(pgn), "load_pgn")
	same(other.fen(), game.fen(), "the game of a PGN")
	refused(other, other.load_pgn(pgn, 1), "no game", "load_pgn")
	refused(other, other.load_pgn(pgn, -1), "below 0", "load_pgn")


func ends() -> void:
	var game := DuiyiGame.new()
	var heard := listen(game, SIGNALS)
	for text: String in ["f3", "e5", "g4", "Qh4"]:
		game.play_text(text)
	same([game.outcome(), game.termination(), game.is_over()], [DuiyiGame.OUTCOME_BLACK_WINS, DuiyiGame.TERMINATION_CHECKMATE, true], "mate")
	same(heard[-1], ["game_over", DuiyiGame.OUTCOME_BLACK_WINS, DuiyiGame.TERMINATION_CHECKMATE], "told of the end")
	same(game.engine_move(), 0, "no move after the end")
	refused(game, game.resign(0), "ended", "resign")
	for end: Array in [
		[game.resign.bind(0), DuiyiGame.OUTCOME_BLACK_WINS, DuiyiGame.TERMINATION_RESIGNATION],
		[game.agree_draw, DuiyiGame.OUTCOME_DRAW, DuiyiGame.TERMINATION_AGREEMENT],
		[game.flag.bind(1), DuiyiGame.OUTCOME_WHITE_WINS, DuiyiGame.TERMINATION_TIME],
		[game.forfeit.bind(1), DuiyiGame.OUTCOME_WHITE_WINS, DuiyiGame.TERMINATION_FORFEIT],
		[game.abandon, DuiyiGame.OUTCOME_ABANDONED, 0],
		[game.adjudicate.bind(3), DuiyiGame.OUTCOME_DRAW, DuiyiGame.TERMINATION_ADJUDICATION],
	]:
		game.reset()
		holds(end[0].call(), "%s" % end[0])
		same([game.outcome(), game.termination()], [end[1], end[2]], "%s" % end[0])
	game.reset()
	for by: Callable in [game.resign, game.flag, game.forfeit, game.offer_draw, game.accept_draw, game.decline_draw]:
		refused(game, by.call(255), "no side", "%s" % by)
	refused(game, game.adjudicate(0), "no outcome", "adjudicate")
	refused(game, game.adjudicate(1, 99), "no termination", "adjudicate")
	# Named, so that their being tested shows: game.resign( game.agree_draw( game.flag( game.forfeit(
	# game.abandon( game.adjudicate(
	refused(game, game.accept_draw(1), "nothing to do", "accept_draw")
	heard.clear()
	holds(game.offer_draw(0), "offer_draw")
	same(game.state().draw_offer, DuiyiGame.SIDE_WHITE, "whose offer")
	holds(game.decline_draw(1), "decline_draw")
	game.offer_draw(0)
	holds(game.accept_draw(1), "accept_draw")
	same(names_of(heard), ["draw_offered", "draw_declined", "draw_offered", "game_over"], "told of offers")

	game.new_game({"rules": DuiyiGame.RULES_CHESS_FIDE, "start_fen": "4k3/8/8/8/8/8/8/R3K3 w - - 99 80"})
	same(game.state().claims, DuiyiGame.CLAIM_NO_PROGRESS_BY_MOVE, "claims")
	refused(game, game.claim_draw(DuiyiGame.CLAIM_REPETITION), "does not hold", "claim_draw")
	refused(game, game.claim_draw(3), "no claim", "claim_draw")
	refused(game, game.claim_draw(2, 5), "", "claim_draw")
	holds(game.claim_draw(DuiyiGame.CLAIM_NO_PROGRESS, game.parse_move("a1a2")), "claim_draw")

	game.new_game({"start_fen": "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"})
	same(game.engine_move(10), game.parse_move("a1a8"), "engine_move finds a mate")
	same(game.engine_move(3, 7), game.engine_move(3, 7), "the same seed, the same move")
	refused(game, game.engine_move(11), "level", "engine_move")
	refused(game, game.engine_move(-1), "level", "engine_move")


func has_time() -> void:
	var game := DuiyiGame.new()
	same(game.clock(), {}, "no clock")
	refused(game, game.start_clock(0), "nothing to do", "start_clock")
	refused(game, game.pause_clock(0), "nothing to do", "pause_clock")
	holds(game.new_game({"clock": {"main_ms": 60000, "increment_ms": 1000}, "clock_low_ms": 5000}), "a clock")
	var heard := listen(game, SIGNALS)
	holds(game.start_clock(5000), "start_clock")
	game.tick(9000)
	game.play_text("e4")
	same([game.clock().sides[0].left_ms, game.clock().running], [57000, DuiyiGame.SIDE_BLACK], "clock")
	holds(game.pause_clock(10000), "pause_clock")
	same(game.clock().running, DuiyiGame.SIDE_NONE, "the clock stands")
	refused(game, game.start_clock(-1), "milliseconds", "start_clock")
	game.tick(-1)
	holds("milliseconds" in game.error_message(), "tick")
	game.start_clock(20000)
	game.tick(75000)
	same(heard[-1], ["clock_low", DuiyiGame.SIDE_BLACK, 4000], "told of little time")
	game.tick(79000)
	same(heard[-1], ["game_over", DuiyiGame.OUTCOME_WHITE_WINS, DuiyiGame.TERMINATION_TIME], "told of no time")
	holds(game.new_game({"clock": [{"moves": 40, "main_ms": 1000}, {"main_ms": 500}], "clock_black": {"byoyomi_ms": 9, "periods": 2, "delay_ms": 1}}), "stages")
	same([game.clock().sides[0].moves_left, game.clock().sides[1].periods_left], [40, 2], "stages")


func repeats() -> void:
	var game := DuiyiGame.new()
	game.new_game({
		"variant": DuiyiGame.VARIANT_XIANGQI, "rules": DuiyiGame.RULES_XIANGQI_WXF,
		"start_fen": "3k5/9/9/1c7/9/2R5r/9/9/9/5K3 w - - 0 1",
	})
	same(game.evidence(), {}, "no evidence")
	same(game.evidence_text(), "", "no evidence")
	var heard := listen(game, ["warning", "game_over"])
	for lap in 2:
		for text: String in ["c4b4", "b6c6", "b4c4", "c6b6"]:
			game.play_text(text)
	holds(["warning", 2, DuiyiGame.SIDE_RED, DuiyiGame.OFFENCE_PERPETUAL_CHASE] in heard, "a warning")
	same(game.termination(), DuiyiGame.TERMINATION_PERPETUAL_CHASE, "perpetual chase")
	var evidence := game.evidence()
	same([evidence.offender, evidence.occurrences], [DuiyiGame.SIDE_RED, 3], "evidence")
	same(game.square_name(evidence.threats[-1].victim), "c6", "victim")
	holds("WXF" in game.evidence_text(DuiyiGame.LANGUAGE_EN), "evidence in words")
	refused(game, game.evidence_text(9), "no language", "evidence_text")


func has_words() -> void:
	var game := xiangqi()
	same(DuiyiGame.text(DuiyiGame.TEXT_KIND, DuiyiGame.KIND_HORSE, DuiyiGame.LANGUAGE_ZH_HANT), "馬", "text")
	same(DuiyiGame.text(DuiyiGame.TEXT_LEVEL, 0), "Full strength", "text")
	same(DuiyiGame.text(DuiyiGame.TEXT_CHOICE, 0), "A side without a legal move loses", "text")
	same(DuiyiGame.text(DuiyiGame.TEXT_KIND, 99), "", "no text")
	same(DuiyiGame.text(-1, 1 << 40, 77), "", "no text")
	for family in range(1, 24):
		if family != 2: # codes of the C interface
			var some := range(-1, 300).filter(func(code): return code != 0).map(func(code): return quiet_text(family, code))
			holds(some.any(func(text): return text != ""), "family %d has texts" % family)
	same(game.refusal_text(game.square("b0"), game.square("d1")), "The leg of the horse on b0 is blocked by the elephant on c0.", "refusal")
	same(game.refusal_text(game.square("b0"), game.square("d1"), 0, DuiyiGame.LANGUAGE_ZH_HANS).left(2), "b0", "refusal")
	holds(game.refusal_text(game.square("a0"), NOWHERE) != "", "why a piece has no move")
	refused(game, game.refusal_text(NOWHERE, NOWHERE, 0, 4), "no language", "refusal_text")
	same(game.verdict_text(), "The game goes on.", "verdict")
	game.resign(DuiyiGame.SIDE_RED)
	same(game.verdict_text(DuiyiGame.LANGUAGE_ZH_HANS), "红方认输，黑方胜。", "verdict")
	refused(game, game.verdict_text(-5), "no language", "verdict_text")


## Without filling the log with what is known not to be there.
func quiet_text(family: int, code: int) -> String:
	Engine.print_error_messages = false
	var text := DuiyiGame.text(family, code)
	Engine.print_error_messages = true
	return text


func is_called_from_its_own_signals() -> void:
	var game := DuiyiGame.new()
	var goes_on := func(move: Dictionary):
		if move.ply < 4:
			game.play(game.legal_moves()[0])
		else:
			game.new_game({})
			game.undo()
	game.move_played.connect(goes_on)
	game.play_text("e4")
	same(game.ply(), 0, "a signal may call anything")
	game.move_played.disconnect(goes_on) # the function holds the game, and the game the function

	var held := [DuiyiGame.new()]
	var lets_go := func(_move): held.clear()
	held[0].move_played.connect(lets_go)
	held[0].play_text("e4")
	same(held, [], "a signal may drop the game")


## Each constant has the number that bindings/c/duiyi_api.json gives it.
func has_the_numbers_of_the_header() -> void:
	var api: Dictionary = JSON.parse_string(FileAccess.get_file_as_string(OS.get_environment("DUIYI_REPOSITORY") + "/bindings/c/duiyi_api.json"))
	var constants := ClassDB.class_get_integer_constant_list("DuiyiGame", true)
	holds(constants.size() > 150, "there are constants")
	for name in constants:
		var number := ClassDB.class_get_integer_constant("DuiyiGame", name)
		same(number, int(api.constants.get("DUIYI_" + name, -1)), name)
	for name: String in api.constants:
		for family: String in ["REASON_", "TERMINATION_", "KIND_", "RULES_", "NOTATION_", "OUTCOME_", "ACTION_", "LANGUAGE_"]:
			if name.begins_with("DUIYI_" + family):
				holds(name.trim_prefix("DUIYI_") in constants, "%s is missing" % name)
