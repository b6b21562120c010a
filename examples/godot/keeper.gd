extends RefCounted
## Keeps the game at each move and the settings, in the user's folder. What is damaged is set aside, never
## overwritten.

const GAME := "user://game.json"
const SETTINGS := "user://settings.cfg"

var settings := ConfigFile.new()
## What went wrong, to be shown: a name of labels.gd and what to fill in; empty if nothing did.
var trouble := []


func _init() -> void:
	if settings.load(SETTINGS) == ERR_PARSE_ERROR:
		_set_aside(SETTINGS)


func setting(name: String, otherwise: Variant) -> Variant:
	var value: Variant = settings.get_value("board", name, otherwise)
	return value if typeof(value) == typeof(otherwise) else otherwise


func keep_setting(name: String, value: Variant) -> void:
	settings.set_value("board", name, value)
	settings.save(SETTINGS)


## First into a file beside it, so that a game is never half written.
func keep(table: DuiyiTable) -> void:
	var file := FileAccess.open(GAME + ".new", FileAccess.WRITE)
	if file:
		file.store_string(table.save_json())
		var whole := file.get_error() == OK
		file.close()
		if whole and DirAccess.rename_absolute(GAME + ".new", GAME) == OK:
			return
	trouble = ["not_saved"]


## Is there a game, and now on the table?
func resume(table: DuiyiTable) -> bool:
	if not FileAccess.file_exists(GAME):
		return false
	if table.load_json(FileAccess.get_file_as_string(GAME)):
		return true
	_set_aside(GAME)
	return false


func _set_aside(path: String) -> void:
	var place := "%s.damaged-%d" % [path, int(Time.get_unix_time_from_system())]
	DirAccess.rename_absolute(path, place)
	trouble = ["set_aside", ProjectSettings.globalize_path(place)]
