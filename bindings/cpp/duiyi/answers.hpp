// What is told of a game and of a search.
// SPDX-License-Identifier: MIT OR Apache-2.0

#ifndef DUIYI_ANSWERS_HPP
#define DUIYI_ANSWERS_HPP

#include <array>
#include <optional>

#include "result.hpp"

namespace duiyi {

/// The shape of a board.
struct board_info {
    duiyi::variant variant;
    int files;
    int ranks;
    /// What the first rank is called: 1, in xiangqi 0.
    int first_rank_label;

    explicit board_info(const duiyi_board_info &b) noexcept
        : variant(static_cast<duiyi::variant>(b.variant)), files(b.files), ranks(b.ranks),
          first_rank_label(b.first_rank_label) {}
};

/// How a game stands.
struct state {
    duiyi::variant variant;
    duiyi::outcome outcome;
    duiyi::termination termination;
    bool check;
    bool can_undo;
    bool can_redo;
    std::uint32_t ply;
    std::uint32_t redo_plies;
    std::uint32_t full_move;
    std::uint32_t legal_moves;
    std::uint32_t repetitions;
    std::uint32_t no_progress_plies;
    /// The same as the rules count them for their limit.
    std::uint32_t counted_plies;
    std::uint32_t no_progress_limit;
    std::uint32_t no_progress_claim;
    /// Bits of duiyi::claim; may_claim() asks for one.
    std::uint32_t claims;
    /// What somebody is on the way to losing by, or has lost by, and who; evidence() tells all.
    duiyi::offence offence;
    side offender;
    /// What may be done now besides moving, whoever does it.
    duiyi::actions actions;
    /// Whose draw offer stands, or side::none.
    side draw_offer;
    side side_to_move;
    /// By side: white's (red's) first.
    std::array<square, 2> king;
    squares checkers;
    std::uint64_t hash;
    std::uint64_t game_hash;

    explicit state(const duiyi_state &s) noexcept
        : variant(static_cast<duiyi::variant>(s.variant)),
          outcome(static_cast<duiyi::outcome>(s.outcome)),
          termination(static_cast<duiyi::termination>(s.termination)),
          check((s.flags & DUIYI_STATE_CHECK) != 0),
          can_undo((s.flags & DUIYI_STATE_CAN_UNDO) != 0),
          can_redo((s.flags & DUIYI_STATE_CAN_REDO) != 0), ply(s.ply), redo_plies(s.redo_plies),
          full_move(s.full_move), legal_moves(s.legal_moves), repetitions(s.repetitions),
          no_progress_plies(s.no_progress_plies), counted_plies(s.counted_plies),
          no_progress_limit(s.no_progress_limit), no_progress_claim(s.no_progress_claim),
          claims(s.claims), offence(static_cast<duiyi::offence>(s.offence)),
          offender(static_cast<side>(s.offender)), actions(s.actions),
          draw_offer(static_cast<side>(s.draw_offer)), side_to_move(static_cast<side>(s.side_to_move)),
          king{square(s.king[0]), square(s.king[1])}, checkers(s.checkers), hash(s.hash),
          game_hash(s.game_hash) {}

    bool is_over() const noexcept { return outcome != duiyi::outcome::ongoing; }
    bool may_claim(claim claim) const noexcept {
        return (claims & static_cast<std::uint32_t>(claim)) != 0;
    }
};

/// One move of an offender and what it threatens.
struct threat {
    /// As history() counts.
    std::uint32_t ply = 0;
    square hunter = {};
    square victim = {};
};

/// Why a repetition is lost, or would be at the next occurrence.
struct evidence {
    duiyi::offence offence;
    /// side::none if nobody offends.
    side offender;
    duiyi::article article;
    std::uint32_t repetitions;
    /// Where the rule books have the article.
    text<40> reference;
    /// The moves of the offender, oldest first.
    list<threat, DUIYI_MAX_THREATS> threats;

    explicit evidence(const duiyi_evidence &e) noexcept
        : offence(static_cast<duiyi::offence>(e.offence)), offender(static_cast<side>(e.offender)),
          article(static_cast<duiyi::article>(e.article)), repetitions(e.repetitions),
          reference(e.reference) {
        for (std::uint32_t i = 0; i < e.threat_count; i++) {
            threats.push_back({e.ply[i], square(e.hunter[i]), square(e.victim[i])});
        }
    }
    explicit operator bool() const noexcept { return offence != duiyi::offence::none; }
};

/// One choice of a rule set, for a settings page that knows none of them.
struct rule_choice {
    /// Where its std::uint16_t stands in duiyi_rule_choices, in bytes.
    std::uint32_t offset;
    std::uint16_t least;
    std::uint16_t most;
    /// May it be DUIYI_CHOICE_NEVER?
    bool has_never;
    text<32> name;
    /// The names of the values from least on, with a space between.
    text<48> values;

    explicit rule_choice(const duiyi_rule_choice &c) noexcept
        : offset(c.offset), least(c.least), most(c.most), has_never(c.has_never != 0), name(c.name),
          values(c.values) {}
};

/// Men on the board and men taken.
class material {
public:
    explicit material(const duiyi_material &of_c) noexcept : of_c_(of_c) {}
    int on_board(side side, kind kind) const noexcept { return at(of_c_.on_board, side, kind); }
    /// Men that this side has lost.
    int captured(side side, kind kind) const noexcept { return at(of_c_.captured, side, kind); }
    /// White's (red's) men minus black's, in hundredths of a pawn.
    int balance() const noexcept { return of_c_.balance; }

private:
    using table = std::uint8_t[2][DUIYI_KINDS];
    static int at(const table &men, side side, kind kind) noexcept {
        return men[static_cast<std::size_t>(side)][static_cast<std::size_t>(kind)];
    }
    duiyi_material of_c_;
};

/// All that a board view needs to animate a move.
struct move_info {
    duiyi::move move;
    bool capture;
    bool check;
    bool mate;
    bool castles_short;
    bool castles_long;
    bool en_passant;
    bool promotes;
    bool irreversible;
    bool ends_game;
    std::uint32_t ply;
    duiyi::side side;
    duiyi::piece piece;
    /// As it stands on `to`: another kind after a promotion.
    duiyi::piece placed;
    /// What was taken, and where it stood (not on `to`, en passant).
    duiyi::piece captured;
    square captured_square;
    square from;
    square to;
    /// Castling: the way of the rook.
    square rook_from;
    square rook_to;

    explicit move_info(const duiyi_move_info &m) noexcept
        : move(m.move), capture(has(m, DUIYI_MOVE_CAPTURE)), check(has(m, DUIYI_MOVE_CHECK)),
          mate(has(m, DUIYI_MOVE_MATE)), castles_short(has(m, DUIYI_MOVE_CASTLE_SHORT)),
          castles_long(has(m, DUIYI_MOVE_CASTLE_LONG)),
          en_passant(has(m, DUIYI_MOVE_EN_PASSANT)), promotes(has(m, DUIYI_MOVE_PROMOTES)),
          irreversible(has(m, DUIYI_MOVE_IRREVERSIBLE)),
          ends_game(has(m, DUIYI_MOVE_ENDS_GAME)), ply(m.ply),
          side(static_cast<duiyi::side>(m.side)), piece(m.piece), placed(m.placed),
          captured(m.captured), captured_square(m.captured_square), from(m.from), to(m.to),
          rook_from(m.rook_from), rook_to(m.rook_to) {}

private:
    static bool has(const duiyi_move_info &m, std::uint32_t flag) noexcept {
        return (m.flags & flag) != 0;
    }
};

/// Where a piece may go.
struct targets {
    squares quiet;
    squares capture;
    /// Those of both on which a pawn becomes something else: ask the player what.
    squares promote;

    explicit targets(const duiyi_targets &t) noexcept
        : quiet(t.quiet), capture(t.capture), promote(t.promote) {}
};

/// Why a move is legal or not.
struct explanation {
    /// The first cause, or reason::legal.
    duiyi::reason reason;
    /// What to light up, as the reason says.
    list<square, 8> squares;
    /// The move, if it is legal.
    duiyi::move move;

    explicit explanation(const duiyi_explanation &e) noexcept
        : reason(static_cast<duiyi::reason>(e.reason)), squares(detail::until_none(e.squares)),
          move(e.move) {}
    explicit operator bool() const noexcept { return reason == duiyi::reason::legal; }
};

/// One of the best moves, and what comes of it.
struct line {
    duiyi::score_kind score_kind;
    int score;
    std::uint32_t depth;
    /// Begins with the move.
    list<move, DUIYI_PV_MAX> pv;

    explicit line(const duiyi_line &l) noexcept
        : score_kind(static_cast<duiyi::score_kind>(l.score_kind)), score(l.score), depth(l.depth) {
        for (std::uint32_t i = 0; i < l.pv_len; i++) {
            pv.push_back(duiyi::move(l.pv[i]));
        }
    }
};

/// What a search has found so far.
struct report {
    search_state state;
    std::uint64_t nodes;
    /// state.game_hash as the search began: drop an answer that comes too late.
    std::uint64_t game_hash;
    std::uint32_t depth;
    std::uint32_t selective_depth;
    std::uint32_t permille;
    /// In hundredths of a pawn, or moves to mate, as its kind says.
    duiyi::score_kind score_kind;
    int score;
    move best;
    move ponder;
    list<move, DUIYI_PV_MAX> pv;

    explicit report(const duiyi_search_report &r) noexcept
        : state(static_cast<search_state>(r.state)), nodes(r.nodes), game_hash(r.game_hash),
          depth(r.depth), selective_depth(r.selective_depth), permille(r.permille),
          score_kind(static_cast<duiyi::score_kind>(r.score_kind)), score(r.score), best(r.best),
          ponder(r.ponder) {
        for (std::uint32_t i = 0; i < r.pv_len; i++) {
            pv.push_back(move(r.pv[i]));
        }
    }

    bool is_running() const noexcept { return state == search_state::running; }
};

} // namespace duiyi

#endif // DUIYI_ANSWERS_HPP
