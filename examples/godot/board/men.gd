extends RefCounted
## The men: discs with characters in xiangqi, figurines in chess, or letters.

const Fonts := preload("fonts.gd")
const RED := Color("b0241b")
const BLACK := Color("22303a")
const DISC := Color("f4e5c3")
const RIM := Color("c79f62")
const PALE := Color("fbf6ea")
const DARK := Color("2b2622")

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
	var colour := RED if DuiyiGame.side_of(piece) == DuiyiGame.SIDE_RED else BLACK
	var fall := Vector2(0, cell * (0.11 if lifted else 0.05))
	_circle(at + fall, radius * 1.02, Color(0, 0, 0, 0.28 * visible))
	_circle(at, radius, Color(RIM, visible))
	_circle(at - Vector2(0, radius * 0.04), radius * 0.94, Color(DISC, visible))
	board.draw_circle(at - Vector2(0, radius * 0.04), radius * 0.8, Color(colour, 0.85 * visible), false, maxf(1.2, radius * 0.05), true)
	var middle := at - Vector2(0, radius * 0.05)
	if board.piece_style == DuiyiBoard.PieceStyle.LETTERS:
		_letter(piece, middle, radius * 1.1, Color(colour, visible))
	else:
		Fonts.write(board, Fonts.characters(), sign_of(piece), middle, radius * 1.12, Color(colour, visible))


func _draw_figurine(piece: int, at: Vector2, scale: float, lifted: bool, visible: float) -> void:
	var white := DuiyiGame.side_of(piece) == DuiyiGame.SIDE_WHITE
	var colour := Color(PALE if white else DARK, visible)
	var edge := Color(DARK if white else PALE.darkened(0.1), visible)
	if board.piece_style == DuiyiBoard.PieceStyle.LETTERS:
		_circle(at + Vector2(0, cell * (0.1 if lifted else 0.04)), cell * 0.38 * scale, Color(0, 0, 0, 0.25 * visible))
		_circle(at, cell * 0.37 * scale, edge)
		_circle(at, cell * 0.34 * scale, colour)
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


func _circle(at: Vector2, radius: float, colour: Color) -> void:
	board.draw_circle(at, radius, colour, true, -1.0, true)
