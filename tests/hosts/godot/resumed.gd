extends "checks.gd"
## The demo started again after window.gd was killed; and once more with a damaged game.


func _initialize() -> void:
	var main: Control = load("res://main.tscn").instantiate()
	root.add_child(main)
	await process_frame
	same(main.game.fen(), FileAccess.get_file_as_string("user://left.txt"), "the game that was left")
	same(main.table.seat(DuiyiGame.SIDE_WHITE).level, 2, "its opponent")
	holds(main.board.flipped, "its side")
	same(main.game.clock().running, DuiyiGame.SIDE_BLACK, "its clock")
	main.queue_free()
	await process_frame

	var file := FileAccess.open("user://game.json", FileAccess.WRITE)
	file.store_string("{\"damaged\"")
	file.close()
	main = load("res://main.tscn").instantiate()
	root.add_child(main)
	await process_frame
	same(main.game.ply(), 0, "a damaged game is not resumed")
	holds("damaged" in main.status.text, "that is said: %s" % main.status.text)
	var aside := Array(DirAccess.get_files_at("user://")).filter(func(name): return name.begins_with("game.json.damaged"))
	same(aside.size(), 1, "and set aside")
	same(FileAccess.get_file_as_string("user://" + str(aside[0])), "{\"damaged\"", "as it was")
	main.queue_free()
	await process_frame
	finish()
