extends "checks.gd"
## Wrong arguments of every kind, to every method: an error, never the end of the program. And a thousand
## games that leave nothing behind.

const LAPS := 150
const GAMES := 1000

var random := RandomNumberGenerator.new()


func _initialize() -> void:
	random.seed = 1
	Engine.print_error_messages = false # there are thousands of them
	for name: String in ["DuiyiGame", "DuiyiTable"]:
		abuse(name)
	Engine.print_error_messages = true
	leaves_nothing()
	finish()


func abuse(name: String) -> void:
	for method in ClassDB.class_get_method_list(name, true):
		var calls := 0
		var object: Object = ClassDB.instantiate(name)
		for lap in LAPS:
			var arguments := []
			var count: int = method.args.size() if lap % 5 else random.randi_range(0, 6)
			for place in count:
				var type: int = method.args[place].type if place < method.args.size() and lap % 2 else -1
				arguments.append(any_value(type))
			object.callv(method.name, arguments)
			calls += 1
		same(calls, LAPS, "%s.%s()" % [name, method.name])
		if not object is RefCounted:
			object.free()


## A value of a type, or of any: seldom one that makes sense.
func any_value(type: int) -> Variant:
	var numbers := [0, 1, 2, 3, -1, 7, 64, 255, 256, 1 << 31, -(1 << 63), (1 << 63) - 1, 7180]
	var texts := ["", "e4", "e2e4", "{", "炮二平五", "x".repeat(10000), "1. e4 e5 *", "AQ"]
	match type:
		TYPE_INT:
			return numbers[random.randi() % numbers.size()]
		TYPE_STRING:
			return texts[random.randi() % texts.size()]
		TYPE_VECTOR2I:
			return Vector2i(any_value(TYPE_INT), any_value(TYPE_INT)) if random.randi() % 2 else Vector2i(random.randi() % 9, random.randi() % 9)
		TYPE_DICTIONARY:
			var keys := ["variant", "rules", "choices", "start_fen", "clock", "without", "level", "seats", "hints", 5, null]
			var key: Variant = keys[random.randi() % keys.size()]
			return {key: any_value(-1)} if random.randi() % 2 else {key: any_value(TYPE_INT)}
		TYPE_BOOL:
			return random.randi() % 2 == 0
	var others := [
		null, true, 1.5, NAN, INF, "e4", &"e4", ^"a/b", Vector2(1, 2), Vector2i(4, 1), Color.RED, RID(), self, [], [1], {},
		Callable(), func(): pass, PackedInt32Array([1]), Transform3D(), Signal(), 3, -3,
	]
	return others[random.randi() % others.size()]


func leaves_nothing() -> void:
	var playing := func():
		var game := DuiyiGame.new()
		game.new_game({"variant": 1 + 2 * (random.randi() % 2)})
		var heard := listen(game, ["move_played", "game_over"])
		for ply in 12:
			if not game.is_over():
				game.play(game.legal_moves()[random.randi() % game.legal_moves().size()])
		game.load_json(game.save_json())
		return heard.size()
	for lap in 100:
		playing.call()
	var objects := Performance.get_monitor(Performance.OBJECT_COUNT)
	var memory := resident()
	var told := 0
	for lap in GAMES:
		told += playing.call()
	holds(told > 10 * GAMES, "the games were played: %d moves" % told)
	same(Performance.get_monitor(Performance.OBJECT_COUNT), objects, "objects after %d games" % GAMES)
	holds(resident() - memory < 2000, "%d KB more after %d games" % [resident() - memory, GAMES])


## Memory of this process, in KB.
func resident() -> int:
	# The file says that it is empty, so it cannot be read as a whole.
	var pages := FileAccess.open("/proc/self/statm", FileAccess.READ).get_line().get_slice(" ", 1).to_int()
	holds(pages > 1000, "%d pages" % pages)
	return pages * 4
