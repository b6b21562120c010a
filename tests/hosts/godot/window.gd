extends "checks.gd"
## The demo in a real window, clicked by a real pointer (xdotool): what it shows, not only that it runs. Then it
## is killed in the middle of a game; resumed.gd looks whether that game comes back.

const XIANGQI := DuiyiGame.VARIANT_XIANGQI
const CHESS := DuiyiGame.VARIANT_CHESS

var main: Control
var board: DuiyiBoard
var table: DuiyiTable
var pictures := OS.get_environment("DUIYI_PICTURES")


func _initialize() -> void:
	main = load("res://main.tscn").instantiate()
	root.add_child(main)
	await seconds(0.5)
	board = main.board
	table = main.table
	await plays_chess()
	await promotes()
	await ends_by_mate()
	await plays_xiangqi()
	await ends_by_resigning()
	await shows_clocks()
	await is_styled()
	await never_stutters()
	await leaves_a_game()
	print("%d checks, %d failed" % [checks, failures])
	if failures:
		quit(FAILED)
	else:
		OS.kill(OS.get_process_id())


func seconds(time: float) -> void:
	await create_timer(time).timeout


## Waits until something holds, for a while.
func until(done: Callable, what: String) -> void:
	for lap in 400:
		if done.call():
			break
		await seconds(0.05)
	holds(done.call(), what)


## Moves the pointer of the system, and presses and lets go its button.
func pointer(arguments: Array) -> void:
	OS.execute("xdotool", PackedStringArray(arguments.map(func(part): return str(part))))
	await seconds(0.12)


func click_at(place: Vector2) -> void:
	await pointer(["mousemove", int(place.x), int(place.y)])
	await pointer(["mousedown", 1])
	await pointer(["mouseup", 1])


func place_of(square: String) -> Vector2:
	var at: Vector2i = main.game.square(square)
	return board.get_global_rect().position + board.centre_of(at)


func click(square: String) -> void:
	await click_at(place_of(square))


func press(button: String) -> void:
	var control: Control = main.get_node("%" + button)
	await click_at(control.get_global_rect().get_center())


func key(name: String) -> void:
	await pointer(["key", name])


## A drag in three steps, as a hand makes it.
func drag(from: String, to: String) -> void:
	var places := [place_of(from), place_of(to)]
	await pointer(["mousemove", int(places[0].x), int(places[0].y)])
	await pointer(["mousedown", 1])
	var between: Vector2 = places[0].lerp(places[1], 0.5)
	await pointer(["mousemove", int(between.x), int(between.y)])
	await pointer(["mousemove", int(places[1].x), int(places[1].y)])
	await pointer(["mouseup", 1])


func screen() -> Image:
	return root.get_texture().get_image()


func keep_picture(name: String) -> void:
	if pictures:
		await seconds(0.4)
		screen().save_png("%s/%s.png" % [pictures, name])


## The colour in the middle of a square, a little above it.
func colour_at(square: String, beside := Vector2(0.38, 0.38)) -> Color:
	return screen().get_pixelv(Vector2i(place_of(square) + beside * board.cell()))


func near(one: Color, other: Color) -> bool:
	return absf(one.r - other.r) + absf(one.g - other.g) + absf(one.b - other.b) < 0.12


func plays_chess() -> void:
	holds(main.game.ply() == 0 and main.game.variant() == CHESS, "the first start is a new game of chess")
	holds("White to move" in main.status.text, "who is to move: %s" % main.status.text)
	main.begin({}, 2, DuiyiGame.SIDE_WHITE)
	table.set_seat(DuiyiGame.SIDE_BLACK, DuiyiTable.SEAT_OPPONENT, 2, 5, DuiyiTable.PACE_AT_ONCE)
	await seconds(0.3)
	var empty := colour_at("e2")
	await click("e2")
	same(table.view().selected, main.game.square("e2"), "a click selects")
	holds(not near(colour_at("e2"), empty), "and that is seen")
	holds(not near(colour_at("e4", Vector2.ZERO), board.light_square), "a target is seen")
	await click("e4")
	await until(func(): return main.game.ply() == 2, "the opponent answers")
	same(main.moves.item_count, 2, "two moves in the list")
	same(main.moves.get_item_text(0), "1. e4", "the first")
	await seconds(0.4)

	await drag("g1", "g4")
	holds("knight" in main.status.text, "an illegal drag, and why: %s" % main.status.text)
	same(main.game.ply(), 2, "it plays nothing")
	await keep_picture("refused")
	await key("Escape")
	same(table.view().selected, DuiyiBoard.NOWHERE, "Escape lets go")
	await drag("g1", "f3")
	await until(func(): return main.game.ply() == 4, "a drag plays, and is answered")
	await press("Hint")
	await until(func(): return table.view().hint_from != DuiyiBoard.NOWHERE, "a hint")
	holds("(2)" in main.get_node("%Hint").text, "two hints are left")
	await keep_picture("godot-chess")
	await key("u")
	same(main.game.ply(), 2, "u takes a turn back")
	await press("Redo")
	same(main.game.ply(), 4, "and a button plays it again")
	main.moves.item_selected.emit(0)
	await seconds(0.1)
	same(board.shown_ply, 1, "looking back")
	holds(near(colour_at("f3", Vector2.ZERO), board.light_square), "f3 was empty then")
	await click("a5")
	same(board.shown_ply, DuiyiBoard.PRESENT, "a click goes on")
	var below := place_of("a1").y
	await press("Flip")
	holds(place_of("a1").y < below, "flipped")
	await click("d2")
	same(table.view().selected, main.game.square("d2"), "and still clicked right")
	await press("Flip")


func promotes() -> void:
	main.begin({"start_fen": "8/P6k/8/8/8/8/8/K7 w - - 0 1"}, -1, 0)
	await click("a7")
	await click("a8")
	holds(not table.view().promotion.is_empty(), "the promotion is asked for")
	await keep_picture("promotion")
	await click("a7") # the second of the panel, below the queen
	same(main.game.history(1).get("placed"), DuiyiGame.KIND_ROOK, "a rook was chosen")


## A whole game of two people, by clicks alone.
func ends_by_mate() -> void:
	main.begin({}, -1, 0)
	for squares: String in ["f2f3", "e7e5", "g2g4", "d8h4"]:
		await click(squares.left(2))
		await click(squares.right(2))
	same(main.game.termination(), DuiyiGame.TERMINATION_CHECKMATE, "mate by clicks")
	same(main.status.text, main.game.verdict_text(), "the verdict is said")
	holds(main.get_node("%Resign").disabled and not main.get_node("%Undo").disabled, "what may be done then")
	await click("e2")
	holds("mate" in main.status.text.to_lower(), "and said again: %s" % main.status.text)
	await press("Undo")
	holds(not main.game.is_over() and main.game.ply() == 3, "the mate is taken back")


func plays_xiangqi() -> void:
	await press("New")
	await seconds(0.3)
	holds(main.get_node("%NewGame").visible, "the menu opens")
	await keep_picture("menu")
	var menu: ConfirmationDialog = main.get_node("%NewGame")
	await click_at(Vector2(menu.position) + menu._game.get_global_rect().get_center())
	await until(func(): return menu._game.get_popup().visible, "the list of games opens")
	var list: PopupMenu = menu._game.get_popup()
	await click_at(Vector2(list.position) + Vector2(list.size) * Vector2(0.5, 0.83)) # the last of three
	await until(func(): return menu._game.get_selected_metadata() == XIANGQI, "xiangqi is chosen")
	same(menu._rules.item_count, 6, "with its rules")
	await click_at(Vector2(menu.position) + menu.get_ok_button().get_global_rect().get_center())
	await until(func(): return main.game.variant() == XIANGQI, "and begins")
	main.begin({"variant": XIANGQI}, 1, DuiyiGame.SIDE_RED)
	table.set_seat(DuiyiGame.SIDE_BLACK, DuiyiTable.SEAT_OPPONENT, 1, 5, DuiyiTable.PACE_AT_ONCE)
	main.set_language(DuiyiGame.LANGUAGE_ZH_HANS)
	await seconds(0.3)
	holds("红方" in main.status.text, "Chinese: %s" % main.status.text)
	await drag("b0", "d1")
	holds("马腿" in main.status.text or "蹩" in main.status.text or "别" in main.status.text, "the horse's leg: %s" % main.status.text)
	await click("h2")
	await click("e2")
	await until(func(): return main.game.ply() == 2, "the opponent answers")
	same(main.moves.get_item_text(0), "1. 炮二平五", "written in Chinese")
	await click("h0")
	await click("g2")
	await until(func(): return main.game.ply() == 4, "and once more")
	await seconds(0.5)
	await click("i0")
	await keep_picture("godot-xiangqi")
	await key("Escape")


## A mate in xiangqi by a drag, and a game given up by buttons.
func ends_by_resigning() -> void:
	main.set_language(DuiyiGame.LANGUAGE_EN)
	main.begin({"variant": XIANGQI, "start_fen": "3k5/4R4/9/9/9/9/9/9/9/4KR3 w - - 0 1"}, -1, 0)
	await drag("f0", "f9")
	same(main.game.outcome(), DuiyiGame.OUTCOME_WHITE_WINS, "mate by a drag")
	main.begin({"variant": XIANGQI}, -1, 0)
	await press("Resign")
	await seconds(0.3)
	holds(table.view().resign_asked and main.get_node("%Sure").visible, "one is asked first")
	await key("Escape")
	await seconds(0.3)
	holds(not main.game.is_over() and not table.view().resign_asked, "and may think better of it")
	await press("Resign")
	await seconds(0.3)
	var sure: ConfirmationDialog = main.get_node("%Sure")
	await click_at(Vector2(sure.position) + sure.get_ok_button().get_global_rect().get_center())
	await until(func(): return main.game.is_over(), "resigned")
	same(main.status.text, main.game.verdict_text(), "the verdict")


func shows_clocks() -> void:
	main.begin({"clock": {"main_ms": 60000}}, -1, 0)
	var before := screen().get_region(Rect2i(main.get_node("%Below").get_global_rect())).get_data()
	await seconds(1.5)
	holds(main.get_node("%Below").clock.sides[0].left_ms < 59500, "the clock runs")
	holds(screen().get_region(Rect2i(main.get_node("%Below").get_global_rect())).get_data() != before, "and is seen to")
	await keep_picture("clock")


func is_styled() -> void:
	main.begin({"variant": XIANGQI}, -1, 0)
	var pixels := []
	for style in 3:
		main.set_style(style)
		await seconds(0.5)
		var all := screen()
		var middle := place_of("e0")
		var reach := board.cell() * 0.3
		pixels.append(all.get_region(Rect2i(middle - Vector2.ONE * reach, Vector2.ONE * 2 * reach)).get_data())
	holds(pixels[0] != pixels[1] and pixels[1] != pixels[2], "each style looks its own")
	main.set_style(0)
	await press("Targets")
	holds(not board.show_targets, "no targets")
	await press("Targets")
	main.set_language(DuiyiGame.LANGUAGE_ZH_HANS)
	main.get_node("%Legend").pressed.emit()
	await seconds(0.3)
	holds("马" in main.get_node("%Pieces").text.text, "the legend")
	await keep_picture("legend")
	main.get_node("%Pieces").hide()
	main.set_language(DuiyiGame.LANGUAGE_EN)


## While full strength thinks, as many frames a second as without, and none much longer: 60 where the machine draws so
## many at all. It may be busy with something else, so the best of five counts.
func never_stutters() -> void:
	Engine.max_fps = 60
	var good := false
	for attempt in 5:
		main.begin({"variant": XIANGQI}, -1, DuiyiGame.SIDE_RED)
		await seconds(0.5)
		var idle: Array = await frames(90, func(): return true)
		table.set_seat(DuiyiGame.SIDE_RED, DuiyiTable.SEAT_OPPONENT, 0, attempt, DuiyiTable.PACE_AT_ONCE)
		await process_frame
		var busy: Array = await frames(90, func(): return table.view().thinking != DuiyiGame.SIDE_NONE)
		print("full strength thinks: %.1f frames a second, the longest %.1f ms; else %.1f, %.1f ms" % [busy[0], busy[1], idle[0], idle[1]])
		good = busy[0] > minf(58.0, 0.8 * idle[0]) and busy[1] < maxf(33.0, 1.5 * idle[1] + 8.0)
		if good:
			break
	Engine.max_fps = 0
	holds(good, "full strength takes no more than its part of a frame")


## Draws the board anew in each of so many frames: how many a second, and the milliseconds of the longest.
func frames(most: int, on: Callable) -> Array:
	var count := 0
	var longest := 0
	var began := Time.get_ticks_usec()
	var last := began
	while count < most and on.call():
		board.queue_redraw()
		await process_frame
		var now := Time.get_ticks_usec()
		longest = maxi(longest, now - last)
		last = now
		count += 1
	holds(count > 30, "%d frames" % count)
	return [count * 1e6 / (last - began), longest / 1000.0]


func leaves_a_game() -> void:
	main.begin({"clock": {"main_ms": 600000}}, 2, DuiyiGame.SIDE_BLACK)
	await until(func(): return main.game.ply() == 1, "white begins")
	holds(board.flipped, "black sits at the bottom")
	FileAccess.open("user://left.txt", FileAccess.WRITE).store_string(main.game.fen())
