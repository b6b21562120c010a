"""What the window itself says: its menus, buttons and questions. All that is said of a game comes
from the library."""

from __future__ import annotations

from .settings import LANGUAGES

#: By key: English, simplified Chinese, traditional Chinese.
_LABELS: dict[str, tuple[str, str, str]] = {
    "game": ("Game", "对局", "對局"),
    "view": ("View", "显示", "顯示"),
    "settings": ("Settings", "设置", "設定"),
    "new_game": ("New game", "新对局", "新對局"),
    "moves": ("Moves", "着法", "著法"),
    "pieces": ("Pieces", "棋子", "棋子"),
    "undo": ("Undo", "悔棋", "悔棋"),
    "redo": ("Redo", "重走", "重走"),
    "hint": ("Hint", "提示", "提示"),
    "hint_left": ("Hint ({count})", "提示（{count}）", "提示（{count}）"),
    "offer_draw": ("Offer draw", "提和", "提和"),
    "resign": ("Resign", "认输", "認輸"),
    "flip": ("Flip", "翻转", "翻轉"),
    "quit": ("Quit", "退出", "離開"),
    "claim": ("Claim a draw", "要求判和", "要求判和"),
    "resign_asked": ("Resign this game?", "确定认输吗？", "確定認輸嗎？"),
    "yes": ("Yes", "是", "是"),
    "no": ("No", "否", "否"),
    "accept": ("Accept", "同意", "同意"),
    "decline": ("Decline", "拒绝", "拒絕"),
    "to_move": ("{side} to move.", "轮到{side}。", "輪到{side}。"),
    "thinking": ("{side} is thinking…", "{side}思考中……", "{side}思考中……"),
    "hinting": ("Looking for a hint…", "正在寻找提示……", "正在尋找提示……"),
    "hint_shown": ("Hint: {move}", "提示：{move}", "提示：{move}"),
    "not_yours": ("It is not your move.", "还没轮到您。", "還沒輪到您。"),
    "no_offer": (
        "A draw cannot be offered now.",
        "现在不能提和。",
        "現在不能提和。",
    ),
    "looking_back": (
        "After move {count}. Esc goes back to the game.",
        "第{count}着之后。按 Esc 回到对局。",
        "第{count}著之後。按 Esc 回到對局。",
    ),
    "at_start": (
        "The start. Esc goes back to the game.",
        "开局。按 Esc 回到对局。",
        "開局。按 Esc 回到對局。",
    ),
    "promote": (
        "What does the pawn become?",
        "兵升变成什么？",
        "兵升變成什麼？",
    ),
    "you": ("You", "您", "您"),
    "men": ("Pieces", "棋子", "棋子"),
    "figurines": ("Figurines", "图形", "圖形"),
    "letters": ("Letters", "字母", "字母"),
    "traditional": ("Traditional characters", "繁体字", "繁體字"),
    "simplified": ("Simplified characters", "简体字", "簡體字"),
    "coordinates": ("Coordinates", "坐标", "座標"),
    "targets": ("Where a piece may go", "可走的位置", "可走的位置"),
    "sounds": ("Sounds", "声音", "聲音"),
    "language": ("Language", "语言", "語言"),
    "notation": ("Moves written as", "记谱", "記譜"),
    "san": ("Nf3", "Nf3", "Nf3"),
    "figurine": ("♘f3", "♘f3", "♘f3"),
    "lan": ("Ng1-f3", "Ng1-f3", "Ng1-f3"),
    "uci": ("g1f3", "g1f3", "g1f3"),
    "chinese": ("炮二平五", "炮二平五", "炮二平五"),
    "wxf": ("C2=5", "C2=5", "C2=5"),
    "iccs": ("H2-E2", "H2-E2", "H2-E2"),
    "side": ("You play", "您执", "您執"),
    "both": ("Two people", "两人对弈", "兩人對弈"),
    "watch": ("Watch", "观战", "觀戰"),
    "level": ("Opponent", "对手", "對手"),
    "full": ("Full", "最强", "最強"),
    "pace": ("It answers", "应着", "應著"),
    "at_once": ("At once", "立即", "立即"),
    "quick": ("Quickly", "较快", "較快"),
    "natural": ("At leisure", "从容", "從容"),
    "rules": ("Rules", "规则", "規則"),
    "clock": ("Clock", "棋钟", "棋鐘"),
    "no_clock": ("None", "无", "無"),
    "minutes": ("{count} min", "{count}分", "{count}分"),
    "hints": ("Hints", "提示次数", "提示次數"),
    "no_limit": ("No limit", "不限", "不限"),
    "start": ("Start", "开始", "開始"),
    "tally": (
        "So far: {wins} won, {losses} lost, {draws} drawn",
        "战绩：{wins}胜{losses}负{draws}和",
        "戰績：{wins}勝{losses}負{draws}和",
    ),
    "damaged": (
        "{name} was damaged and is kept as {other}.",
        "{name} 已损坏，保存为 {other}。",
        "{name} 已損壞，保存為 {other}。",
    ),
    "not_kept": (
        "The game cannot be kept: {error}",
        "无法保存：{error}",
        "無法保存：{error}",
    ),
    "no_chinese": (
        "This machine has no font with Chinese characters: the pieces show letters. "
        "Any such font will do, Noto Sans CJK for example.",
        "本机没有中文字体，棋子以字母显示。可安装任一中文字体，例如 Noto Sans CJK。",
        "本機沒有中文字型，棋子以字母顯示。可安裝任一中文字型，例如 Noto Sans CJK。",
    ),
    "keys": (
        "U undo · R redo · H hint · F flip · N new game\n← → look back · Esc let go",
        "U 悔棋 · R 重走 · H 提示 · F 翻转 · N 新对局\n← → 回看 · Esc 放下",
        "U 悔棋 · R 重走 · H 提示 · F 翻轉 · N 新對局\n← → 回看 · Esc 放下",
    ),
}


def label(key: str, language: str, **fields: object) -> str:
    """A label in a language.

    >>> label("undo", "zh-Hans"), label("hint_left", "en", count=2)
    ('悔棋', 'Hint (2)')
    """
    return _LABELS[key][LANGUAGES.index(language)].format(**fields)


def names() -> tuple[str, ...]:
    """The keys of all labels."""
    return tuple(_LABELS)
