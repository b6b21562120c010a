// The codes of the C header as enums, under its names: DUIYI_VARIANT_CHESS is Variant.Chess. A newer
// library may answer with numbers that have no name here: let the default arm of a switch take them.

using System;

namespace Duiyi
{
    /// <summary>Which game is played.</summary>
    public enum Variant : uint
    {
        /// <summary>International chess by the FIDE laws.</summary>
        Chess = 1,
        /// <summary>Chess from any of 960 starts.</summary>
        Chess960 = 2,
        /// <summary>Xiangqi, Chinese chess.</summary>
        Xiangqi = 3,
    }

    /// <summary>A named set of the choices on which rule books and sites differ.</summary>
    public enum Rules : uint
    {
        /// <summary>The default of the variant: ChessCasual, XiangqiSimple.</summary>
        Default = 0,
        /// <summary>Chess as friends play it: threefold repetition, 50 moves without progress and
        /// dead material end the game by themselves.</summary>
        ChessCasual = 1,
        /// <summary>Chess by the laws of FIDE: threefold repetition and 50 moves by claim, fivefold
        /// repetition and 75 moves by themselves.</summary>
        ChessFide = 2,
        /// <summary>Xiangqi without a judge: no repetition and no move limit ends the
        /// game.</summary>
        XiangqiFree = 16,
        /// <summary>Xiangqi with the one rule everybody knows: perpetual check loses, any other
        /// threefold repetition is a draw; so are 60 moves each without a capture.</summary>
        XiangqiSimple = 17,
        /// <summary>Xiangqi as clubs play it: perpetual check and perpetual chase lose, 60 moves
        /// each without a capture are a draw.</summary>
        XiangqiClub = 18,
        /// <summary>Xiangqi by the rules of the Asian federation.</summary>
        XiangqiAxf = 19,
        /// <summary>Xiangqi by the rules of the world federation, edition of 2018: an offence loses
        /// when the position stands for the third time, a plain repetition is a draw at the
        /// fourth.</summary>
        XiangqiWxf = 20,
        /// <summary>Xiangqi by the rules of the Chinese association, where perpetual kill and mixed
        /// offences lose, too. They follow the edition of 2020 as far as it is known
        /// second-hand.</summary>
        XiangqiCxa = 21,
    }

    /// <summary>A player. Red, the first side of xiangqi, is White here too: an enum that has two
    /// names for one number prints either.</summary>
    public enum Side : byte
    {
        /// <summary>Moves first: white, in xiangqi red.</summary>
        White = 0,
        /// <summary>Moves second.</summary>
        Black = 1,
    }

    /// <summary>What a piece is. The kinds of xiangqi have numbers of their own.</summary>
    public enum Kind : byte
    {
        /// <summary>No kind: in a promotion, none.</summary>
        None = 0,
        /// <summary>Chess: the pawn.</summary>
        Pawn = 1,
        /// <summary>Chess: the knight.</summary>
        Knight = 2,
        /// <summary>Chess: the bishop.</summary>
        Bishop = 3,
        /// <summary>Chess: the rook.</summary>
        Rook = 4,
        /// <summary>Chess: the queen.</summary>
        Queen = 5,
        /// <summary>Chess: the king.</summary>
        King = 6,
        /// <summary>Xiangqi: the soldier.</summary>
        Soldier = 7,
        /// <summary>Xiangqi: the horse.</summary>
        Horse = 8,
        /// <summary>Xiangqi: the elephant.</summary>
        Elephant = 9,
        /// <summary>Xiangqi: the chariot.</summary>
        Chariot = 10,
        /// <summary>Xiangqi: the cannon.</summary>
        Cannon = 11,
        /// <summary>Xiangqi: the advisor.</summary>
        Advisor = 12,
        /// <summary>Xiangqi: the general.</summary>
        General = 13,
    }

    /// <summary>How moves are written.</summary>
    public enum Notation : uint
    {
        /// <summary>Reads all of the game's notations but Uci1, since no text has two meanings in
        /// them; writes SAN, and in xiangqi simplified Chinese.</summary>
        Auto = 0,
        /// <summary>e2e4, e7e8q; in xiangqi with ranks 0 to 9, as UCCI has it: h2e2.</summary>
        Uci = 1,
        /// <summary>Xiangqi with ranks 1 to 10: h3e3. In chess the same as UCI.</summary>
        Uci1 = 2,
        /// <summary>Chess: Nf3, exd8=Q#, O-O, strict out; read as people write it. In xiangqi WXF
        /// is meant.</summary>
        San = 3,
        /// <summary>Chess: Ng1-f3, e7xd8=Q#. Read like SAN; in xiangqi WXF is meant.</summary>
        Lan = 4,
        /// <summary>Chess: SAN with chess symbols for the letters. Read like SAN; in xiangqi WXF
        /// is meant.</summary>
        Figurine = 5,
        /// <summary>Xiangqi H2-E2. In chess the same letters and dash.</summary>
        Iccs = 6,
        /// <summary>Xiangqi: C2=5, H8+7, C-+1; tandem soldiers also by place and file, 24=5. In
        /// chess SAN is meant.</summary>
        Wxf = 7,
        /// <summary>Xiangqi in simplified Chinese: 炮二平五, 马８进７. Soldiers on one file are 前 and
        /// 后, three of them 前 中 后; more, and pairs on two files, are counted from the right and
        /// from the front: 一 to 五. Every school is read. In chess SAN is meant.</summary>
        Chinese = 8,
        /// <summary>Xiangqi in traditional Chinese: 炮二平五, 馬８進７.</summary>
        ChineseTraditional = 9,
    }

    /// <summary>How a game stands.</summary>
    public enum Outcome : uint
    {
        /// <summary>It goes on.</summary>
        Ongoing = 0,
        /// <summary>White (red) has won.</summary>
        WhiteWins = 1,
        /// <summary>Black has won.</summary>
        BlackWins = 2,
        /// <summary>Nobody has won.</summary>
        Draw = 3,
        /// <summary>Nobody went on with it.</summary>
        Abandoned = 4,
    }

    /// <summary>Why a game ended. Who has won by it, the outcome says.</summary>
    public enum Termination : uint
    {
        /// <summary>It goes on.</summary>
        None = 0,
        /// <summary>No legal move, in check.</summary>
        Checkmate = 1,
        /// <summary>No legal move, not in check: a draw in chess, a loss in xiangqi.</summary>
        Stalemate = 2,
        /// <summary>Neither side has the men to win.</summary>
        InsufficientMaterial = 3,
        /// <summary>The position stood too often.</summary>
        Repetition = 4,
        /// <summary>The position stood for the fifth time (FIDE 9.6.1).</summary>
        FivefoldRepetition = 5,
        /// <summary>50 moves without a capture or pawn move, claimed (FIDE 9.3).</summary>
        NoProgressClaim = 6,
        /// <summary>Too long without progress (chess: a capture or pawn move; xiangqi: a
        /// capture).</summary>
        NoProgress = 7,
        /// <summary>One side gave check with every move of a repetition, and loses.</summary>
        PerpetualCheck = 8,
        /// <summary>One side chased with every move of a repetition, and loses.</summary>
        PerpetualChase = 9,
        /// <summary>Both sides offended alike.</summary>
        MutualPerpetual = 10,
        /// <summary>A player gave up.</summary>
        Resignation = 11,
        /// <summary>A flag fell.</summary>
        Time = 12,
        /// <summary>A flag fell, but the other side could not give mate: a draw.</summary>
        TimeNoMaterial = 13,
        /// <summary>The players agreed on a draw.</summary>
        Agreement = 14,
        /// <summary>Somebody outside the game decided.</summary>
        Adjudication = 15,
        /// <summary>One side threatened mate with every move of a repetition, and loses.</summary>
        PerpetualKill = 16,
        /// <summary>One side checked, threatened mate and chased in turn, and loses.</summary>
        MixedOffence = 17,
        /// <summary>A repetition, claimed (FIDE 9.2).</summary>
        RepetitionClaim = 18,
        /// <summary>A player has gone, and loses.</summary>
        Forfeit = 19,
    }

    /// <summary>What one side does with every move of a repetition, and loses by.</summary>
    public enum Offence : uint
    {
        /// <summary>Nothing.</summary>
        None = 0,
        /// <summary>It gives check.</summary>
        PerpetualCheck = 1,
        /// <summary>It chases: it newly threatens to take something at a gain.</summary>
        PerpetualChase = 2,
        /// <summary>It threatens mate.</summary>
        PerpetualKill = 3,
        /// <summary>It checks, threatens mate and chases in turn, and no move is idle.</summary>
        Mixed = 4,
    }

    /// <summary>The article of the rule books that a threat falls under.</summary>
    public enum Article : uint
    {
        /// <summary>None: nobody offends.</summary>
        None = 0,
        /// <summary>The general is attacked.</summary>
        Check = 1,
        /// <summary>A man is attacked that nothing protects.</summary>
        Unprotected = 2,
        /// <summary>A chariot is attacked by a horse or cannon, protected or not.</summary>
        ChariotByLesser = 3,
        /// <summary>A man of the hunter's own kind is attacked that cannot take back.</summary>
        CannotTakeBack = 4,
        /// <summary>The full exchange on the victim's point wins material.</summary>
        Exchange = 5,
        /// <summary>Mate is threatened.</summary>
        Kill = 6,
        /// <summary>A check would win material.</summary>
        BehindCheck = 7,
        /// <summary>Check, threat of mate and chase in turn.</summary>
        Mixed = 8,
    }

    /// <summary>What the player to move claims a draw for, or may claim one for.</summary>
    [Flags]
    public enum Claim : uint
    {
        /// <summary>None of them.</summary>
        None = 0,
        /// <summary>The position has stood often enough (FIDE 9.2.2).</summary>
        Repetition = 1,
        /// <summary>Long enough without a capture or pawn move (FIDE 9.3.2).</summary>
        NoProgress = 2,
        /// <summary>In a State only: claim Repetition with a move that is announced and not played
        /// (FIDE 9.2.1).</summary>
        RepetitionByMove = 4,
        /// <summary>In a State only: claim NoProgress with such a move (FIDE 9.3.1).</summary>
        NoProgressByMove = 8,
    }

    /// <summary>What players and hosts do besides moving. In a State: what may be done
    /// now.</summary>
    [Flags]
    public enum Actions : uint
    {
        /// <summary>None of them.</summary>
        None = 0,
        /// <summary>Taking moves back, and playing them again. In a State: a move can be taken
        /// back.</summary>
        Undo = 0x1,
        /// <summary>Taking moves back once the game has ended. In a State: that can be
        /// done.</summary>
        UndoAfterEnd = 0x2,
        /// <summary>A player gives up.</summary>
        Resign = 0x4,
        /// <summary>Offering, accepting and declining draws; agreeing on one.</summary>
        Offers = 0x8,
        /// <summary>Claiming a draw where the rules have claims. In a State: one holds.</summary>
        Claims = 0x10,
        /// <summary>Losing by time.</summary>
        Flag = 0x20,
        /// <summary>Losing by having gone.</summary>
        Forfeit = 0x40,
        /// <summary>Ending without a result.</summary>
        Abandon = 0x80,
        /// <summary>Somebody outside decides.</summary>
        Adjudicate = 0x100,
    }

    /// <summary>Why a move is refused; what the squares beside it are.</summary>
    public enum Reason : uint
    {
        /// <summary>The move is legal.</summary>
        Legal = 0,
        /// <summary>The game has ended.</summary>
        GameOver = 1,
        /// <summary>A square is not on the board.</summary>
        OffBoard = 2,
        /// <summary>Nothing stands on the first square.</summary>
        EmptySquare = 3,
        /// <summary>The piece belongs to the other side.</summary>
        NotYourPiece = 4,
        /// <summary>Both squares are the same.</summary>
        SameSquare = 5,
        /// <summary>The mover's own piece stands on the target.</summary>
        OwnPieceThere = 6,
        /// <summary>This piece never moves like that.</summary>
        PieceGeometry = 7,
        /// <summary>Something stands in the way; squares: the blockers, nearest first.</summary>
        PathBlocked = 8,
        /// <summary>The side is in check and would stay in it; squares: the checkers.</summary>
        LeavesCheck = 9,
        /// <summary>The king or general would step into an attack; squares: the
        /// attackers.</summary>
        IntoCheck = 10,
        /// <summary>Moving the piece would uncover its king; squares: the pinning pieces.</summary>
        Pinned = 11,
        /// <summary>Legal, but say first what the pawn becomes.</summary>
        PromotionRequired = 12,
        /// <summary>A promotion was named where there is none, or to a kind no pawn
        /// becomes.</summary>
        PromotionBad = 13,
        /// <summary>A move text names a piece that the side to move does not have, or not where
        /// the text says.</summary>
        NoSuchPiece = 14,
        /// <summary>A pawn takes only diagonally, and there is nothing to take; or it cannot take
        /// straight on (squares: the piece in front of it).</summary>
        PawnNoCapture = 32,
        /// <summary>The pawn's way is blocked; squares: the blocker.</summary>
        PawnBlocked = 33,
        /// <summary>A pawn goes two squares only from its first square.</summary>
        PawnDoubleStep = 34,
        /// <summary>En passant was possible only right after the double step; squares: the
        /// pawn.</summary>
        EnPassantGone = 35,
        /// <summary>King or rook has moved.</summary>
        CastleMoved = 36,
        /// <summary>A piece stands between; squares: the pieces.</summary>
        CastleBlocked = 37,
        /// <summary>No castling out of check; squares: the checkers.</summary>
        CastleInCheck = 38,
        /// <summary>The king would cross an attacked square; squares: the attackers of the first
        /// one.</summary>
        CastleThroughCheck = 39,
        /// <summary>The king would end in check; squares: the attackers.</summary>
        CastleIntoCheck = 40,
        /// <summary>There is no rook to castle with.</summary>
        CastleNoRook = 41,
        /// <summary>A piece stands at the horse's leg; squares: that piece.</summary>
        HorseLeg = 64,
        /// <summary>A piece stands at the elephant's eye; squares: that piece.</summary>
        ElephantEye = 65,
        /// <summary>Elephants do not cross the river.</summary>
        ElephantRiver = 66,
        /// <summary>General and advisors do not leave the palace.</summary>
        Palace = 67,
        /// <summary>A cannon needs exactly one piece to jump over when it takes, and there is
        /// none.</summary>
        CannonNoScreen = 68,
        /// <summary>Soldiers never go back.</summary>
        SoldierBack = 69,
        /// <summary>Soldiers go sideways only after the river.</summary>
        SoldierSideways = 70,
        /// <summary>The generals would face each other on an open file; squares: the other
        /// general.</summary>
        GeneralsFace = 71,
        /// <summary>More than one piece stands between cannon and target; squares: the
        /// pieces.</summary>
        CannonManyScreens = 72,
        /// <summary>The move would lose by completing a repetition with a check in every move, and
        /// this game leaves such moves out.</summary>
        PerpetualCheck = 96,
        /// <summary>The same with a chase (or a threat of mate) in every move.</summary>
        PerpetualChase = 97,
    }

    /// <summary>How strong the opponent plays. All numbers from Min to Max are levels.</summary>
    public enum Level : uint
    {
        /// <summary>Full strength.</summary>
        Full = 0,
        /// <summary>The weakest level.</summary>
        Min = 1,
        /// <summary>Easy.</summary>
        Easy = 2,
        /// <summary>Normal.</summary>
        Normal = 5,
        /// <summary>Hard.</summary>
        Hard = 8,
        /// <summary>The strongest level below full strength.</summary>
        Max = 10,
    }

    /// <summary>How to read a score.</summary>
    public enum ScoreKind : uint
    {
        /// <summary>There is none yet.</summary>
        None = 0,
        /// <summary>Hundredths of a pawn (in xiangqi: of a soldier on its own bank).</summary>
        Centipawns = 1,
        /// <summary>The side to move mates in so many moves; negative: it is mated.</summary>
        MateIn = 2,
    }

    /// <summary>How a search stands.</summary>
    public enum SearchState : uint
    {
        /// <summary>None was begun.</summary>
        Idle = 0,
        /// <summary>There is more to search: step on.</summary>
        Running = 1,
        /// <summary>It came to its end.</summary>
        Done = 2,
        /// <summary>It was stopped; the best move so far is still there.</summary>
        Stopped = 3,
    }

    /// <summary>What became of a call. Exceptions carry it.</summary>
    public enum Status : int
    {
        /// <summary>Success.</summary>
        Ok = 0,
        /// <summary>A pointer that must not be NULL was NULL.</summary>
        Null = 1,
        /// <summary>An argument is outside its range.</summary>
        Value = 2,
        /// <summary>A struct_size is smaller than the first version of that struct, or
        /// senseless.</summary>
        StructSize = 3,
        /// <summary>A text is not UTF-8.</summary>
        Utf8 = 4,
        /// <summary>A buffer is too small; the needed size has been written.</summary>
        Buffer = 5,
        /// <summary>Not possible now: the game is over, the session is without that, there is
        /// nothing to take back or to answer, no search has begun.</summary>
        State = 7,
        /// <summary>Not in this variant, or not in this version of the library.</summary>
        Unsupported = 8,
        /// <summary>The move is not legal; the reason says why.</summary>
        IllegalMove = 100,
        /// <summary>The text fits more than one legal move; the squares are the pieces it may
        /// mean.</summary>
        AmbiguousMove = 101,
        /// <summary>The move is legal, but ask the player first what the pawn becomes.</summary>
        PromotionRequired = 102,
        /// <summary>The text is not a move in that notation; the offset says where.</summary>
        Notation = 200,
        /// <summary>The FEN is refused; the offset says where, the message why.</summary>
        Fen = 201,
        /// <summary>A game of a file is broken; the message says which one, where and why.</summary>
        Pgn = 202,

        /// <summary>The text is not JSON, or JSON of another form, or tells of a game that cannot
        /// be.</summary>
        Json = 203,
        /// <summary>The text was written by a newer library.</summary>
        NewerFile = 204,
        /// <summary>The replay code is damaged; the offset says where.</summary>
        ReplayCode = 205,
        /// <summary>Not enough memory.</summary>
        Memory = 300,
        /// <summary>A bug inside the library. Please report it.</summary>
        Panic = 301,
    }

    /// <summary>What else there is to say of a position.</summary>
    [Flags]
    public enum StateFlags : uint
    {
        /// <summary>None of them.</summary>
        None = 0,
        /// <summary>The side to move is in check.</summary>
        Check = 1,
        /// <summary>A move can be taken back.</summary>
        CanUndo = 2,
        /// <summary>A move that was taken back can be played again.</summary>
        CanRedo = 4,
    }

    /// <summary>What a move does.</summary>
    [Flags]
    public enum MoveFlags : uint
    {
        /// <summary>None of them.</summary>
        None = 0,
        /// <summary>Something was taken.</summary>
        Capture = 1,
        /// <summary>It gives check.</summary>
        Check = 2,
        /// <summary>It is checkmate.</summary>
        Mate = 4,
        /// <summary>Castling to the h side.</summary>
        CastleShort = 8,
        /// <summary>Castling to the a side.</summary>
        CastleLong = 16,
        /// <summary>En passant.</summary>
        EnPassant = 32,
        /// <summary>A pawn became something else.</summary>
        Promotes = 64,
        /// <summary>No position before it can come again.</summary>
        Irreversible = 128,
        /// <summary>The game ended with it, for whatever reason.</summary>
        EndsGame = 256,
    }

    /// <summary>What an event tells, and in which of its fields; the others are None.</summary>
    public enum EventKind : uint
    {
        /// <summary>No event waits.</summary>
        None = 0,
        /// <summary>A move was played: all the fields of a MoveInfo.</summary>
        Moved = 1,
        /// <summary>It took a man: Captured and, where it stood, CapturedSquare.</summary>
        Captured = 2,
        /// <summary>It castled: the rook's way, RookFrom and RookTo.</summary>
        Castled = 3,
        /// <summary>A pawn has become something else: Placed, on To.</summary>
        Promoted = 4,
        /// <summary>Side is in check, with its king or general on To.</summary>
        Check = 5,
        /// <summary>The position has come again, Count times in all, under rules that judge
        /// repetitions: the warning. Offender would lose by going on, and by what, Offence says; none,
        /// if nobody offends.</summary>
        Repeated = 6,
        /// <summary>Side has offered a draw.</summary>
        Offered = 7,
        /// <summary>Side has declined the other's offer; by a move, too.</summary>
        Declined = 8,
        /// <summary>All the time that Side has left, LeftMs, has fallen to
        /// ClockOptions.LowMs.</summary>
        ClockLow = 9,
        /// <summary>A move was taken back: the fields of a MoveInfo, to be played
        /// backwards.</summary>
        Undone = 10,
        /// <summary>A move was played again: the fields of a MoveInfo.</summary>
        Redone = 11,
        /// <summary>The game has ended: Outcome and Termination.</summary>
        Ended = 12,
        /// <summary>At a table: the opponent of Side begins to think.</summary>
        ThinkingBegan = 13,
        /// <summary>At a table: it no longer thinks. It has moved, or its thought was
        /// dropped.</summary>
        ThinkingEnded = 14,
        /// <summary>At a table: the hint is there, Move.</summary>
        HintReady = 15,
        /// <summary>At a table: the hint that was asked for does not come, since its position is
        /// gone.</summary>
        HintNone = 16,
    }

    /// <summary>Who plays a side at a table.</summary>
    public enum SeatKind : uint
    {
        /// <summary>A person, by the hand on the board.</summary>
        Person = 0,
        /// <summary>The opponent.</summary>
        Opponent = 1,
    }

    /// <summary>How long the opponent takes for a move, at least.</summary>
    public enum Pace : uint
    {
        /// <summary>As soon as it knows its move.</summary>
        AtOnce = 0,
        /// <summary>One to two seconds.</summary>
        Quick = 1,
        /// <summary>Two to five seconds; a forced move or a recapture is quick.</summary>
        Natural = 2,
    }

    /// <summary>What a click or a drag at a table came to.</summary>
    public enum AnswerKind : uint
    {
        /// <summary>Nothing: an empty square, or one beyond the board.</summary>
        Nothing = 0,
        /// <summary>The man on From is selected and may go to Targets.</summary>
        Selected = 1,
        /// <summary>Nothing is selected any more.</summary>
        Deselected = 2,
        /// <summary>Move was played, as Ply.</summary>
        Moved = 3,
        /// <summary>Say first what the pawn becomes, one of Kinds, by Table.Promote().</summary>
        Promotion = 4,
        /// <summary>The move is refused: Reason, Squares. What was selected stays so.</summary>
        Refused = 5,
        /// <summary>The game has ended.</summary>
        Over = 6,
        /// <summary>It is not a person's turn.</summary>
        NotYours = 7,
    }

    /// <summary>What persons may do now at a table.</summary>
    [Flags]
    public enum May : uint
    {
        /// <summary>Nothing.</summary>
        None = 0,
        /// <summary>Move.</summary>
        Move = 0x01,
        /// <summary>Table.UndoTurn().</summary>
        Undo = 0x02,
        /// <summary>Table.RedoTurn().</summary>
        Redo = 0x04,
        /// <summary>Table.Hint().</summary>
        Hint = 0x08,
        /// <summary>Table.AskResign().</summary>
        Resign = 0x10,
        /// <summary>Table.OfferDraw().</summary>
        OfferDraw = 0x20,
        /// <summary>Table.AcceptDraw() and Table.DeclineDraw().</summary>
        AnswerDraw = 0x40,
    }

    /// <summary>What is wrong with a position that is set up or read.</summary>
    public enum FenCause : uint
    {
        /// <summary>Nothing.</summary>
        None = 0,
        /// <summary>The text ends too early.</summary>
        Missing = 1,
        /// <summary>This character does not belong here.</summary>
        BadCharacter = 2,
        /// <summary>A rank has too many squares.</summary>
        RankTooLong = 3,
        /// <summary>A rank has too few squares.</summary>
        RankTooShort = 4,
        /// <summary>There are too many ranks.</summary>
        TooManyRanks = 5,
        /// <summary>There are too few ranks.</summary>
        TooFewRanks = 6,
        /// <summary>A side has no king.</summary>
        NoKing = 7,
        /// <summary>A side has more than one king.</summary>
        TooManyKings = 8,
        /// <summary>A side has more men than a set can give.</summary>
        TooManyMen = 9,
        /// <summary>A pawn stands on the first or last rank.</summary>
        PawnOnEdge = 10,
        /// <summary>The general stands outside its palace.</summary>
        GeneralOutsidePalace = 11,
        /// <summary>No game can bring this man to this point (but an arrangement can).</summary>
        ImpossiblePoint = 12,
        /// <summary>The generals face each other.</summary>
        GeneralsFace = 13,
        /// <summary>The side not to move is in check.</summary>
        OpponentInCheck = 14,
        /// <summary>The king has no such castling rook.</summary>
        NoCastlingRook = 15,
        /// <summary>No pawn can have just passed this square.</summary>
        ImpossibleEnPassant = 16,
        /// <summary>The number is out of range.</summary>
        BadNumber = 17,
        /// <summary>There is more text than a FEN has.</summary>
        TrailingText = 18,
    }

    /// <summary>In what it is wrong: the fields of a FEN.</summary>
    public enum FenField : uint
    {
        /// <summary>In none.</summary>
        None = 0,
        /// <summary>The men.</summary>
        Board = 1,
        /// <summary>Whose move it is.</summary>
        Side = 2,
        /// <summary>The castling rights.</summary>
        Castling = 3,
        /// <summary>The square that a pawn has just passed.</summary>
        EnPassant = 4,
        /// <summary>The plies without progress.</summary>
        NoProgress = 5,
        /// <summary>The number of the full move.</summary>
        FullMove = 6,
        /// <summary>Text behind the last field.</summary>
        End = 7,
    }

    /// <summary>What speaks for a move.</summary>
    public enum MeritKind : uint
    {
        /// <summary>Nothing.</summary>
        None = 0,
        /// <summary>No other move is legal.</summary>
        OnlyMove = 1,
        /// <summary>It mates by force in so many moves.</summary>
        Mates = 2,
        /// <summary>Another move would lose the game at once by a repetition.</summary>
        AvoidsOffence = 3,
        /// <summary>It answers the check of the piece.</summary>
        AnswersCheck = 4,
        /// <summary>The other side threatened to mate at once, and then no longer does.</summary>
        AnswersMate = 5,
        /// <summary>It takes the piece for nothing.</summary>
        Wins = 6,
        /// <summary>The piece is taken later in the expected line, which wins no less than it
        /// counts.</summary>
        WinsLater = 7,
        /// <summary>The piece would have been lost, and now would not be.</summary>
        Saves = 8,
        /// <summary>The pawn becomes the piece.</summary>
        Promotes = 9,
        /// <summary>It gives check.</summary>
        Checks = 10,
        /// <summary>It threatens to mate with the next move.</summary>
        ThreatensMate = 11,
        /// <summary>It threatens to win the piece.</summary>
        Threatens = 12,
        /// <summary>It takes the piece, but not for nothing.</summary>
        Takes = 13,
        /// <summary>It castles.</summary>
        Castles = 14,
        /// <summary>In the opening it brings the piece from its first rank into the
        /// game.</summary>
        Develops = 15,
    }

    /// <summary>How grave a move is, by the winning chance that it gives away.</summary>
    public enum Grade : uint
    {
        /// <summary>As good as the best, or nearly.</summary>
        Fine = 1,
        /// <summary>It costs what 0.3 pawns are worth in an even position.</summary>
        Inaccuracy = 2,
        /// <summary>It costs what 0.9 pawns are worth there.</summary>
        Mistake = 3,
        /// <summary>It costs what 2 pawns are worth there.</summary>
        Blunder = 4,
    }

    /// <summary>How a puzzle stands.</summary>
    public enum PuzzleState : uint
    {
        /// <summary>A question is being answered: step on.</summary>
        Thinking = 1,
        /// <summary>The solver is to move.</summary>
        Open = 2,
        /// <summary>The last move did not keep the goal; another may be tried.</summary>
        Refuted = 3,
        /// <summary>The goal is reached.</summary>
        Solved = 4,
        /// <summary>The goal cannot be reached: this is no such puzzle.</summary>
        Impossible = 5,
        /// <summary>The question could not be answered within the nodes it may take.</summary>
        Undecided = 6,
    }

    /// <summary>What the opponent may do, or would do.</summary>
    [Flags]
    public enum Conduct : uint
    {
        /// <summary>Nothing.</summary>
        None = 0,
        /// <summary>It offers a draw.</summary>
        OfferDraw = 1,
        /// <summary>It accepts a draw.</summary>
        AcceptDraw = 2,
        /// <summary>It resigns.</summary>
        Resign = 4,
    }

    /// <summary>A language that texts for players are in.</summary>
    public enum Language : uint
    {
        /// <summary>English.</summary>
        En = 1,
        /// <summary>Chinese in simplified characters.</summary>
        ZhHans = 2,
        /// <summary>Chinese in traditional characters.</summary>
        ZhHant = 3,
    }

    /// <summary>What kind of file games are in.</summary>
    public enum Format : uint
    {
        /// <summary>Portable game notation, of either game.</summary>
        Pgn = 1,
        /// <summary>DhtmlXQ (UBB), alone or in a page.</summary>
        Dhtmlxq = 2,
        /// <summary>XQF, of XQStudio.</summary>
        Xqf = 3,
        /// <summary>CBR, of CCBridge.</summary>
        Cbr = 4,
    }

    /// <summary>How the text of a file is encoded.</summary>
    public enum TextEncoding : uint
    {
        /// <summary>UTF-8 as long as it is that, else GB18030 if it seems to be Chinese, else
        /// Latin-1.</summary>
        Auto = 0,
        /// <summary>UTF-8, with or without its mark.</summary>
        Utf8 = 1,
        /// <summary>ISO 8859-1.</summary>
        Latin1 = 2,
        /// <summary>GB18030, which contains GBK and GB 2312.</summary>
        Gb18030 = 3,
        /// <summary>Big5.</summary>
        Big5 = 4,
    }

    /// <summary>What is written beside a move of a tree.</summary>
    public enum NoteKind : uint
    {
        /// <summary>A comment in front of the move: on the first move of a variation.</summary>
        Before = 1,
        /// <summary>A comment behind it; of the start, what is said before the first
        /// move.</summary>
        After = 2,
        /// <summary>A glyph, by its number in the PGN standard.</summary>
        Glyph = 3,
    }

    /// <summary>What a code that is put into words stands for.</summary>
    public enum TextFamily : uint
    {
        /// <summary>A Language: what it calls itself, whatever language is asked for.</summary>
        Language = 1,
        /// <summary>A Status: "That is not possible now."</summary>
        Status = 2,
        /// <summary>A Variant: "Xiangqi".</summary>
        Variant = 3,
        /// <summary>A Side of chess: "White", "Black".</summary>
        ChessSide = 4,
        /// <summary>A Side of xiangqi: "Red", "Black".</summary>
        XiangqiSide = 5,
        /// <summary>A Kind, whoever owns it: "general".</summary>
        Kind = 6,
        /// <summary>A Kind: its letter in the notations of the language.</summary>
        Letter = 7,
        /// <summary>A Kind: how it moves, in a few sentences.</summary>
        HowItMoves = 8,
        /// <summary>A Piece, as a sentence calls it; in Chinese red and black pieces have
        /// different names.</summary>
        Piece = 9,
        /// <summary>A Piece: one character for a board, a chess symbol or what is written on
        /// the piece of xiangqi. No two pieces have the same.</summary>
        Symbol = 10,
        /// <summary>MoveFlags.CastleShort or MoveFlags.CastleLong: "Castling short".</summary>
        Castling = 11,
        /// <summary>A Reason, without pieces and squares: "The horse's leg is blocked." With
        /// them, see Game.RefusalText().</summary>
        Reason = 12,
        /// <summary>A Termination, in a word or two. As a sentence, see
        /// Game.VerdictText().</summary>
        Termination = 13,
        /// <summary>An Offence: "perpetual chase".</summary>
        Offence = 14,
        /// <summary>An Article: "a piece without protection is attacked".</summary>
        Article = 15,
        /// <summary>An Article: where the rule books have it, "WXF 20.3".</summary>
        Reference = 16,
        /// <summary>One bit of Claim: "The position has come up often enough".</summary>
        Claim = 17,
        /// <summary>One bit of Actions: "Taking moves back".</summary>
        Action = 18,
        /// <summary>A Rules: its name.</summary>
        Rules = 19,
        /// <summary>A Rules: what it amounts to, in a sentence.</summary>
        AboutRules = 20,
        /// <summary>A choice of a rule set, index &lt;&lt; 16 with the index of the choice in
        /// RuleChoices; or what it may be, index &lt;&lt; 16 | value: "Perpetual check loses",
        /// "yes".</summary>
        Choice = 21,
        /// <summary>A level, Level.Easy or any other number from 1 to 10: "Level 2"; 0: "Full
        /// strength".</summary>
        Level = 22,
        /// <summary>Level.Easy, Level.Normal, Level.Hard by name: "Easy".</summary>
        LevelName = 23,
        /// <summary>A FenCause: "A side has no king."</summary>
        FenCause = 24,
        /// <summary>A Grade: "blunder".</summary>
        Grade = 25,
    }
}
