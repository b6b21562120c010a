extends RefCounted
## The men: discs with characters in xiangqi, figurines in chess, or letters.

const Fonts := preload("fonts.gd")
const RED := Color("b0241b")
const BLACK := Color("22303a")
const DISC := Color("f4e5c3")
const RIM := Color("c79f62")
const PALE := Color("fbf6ea")
const DARK := Color("2b2622")

## Discs that were made, by size and rings.
static var _discs := {}

var board: DuiyiBoard
var cell: float


func _init(of: DuiyiBoard) -> void:
	board = of
	cell = board.cell()


## One man. A lifted one throws a longer shadow.
func draw(piece: int, at: Vector2, scale := 1.0, lifted := false, visible := 1.0) -> void:
	if board.is_xiangqi():
		_draw_disc(piece, at, scale, lifted, visible)
	else:
		_draw_figurine(piece, at, scale, lifted, visible)


func _draw_disc(piece: int, at: Vector2, scale: float, lifted: bool, visible: float) -> void:
	var radius := cell * 0.43 * scale
	var red := DuiyiGame.side_of(piece) == DuiyiGame.SIDE_RED
	var colour := Color(RED if red else BLACK, visible)
	_stamp(_disc([[0.0, Color.BLACK]], radius), at + Vector2(0, cell * (0.11 if lifted else 0.05)), Color(1, 1, 1, 0.28 * visible))
	var rings := [[0.0, DISC], [0.755, DISC.lerp(RED if red else BLACK, 0.85)], [0.82, DISC], [0.94, RIM]]
	_stamp(_disc(rings, radius), at, Color(1, 1, 1, visible))
	var middle := at - Vector2(0, radius * 0.02)
	if board.piece_style == DuiyiBoard.PieceStyle.LETTERS:
		_letter(piece, middle, radius * 1.1, colour)
	else:
		Fonts.write(board, Fonts.characters(), sign_of(piece), middle, radius * 1.12, colour)


func _stamp(texture: Texture2D, middle: Vector2, tint: Color) -> void:
	board.draw_texture(texture, (middle - texture.get_size() / 2).round(), tint)


## A disc of rings, each from a part of the radius on in its colour: one picture instead of thousands of triangles.
static func _disc(rings: Array, radius: float) -> Texture2D:
	var across := ceili(radius) * 2 + 2
	var key := [across, rings]
	if not key in _discs:
		var gradient := Gradient.new()
		gradient.offsets = PackedFloat32Array()
		var soft := 0.75 / radius # edges are as soft as a pixel
		for place in rings.size():
			if place > 0:
				gradient.add_point(rings[place][0] - soft, rings[place - 1][1])
			gradient.add_point(rings[place][0] + soft, rings[place][1])
		var rim: Color = rings[-1][1]
		gradient.add_point(1.0 - 2.0 * soft, rim)
		gradient.add_point(1.0, Color(rim, 0.0))
		var texture := GradientTexture2D.new()
		texture.gradient = gradient
		texture.width = across
		texture.height = across
		texture.fill = GradientTexture2D.FILL_RADIAL
		texture.fill_from = Vector2(0.5, 0.5)
		texture.fill_to = Vector2(1.0, 0.5)
		_discs[key] = texture
	return _discs[key]


func _draw_figurine(piece: int, at: Vector2, scale: float, lifted: bool, visible: float) -> void:
	var white := DuiyiGame.side_of(piece) == DuiyiGame.SIDE_WHITE
	var colour := Color(PALE if white else DARK, visible)
	var edge := Color(DARK if white else PALE.darkened(0.1), visible)
	if board.piece_style == DuiyiBoard.PieceStyle.LETTERS:
		var radius := cell * 0.38 * scale
		_stamp(_disc([[0.0, Color.BLACK]], radius), at + Vector2(0, cell * (0.1 if lifted else 0.04)), Color(1, 1, 1, 0.25 * visible))
		_stamp(_disc([[0.0, Color(colour, 1.0)], [0.91, Color(edge, 1.0)]], radius), at, Color(1, 1, 1, visible))
		_letter(piece, at, cell * 0.46 * scale, edge)
		return
	var height := cell * 0.86 * scale
	var shape := solid(piece)
	var fall := Vector2(0, cell * (0.08 if lifted else 0.03))
	Fonts.write(board, Fonts.figurines(), shape, at + fall, height, Color(0, 0, 0, 0.3 * visible))
	Fonts.write_edged(board, Fonts.figurines(), shape, at, height, colour, edge, maxi(2, roundi(cell * (0.06 if white else 0.035))))


## The filled figurine, of black's in Unicode, for both sides: its colour tells them apart.
static func solid(piece: int) -> String:
	var kind := DuiyiGame.kind_of(piece)
	return DuiyiGame.text(DuiyiGame.TEXT_SYMBOL, kind | DuiyiGame.PIECE_BLACK) + "\uFE0E"


## What is written on a man of xiangqi.
func sign_of(piece: int) -> String:
	var simple := board.piece_style == DuiyiBoard.PieceStyle.SIMPLIFIED
	var language := DuiyiGame.LANGUAGE_ZH_HANS if simple else DuiyiGame.LANGUAGE_ZH_HANT
	return DuiyiGame.text(DuiyiGame.TEXT_SYMBOL, piece, language)


func _letter(piece: int, at: Vector2, height: float, colour: Color) -> void:
	var text := DuiyiGame.text(DuiyiGame.TEXT_LETTER, DuiyiGame.kind_of(piece))
	Fonts.write(board, Fonts.labels(board), text if text else "P", at, height, colour)
