extends "checks.gd"
## Every method and signal of DuiyiTable, most of it without frames: time and nodes are counted here.

const SIGNALS := [
	"move_played", "move_undone", "move_redone", "check", "warning", "draw_offered", "draw_declined",
	"clock_low", "game_over", "thinking_began", "thinking_ended", "hint_ready", "hint_none", "changed",
]
const NOWHERE := Vector2i(-1, -1)

var now := 0


func _initialize() -> void:
	clicks()
	drags()
	promotes()
	castles()
	is_answered()
	takes_back()
	gives_hints()
	talks()
	sits()
	is_kept()
	has_a_game()
	has_the_numbers_of_the_header()
	is_told_of_all()
	thinks_in_frames()


func at(name: String) -> Vector2i:
	return Vector2i(name.unicode_at(0) - 97, name.unicode_at(1) - 49)


## A table that lives without frames, against the opponent at once.
func table_of(options := {}, black := DuiyiTable.SEAT_PERSON, level := 1) -> DuiyiTable:
	var table := DuiyiTable.new()
	table.set_process(false)
	holds(table.new_game(options), "new_game")
	holds(table.set_seat(DuiyiGame.SIDE_BLACK, black, level, 7, DuiyiTable.PACE_AT_ONCE), "set_seat")
	return table


func advance(table: DuiyiTable, done: Callable) -> Dictionary:
	var progress := {}
	for frame in 5000:
		now += 16
		progress = table.advance(now, 500)
		if done.call(progress):
			return progress
	holds(false, "it goes on for ever")
	return progress


func clicks() -> void:
	var table := table_of()
	var viewed := listen(table, ["view_changed"])
	var answer := table.click(at("e2"))
	same(answer.kind, DuiyiTable.ANSWER_SELECTED, "a man of one's own")
	same(answer.targets.quiet, [at("e3"), at("e4")] as Array[Vector2i], "its targets")
	same([table.view().selected, table.view().targets.quiet.size()], [at("e2"), 2], "view")
	same(table.click(at("e2")).kind, DuiyiTable.ANSWER_DESELECTED, "again")
	table.click(at("d2"))
	same(table.click(at("e2")).square, at("e2"), "another man")
	answer = table.click(at("e5"))
	same([answer.kind, answer.why.reason], [DuiyiTable.ANSWER_REFUSED, DuiyiGame.REASON_PIECE_GEOMETRY], "refused")
	same([answer.from, answer.to], [at("e2"), at("e5")], "what was refused")
	same(table.view().selected, at("e2"), "the man stays selected")
	answer = table.click(at("e4"))
	same([answer.kind, answer.move.to], [DuiyiTable.ANSWER_MOVED, at("e4")], "a move")
	same([table.view().last_from, table.view().last_to], [at("e2"), at("e4")], "the last move")
	same(table.click(at("e4")).kind, DuiyiTable.ANSWER_REFUSED, "a man of the other's")
	same(table.click(at("e6")).kind, DuiyiTable.ANSWER_NOTHING, "an empty square")
	same(table.click(Vector2i(100, -100)).kind, DuiyiTable.ANSWER_NOTHING, "beyond the board")
	table.click(at("g8"))
	table.cancel()
	same(table.view().selected, NOWHERE, "cancel")
	holds(viewed.size() >= 9, "told of each click")
	table.game().resign(1)
	same(table.click(at("e7")).kind, DuiyiTable.ANSWER_OVER, "after the end")
	table.free()


func drags() -> void:
	var table := table_of()
	same(table.press(at("e2")).kind, DuiyiTable.ANSWER_SELECTED, "press")
	table.drag(at("e3"))
	same([table.view().dragged, table.view().over], [at("e2"), at("e3")], "dragged")
	table.drag(NOWHERE)
	same(table.view().over, NOWHERE, "beyond the board")
	same(table.drop(at("e4")).kind, DuiyiTable.ANSWER_MOVED, "drop")
	table.press(at("e7"))
	same(table.drop(NOWHERE).kind, DuiyiTable.ANSWER_NOTHING, "dropped beyond the board")
	same(table.drop(at("e5")).kind, DuiyiTable.ANSWER_NOTHING, "nothing is dragged")
	table.free()


func promotes() -> void:
	var table := table_of({"start_fen": "8/P6k/8/8/8/8/8/K7 w - - 0 1"})
	table.click(at("a7"))
	var answer := table.click(at("a8"))
	same([answer.kind, answer.from, answer.to], [DuiyiTable.ANSWER_PROMOTION, at("a7"), at("a8")], "promotion")
	same(answer.kinds[0], DuiyiGame.KIND_QUEEN, "the queen first")
	same(table.view().promotion.to, at("a8"), "asked for")
	refused(table, table.promote(99), "no kind", "promote")
	same(table.promote(DuiyiGame.KIND_ROOK).move.placed, DuiyiGame.KIND_ROOK, "promoted")
	same(table.promote(DuiyiGame.KIND_ROOK).kind, DuiyiTable.ANSWER_NOTHING, "nobody waits")
	same(table.promote(0).kind, DuiyiTable.ANSWER_NOTHING, "no kind")
	table.undo_turn()
	holds(table.set_promotion(DuiyiGame.KIND_QUEEN), "set_promotion")
	same(table.promotion(), DuiyiGame.KIND_QUEEN, "promotion")
	refused(table, table.set_promotion(DuiyiGame.KIND_KING), "pawn", "set_promotion")
	table.click(at("a7"))
	same(table.click(at("a8")).move.placed, DuiyiGame.KIND_QUEEN, "without being asked")
	table.free()


func castles() -> void:
	var table := table_of({"start_fen": "4k3/8/8/8/8/8/8/4K2R w K - 0 1"})
	table.click(at("e1"))
	var move: Dictionary = table.click(at("h1")).move
	same([move.to, move.rook_to], [at("g1"), at("f1")], "the king onto its rook")
	table.free()


func is_answered() -> void:
	var table := table_of({}, DuiyiTable.SEAT_OPPONENT)
	var heard := listen(table, SIGNALS)
	table.click(at("e2"))
	table.click(at("e4"))
	same(table.view().hand_free, false, "it is the opponent's turn")
	same(table.click(at("d2")).kind, DuiyiTable.ANSWER_SELECTED, "one may look meanwhile")
	same(table.click(at("d4")).kind, DuiyiTable.ANSWER_NOT_YOURS, "but not move")
	var moved: Dictionary = advance(table, func(progress): return progress.moved).moved
	same([moved.ply, moved.side], [2, DuiyiGame.SIDE_BLACK], "the answer")
	same(names_of(heard), ["move_played", "thinking_began", "move_played", "thinking_ended"], "told of it")
	same(table.view().hand_free, true, "and a person may move")
	refused(table, table.advance(-1, 5), "milliseconds", "advance")
	refused(table, table.advance(5, -1), "below 0", "advance")

	# Level 1 takes its time: one to two seconds.
	table.set_seat(DuiyiGame.SIDE_BLACK, DuiyiTable.SEAT_OPPONENT, 1, 7, DuiyiTable.PACE_QUICK)
	table.click(at("d2"))
	table.click(at("d3"))
	var since := now
	advance(table, func(progress): return progress.moved)
	holds(now - since >= 1000 and now - since <= 2100, "its pace: %d ms" % (now - since))
	table.free()


func takes_back() -> void:
	var table := table_of({}, DuiyiTable.SEAT_OPPONENT, 10)
	refused(table, table.undo_turn(), "nothing", "undo_turn")
	refused(table, table.redo_turn(), "nothing", "redo_turn")
	table.click(at("e2"))
	table.click(at("e4"))
	for frame in 3:
		now += 16
		same(table.advance(now, 100).thinking, DuiyiGame.SIDE_BLACK, "it thinks")
	var heard := listen(table, SIGNALS)
	holds(table.undo_turn(), "undo_turn while it thinks")
	same(table.game().ply(), 0, "one move")
	holds(["thinking_ended", DuiyiGame.SIDE_BLACK] in heard, "what it thought is dropped")
	for frame in 2000:
		now += 16
		table.advance(now, 500)
	same(table.game().ply(), 0, "and is never played")
	holds(table.redo_turn(), "redo_turn")
	same(table.game().ply(), 1, "redone")
	advance(table, func(progress): return progress.moved)
	table.undo_turn()
	same(table.game().ply(), 0, "two moves against the opponent")
	table.free()


func gives_hints() -> void:
	var table := DuiyiTable.new()
	table.set_process(false)
	table.hints = 1
	table.new_game({"start_fen": "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"})
	var heard := listen(table, SIGNALS)
	same(table.view().hints_left, 1, "one hint")
	holds(table.hint(), "hint")
	holds(table.advance(now, 10).hinting, "it is searched")
	table.cancel()
	advance(table, func(progress): return not progress.hinting)
	holds(["hint_ready", at("a1"), at("a8")] in heard, "a mate: %s" % [heard])
	same([table.view().hint_from, table.view().hint_to, table.view().hints_left], [at("a1"), at("a8"), 0], "it is shown")
	holds(table.hint(), "the same hint costs nothing")
	table.click(at("a1"))
	table.click(at("a2"))
	refused(table, table.hint(), "no hints", "hint")
	table.hints = -1
	table.new_game({})
	same(table.view().hints_left, -1, "as many as one likes")
	heard.clear()
	table.hint()
	table.game().play_text("e4")
	table.advance(now, 10)
	holds(["hint_none"] in heard, "the hint is for another position: %s" % [heard])
	table.free()


func talks() -> void:
	var table := table_of()
	var heard := listen(table, SIGNALS)
	refused(table, table.resign(), "asked", "resign")
	holds(table.ask_resign(), "ask_resign")
	holds(table.view().resign_asked, "asked")
	table.cancel()
	holds(not table.view().resign_asked, "not any more")
	refused(table, table.accept_draw(), "nothing", "accept_draw")
	refused(table, table.decline_draw(), "nothing", "decline_draw")
	holds(table.offer_draw(), "offer_draw")
	same(table.view().draw_offer, DuiyiGame.SIDE_WHITE, "an offer")
	holds(table.view().may & DuiyiTable.MAY_ANSWER_DRAW, "may be answered")
	holds(table.decline_draw(), "decline_draw")
	table.offer_draw()
	holds(table.accept_draw(), "accept_draw")
	same(heard[-1], ["game_over", DuiyiGame.OUTCOME_DRAW, DuiyiGame.TERMINATION_AGREEMENT], "told of the end")
	refused(table, table.offer_draw(), "ended", "offer_draw")
	refused(table, table.ask_resign(), "ended", "ask_resign")
	table.new_game({})
	table.ask_resign()
	holds(table.resign(), "resign")
	same(table.view().outcome, DuiyiGame.OUTCOME_BLACK_WINS, "resigned")

	# The opponent declines when it stands better, and thinks of it before its move.
	var other := table_of({"start_fen": "4k3/pppppppp/8/8/8/8/8/R3K3 w - - 0 1"}, DuiyiTable.SEAT_OPPONENT, 3)
	var told := listen(other, SIGNALS)
	other.click(at("a1"))
	other.click(at("a2"))
	other.offer_draw()
	advance(other, func(progress): return progress.moved or other.game().is_over())
	holds("draw_declined" in names_of(told) or other.game().is_over(), "the offer is answered: %s" % [names_of(told)])
	table.free()
	other.free()


func sits() -> void:
	var table := table_of()
	same(table.seat(0).kind, DuiyiTable.SEAT_PERSON, "a person")
	holds(table.set_seat(1, DuiyiTable.SEAT_OPPONENT, 9, -1, DuiyiTable.PACE_NATURAL), "set_seat")
	same(table.seat(1), {"kind": 1, "level": 9, "seed": -1, "pace": 2}, "seat")
	for bad: Array in [[2, 1, 5, 0, 0], [0, 5, 5, 0, 0], [0, 1, 11, 0, 0], [0, 1, -1, 0, 0], [0, 1, 5, 0, 3], [255, 0, 0, 0, 0]]:
		refused(table, table.callv("set_seat", bad), "", "set_seat%s" % [bad])
	refused(table, table.seat(9), "no side", "seat")
	same(table.view().hand, DuiyiGame.SIDE_WHITE, "whose men the hand holds")
	table.set_seat(0, DuiyiTable.SEAT_OPPONENT)
	same(table.view().hand, DuiyiGame.SIDE_NONE, "nobody's")
	table.free()


func is_kept() -> void:
	var table := table_of({"variant": DuiyiGame.VARIANT_XIANGQI}, DuiyiTable.SEAT_OPPONENT, 4)
	table.click(Vector2i(7, 2))
	table.click(Vector2i(4, 2))
	advance(table, func(progress): return progress.moved)
	var text := table.save_json()
	var other := table_of()
	var heard := listen(other, SIGNALS)
	holds(other.load_json(text), "load_json")
	same(names_of(heard), ["changed"], "told of it")
	same([other.game().fen(), other.seat(1)], [table.game().fen(), table.seat(1)], "loaded")
	for damaged: String in ["", "{}", text.left(-1), text.replace("\"level\":4", "\"level\":44")]:
		refused(other, other.load_json(damaged), "", "load_json")
	holds("level" in other.error_message(), "the reason: %s" % other.error_message())
	same(other.game().fen(), table.game().fen(), "a damaged text changes nothing")
	refused(other, other.new_game({"varant": 1}), "varant", "new_game")
	holds(other.load_json(DuiyiGame.new().save_json()), "a plain game")
	same([other.game().ply(), other.seat(1).level], [0, 4], "comes to the seats that are there")
	table.free()
	other.free()


func has_a_game() -> void:
	var table := table_of()
	var game := table.game()
	var heard := listen(table, SIGNALS)
	game.play_text("e4")
	same(table.view().last_to, at("e4"), "a move past the table")
	table.advance(now, 1)
	same(names_of(heard), ["move_played"], "is told by the table")
	table.new_game({"variant": DuiyiGame.VARIANT_XIANGQI})
	same(game.variant(), DuiyiGame.VARIANT_XIANGQI, "it is always the game that is played")
	table.free()
	same(game.ply(), 0, "and outlives its table")


## What the header has, too, has the same number there.
func has_the_numbers_of_the_header() -> void:
	var api: Dictionary = JSON.parse_string(FileAccess.get_file_as_string(OS.get_environment("DUIYI_REPOSITORY") + "/bindings/c/duiyi_api.json"))
	for name in ClassDB.class_get_integer_constant_list("DuiyiTable", true):
		if "DUIYI_" + name in api.constants:
			same(ClassDB.class_get_integer_constant("DuiyiTable", name), int(api.constants["DUIYI_" + name]), name)


func is_told_of_all() -> void:
	var table := table_of({"clock": {"main_ms": 60000}, "clock_low_ms": 50000})
	var heard := listen(table, SIGNALS)
	var game := table.game()
	game.start_clock(now)
	for text: String in ["f3", "e5", "Nh3", "Qh4"]:
		game.play_text(text)
	game.undo()
	game.redo()
	table.advance(now + 20000, 0)
	same(names_of(heard).slice(-1), ["clock_low"], "clock_low")
	table.advance(now + 99000, 0)
	for told: String in ["check", "move_undone", "move_redone", "game_over"]:
		holds(told in names_of(heard), told)
	table.new_game({})
	for text: String in ["Nf3", "Nf6", "Ng1", "Ng8"]:
		game.play_text(text)
	table.advance(now, 0)
	same(heard[-1], ["warning", 2, DuiyiGame.SIDE_NONE, 0], "warning")
	table.free()


## In a scene, on its own.
func thinks_in_frames() -> void:
	var table := DuiyiTable.new()
	table.frame_budget_ms = 5.0
	root.add_child(table)
	table.new_game({})
	table.set_seat(DuiyiGame.SIDE_BLACK, DuiyiTable.SEAT_OPPONENT, 0, 1, DuiyiTable.PACE_AT_ONCE)
	var clicked := [false]
	table.thinking_began.connect(func(_side): clicked[0] = true)
	table.click(at("e2"))
	table.click(at("e4"))
	var frames := 0
	while table.game().ply() < 2 and frames < 3000:
		await process_frame
		frames += 1
	same(table.game().ply(), 2, "the opponent has moved")
	holds(frames > 20, "in many frames: %d" % frames)
	holds(clicked[0], "and told of it")
	table.move_played.connect(func(_move): table.queue_free())
	table.click(at("d2"))
	table.click(at("d4"))
	await process_frame
	await process_frame
	holds(not is_instance_valid(table), "a table may go while it tells")
	covers("DuiyiTable", "res://tests/table.gd", ["get_frame_budget_ms", "set_frame_budget_ms", "get_hints", "set_hints", "_process"])
	finish()
