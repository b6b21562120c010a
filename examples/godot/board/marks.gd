extends RefCounted
## What the view says beside the men: last move, selection, targets, check, hint, and what a refusal points at.

const NOWHERE := Vector2i(-1, -1)

var board: DuiyiBoard
var cell: float


func _init(of: DuiyiBoard) -> void:
	board = of
	cell = board.cell()


## Under the men.
func under(view: Dictionary) -> void:
	for square: Vector2i in [view.last_from, view.last_to]:
		_tint(square, board.last_move)
	_tint(view.selected, board.selected)
	if view.check != NOWHERE:
		for ring in 5:
			board.draw_circle(board.centre_of(view.check), cell * (0.56 - 0.05 * ring), Color(board.danger, 0.16), true, -1.0, true)
	if view.over != NOWHERE and view.over != view.dragged:
		_tint(view.over, Color(board.selected, 0.3))


## Over the men.
func over(view: Dictionary, blamed: Array[Vector2i], blame: float) -> void:
	if board.show_targets:
		for square: Vector2i in view.targets.quiet:
			board.draw_circle(board.centre_of(square), cell * 0.13, board.target, true, -1.0, true)
		for square: Vector2i in view.targets.capture:
			board.draw_circle(board.centre_of(square), cell * 0.46, board.target, false, cell * 0.07, true)
	if blame > 0.0:
		for square in blamed:
			board.draw_circle(board.centre_of(square), cell * 0.47, Color(board.danger, blame), false, cell * 0.07, true)
	if view.hint_from != NOWHERE:
		_arrow(board.centre_of(view.hint_from), board.centre_of(view.hint_to))


func _tint(square: Vector2i, colour: Color) -> void:
	if square == NOWHERE:
		return
	var at := board.centre_of(square)
	if not board.is_xiangqi():
		board.draw_rect(Rect2(at - Vector2.ONE * cell / 2, Vector2.ONE * cell), colour)
		return
	# On a crossing there is no square to fill: four corners around it.
	var strong := Color(colour.darkened(0.25), minf(1.0, colour.a + 0.45))
	for x: float in [-1.0, 1.0]:
		for y: float in [-1.0, 1.0]:
			var corner := at + Vector2(x, y) * cell * 0.46
			board.draw_polyline([corner - Vector2(x * cell * 0.2, 0), corner, corner - Vector2(0, y * cell * 0.2)], strong, cell * 0.055, true)


func _arrow(from: Vector2, to: Vector2) -> void:
	var way := (to - from).normalized()
	var across := way.orthogonal()
	var begin := from + way * cell * 0.3
	var neck := to - way * cell * 0.42
	board.draw_line(begin, neck, board.hint, cell * 0.11, true)
	var head := PackedVector2Array([to - way * cell * 0.12, neck + across * cell * 0.18, neck - across * cell * 0.18])
	board.draw_colored_polygon(head, board.hint)
