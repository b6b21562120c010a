extends SceneTree
## What the tests in here share: comparisons that are counted, and an exit code that nothing else gives.
## Godot goes on after an error in a script, so only PASSED at the end of all checks is a pass.

const PASSED := 42
const FAILED := 13

var checks := 0
var failures := 0


func holds(condition: bool, what: String) -> void:
	checks += 1
	if not condition:
		failures += 1
		print("FAILED: %s" % what)


func same(is_value: Variant, should_be: Variant, what: String) -> void:
	# Numbers are not texts, and `==` of other types is an error in GDScript.
	var equal: bool = typeof(is_value) == typeof(should_be) and is_value == should_be
	holds(equal, "%s: %s, not %s" % [what, is_value, should_be])


## What a refused call must leave: something empty, and a reason.
func refused(object: Object, answer: Variant, part: String, what: String) -> void:
	holds(not answer or answer is Vector2i and answer == Vector2i(-1, -1), "%s answers %s" % [what, answer])
	var message: String = object.error_message()
	holds(message != "" and (part == "" or part in message), "%s: the reason is \"%s\"" % [what, message])


func finish() -> void:
	print("%d checks, %d failed" % [checks, failures])
	quit(PASSED if failures == 0 and checks > 0 else FAILED)


## Every method and signal of a class must stand in the text of its test.
func covers(name: StringName, script: String, uncalled := []) -> void:
	var text := FileAccess.get_file_as_string(script)
	for method in ClassDB.class_get_method_list(name, true):
		var called: bool = ".%s(" % method.name in text or method.name in uncalled
		holds(called, "%s.%s() is not tested" % [name, method.name])
	for told in ClassDB.class_get_signal_list(name, true):
		holds("\"%s\"" % told.name in text, "the signal %s.%s is not tested" % [name, told.name])


## Writes down the signals of an object, each as its name and arguments.
func listen(object: Object, names: Array) -> Array:
	var heard := []
	for name: String in names:
		var arguments := -1
		for told in object.get_signal_list():
			if told.name == name:
				arguments = told.args.size()
		match arguments:
			0: object.connect(name, func(): heard.append([name]))
			1: object.connect(name, func(a): heard.append([name, a]))
			2: object.connect(name, func(a, b): heard.append([name, a, b]))
			3: object.connect(name, func(a, b, c): heard.append([name, a, b, c]))
			_: holds(false, "there is no signal %s" % name)
	return heard


func names_of(heard: Array) -> Array:
	return heard.map(func(told): return told[0])
