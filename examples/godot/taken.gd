extends Control
## The men that one side has taken, the most precious first, and by how much it is ahead; its clock.

const Fonts := preload("board/fonts.gd")
const Men := preload("board/men.gd")
const PRECIOUS := [
	DuiyiGame.KIND_QUEEN, DuiyiGame.KIND_CHARIOT, DuiyiGame.KIND_ROOK, DuiyiGame.KIND_CANNON, DuiyiGame.KIND_HORSE, DuiyiGame.KIND_BISHOP,
	DuiyiGame.KIND_KNIGHT, DuiyiGame.KIND_ELEPHANT, DuiyiGame.KIND_ADVISOR, DuiyiGame.KIND_SOLDIER, DuiyiGame.KIND_PAWN,
]

## Whose line it is.
var side := 0
var board: DuiyiBoard
## As DuiyiGame.material() counts.
var counted := {}
var clock := {}


func _draw() -> void:
	if counted.is_empty() or not board:
		return
	var men := Men.new(board)
	var other := 1 - side
	var x := 0.0
	for kind: int in PRECIOUS:
		for number: int in counted.captured[other][kind]:
			_draw_man(men, kind | other << 4, x)
			x += 15.0 if number + 1 < counted.captured[other][kind] else 24.0
	var ahead: int = counted.balance * (1 - 2 * side)
	if ahead > 0:
		Fonts.write(self, Fonts.labels(board), "+%s" % String.num(ahead / 100.0), Vector2(x + 20, size.y / 2), 14, Color(0.75, 0.75, 0.7))
	if not clock.is_empty():
		_draw_clock()


func _draw_man(men: Men, piece: int, x: float) -> void:
	var at := Vector2(x + 12, size.y / 2)
	var side_of := DuiyiGame.side_of(piece)
	if board.is_xiangqi():
		draw_circle(at, 11, Men.DISC, true, -1.0, true)
		draw_circle(at, 11, Men.RIM, false, 1.5, true)
		Fonts.write(self, Fonts.characters(), men.sign_of(piece), at, 15, Men.RED if side_of == 0 else Men.BLACK)
	else:
		Fonts.write_edged(self, Fonts.figurines(), Men.solid(piece), at, 24, Men.PALE if side_of == 0 else Men.DARK, Men.DARK if side_of == 0 else Men.PALE.darkened(0.3), 2)


func _draw_clock() -> void:
	var left: int = clock.sides[side].left_ms
	var text := "%d:%02d" % [left / 60000, left / 1000 % 60] if left >= 10000 else "0:%04.1f" % (left / 1000.0)
	var colour := Color("f2c14e") if clock.running == side else Color(0.7, 0.7, 0.68)
	Fonts.write(self, Fonts.labels(board), text, Vector2(size.x - 34, size.y / 2), 20, colour)
