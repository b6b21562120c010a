extends RefCounted
## The words of the menu in three languages; all about the game comes from the library.

const TEXTS := {
	"new_game": ["New game", "新对局", "新對局"],
	"undo": ["Undo", "悔棋", "悔棋"],
	"redo": ["Redo", "重走", "重走"],
	"hint": ["Hint", "提示", "提示"],
	"flip": ["Flip", "翻转", "翻轉"],
	"resign": ["Resign", "认输", "認輸"],
	"draw": ["Offer draw", "提和", "提和"],
	"accept": ["Accept", "同意", "同意"],
	"decline": ["Decline", "拒绝", "拒絕"],
	"legend": ["Pieces", "棋子", "棋子"],
	"targets": ["Targets", "走点", "走點"],
	"sounds": ["Sounds", "声音", "聲音"],
	"traditional": ["Traditional", "繁体字", "繁體字"],
	"simplified": ["Simplified", "简体字", "簡體字"],
	"letters": ["Letters", "字母", "字母"],
	"to_move": ["%s to move", "轮到%s走棋", "輪到%s走棋"],
	"thinks": ["%s is thinking …", "%s正在思考……", "%s正在思考……"],
	"check": ["Check!", "将军！", "將軍！"],
	"offers": ["%s offers a draw", "%s提和", "%s提和"],
	"declined": ["%s declines the draw", "%s不同意和棋", "%s不同意和棋"],
	"looking": ["Looking back: click on the board to go on", "正在回看：点击棋盘继续", "正在回看：點擊棋盤繼續"],
	"game": ["Game", "棋种", "棋種"],
	"opponent": ["Opponent", "对手", "對手"],
	"nobody": ["Two people", "双人", "雙人"],
	"side": ["You play", "执子", "執子"],
	"either": ["Either", "随机", "隨機"],
	"rules": ["Rules", "规则", "規則"],
	"clock": ["Clock", "计时", "計時"],
	"no_clock": ["None", "无", "無"],
	"minutes": ["%d min + %d s", "%d分＋%d秒", "%d分＋%d秒"],
	"begin": ["Begin", "开始", "開始"],
	"cancel": ["Cancel", "取消", "取消"],
	"close": ["Close", "关闭", "關閉"],
	"sure": ["Resign this game?", "要认输吗？", "要認輸嗎？"],
	"hints_left": ["Hint (%d)", "提示（%d）", "提示（%d）"],
	"set_aside": ["The saved game is damaged and was set aside as %s", "存档已损坏，另存为%s", "存檔已損壞，另存為%s"],
	"not_saved": ["The game cannot be saved", "无法保存对局", "無法儲存對局"],
}


static func of(name: String, language: int) -> String:
	return TEXTS[name][language - 1]
