@tool
class_name DuiyiBoard
extends Control
## A board of chess or xiangqi to click and drag on. Drop it into a scene and give it a [DuiyiTable]; it holds no
## rule of any game: it passes the pointer on to the table, and draws what the table's view says.
##
## [codeblock]
## var table := DuiyiTable.new()
## add_child(table)
## $DuiyiBoard.table = table
## [/codeblock]

## The hand tried something that is not legal; [param why] says so in [member language].
signal refused(why: String)
## An older position is shown, or again the present one.
signal looked_at(ply: int)

## How men are drawn.
enum PieceStyle {
	TRADITIONAL, ## Xiangqi in traditional characters; chess in figurines.
	SIMPLIFIED, ## Xiangqi in simplified characters; chess in figurines.
	LETTERS, ## Both in the letters of the notations.
}

const NOWHERE := Vector2i(-1, -1)
const PRESENT := -1
const Surface := preload("surface.gd")
const Men := preload("men.gd")
const Marks := preload("marks.gd")
const Motion := preload("motion.gd")
const Promotion := preload("promotion.gd")

@export var piece_style := PieceStyle.TRADITIONAL: set = set_piece_style
## Black at the bottom.
@export var flipped := false: set = set_flipped
## Dots and rings where the selected man may go.
@export var show_targets := true: set = set_show_targets
@export var show_coordinates := true: set = set_show_coordinates
## How long a man is on its way; 0: it jumps.
@export_range(0.0, 1.0, 0.01, "suffix:s") var move_seconds := 0.18
## The language of refusals: DuiyiGame.LANGUAGE_EN and so on.
@export_range(1, 3) var language := 1

@export_group("Colours")
@export var light_square := Color("eee2cb")
@export var dark_square := Color("b28d6a")
@export var frame := Color("5b4636")
@export var frame_text := Color("e3d3bb")
@export var paper := Color("e6c896")
@export var ink := Color("6a4a2c")
@export var last_move := Color("e8c13c", 0.42)
@export var selected := Color("5f9a5b", 0.55)
@export var target := Color("2f6b3a", 0.62)
@export var hint := Color("3573b8", 0.85)
@export var danger := Color("d0342c", 0.6)

## The table that is drawn and played on.
var table: DuiyiTable: set = set_table
## The ply that is shown; PRESENT: as the game stands.
var shown_ply := PRESENT: set = set_shown_ply

var _game: DuiyiGame
var _motion := Motion.new(self)
var _promotion := Promotion.new(self)
## Squares that a refusal points at, and how much of that is still to be seen.
var _blamed: Array[Vector2i] = []
var _blame := 0.0
var _blaming: Tween


func _ready() -> void:
	focus_mode = Control.FOCUS_ALL
	resized.connect(queue_redraw)
	theme_changed.connect(queue_redraw)


# ---- what is set ----

func set_table(to: DuiyiTable) -> void:
	if table:
		for pair: Array in _heard():
			pair[0].disconnect(pair[1])
	table = to
	_game = table.game() if table else null
	if table:
		for pair: Array in _heard():
			pair[0].connect(pair[1])
	queue_redraw()


func _heard() -> Array:
	return [
		[table.view_changed, queue_redraw],
		[table.changed, _on_changed],
		[table.move_played, _motion.play],
		[table.move_redone, _motion.play],
		[table.move_undone, _motion.play_back],
		[table.check, _motion.shake],
	]


func set_piece_style(to: PieceStyle) -> void:
	piece_style = to
	queue_redraw()


func set_flipped(to: bool) -> void:
	flipped = to
	queue_redraw()


func set_show_targets(to: bool) -> void:
	show_targets = to
	queue_redraw()


func set_show_coordinates(to: bool) -> void:
	show_coordinates = to
	queue_redraw()


func set_shown_ply(to: int) -> void:
	var last := _game.ply() if _game else 0
	shown_ply = PRESENT if to < 0 or to >= last else to
	_motion.stop()
	looked_at.emit(shown_ply)
	queue_redraw()


func _on_changed() -> void:
	_motion.stop()
	shown_ply = PRESENT


# ---- where things are ----

## Files and ranks of the board; of a chess board while there is no game.
func board_size() -> Vector2i:
	return _game.board_size() if _game else Vector2i(8, 8)


func is_xiangqi() -> bool:
	return board_size().x == 9


## The side of a square, or the distance of two lines.
func cell() -> float:
	var squares := Vector2(board_size())
	var around := 2.0 * margin()
	return maxf(1.0, minf(size.x / (squares.x + around), size.y / (squares.y + around)))


## The frame around the squares, in cells.
func margin() -> float:
	return 0.45 if is_xiangqi() else 0.34


## All that is drawn, the frame too.
func outline() -> Rect2:
	var whole := (Vector2(board_size()) + Vector2.ONE * 2.0 * margin()) * cell()
	return Rect2(((size - whole) / 2.0).floor(), whole)


## The middle of a square.
func centre_of(square: Vector2i) -> Vector2:
	var squares := board_size()
	var column := squares.x - 1 - square.x if flipped else square.x
	var row := square.y if flipped else squares.y - 1 - square.y
	return outline().position + (Vector2(column, row) + Vector2.ONE * (0.5 + margin())) * cell()


## The square at a place, or NOWHERE.
func square_at(place: Vector2) -> Vector2i:
	var squares := board_size()
	var inside := (place - outline().position) / cell() - Vector2.ONE * margin()
	var at := Vector2i(inside.floor())
	if not Rect2i(Vector2i.ZERO, squares).has_point(at):
		return NOWHERE
	return Vector2i(squares.x - 1 - at.x if flipped else at.x, at.y if flipped else squares.y - 1 - at.y)


# ---- drawing ----

func _draw() -> void:
	Surface.new(self).draw()
	if not _game:
		return
	var view := table.view()
	var marks := Marks.new(self)
	if shown_ply == PRESENT:
		marks.under(view)
	_draw_men(view)
	if shown_ply == PRESENT:
		marks.over(view, _blamed, _blame)
		_draw_dragged(view)
		_promotion.draw(view)


func _draw_men(view: Dictionary) -> void:
	var board := _game.board() if shown_ply == PRESENT else _game.board_at(shown_ply)
	var men := Men.new(self)
	var files := board_size().x
	for number in board.size():
		var square := Vector2i(number % files, number / files)
		if board[number] and square != view.dragged and not _motion.hides(square):
			men.draw(board[number], centre_of(square) + _motion.shaken(square))
	_motion.draw(men)


func _draw_dragged(view: Dictionary) -> void:
	if view.dragged != NOWHERE:
		Men.new(self).draw(_game.piece(view.dragged), get_local_mouse_position(), 1.12, true)


# ---- the pointer ----

func _gui_input(event: InputEvent) -> void:
	if not _game:
		return
	var button := event as InputEventMouseButton
	if button and button.button_index == MOUSE_BUTTON_LEFT:
		accept_event()
		if button.pressed:
			_press(button.position)
		else:
			_motion.carried = table.view().dragged != NOWHERE # it does not go there once more
			_answer(table.drop(square_at(button.position)))
			_motion.carried = false
	elif button and button.button_index == MOUSE_BUTTON_RIGHT and button.pressed:
		table.cancel()
	elif event is InputEventMouseMotion and event.button_mask & MOUSE_BUTTON_MASK_LEFT:
		table.drag(square_at(event.position))


func _press(place: Vector2) -> void:
	if shown_ply != PRESENT:
		shown_ply = PRESENT
		return
	var kind := _promotion.kind_at(table.view(), place)
	_answer(table.promote(kind) if kind else table.press(square_at(place)))


func _answer(answer: Dictionary) -> void:
	match answer.kind:
		DuiyiTable.ANSWER_REFUSED:
			_blamed = answer.why.squares
			_blaming = _restart(_blaming)
			_blaming.tween_method(_set_blame, 1.0, 0.0, 0.9)
			refused.emit(_game.refusal_text(answer.from, answer.to, 0, language))
		DuiyiTable.ANSWER_OVER:
			refused.emit(_game.verdict_text(language))


func _set_blame(to: float) -> void:
	_blame = to
	queue_redraw()


func _restart(tween: Tween) -> Tween:
	if tween:
		tween.kill()
	return create_tween()
