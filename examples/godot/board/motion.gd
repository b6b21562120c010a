extends RefCounted
## Men on their way, and a king that shakes in check.

## One man that goes from a square to another.
class Way:
	var piece: int
	var from: Vector2i
	var to: Vector2i
	## Taken, and seen until the other is there.
	var captured := 0
	var captured_square := Vector2i(-1, -1)

var board: DuiyiBoard
## The pointer has carried the man to its square.
var carried := false

var _ways: Array[Way] = []
var _gone := 1.0
var _tween: Tween
var _shaken := Vector2i(-1, -1)
var _shake := 0.0
var _shaking: Tween


func _init(of: DuiyiBoard) -> void:
	board = of


func play(move: Dictionary) -> void:
	_begin()
	if not carried:
		var way := _way(move.placed, move.from, move.to)
		way.captured = move.captured
		way.captured_square = move.captured_square
	if move.rook_from != board.NOWHERE:
		_way(_there(move.rook_to), move.rook_from, move.rook_to)
	_go()


func play_back(move: Dictionary) -> void:
	_begin()
	_way(move.piece, move.to, move.from)
	if move.rook_from != board.NOWHERE:
		_way(_there(move.rook_from), move.rook_to, move.rook_from)
	_go()


func stop() -> void:
	if _tween:
		_tween.kill()
	_ways.clear()
	_gone = 1.0
	board.queue_redraw()


func shake(_side: int, king: Vector2i) -> void:
	if not board.is_inside_tree():
		return
	if _shaking:
		_shaking.kill()
	_shaken = king
	_shaking = board.create_tween()
	_shaking.tween_method(_set_shake, 1.0, 0.0, 0.5)


## Is the man of that square on its way there, and drawn elsewhere?
func hides(square: Vector2i) -> bool:
	return _ways.any(func(way: Way): return way.to == square)


## How far the man of a square is shaken.
func shaken(square: Vector2i) -> Vector2:
	if square != _shaken or _shake <= 0.0:
		return Vector2.ZERO
	return Vector2(sin(_shake * 30.0) * _shake * board.cell() * 0.09, 0)


func draw(men: RefCounted) -> void:
	for way in _ways:
		if way.captured:
			men.draw(way.captured, board.centre_of(way.captured_square), 1.0, false, 1.0 - _gone)
	for way in _ways:
		men.draw(way.piece, board.centre_of(way.from).lerp(board.centre_of(way.to), _gone), 1.0, true)


func _there(square: Vector2i) -> int:
	return board.table.game().piece(square)


func _way(piece: int, from: Vector2i, to: Vector2i) -> Way:
	var way := Way.new()
	way.piece = piece
	way.from = from
	way.to = to
	_ways.append(way)
	return way


## What was on its way is there now.
func _begin() -> void:
	if _tween:
		_tween.kill()
	_ways.clear()


func _go() -> void:
	if board.move_seconds <= 0.0 or not board.is_inside_tree() or board.shown_ply != board.PRESENT:
		stop()
		return
	_tween = board.create_tween()
	_tween.tween_method(_set_gone, 0.0, 1.0, board.move_seconds).set_trans(Tween.TRANS_SINE).set_ease(Tween.EASE_IN_OUT)
	_tween.tween_callback(stop)


func _set_gone(to: float) -> void:
	_gone = to
	board.queue_redraw()


func _set_shake(to: float) -> void:
	_shake = to
	board.queue_redraw()
