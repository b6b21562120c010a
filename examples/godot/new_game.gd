extends ConfirmationDialog
## Asks how the next game is to be: game, opponent, side, rules, clock.

signal chosen(options: Dictionary, level: int, side: int)

const Labels := preload("labels.gd")
const NOBODY := -1
const CLOCKS := [[3, 2], [10, 5], [30, 20]]

var language := 1

var _grid := GridContainer.new()
var _game := OptionButton.new()
var _opponent := OptionButton.new()
var _side := OptionButton.new()
var _rules := OptionButton.new()
var _clock := OptionButton.new()


func _ready() -> void:
	_grid.columns = 2
	_grid.add_theme_constant_override("h_separation", 24)
	_grid.add_theme_constant_override("v_separation", 10)
	add_child(_grid)
	for row: Array in [["game", _game], ["opponent", _opponent], ["side", _side], ["rules", _rules], ["clock", _clock]]:
		var label := Label.new()
		label.name = row[0]
		_grid.add_child(label)
		row[1].custom_minimum_size.x = 260
		_grid.add_child(row[1])
	_game.item_selected.connect(func(_place): _fill_sides())
	confirmed.connect(_on_confirmed)


## Asks, in a language, and begins with what was chosen last.
func ask(in_language: int, variant: int, level: int, side: int) -> void:
	language = in_language
	title = Labels.of("new_game", language)
	ok_button_text = Labels.of("begin", language)
	cancel_button_text = Labels.of("cancel", language)
	for label: Label in _grid.find_children("*", "Label", false, false):
		label.text = Labels.of(label.name, language)
	_fill(_game, [1, 2, 3], func(of): return _text(DuiyiGame.TEXT_VARIANT, of), variant)
	var opponents := [NOBODY] + range(1, 11) + [0]
	_fill(_opponent, opponents, func(of): return Labels.of("nobody", language) if of == NOBODY else _text(DuiyiGame.TEXT_LEVEL, of), level)
	_fill_sides(side)
	var clocks := range(-1, CLOCKS.size())
	_fill(_clock, clocks, func(of): return Labels.of("no_clock", language) if of < 0 else Labels.of("minutes", language) % CLOCKS[of], -1)
	popup_centered()


func _fill_sides(side := DuiyiGame.SIDE_NONE) -> void:
	var xiangqi := _game.get_selected_id() == DuiyiGame.VARIANT_XIANGQI
	var family := DuiyiGame.TEXT_XIANGQI_SIDE if xiangqi else DuiyiGame.TEXT_CHESS_SIDE
	_fill(_side, [0, 1, DuiyiGame.SIDE_NONE], func(of): return Labels.of("either", language) if of == DuiyiGame.SIDE_NONE else _text(family, of), side)
	var rules := [17, 18, 19, 20, 21, 16] if xiangqi else [1, 2]
	_fill(_rules, rules, func(of): return _text(DuiyiGame.TEXT_RULES, of), rules[0])


func _text(family: int, code: int) -> String:
	return DuiyiGame.text(family, code, language)


func _fill(list: OptionButton, codes: Array, text: Callable, chosen_code: int) -> void:
	list.clear()
	for place in codes.size():
		list.add_item(text.call(codes[place]), place)
		list.set_item_metadata(place, codes[place])
		list.set_item_id(place, codes[place] if codes[place] >= 0 else 1000)
		if codes[place] == chosen_code:
			list.select(place)


func _on_confirmed() -> void:
	var options := {"variant": _game.get_selected_metadata(), "rules": _rules.get_selected_metadata()}
	if options.variant == DuiyiGame.VARIANT_CHESS960:
		options.chess960_index = randi_range(0, 959)
	var clock: int = _clock.get_selected_metadata()
	if clock >= 0:
		options.clock = {"main_ms": CLOCKS[clock][0] * 60000, "increment_ms": CLOCKS[clock][1] * 1000}
	var side: int = _side.get_selected_metadata()
	chosen.emit(options, _opponent.get_selected_metadata(), randi() % 2 if side == DuiyiGame.SIDE_NONE else side)
