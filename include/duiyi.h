/*
 * duiyi.h. Generated from src/ffi by cbindgen; do not edit.
 * SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * Chess and xiangqi for games: the rules of both, a game being played, and an opponent, behind one
 * C header. A first program:
 *
 * ```c
 * #include <duiyi.h>
 *
 * duiyi_game *game = NULL;
 * duiyi_move moves[DUIYI_MAX_MOVES];
 * uint32_t count;
 * if (duiyi_game_create(NULL, &game, NULL) == DUIYI_OK) {        // NULL: chess, usual start
 *     duiyi_game_legal_moves(game, moves, DUIYI_MAX_MOVES, &count);        // 20 moves
 *     duiyi_game_play_text(game, "e2e4", DUIYI_NUL_TERMINATED, DUIYI_NOTATION_AUTO, NULL, NULL);
 *     duiyi_game_destroy(game);
 * }
 * ```
 *
 * THE CONTRACT, once for the whole file:
 *
 *  1. Nothing global. There is no init call and no shutdown call; no thread is started; no file,
 *     clock, environment variable, output stream or random source is touched. Time and seeds come
 *     in as numbers.
 *  2. Handles. duiyi_game, duiyi_editor, duiyi_reader, duiyi_tree, duiyi_engine, duiyi_review,
 *     duiyi_puzzle and duiyi_table are opaque. Whoever calls a function that makes one owns it and
 *     passes it once to the destroy function. Destroying NULL does nothing, and no order of
 *     destruction is wrong. Only the game of a table is not yours: it lives and ends with the table.
 *  3. Threads. A function that takes a `const` handle may run at the same time as other such
 *     functions on that handle; one that takes a handle without `const` needs it for itself.
 *     Different handles never share anything that changes. The one exception is
 *     duiyi_search_stop(): any thread, at any time between create and destroy.
 *  4. Status. Every call that can fail returns a duiyi_status: 0 is success, everything else is
 *     failure. After a failure nothing has changed and no out-parameter has been written, but `err`
 *     and, with DUIYI_ERR_BUFFER, the needed length or count (and `buf[0]` = 0 of a text). A newer
 *     library may return codes that this header does not name: treat them as failure. Pointers must
 *     be valid and aligned, or NULL: a NULL where the text does not allow one is DUIYI_ERR_NULL.
 *  5. Errors in words. The last parameter `err` may be NULL; else it is your own struct with its
 *     struct_size set, and filled on failure. Nothing to free, never stale, no thread-local state.
 *  6. Text. In: a pointer and a length in bytes, UTF-8; the length DUIYI_NUL_TERMINATED stands for a
 *     C string, and (NULL, 0) for the empty text. Out: `buf` of `cap` bytes; *out_len, which may be
 *     NULL, gets the length without the NUL that is always written. If cap is not greater than
 *     the length, the call returns DUIYI_ERR_BUFFER and writes only *out_len (and `buf[0]` = 0 if
 *     cap > 0). Buffers of DUIYI_FEN_MAX, DUIYI_MOVE_TEXT_MAX or DUIYI_WORDS_MAX
 *     bytes are never too small for what they are named after.
 *  7. Growing structs begin with struct_size. All zero but struct_size = sizeof is the default in
 *     every field; DUIYI_INIT does both. Old programs work with newer libraries and the other way
 *     round: a library reads and writes no more than struct_size, and what lies behind the fields it
 *     knows it leaves zero or, where you ask for something there that it does not know, answers
 *     DUIYI_ERR_UNSUPPORTED; so too for reserved fields and flag bits that are not zero.
 *  8. Enum-like values are integers of fixed width. Unknown ones given to the library are
 *     DUIYI_ERR_VALUE, never undefined behaviour. Unknown ones got from it belong to a newer library:
 *     use the default arm of your switch.
 *  9. Panics (builds with std). A bug inside never unwinds into your program: the call answers
 *     DUIYI_ERR_PANIC, and so does every later call on that handle, but destroy works. Please report
 *     it. Builds without std end as their host says (section 12).
 * 10. Memory. Only these allocate: what makes a handle, tags, saved games and tables, replay codes and
 *     score cards, duiyi_table_new_game(), duiyi_editor_check() and _set_fields(), and moves played
 *     beyond reserve_plies. Without memory these answer DUIYI_ERR_MEMORY, but for those of an editor
 *     and of saved games, tables, replay codes and score cards: there a lack of it may end the program
 *     (a build without std ends as its host says).
 * 11. Determinism. The same library version, moves, seed and limits give the same answer, score and
 *     node count on every platform and with slices of any size.
 */

#ifndef DUIYI_H
#define DUIYI_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* The version of this header; duiyi_version() is that of the loaded library. */
#define DUIYI_VERSION_MAJOR 0
#define DUIYI_VERSION_MINOR 1
#define DUIYI_VERSION_PATCH 0
#define DUIYI_VERSION_NUMBER \
    ((DUIYI_VERSION_MAJOR << 16) | (DUIYI_VERSION_MINOR << 8) | DUIYI_VERSION_PATCH)

/* Define DUIYI_DLL where the library is a DLL. */
#ifndef DUIYI_API
# if defined(_WIN32) && defined(DUIYI_DLL)
#  define DUIYI_API __declspec(dllimport)
# else
#  define DUIYI_API
# endif
#endif
#ifndef DUIYI_NODISCARD
# if defined(__GNUC__) || defined(__clang__)
#  define DUIYI_NODISCARD __attribute__((warn_unused_result))
# else
#  define DUIYI_NODISCARD
# endif
#endif

/* As the length of a text: it ends with a NUL (contract 6). */
#define DUIYI_NUL_TERMINATED ((size_t)-1)

/* Sets a growing struct to its defaults (contract 7). Example: DUIYI_INIT(&options); */
#define DUIYI_INIT(p) \
    (memset((p), 0, sizeof *(p)), (void)((p)->struct_size = (uint32_t)sizeof *(p)))

/* Puts a move together and takes it apart. Example: DUIYI_MOVE(52, 60, DUIYI_KIND_QUEEN) */
#define DUIYI_MOVE(from, to, promotion) \
    ((duiyi_move)(from) | ((duiyi_move)(to) << 8) | ((duiyi_move)(promotion) << 16))
#define DUIYI_MOVE_FROM(move) ((duiyi_square)((move) & 0xFFu))
#define DUIYI_MOVE_TO(move) ((duiyi_square)(((move) >> 8) & 0xFFu))
#define DUIYI_MOVE_PROMOTION(move) ((duiyi_kind)(((move) >> 16) & 0x0Fu))

/* Takes a piece apart; the side only of squares that are not empty. */
#define DUIYI_PIECE_KIND(piece) ((duiyi_kind)((piece) & 0x0Fu))
#define DUIYI_PIECE_SIDE(piece) ((duiyi_side)(((piece) >> 4) & 1u))

/* Is a square in a set? Example: DUIYI_SQUARES_HAS(targets.capture, square) */
#define DUIYI_SQUARES_HAS(set, square) \
    ((int)(((set).word[((square) >> 6) & 1] >> ((square) & 63)) & 1u))

#ifdef __cplusplus
extern "C" {
#endif

/* == 1. Plain values ========================================================================= */

/// Which game is played. Where the library takes one, 0 is chess.
typedef uint32_t duiyi_variant;

/// International chess by the FIDE laws.
#define DUIYI_VARIANT_CHESS 1

/// Chess from any of 960 starts.
#define DUIYI_VARIANT_CHESS960 2

/// Xiangqi, Chinese chess.
#define DUIYI_VARIANT_XIANGQI 3

/// A named set of the choices on which rule books and sites differ. A set of the other game is
/// DUIYI_ERR_UNSUPPORTED.
typedef uint32_t duiyi_rules;

/// The default of the variant: DUIYI_RULES_CHESS_CASUAL, DUIYI_RULES_XIANGQI_SIMPLE.
#define DUIYI_RULES_DEFAULT 0

/// Chess as friends play it: threefold repetition, 50 moves without progress and dead material end
/// the game by themselves.
#define DUIYI_RULES_CHESS_CASUAL 1

/// Chess by the laws of FIDE: threefold repetition and 50 moves by claim, fivefold repetition and 75
/// moves by themselves.
#define DUIYI_RULES_CHESS_FIDE 2

/// Xiangqi without a judge: no repetition and no move limit ends the game.
#define DUIYI_RULES_XIANGQI_FREE 16

/// Xiangqi with the one rule everybody knows: perpetual check loses, any other threefold repetition
/// is a draw; so are 60 moves each without a capture.
#define DUIYI_RULES_XIANGQI_SIMPLE 17

/// Xiangqi as clubs play it: perpetual check and perpetual chase lose, 60 moves each without a
/// capture are a draw.
#define DUIYI_RULES_XIANGQI_CLUB 18

/// Xiangqi by the rules of the Asian federation.
#define DUIYI_RULES_XIANGQI_AXF 19

/// Xiangqi by the rules of the world federation, edition of 2018: an offence loses when the position
/// stands for the third time, a plain repetition is a draw at the fourth.
#define DUIYI_RULES_XIANGQI_WXF 20

/// Xiangqi by the rules of the Chinese association, where perpetual kill and mixed offences lose,
/// too. They follow the edition of 2020 as far as it is known second-hand.
#define DUIYI_RULES_XIANGQI_CXA 21

/// A player.
typedef uint8_t duiyi_side;

/// Moves first.
#define DUIYI_SIDE_WHITE 0

/// Moves first in xiangqi: the same value as white.
#define DUIYI_SIDE_RED 0

/// Moves second.
#define DUIYI_SIDE_BLACK 1

/// Neither.
#define DUIYI_SIDE_NONE 255

/// Squares of the largest board.
#define DUIYI_MAX_SQUARES 90

/// A square (a point, in xiangqi): rank x files + file, both counted from 0 at the first player's
/// left. Chess: a1 = 0, h1 = 7, h8 = 63. Xiangqi: a0 = 0, i0 = 8, i9 = 89.
typedef uint8_t duiyi_square;

/// A set of squares: square s is bit s % 64 of word[s / 64]. This struct never grows.
///
/// Example: `if (DUIYI_SQUARES_HAS(targets.capture, s)) ...`
typedef struct duiyi_squares {
    /// Squares 0 to 63, then the others.
    uint64_t word[2];
} duiyi_squares;

/// No square.
#define DUIYI_SQUARE_NONE 255

/// Length of a table that is indexed by kind.
#define DUIYI_KINDS 14

/// What a piece is. The kinds of xiangqi have numbers of their own.
typedef uint8_t duiyi_kind;

/// No kind: in a promotion, none.
#define DUIYI_KIND_NONE 0

/// Chess: the pawn.
#define DUIYI_KIND_PAWN 1

/// Chess: the knight.
#define DUIYI_KIND_KNIGHT 2

/// Chess: the bishop.
#define DUIYI_KIND_BISHOP 3

/// Chess: the rook.
#define DUIYI_KIND_ROOK 4

/// Chess: the queen.
#define DUIYI_KIND_QUEEN 5

/// Chess: the king.
#define DUIYI_KIND_KING 6

/// Xiangqi: the soldier.
#define DUIYI_KIND_SOLDIER 7

/// Xiangqi: the horse.
#define DUIYI_KIND_HORSE 8

/// Xiangqi: the elephant.
#define DUIYI_KIND_ELEPHANT 9

/// Xiangqi: the chariot.
#define DUIYI_KIND_CHARIOT 10

/// Xiangqi: the cannon.
#define DUIYI_KIND_CANNON 11

/// Xiangqi: the advisor.
#define DUIYI_KIND_ADVISOR 12

/// Xiangqi: the general.
#define DUIYI_KIND_GENERAL 13

/// A piece: its kind, and DUIYI_PIECE_BLACK if it is black. See DUIYI_PIECE_KIND and
/// DUIYI_PIECE_SIDE.
typedef uint8_t duiyi_piece;

/// An empty square.
#define DUIYI_PIECE_NONE 0

/// The bit of black pieces.
#define DUIYI_PIECE_BLACK 16

/// Legal moves that a position may have at most (in chess 218 are known): positions with more men
/// than a set can give are refused when they are read.
#define DUIYI_MAX_MOVES 256

/// A move is a number: compare it, hash it, keep it, send it over a network. It is from +
/// (to << 8) + (promotion kind << 16); see DUIYI_MOVE and DUIYI_MOVE_FROM. Castling is the king's
/// own step, e1 to g1; in Chess960 the king onto its rook.
typedef uint32_t duiyi_move;

/// No move.
#define DUIYI_MOVE_NONE 0

/// Bytes for a move in any notation, with its NUL.
#define DUIYI_MOVE_TEXT_MAX 32

/// How moves are written.
typedef uint32_t duiyi_notation;

/// Reads all of the game's notations but DUIYI_NOTATION_UCI_1, since no text has two meanings in them;
/// writes SAN, and in xiangqi simplified Chinese.
#define DUIYI_NOTATION_AUTO 0

/// e2e4, e7e8q; in xiangqi with ranks 0 to 9, as UCCI has it: h2e2.
#define DUIYI_NOTATION_UCI 1

/// Xiangqi with ranks 1 to 10: h3e3. In chess the same as UCI.
#define DUIYI_NOTATION_UCI_1 2

/// Chess: Nf3, exd8=Q#, O-O, strict out; read as people write it. In xiangqi WXF is meant.
#define DUIYI_NOTATION_SAN 3

/// Chess: Ng1-f3, e7xd8=Q#. Read like SAN; in xiangqi WXF is meant.
#define DUIYI_NOTATION_LAN 4

/// Chess: SAN with chess symbols for the letters. Read like SAN; in xiangqi WXF is meant.
#define DUIYI_NOTATION_FIGURINE 5

/// Xiangqi H2-E2. In chess the same letters and dash.
#define DUIYI_NOTATION_ICCS 6

/// Xiangqi: C2=5, H8+7, C-+1; tandem soldiers also by place and file, 24=5. In chess SAN is meant.
#define DUIYI_NOTATION_WXF 7

/// Xiangqi in simplified Chinese, red's numbers in Chinese, black's in wide digits. Soldiers on one
/// file are front and rear, three of them front, middle and rear; more, and pairs on two files, are
/// counted from the right and from the front. Every school is read. In chess SAN is meant.
#define DUIYI_NOTATION_CHINESE 8

/// The same in traditional Chinese.
#define DUIYI_NOTATION_CHINESE_TRADITIONAL 9

/// How a game stands.
typedef uint32_t duiyi_outcome;

/// It goes on.
#define DUIYI_OUTCOME_ONGOING 0

/// White (red) has won.
#define DUIYI_OUTCOME_WHITE_WINS 1

/// Black has won.
#define DUIYI_OUTCOME_BLACK_WINS 2

/// Nobody has won.
#define DUIYI_OUTCOME_DRAW 3

/// Nobody went on with it.
#define DUIYI_OUTCOME_ABANDONED 4

/// Why a game ended. Who has won by it, the outcome says.
typedef uint32_t duiyi_termination;

/// It goes on.
#define DUIYI_TERMINATION_NONE 0

/// No legal move, in check.
#define DUIYI_TERMINATION_CHECKMATE 1

/// No legal move, not in check: a draw in chess, a loss in xiangqi.
#define DUIYI_TERMINATION_STALEMATE 2

/// Neither side has the men to win.
#define DUIYI_TERMINATION_INSUFFICIENT_MATERIAL 3

/// The position stood too often.
#define DUIYI_TERMINATION_REPETITION 4

/// The position stood for the fifth time (FIDE 9.6.1).
#define DUIYI_TERMINATION_FIVEFOLD_REPETITION 5

/// 50 moves without a capture or pawn move, claimed (FIDE 9.3).
#define DUIYI_TERMINATION_NO_PROGRESS_CLAIM 6

/// Too long without progress (chess: a capture or pawn move; xiangqi: a capture).
#define DUIYI_TERMINATION_NO_PROGRESS 7

/// One side gave check with every move of a repetition, and loses.
#define DUIYI_TERMINATION_PERPETUAL_CHECK 8

/// One side chased with every move of a repetition, and loses.
#define DUIYI_TERMINATION_PERPETUAL_CHASE 9

/// Both sides offended alike.
#define DUIYI_TERMINATION_MUTUAL_PERPETUAL 10

/// A player gave up.
#define DUIYI_TERMINATION_RESIGNATION 11

/// A flag fell.
#define DUIYI_TERMINATION_TIME 12

/// A flag fell, but the other side could not give mate: a draw.
#define DUIYI_TERMINATION_TIME_NO_MATERIAL 13

/// The players agreed on a draw.
#define DUIYI_TERMINATION_AGREEMENT 14

/// Somebody outside the game decided.
#define DUIYI_TERMINATION_ADJUDICATION 15

/// One side threatened mate with every move of a repetition, and loses.
#define DUIYI_TERMINATION_PERPETUAL_KILL 16

/// One side checked, threatened mate and chased in turn, and loses.
#define DUIYI_TERMINATION_MIXED_OFFENCE 17

/// A repetition, claimed (FIDE 9.2).
#define DUIYI_TERMINATION_REPETITION_CLAIM 18

/// A player has gone, and loses.
#define DUIYI_TERMINATION_FORFEIT 19

/// What one side does with every move of a repetition, and loses by.
typedef uint32_t duiyi_offence;

/// Nothing.
#define DUIYI_OFFENCE_NONE 0

/// It gives check.
#define DUIYI_OFFENCE_PERPETUAL_CHECK 1

/// It chases: it newly threatens to take something at a gain.
#define DUIYI_OFFENCE_PERPETUAL_CHASE 2

/// It threatens mate.
#define DUIYI_OFFENCE_PERPETUAL_KILL 3

/// It checks, threatens mate and chases in turn, and no move is idle.
#define DUIYI_OFFENCE_MIXED 4

/// The article of the rule books that a threat falls under.
typedef uint32_t duiyi_article;

/// None: nobody offends.
#define DUIYI_ARTICLE_NONE 0

/// The general is attacked.
#define DUIYI_ARTICLE_CHECK 1

/// A man is attacked that nothing protects.
#define DUIYI_ARTICLE_UNPROTECTED 2

/// A chariot is attacked by a horse or cannon, protected or not.
#define DUIYI_ARTICLE_CHARIOT_BY_LESSER 3

/// A man of the hunter's own kind is attacked that cannot take back.
#define DUIYI_ARTICLE_CANNOT_TAKE_BACK 4

/// The full exchange on the victim's point wins material.
#define DUIYI_ARTICLE_EXCHANGE 5

/// Mate is threatened.
#define DUIYI_ARTICLE_KILL 6

/// A check would win material.
#define DUIYI_ARTICLE_BEHIND_CHECK 7

/// Check, threat of mate and chase in turn.
#define DUIYI_ARTICLE_MIXED 8

/// What the player to move claims a draw for, or may claim one for (then a set of these bits).
typedef uint32_t duiyi_claim;

/// The position has stood often enough (FIDE 9.2.2).
#define DUIYI_CLAIM_REPETITION 1

/// Long enough without a capture or pawn move (FIDE 9.3.2).
#define DUIYI_CLAIM_NO_PROGRESS 2

/// In a state only: some move, announced and not played, would bring the position often enough (FIDE
/// 9.2.1). Claim DUIYI_CLAIM_REPETITION with that move.
#define DUIYI_CLAIM_REPETITION_BY_MOVE 4

/// In a state only: some move, announced and not played, would complete the 50 moves (FIDE 9.3.1).
/// Claim DUIYI_CLAIM_NO_PROGRESS with that move.
#define DUIYI_CLAIM_NO_PROGRESS_BY_MOVE 8

/// What players and hosts do besides moving: a set of these bits.
typedef uint32_t duiyi_action;

/// Taking moves back, and playing them again. In a state: a move can be taken back.
#define DUIYI_ACTION_UNDO 1

/// Taking moves back once the game has ended, and the result with them. In a state: that can be done,
/// so the game has ended.
#define DUIYI_ACTION_UNDO_AFTER_END 2

/// A player gives up.
#define DUIYI_ACTION_RESIGN 4

/// Offering, accepting and declining draws; agreeing on one. Who may answer, state.draw_offer says.
#define DUIYI_ACTION_OFFERS 8

/// Claiming a draw where the rules have claims. In a state: one holds, and state.claims says which.
#define DUIYI_ACTION_CLAIMS 16

/// Losing by time.
#define DUIYI_ACTION_FLAG 32

/// Losing by having gone.
#define DUIYI_ACTION_FORFEIT 64

/// Ending without a result.
#define DUIYI_ACTION_ABANDON 128

/// Somebody outside decides.
#define DUIYI_ACTION_ADJUDICATE 256

/// What an event tells, and in which fields of duiyi_event; the others are zero or none.
typedef uint32_t duiyi_event_kind;

/// No event waits.
#define DUIYI_EVENT_NONE 0

/// A move was played: all the fields of duiyi_move_info.
#define DUIYI_EVENT_MOVED 1

/// It took a man: `captured` and, where it stood, `captured_square`.
#define DUIYI_EVENT_CAPTURED 2

/// It castled: the rook's way, `rook_from` and `rook_to`.
#define DUIYI_EVENT_CASTLED 3

/// A pawn has become something else: `placed`, on `to`.
#define DUIYI_EVENT_PROMOTED 4

/// `side` is in check, with its king or general on `to`.
#define DUIYI_EVENT_CHECK 5

/// The position has come again, `count` times in all, under rules that judge repetitions: the
/// warning. `offender` would lose by going on, and by what, `offence` says; none, if nobody offends.
#define DUIYI_EVENT_REPEATED 6

/// `side` has offered a draw.
#define DUIYI_EVENT_OFFERED 7

/// `side` has declined the other's offer; by a move, too.
#define DUIYI_EVENT_DECLINED 8

/// All the time that `side` has left, `left_ms`, has fallen to low_ms of the clock's options.
#define DUIYI_EVENT_CLOCK_LOW 9

/// A move was taken back: the fields of duiyi_move_info, to be played backwards.
#define DUIYI_EVENT_UNDONE 10

/// A move was played again: the fields of duiyi_move_info.
#define DUIYI_EVENT_REDONE 11

/// The game has ended: `outcome` and `termination`.
#define DUIYI_EVENT_ENDED 12

/// At a table: the opponent of `side` begins to think.
#define DUIYI_EVENT_THINKING_BEGAN 13

/// At a table: it no longer thinks. It has moved, or its thought was dropped.
#define DUIYI_EVENT_THINKING_ENDED 14

/// At a table: the hint is there, `move`, from `from` to `to`.
#define DUIYI_EVENT_HINT_READY 15

/// At a table: the hint that was asked for does not come, since the position it was for is gone.
#define DUIYI_EVENT_HINT_NONE 16

/// What is wrong with a position that is set up or read.
typedef uint32_t duiyi_fen_cause;

/// Nothing.
#define DUIYI_FEN_CAUSE_NONE 0

/// The text ends too early.
#define DUIYI_FEN_CAUSE_MISSING 1

/// This character does not belong here.
#define DUIYI_FEN_CAUSE_BAD_CHARACTER 2

/// A rank has too many squares.
#define DUIYI_FEN_CAUSE_RANK_TOO_LONG 3

/// A rank has too few squares.
#define DUIYI_FEN_CAUSE_RANK_TOO_SHORT 4

/// There are too many ranks.
#define DUIYI_FEN_CAUSE_TOO_MANY_RANKS 5

/// There are too few ranks.
#define DUIYI_FEN_CAUSE_TOO_FEW_RANKS 6

/// A side has no king.
#define DUIYI_FEN_CAUSE_NO_KING 7

/// A side has more than one king.
#define DUIYI_FEN_CAUSE_TOO_MANY_KINGS 8

/// A side has more men than a set can give.
#define DUIYI_FEN_CAUSE_TOO_MANY_MEN 9

/// A pawn stands on the first or last rank.
#define DUIYI_FEN_CAUSE_PAWN_ON_EDGE 10

/// The general stands outside its palace.
#define DUIYI_FEN_CAUSE_GENERAL_OUTSIDE_PALACE 11

/// No game can bring this man to this point (but an arrangement can).
#define DUIYI_FEN_CAUSE_IMPOSSIBLE_POINT 12

/// The generals face each other.
#define DUIYI_FEN_CAUSE_GENERALS_FACE 13

/// The side not to move is in check.
#define DUIYI_FEN_CAUSE_OPPONENT_IN_CHECK 14

/// The king has no such castling rook.
#define DUIYI_FEN_CAUSE_NO_CASTLING_ROOK 15

/// No pawn can have just passed this square.
#define DUIYI_FEN_CAUSE_IMPOSSIBLE_EN_PASSANT 16

/// The number is out of range.
#define DUIYI_FEN_CAUSE_BAD_NUMBER 17

/// There is more text than a FEN has.
#define DUIYI_FEN_CAUSE_TRAILING_TEXT 18

/// In what it is wrong: the fields of a FEN.
typedef uint32_t duiyi_fen_field;

/// In none.
#define DUIYI_FEN_FIELD_NONE 0

/// The men.
#define DUIYI_FEN_FIELD_BOARD 1

/// Whose move it is.
#define DUIYI_FEN_FIELD_SIDE 2

/// The castling rights.
#define DUIYI_FEN_FIELD_CASTLING 3

/// The square that a pawn has just passed.
#define DUIYI_FEN_FIELD_EN_PASSANT 4

/// The plies without progress.
#define DUIYI_FEN_FIELD_NO_PROGRESS 5

/// The number of the full move.
#define DUIYI_FEN_FIELD_FULL_MOVE 6

/// Text behind the last field.
#define DUIYI_FEN_FIELD_END 7

/// Why a move is not legal: one code to put into words, with the squares to light up in
/// duiyi_explanation or duiyi_error. The first cause counts, in this order: game over, squares, whose
/// piece, geometry, path, the piece's own conditions (castling in the order of the codes), the
/// king's safety.
typedef uint32_t duiyi_reason;

/// The move is legal.
#define DUIYI_REASON_LEGAL 0

/// The game has ended.
#define DUIYI_REASON_GAME_OVER 1

/// A square is not on the board.
#define DUIYI_REASON_OFF_BOARD 2

/// Nothing stands on the first square.
#define DUIYI_REASON_EMPTY_SQUARE 3

/// The piece belongs to the other side.
#define DUIYI_REASON_NOT_YOUR_PIECE 4

/// Both squares are the same.
#define DUIYI_REASON_SAME_SQUARE 5

/// The mover's own piece stands on the target.
#define DUIYI_REASON_OWN_PIECE_THERE 6

/// This piece never moves like that.
#define DUIYI_REASON_PIECE_GEOMETRY 7

/// Something stands in the way; squares: the blockers, nearest first.
#define DUIYI_REASON_PATH_BLOCKED 8

/// The side is in check and would stay in it; squares: the checkers.
#define DUIYI_REASON_LEAVES_CHECK 9

/// The king or general would step into an attack; squares: the attackers.
#define DUIYI_REASON_INTO_CHECK 10

/// Moving the piece would uncover its king; squares: the pinning pieces.
#define DUIYI_REASON_PINNED 11

/// Legal, but say first what the pawn becomes.
#define DUIYI_REASON_PROMOTION_REQUIRED 12

/// A promotion was named where there is none, or to a kind no pawn becomes.
#define DUIYI_REASON_PROMOTION_BAD 13

/// A move text names a piece that the side to move does not have, or not where the text says.
#define DUIYI_REASON_NO_SUCH_PIECE 14

/// A pawn takes only diagonally, and there is nothing to take; or it cannot take straight on
/// (squares: the piece in front of it).
#define DUIYI_REASON_PAWN_NO_CAPTURE 32

/// The pawn's way is blocked; squares: the blocker.
#define DUIYI_REASON_PAWN_BLOCKED 33

/// A pawn goes two squares only from its first square.
#define DUIYI_REASON_PAWN_DOUBLE_STEP 34

/// En passant was possible only right after the double step; squares: the pawn.
#define DUIYI_REASON_EN_PASSANT_GONE 35

/// King or rook has moved.
#define DUIYI_REASON_CASTLE_MOVED 36

/// A piece stands between; squares: the pieces.
#define DUIYI_REASON_CASTLE_BLOCKED 37

/// No castling out of check; squares: the checkers.
#define DUIYI_REASON_CASTLE_IN_CHECK 38

/// The king would cross an attacked square; squares: the attackers of the first one.
#define DUIYI_REASON_CASTLE_THROUGH_CHECK 39

/// The king would end in check; squares: the attackers.
#define DUIYI_REASON_CASTLE_INTO_CHECK 40

/// There is no rook to castle with.
#define DUIYI_REASON_CASTLE_NO_ROOK 41

/// A piece stands at the horse's leg; squares: that piece.
#define DUIYI_REASON_HORSE_LEG 64

/// A piece stands at the elephant's eye; squares: that piece.
#define DUIYI_REASON_ELEPHANT_EYE 65

/// Elephants do not cross the river.
#define DUIYI_REASON_ELEPHANT_RIVER 66

/// General and advisors do not leave the palace.
#define DUIYI_REASON_PALACE 67

/// A cannon needs exactly one piece to jump over when it takes, and there is none.
#define DUIYI_REASON_CANNON_NO_SCREEN 68

/// Soldiers never go back.
#define DUIYI_REASON_SOLDIER_BACK 69

/// Soldiers go sideways only after the river.
#define DUIYI_REASON_SOLDIER_SIDEWAYS 70

/// The generals would face each other on an open file; squares: the other general.
#define DUIYI_REASON_GENERALS_FACE 71

/// More than one piece stands between cannon and target; squares: the pieces.
#define DUIYI_REASON_CANNON_MANY_SCREENS 72

/// The move would lose by completing a repetition with a check in every move, and this game leaves
/// such moves out.
#define DUIYI_REASON_PERPETUAL_CHECK 96

/// The same with a chase (or a threat of mate) in every move.
#define DUIYI_REASON_PERPETUAL_CHASE 97

/// Merits of one move at most.
#define DUIYI_MAX_MERITS 8

/// What speaks for a move.
typedef uint32_t duiyi_merit_kind;

/// Something that speaks for a move. This struct never grows.
typedef struct duiyi_merit {
    /// What.
    duiyi_merit_kind kind;
    /// DUIYI_MERIT_MATES: in how many moves.
    uint32_t count;
    /// DUIYI_MERIT_AVOIDS_OFFENCE: which.
    duiyi_offence offence;
    /// The piece it is about, or DUIYI_PIECE_NONE.
    duiyi_piece piece;
    /// The square of that piece, or DUIYI_SQUARE_NONE.
    duiyi_square square;
    /// Zero.
    uint8_t pad[2];
} duiyi_merit;

/// Nothing.
#define DUIYI_MERIT_NONE 0

/// No other move is legal.
#define DUIYI_MERIT_ONLY_MOVE 1

/// It mates by force in `count` moves, this one counted.
#define DUIYI_MERIT_MATES 2

/// Another move would lose the game at once by a repetition; `offence` says how.
#define DUIYI_MERIT_AVOIDS_OFFENCE 3

/// It answers the check of the piece.
#define DUIYI_MERIT_ANSWERS_CHECK 4

/// The other side threatened to mate at once, and then no longer does.
#define DUIYI_MERIT_ANSWERS_MATE 5

/// It takes the piece for nothing.
#define DUIYI_MERIT_WINS 6

/// The piece is taken later in the expected line, which wins no less than it counts; the square is
/// where it will stand.
#define DUIYI_MERIT_WINS_LATER 7

/// The piece would have been lost, and now would not be; the square is where it stood.
#define DUIYI_MERIT_SAVES 8

/// The pawn becomes the piece.
#define DUIYI_MERIT_PROMOTES 9

/// It gives check.
#define DUIYI_MERIT_CHECKS 10

/// It threatens to mate with the next move.
#define DUIYI_MERIT_THREATENS_MATE 11

/// It threatens to win the piece, which was not threatened before.
#define DUIYI_MERIT_THREATENS 12

/// It takes the piece, but not for nothing.
#define DUIYI_MERIT_TAKES 13

/// It castles.
#define DUIYI_MERIT_CASTLES 14

/// In the opening it brings the piece from its first rank into the game; the square is where it stood.
#define DUIYI_MERIT_DEVELOPS 15

/// How grave a move is, by the winning chance that it gives away. In a position that is won or lost
/// anyway, more pawns may go.
typedef uint32_t duiyi_grade;

/// As good as the best, or nearly.
#define DUIYI_GRADE_FINE 1

/// It costs what 0.3 pawns are worth in an even position: 42 thousandths of winning chance or more.
#define DUIYI_GRADE_INACCURACY 2

/// What 0.9 pawns are worth there: 126 thousandths or more.
#define DUIYI_GRADE_MISTAKE 3

/// What 2 pawns are worth there: 260 thousandths or more.
#define DUIYI_GRADE_BLUNDER 4

/// How a puzzle stands.
typedef uint32_t duiyi_puzzle_state;

/// A question is being answered: step on.
#define DUIYI_PUZZLE_THINKING 1

/// The solver is to move.
#define DUIYI_PUZZLE_OPEN 2

/// The last move did not keep the goal: the answer shows why. The puzzle is as it was before that
/// move, and another may be tried.
#define DUIYI_PUZZLE_REFUTED 3

/// The goal is reached.
#define DUIYI_PUZZLE_SOLVED 4

/// The goal cannot be reached: this is no such puzzle.
#define DUIYI_PUZZLE_IMPOSSIBLE 5

/// The question could not be answered within the nodes it may take. If it was about a move, another
/// may be tried.
#define DUIYI_PUZZLE_UNDECIDED 6

/// Who plays a side at a table.
typedef uint32_t duiyi_seat_kind;

/// How long the opponent takes for a move, at least. A forced move or a recapture is never slower than
/// quick.
typedef uint32_t duiyi_pace;

/// A person, by the hand on the board.
#define DUIYI_SEAT_PERSON 0

/// The opponent.
#define DUIYI_SEAT_OPPONENT 1

/// As soon as it knows its move.
#define DUIYI_PACE_AT_ONCE 0

/// One to two seconds.
#define DUIYI_PACE_QUICK 1

/// Two to five seconds.
#define DUIYI_PACE_NATURAL 2

/// What a click or a drag came to, and in which fields of duiyi_answer; the others are zero or none.
typedef uint32_t duiyi_answer_kind;

/// Nothing: an empty square, or one beyond the board.
#define DUIYI_ANSWER_NOTHING 0

/// The man on `from` is selected and may go to `targets`: nowhere while the opponent thinks.
#define DUIYI_ANSWER_SELECTED 1

/// Nothing is selected any more.
#define DUIYI_ANSWER_DESELECTED 2

/// `move` was played, as ply `ply`, from `from` to `to`; duiyi_game_history() and the events tell more.
#define DUIYI_ANSWER_MOVED 3

/// The move is legal, but say first what the pawn becomes, by duiyi_table_promote(): `from`, `to`,
/// `kinds`.
#define DUIYI_ANSWER_PROMOTION 4

/// The move from `from` to `to` is refused: `reason`, `squares`. What was selected stays so.
#define DUIYI_ANSWER_REFUSED 5

/// The game has ended.
#define DUIYI_ANSWER_OVER 6

/// It is not a person's turn.
#define DUIYI_ANSWER_NOT_YOURS 7

/// What persons may do now at a table, in bits. Grey out the rest.
typedef uint32_t duiyi_may;

/// Move.
#define DUIYI_MAY_MOVE 1

/// duiyi_table_undo_turn().
#define DUIYI_MAY_UNDO 2

/// duiyi_table_redo_turn().
#define DUIYI_MAY_REDO 4

/// duiyi_table_hint().
#define DUIYI_MAY_HINT 8

/// duiyi_table_ask_resign().
#define DUIYI_MAY_RESIGN 16

/// duiyi_table_offer_draw().
#define DUIYI_MAY_OFFER_DRAW 32

/// duiyi_table_accept_draw() and duiyi_table_decline_draw().
#define DUIYI_MAY_ANSWER_DRAW 64

/// A language that texts for players are in. Where the library takes one, 0 is English.
typedef uint32_t duiyi_language;

/// English.
#define DUIYI_LANGUAGE_EN 1

/// Chinese in simplified characters.
#define DUIYI_LANGUAGE_ZH_HANS 2

/// Chinese in traditional characters.
#define DUIYI_LANGUAGE_ZH_HANT 3

/// What a code given to duiyi_text() stands for.
typedef uint32_t duiyi_text_family;

/// A duiyi_language: what it calls itself, whatever language is asked for.
#define DUIYI_TEXT_LANGUAGE 1

/// A duiyi_status: "That is not possible now."
#define DUIYI_TEXT_STATUS 2

/// A duiyi_variant: "Xiangqi".
#define DUIYI_TEXT_VARIANT 3

/// A duiyi_side of chess: "White", "Black".
#define DUIYI_TEXT_CHESS_SIDE 4

/// A duiyi_side of xiangqi: "Red", "Black".
#define DUIYI_TEXT_XIANGQI_SIDE 5

/// A duiyi_kind, whoever owns it: "general".
#define DUIYI_TEXT_KIND 6

/// A duiyi_kind: its letter in the notations of the language.
#define DUIYI_TEXT_LETTER 7

/// A duiyi_kind: how it moves, in a few sentences.
#define DUIYI_TEXT_HOW_IT_MOVES 8

/// A duiyi_piece, as a sentence calls it; in Chinese red and black pieces have different names.
#define DUIYI_TEXT_PIECE 9

/// A duiyi_piece: one character for a board, a chess symbol or what is written on the piece of xiangqi.
/// No two pieces have the same.
#define DUIYI_TEXT_SYMBOL 10

/// DUIYI_MOVE_CASTLE_SHORT or DUIYI_MOVE_CASTLE_LONG: "Castling short".
#define DUIYI_TEXT_CASTLING 11

/// A duiyi_reason, without pieces and squares: "The horse's leg is blocked." With them, see
/// duiyi_game_refusal_text().
#define DUIYI_TEXT_REASON 12

/// A duiyi_termination, in a word or two. As a sentence, see duiyi_game_verdict_text().
#define DUIYI_TEXT_TERMINATION 13

/// A duiyi_offence: "perpetual chase".
#define DUIYI_TEXT_OFFENCE 14

/// A duiyi_article: "a piece without protection is attacked".
#define DUIYI_TEXT_ARTICLE 15

/// A duiyi_article: where the rule books have it, "WXF 20.3".
#define DUIYI_TEXT_REFERENCE 16

/// One bit of duiyi_claim: "The position has come up often enough".
#define DUIYI_TEXT_CLAIM 17

/// One bit of duiyi_action: "Taking moves back".
#define DUIYI_TEXT_ACTION 18

/// A duiyi_rules: its name.
#define DUIYI_TEXT_RULES 19

/// A duiyi_rules: what it amounts to, in a sentence.
#define DUIYI_TEXT_ABOUT_RULES 20

/// A choice of a rule set, index << 16 with the index of duiyi_rules_describe(); or what it may be,
/// index << 16 | value: "Perpetual check loses", "yes".
#define DUIYI_TEXT_CHOICE 21

/// A level, DUIYI_LEVEL_EASY or any other number from 1 to 10: "Level 2"; 0: "Full strength".
#define DUIYI_TEXT_LEVEL 22

/// DUIYI_LEVEL_EASY, DUIYI_LEVEL_NORMAL, DUIYI_LEVEL_HARD by name: "Easy".
#define DUIYI_TEXT_LEVEL_NAME 23

/// A duiyi_fen_cause: "A side has no king."
#define DUIYI_TEXT_FEN_CAUSE 24

/// A duiyi_grade: "blunder".
#define DUIYI_TEXT_GRADE 25

/// What became of a call: DUIYI_OK, or why it failed (contract 4). Codes from 1 say that the call
/// is wrong, from 100 that the game says no, from 200 that a text is bad, from 300 that the machine
/// failed. They are never renumbered.
typedef int32_t duiyi_status;

/// A failure in words (contract 5).
typedef struct duiyi_error {
    /// sizeof(duiyi_error).
    uint32_t struct_size;
    /// What the call returned.
    duiyi_status status;
    /// Why a move is refused; DUIYI_REASON_LEGAL (0) if that is not what failed.
    duiyi_reason reason;
    /// The byte in the given text, UINT32_MAX if it is not about a text.
    uint32_t offset;
    /// What to light up, as the reason says; unused ones are DUIYI_SQUARE_NONE.
    duiyi_square squares[4];
    /// English, NUL-terminated UTF-8, for logs; duiyi_text() has status and reason for players.
    char message[108];
} duiyi_error;

/// Success.
#define DUIYI_OK 0

/// A pointer that must not be NULL was NULL.
#define DUIYI_ERR_NULL 1

/// An argument is outside its range.
#define DUIYI_ERR_VALUE 2

/// A struct_size is smaller than the first version of that struct, or senseless.
#define DUIYI_ERR_STRUCT_SIZE 3

/// A text is not UTF-8; err->offset says where.
#define DUIYI_ERR_UTF8 4

/// A buffer is too small; the needed size has been written.
#define DUIYI_ERR_BUFFER 5

/// Not possible now: the game is over, the session is without that (see duiyi_action), there is
/// nothing to take back or to answer, no search has begun; err->message says which.
#define DUIYI_ERR_STATE 7

/// Not in this variant, or not in this version of the library.
#define DUIYI_ERR_UNSUPPORTED 8

/// The move is not legal; err->reason says why.
#define DUIYI_ERR_ILLEGAL_MOVE 100

/// The text fits more than one legal move; err->squares are the pieces it may mean.
#define DUIYI_ERR_AMBIGUOUS_MOVE 101

/// The move is legal, but ask the player first what the pawn becomes.
#define DUIYI_ERR_PROMOTION_REQUIRED 102

/// The text is not a move in that notation; err->offset says where.
#define DUIYI_ERR_NOTATION 200

/// The FEN is refused; err->offset says where, err->message why.
#define DUIYI_ERR_FEN 201

/// A game of a file is broken; err->message says which one, where and why.
#define DUIYI_ERR_PGN 202

/// The text is not JSON, or JSON of another form, or tells of a game that cannot be; err->offset says
/// where, or err->message in which field.
#define DUIYI_ERR_JSON 203

/// The text was written by a newer library.
#define DUIYI_ERR_NEWER_FILE 204

/// The replay code is damaged; err->offset says where, err->message why.
#define DUIYI_ERR_REPLAY_CODE 205

/// Not enough memory.
#define DUIYI_ERR_MEMORY 300

/// A bug inside the library (contract 9).
#define DUIYI_ERR_PANIC 301

/// The name of a status code: "DUIYI_ERR_FEN" for DUIYI_ERR_FEN. Static, never NULL; codes that the
/// loaded library does not know give "unknown status".
///
/// Example: `fprintf(stderr, "%s\n", duiyi_status_name(status));`
///
/// Since: 0.1.0
DUIYI_API const char *duiyi_status_name(duiyi_status status);

/* == 2. Facts about the loaded library ======================================================= */

/// Changes only when a program that was built with an older header would break; compare it with
/// duiyi_abi_version() once after loading.
#define DUIYI_ABI_VERSION 1

/// The shape of a board.
typedef struct duiyi_board_info {
    /// sizeof(duiyi_board_info).
    uint32_t struct_size;
    /// Which game it is for.
    duiyi_variant variant;
    /// 8, xiangqi 9.
    uint8_t files;
    /// 8, xiangqi 10.
    uint8_t ranks;
    /// What the first rank is called: 1, in xiangqi 0 (as in ICCS).
    uint8_t first_rank_label;
    /// Zero.
    uint8_t pad;
} duiyi_board_info;

/// The version of the LOADED library, as DUIYI_VERSION_NUMBER counts it.
///
/// Example: `if (duiyi_version() < DUIYI_VERSION_NUMBER) warn("an older library was found");`
///
/// Since: 0.1.0
DUIYI_API uint32_t duiyi_version(void);

/// The version of the loaded library as text, "0.1.0". Static, never NULL.
///
/// Example: `puts(duiyi_version_string());`
///
/// Since: 0.1.0
DUIYI_API const char *duiyi_version_string(void);

/// DUIYI_ABI_VERSION of the loaded library.
///
/// Example: `if (duiyi_abi_version() != DUIYI_ABI_VERSION) abort();`
///
/// Since: 0.1.0
DUIYI_API uint32_t duiyi_abi_version(void);

/// Changes whenever the opponent may answer differently: keep it with recorded games.
///
/// Example: `printf("%016llx", (unsigned long long)duiyi_engine_fingerprint());`
///
/// Since: 0.1.0
DUIYI_API uint64_t duiyi_engine_fingerprint(void);

/// The optional parts of the loaded library, one word each with a space between: "std", the standard
/// library; "json", saved games and score cards; "words", texts for players; "files", games from files;
/// "encodings", Chinese ones of such files. "" for a build without any. Static, never NULL.
///
/// Example: `int catches_panics = strstr(duiyi_build_features(), "std") != NULL;`
///
/// Since: 0.1.0
DUIYI_API
const char *duiyi_build_features(void);

/// The shape of a variant's board.
///
/// Example: `duiyi_board_info board; DUIYI_INIT(&board); duiyi_variant_board(variant, &board);`
///
/// Since: 0.1.0
DUIYI_API duiyi_status duiyi_variant_board(duiyi_variant variant, duiyi_board_info *out);

/// A choice by yes and no: no.
#define DUIYI_CHOICE_NO 1

/// A choice by yes and no: yes.
#define DUIYI_CHOICE_YES 2

/// A choice of a number of times or plies: never.
#define DUIYI_CHOICE_NEVER 65535

/// From the first occurrence of a position to the present one.
#define DUIYI_SPAN_FROM_FIRST 1

/// From the occurrence before to the present one.
#define DUIYI_SPAN_LAST_LAP 2

/// One legal recapture decides whether the victim is protected (AXF, WXF).
#define DUIYI_CHASE_RECAPTURE 1

/// The balance after the full exchange decides, and several victims in turn are a chase, too (CXA).
#define DUIYI_CHASE_EXCHANGE 2

/// All checks are counted.
#define DUIYI_CHECKS_ALL 1

/// At most ten checks of a side are counted (WXF 3.2.D).
#define DUIYI_CHECKS_TEN_A_SIDE 2

/// A side's checks beyond ten are not counted, nor are the replies to them (CXA).
#define DUIYI_CHECKS_TEN_AND_REPLIES 3

/// The choices of a rule set, one field each. In every field 0 means: as the named set has it. So
/// set what shall be different, and leave the rest; or let duiyi_rules_get() fill in all of them.
/// Fields without a word on their values take DUIYI_CHOICE_NO and DUIYI_CHOICE_YES; numbers of times
/// (1 to 255) and of plies (1 to 65534) take DUIYI_CHOICE_NEVER as well. duiyi_rules_describe() tells
/// all that to a program.
typedef struct duiyi_rule_choices {
    /// sizeof(duiyi_rule_choices).
    uint32_t struct_size;
    /// Which game they are for; 0: that of the game they are used in.
    duiyi_variant variant;
    /// A side without a legal move that is not in check loses; else it is a draw.
    uint16_t stalemate_loses;
    /// The position that stands for this time draws the game by itself.
    uint16_t repetition;
    /// The position that stands for this time lets a player claim a draw (FIDE 9.2).
    uint16_t repetition_claim;
    /// The position that stands for this time is lost for who offends.
    uint16_t offence;
    /// Which moves are judged for offences: DUIYI_SPAN_FROM_FIRST and so on.
    uint16_t span;
    /// Who gives check with every move of the span loses, unless both do.
    uint16_t perpetual_check_loses;
    /// Who chases with every move of the span loses, unless both do.
    uint16_t perpetual_chase_loses;
    /// Perpetual check against perpetual chase: the checker loses; else it is a draw.
    uint16_t check_outranks_chase;
    /// Who threatens mate with every move of the span loses.
    uint16_t perpetual_kill_loses;
    /// Who checks, threatens mate and chases in turn, with no idle move, loses.
    uint16_t mixed_offence_loses;
    /// When both offend, but not by perpetual check, the graver offence loses; else it is a draw.
    uint16_t graver_offence_loses;
    /// What makes a chase: DUIYI_CHASE_RECAPTURE and so on.
    uint16_t chase;
    /// Plies without a capture (chess: nor a pawn move) that draw the game by themselves.
    uint16_t no_progress_limit;
    /// So many of them let a player claim a draw (FIDE 9.3).
    uint16_t no_progress_claim;
    /// Which checks are counted for these two: DUIYI_CHECKS_ALL and so on.
    uint16_t counted_checks;
    /// The game is drawn as soon as no series of moves could end in mate by the men alone.
    uint16_t dead_material;
    /// A fallen flag only draws while the other side could not give mate; else it loses.
    uint16_t flag_needs_material;
    /// Zero.
    uint16_t pad[3];
    /// Zero.
    uint64_t reserved[4];
} duiyi_rule_choices;

/// One choice of a rule set, for a settings page that knows none of them.
typedef struct duiyi_rule_choice {
    /// sizeof(duiyi_rule_choice).
    uint32_t struct_size;
    /// Where its field stands in duiyi_rule_choices, in bytes; the field is a uint16_t.
    uint32_t offset;
    /// The smallest value.
    uint16_t least;
    /// The largest value, DUIYI_CHOICE_NEVER apart.
    uint16_t most;
    /// Not 0: DUIYI_CHOICE_NEVER is a value, too.
    uint16_t has_never;
    /// Zero.
    uint16_t pad;
    /// The name of the field.
    char name[32];
    /// The names of the values from `least` on, with a space between; empty for numbers of times and
    /// of plies.
    char values[48];
} duiyi_rule_choice;

/// The choices of a named set, every field filled in; DUIYI_RULES_DEFAULT: that of chess.
///
/// Errors: DUIYI_ERR_VALUE if there is no such set.
///
/// Example: `duiyi_rules_get(DUIYI_RULES_XIANGQI_WXF, &choices); choices.no_progress_limit = 120;`
///
/// Since: 0.1.0
DUIYI_API duiyi_status duiyi_rules_get(duiyi_rules rules, duiyi_rule_choices *out);

/// What one of the choices is called and may be, counted from 0 in the order of the fields.
///
/// Errors: DUIYI_ERR_VALUE if there are not so many.
///
/// Example: `for (i = 0; duiyi_rules_describe(i, &choice) == DUIYI_OK; i++) puts(choice.name);`
///
/// Since: 0.1.0
DUIYI_API duiyi_status duiyi_rules_describe(uint32_t index, duiyi_rule_choice *out);

/* == 3. A game's life ======================================================================== */

/// Stages of a time control at most.
#define DUIYI_CLOCK_STAGES_MAX 4

/// One stage of a time control. Times are milliseconds; 0 leaves a thing out, and everything that
/// is not 0 works together. So a stage with main_ms alone is sudden death, one with increment_ms
/// Fischer's, with byoyomi_ms and periods Japanese. This struct never grows.
typedef struct duiyi_clock_stage {
    /// Time for all of the stage. What was left of the stage before is added.
    uint32_t main_ms;
    /// Added after each move (Fischer).
    uint32_t increment_ms;
    /// Each move costs nothing for so long (US delay).
    uint32_t delay_ms;
    /// When the main time is gone, each move has so much time anew...
    uint32_t byoyomi_ms;
    /// So many moves of the player, then the next stage begins; 0: the rest of the game. The last
    /// stage begins again when its moves are made.
    uint16_t moves;
    /// ... and byoyomi_ms may be exceeded so often, the last time by losing.
    uint16_t periods;
} duiyi_clock_stage;

/// The clock of a game: a time control for each side.
typedef struct duiyi_clock_options {
    /// sizeof(duiyi_clock_options).
    uint32_t struct_size;
    /// When all the time that a side has left falls to this, DUIYI_EVENT_CLOCK_LOW tells; 0: never.
    uint32_t low_ms;
    /// How many stages each side has, white's (red's) first: 1 to DUIYI_CLOCK_STAGES_MAX.
    /// stage_count[1] may be 0: black has the stages of white.
    uint32_t stage_count[2];
    /// The stages of each side, white's (red's) first. Those beyond its stage_count do not count.
    duiyi_clock_stage stages[2][DUIYI_CLOCK_STAGES_MAX];
} duiyi_clock_options;

/// Refuse a start_fen where the default corrects it: castling rights without their rook, en passant
/// squares that cannot be, missing fields and counters, foreign letters.
#define DUIYI_GAME_FEN_STRICT 1

/// Accept a start_fen with men on points that no game can bring them to (puzzles); the counts of
/// men still hold.
#define DUIYI_GAME_ARRANGEMENT 2

/// Leave out of the legal moves those that would lose at once by completing a repetition, unless all
/// are such moves; they are refused with DUIYI_REASON_PERPETUAL_CHECK or _CHASE.
#define DUIYI_GAME_REFUSE_LOSING_CYCLES 4

/// One game: its start, its rules, the moves played and those taken back. Belongs to whom a create,
/// clone or load function gave it, until duiyi_game_destroy().
typedef struct duiyi_game duiyi_game;

/// How a game begins. All zero but struct_size: chess from its usual start.
typedef struct duiyi_game_options {
    /// sizeof(duiyi_game_options).
    uint32_t struct_size;
    /// Which game; 0: chess.
    duiyi_variant variant;
    /// The rules it is judged by; 0: the default of the variant.
    duiyi_rules rules;
    /// DUIYI_GAME_FEN_STRICT and so on.
    uint32_t flags;
    /// Moves for which memory is taken now; 0: 512.
    uint32_t reserve_plies;
    /// With DUIYI_VARIANT_CHESS960 and without start_fen, the number of the start, 0 to 959 (518 is
    /// the usual start of chess); else 0.
    uint32_t chess960_index;
    /// The FEN it starts from; NULL: the usual start. The call copies what it needs.
    const char *start_fen;
    /// Bytes of start_fen; 0: it ends with a NUL.
    size_t start_fen_len;
    /// Choices that differ from those of `rules`; NULL: none. The call copies them.
    const duiyi_rule_choices *choices;
    /// The clock; NULL: none. The call copies it.
    const duiyi_clock_options *clock;
    /// What the session does not have besides moving: bits DUIYI_ACTION_UNDO and so on. It is refused
    /// with DUIYI_ERR_STATE then.
    duiyi_action without;
    /// Zero.
    uint32_t pad;
    /// Zero.
    uint64_t reserved[3];
} duiyi_game_options;

/// Begins a game. `options` may be NULL: chess from its usual start. The game is yours: give it to
/// duiyi_game_destroy().
///
/// Errors: DUIYI_ERR_FEN (err->offset says where), DUIYI_ERR_VALUE, DUIYI_ERR_UNSUPPORTED (rules of
/// the other game), DUIYI_ERR_UTF8, DUIYI_ERR_MEMORY; *out is not touched then.
///
/// Example: `options.variant = DUIYI_VARIANT_XIANGQI; status = duiyi_game_create(&options, &game,
/// NULL);`
///
/// Since: 0.1.0
DUIYI_API
DUIYI_NODISCARD
duiyi_status duiyi_game_create(const duiyi_game_options *options,
                               duiyi_game **out,
                               duiyi_error *err);

/// An independent copy of a game, with the moves taken back too. It is yours.
///
/// Errors: DUIYI_ERR_MEMORY.
///
/// Example: `status = duiyi_game_clone(game, &what_if);`
///
/// Since: 0.1.0
DUIYI_API
DUIYI_NODISCARD
duiyi_status duiyi_game_clone(const duiyi_game *game,
                              duiyi_game **out);

/// Ends a game's life; NULL is allowed. A search that was begun on it goes on.
///
/// Example: `duiyi_game_destroy(game); game = NULL;`
///
/// Since: 0.1.0
DUIYI_API void duiyi_game_destroy(duiyi_game *game);

/// Puts a game back to its start position, under the same rules; nothing can be redone. The memory
/// is kept.
///
/// Example: `duiyi_game_reset(game);`
///
/// Since: 0.1.0
DUIYI_API duiyi_status duiyi_game_reset(duiyi_game *game);

/// Sets a tag of the game, named as PGN names it: the players are "White" and "Black" (in xiangqi
/// "Red" and "Black"). An empty value takes the tag away. Tags are saved with the game, and are no
/// part of what is undone. This takes memory.
///
/// Errors: DUIYI_ERR_VALUE for a name that is not made of ASCII letters, digits and underscores,
/// DUIYI_ERR_UTF8, DUIYI_ERR_MEMORY.
///
/// Example: `duiyi_game_set_tag(game, "White", DUIYI_NUL_TERMINATED, name, DUIYI_NUL_TERMINATED,
/// NULL);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_game_set_tag(duiyi_game *game,
                                const char *name,
                                size_t name_len,
                                const char *value,
                                size_t value_len,
                                duiyi_error *err);

/// The value of a tag; of one that is not set the empty text.
///
/// Errors: DUIYI_ERR_UTF8.
///
/// Example: `duiyi_game_tag(game, "White", DUIYI_NUL_TERMINATED, buf, sizeof buf, NULL);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_game_tag(const duiyi_game *game,
                            const char *name,
                            size_t name_len,
                            char *buf,
                            size_t cap,
                            size_t *out_len);

/// The name of a tag that is set; they are counted from 0, by name.
///
/// Errors: DUIYI_ERR_VALUE past the last.
///
/// Example: `for (i = 0; duiyi_game_tag_name(game, i, buf, sizeof buf, NULL) == DUIYI_OK; i++) ...`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_game_tag_name(const duiyi_game *game,
                                 uint32_t index,
                                 char *buf,
                                 size_t cap,
                                 size_t *out_len);

/// The game as a text in JSON: start, rules, what the session is without, tags, all moves (those
/// taken back too), clocks, offers, and how it stands. duiyi_game_load_json() gives an equal game.
///
/// The text is as long as the game, about 300 bytes and 7 a move, and takes memory while it is made.
/// Asking for the length and then writing makes it twice; a buffer that is large enough at once saves
/// that.
///
/// Errors: DUIYI_ERR_UNSUPPORTED if the library was built without "json" (duiyi_build_features()).
///
/// Example: `duiyi_game_save_json(game, NULL, 0, &len); text = malloc(len + 1);
/// status = duiyi_game_save_json(game, text, len + 1, NULL);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_game_save_json(const duiyi_game *game,
                                  char *buf,
                                  size_t cap,
                                  size_t *out_len);

/// The game that was saved: its moves are played and judged again, its clock stands, and no events
/// wait. It is yours: give it to duiyi_game_destroy().
///
/// Errors: DUIYI_ERR_JSON, with err->offset where it is no JSON; else err->message names the field
/// and says what is wrong there, with err->reason and err->squares if it is a move.
/// DUIYI_ERR_NEWER_FILE for a text of a newer library, DUIYI_ERR_UTF8, DUIYI_ERR_MEMORY,
/// DUIYI_ERR_UNSUPPORTED as for duiyi_game_save_json(). *out is not touched then.
///
/// Example: `status = duiyi_game_load_json(text, DUIYI_NUL_TERMINATED, &game, &err);`
///
/// Since: 0.1.0
DUIYI_API
DUIYI_NODISCARD
duiyi_status duiyi_game_load_json(const char *text,
                                  size_t len,
                                  duiyi_game **out,
                                  duiyi_error *err);

/// The game as one short word of letters, digits, - and _ for links and bug reports: start, rules,
/// what the session is without, all moves (those taken back too), an end from outside. Not in it are
/// times, offers and tags. A game of eighty moves has about two hundred letters.
///
/// `seeds`, which may be NULL for 0, are two numbers of yours that go along, white's (red's) first:
/// what an opponent drew its moves from, so that its game can be had again.
///
/// Example: `duiyi_game_replay_code(game, NULL, buf, sizeof buf, NULL);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_game_replay_code(const duiyi_game *game,
                                    const uint64_t *seeds,
                                    char *buf,
                                    size_t cap,
                                    size_t *out_len);

/// The game of a replay code, and in `seeds`, which may be NULL, the two numbers that came along. It
/// is yours: give it to duiyi_game_destroy().
///
/// Errors: DUIYI_ERR_REPLAY_CODE (err->offset is the character, err->message says why; of a move
/// err->reason and err->squares, too), DUIYI_ERR_NEWER_FILE for a code of a newer library,
/// DUIYI_ERR_UTF8, DUIYI_ERR_MEMORY. Nothing is touched then.
///
/// Example: `status = duiyi_game_load_replay_code(code, DUIYI_NUL_TERMINATED, &game, NULL, &err);`
///
/// Since: 0.1.0
DUIYI_API
DUIYI_NODISCARD
duiyi_status duiyi_game_load_replay_code(const char *text,
                                         size_t len,
                                         duiyi_game **out,
                                         uint64_t *seeds,
                                         duiyi_error *err);

/// A board that is being set up: it may be anything, and duiyi_editor_check() says whether it is a
/// position. Belongs to whom duiyi_editor_create() or duiyi_editor_of_game() gave it, until
/// duiyi_editor_destroy().
typedef struct duiyi_editor duiyi_editor;

/// What a position has besides its men. All zero but struct_size: white (red) moves, nobody may
/// castle, move 1.
typedef struct duiyi_editor_fields {
    /// sizeof(duiyi_editor_fields).
    uint32_t struct_size;
    /// DUIYI_GAME_ARRANGEMENT: men may stand on points that no game can bring them to (puzzles).
    uint32_t flags;
    /// Plies without progress so far.
    uint16_t no_progress;
    /// Number of the full move, from 1; 0: 1.
    uint16_t full_move;
    /// Who moves first.
    duiyi_side side_to_move;
    /// The square that a pawn has just passed; DUIYI_SQUARE_NONE or 0: none.
    duiyi_square en_passant;
    /// Zero.
    uint8_t pad[2];
    /// The castling field of the FEN, with its NUL: "KQkq", in Chess960 also the rooks' files;
    /// "-" or empty: none.
    char castling[8];
} duiyi_editor_fields;

/// Why a board is no position yet: the first thing, in the order of a FEN.
typedef struct duiyi_problem {
    /// sizeof(duiyi_problem).
    uint32_t struct_size;
    /// What is wrong; DUIYI_FEN_CAUSE_NONE: nothing, it is a position.
    duiyi_fen_cause cause;
    /// In what: the board, whose move it is, the castling rights, and so on.
    duiyi_fen_field field;
    /// What to light up: the man who stands wrong, the king in check; or DUIYI_SQUARE_NONE.
    duiyi_square square;
    /// Zero.
    uint8_t pad[3];
    /// The same in English, NUL-terminated; empty if nothing is wrong.
    char message[80];
} duiyi_problem;

/// Begins with an empty board of a variant. The editor is yours: give it to duiyi_editor_destroy().
///
/// Errors: DUIYI_ERR_VALUE for a variant that does not exist, DUIYI_ERR_MEMORY.
///
/// Example: `status = duiyi_editor_create(DUIYI_VARIANT_XIANGQI, &editor);`
///
/// Since: 0.1.0
DUIYI_API
DUIYI_NODISCARD
duiyi_status duiyi_editor_create(duiyi_variant variant,
                                 duiyi_editor **out);

/// Begins with the position on the board of a game. The editor is yours.
///
/// Errors: DUIYI_ERR_MEMORY.
///
/// Example: `status = duiyi_editor_of_game(game, &editor);`
///
/// Since: 0.1.0
DUIYI_API
DUIYI_NODISCARD
duiyi_status duiyi_editor_of_game(const duiyi_game *game,
                                  duiyi_editor **out);

/// Ends an editor's life; NULL is allowed.
///
/// Example: `duiyi_editor_destroy(editor); editor = NULL;`
///
/// Since: 0.1.0
DUIYI_API void duiyi_editor_destroy(duiyi_editor *editor);

/// Puts a man on a square, over whatever stands there; DUIYI_PIECE_NONE takes it off the board.
///
/// Errors: DUIYI_ERR_VALUE if the board has no such square or the game no such man.
///
/// Example: `duiyi_editor_put(editor, 60, DUIYI_KIND_KING | DUIYI_PIECE_BLACK);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_editor_put(duiyi_editor *editor,
                              duiyi_square square,
                              duiyi_piece piece);

/// The board, one duiyi_piece a square: 64 of them, in xiangqi 90. DUIYI_MAX_SQUARES is always room
/// enough; less than the board has is DUIYI_ERR_BUFFER.
///
/// Example: `duiyi_piece board[DUIYI_MAX_SQUARES]; duiyi_editor_board(editor, board, sizeof board);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_editor_board(const duiyi_editor *editor,
                                duiyi_piece *squares,
                                size_t cap);

/// Takes all men off the board.
///
/// Example: `duiyi_editor_clear(editor);`
///
/// Since: 0.1.0
DUIYI_API duiyi_status duiyi_editor_clear(duiyi_editor *editor);

/// What the position has besides its men.
///
/// Example: `duiyi_editor_fields fields; DUIYI_INIT(&fields); duiyi_editor_get_fields(editor,
/// &fields);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_editor_get_fields(const duiyi_editor *editor,
                                     duiyi_editor_fields *out);

/// Changes what the position has besides its men, all of it: get it first to change a part. It may
/// be wrong, as the board may. `fields` may be NULL: the defaults.
///
/// Errors: DUIYI_ERR_VALUE for a side or a square that does not exist, or a castling without its
/// NUL; DUIYI_ERR_UTF8; DUIYI_ERR_UNSUPPORTED for an unknown flag. Nothing has changed then.
///
/// Example: `fields.side_to_move = DUIYI_SIDE_BLACK; duiyi_editor_set_fields(editor, &fields);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_editor_set_fields(duiyi_editor *editor,
                                     const duiyi_editor_fields *fields);

/// The board as a FEN, whether or not it is a position. DUIYI_FEN_MAX bytes are always room enough.
///
/// Example: `char fen[DUIYI_FEN_MAX]; duiyi_editor_fen(editor, fen, sizeof fen, NULL);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_editor_fen(const duiyi_editor *editor,
                              char *buf,
                              size_t cap,
                              size_t *out_len);

/// Is the board a position, and if not, why not? It is read as strictly as can be: a castling right
/// without its rook is a problem here, not a thing to pass over. A problem is an answer, no error.
///
/// Example: `duiyi_problem problem; DUIYI_INIT(&problem); duiyi_editor_check(editor, &problem);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_editor_check(const duiyi_editor *editor,
                                duiyi_problem *out);

/// Begins a game from the board; the editor stays. `options` may be NULL. Of these, the variant, the
/// start (start_fen, chess960_index) and how it is read (DUIYI_GAME_FEN_STRICT, _ARRANGEMENT) do not
/// count: they are the editor's. The game is yours.
///
/// Errors: DUIYI_ERR_FEN if the board is no position, with what is wrong in err->message and
/// err->squares; as duiyi_game_create().
///
/// Example: `status = duiyi_editor_start_game(editor, NULL, &game, &err);`
///
/// Since: 0.1.0
DUIYI_API
DUIYI_NODISCARD
duiyi_status duiyi_editor_start_game(const duiyi_editor *editor,
                                     const duiyi_game_options *options,
                                     duiyi_game **out,
                                     duiyi_error *err);

/* == 4. Looking at a game ==================================================================== */

/// The side to move is in check.
#define DUIYI_STATE_CHECK 1

/// A move can be taken back.
#define DUIYI_STATE_CAN_UNDO 2

/// A move that was taken back can be played again.
#define DUIYI_STATE_CAN_REDO 4

/// How a game stands: all that a status line and a board view ask after every move.
typedef struct duiyi_state {
    /// sizeof(duiyi_state).
    uint32_t struct_size;
    /// Which game is played.
    duiyi_variant variant;
    /// Ongoing, or who has won.
    duiyi_outcome outcome;
    /// Why it ended.
    duiyi_termination termination;
    /// DUIYI_STATE_CHECK and so on.
    uint32_t flags;
    /// Moves played so far.
    uint32_t ply;
    /// Moves that were taken back and not replaced.
    uint32_t redo_plies;
    /// Number of the full move, as the FEN has it.
    uint32_t full_move;
    /// How many legal moves there are; 0 once the game is over.
    uint32_t legal_moves;
    /// How often this position has stood in this game, this time included.
    uint32_t repetitions;
    /// Plies since the last capture (chess: or pawn move), as the FEN has it.
    uint32_t no_progress_plies;
    /// The same as the rules of the game count them for their limit: in some, not every check counts.
    uint32_t counted_plies;
    /// So many of these end the game; 0: no limit.
    uint32_t no_progress_limit;
    /// So many of these let a player claim a draw; 0: there is no such claim.
    uint32_t no_progress_claim;
    /// Draws that the side to move may claim now: bits DUIYI_CLAIM_REPETITION and so on.
    duiyi_claim claims;
    /// From the second occurrence of a position on, what somebody is on the way to losing by, or has
    /// lost by; duiyi_game_evidence() tells all.
    duiyi_offence offence;
    /// Who moves, or would move if the game were not over.
    duiyi_side side_to_move;
    /// Where the kings or generals stand, white's (red's) first.
    duiyi_square king[2];
    /// Who offends, or DUIYI_SIDE_NONE.
    duiyi_side offender;
    /// What may be done now besides moving, whoever does it: bits DUIYI_ACTION_RESIGN and so on. Grey
    /// out the rest.
    duiyi_action actions;
    /// The pieces that give check.
    duiyi_squares checkers;
    /// Hash of the position: equal positions have equal hashes.
    uint64_t hash;
    /// Hash of start, rules and all moves: two hosts that agree on it agree on the game.
    uint64_t game_hash;
    /// Whose draw offer stands, or DUIYI_SIDE_NONE.
    duiyi_side draw_offer;
    /// Zero.
    uint8_t pad[7];
    /// Zero.
    uint64_t reserved[3];
} duiyi_state;

/// How the game stands.
///
/// Example: `duiyi_state state; DUIYI_INIT(&state); duiyi_game_state(game, &state);`
///
/// Since: 0.1.0
DUIYI_API duiyi_status duiyi_game_state(const duiyi_game *game, duiyi_state *out);

/// Bytes for any FEN the library writes, with its NUL.
#define DUIYI_FEN_MAX 128

/// Men on the board and men taken.
typedef struct duiyi_material {
    /// sizeof(duiyi_material).
    uint32_t struct_size;
    /// `on_board[side][kind]`: men on the board.
    uint8_t on_board[2][DUIYI_KINDS];
    /// `captured[side that lost them][kind]`: men taken by the moves of this game; a promoted pawn
    /// counts as what it had become.
    uint8_t captured[2][DUIYI_KINDS];
    /// White's (red's) men minus black's in hundredths of a pawn, by the usual table. Chess: pawn 1,
    /// knight and bishop 3, rook 5, queen 9. Xiangqi: soldier 1, and 2 across the river, elephant
    /// and advisor 2, horse 4, cannon 4.5, chariot 9.
    int32_t balance;
} duiyi_material;

/// The board, one duiyi_piece a square: 64 of them, in xiangqi 90. DUIYI_MAX_SQUARES is always room
/// enough; less than the board has is DUIYI_ERR_BUFFER.
///
/// Example: `duiyi_piece board[DUIYI_MAX_SQUARES]; duiyi_game_board(game, board, sizeof board);`
///
/// Since: 0.1.0
DUIYI_API duiyi_status duiyi_game_board(const duiyi_game *game, duiyi_piece *squares, size_t cap);

/// The FEN of the position, with its counters. DUIYI_FEN_MAX bytes are always room enough.
///
/// Example: `char fen[DUIYI_FEN_MAX]; duiyi_game_fen(game, fen, sizeof fen, NULL);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_game_fen(const duiyi_game *game,
                            char *buf,
                            size_t cap,
                            size_t *out_len);

/// Men on the board, men taken, and who has more.
///
/// Example: `duiyi_material men; DUIYI_INIT(&men); duiyi_game_material(game, &men);`
///
/// Since: 0.1.0
DUIYI_API duiyi_status duiyi_game_material(const duiyi_game *game, duiyi_material *out);

/// The squares on which a side could take if an enemy stood there, whether or not it is its turn
/// and whether or not its king allows it; its own men there count as covered.
///
/// Example: `duiyi_squares danger; duiyi_game_attacked(game, DUIYI_SIDE_BLACK, &danger);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_game_attacked(const duiyi_game *game,
                                 duiyi_side side,
                                 duiyi_squares *out);

/// Something was taken.
#define DUIYI_MOVE_CAPTURE 1

/// It gives check.
#define DUIYI_MOVE_CHECK 2

/// It is checkmate.
#define DUIYI_MOVE_MATE 4

/// Castling to the h side.
#define DUIYI_MOVE_CASTLE_SHORT 8

/// Castling to the a side.
#define DUIYI_MOVE_CASTLE_LONG 16

/// En passant.
#define DUIYI_MOVE_EN_PASSANT 32

/// A pawn became something else.
#define DUIYI_MOVE_PROMOTES 64

/// No position before it can come again.
#define DUIYI_MOVE_IRREVERSIBLE 128

/// The game ended with it, for whatever reason.
#define DUIYI_MOVE_ENDS_GAME 256

/// All that a board view needs to animate a move, to choose its sound and to write its list entry;
/// read backwards it animates taking the move back.
typedef struct duiyi_move_info {
    /// sizeof(duiyi_move_info).
    uint32_t struct_size;
    /// The move.
    duiyi_move move;
    /// DUIYI_MOVE_CAPTURE and so on.
    uint32_t flags;
    /// 1 for the first move of the game.
    uint32_t ply;
    /// Who moved.
    duiyi_side side;
    /// The piece as it stood on `from`.
    duiyi_piece piece;
    /// The piece as it stands on `to`: another kind after a promotion.
    duiyi_piece placed;
    /// What was taken, DUIYI_PIECE_NONE if nothing.
    duiyi_piece captured;
    /// Where the piece stood.
    duiyi_square from;
    /// Where it stands afterwards (Chess960 castling: the king's square, not the rook's that the
    /// move names).
    duiyi_square to;
    /// Where the taken man stood: not `to`, en passant. DUIYI_SQUARE_NONE if nothing was taken.
    duiyi_square captured_square;
    /// Castling: where the rook stood, else DUIYI_SQUARE_NONE.
    duiyi_square rook_from;
    /// Castling: where the rook stands afterwards, else DUIYI_SQUARE_NONE.
    duiyi_square rook_to;
    /// Zero.
    uint8_t pad[3];
} duiyi_move_info;

/// Where a piece may go. This struct never grows.
typedef struct duiyi_targets {
    /// Squares where nothing is taken.
    duiyi_squares quiet;
    /// Squares of captures (en passant: where the pawn goes).
    duiyi_squares capture;
    /// Those of both on which a pawn becomes something else: ask the player what.
    duiyi_squares promote;
} duiyi_targets;

/// All legal moves, by from, then to, then promotion; none once the game is over.
/// DUIYI_MAX_MOVES is always room enough; if `cap` is not, *out_count is written and nothing else
/// (`moves` may be NULL if `cap` is 0).
///
/// Example: `duiyi_game_legal_moves(game, moves, DUIYI_MAX_MOVES, &count);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_game_legal_moves(const duiyi_game *game,
                                    duiyi_move *moves,
                                    uint32_t cap,
                                    uint32_t *out_count);

/// Where the piece on `from` may go: one call a click. All sets are empty if it may go nowhere;
/// duiyi_game_explain_piece() says why.
///
/// Example: `duiyi_targets targets; duiyi_game_targets(game, clicked, &targets);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_game_targets(const duiyi_game *game,
                                duiyi_square from,
                                duiyi_targets *out);

/// DUIYI_OK if the move is legal, else what duiyi_game_play() would return.
///
/// Example: `if (duiyi_game_is_legal(game, DUIYI_MOVE(12, 28, 0)) == DUIYI_OK) ...`
///
/// Since: 0.1.0
DUIYI_API duiyi_status duiyi_game_is_legal(const duiyi_game *game, duiyi_move move);

/// What a legal move would do, without doing it.
///
/// Errors: as duiyi_game_play().
///
/// Example: `duiyi_move_info info; DUIYI_INIT(&info); duiyi_game_preview(game, move, &info);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_game_preview(const duiyi_game *game,
                                duiyi_move move,
                                duiyi_move_info *out);

/// Why a move is legal or not.
typedef struct duiyi_explanation {
    /// sizeof(duiyi_explanation).
    uint32_t struct_size;
    /// The first cause, or DUIYI_REASON_LEGAL.
    duiyi_reason reason;
    /// How many squares there are to light up.
    uint32_t square_count;
    /// Blockers, attackers, screens: which, the reason says. Unused ones are DUIYI_SQUARE_NONE.
    duiyi_square squares[8];
    /// The move, if it is legal, else DUIYI_MOVE_NONE.
    duiyi_move move;
} duiyi_explanation;

/// Is a move legal, and if not, why not? Answers for any two squares, even beyond the board.
///
/// Errors: DUIYI_ERR_VALUE only for a promotion that is no kind. An illegal move is no error.
///
/// Example: `duiyi_game_explain(game, from, to, DUIYI_KIND_NONE, &why);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_game_explain(const duiyi_game *game,
                                duiyi_square from,
                                duiyi_square to,
                                duiyi_kind promotion,
                                duiyi_explanation *out);

/// Why has the piece on `from` no move at all? DUIYI_REASON_LEGAL, with one of its moves, if it has
/// one; else the cause that holds for the move it is nearest to making.
///
/// Example: `duiyi_explanation why; DUIYI_INIT(&why); duiyi_game_explain_piece(game, from, &why);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_game_explain_piece(const duiyi_game *game,
                                      duiyi_square from,
                                      duiyi_explanation *out);

/// Moves that evidence shows at most; of a longer repetition the newest.
#define DUIYI_MAX_THREATS 16

/// Why a repetition is lost, or would be at the next occurrence.
typedef struct duiyi_evidence {
    /// sizeof(duiyi_evidence).
    uint32_t struct_size;
    /// What the offender does; DUIYI_OFFENCE_NONE: nobody offends.
    duiyi_offence offence;
    /// The article that its newest move falls under.
    duiyi_article article;
    /// How often the position has stood, this time included.
    uint32_t repetitions;
    /// How many moves of the offender are shown, oldest first.
    uint32_t threat_count;
    /// Who offends, or DUIYI_SIDE_NONE.
    duiyi_side offender;
    /// Zero.
    uint8_t pad[3];
    /// Where the rule books have the article: "WXF 20.3".
    char reference[40];
    /// Each of these moves, counted as in duiyi_game_history().
    uint32_t ply[DUIYI_MAX_THREATS];
    /// Where the attacker stands after it.
    duiyi_square hunter[DUIYI_MAX_THREATS];
    /// Where the attacked man stands.
    duiyi_square victim[DUIYI_MAX_THREATS];
} duiyi_evidence;

/// Who offends by a repetition of the present position, by which article, and the moves that show
/// it. From the second occurrence on, so that a player can turn back in time; once the game is lost
/// by it, it is the reason. DUIYI_OFFENCE_NONE if nobody offends under the rules of the game: that is
/// no error.
///
/// Example: `duiyi_evidence why; DUIYI_INIT(&why); duiyi_game_evidence(game, &why);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_game_evidence(const duiyi_game *game,
                                 duiyi_evidence *out);

/// Reads a text as a legal move of the present position, without playing it.
///
/// Errors: DUIYI_ERR_NOTATION (err->offset says where), DUIYI_ERR_ILLEGAL_MOVE,
/// DUIYI_ERR_AMBIGUOUS_MOVE (err->squares are the pieces it may mean), DUIYI_ERR_PROMOTION_REQUIRED, DUIYI_ERR_UTF8, DUIYI_ERR_VALUE for a notation that does not exist.
///
/// Example: `duiyi_game_parse_move(game, line, strlen(line), DUIYI_NOTATION_AUTO, &move, &err);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_game_parse_move(const duiyi_game *game,
                                   const char *text,
                                   size_t len,
                                   duiyi_notation notation,
                                   duiyi_move *out,
                                   duiyi_error *err);

/// The text of a legal move of the present position. DUIYI_MOVE_TEXT_MAX bytes are always room
/// enough.
///
/// Errors: as duiyi_game_is_legal(); DUIYI_ERR_VALUE for a notation that does not exist.
///
/// Example: `duiyi_game_format_move(game, move, DUIYI_NOTATION_UCI, text, sizeof text, NULL);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_game_format_move(const duiyi_game *game,
                                    duiyi_move move,
                                    duiyi_notation notation,
                                    char *buf,
                                    size_t cap,
                                    size_t *out_len);

/// A move of the game: 1 is the first, state.ply the last played, and those up to state.ply +
/// state.redo_plies have been taken back.
///
/// Errors: DUIYI_ERR_VALUE if there is no such move.
///
/// Example: `for (ply = 1; duiyi_game_history(game, ply, &info) == DUIYI_OK; ply++) ...`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_game_history(const duiyi_game *game,
                                uint32_t ply,
                                duiyi_move_info *out);

/// The text of a move of the game, as it was written when it was played; counted as in
/// duiyi_game_history(). DUIYI_MOVE_TEXT_MAX bytes are always room enough.
///
/// Errors: DUIYI_ERR_VALUE if there is no such move or no such notation.
///
/// Example: `duiyi_game_history_text(game, ply, DUIYI_NOTATION_AUTO, text, sizeof text, NULL);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_game_history_text(const duiyi_game *game,
                                     uint32_t ply,
                                     duiyi_notation notation,
                                     char *buf,
                                     size_t cap,
                                     size_t *out_len);

/// The FEN after `ply` moves, with its counters: 0 is the start, state.ply the present, and up to
/// state.ply + state.redo_plies those of the moves taken back. The game stays where it is.
/// DUIYI_FEN_MAX bytes are always room enough.
///
/// Errors: DUIYI_ERR_VALUE if there are not so many moves.
///
/// Example: `duiyi_game_fen_at(game, 0, fen, sizeof fen, NULL);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_game_fen_at(const duiyi_game *game,
                               uint32_t ply,
                               char *buf,
                               size_t cap,
                               size_t *out_len);

/// The board after `ply` moves, written and counted as by duiyi_game_board() and
/// duiyi_game_fen_at().
///
/// Errors: DUIYI_ERR_VALUE if there are not so many moves, DUIYI_ERR_BUFFER.
///
/// Example: `duiyi_game_board_at(game, ply, board, sizeof board);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_game_board_at(const duiyi_game *game,
                                 uint32_t ply,
                                 duiyi_piece *squares,
                                 size_t cap);

/// Men on the board after `ply` moves, men taken until then, and who had more; counted as by
/// duiyi_game_fen_at().
///
/// Errors: DUIYI_ERR_VALUE if there are not so many moves.
///
/// Example: `duiyi_game_material_at(game, ply, &men);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_game_material_at(const duiyi_game *game,
                                    uint32_t ply,
                                    duiyi_material *out);

/// The squares on which something else stands now than after `ply` moves: what a view that last drew
/// that ply has to draw anew.
///
/// Errors: DUIYI_ERR_VALUE if there are not so many moves.
///
/// Example: `duiyi_squares dirty; duiyi_game_changed_since(game, drawn_ply, &dirty);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_game_changed_since(const duiyi_game *game,
                                      uint32_t ply,
                                      duiyi_squares *out);

/* == 5. Playing ============================================================================== */

/// Plays a move. `info`, which may be NULL, gets what a board view needs. Playing the move that was
/// taken back last keeps those taken back before it; any other drops them.
///
/// Errors: DUIYI_ERR_ILLEGAL_MOVE (err->reason, err->squares), DUIYI_ERR_PROMOTION_REQUIRED,
/// DUIYI_ERR_VALUE for a number that is no move, DUIYI_ERR_MEMORY beyond reserve_plies.
///
/// Example: `duiyi_game_play(game, moves[0], NULL, NULL);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_game_play(duiyi_game *game,
                             duiyi_move move,
                             duiyi_move_info *info,
                             duiyi_error *err);

/// Plays a move given by its squares, as clicks give it. Where a pawn must become something and
/// `promotion` is DUIYI_KIND_NONE: DUIYI_ERR_PROMOTION_REQUIRED; ask the player and call again.
///
/// Errors: as duiyi_game_play().
///
/// Example: `status = duiyi_game_play_squares(game, from, to, DUIYI_KIND_NONE, &info, &err);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_game_play_squares(duiyi_game *game,
                                     duiyi_square from,
                                     duiyi_square to,
                                     duiyi_kind promotion,
                                     duiyi_move_info *info,
                                     duiyi_error *err);

/// Plays a move given as text.
///
/// Errors: as duiyi_game_play() and duiyi_game_parse_move().
///
/// Example: `duiyi_game_play_text(game, "h2e2", DUIYI_NUL_TERMINATED, DUIYI_NOTATION_AUTO, NULL,
/// &err);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_game_play_text(duiyi_game *game,
                                  const char *text,
                                  size_t len,
                                  duiyi_notation notation,
                                  duiyi_move_info *info,
                                  duiyi_error *err);

/// Takes the last move back, and with it the result, however the game ended. `info`, which may be
/// NULL, gets the move taken back: animate it from `to` to `from`.
///
/// Errors: DUIYI_ERR_STATE if no move has been played, or the session is without
/// DUIYI_ACTION_UNDO or, at the end, DUIYI_ACTION_UNDO_AFTER_END; err->message says which.
///
/// Example: `duiyi_game_undo(game, &info, NULL);`
///
/// Since: 0.1.0
DUIYI_API duiyi_status duiyi_game_undo(duiyi_game *game, duiyi_move_info *info, duiyi_error *err);

/// Plays the move again that was taken back last. `info` may be NULL.
///
/// Errors: DUIYI_ERR_STATE if there is none, or the session is without DUIYI_ACTION_UNDO.
///
/// Example: `duiyi_game_redo(game, &info, NULL);`
///
/// Since: 0.1.0
DUIYI_API duiyi_status duiyi_game_redo(duiyi_game *game, duiyi_move_info *info, duiyi_error *err);

/// Goes to the position after `ply` moves, back or forward through the moves taken back.
///
/// Errors: DUIYI_ERR_VALUE if there are not so many, DUIYI_ERR_STATE as duiyi_game_undo() and
/// duiyi_game_redo().
///
/// Example: `duiyi_game_goto(game, 0, NULL);`
///
/// Since: 0.1.0
DUIYI_API duiyi_status duiyi_game_goto(duiyi_game *game, uint32_t ply, duiyi_error *err);

/// A player offers a draw. The offer stands until the other side answers it or moves; offering where
/// the other side has offered is accepting. Whose offer stands, state.draw_offer says.
///
/// Errors: DUIYI_ERR_STATE if this side's offer stands already, the game is over, or the session is
/// without DUIYI_ACTION_OFFERS (err->message says which), DUIYI_ERR_VALUE for a side that does not
/// exist.
///
/// Example: `duiyi_game_offer_draw(game, DUIYI_SIDE_WHITE, NULL);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_game_offer_draw(duiyi_game *game,
                                   duiyi_side side,
                                   duiyi_error *err);

/// A player accepts the other side's offer: the game is drawn by DUIYI_TERMINATION_AGREEMENT.
///
/// Errors: DUIYI_ERR_STATE if there is no such offer, the game is over, or the session is without
/// DUIYI_ACTION_OFFERS, DUIYI_ERR_VALUE for a side that does not exist.
///
/// Example: `duiyi_game_accept_draw(game, DUIYI_SIDE_BLACK, NULL);`
///
/// Since: 0.1.0
DUIYI_API duiyi_status duiyi_game_accept_draw(duiyi_game *game, duiyi_side side, duiyi_error *err);

/// A player declines the other side's offer: it no longer stands.
///
/// Errors: as duiyi_game_accept_draw().
///
/// Example: `duiyi_game_decline_draw(game, DUIYI_SIDE_BLACK, NULL);`
///
/// Since: 0.1.0
DUIYI_API duiyi_status duiyi_game_decline_draw(duiyi_game *game, duiyi_side side, duiyi_error *err);

/// The players agree on a draw at one table, without an offer that goes back and forth.
///
/// Errors: DUIYI_ERR_STATE if the game is over or the session is without DUIYI_ACTION_OFFERS.
///
/// Example: `duiyi_game_agree_draw(game, NULL);`
///
/// Since: 0.1.0
DUIYI_API duiyi_status duiyi_game_agree_draw(duiyi_game *game, duiyi_error *err);

/// A player gives up, in turn or not: the other side has won.
///
/// Errors: DUIYI_ERR_STATE if the game is over or the session is without DUIYI_ACTION_RESIGN
/// (err->message says which), DUIYI_ERR_VALUE for a side that does not exist.
///
/// Example: `duiyi_game_resign(game, DUIYI_SIDE_BLACK, NULL);`
///
/// Since: 0.1.0
DUIYI_API duiyi_status duiyi_game_resign(duiyi_game *game, duiyi_side side, duiyi_error *err);

/// The player to move claims a draw, for the position on the board or, with the move that is
/// `intended`, for the one it would lead to (FIDE 9.2, 9.3); that move is not played. `intended` may
/// be DUIYI_MOVE_NONE. Which claims hold, state.claims says.
///
/// Errors: DUIYI_ERR_STATE if the claim does not hold, the game is over or the session is without
/// DUIYI_ACTION_CLAIMS, DUIYI_ERR_ILLEGAL_MOVE, DUIYI_ERR_VALUE for a claim that is neither
/// DUIYI_CLAIM_REPETITION nor DUIYI_CLAIM_NO_PROGRESS.
///
/// Example: `duiyi_game_claim_draw(game, DUIYI_CLAIM_REPETITION, DUIYI_MOVE_NONE, NULL);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_game_claim_draw(duiyi_game *game,
                                   duiyi_claim claim,
                                   duiyi_move intended,
                                   duiyi_error *err);

/// A player's time is over, says the host that keeps it: the other side has won, or, by rules that ask
/// for it, it is a draw if no series of legal moves could end in mate by that side. A game's own
/// clock does this by itself.
///
/// Errors: DUIYI_ERR_STATE if the game is over or the session is without DUIYI_ACTION_FLAG,
/// DUIYI_ERR_VALUE for a side that does not exist.
///
/// Example: `duiyi_game_flag(game, DUIYI_SIDE_WHITE, NULL);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_game_flag(duiyi_game *game,
                             duiyi_side side,
                             duiyi_error *err);

/// A player has gone, and the other side has won.
///
/// Errors: DUIYI_ERR_STATE if the game is over or the session is without DUIYI_ACTION_FORFEIT,
/// DUIYI_ERR_VALUE for a side that does not exist.
///
/// Example: `duiyi_game_forfeit(game, DUIYI_SIDE_WHITE, NULL);`
///
/// Since: 0.1.0
DUIYI_API duiyi_status duiyi_game_forfeit(duiyi_game *game, duiyi_side side, duiyi_error *err);

/// Nobody goes on with the game, and nobody wins or draws it: DUIYI_OUTCOME_ABANDONED.
///
/// Errors: DUIYI_ERR_STATE if the game is over or the session is without DUIYI_ACTION_ABANDON.
///
/// Example: `duiyi_game_abandon(game, NULL);`
///
/// Since: 0.1.0
DUIYI_API duiyi_status duiyi_game_abandon(duiyi_game *game, duiyi_error *err);

/// Ends the game by a decision from outside: a referee, a server. `termination` is the reason to
/// record, DUIYI_TERMINATION_NONE for DUIYI_TERMINATION_ADJUDICATION.
///
/// Errors: DUIYI_ERR_STATE if the game is over or the session is without DUIYI_ACTION_ADJUDICATE,
/// DUIYI_ERR_VALUE for an outcome that is no end.
///
/// Example: `duiyi_game_adjudicate(game, DUIYI_OUTCOME_DRAW, DUIYI_TERMINATION_NONE, NULL);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_game_adjudicate(duiyi_game *game,
                                   duiyi_outcome outcome,
                                   duiyi_termination termination,
                                   duiyi_error *err);

/// What the clocks show; `[side]` is white's (red's) first.
typedef struct duiyi_clock {
    /// sizeof(duiyi_clock).
    uint32_t struct_size;
    /// Milliseconds left: of the main time, or of the period in byoyomi. 0: the flag has fallen.
    uint32_t left_ms[2];
    /// Milliseconds that the present move is still free (delay).
    uint32_t delay_left_ms;
    /// Moves until the next stage; 0: none comes.
    uint16_t moves_left[2];
    /// Periods of byoyomi left, the one that runs included.
    uint16_t periods_left[2];
    /// Number of the stage, from 0.
    uint8_t stage[2];
    /// Not 0: the main time is gone, a period runs.
    uint8_t byoyomi[2];
    /// Whose clock runs, or DUIYI_SIDE_NONE while it stands.
    duiyi_side running;
    /// Zero.
    uint8_t pad[3];
} duiyi_clock;

/// What the clocks show.
///
/// The time is yours: milliseconds from any clock that never goes back, given with every tick. A
/// move takes the time up to the last tick before it, and UINT32_MAX milliseconds (49 days) at most,
/// so the same ticks and moves give the same times on every machine.
///
/// While the clock stands, before duiyi_game_start_clock() and after duiyi_game_pause_clock(), moves
/// are free: they cost nothing and earn nothing, and no move of a stage is counted.
///
/// Undo puts both clocks back to what they showed just before the move was made: the time that was
/// thought stays thought, the increment is gone. If the clock was running it runs on, now for the
/// side whose move it is again. Redo gives the later move its time again. The end of the game stops
/// the clock; taking the end back lets it run on, and the time at the end costs nothing, as long as
/// you go on ticking.
///
/// Errors: DUIYI_ERR_STATE if the game has no clock.
///
/// Example: `duiyi_clock clock; DUIYI_INIT(&clock); duiyi_game_clock(game, &clock);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_game_clock(const duiyi_game *game,
                              duiyi_clock *out);

/// The time controls that the game was made with.
///
/// Errors: DUIYI_ERR_STATE if the game has no clock.
///
/// Example: `duiyi_game_clock_options(game, &options);`
///
/// Since: 0.1.0
DUIYI_API duiyi_status duiyi_game_clock_options(const duiyi_game *game, duiyi_clock_options *out);

/// Starts the clock of the side to move, or lets it go on after a pause. `now_ms` is your time. On a
/// clock that runs already it is a tick.
///
/// Errors: DUIYI_ERR_STATE if the game has no clock.
///
/// Example: `duiyi_game_start_clock(game, now_ms);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_game_start_clock(duiyi_game *game,
                                    uint64_t now_ms);

/// Stops the clock until it is started again; the time up to now counts.
///
/// Errors: DUIYI_ERR_STATE if the game has no clock.
///
/// Example: `duiyi_game_pause_clock(game, now_ms);`
///
/// Since: 0.1.0
DUIYI_API duiyi_status duiyi_game_pause_clock(duiyi_game *game, uint64_t now_ms);

/// It is now so late: call it once a frame, and before a move. If the side to move has used up its
/// time the game ends with DUIYI_TERMINATION_TIME, or as a draw with _TIME_NO_MATERIAL where the
/// rules ask for it. An earlier time than the last is taken as the last. Nothing happens in a game
/// without a clock.
///
/// Example: `duiyi_game_tick(game, now_ms);`
///
/// Since: 0.1.0
DUIYI_API duiyi_status duiyi_game_tick(duiyi_game *game, uint64_t now_ms);

/// So many events wait at most; then the oldest is dropped.
#define DUIYI_MAX_EVENTS 32

/// One thing that has happened: all that a sound or an animation needs. Which fields it uses, its
/// kind says.
typedef struct duiyi_event {
    /// sizeof(duiyi_event).
    uint32_t struct_size;
    /// DUIYI_EVENT_MOVED and so on.
    duiyi_event_kind kind;
    /// The move.
    duiyi_move move;
    /// DUIYI_MOVE_CAPTURE and so on.
    uint32_t flags;
    /// 1 for the first move of the game.
    uint32_t ply;
    /// How often the position has stood.
    uint32_t count;
    /// Milliseconds.
    uint32_t left_ms;
    /// How the game has ended.
    duiyi_outcome outcome;
    /// Why.
    duiyi_termination termination;
    /// What `offender` does.
    duiyi_offence offence;
    /// Who, or DUIYI_SIDE_NONE.
    duiyi_side side;
    /// The piece as it stood on `from`.
    duiyi_piece piece;
    /// The piece as it stands on `to`.
    duiyi_piece placed;
    /// What was taken.
    duiyi_piece captured;
    /// Where the piece stood, or DUIYI_SQUARE_NONE; so all squares.
    duiyi_square from;
    /// Where it stands now.
    duiyi_square to;
    /// Where the taken man stood.
    duiyi_square captured_square;
    /// Where the rook stood.
    duiyi_square rook_from;
    /// Where the rook stands now.
    duiyi_square rook_to;
    /// Who would lose, or DUIYI_SIDE_NONE.
    duiyi_side offender;
    /// Zero.
    uint8_t pad[2];
} duiyi_event;

/// Takes the oldest event that waits; DUIYI_EVENT_NONE if none does: that is no error. A move tells
/// of itself first, then of what came with it, in the order of the kinds. Events wait from create
/// on, whatever call they came from, and at most DUIYI_MAX_EVENTS of them: drain them each frame.
/// A host that needs none need not.
///
/// Example: `while (duiyi_game_next_event(game, &event) == DUIYI_OK && event.kind) show(&event);`
///
/// Since: 0.1.0
DUIYI_API duiyi_status duiyi_game_next_event(duiyi_game *game, duiyi_event *out);

/// How many events were dropped so far because DUIYI_MAX_EVENTS waited already. If there are more
/// than before, draw the board anew.
///
/// Example: `duiyi_game_dropped_events(game, &dropped);`
///
/// Since: 0.1.0
DUIYI_API duiyi_status duiyi_game_dropped_events(const duiyi_game *game, uint32_t *out);

/* == 6. Thinking ============================================================================= */

/// One thinker, for either game and for one game after another: table, search stack and the search
/// under way. Belongs to whom duiyi_engine_create() gave it, until duiyi_engine_destroy().
typedef struct duiyi_engine duiyi_engine;

/// How much memory an engine takes. All zero but struct_size: about 8.1 MiB.
typedef struct duiyi_engine_options {
    /// sizeof(duiyi_engine_options).
    uint32_t struct_size;
    /// The longest line it looks at, in plies; 0: 96; kept within 8 to 240. Each takes about 800
    /// bytes.
    uint32_t max_ply;
    /// Moves before a search that it knows for repetitions; 0: 512. Of a longer past it knows the
    /// newest.
    uint32_t history_plies;
    /// How many best moves a search may rank (limits.lines); 0: 8; at most 256. Each takes about 120
    /// bytes.
    uint32_t lines;
    /// Bytes of the transposition table; 0: 8 MiB. The smallest is 64.
    size_t table_bytes;
    /// NULL: the library allocates the table. Else table_bytes of yours, aligned to 64, at least
    /// 64, that nobody else uses until the engine is destroyed.
    void *table_memory;
    /// Zero.
    uint64_t reserved[4];
} duiyi_engine_options;

/// Makes an engine with all its memory. `options` may be NULL. The engine is yours: give it to
/// duiyi_engine_destroy().
///
/// Errors: DUIYI_ERR_MEMORY, DUIYI_ERR_VALUE for a table_memory that cannot be used,
/// DUIYI_ERR_UNSUPPORTED; *out is not touched then.
///
/// Example: `status = duiyi_engine_create(NULL, &engine, NULL);`
///
/// Since: 0.1.0
DUIYI_API
DUIYI_NODISCARD
duiyi_status duiyi_engine_create(const duiyi_engine_options *options,
                                 duiyi_engine **out,
                                 duiyi_error *err);

/// Ends an engine's life, and with it a search under way; NULL is allowed.
///
/// Example: `duiyi_engine_destroy(engine); engine = NULL;`
///
/// Since: 0.1.0
DUIYI_API void duiyi_engine_destroy(duiyi_engine *engine);

/// All memory the engine holds, in bytes; table_memory of yours does not count. 0 for NULL.
///
/// Example: `printf("%zu bytes", duiyi_engine_bytes(engine));`
///
/// Since: 0.1.0
DUIYI_API size_t duiyi_engine_bytes(const duiyi_engine *engine);

/// Forgets what earlier searches left, as for a new game; a search under way is stopped.
///
/// Example: `duiyi_engine_clear(engine);`
///
/// Since: 0.1.0
DUIYI_API duiyi_status duiyi_engine_clear(duiyi_engine *engine);

/// Full strength. Levels are budgets of nodes and plies with errors drawn by the seed, not times: so a
/// phone and a workstation play the same moves.
#define DUIYI_LEVEL_FULL 0

/// The weakest level.
#define DUIYI_LEVEL_MIN 1

/// Easy.
#define DUIYI_LEVEL_EASY 2

/// Normal.
#define DUIYI_LEVEL_NORMAL 5

/// Hard.
#define DUIYI_LEVEL_HARD 8

/// The strongest level below full strength.
#define DUIYI_LEVEL_MAX 10

/// How far to search and how well to play. All zero but struct_size: full strength for 1,000,000
/// nodes. Time is yours: stop stepping, or call duiyi_search_stop().
typedef struct duiyi_search_limits {
    /// sizeof(duiyi_search_limits).
    uint32_t struct_size;
    /// DUIYI_LEVEL_FULL, or DUIYI_LEVEL_MIN to DUIYI_LEVEL_MAX, each with its own budget of nodes
    /// and plies.
    uint32_t level;
    /// The same seed gives the same game; it matters only to levels.
    uint64_t seed;
    /// Nodes to search at most; 0: no such limit. A level keeps its own budget if that is smaller.
    uint64_t max_nodes;
    /// Depth in plies to search at most; 0: no such limit. A level keeps its own depth if that is
    /// smaller.
    uint32_t max_depth;
    /// How many best moves to rank, for duiyi_search_line(); 0 and 1: the best alone. With the same
    /// nodes several are searched less deep than one. At most 8, or what the engine's options say.
    uint32_t lines;
    /// Consider only these moves; NULL: all legal ones. The call copies them.
    const duiyi_move *root_moves;
    /// How many they are; 0: all legal ones.
    size_t root_move_count;
    /// Zero.
    uint64_t reserved[4];
} duiyi_search_limits;

/// How to read a score.
typedef uint32_t duiyi_score_kind;

/// There is none yet.
#define DUIYI_SCORE_NONE 0

/// Hundredths of a pawn (in xiangqi: of a soldier on its own bank).
#define DUIYI_SCORE_CENTIPAWNS 1

/// The side to move mates in so many moves; negative: it is mated.
#define DUIYI_SCORE_MATE_IN 2

/// Moves of the longest line that a report holds.
#define DUIYI_PV_MAX 24

/// How a search stands.
typedef uint32_t duiyi_search_state;

/// What a search has found so far.
typedef struct duiyi_search_report {
    /// sizeof(duiyi_search_report).
    uint32_t struct_size;
    /// How it stands.
    duiyi_search_state state;
    /// Positions searched.
    uint64_t nodes;
    /// state.game_hash of the game as it was when the search began: drop an answer that comes too
    /// late.
    uint64_t game_hash;
    /// Plies searched to the end.
    uint32_t depth;
    /// The longest line looked at, in plies.
    uint32_t selective_depth;
    /// How much of the node or depth limit is used up, in thousandths: a progress bar that never
    /// goes back.
    uint32_t permille;
    /// How to read the score.
    duiyi_score_kind score_kind;
    /// What the search thinks of the position, for the side to move.
    int32_t score;
    /// The best move so far.
    duiyi_move best;
    /// The answer it expects, DUIYI_MOVE_NONE if none.
    duiyi_move ponder;
    /// Moves in pv.
    uint32_t pv_len;
    /// The best line for both sides, beginning with `best`.
    duiyi_move pv[DUIYI_PV_MAX];
} duiyi_search_report;

/// One of several candidate moves, and what comes of it.
typedef struct duiyi_line {
    /// sizeof(duiyi_line).
    uint32_t struct_size;
    /// How to read the score.
    duiyi_score_kind score_kind;
    /// What the search thinks of the position if this line is played, for the side to move.
    int32_t score;
    /// To how many plies the line was searched.
    uint32_t depth;
    /// Moves in pv, at least 1.
    uint32_t pv_len;
    /// The line for both sides, beginning with the candidate.
    duiyi_move pv[DUIYI_PV_MAX];
} duiyi_line;

/// None was begun.
#define DUIYI_SEARCH_IDLE 0

/// There is more to search: step on.
#define DUIYI_SEARCH_RUNNING 1

/// It came to its end.
#define DUIYI_SEARCH_DONE 2

/// It was stopped; the best move so far is still there.
#define DUIYI_SEARCH_STOPPED 3

/// Called about every 2,048 nodes on the thread of duiyi_search_run(). Return 0 to go on, anything
/// else to stop. It must not call into the same engine but for duiyi_search_stop(), nor leave by an
/// exception or longjmp.
typedef int32_t (*duiyi_progress_fn)(void *user, const duiyi_search_report *report);

/// Begins a search on the game as it is now. Nothing is searched yet, but the report already has a
/// legal move. The call copies what it needs: show, change or destroy the game as you like. A
/// search under way is forgotten. `limits` may be NULL.
///
/// Errors: DUIYI_ERR_STATE if the game is over, DUIYI_ERR_ILLEGAL_MOVE for a root move that is not
/// legal, DUIYI_ERR_VALUE for a level that does not exist or more lines than the engine can rank.
///
/// Example: `duiyi_search_begin(engine, game, &limits, NULL);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_search_begin(duiyi_engine *engine,
                                const duiyi_game *game,
                                const duiyi_search_limits *limits,
                                duiyi_error *err);

/// Searches `nodes` more nodes, to within the work of one, and fills `report`, which may be NULL.
/// Never blocks a frame and needs no thread; how the search is sliced does not change what it
/// finds. Goes on while report.state is DUIYI_SEARCH_RUNNING, and does nothing more afterwards.
///
/// Errors: DUIYI_ERR_STATE if no search has begun.
///
/// Example: `duiyi_search_step(engine, 1000, &report);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_search_step(duiyi_engine *engine,
                               uint32_t nodes,
                               duiyi_search_report *report);

/// Searches to the end, on a thread of yours: begin where the game is, then hand the engine alone
/// to the worker. `progress` and `report` may be NULL.
///
/// Errors: DUIYI_ERR_STATE if no search has begun.
///
/// Example: `duiyi_search_run(engine, NULL, NULL, &report);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_search_run(duiyi_engine *engine,
                              duiyi_progress_fn progress,
                              void *user,
                              duiyi_search_report *report);

/// Stops the search under way, from any thread: it ends as DUIYI_SEARCH_STOPPED within 1,024 nodes,
/// or with the next step. A stop between begin and the first step is not lost; without a search
/// there is no effect, and NULL is allowed.
///
/// Example: `duiyi_search_stop(engine);`
///
/// Since: 0.1.0
DUIYI_API void duiyi_search_stop(duiyi_engine *engine);

/// What the search has found so far, or found last.
///
/// Example: `duiyi_search_report_get(engine, &report);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_search_report_get(const duiyi_engine *engine,
                                     duiyi_search_report *out);

/// One of the candidates of a search with limits.lines above 1, the best (index 0) first: for hints and
/// analysis. While a depth is under way, the lines already searched to it come first.
///
/// Errors: DUIYI_ERR_VALUE if so many lines were not asked for, or are not found yet or not there.
///
/// Example: `for (i = 0; duiyi_search_line(engine, i, &line) == DUIYI_OK; i++) show(&line);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_search_line(const duiyi_engine *engine,
                               uint32_t index,
                               duiyi_line *out);

/// The opponent's move in one blocking call: begins a search of that level and runs it to its end.
/// DUIYI_LEVEL_FULL searches 1,000,000 nodes.
///
/// Errors: as duiyi_search_begin().
///
/// Example: `duiyi_engine_move(engine, game, DUIYI_LEVEL_EASY, seed, &move, NULL);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_engine_move(duiyi_engine *engine,
                               const duiyi_game *game,
                               uint32_t level,
                               uint64_t seed,
                               duiyi_move *out,
                               duiyi_error *err);

/// A quick opinion of the position without a search, in hundredths of a pawn for the side to move:
/// for an evaluation bar.
///
/// Example: `duiyi_engine_evaluate(engine, game, &centipawns);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_engine_evaluate(duiyi_engine *engine,
                                   const duiyi_game *game,
                                   int32_t *out_centipawns);

/* == 7. Score cards ========================================================================== */

/// In the flags of a filter: only games of its level.
#define DUIYI_FILTER_LEVEL 1

/// One ended game, to be counted.
typedef struct duiyi_score_card_entry {
    /// sizeof(duiyi_score_card_entry).
    uint32_t struct_size;
    /// Which game; 0: chess.
    duiyi_variant variant;
    /// The opponent's level, up to 255; 0 where there is none.
    uint32_t level;
    /// How it ended. A resignation or a fallen flag is a loss like any other.
    duiyi_outcome outcome;
    /// The device that counts: a name of your choice that no other device of the player has. A card
    /// that is thrown away, or set back to an older copy, goes on under a new name.
    const char *device;
    /// Bytes of device; 0: it ends with a NUL.
    size_t device_len;
    /// A word of yours: "opponent", "friend", "blitz"; NULL: the empty one.
    const char *mode;
    /// Bytes of mode; 0: it ends with a NUL.
    size_t mode_len;
    /// What a game costs, in points; it goes first, as far as they reach. Without points, leave all
    /// four 0.
    uint64_t stake;
    /// What a win pays.
    uint64_t win;
    /// What a draw pays.
    uint64_t draw;
    /// What a player is given who has nothing left then.
    uint64_t relief;
    /// The player's side.
    duiyi_side side;
    /// Zero.
    uint8_t pad[7];
} duiyi_score_card_entry;

/// Which games of a card are asked for. All zero but struct_size: all.
typedef struct duiyi_score_card_filter {
    /// sizeof(duiyi_score_card_filter).
    uint32_t struct_size;
    /// DUIYI_FILTER_LEVEL, or 0: all levels.
    uint32_t flags;
    /// Only this game; 0: all games.
    duiyi_variant variant;
    /// Only this level, with DUIYI_FILTER_LEVEL; else 0.
    uint32_t level;
    /// Only this mode; NULL: all modes.
    const char *mode;
    /// Bytes of mode; 0: it ends with a NUL.
    size_t mode_len;
} duiyi_score_card_filter;

/// What a card has counted.
typedef struct duiyi_tally {
    /// sizeof(duiyi_tally).
    uint32_t struct_size;
    /// Games won, of those that the filter lets through.
    uint32_t wins;
    /// Games lost.
    uint32_t losses;
    /// Games drawn.
    uint32_t draws;
    /// The points that the player has left, from all games, whatever the filter.
    uint64_t points;
} duiyi_tally;

/// Counts an ended game on a player's score card: `card` is its JSON, the empty text a new card, and
/// `buf` gets the card after the game. Keep that text; everything a player has won, lost and drawn,
/// over all devices, is in it. *out_counted, which may be NULL, gets 1; or 0 if the game does not
/// count, since it goes on or was abandoned: the card then says what it said. Nothing is kept between
/// calls, so after DUIYI_ERR_BUFFER call again with room for *out_len and its NUL.
///
/// Errors: DUIYI_ERR_JSON, DUIYI_ERR_NEWER_FILE, DUIYI_ERR_VALUE, DUIYI_ERR_UTF8, DUIYI_ERR_BUFFER;
/// DUIYI_ERR_UNSUPPORTED in a build without json, here and in the next two functions.
///
/// Example: `status = duiyi_score_card_record(old, old_len, &entry, new, sizeof new, &new_len,
/// &counted, &err);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_score_card_record(const char *card,
                                     size_t card_len,
                                     const duiyi_score_card_entry *entry,
                                     char *buf,
                                     size_t cap,
                                     size_t *out_len,
                                     uint32_t *out_counted,
                                     duiyi_error *err);

/// One card of two of the same player, as two devices have counted: in any order and as often as you
/// like, nothing is lost and nothing counted twice. The empty text is an empty card.
///
/// Errors: as duiyi_score_card_record(); err->message begins with the name of the bad one, "a" or
/// "b".
///
/// Example: `status = duiyi_score_card_merge(own, own_len, got, got_len, buf, sizeof buf, &len,
/// &err);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_score_card_merge(const char *a,
                                    size_t a_len,
                                    const char *b,
                                    size_t b_len,
                                    char *buf,
                                    size_t cap,
                                    size_t *out_len,
                                    duiyi_error *err);

/// What a card has counted, of the games that the filter lets through, and the points that are left.
/// `filter` may be NULL: all games.
///
/// Errors: as duiyi_score_card_record().
///
/// Example: `duiyi_tally tally; DUIYI_INIT(&tally); duiyi_score_card_tally(card, len, NULL, &tally,
/// NULL);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_score_card_tally(const char *card,
                                    size_t card_len,
                                    const duiyi_score_card_filter *filter,
                                    duiyi_tally *out,
                                    duiyi_error *err);

/* == 8. Words ================================================================================ */

/// Bytes for any text of duiyi_text() and of duiyi_game_..._text() but the evidence, with its NUL.
#define DUIYI_WORDS_MAX 512

/// Bytes for any text of duiyi_game_evidence_text(), with its NUL.
#define DUIYI_EVIDENCE_TEXT_MAX 2048

/// The text of a code in a language. DUIYI_WORDS_MAX bytes are always room enough.
///
/// Errors: DUIYI_ERR_VALUE if there is no such family, code or language; DUIYI_ERR_UNSUPPORTED if
/// the library was built without "words" (duiyi_build_features()). So all functions of this section.
///
/// Example: `duiyi_text(DUIYI_TEXT_KIND, DUIYI_KIND_HORSE, DUIYI_LANGUAGE_ZH_HANS, buf, cap, NULL);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_text(duiyi_text_family family,
                        uint32_t code,
                        duiyi_language language,
                        char *buf,
                        size_t cap,
                        size_t *out_len);

/// How the game stands, as a sentence: "Black wins: Red gave perpetual check."
///
/// Example: `duiyi_game_verdict_text(game, language, text, sizeof text, NULL); puts(text);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_game_verdict_text(const duiyi_game *game,
                                     duiyi_language language,
                                     char *buf,
                                     size_t cap,
                                     size_t *out_len);

/// Why a move is refused, as a sentence with its pieces and squares: what duiyi_game_explain() answers.
/// With DUIYI_SQUARE_NONE for `to`: why the piece has no move at all, as duiyi_game_explain_piece(). If
/// nothing speaks against it, the text says so.
///
/// Example: `duiyi_game_refusal_text(game, from, to, 0, language, text, sizeof text, NULL);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_game_refusal_text(const duiyi_game *game,
                                     duiyi_square from,
                                     duiyi_square to,
                                     duiyi_kind promotion,
                                     duiyi_language language,
                                     char *buf,
                                     size_t cap,
                                     size_t *out_len);

/// The evidence of duiyi_game_evidence() as prose, for players and arbiters: how often the position has
/// stood, what each move of the offender did, by which article, and what follows. Empty if nobody
/// offends. DUIYI_EVIDENCE_TEXT_MAX bytes are always room enough.
///
/// Example: `duiyi_game_evidence_text(game, language, text, sizeof text, NULL); puts(text);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_game_evidence_text(const duiyi_game *game,
                                      duiyi_language language,
                                      char *buf,
                                      size_t cap,
                                      size_t *out_len);

/// What has happened, in a sentence or two, for a screen reader or a log that players read:
/// "White moves the knight from g1 to f3." Empty for DUIYI_EVENT_NONE. The event is one that
/// duiyi_game_next_event() gave, of this game.
///
/// Errors: DUIYI_ERR_VALUE if no game tells of such an event.
///
/// Example: `duiyi_game_event_text(game, &event, language, text, sizeof text, NULL);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_game_event_text(const duiyi_game *game,
                                   const duiyi_event *event,
                                   duiyi_language language,
                                   char *buf,
                                   size_t cap,
                                   size_t *out_len);

/* == 9. Files ================================================================================ */

/// What kind of file games are in. Where the library takes one, 0 means: its first bytes tell.
typedef uint32_t duiyi_format;

/// How the text of a file is encoded.
typedef uint32_t duiyi_encoding;

/// Portable game notation, of either game.
#define DUIYI_FORMAT_PGN 1

/// DhtmlXQ (UBB), alone or in a page.
#define DUIYI_FORMAT_DHTMLXQ 2

/// XQF, of XQStudio.
#define DUIYI_FORMAT_XQF 3

/// CBR, of CCBridge.
#define DUIYI_FORMAT_CBR 4

/// UTF-8 as long as it is that; else Latin-1, or, where the file seems to be Chinese and the library was
/// built with "encodings", GB18030.
#define DUIYI_ENCODING_AUTO 0

/// UTF-8, with or without its mark.
#define DUIYI_ENCODING_UTF_8 1

/// ISO 8859-1.
#define DUIYI_ENCODING_LATIN_1 2

/// GB18030, which contains GBK and GB 2312; only in a library built with "encodings".
#define DUIYI_ENCODING_GB18030 3

/// Big5; only in a library built with "encodings".
#define DUIYI_ENCODING_BIG5 4

/// What is written beside a move of a tree.
typedef uint32_t duiyi_note;

/// A comment in front of the move: on the first move of a variation.
#define DUIYI_NOTE_BEFORE 1

/// A comment behind it; of the root, what is said before the first move.
#define DUIYI_NOTE_AFTER 2

/// A glyph: its number in the PGN standard, as text ("1" is the sign !, "14" a small advantage).
#define DUIYI_NOTE_GLYPH 3

/// Reads games out of a file that comes in pieces: PGN of chess and xiangqi, XQF, CBR and DhtmlXQ (its
/// first bytes tell which). Belongs to whom duiyi_reader_create() gave it, until
/// duiyi_reader_destroy().
typedef struct duiyi_reader duiyi_reader;

/// How a file is read. All zero but struct_size suits most.
typedef struct duiyi_reader_options {
    /// sizeof(duiyi_reader_options).
    uint32_t struct_size;
    /// Which game it is where nothing in a file says so; 0: the one that the first move is of.
    duiyi_variant variant;
    /// What kind of file it is; 0: its first bytes tell.
    duiyi_format format;
    /// How its text is encoded.
    duiyi_encoding encoding;
    /// Zero.
    uint64_t reserved[2];
} duiyi_reader_options;

/// A reader that has read nothing. `options` may be NULL, for the default in everything.
///
/// Errors: DUIYI_ERR_VALUE, DUIYI_ERR_MEMORY; DUIYI_ERR_UNSUPPORTED if the library was built without
/// "files", or for an encoding without "encodings" (duiyi_build_features()).
///
/// Example: `status = duiyi_reader_create(NULL, &reader);`
///
/// Since: 0.1.0
DUIYI_API
DUIYI_NODISCARD
duiyi_status duiyi_reader_create(const duiyi_reader_options *options,
                                 duiyi_reader **out);

/// Ends a reader's life; NULL is allowed. Games that it gave live on.
///
/// Example: `duiyi_reader_destroy(reader); reader = NULL;`
///
/// Since: 0.1.0
DUIYI_API void duiyi_reader_destroy(duiyi_reader *reader);

/// The next piece of the file: `len` bytes, which may end anywhere, and are copied. Take all games that
/// are whole before feeding more, or everything gathers in memory.
///
/// Example: `while ((n = fread(piece, 1, sizeof piece, file)) > 0) {
/// duiyi_reader_feed(reader, piece, n); take_games(reader); }`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_reader_feed(duiyi_reader *reader,
                               const char *bytes,
                               size_t len);

/// There are no more bytes: what is left is the last game.
///
/// Example: `duiyi_reader_finish(reader); take_games(reader);`
///
/// Since: 0.1.0
DUIYI_API duiyi_status duiyi_reader_finish(duiyi_reader *reader);

/// The next game, its main line and its tags; it is yours. *out becomes NULL if more bytes are needed,
/// or after duiyi_reader_finish(), if there are no more games. Every move is checked. Where a game did
/// not end on the board, the result in the file counts as it says: resignation, time, agreement, else
/// adjudication.
///
/// A broken game is an error, and the call after it goes on with the next game.
///
/// Errors: DUIYI_ERR_PGN for a broken game, with err->message saying which game, where and why,
/// err->offset the byte in the file, and, if it is a move, err->reason and err->squares;
/// DUIYI_ERR_MEMORY. *out is not touched then.
///
/// Example: `while (duiyi_reader_next_game(reader, &game, &err) != DUIYI_OK || game) {
/// if (game) use(game); game = NULL; }`
///
/// Since: 0.1.0
DUIYI_API
DUIYI_NODISCARD
duiyi_status duiyi_reader_next_game(duiyi_reader *reader,
                                    duiyi_game **out,
                                    duiyi_error *err);

/// The game of that number, from 0, in a PGN text, as duiyi_reader_next_game() gives it. It is yours:
/// give it to duiyi_game_destroy().
///
/// Errors: DUIYI_ERR_PGN if that game is broken, DUIYI_ERR_VALUE if the text has not so many games,
/// DUIYI_ERR_MEMORY, DUIYI_ERR_UNSUPPORTED as for duiyi_reader_create(). *out is not touched then.
///
/// Example: `status = duiyi_game_load_pgn(text, DUIYI_NUL_TERMINATED, 0, &game, &err);`
///
/// Since: 0.1.0
DUIYI_API
DUIYI_NODISCARD
duiyi_status duiyi_game_load_pgn(const char *text,
                                 size_t len,
                                 uint32_t index,
                                 duiyi_game **out,
                                 duiyi_error *err);

/// The game as PGN, in the export form of the standard: its moves up to the present one, its tags and
/// its result. DUIYI_NOTATION_AUTO writes SAN, in xiangqi Chinese. The text takes memory while it is
/// made, as for duiyi_game_save_json().
///
/// Errors: DUIYI_ERR_VALUE, DUIYI_ERR_UNSUPPORTED as for duiyi_reader_create().
///
/// Example: `duiyi_game_save_pgn(game, DUIYI_NOTATION_AUTO, text, sizeof text, NULL);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_game_save_pgn(const duiyi_game *game,
                                 duiyi_notation notation,
                                 char *buf,
                                 size_t cap,
                                 size_t *out_len);

/// A game out of a file with all its variations, comments and glyphs; it is not changed any more.
/// Belongs to whom duiyi_reader_next_tree() gave it, until duiyi_tree_destroy().
///
/// Its nodes are numbered from 0, the start; every other node is a move and the position after it, and
/// has a greater number than the node before. So all of them are walked by counting, and no number is
/// that of a missing child or sibling but 0.
typedef struct duiyi_tree duiyi_tree;

/// What a tree is.
typedef struct duiyi_tree_info {
    /// sizeof(duiyi_tree_info).
    uint32_t struct_size;
    /// Which game.
    duiyi_variant variant;
    /// How it ended, as its file says; DUIYI_OUTCOME_ONGOING if it does not say.
    duiyi_outcome outcome;
    /// How many nodes: one more than moves in all lines.
    uint32_t nodes;
    /// The last node of the main line; 0 if there is no move.
    uint32_t main_end;
    /// How many tags.
    uint32_t tags;
} duiyi_tree_info;

/// A node of a tree.
typedef struct duiyi_tree_node {
    /// sizeof(duiyi_tree_node).
    uint32_t struct_size;
    /// The move; 0 of the start, and where the side's turn was passed over.
    duiyi_move played;
    /// The node before; of the start, 0.
    uint32_t parent;
    /// The move with which the line goes on; 0: it ends here.
    uint32_t first_child;
    /// The next alternative to the move; 0: no more.
    uint32_t next_sibling;
    /// How many moves lead here, this one included.
    uint32_t ply;
    /// How many comments and glyphs it has.
    uint32_t notes;
} duiyi_tree_node;

/// The next game of a reader as a tree: like duiyi_reader_next_game(), but with everything that the file
/// has of it, whether or not the rules of a game would let it go on. Each game comes once, by whichever
/// of the two calls.
///
/// Errors: as for duiyi_reader_next_game().
///
/// Example: `while (duiyi_reader_next_tree(reader, &tree, &err) != DUIYI_OK || tree) {
/// if (tree) use(tree); tree = NULL; }`
///
/// Since: 0.1.0
DUIYI_API
DUIYI_NODISCARD
duiyi_status duiyi_reader_next_tree(duiyi_reader *reader,
                                    duiyi_tree **out,
                                    duiyi_error *err);

/// Ends a tree's life; NULL is allowed. Games made of it live on.
///
/// Example: `duiyi_tree_destroy(tree); tree = NULL;`
///
/// Since: 0.1.0
DUIYI_API void duiyi_tree_destroy(duiyi_tree *tree);

/// What a tree is.
///
/// Example: `duiyi_tree_info info; DUIYI_INIT(&info); duiyi_tree_info_get(tree, &info);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_tree_info_get(const duiyi_tree *tree,
                                 duiyi_tree_info *out);

/// A node of a tree.
///
/// Errors: DUIYI_ERR_VALUE past the last.
///
/// Example: `for (i = 0; duiyi_tree_node_get(tree, i, &node) == DUIYI_OK; i++) ...`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_tree_node_get(const duiyi_tree *tree,
                                 uint32_t node,
                                 duiyi_tree_node *out);

/// What is written beside a move: the comments in front of it, then those behind it and the glyphs as
/// they came. They are counted from 0, up to node.notes.
///
/// Errors: DUIYI_ERR_VALUE past the last.
///
/// Example: `duiyi_tree_note(tree, i, 0, &kind, text, sizeof text, NULL);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_tree_note(const duiyi_tree *tree,
                             uint32_t node,
                             uint32_t index,
                             duiyi_note *kind,
                             char *buf,
                             size_t cap,
                             size_t *out_len);

/// The text of a move; where a turn was passed over, and of the start, the empty text. The position is
/// found by playing from the start. DUIYI_MOVE_TEXT_MAX bytes are always room enough.
///
/// Errors: DUIYI_ERR_VALUE if there is no such node or no such notation.
///
/// Example: `duiyi_tree_move_text(tree, i, DUIYI_NOTATION_AUTO, text, sizeof text, NULL);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_tree_move_text(const duiyi_tree *tree,
                                  uint32_t node,
                                  duiyi_notation notation,
                                  char *buf,
                                  size_t cap,
                                  size_t *out_len);

/// The FEN that the game starts from. DUIYI_FEN_MAX bytes are always room enough.
///
/// Example: `duiyi_tree_start_fen(tree, fen, sizeof fen, NULL);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_tree_start_fen(const duiyi_tree *tree,
                                  char *buf,
                                  size_t cap,
                                  size_t *out_len);

/// The value of a tag; of one that is not there the empty text. What says how the file is to be read
/// (Result, FEN, SetUp, Variant) is no tag here: duiyi_tree_info and duiyi_tree_start_fen() say it.
///
/// Errors: DUIYI_ERR_UTF8.
///
/// Example: `duiyi_tree_tag(tree, "White", DUIYI_NUL_TERMINATED, buf, sizeof buf, NULL);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_tree_tag(const duiyi_tree *tree,
                            const char *name,
                            size_t name_len,
                            char *buf,
                            size_t cap,
                            size_t *out_len);

/// The name of a tag; they are counted from 0, those that every game has first.
///
/// Errors: DUIYI_ERR_VALUE past the last.
///
/// Example: `for (i = 0; duiyi_tree_tag_name(tree, i, buf, sizeof buf, NULL) == DUIYI_OK; i++) ...`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_tree_tag_name(const duiyi_tree *tree,
                                 uint32_t index,
                                 char *buf,
                                 size_t cap,
                                 size_t *out_len);

/// The tree as PGN, in the export form of the standard: tags, variations, comments and glyphs. Read
/// again, it gives the same tree. The text takes memory while it is made.
///
/// Errors: DUIYI_ERR_VALUE.
///
/// Example: `duiyi_tree_save_pgn(tree, DUIYI_NOTATION_AUTO, text, sizeof text, NULL);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_tree_save_pgn(const duiyi_tree *tree,
                                 duiyi_notation notation,
                                 char *buf,
                                 size_t cap,
                                 size_t *out_len);

/// The line that leads to a node as a game, with the tags; it is yours: give it to
/// duiyi_game_destroy(). At info.main_end it is what duiyi_reader_next_game() gives, with the result.
///
/// Errors: DUIYI_ERR_VALUE if there is no such node; DUIYI_ERR_PGN if a turn is passed over in the
/// line, or the rules do not let it go on; DUIYI_ERR_MEMORY. *out is not touched then.
///
/// Example: `status = duiyi_tree_game(tree, info.main_end, &game, &err);`
///
/// Since: 0.1.0
DUIYI_API
DUIYI_NODISCARD
duiyi_status duiyi_tree_game(const duiyi_tree *tree,
                             uint32_t node,
                             duiyi_game **out,
                             duiyi_error *err);

/* == 10. Advice ============================================================================== */

/// What the other side would take, or how it would mate, if it were its turn.
typedef struct duiyi_threats {
    /// sizeof(duiyi_threats).
    uint32_t struct_size;
    /// A move with which the other side would mate at once, or DUIYI_MOVE_NONE; so while the side is in
    /// check, which has to be answered first.
    duiyi_move mate;
    /// Pieces that the other side could take; never the king or general.
    duiyi_squares attacked;
    /// Those of them by which it would win material, all exchanges on their square made.
    duiyi_squares hanging;
    /// The pieces of the other side that could take one of the attacked.
    duiyi_squares attackers;
    /// The pieces that give check to the side.
    duiyi_squares checkers;
} duiyi_threats;

/// What a side has to fear in the present position. If it is its turn: what the other side would do
/// if it passed; else what the other side can do now. In check, a piece hangs if it would be lost
/// whatever the answer: the other prong of a fork. After the end of a game, too.
///
/// Example: `duiyi_threats threats; DUIYI_INIT(&threats); duiyi_game_threats(game, side, &threats);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_game_threats(const duiyi_game *game,
                                duiyi_side side,
                                duiyi_threats *out);

/// The best move that a search at full strength has found, and what speaks for it.
typedef struct duiyi_hint {
    /// sizeof(duiyi_hint).
    uint32_t struct_size;
    /// The move.
    duiyi_move best;
    /// How to read the score.
    duiyi_score_kind score_kind;
    /// What the search thinks of the position, for the side to move.
    int32_t score;
    /// Moves in pv.
    uint32_t pv_len;
    /// How many merits there are.
    uint32_t merit_count;
    /// The line it expects, beginning with `best`.
    duiyi_move pv[DUIYI_PV_MAX];
    /// What speaks for `best`, the weightiest first.
    duiyi_merit merits[DUIYI_MAX_MERITS];
} duiyi_hint;

/// Begins the search for a hint: at full strength, whatever the opponent's level, for so many nodes at
/// most; 0: 300,000. Go on with duiyi_search_step() or duiyi_search_run(). A search under way is
/// forgotten.
///
/// Errors: DUIYI_ERR_STATE if the game is over.
///
/// Example: `duiyi_hint_begin(engine, game, 0, NULL);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_hint_begin(duiyi_engine *engine,
                              const duiyi_game *game,
                              uint64_t max_nodes,
                              duiyi_error *err);

/// The best move of the search so far, with what speaks for it: ask when the search is done, or at any
/// time before.
///
/// Errors: DUIYI_ERR_STATE if the search is of another position than the game's, or has not looked at a
/// move yet.
///
/// Example: `duiyi_hint hint; DUIYI_INIT(&hint); duiyi_hint_get(engine, game, &hint, NULL);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_hint_get(const duiyi_engine *engine,
                            const duiyi_game *game,
                            duiyi_hint *out,
                            duiyi_error *err);

/// What speaks for a move, as a sentence: "It wins the rook on a8." DUIYI_WORDS_MAX bytes are always
/// room enough.
///
/// Errors: DUIYI_ERR_VALUE if no move has such a merit.
///
/// Example: `duiyi_merit_text(&hint.merits[0], variant, language, text, sizeof text, NULL);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_merit_text(const duiyi_merit *merit,
                              duiyi_variant variant,
                              duiyi_language language,
                              char *buf,
                              size_t cap,
                              size_t *out_len);

/// A review of one move: two searches, what was best and what the move comes to. It keeps what it needs
/// of the game. Belongs to whom duiyi_review_create() gave it, until duiyi_review_destroy().
typedef struct duiyi_review duiyi_review;

/// What a review has found. All scores are for the side that made the move.
typedef struct duiyi_judgement {
    /// sizeof(duiyi_judgement).
    uint32_t struct_size;
    /// How grave the move is.
    duiyi_grade grade;
    /// The move that was played.
    duiyi_move played;
    /// How to read played_score.
    duiyi_score_kind played_score_kind;
    /// What it comes to.
    int32_t played_score;
    /// The best move; `played` if none was better.
    duiyi_move best;
    /// How to read best_score.
    duiyi_score_kind best_score_kind;
    /// What it would have come to.
    int32_t best_score;
    /// What was lost, in hundredths of a pawn; a mate counts 10,000. Never below 0.
    int32_t lost;
    /// What was lost of the chance to win, in thousandths.
    int32_t chance_lost;
    /// A mate in so many moves was there and is no longer seen; 0: none.
    uint32_t missed_mate;
    /// The move lets the other side mate in so many moves; 0: it does not.
    uint32_t allowed_mate;
    /// Moves in played_pv.
    uint32_t played_pv_len;
    /// Moves in best_pv.
    uint32_t best_pv_len;
    /// How many merits there are.
    uint32_t merit_count;
    /// The line after the move, beginning with it: the second move shows what is wrong.
    duiyi_move played_pv[DUIYI_PV_MAX];
    /// The line that the best move would have led to.
    duiyi_move best_pv[DUIYI_PV_MAX];
    /// What speaks for the best move, the weightiest first.
    duiyi_merit merits[DUIYI_MAX_MERITS];
} duiyi_judgement;

/// A review of the move `ply` of a game, from 1 (the first) to state.ply (the last). Each of its two
/// searches looks at so many nodes at most; 0: 300,000. The review is yours: give it to
/// duiyi_review_destroy().
///
/// Errors: DUIYI_ERR_VALUE if there is no such move, DUIYI_ERR_MEMORY; *out is not touched then.
///
/// Example: `status = duiyi_review_create(game, state.ply, 0, &review, NULL);`
///
/// Since: 0.1.0
DUIYI_API
DUIYI_NODISCARD
duiyi_status duiyi_review_create(const duiyi_game *game,
                                 uint32_t ply,
                                 uint64_t max_nodes,
                                 duiyi_review **out,
                                 duiyi_error *err);

/// Ends a review's life; NULL is allowed.
///
/// Example: `duiyi_review_destroy(review); review = NULL;`
///
/// Since: 0.1.0
DUIYI_API void duiyi_review_destroy(duiyi_review *review);

/// Searches about `nodes` more nodes with an engine of yours. *out_state, which may be NULL, is
/// DUIYI_SEARCH_RUNNING until the judgement is there, then DUIYI_SEARCH_DONE; DUIYI_SEARCH_STOPPED after
/// duiyi_search_stop(). If the engine is used for something else in between, the search that was under
/// way begins again.
///
/// Errors: DUIYI_ERR_MEMORY if the engine is too small.
///
/// Example: `duiyi_review_step(review, engine, 2000, &state, NULL);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_review_step(duiyi_review *review,
                               duiyi_engine *engine,
                               uint32_t nodes,
                               duiyi_search_state *out_state,
                               duiyi_error *err);

/// What the review has found.
///
/// Errors: DUIYI_ERR_STATE while it is not done.
///
/// Example: `duiyi_judgement found; DUIYI_INIT(&found); duiyi_review_judgement(review, &found);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_review_judgement(const duiyi_review *review,
                                    duiyi_judgement *out);

/// The most moves that a puzzle's mate may take.
#define DUIYI_MATE_MAX 16

/// A mate to be found, with a position of its own. Belongs to whom duiyi_puzzle_create() gave it, until
/// duiyi_puzzle_destroy().
typedef struct duiyi_puzzle duiyi_puzzle;

/// How a puzzle is judged. All zero but struct_size: the defaults.
typedef struct duiyi_puzzle_options {
    /// sizeof(duiyi_puzzle_options).
    uint32_t struct_size;
    /// Zero.
    uint32_t pad;
    /// Positions that one question may take before it is given up as undecided; 0: 20,000,000.
    uint64_t max_nodes;
    /// Bytes for what is known about positions; 0: 1 MiB.
    uint64_t table_bytes;
    /// Zero.
    uint64_t reserved[2];
} duiyi_puzzle_options;

/// How a puzzle stands, with the last moves.
typedef struct duiyi_puzzle_report {
    /// sizeof(duiyi_puzzle_report).
    uint32_t struct_size;
    /// How it stands.
    duiyi_puzzle_state state;
    /// Moves within which the solver has to mate from here.
    uint32_t moves_left;
    /// The last move of the solver that was judged, or DUIYI_MOVE_NONE.
    duiyi_move played;
    /// The answer to it: to a right one the defence that holds out longest, to a wrong one the move after
    /// which the goal cannot be reached; DUIYI_MOVE_NONE if there was none to make.
    duiyi_move reply;
    /// Moves so far that did not keep the goal.
    uint32_t mistakes;
    /// Positions looked at for the last question.
    uint64_t nodes;
} duiyi_puzzle_report;

/// A puzzle: from the position of the game the side to move mates within so many moves, 1 to
/// DUIYI_MATE_MAX. Whether it can is the first question: duiyi_puzzle_step() until it is answered.
/// `options` may be NULL. The puzzle is yours: give it to duiyi_puzzle_destroy(); the game may go on
/// without it.
///
/// Errors: DUIYI_ERR_STATE if the game is over, DUIYI_ERR_VALUE for a number of moves that cannot be asked
/// for, DUIYI_ERR_MEMORY, DUIYI_ERR_UNSUPPORTED; *out is not touched then.
///
/// Example: `status = duiyi_puzzle_create(game, 2, NULL, &puzzle, NULL);`
///
/// Since: 0.1.0
DUIYI_API
DUIYI_NODISCARD
duiyi_status duiyi_puzzle_create(const duiyi_game *game,
                                 uint32_t mate_in,
                                 const duiyi_puzzle_options *options,
                                 duiyi_puzzle **out,
                                 duiyi_error *err);

/// Ends a puzzle's life; NULL is allowed.
///
/// Example: `duiyi_puzzle_destroy(puzzle); puzzle = NULL;`
///
/// Since: 0.1.0
DUIYI_API void duiyi_puzzle_destroy(duiyi_puzzle *puzzle);

/// Tries a move of the solver; then duiyi_puzzle_step() until it is judged. Every move is right that still
/// mates in time. To a right one the puzzle makes the answer itself: play `played` and `reply` of the
/// report on your own game to show them.
///
/// Errors: DUIYI_ERR_STATE if no move is expected now, DUIYI_ERR_ILLEGAL_MOVE; nothing has changed then.
///
/// Example: `duiyi_puzzle_play(puzzle, move, NULL);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_puzzle_play(duiyi_puzzle *puzzle,
                               duiyi_move number,
                               duiyi_error *err);

/// Looks at about `nodes` positions for the question under way, and fills `report`, which may be NULL. Go
/// on while report.state is DUIYI_PUZZLE_THINKING; it does nothing more afterwards.
///
/// Example: `duiyi_puzzle_step(puzzle, 2000, &report);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_puzzle_step(duiyi_puzzle *puzzle,
                               uint32_t nodes,
                               duiyi_puzzle_report *report);

/// How the puzzle stands.
///
/// Example: `duiyi_puzzle_report_get(puzzle, &report);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_puzzle_report_get(const duiyi_puzzle *puzzle,
                                     duiyi_puzzle_report *out);

/// How the puzzle stands, as a sentence; while it is open, its goal: "White to move: mate in 2 moves."
/// DUIYI_WORDS_MAX bytes are always room enough.
///
/// Example: `duiyi_puzzle_text(puzzle, language, text, sizeof text, NULL); puts(text);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_puzzle_text(const duiyi_puzzle *puzzle,
                               duiyi_language language,
                               char *buf,
                               size_t cap,
                               size_t *out_len);

/// What is remembered of the opponent's last searches: a number to keep with the game. 0 at the beginning
/// of the game, and again when moves are taken back.
typedef uint32_t duiyi_manners;

/// What the opponent may do, or would do: a set of bits.
typedef uint32_t duiyi_conduct;

/// Offer a draw.
#define DUIYI_CONDUCT_OFFER_DRAW 1

/// Accept a draw.
#define DUIYI_CONDUCT_ACCEPT_DRAW 2

/// Resign.
#define DUIYI_CONDUCT_RESIGN 4

/// Takes note of a search that the opponent has made for its move: the score of its report, and state.ply
/// of the game then. *out becomes what is remembered now; DUIYI_SCORE_NONE changes nothing.
///
/// Errors: DUIYI_ERR_VALUE for manners or a kind of score that do not exist.
///
/// Example: `duiyi_manners_after(manners, report.score_kind, report.score, state.ply, &manners);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_manners_after(duiyi_manners manners,
                                 duiyi_score_kind score_kind,
                                 int32_t score,
                                 uint32_t at_ply,
                                 duiyi_manners *out);

/// The opponent has offered a draw, and it was declined: it waits as long before it offers again.
///
/// Errors: DUIYI_ERR_VALUE for manners that do not exist.
///
/// Example: `duiyi_manners_declined(manners, &manners);`
///
/// Since: 0.1.0
DUIYI_API duiyi_status duiyi_manners_declined(duiyi_manners manners, duiyi_manners *out);

/// What the opponent would do now, of what it may do (`allowed`, a set of DUIYI_CONDUCT_...); 0 allows
/// nothing. It offers a draw once ten searches in a row have found nothing but a draw (from ply 60 on),
/// accepts one then or if its own last score was 0.75 pawns behind or more, and resigns once eight in a
/// row have found the game lost by 9 pawns or a mate. Below DUIYI_LEVEL_NORMAL it never resigns: who
/// learns shall give the mate. It is advice: do it, or do not.
///
/// Errors: DUIYI_ERR_VALUE for manners or a level that do not exist, DUIYI_ERR_UNSUPPORTED for an unknown
/// bit.
///
/// Example: `duiyi_manners_conduct(manners, DUIYI_CONDUCT_ACCEPT_DRAW, level, &conduct);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_manners_conduct(duiyi_manners manners,
                                   duiyi_conduct allowed,
                                   uint32_t level,
                                   duiyi_conduct *out);

/* == 11. The table =========================================================================== */

/// Persons have no hints at all.
#define DUIYI_TABLE_NO_HINTS 1

/// In `hints`, and in view.hints_left: as many as one likes; more than any number of hints.
#define DUIYI_HINTS_UNLIMITED 65536

/// Who plays a side. All zero: a person. This struct never grows.
typedef struct duiyi_seat {
    /// DUIYI_SEAT_PERSON or DUIYI_SEAT_OPPONENT; of a person all else is zero.
    duiyi_seat_kind kind;
    /// The opponent's level, DUIYI_LEVEL_MIN to DUIYI_LEVEL_MAX, or DUIYI_LEVEL_FULL.
    uint32_t level;
    /// How long it takes for a move.
    duiyi_pace pace;
    /// Zero.
    uint32_t pad;
    /// The same seed plays the same game, at the same pace.
    uint64_t seed;
} duiyi_seat;

/// Who sits at a table, and what they may ask for. All zero but struct_size: two persons, three hints,
/// each promotion is asked for, an engine of about 8.1 MiB.
typedef struct duiyi_table_options {
    /// sizeof(duiyi_table_options).
    uint32_t struct_size;
    /// DUIYI_TABLE_NO_HINTS and so on.
    uint32_t flags;
    /// White's (red's) first.
    duiyi_seat seats[2];
    /// Hints that persons may have in a game, up to 65,535; 0: three; DUIYI_HINTS_UNLIMITED: no limit.
    uint32_t hints;
    /// What pawns become without being asked: queen, rook, bishop or knight; DUIYI_KIND_NONE: each time
    /// it is asked for.
    duiyi_kind promotion;
    /// Zero.
    uint8_t pad[3];
    /// The memory of the engine; NULL: the default. The call copies it.
    const duiyi_engine_options *engine;
    /// Zero.
    size_t pad_2;
    /// Zero.
    uint64_t reserved[4];
} duiyi_table_options;

/// A game with people around it: two seats, one hand on the board. Belongs to whom a create or load
/// function gave it, until duiyi_table_destroy().
typedef struct duiyi_table duiyi_table;

/// How a frame left the table.
typedef struct duiyi_table_progress {
    /// sizeof(duiyi_table_progress).
    uint32_t struct_size;
    /// The move that the opponent has just played, or DUIYI_MOVE_NONE; the events tell more.
    duiyi_move moved;
    /// How much of the search under way is done, in thousandths; 0 without one.
    uint32_t permille;
    /// The opponent that thinks, or waits for its time to answer; else DUIYI_SIDE_NONE.
    duiyi_side thinking;
    /// 1: a hint is searched.
    uint8_t hinting;
    /// Zero.
    uint8_t pad[2];
} duiyi_table_progress;

/// Sets a table with a new game. Both options may be NULL: chess, and two persons. The table is yours:
/// give it to duiyi_table_destroy().
///
/// Errors: as duiyi_game_create(); DUIYI_ERR_VALUE for a level, pace, promotion or number of hints that
/// does not exist. *out is not touched then.
///
/// Example: `options.seats[1].kind = DUIYI_SEAT_OPPONENT; options.seats[1].level = DUIYI_LEVEL_EASY;
/// status = duiyi_table_create(NULL, &options, &table, NULL);`
///
/// Since: 0.1.0
DUIYI_API
DUIYI_NODISCARD
duiyi_status duiyi_table_create(const duiyi_game_options *game_options,
                                const duiyi_table_options *options,
                                duiyi_table **out,
                                duiyi_error *err);

/// Ends a table's life, and that of its game; NULL is allowed.
///
/// Example: `duiyi_table_destroy(table); table = NULL;`
///
/// Since: 0.1.0
DUIYI_API void duiyi_table_destroy(duiyi_table *table);

/// The game at the table, for everything else that a game has: texts, history, clock, claims, tags. It
/// belongs to the table and lives as long, through new games, too: do not destroy it. What is done to it
/// the table notices at its next call, and drops what was selected, thought or hinted. While one thread
/// uses it, none may use the table (contract 3). NULL for NULL.
///
/// Example: `duiyi_game_fen(duiyi_table_game(table), fen, sizeof fen, NULL);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_game *duiyi_table_game(duiyi_table *table);

/// Begins another game in the same seats, with all hints again; `game_options` may be NULL. Events that
/// waited are gone. The same seeds would play the same game: give the opponent another one by
/// duiyi_table_set_seat().
///
/// Errors: as duiyi_game_create(); then the old game goes on.
///
/// Example: `duiyi_table_new_game(table, &game_options, NULL);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_table_new_game(duiyi_table *table,
                                  const duiyi_game_options *game_options,
                                  duiyi_error *err);

/// Sets somebody else at a side, at any time. What was thought for it is dropped.
///
/// Errors: DUIYI_ERR_VALUE, DUIYI_ERR_UNSUPPORTED.
///
/// Example: `duiyi_table_set_seat(table, DUIYI_SIDE_BLACK, &seat, NULL);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_table_set_seat(duiyi_table *table,
                                  duiyi_side side,
                                  const duiyi_seat *seat,
                                  duiyi_error *err);

/// Who sits at a side.
///
/// Errors: DUIYI_ERR_VALUE for a side that does not exist.
///
/// Example: `duiyi_table_seat(table, DUIYI_SIDE_BLACK, &seat);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_table_seat(const duiyi_table *table,
                              duiyi_side side,
                              duiyi_seat *out);

/// Sets what pawns become without being asked; DUIYI_KIND_NONE: each time it is asked for.
///
/// Errors: DUIYI_ERR_VALUE for a kind that no pawn becomes.
///
/// Example: `duiyi_table_set_promotion(table, DUIYI_KIND_QUEEN, NULL);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_table_set_promotion(duiyi_table *table,
                                       duiyi_kind kind,
                                       duiyi_error *err);

/// A frame: call it once each. The clocks tick, the opponent or a hint is searched for `nodes` more
/// nodes (about 1,000 a millisecond), and if the opponent knows its move and its pace has passed, it is
/// played, one at most. `now_ms` is your time, from any clock that never goes back: nothing else tells
/// the table the time. With a clock that runs the opponent takes no more than a twentieth of its time
/// for a move. `progress` may be NULL.
///
/// Example: `duiyi_table_advance(table, SDL_GetTicks(), 5000, &progress);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_table_advance(duiyi_table *table,
                                 uint64_t now_ms,
                                 uint32_t nodes,
                                 duiyi_table_progress *progress);

/// The oldest event that waits, taken off the ring: those of the game and those of the table, in the
/// order in which they happened. (So do not take any off by duiyi_game_next_event().) Its kind is
/// DUIYI_EVENT_NONE if none waits.
///
/// Example: `while (duiyi_table_next_event(table, &event) == DUIYI_OK && event.kind) show(&event);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_table_next_event(duiyi_table *table,
                                    duiyi_event *out);

/// The table as a text in JSON: as duiyi_game_save_json() has the game, with a field "table" in which
/// seats, hints and promotion stand. duiyi_table_load_json() gives an equal table;
/// duiyi_game_load_json() reads the game of it.
///
/// Errors: DUIYI_ERR_UNSUPPORTED if the library was built without "json" (duiyi_build_features()).
///
/// Example: `duiyi_table_save_json(table, text, sizeof text, &len);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_table_save_json(const duiyi_table *table,
                                   char *buf,
                                   size_t cap,
                                   size_t *out_len);

/// The table that was saved, its clock standing; what was selected, thought or hinted is not saved. Of
/// `options`, which may be NULL, the engine counts; the rest only for a saved game that knows no table.
/// The table is yours: give it to duiyi_table_destroy().
///
/// Errors: as duiyi_game_load_json() and duiyi_table_create(). *out is not touched then.
///
/// Example: `status = duiyi_table_load_json(text, len, NULL, &table, &err);`
///
/// Since: 0.1.0
DUIYI_API
DUIYI_NODISCARD
duiyi_status duiyi_table_load_json(const char *text,
                                   size_t len,
                                   const duiyi_table_options *options,
                                   duiyi_table **out,
                                   duiyi_error *err);

/// What a click or a drag came to. Which fields it uses, its kind says.
typedef struct duiyi_answer {
    /// sizeof(duiyi_answer).
    uint32_t struct_size;
    /// DUIYI_ANSWER_MOVED and so on.
    duiyi_answer_kind kind;
    /// Where the selected man may go.
    duiyi_targets targets;
    /// The move that was played.
    duiyi_move move;
    /// Its number, 1 for the first move of the game.
    uint32_t ply;
    /// Why the move is refused.
    duiyi_reason reason;
    /// How many squares there are to light up.
    uint32_t square_count;
    /// What to light up, as the reason says. Unused ones are DUIYI_SQUARE_NONE.
    duiyi_square squares[8];
    /// Where the man stood or stands, or DUIYI_SQUARE_NONE.
    duiyi_square from;
    /// Where it goes or was to go (castling: the king's square), or DUIYI_SQUARE_NONE.
    duiyi_square to;
    /// Zero.
    uint8_t pad[2];
    /// What the pawn may become: bit 1 << DUIYI_KIND_QUEEN and so on.
    uint32_t kinds;
} duiyi_answer;

/// The hand clicks on a square. A man of its own is selected; clicked again, it no longer is. With a
/// man selected, a square it may go to is moved to, or the promotion asked for; any other square is
/// refused with the reason. Castling is the king to where castling takes it, or onto its own rook. While
/// a promotion is asked for, any click leaves it. While the opponent thinks the hand may select, but not
/// move. `answer` may be NULL.
///
/// Errors: DUIYI_ERR_MEMORY if there is none to remember a move. What is not legal is an answer.
///
/// Example: `duiyi_table_click(table, square_under_mouse, &answer);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_table_click(duiyi_table *table,
                               duiyi_square square,
                               duiyi_answer *answer);

/// The pointer goes down on a square: as duiyi_table_click(), but a man of the hand's own is selected
/// and dragged from here on. duiyi_table_press(), _drag() and _drop() at the pointer's down, move and up
/// are clicking and dragging in one.
///
/// Errors: as duiyi_table_click().
///
/// Example: `duiyi_table_press(table, square_under_mouse, &answer);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_table_press(duiyi_table *table,
                               duiyi_square square,
                               duiyi_answer *answer);

/// The pointer is over that square now; DUIYI_SQUARE_NONE beyond the board. Nothing happens unless a man
/// is dragged.
///
/// Example: `duiyi_table_drag(table, square_under_mouse);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_table_drag(duiyi_table *table,
                              duiyi_square square);

/// The pointer is let go over that square; DUIYI_SQUARE_NONE beyond the board: there nothing is played.
/// Let go where it was pressed, the man stays selected, or no longer is if it was before.
///
/// Errors: as duiyi_table_click().
///
/// Example: `duiyi_table_drop(table, square_under_mouse, &answer);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_table_drop(duiyi_table *table,
                              duiyi_square square,
                              duiyi_answer *answer);

/// The pawn that waits becomes that. DUIYI_ANSWER_NOTHING if none waits.
///
/// Errors: DUIYI_ERR_VALUE for DUIYI_KIND_NONE and what is no kind; else as duiyi_table_click().
///
/// Example: `duiyi_table_promote(table, DUIYI_KIND_QUEEN, &answer);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_table_promote(duiyi_table *table,
                                 duiyi_kind kind,
                                 duiyi_answer *answer);

/// Lets go of all: selection, drag, the promotion asked for, the question whether to resign; and the
/// hint is shown no longer.
///
/// Example: `duiyi_table_cancel(table);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_table_cancel(duiyi_table *table);

/// All that a board draws besides the men, as of now. Squares are DUIYI_SQUARE_NONE where there is none,
/// sides DUIYI_SIDE_NONE.
typedef struct duiyi_table_view {
    /// sizeof(duiyi_table_view).
    uint32_t struct_size;
    /// Ongoing, or who has won.
    duiyi_outcome outcome;
    /// Why it ended.
    duiyi_termination termination;
    /// What persons may do now.
    duiyi_may may;
    /// The hint that is shown, or DUIYI_MOVE_NONE.
    duiyi_move hint;
    /// Hints left, or DUIYI_HINTS_UNLIMITED.
    uint32_t hints_left;
    /// How much of the search under way is done, in thousandths.
    uint32_t permille;
    /// What the pawn that waits may become: bit 1 << DUIYI_KIND_QUEEN and so on; 0: none waits.
    uint32_t promotion_kinds;
    /// Where the selected man may go.
    duiyi_targets targets;
    /// Whose turn it is.
    duiyi_side turn;
    /// Whose men the hand holds; none between two opponents.
    duiyi_side hand;
    /// 1: a person may move now.
    uint8_t hand_free;
    /// The selected man.
    duiyi_square selected;
    /// The man that is dragged: where it stands.
    duiyi_square dragged;
    /// The square under the dragged man.
    duiyi_square over;
    /// The last move: from where...
    duiyi_square last_from;
    /// ... to where the man went that moved.
    duiyi_square last_to;
    /// The king or general that stands in check.
    duiyi_square check;
    /// Where the pawn stands that waits for its promotion.
    duiyi_square promotion_from;
    /// Where it goes.
    duiyi_square promotion_to;
    /// What pawns become without being asked, or DUIYI_KIND_NONE.
    duiyi_kind promotion_preset;
    /// The opponent that thinks.
    duiyi_side thinking;
    /// 1: a hint is searched.
    uint8_t hinting;
    /// 1: a person has asked to resign.
    uint8_t resign_asked;
    /// Whose draw offer stands.
    duiyi_side draw_offer;
} duiyi_table_view;

/// All that a board draws, as of now: cheap enough to be asked for in every frame.
///
/// Example: `duiyi_table_view view; DUIYI_INIT(&view); duiyi_table_view_get(table, &view);`
///
/// Since: 0.1.0
DUIYI_API duiyi_status duiyi_table_view_get(const duiyi_table *table, duiyi_table_view *out);

/// Asks for a hint: duiyi_table_advance() searches it at full strength, DUIYI_EVENT_HINT_READY tells of
/// it, and view.hint shows it until something moves. It counts when it is there; asked for again in the
/// same position, the same hint is shown at no cost.
///
/// Errors: DUIYI_ERR_STATE if it is not a person's turn, no hints are left, or the game is over
/// (err->message says which).
///
/// Example: `duiyi_table_hint(table, NULL);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_table_hint(duiyi_table *table,
                              duiyi_error *err);

/// Goes back to a person's last turn: one ply between persons, two against the opponent, one while it
/// thinks. What it thought is dropped.
///
/// Errors: DUIYI_ERR_STATE if no person had a turn before, or the session has no undo.
///
/// Example: `duiyi_table_undo_turn(table, NULL);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_table_undo_turn(duiyi_table *table,
                                   duiyi_error *err);

/// Plays again what duiyi_table_undo_turn() took back.
///
/// Errors: DUIYI_ERR_STATE if nothing was taken back, or the session has no undo.
///
/// Example: `duiyi_table_redo_turn(table, NULL);`
///
/// Since: 0.1.0
DUIYI_API duiyi_status duiyi_table_redo_turn(duiyi_table *table, duiyi_error *err);

/// A person wants to resign: view.resign_asked is set until duiyi_table_resign() confirms it or anything
/// else is done.
///
/// Errors: DUIYI_ERR_STATE.
///
/// Example: `duiyi_table_ask_resign(table, NULL);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_table_ask_resign(duiyi_table *table,
                                    duiyi_error *err);

/// The person who asked to resign does so: of two persons, who is to move.
///
/// Errors: DUIYI_ERR_STATE if nobody asked just before.
///
/// Example: `duiyi_table_resign(table, NULL);`
///
/// Since: 0.1.0
DUIYI_API duiyi_status duiyi_table_resign(duiyi_table *table, duiyi_error *err);

/// A person offers a draw. Another person accepts, declines or moves. The opponent answers with the next
/// duiyi_table_advance() if it has an opinion of the game by then, else when it has thought about its
/// next move; the events tell.
///
/// Errors: DUIYI_ERR_STATE if the offer stands already, the session has no offers, or the game is over.
///
/// Example: `duiyi_table_offer_draw(table, NULL);`
///
/// Since: 0.1.0
DUIYI_API
duiyi_status duiyi_table_offer_draw(duiyi_table *table,
                                    duiyi_error *err);

/// A person accepts the draw that the other side has offered.
///
/// Errors: DUIYI_ERR_STATE if no offer stands that a person may answer.
///
/// Example: `duiyi_table_accept_draw(table, NULL);`
///
/// Since: 0.1.0
DUIYI_API duiyi_status duiyi_table_accept_draw(duiyi_table *table, duiyi_error *err);

/// A person declines the draw that the other side has offered.
///
/// Errors: as duiyi_table_accept_draw().
///
/// Example: `duiyi_table_decline_draw(table, NULL);`
///
/// Since: 0.1.0
DUIYI_API duiyi_status duiyi_table_decline_draw(duiyi_table *table, duiyi_error *err);

/* == 12. Without an operating system ========================================================= */

/*
 * A library built without its feature "std" takes memory from the program that links it, and has it
 * end the program. Where you define these three, define DUIYI_NO_STD before you include this header.
 */
#ifdef DUIYI_NO_STD

/// Gives `size` bytes, more than 0, aligned to `align`, a power of two up to 64; NULL if there are
/// not so many: the call in progress answers DUIYI_ERR_MEMORY. Only the calls that contract 10 names
/// ask for memory.
void *duiyi_host_alloc(size_t size, size_t align);

/// Takes back what duiyi_host_alloc() gave for this size and alignment; never NULL.
void duiyi_host_free(void *ptr, size_t size, size_t align);

/// Ends the program, or at least this thread: the library has found a bug in itself, and must not be
/// returned to. The message has `len` bytes and no NUL.
void duiyi_host_abort(const char *message, size_t len);

#endif

/*
 * As a module for web pages (wasm32) the library needs nothing from outside: it brings its memory,
 * and a bug in it is a trap. JavaScript has no memory that the module could read, so it takes some
 * from the module for whatever it passes by pointer.
 */
#ifdef __wasm__

/// Gives `size` bytes, aligned to 64, or NULL. Yours until duiyi_free().
void *duiyi_alloc(size_t size);

/// Takes back what duiyi_alloc() gave for this size. NULL is allowed.
void duiyi_free(void *ptr, size_t size);

#endif

#ifdef __cplusplus
}
#endif


#endif  /* DUIYI_H */
