extends RefCounted
## The panel that asks what a pawn becomes: over the square it goes to, the usual choice nearest.

const Men := preload("men.gd")

var board: DuiyiBoard


func _init(of: DuiyiBoard) -> void:
	board = of


func draw(view: Dictionary) -> void:
	if view.promotion.is_empty():
		return
	board.draw_rect(board.outline(), Color(0, 0, 0, 0.35))
	var panel := StyleBoxFlat.new()
	panel.bg_color = Color("f7f1e3")
	panel.border_color = board.frame
	panel.set_border_width_all(2)
	panel.set_corner_radius_all(8)
	panel.shadow_size = 8
	board.draw_style_box(panel, _places(view).reduce(func(all: Rect2, one: Rect2): return all.merge(one)).grow(3))
	var side := DuiyiGame.side_of(board.table.game().piece(view.promotion.from))
	var men := Men.new(board)
	var kinds: PackedInt32Array = view.promotion.kinds
	var places := _places(view)
	for number in kinds.size():
		if places[number].has_point(board.get_local_mouse_position()):
			board.draw_rect(places[number], board.selected)
		men.draw(kinds[number] | side << 4, places[number].get_center())


## The kind under the pointer, 0 if it is elsewhere or nothing is asked for.
func kind_at(view: Dictionary, place: Vector2) -> int:
	if view.promotion.is_empty():
		return 0
	var places := _places(view)
	for number in places.size():
		if places[number].has_point(place):
			return view.promotion.kinds[number]
	return 0


## A place for each kind, from the square on towards the middle of the board.
func _places(view: Dictionary) -> Array:
	var cell := board.cell()
	var first := board.centre_of(view.promotion.to)
	var down := 1.0 if first.y < board.outline().get_center().y else -1.0
	return range(view.promotion.kinds.size()).map(func(number: int): return Rect2(first + Vector2(0, number * down) * cell - Vector2.ONE * cell / 2, Vector2.ONE * cell))
