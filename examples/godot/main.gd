extends Control
## The demo: a board, and beside it all that belongs to a game.

const Labels := preload("labels.gd")
const Keeper := preload("keeper.gd")
const STYLES := ["traditional", "simplified", "letters"]

@onready var table: DuiyiTable = %Table
@onready var board: DuiyiBoard = %Board
@onready var sounds: DuiyiSounds = %Sounds
@onready var status: Label = %Status
@onready var thinking: ProgressBar = %Thinking
@onready var moves: ItemList = %Moves

var game: DuiyiGame
var language := 1
## What is said for a while instead of who is to move.
var notice := ""
var keeper := Keeper.new()
var _notice_until := 0
## When progress and clocks are shown next.
var _progress_due := 0


func _ready() -> void:
	game = table.game()
	board.table = table
	sounds.table = table
	for line in [%Above, %Below]:
		line.board = board
	_listen()
	_read_settings()
	if not keeper.resume(table):
		begin({}, 3, DuiyiGame.SIDE_WHITE)
	elif game.clock():
		game.start_clock(Time.get_ticks_msec()) # a game comes back with its clock standing
	_sit()
	_show_all()
	_tell_trouble()


func _listen() -> void:
	table.view_changed.connect(_show)
	table.changed.connect(_show_all)
	for told: Signal in [table.move_played, table.move_undone, table.move_redone]:
		told.connect(_on_moved)
	table.game_over.connect(func(_outcome, _reason): _keep())
	table.warning.connect(_on_warning)
	table.draw_offered.connect(func(side): _say(Labels.of("offers", language) % _side(side)))
	table.draw_declined.connect(func(side): _say(Labels.of("declined", language) % _side(side)))
	board.refused.connect(_say)
	board.looked_at.connect(func(_ply): _show())
	moves.item_selected.connect(func(place): board.shown_ply = place + 1)
	%New.pressed.connect(_ask_new_game)
	%Undo.pressed.connect(undo)
	%Redo.pressed.connect(redo)
	%Hint.pressed.connect(hint)
	%Flip.pressed.connect(flip)
	%Resign.pressed.connect(_ask_resign)
	%Draw.pressed.connect(_talk_of_draw)
	%Decline.pressed.connect(func(): table.decline_draw())
	%Legend.pressed.connect(func(): %Pieces.tell(board, language))
	%NewGame.chosen.connect(begin)
	%Sure.confirmed.connect(func(): table.resign())
	%Sure.canceled.connect(func(): table.cancel())
	%Language.item_selected.connect(func(place): set_language(place + 1))
	%Style.item_selected.connect(set_style)
	%Targets.toggled.connect(set_targets)
	%SoundsOn.toggled.connect(set_sounds)


# ---- what a person does ----

func begin(options: Dictionary, level: int, side: int) -> void:
	if not table.new_game(options):
		_say(table.error_message())
		return
	notice = ""
	for of: int in [DuiyiGame.SIDE_WHITE, DuiyiGame.SIDE_BLACK]:
		var person := level < 0 or of == side
		table.set_seat(of, DuiyiTable.SEAT_PERSON if person else DuiyiTable.SEAT_OPPONENT, maxi(level, 0), randi(), DuiyiTable.PACE_QUICK)
	if "clock" in options:
		game.start_clock(Time.get_ticks_msec())
	keeper.keep_setting("variant", game.variant())
	keeper.keep_setting("level", level)
	_sit()
	_keep()


func undo() -> void:
	if _may(DuiyiTable.MAY_UNDO):
		table.undo_turn()


func redo() -> void:
	if _may(DuiyiTable.MAY_REDO):
		table.redo_turn()


func hint() -> void:
	if _may(DuiyiTable.MAY_HINT):
		table.hint()


func flip() -> void:
	board.flipped = not board.flipped
	_show()


func _ask_new_game() -> void:
	var side := DuiyiGame.SIDE_BLACK if table.view().hand == DuiyiGame.SIDE_BLACK else DuiyiGame.SIDE_WHITE
	%NewGame.ask(language, game.variant(), keeper.setting("level", 3), side)


func _ask_resign() -> void:
	if table.ask_resign():
		%Sure.popup_centered()


func _talk_of_draw() -> void:
	if _may(DuiyiTable.MAY_ANSWER_DRAW):
		table.accept_draw()
	else:
		table.offer_draw()


func _unhandled_key_input(event: InputEvent) -> void:
	if not event.is_pressed() or event.is_echo():
		return
	match event.keycode:
		KEY_U, KEY_Z:
			undo()
		KEY_R, KEY_Y:
			redo()
		KEY_H:
			hint()
		KEY_F:
			flip()
		KEY_ESCAPE:
			board.shown_ply = DuiyiBoard.PRESENT
			table.cancel()


# ---- settings ----

func _read_settings() -> void:
	for of: int in range(1, 4):
		%Language.add_item(DuiyiGame.text(DuiyiGame.TEXT_LANGUAGE, of, of))
	for style: String in STYLES:
		%Style.add_item(style)
	set_language(clampi(keeper.setting("language", 1), 1, 3))
	set_style(clampi(keeper.setting("style", 0), 0, 2))
	set_targets(keeper.setting("targets", true))
	set_sounds(keeper.setting("sounds", true))


func set_language(to: int) -> void:
	language = to
	board.language = to
	%Language.select(to - 1)
	keeper.keep_setting("language", to)
	var named := {
		%New: "new_game", %Undo: "undo", %Redo: "redo", %Flip: "flip", %Resign: "resign", %Legend: "legend", %Targets: "targets",
		%SoundsOn: "sounds", %Decline: "decline",
	}
	for button: Button in named:
		button.text = Labels.of(named[button], language)
	for style in STYLES.size():
		%Style.set_item_text(style, Labels.of(STYLES[style], language))
	%Sure.dialog_text = Labels.of("sure", language)
	%Sure.ok_button_text = Labels.of("resign", language)
	%Sure.cancel_button_text = Labels.of("cancel", language)
	_show_all()


func set_style(to: int) -> void:
	board.piece_style = to as DuiyiBoard.PieceStyle
	%Style.select(to)
	keeper.keep_setting("style", to)
	_show()


func set_targets(to: bool) -> void:
	board.show_targets = to
	%Targets.set_pressed_no_signal(to)
	keeper.keep_setting("targets", to)


func set_sounds(to: bool) -> void:
	sounds.enabled = to
	%SoundsOn.set_pressed_no_signal(to)
	keeper.keep_setting("sounds", to)


# ---- what is shown ----

func _process(_delta: float) -> void:
	if notice and Time.get_ticks_msec() > _notice_until:
		notice = ""
		_show()
	if Time.get_ticks_msec() >= _progress_due:
		_progress_due = Time.get_ticks_msec() + 100
		_show_progress()


## What changes all the time, ten times a second.
func _show_progress() -> void:
	thinking.value = table.view().permille
	thinking.visible = thinking.value > 0
	var clock := game.clock()
	if clock:
		for line in [%Above, %Below]:
			line.clock = clock
			line.queue_redraw()


func _may(what: int) -> bool:
	return table.view().may & what != 0


func _side(side: int) -> String:
	var xiangqi := game.variant() == DuiyiGame.VARIANT_XIANGQI
	return DuiyiGame.text(DuiyiGame.TEXT_XIANGQI_SIDE if xiangqi else DuiyiGame.TEXT_CHESS_SIDE, side, language)


func _say(text: String) -> void:
	notice = text
	_notice_until = Time.get_ticks_msec() + 5000
	_show()


func _on_moved(_move: Dictionary) -> void:
	notice = ""
	_show_moves()
	_keep()


func _on_warning(_count: int, offender: int, _offence: int) -> void:
	if offender != DuiyiGame.SIDE_NONE:
		_say(game.evidence_text(language))


## The person's side at the bottom.
func _sit() -> void:
	board.flipped = table.view().hand == DuiyiGame.SIDE_BLACK and table.seat(DuiyiGame.SIDE_WHITE).kind == DuiyiTable.SEAT_OPPONENT


func _keep() -> void:
	keeper.keep(table)
	_tell_trouble()


func _tell_trouble() -> void:
	if keeper.trouble:
		var text := Labels.of(keeper.trouble[0], language)
		_say(text % keeper.trouble.slice(1) if "%s" in text else text)
		keeper.trouble = []


func _show_all() -> void:
	if is_node_ready() and game:
		_show_moves()
		_show()


func _show() -> void:
	if not game or not is_node_ready():
		return
	var view := table.view()
	status.text = _status(view)
	%Undo.disabled = not view.may & DuiyiTable.MAY_UNDO
	%Redo.disabled = not view.may & DuiyiTable.MAY_REDO
	%Hint.disabled = not view.may & DuiyiTable.MAY_HINT
	%Hint.text = Labels.of("hint", language) if view.hints_left < 0 else Labels.of("hints_left", language) % view.hints_left
	%Resign.disabled = not view.may & DuiyiTable.MAY_RESIGN
	var answers: bool = view.may & DuiyiTable.MAY_ANSWER_DRAW
	%Draw.disabled = not view.may & (DuiyiTable.MAY_OFFER_DRAW | DuiyiTable.MAY_ANSWER_DRAW)
	%Draw.text = Labels.of("accept" if answers else "draw", language)
	%Decline.visible = answers
	_show_taken(%Above, DuiyiGame.SIDE_WHITE if board.flipped else DuiyiGame.SIDE_BLACK)
	_show_taken(%Below, DuiyiGame.SIDE_BLACK if board.flipped else DuiyiGame.SIDE_WHITE)


func _status(view: Dictionary) -> String:
	if notice:
		return notice
	if board.shown_ply != DuiyiBoard.PRESENT:
		return Labels.of("looking", language)
	if view.outcome != DuiyiGame.OUTCOME_ONGOING:
		return game.verdict_text(language)
	if view.thinking != DuiyiGame.SIDE_NONE:
		return Labels.of("thinks", language) % _side(view.thinking)
	var text := Labels.of("to_move", language) % _side(view.turn)
	return "%s  %s" % [Labels.of("check", language), text] if view.check != DuiyiBoard.NOWHERE else text


func _show_taken(line: Control, side: int) -> void:
	line.side = side
	line.counted = game.material() if board.shown_ply == DuiyiBoard.PRESENT else game.material_at(board.shown_ply)
	line.clock = game.clock()
	line.queue_redraw()


func _show_moves() -> void:
	var notation: int = [DuiyiGame.NOTATION_SAN, DuiyiGame.NOTATION_SAN, DuiyiGame.NOTATION_SAN][language - 1]
	if game.variant() == DuiyiGame.VARIANT_XIANGQI:
		notation = [DuiyiGame.NOTATION_WXF, DuiyiGame.NOTATION_CHINESE, DuiyiGame.NOTATION_CHINESE_TRADITIONAL][language - 1]
	moves.clear()
	for ply in range(1, game.ply() + 1):
		var text := game.history_text(ply, notation)
		moves.add_item("%d. %s" % [(ply + 1) / 2, text] if ply % 2 else text)
	if moves.item_count:
		moves.ensure_current_is_visible.call_deferred()
		moves.select(moves.item_count - 1)
