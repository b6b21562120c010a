extends AcceptDialog
## Each kind of piece: how it looks, what it is called, how it moves.

const Labels := preload("labels.gd")
const Men := preload("board/men.gd")

var text := RichTextLabel.new()


func _ready() -> void:
	text.bbcode_enabled = true
	text.custom_minimum_size = Vector2(620, 520)
	add_child(text)


func tell(board: DuiyiBoard, language: int) -> void:
	title = Labels.of("legend", language)
	ok_button_text = Labels.of("close", language)
	var men := Men.new(board)
	var kinds := range(DuiyiGame.KIND_GENERAL, DuiyiGame.KIND_SOLDIER - 1, -1) if board.is_xiangqi() else range(DuiyiGame.KIND_KING, 0, -1)
	var lines := PackedStringArray()
	for kind: int in kinds:
		var signs := "%s %s" % [men.sign_of(kind), men.sign_of(kind | DuiyiGame.PIECE_BLACK)]
		lines.append("[font_size=26]%s[/font_size]   [b]%s[/b]  (%s)\n%s\n" % [
			signs, DuiyiGame.text(DuiyiGame.TEXT_KIND, kind, language), DuiyiGame.text(DuiyiGame.TEXT_LETTER, kind),
			DuiyiGame.text(DuiyiGame.TEXT_HOW_IT_MOVES, kind, language),
		])
	text.text = "\n".join(lines)
	popup_centered()
