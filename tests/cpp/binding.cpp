// The binding as a program in C++ uses it. Compiled as C++17 and C++20, with exceptions and without.
#include <duiyi.hpp>

#include <algorithm>
#include <string>
#include <unordered_set>

#include "check.h"

using duiyi::kind;
using duiyi::language;
using duiyi::side;
using duiyi::square;
using duiyi::status;

// Handles are moved, values are copied; nothing of it needs a heap of its own.
static_assert(!std::is_copy_constructible_v<duiyi::game>);
static_assert(std::is_nothrow_move_constructible_v<duiyi::game>);
static_assert(std::is_nothrow_move_assignable_v<duiyi::engine>);
static_assert(std::is_trivially_copyable_v<duiyi::move_list>);
static_assert(std::is_trivially_copyable_v<duiyi::report>);
static_assert(std::is_trivially_copyable_v<duiyi::fen_text>);
static_assert(sizeof(duiyi::move) == sizeof(duiyi_move));
static_assert(duiyi::move(square(52), square(60), kind::queen).promotion() == kind::queen);
static_assert(duiyi::piece(side::black, kind::cannon).side() == side::black);

static duiyi::game start(duiyi::variant variant, std::string_view fen = {}) {
    duiyi::game_options options;
    options.variant = variant;
    options.start_fen = fen;
    return duiyi::game::create(options).value();
}

static void the_library() {
    CHECK(duiyi::abi_fits());
    CHECK(duiyi::version() == DUIYI_VERSION_NUMBER);
    CHECK(std::string_view(duiyi::version_string()).size() >= 5);
    CHECK(std::string_view(duiyi::build_features()) == "std json words files");
    CHECK(duiyi::engine_fingerprint() != 0);
    CHECK(std::string_view(duiyi::status_name(status::illegal_move)) == "DUIYI_ERR_ILLEGAL_MOVE");
    duiyi::board_info board = duiyi::variant_board(duiyi::variant::xiangqi).value();
    CHECK(board.files == 9 && board.ranks == 10 && board.first_rank_label == 0);
    CHECK(duiyi::variant_board(static_cast<duiyi::variant>(77)).status() == status::value);
}

static void looking() {
    const duiyi::game game = start(duiyi::variant::chess);
    duiyi::state state = game.state();
    CHECK(state.variant == duiyi::variant::chess && state.side_to_move == side::white);
    CHECK(state.king[0] == square(4) && state.legal_moves == 20 && !state.is_over());
    CHECK(game.board()[60] == duiyi::piece(side::black, kind::king) && !game.board()[30]);
    CHECK(game.fen().view() == "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    CHECK(game.material().on_board(side::white, kind::pawn) == 8);
    CHECK(game.material().balance() == 0);
    CHECK(game.attacked(side::white).has(square(16)) && !game.attacked(side::white).has(square(24)));

    duiyi::move_list moves = game.legal_moves();
    std::unordered_set<duiyi::move> all(moves.begin(), moves.end());
    CHECK(moves.size() == 20 && all.size() == 20);
    CHECK(std::is_sorted(moves.begin(), moves.end(),
        [](duiyi::move a, duiyi::move b) { return a.from() < b.from(); }));
    duiyi::move e2e4(square(12), square(28));
    CHECK(moves.contains(e2e4) && game.is_legal(e2e4));
    CHECK(!game.is_legal(duiyi::move(square(12), square(36))));
    CHECK(game.parse_move("e2e4").value() == e2e4);
    CHECK(game.format_move(e2e4, duiyi::notation::iccs).value().view() == "E2-E4");

    duiyi::targets knight = game.targets(square(6)).value();
    std::string targets;
    for (square s : knight.quiet) {
        targets += std::to_string(s.number()) + " ";
    }
    CHECK(targets == "21 23 " && knight.capture.empty());
    CHECK(game.targets(square(64)).status() == status::value);
}

static void reasons() {
    const duiyi::game game = start(duiyi::variant::xiangqi);
    duiyi::explanation why = game.explain(square(1), square(12));
    CHECK(!why && why.reason == duiyi::reason::horse_leg);
    CHECK(why.squares.size() == 1 && why.squares[0] == square(2));
    CHECK(game.explain(square(1), square(20)).move == duiyi::move(square(1), square(20)));
    CHECK(game.explain_piece(square(4)).reason == duiyi::reason::legal);
}

static void playing() {
    duiyi::game game = start(duiyi::variant::chess);
    for (const char *text : {"e2e4", "e7e5", "g1f3", "b8c6", "f1c4", "g8f6"}) {
        CHECK(game.play(text));
    }
    duiyi::move castling(square(4), square(6));
    CHECK(game.preview(castling).value().castles_short);
    duiyi::result<duiyi::move_info> castled = game.play(castling);
    CHECK(castled && castled->rook_from == square(7) && castled->rook_to == square(5));
    CHECK(game.history(7).value().move == castling);
    CHECK(game.history_text(7).value().view() == "O-O");

    duiyi::game other = game.clone().value();
    CHECK(other.undo().value().move == castling && other.state().can_redo);
    CHECK(other.redo().value().move == castling && other.redo().status() == status::state);
    CHECK(other.go_to(2) && other.state().ply == 2 && other.state().redo_plies == 5);
    CHECK(other.go_to(9).status() == status::value);
    other.reset();
    CHECK(other.state().redo_plies == 0 && game.state().ply == 7);
    CHECK(other.resign(side::black) && other.state().outcome == duiyi::outcome::white_wins);
    CHECK(game.adjudicate(duiyi::outcome::draw));
    CHECK(game.state().termination == duiyi::termination::adjudication);

    game = std::move(other);
    CHECK(game.state().termination == duiyi::termination::resignation);
}

static void refusals() {
    duiyi::game game = start(duiyi::variant::chess, "k7/4P3/8/8/8/8/r7/K7 w - - 0 1");
    CHECK(game.play(square(52), square(60)).status() == status::illegal_move);
    duiyi::error error = game.play("e7e8q").error();
    CHECK(error.reason() == duiyi::reason::leaves_check && !error.offset());
    CHECK(error.squares().size() == 1 && error.squares()[0] == square(8));
    CHECK(std::string_view(error.message()).size() > 5);
    CHECK(game.play("a1z").error().offset() == std::size_t{2});
    CHECK(game.play(std::string_view()).status() == status::notation);
    CHECK(game.play("a1a2").value().captured.kind() == kind::rook);
    CHECK(game.play("a8b8"));
    CHECK(game.play(square(52), square(60)).status() == status::promotion_required);
    CHECK(game.play(square(52), square(60), kind::knight).value().promotes);
    CHECK(game.go_to(1) && !game.go_to(1).error().offset());

    duiyi::game_options options;
    options.start_fen = "4k3/8/8/8/8/8/8/4K3 x - - 0 1";
    duiyi::result<duiyi::game> none = duiyi::game::create(options);
    CHECK(!none && none.status() == status::fen && none.error().offset() == std::size_t{20});
    options.start_fen = "4k3/8/8/8/8/8/8/4K3 w";
    CHECK(duiyi::game::create(options));
    options.fen_strict = true;
    CHECK(duiyi::game::create(options).status() == status::fen);
    options.chess960_index = 5;
    CHECK(duiyi::game::create(options).status() == status::value);
    options = {};
    options.variant = duiyi::variant::chess960;
    options.chess960_index = 5;
    CHECK(duiyi::game::create(options).value().fen().view().substr(0, 3) != "rnb");
}

static void thinking() {
    duiyi::game game = start(duiyi::variant::xiangqi);
    duiyi::engine_options small;
    small.table_bytes = 1 << 16;
    duiyi::engine engine = duiyi::engine::create(small).value();
    CHECK(engine.bytes() > small.table_bytes);
    CHECK(engine.step(1).status() == status::state);
    CHECK(engine.report().state == duiyi::search_state::idle);

    duiyi::search_limits limits;
    limits.level = duiyi::level::easy;
    limits.seed = 7;
    CHECK(engine.begin(game, limits));
    duiyi::report report = engine.step(10).value();
    while (report.is_running()) {
        report = engine.step(10).value();
    }
    CHECK(report.state == duiyi::search_state::done && report.permille == 1000);
    CHECK(report.game_hash == game.state().game_hash && report.pv[0] == report.best);
    CHECK(engine.move(game, duiyi::level::easy, 7).value() == report.best);
    CHECK(engine.begin(game, limits) && engine.run().value().nodes == report.nodes);

    int calls = 0;
    limits = {};
    limits.root_moves.push_back(game.parse_move("h2e2").value());
    CHECK(engine.begin(game, limits));
    report = engine.run([&](const duiyi::report &) { return ++calls < 3; }).value();
    CHECK(calls == 3 && report.state == duiyi::search_state::stopped);
    CHECK(report.best == limits.root_moves[0]);
    limits.root_moves.push_back(duiyi::move(square(0), square(89)));
    CHECK(engine.begin(game, limits).error().reason() == duiyi::reason::piece_geometry);

    limits = {};
    limits.max_depth = 3;
    limits.lines = 2;
    CHECK(engine.begin(game, limits) && engine.line(0).status() == status::value);
    report = engine.run().value();
    duiyi::line best = engine.line(0).value(), next = engine.line(1).value();
    CHECK(best.pv[0] == report.best && best.score == report.score && best.depth == 3);
    CHECK(next.pv[0] != best.pv[0] && next.score <= best.score);
    CHECK(engine.line(2).status() == status::value);
    limits.lines = 9;
    CHECK(engine.begin(game, limits).status() == status::value);

    CHECK(engine.begin(game));
    engine.stop();
    CHECK(engine.step(5000).value().state == duiyi::search_state::stopped);
    engine.clear();
    CHECK(engine.evaluate(game) > -300 && engine.evaluate(game) < 300);
}

static void the_arbiter() {
    // The red chariot chases a cannon that nothing protects.
    duiyi::game_options options;
    options.variant = duiyi::variant::xiangqi;
    options.rules = duiyi::rules::xiangqi_wxf;
    options.start_fen = "3k5/9/9/1c7/9/2R5r/9/9/9/5K3 w - - 0 1";
    const char *const cycle[] = {"c4b4", "b6c6", "b4c4", "c6b6"};
    duiyi::game game = duiyi::game::create(options).value();
    CHECK(!game.evidence() && game.evidence_text(language::en).value().view().empty());
    for (const char *text : cycle) CHECK(game.play(text));
    CHECK(game.state().offence == duiyi::offence::perpetual_chase && !game.state().is_over());
    CHECK(game.state().offender == side::red && game.evidence().repetitions == 2);
    for (const char *text : cycle) CHECK(game.play(text));
    CHECK(game.state().termination == duiyi::termination::perpetual_chase);
    duiyi::evidence evidence = game.evidence();
    CHECK(evidence && evidence.article == duiyi::article::unprotected);
    CHECK(evidence.reference.view() == "WXF 20.3" && evidence.threats.size() == 2);
    CHECK(evidence.threats[1].ply == 7 && evidence.threats[1].victim == square(56));
    auto says = game.evidence_text(language::en).value();
    CHECK(says.view().substr(0, 34) == "The position has come up 3 times. ");
    CHECK(game.verdict_text(language::zh_hant).value().view() == "紅方長捉不變作負，黑方勝。");

    // The same under one other choice.
    duiyi_rule_choices choices = duiyi::rule_choices();
    choices.perpetual_chase_loses = DUIYI_CHOICE_NO;
    options.choices = &choices;
    game = duiyi::game::create(options).value();
    for (int round = 0; round < 3; round++) {
        for (const char *text : cycle) CHECK(game.play(text));
    }
    CHECK(game.state().termination == duiyi::termination::repetition);
    choices.chase = 3;
    CHECK(duiyi::game::create(options).status() == status::value);
    CHECK(duiyi::rules_get(duiyi::rules::xiangqi_wxf).value().repetition == 4);
    CHECK(duiyi::rules_get(static_cast<duiyi::rules>(99)).status() == status::value);
    CHECK(duiyi::rules_describe(4).value().name.view() == "span");
    CHECK(duiyi::rules_describe(4).value().values.view() == "from_first last_lap");
    CHECK(duiyi::rules_describe(99).status() == status::value);

    options = {};
    options.rules = duiyi::rules::chess_fide;
    options.start_fen = "4k3/8/8/8/8/8/8/R3K3 w - - 99 80";
    game = duiyi::game::create(options).value();
    CHECK(game.state().may_claim(duiyi::claim::no_progress_by_move));
    CHECK(game.claim_draw(duiyi::claim::no_progress).status() == status::state);
    CHECK(game.claim_draw(duiyi::claim::no_progress, game.parse_move("a1a2").value()));
    CHECK(game.state().termination == duiyi::termination::no_progress_claim);
}

static void sessions() {
    duiyi::game_options options;
    options.variant = duiyi::variant::xiangqi;
    options.without = {duiyi::action::undo, duiyi::action::claims};
    duiyi::game game = duiyi::game::create(options).value();
    CHECK(game.play("h2e2"));
    duiyi::state state = game.state();
    CHECK(!state.can_undo && !state.actions.has(duiyi::action::undo));
    CHECK(state.actions.has(duiyi::action::resign) && state.draw_offer == side::none);
    duiyi::error refused = game.undo().error();
    CHECK(refused.status() == status::state);
    CHECK(std::string_view(refused.message()) == "this session does not have that");

    CHECK(game.offer_draw(side::red) && game.state().draw_offer == side::red);
    CHECK(game.accept_draw(side::red).status() == status::state);
    CHECK(game.decline_draw(side::black) && game.state().draw_offer == side::none);
    CHECK(game.fen_at(0).value().view().substr(0, 9) == "rnbakabnr");
    CHECK(game.fen_at(1).value().view() == game.fen().view());
    CHECK(game.fen_at(2).status() == status::value);
    CHECK(game.board_at(0).value()[25] == duiyi::piece(side::red, kind::cannon));
    CHECK(game.material_at(0).value().on_board(side::red, kind::cannon) == 2);
    CHECK(game.changed_since(0).value().has(square(25)));
    CHECK(game.changed_since(1).value().empty());

    using end = duiyi::result<void> (*)(duiyi::game &);
    const end ends[] = {
        [](duiyi::game &g) { return g.agree_draw(); },
        [](duiyi::game &g) { return g.resign(side::red); },
        [](duiyi::game &g) { return g.flag(side::red); },
        [](duiyi::game &g) { return g.forfeit(side::red); },
        [](duiyi::game &g) { return g.abandon(); },
    };
    const duiyi::termination how[] = {duiyi::termination::agreement,
        duiyi::termination::resignation, duiyi::termination::time, duiyi::termination::forfeit,
        duiyi::termination::none};
    for (std::size_t i = 0; i < 5; i++) {
        duiyi::game ended = game.clone().value();
        CHECK(ends[i](ended) && ended.state().is_over() && ended.state().termination == how[i]);
        CHECK(ends[i](ended).status() == status::state && ended.state().actions.bits() == 0);
    }
}

static void saves() {
    duiyi::game game = start(duiyi::variant::chess);
    CHECK(game.play("e2e4") && game.play("e7e5") && game.undo());
    const std::string long_name(5000, 'x');
    CHECK(game.set_tag("White", "Ann") && game.set_tag("Event", long_name));
    CHECK(game.set_tag("two words", "").status() == status::value);
    CHECK(game.tag("Event").value() == long_name && game.tag("Black").value().empty());
    CHECK(game.tag_name(1).value() == "White" && game.tag_name(2).status() == status::value);

    const std::string saved = game.save_json().value();
    duiyi::game loaded = duiyi::game::load_json(saved).value();
    CHECK(loaded.save_json().value() == saved && loaded.state().redo_plies == 1);
    std::string changed = saved;
    changed.replace(changed.find("e7e5"), 4, "e7e4");
    duiyi::error lie = duiyi::game::load_json(changed).error();
    CHECK(lie.status() == status::json && lie.reason() == duiyi::reason::piece_geometry);
    duiyi::error torn = duiyi::game::load_json(saved.substr(0, 30)).error();
    CHECK(torn.status() == status::json && torn.offset().value() <= 30);
    changed = saved;
    changed.replace(changed.find("\"duiyi\":1"), 9, "\"duiyi\":2");
    CHECK(duiyi::game::load_json(changed).status() == status::newer_file);

    const std::string pgn = game.save_pgn(duiyi::notation::uci).value();
    CHECK(pgn.find("\n1. e2e4 *\n") != std::string::npos);
    CHECK(duiyi::game::load_pgn(pgn).value().tag("White").value() == "Ann");
    CHECK(duiyi::game::load_pgn("1. e5 *").status() == status::pgn);
    duiyi::reader reader = duiyi::reader::create().value();
    reader.feed("1. e4 e5 2. Ke3 * 1. d4 d5 1");
    CHECK(reader.next_game().error().reason() == duiyi::reason::piece_geometry);
    CHECK(!reader.next_game().value());
    reader.feed("/2-1/2");
    reader.finish();
    CHECK(reader.next_game().value()->state().ply == 2);
    CHECK(!reader.next_game().value());
    CHECK(duiyi::reader::create({duiyi::variant::xiangqi, duiyi::format::pgn}));

    duiyi::reader varied = duiyi::reader::create().value();
    varied.feed("[ECO \"C20\"] 1. e4 {best} (1. d4 $14) e5 1-0");
    varied.finish();
    duiyi::tree tree = std::move(*varied.next_tree().value());
    CHECK(!varied.next_tree().value());
    CHECK(tree.info().variant == duiyi::variant::chess);
    CHECK(tree.info().outcome == duiyi::outcome::white_wins);
    CHECK(tree.info().nodes == 4 && tree.node(0)->first_child == 1);
    std::uint32_t other = tree.node(1)->next_sibling;
    CHECK(!tree.node(0)->played && tree.node(other)->played->from() == duiyi::square(11));
    CHECK(tree.node(other)->parent == 0 && tree.node(other)->ply == 1);
    CHECK(tree.move_text(other).value().view() == "d4");
    CHECK(tree.note(1, 0)->kind == duiyi::note_kind::after && tree.note(1, 0)->text == "best");
    CHECK(tree.note(other, 0)->kind == duiyi::note_kind::glyph);
    CHECK(tree.note(other, 1).status() == duiyi::status::value);
    CHECK(tree.node(4).status() == duiyi::status::value);
    CHECK(tree.tag(tree.tag_name(0).value()).value() == "C20");
    CHECK(tree.start_fen().view().substr(0, 8) == "rnbqkbnr");
    CHECK(tree.save_pgn()->find("1. e4 {best} (1. d4 $14) 1... e5 1-0") != std::string::npos);
    CHECK(tree.line(other)->state().ply == 1);
    CHECK(tree.line(tree.info().main_end)->state().outcome == duiyi::outcome::white_wins);

    std::string code = game.replay_code({7, 8}).value();
    duiyi::seeds seeds = {};
    loaded = duiyi::game::load_replay_code(code, &seeds).value();
    CHECK(loaded.state().game_hash == game.state().game_hash && seeds[0] == 7 && seeds[1] == 8);
    CHECK(duiyi::game::load_replay_code(game.replay_code().value()));
    code[3] = '?';
    duiyi::error damaged = duiyi::game::load_replay_code(code).error();
    CHECK(damaged.status() == status::replay_code && damaged.offset() == std::size_t{3});
}

static void clocks_and_events() {
    duiyi::game_options options;
    options.clock = duiyi::clock_options(
        duiyi::time_control::fischer(60000, 5000), duiyi::time_control::delay(10000, 2000));
    options.clock->control[0].stages.push_back({10000, 0, 0, 3000, 0, 2});
    CHECK(duiyi::game::create(options).status() == status::value); // the first stage never ends
    options.clock->control[0] = {};
    options.clock->control[0].stages.push_back({60000, 5000, 0, 0, 40, 0});
    options.clock->control[0].stages.push_back({10000, 0, 0, 3000, 0, 2});
    duiyi::game game = duiyi::game::create(options).value();
    duiyi::clock_options told = game.clock_options().value();
    CHECK(told.low_ms == 10000 && told.control[0].stages.size() == 2);
    CHECK(told.control[0].stages[1].byoyomi_ms == 3000 && told.control[0].stages[1].periods == 2);
    CHECK(told.control[1].stages[0].delay_ms == 2000);
    CHECK(game.clock()->running == side::none);

    CHECK(game.start_clock(1000));
    game.tick(4000);
    CHECK(game.play("e2e4"));
    duiyi::clock clock = game.clock().value();
    CHECK(clock.running == side::black && clock.delay_left_ms == 2000);
    CHECK(clock.sides[0].left_ms == 62000 && clock.sides[0].moves_left == 39);
    CHECK(!clock.sides[0].byoyomi && clock.sides[0].stage == 0 && clock.sides[0].periods_left == 0);
    CHECK(game.pause_clock(7000) && game.clock()->sides[1].left_ms == 9000);
    CHECK(game.start_clock(8000));
    game.tick(17000);
    CHECK(game.state().termination == duiyi::termination::time);

    std::string kinds;
    while (auto event = game.next_event()) {
        kinds += std::to_string(static_cast<int>(event.kind)) + " ";
        if (event.kind == duiyi::event_kind::moved) {
            CHECK(event.move == duiyi::move(square(12), square(28)) && event.ply == 1);
            CHECK(event.piece == duiyi::piece(side::white, kind::pawn) && event.side == side::white);
            CHECK(event.flags == DUIYI_MOVE_IRREVERSIBLE && !event.rook_from);
        } else {
            CHECK(event.outcome == duiyi::outcome::white_wins && !event.move);
        }
    }
    CHECK(kinds == "1 12 " && game.dropped_events() == 0);
    duiyi::game untimed = start(duiyi::variant::chess);
    CHECK(untimed.clock().status() == status::state && !untimed.start_clock(5));
    CHECK(untimed.clock_options().status() == status::state);
}

static void editors() {
    static_assert(!std::is_copy_constructible_v<duiyi::editor>);
    duiyi::editor editor = duiyi::editor::create(duiyi::variant::chess).value();
    CHECK(editor.check().cause == duiyi::fen_cause::no_king);
    CHECK(editor.put(square(4), duiyi::piece(side::white, kind::king)));
    CHECK(editor.put(square(60), duiyi::piece(side::black, kind::king)));
    CHECK(editor.put(square(52), duiyi::piece(side::white, kind::rook)));
    CHECK(editor.put(square(64), {}).status() == status::value);
    duiyi::problem problem = editor.check();
    CHECK(problem && problem.cause == duiyi::fen_cause::opponent_in_check);
    CHECK(problem.field == duiyi::fen_field::side && problem.square == square(60));
    duiyi::error refused = editor.start_game().error();
    CHECK(refused.status() == status::fen && refused.squares()[0] == square(60));
    CHECK(problem.message.view() == refused.message());

    duiyi::editor_fields fields = editor.fields();
    CHECK(fields.castling.view() == "-" && fields.full_move == 1 && !fields.en_passant);
    fields.side_to_move = side::black;
    fields.castling = duiyi::text<8>("KQkq");
    CHECK(editor.set_fields(fields));
    CHECK(editor.check().cause == duiyi::fen_cause::no_castling_rook);
    fields.castling = {};
    CHECK(editor.set_fields(fields) && !editor.check());
    CHECK(editor.fen().view() == "4k3/4R3/8/8/8/8/8/4K3 b - - 0 1");
    duiyi::game_options options;
    options.clock = duiyi::time_control::sudden_death(1000);
    duiyi::game game = editor.start_game(options).value();
    CHECK(game.play("Kxe7") && game.clock());

    editor = duiyi::editor::of_game(game).value();
    CHECK(editor.board()[52] == duiyi::piece(side::black, kind::king));
    editor.clear();
    CHECK(!editor.board()[52]);
}

static void score_cards() {
    duiyi::score_card phone, desk;
    duiyi::score_card_entry entry{"phone", duiyi::outcome::black_wins, side::black};
    entry.mode = std::string_view("opponent and more").substr(0, 8);
    entry.level = 3;
    entry.stakes = {10, 25, 0, 5};
    CHECK(phone.record(entry).value());
    entry.device = "desk";
    entry.outcome = duiyi::outcome::draw;
    CHECK(desk.record(entry).value());
    std::string before = desk.text();
    entry.outcome = duiyi::outcome::abandoned;
    CHECK(!desk.record(entry).value() && desk.text() == before);
    CHECK(desk.merge(phone) && desk.merge(phone));
    duiyi::tally tally = desk.tally().value();
    CHECK(tally.wins == 1 && tally.losses == 0 && tally.draws == 1 && tally.points == 30);
    duiyi::score_card_filter filter;
    filter.level = 0u;
    CHECK(desk.tally(filter)->wins == 0);
    filter = {duiyi::variant::chess, "opponent", 3u};
    CHECK(desk.tally(filter)->wins == 1);
    filter.mode = std::string_view();
    CHECK(desk.tally(filter)->wins == 0);

    CHECK(duiyi::score_card::read(desk.text())->text() == desk.text());
    duiyi::error error = duiyi::score_card::read("{\"duiyi_card\":1,\"rows\":[}").error();
    CHECK(error.status() == status::json && error.offset() == std::size_t{24});
    CHECK(duiyi::score_card::read("{\"duiyi_card\":9}").status() == status::newer_file);
    CHECK(desk.merge("[").error().offset() && desk.tally()->wins == 1);
}

static void in_words() {
    using duiyi::text_family;
    auto leg = duiyi::text_of(text_family::reason, duiyi::reason::horse_leg, language::zh_hans);
    CHECK(leg->view() == "蹩马腿。");
    const duiyi::piece general(side::black, kind::general);
    CHECK(duiyi::text_of(text_family::symbol, general, language::zh_hant)->view() == "將");
    CHECK(duiyi::text_of(text_family::kind, 77, language::en).status() == status::value);
    CHECK(duiyi::text_of(text_family::kind, 1, static_cast<duiyi::language>(9)).status()
        == status::value);

    duiyi::game game = start(duiyi::variant::xiangqi);
    CHECK(game.refusal_text(square(1), square(12), language::en)->view()
        == "The leg of the horse on b0 is blocked by the elephant on c0.");
    CHECK(game.refusal_text(square(9), {}, language::en)->view() == "Nothing stands on a1.");
    CHECK(game.verdict_text(language::zh_hans)->view() == "对局进行中。");
    CHECK(game.evidence_text(language::zh_hans)->view().empty());
    CHECK(game.play("h2e2") && game.play("h9g7") && game.play("e2e6"));
    const char *const told[] = {
        "红方的炮从h2走到e2。", "黑方的马从h9走到g7。", "红方的炮从e2走到e6。", "e6的卒被吃。", ""};
    for (const char *text : told) {
        CHECK(game.event_text(game.next_event(), language::zh_hans)->view() == text);
    }
}

static void advice() {
    duiyi::game_options options;
    options.start_fen = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";
    duiyi::game game = duiyi::game::create(options).value();
    const duiyi::move key = game.parse_move("a1a6").value();
    duiyi::engine engine = duiyi::engine::create().value();

    CHECK(engine.hint(game).status() == status::state);
    CHECK(engine.begin_hint(game, 20000) && engine.run());
    const duiyi::hint hint = engine.hint(game).value();
    CHECK(hint.best == key && hint.score_kind == duiyi::score_kind::mate_in && hint.score == 2);
    CHECK(hint.pv.size() == 3 && hint.pv[0] == key);
    CHECK(hint.merits[0].kind == duiyi::merit_kind::mates && hint.merits[0].count == 2);
    CHECK(hint.merits[0].text(duiyi::variant::chess, language::en)->view() == "It mates in 2 moves.");

    duiyi::puzzle puzzle = duiyi::puzzle::create(game, 2).value();
    CHECK(puzzle.play(key).status() == status::state); // is there such a mate?
    while (puzzle.step(50).is_thinking()) {
    }
    CHECK(puzzle.text(language::en)->view() == "White to move: mate in 2 moves.");
    CHECK(puzzle.play(game.parse_move("b6a7").value()));
    while (puzzle.step(50).is_thinking()) {
    }
    CHECK(puzzle.report().state == duiyi::puzzle_state::refuted && puzzle.report().mistakes == 1);
    CHECK(puzzle.play(key));
    while (puzzle.step(50).is_thinking()) {
    }
    const duiyi::puzzle_report right = puzzle.report();
    CHECK(right.state == duiyi::puzzle_state::open && right.moves_left == 1);
    CHECK(game.play(right.played) && game.play(right.reply));
    CHECK(duiyi::puzzle::create(game, 17).status() == status::value);

    duiyi::game fool = start(duiyi::variant::chess);
    CHECK(fool.play("f2f3") && fool.play("e7e5") && fool.play("g2g4"));
    const duiyi::threats threats = fool.threats(side::white);
    CHECK(threats.mate == fool.parse_move("d8h4").value());
    CHECK(fool.threats(side::black).hanging.empty());
    CHECK(duiyi::review::create(fool, 4).status() == status::value);
    duiyi::review review = duiyi::review::create(fool, 3, 5000).value();
    CHECK(review.judgement().status() == status::state);
    while (*review.step(engine, 1000) == duiyi::search_state::running) {
    }
    const duiyi::judgement judgement = review.judgement().value();
    CHECK(judgement.grade == duiyi::grade::blunder && judgement.allowed_mate == 1);
    CHECK(judgement.played_pv[1] == threats.mate && judgement.lost > 0);

    duiyi::manners manners;
    duiyi::report report = engine.report();
    report.score_kind = duiyi::score_kind::mate_in;
    report.score = -1;
    for (int i = 0; i < 8; i++) {
        manners = manners.after(report, 40).value();
    }
    const duiyi::conducts may{duiyi::conduct::resign, duiyi::conduct::accept_draw};
    const duiyi::conducts would = manners.conduct(may, duiyi::level::hard).value();
    CHECK(would.has(duiyi::conduct::resign) && !would.has(duiyi::conduct::offer_draw));
    CHECK(!manners.conduct(may, duiyi::level::easy)->has(duiyi::conduct::resign));
    CHECK(manners.declined()->number() == manners.number());
}

static void tables() {
    using duiyi::answer_kind;
    duiyi::table_options options;
    options.seats[1] = duiyi::seat::opponent(duiyi::level::min, 7, duiyi::pace::quick);
    options.hints = 0;
    options.engine.table_bytes = 1 << 16;
    duiyi::table table = duiyi::table::create({}, options).value();
    CHECK(table.seat(side::black).pace == duiyi::pace::quick && table.seat(side::black).seed == 7);
    CHECK(table.click(square(20))->kind == answer_kind::nothing);
    duiyi::answer selected = *table.press(square(12));
    CHECK(selected.kind == answer_kind::selected && selected.targets.quiet.has(square(28)));
    table.drag(square(28));
    CHECK(table.view().dragged == square(12) && table.view().over == square(28));
    duiyi::answer refused = *table.drop(square(11));
    CHECK(refused.kind == answer_kind::refused && refused.reason == duiyi::reason::own_piece_there);
    CHECK(refused.from == square(12) && refused.to == square(11) && refused.squares.empty());
    CHECK(table.click(square(28))->move == duiyi::move(square(12), square(28)));
    CHECK(table.hint().error().message() == std::string_view("it is not for a person to do that now"));

    CHECK(table.advance(0, 100).thinking == side::black);
    for (std::uint64_t now = 0; now < 3000 && !table.view().hand_free; now += 10) {
        CHECK(!table.advance(now, 1000).moved || now >= 1000);
    }
    duiyi::table_view view = table.view();
    CHECK(view.can(duiyi::may::undo) && !view.can(duiyi::may::hint) && view.hints_left == 0u);
    CHECK(table.game().state().ply == 2 && view.last_to != square());
    const duiyi::event_kind told[] = {duiyi::event_kind::moved, duiyi::event_kind::thinking_began,
        duiyi::event_kind::moved, duiyi::event_kind::thinking_ended, duiyi::event_kind::none};
    for (duiyi::event_kind kind : told) {
        CHECK(table.next_event().kind == kind);
    }

    std::string text = table.save_json().value();
    duiyi::table moved = duiyi::table::load_json(text, options).value();
    table = std::move(moved);
    CHECK(table.game().state().ply == 2 && table.save_json().value() == text);
    CHECK(table.undo_turn() && table.redo_turn() && table.undo_turn());
    CHECK(table.offer_draw() && table.view().draw_offer == side::white);
    CHECK(table.accept_draw().status() == status::state);
    CHECK(table.decline_draw().status() == status::state);
    CHECK(table.resign().status() == status::state);
    CHECK(table.ask_resign() && table.view().resign_asked && table.resign());
    CHECK(table.view().outcome == duiyi::outcome::black_wins);

    duiyi::game_options promoting;
    promoting.start_fen = "r1r5/1P6/8/8/4k3/8/6K1/8 w - - 0 1";
    CHECK(table.new_game(promoting) && table.set_seat(side::black, {}));
    CHECK(table.set_promotion(kind::pawn).status() == status::value);
    CHECK(table.set_promotion(kind::none) && table.view().promotion_preset == kind::none);
    table.cancel();
    CHECK(table.click(square(49)) && table.click(square(57))->kind == answer_kind::promotion);
    CHECK(table.view().promotion_kinds[0] == kind::queen);
    CHECK(table.promote(kind::rook)->ply == 1);
    CHECK(table.game().fen().view() == "rRr5/8/8/8/4k3/8/6K1/8 b - - 0 1");
}

static void failures() {
    duiyi::game game = start(duiyi::variant::chess);
#ifdef __cpp_exceptions
    try {
        game.play("e2e5").value();
        CHECK(false); // not reached
    } catch (const duiyi::exception &thrown) {
        CHECK(thrown.error().reason() == duiyi::reason::piece_geometry);
        CHECK(std::string_view(thrown.what()) == thrown.error().message());
    }
    // An exception passes through the library as if it were C++.
    duiyi::engine engine = duiyi::engine::create().value();
    CHECK(engine.begin(game));
    try {
        (void)engine.run([](const duiyi::report &) -> bool { throw 42; });
        CHECK(false); // not reached
    } catch (int thrown) {
        CHECK(thrown == 42 && engine.report().state == duiyi::search_state::stopped);
    }
    duiyi::game elsewhere = std::move(game);
    try {
        (void)game.state();
        CHECK(false); // not reached
    } catch (const duiyi::exception &thrown) {
        CHECK(thrown.error().status() == status::null);
    }
#endif
    duiyi::result<duiyi::move> fine = start(duiyi::variant::chess).parse_move("e2e4");
    CHECK(fine.status() == status::ok && fine.error().status() == status::ok);
}

int main() {
    the_library();
    looking();
    reasons();
    playing();
    refusals();
    thinking();
    the_arbiter();
    sessions();
    saves();
    clocks_and_events();
    editors();
    score_cards();
    in_words();
    advice();
    tables();
    failures();
    return 0;
}
