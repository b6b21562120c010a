//! What the board itself says: its keys, menus and questions. All that is said of a game comes from
//! the library.

use duiyi::words::Language;

/// A text in English, simplified and traditional Chinese. The English is ASCII: there are terminals
/// that show nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Label([&'static str; 3]);

impl Label {
    /// The text in a language.
    pub fn of(self, language: Language) -> &'static str {
        let [english, simplified, traditional] = self.0;
        match language {
            Language::En => english,
            Language::ZhHans => simplified,
            Language::ZhHant => traditional,
        }
    }

    /// The text with something for `{}`.
    pub fn with(self, language: Language, what: &str) -> String {
        self.of(language).replace("{}", what)
    }
}

macro_rules! labels {
    ($($name:ident $texts:tt;)*) => { $(pub const $name: Label = Label($texts);)* };
}

// What keys do.
labels! {
    HELP ["help", "帮助", "說明"];
    NEW_GAME ["new", "新局", "新局"];
    UNDO ["undo", "悔棋", "悔棋"];
    REDO ["redo", "重走", "重走"];
    HINT ["hint", "提示", "提示"];
    FLIP ["flip", "翻转", "翻轉"];
    OFFER_DRAW ["draw", "提和", "提和"];
    RESIGN ["resign", "认输", "認輸"];
    MENU ["menu", "设置", "設定"];
    QUIT ["quit", "退出", "離開"];
    YES ["yes", "是", "是"];
    NO ["no", "否", "否"];
    ACCEPT ["accept", "同意", "同意"];
    DECLINE ["decline", "拒绝", "拒絕"];
    CLAIM ["claim the draw", "要求判和", "要求判和"];
    START ["start", "开始", "開始"];
    CLOSE ["close", "关闭", "關閉"];
    CHANGE ["change", "更改", "更改"];
    CHOOSE ["choose", "选择", "選擇"];
    BACK ["back to the game", "回到对局", "回到對局"];
    SCROLL ["scroll", "滚动", "捲動"];
}

// The same as the help tells it.
labels! {
    KEYS ["Keys and mouse", "按键与鼠标", "按鍵與滑鼠"];
    MEN ["Pieces", "棋子", "棋子"];
    HELP_POINT ["move the cursor", "移动光标", "移動游標"];
    HELP_TOUCH ["select, move there", "选子，走子", "選子，走子"];
    HELP_CANCEL ["let go; back to the game", "放下；回到对局", "放下；回到對局"];
    HELP_UNDO ["take back", "悔棋", "悔棋"];
    HELP_REDO ["play again", "重走", "重走"];
    HELP_HINT ["show a good move", "提示一着", "提示一著"];
    HELP_FLIP ["turn the board", "翻转棋盘", "翻轉棋盤"];
    HELP_OFFER ["offer a draw", "提和", "提和"];
    HELP_ANSWER ["accept, decline a draw", "同意、拒绝和棋", "同意、拒絕和棋"];
    HELP_CLAIM ["claim a draw", "要求判和", "要求判和"];
    HELP_RESIGN ["resign (asks first)", "认输（先确认）", "認輸（先確認）"];
    HELP_NEW ["new game: sides, level", "新对局：执棋、级别", "新對局：執棋、級別"];
    HELP_LOOK ["look back, forward", "回看、前进", "回看、前進"];
    HELP_MEN ["other pieces", "换棋子样式", "換棋子樣式"];
    HELP_LANGUAGE ["other language", "换语言", "換語言"];
    HELP_TARGETS ["show where pieces may go", "显示可走的位置", "顯示可走的位置"];
    HELP_BELL ["bell on, off", "铃声开、关", "鈴聲開、關"];
    HELP_MENU ["settings", "设置", "設定"];
    HELP_QUIT ["quit; the game is kept", "退出，对局会保存", "離開，對局會保存"];
    POINT ["Space does what Enter does, [ and ] what PgUp and PgDn do.", "空格等同 Enter，[ 和 ] 等同 PgUp 和 PgDn。", "空白鍵等同 Enter，[ 和 ] 等同 PgUp 和 PgDn。"];
    MOUSE ["Click a piece, then where it goes, or drag it. A click on a move looks back at it; any key below can be clicked.", "点击棋子再点击目标，或拖动棋子。点击着法可回看；下方的按键都可点击。", "點擊棋子再點擊目標，或拖動棋子。點擊著法可回看；下方的按鍵都可點擊。"];
}

// What is said of the moment.
labels! {
    TO_MOVE ["{} to move.", "轮到{}。", "輪到{}。"];
    THINKING ["{} is thinking...", "{}思考中……", "{}思考中……"];
    HINTING ["Looking for a hint...", "正在寻找提示……", "正在尋找提示……"];
    HINT_SHOWN ["Hint: {}.", "提示：{}。", "提示：{}。"];
    NO_HINTS ["No hints are left.", "提示已用完。", "提示已用完。"];
    NOT_YOURS ["It is not your move.", "还没轮到您。", "還沒輪到您。"];
    NOT_NOW ["That is not possible now.", "现在不能这样做。", "現在不能這樣做。"];
    RESIGN_ASKED ["Resign this game?", "确定认输吗？", "確定認輸嗎？"];
    PROMOTE ["What does the pawn become?", "兵升变成什么？", "兵升變成什麼？"];
    LOOKING_BACK ["After move {}.", "第{}着之后。", "第{}著之後。"];
    AT_START ["The start.", "开局。", "開局。"];
    SET_ASIDE ["A damaged file was set aside: {}", "损坏的文件已另存：{}", "損壞的檔案已另存：{}"];
    NOT_KEPT ["The game cannot be kept: {}", "无法保存：{}", "無法保存：{}"];
    TOO_SMALL ["The board needs 80 columns and 24 lines.", "棋盘需要80列、24行。", "棋盤需要80欄、24列。"];
    YOU ["you", "您", "您"];
}

// What can be chosen.
labels! {
    NEW_GAME_TITLE ["New game", "新对局", "新對局"];
    SETTINGS_TITLE ["Settings", "设置", "設定"];
    LANGUAGE ["Language", "语言", "語言"];
    CHESS_MEN ["Pieces of chess", "国际象棋棋子", "西洋棋棋子"];
    XIANGQI_MEN ["Pieces of xiangqi", "象棋棋子", "象棋棋子"];
    CHESS_MOVES ["Moves of chess", "国际象棋记谱", "西洋棋記譜"];
    XIANGQI_MOVES ["Moves of xiangqi", "象棋记谱", "象棋記譜"];
    TARGETS ["Where a piece may go", "可走的位置", "可走的位置"];
    COORDINATES ["Coordinates", "坐标", "座標"];
    BELL ["Bell", "铃声", "鈴聲"];
    SHOWN ["shown", "显示", "顯示"];
    HIDDEN ["hidden", "不显示", "不顯示"];
    ON ["on", "开", "開"];
    OFF ["off", "关", "關"];
    FIGURINES ["figurines", "图形", "圖形"];
    LETTERS ["letters", "字母", "字母"];
    TRADITIONAL ["traditional characters", "繁体字", "繁體字"];
    SIMPLIFIED ["simplified characters", "简体字", "簡體字"];
    AS_LANGUAGE ["as the language has it", "随语言", "隨語言"];
    GAME ["Game", "棋种", "棋種"];
    SIDE ["You play", "您执", "您執"];
    BOTH ["both sides", "双方", "雙方"];
    WATCH ["none: watch", "观战", "觀戰"];
    LEVEL ["Opponent", "对手", "對手"];
    PACE ["It answers", "应着", "應著"];
    AT_ONCE ["at once", "立即", "立即"];
    QUICK ["after 1-2 seconds", "1至2秒后", "1至2秒後"];
    NATURAL ["after 2-5 seconds", "2至5秒后", "2至5秒後"];
    RULES ["Rules", "规则", "規則"];
    CLOCK ["Clock", "棋钟", "棋鐘"];
    NO_CLOCK ["none", "无", "無"];
    CLOCK_OF ["{} (minutes + seconds a move)", "{}（分+每步加秒）", "{}（分+每步加秒）"];
    HINTS ["Hints", "提示次数", "提示次數"];
    NO_LIMIT ["as many as you like", "不限", "不限"];
    SO_FAR ["So far: {}", "战绩：{}", "戰績：{}"];
    TALLY ["{} won, {} lost, {} drawn", "{}胜{}负{}和", "{}勝{}負{}和"];
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_label_is_said_in_its_language() {
        assert_eq!(UNDO.of(Language::ZhHant), "悔棋");
        assert_eq!(TO_MOVE.with(Language::En, "Red"), "Red to move.");
    }
}
