class_name DuiyiSounds
extends AudioStreamPlayer
## Short tones for what happens at a table, made here rather than loaded: child of any scene, with
## [member table] set.

const RATE := 22050

@export var enabled := true

var table: DuiyiTable: set = set_table

var _made := {}


func set_table(to: DuiyiTable) -> void:
	table = to
	table.move_played.connect(_on_move)
	table.move_undone.connect(func(_move): sound("undo"))
	table.check.connect(func(_side, _square): sound("check"))
	table.warning.connect(func(_count, _offender, _offence): sound("warning"))
	table.draw_offered.connect(func(_side): sound("warning"))
	table.hint_ready.connect(func(_from, _to): sound("hint"))
	table.game_over.connect(func(_outcome, _reason): sound("over"))


func _on_move(move: Dictionary) -> void:
	sound("capture" if move.captured else "move")


## Plays one of them.
func sound(name: String) -> void:
	if not enabled or not is_inside_tree():
		return
	if not name in _made:
		_made[name] = _make(name)
	stream = _made[name]
	play()


func _make(name: String) -> AudioStreamWAV:
	match name:
		"move":
			return _tones([[190.0, 0.09, 45.0]])
		"capture":
			return _tones([[150.0, 0.07, 40.0], [110.0, 0.11, 28.0]])
		"check":
			return _tones([[520.0, 0.09, 18.0], [660.0, 0.14, 14.0]])
		"undo":
			return _tones([[240.0, 0.08, 34.0]])
		"hint":
			return _tones([[880.0, 0.16, 16.0]])
		"warning":
			return _tones([[440.0, 0.12, 12.0], [440.0, 0.16, 12.0]])
		_:
			return _tones([[392.0, 0.16, 9.0], [330.0, 0.16, 9.0], [262.0, 0.4, 7.0]])


## Tones one after the other: how high, how long, how fast they fade.
func _tones(parts: Array) -> AudioStreamWAV:
	var data := PackedByteArray()
	for part: Array in parts:
		for sample in int(part[1] * RATE):
			var time := float(sample) / RATE
			var wave := sin(TAU * part[0] * time) + 0.35 * sin(TAU * 2.7 * part[0] * time)
			var value := clampi(int(wave * exp(-part[2] * time) * 11000.0), -32768, 32767)
			data.append(value & 0xFF)
			data.append(value >> 8 & 0xFF)
	var made := AudioStreamWAV.new()
	made.format = AudioStreamWAV.FORMAT_16_BITS
	made.mix_rate = RATE
	made.data = data
	return made
