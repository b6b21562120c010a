extends RefCounted
## What lies under the men: frame, coordinates, squares or lines.

const Fonts := preload("fonts.gd")
const NUMERALS := ["一", "二", "三", "四", "五", "六", "七", "八", "九"]

var board: DuiyiBoard
var cell: float


func _init(of: DuiyiBoard) -> void:
	board = of
	cell = board.cell()


func draw() -> void:
	var whole := board.outline()
	var shape := StyleBoxFlat.new()
	shape.bg_color = board.frame
	shape.set_corner_radius_all(int(cell * 0.14))
	shape.shadow_color = Color(0, 0, 0, 0.35)
	shape.shadow_size = int(cell * 0.12)
	shape.shadow_offset = Vector2(0, cell * 0.05)
	board.draw_style_box(shape, whole)
	if board.is_xiangqi():
		_draw_paper(whole)
		_draw_lines()
	else:
		_draw_squares()
	if board.show_coordinates:
		_draw_coordinates()


func _draw_squares() -> void:
	for x in 8:
		for y in 8:
			var colour := board.dark_square if (x + y) % 2 == 0 else board.light_square
			board.draw_rect(Rect2(board.centre_of(Vector2i(x, y)) - Vector2.ONE * cell / 2, Vector2.ONE * cell), colour)


func _draw_paper(whole: Rect2) -> void:
	var paper := StyleBoxFlat.new()
	paper.bg_color = board.paper
	paper.set_corner_radius_all(int(cell * 0.08))
	board.draw_style_box(paper, whole.grow(-cell * 0.1))
	var edge := Rect2(board.centre_of(Vector2i(0, 0)), Vector2.ZERO).expand(board.centre_of(Vector2i(8, 9)))
	board.draw_rect(edge.grow(cell * 0.07), board.ink, false, maxf(2.0, cell * 0.045))


func _line(from: Vector2, to: Vector2) -> void:
	var first := board.centre_of(Vector2i.ZERO)
	board.draw_line(first + _offset(from), first + _offset(to), board.ink, maxf(1.0, cell * 0.018), true)


## From the first point of the board, in pixels.
func _offset(files: Vector2) -> Vector2:
	var turned := -1.0 if board.flipped else 1.0
	return Vector2(files.x, -files.y) * cell * turned


func _draw_lines() -> void:
	for rank in 10:
		_line(Vector2(0, rank), Vector2(8, rank))
	for file in 9:
		if file in [0, 8]:
			_line(Vector2(file, 0), Vector2(file, 9))
		else:
			_line(Vector2(file, 0), Vector2(file, 4))
			_line(Vector2(file, 5), Vector2(file, 9))
	for palace: int in [0, 7]:
		_line(Vector2(3, palace), Vector2(5, palace + 2))
		_line(Vector2(5, palace), Vector2(3, palace + 2))
	for point: Vector2 in [Vector2(1, 2), Vector2(7, 2), Vector2(1, 7), Vector2(7, 7)]:
		_draw_corners(point)
	for file: int in [0, 2, 4, 6, 8]:
		_draw_corners(Vector2(file, 3))
		_draw_corners(Vector2(file, 6))
	_draw_river()


## The mark of a point where cannons and soldiers begin.
func _draw_corners(point: Vector2) -> void:
	for x: int in [-1, 1]:
		if point.x + x < 0 or point.x + x > 8:
			continue
		for y: int in [-1, 1]:
			var near := point + Vector2(x, y) * 0.09
			_line(near, near + Vector2(x, 0) * 0.16)
			_line(near, near + Vector2(0, y) * 0.16)


func _draw_river() -> void:
	var simple := board.piece_style == DuiyiBoard.PieceStyle.SIMPLIFIED
	var letters := ["楚", "河", "汉" if simple else "漢", "界"]
	var font := Fonts.characters()
	var colour := Color(board.ink, 0.75)
	var y := (board.centre_of(Vector2i(0, 4)).y + board.centre_of(Vector2i(0, 5)).y) / 2
	for place in 4:
		var x := board.centre_of(Vector2i(4, 4)).x + cell * ([-2.9, -1.7, 1.7, 2.9] as Array[float])[place]
		Fonts.write(board, font, letters[place], Vector2(x, y), cell * 0.56, colour)


func _draw_coordinates() -> void:
	if board.is_xiangqi():
		for file in 9:
			# Each side counts from its own right.
			_label(NUMERALS[8 - file], Vector2i(file, 0), Vector2(0, 0.68), board.ink)
			_label(str(file + 1), Vector2i(file, 9), Vector2(0, -0.68), board.ink)
		return
	for place in 8:
		_label("abcdefgh"[place], Vector2i(place, 0), Vector2(0, 0.5 + board.margin() / 2), board.frame_text)
		_label(str(place + 1), Vector2i(0, place), Vector2(-0.5 - board.margin() / 2, 0), board.frame_text)


## A label beside a square; turned with the board.
func _label(text: String, square: Vector2i, way: Vector2, colour: Color) -> void:
	var turned := -1.0 if board.flipped else 1.0
	Fonts.write(board, Fonts.labels(board), text, board.centre_of(square) + way * cell * turned, cell * 0.23, colour)
