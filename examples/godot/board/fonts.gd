extends RefCounted
## The fonts of the system that have the characters of the men, and text in the middle of a place.

static var _characters: SystemFont
static var _figurines: SystemFont


## Chinese characters, as they are cut into men.
static func characters() -> Font:
	if not _characters:
		_characters = _of(["Noto Serif CJK SC", "Source Han Serif SC", "Songti SC", "STKaiti", "KaiTi", "SimSun", "Noto Sans CJK SC"], 700)
	return _characters


## The chess men of Unicode.
static func figurines() -> Font:
	if not _figurines:
		_figurines = _of(["DejaVu Sans", "Segoe UI Symbol", "Apple Symbols", "Noto Sans Symbols2", "FreeSerif"], 400)
	return _figurines


static func labels(board: Control) -> Font:
	return board.get_theme_font("font", "Label")


static func _of(names: PackedStringArray, weight: int) -> SystemFont:
	var font := SystemFont.new()
	font.font_names = names
	font.font_weight = weight
	font.antialiasing = TextServer.FONT_ANTIALIASING_GRAY
	font.multichannel_signed_distance_field = false
	return font


## One line of text, its middle at a place.
static func write(on: CanvasItem, font: Font, text: String, middle: Vector2, height: float, colour: Color) -> void:
	var points := maxi(6, roundi(height))
	on.draw_string(font, origin(font, text, middle, points), text, HORIZONTAL_ALIGNMENT_LEFT, -1, points, colour)


## The same with an edge around each letter.
static func write_edged(on: CanvasItem, font: Font, text: String, middle: Vector2, height: float, colour: Color, edge: Color, width: int) -> void:
	var points := maxi(6, roundi(height))
	var at := origin(font, text, middle, points)
	on.draw_string_outline(font, at, text, HORIZONTAL_ALIGNMENT_LEFT, -1, points, width, edge)
	on.draw_string(font, at, text, HORIZONTAL_ALIGNMENT_LEFT, -1, points, colour)


## Where the base line of a text begins whose middle is there.
static func origin(font: Font, text: String, middle: Vector2, points: int) -> Vector2:
	var extent := font.get_string_size(text, HORIZONTAL_ALIGNMENT_LEFT, -1, points)
	return middle + Vector2(-extent.x / 2, (font.get_ascent(points) - font.get_descent(points)) / 2)
