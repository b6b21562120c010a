// The functions of the C header in P/Invoke, item by item and under the same names. Nothing is
// marshalled but handles: all else are numbers, pointers and structs as C has them, so no call
// allocates. The tests compare every line with that header.

using System;
using System.Runtime.InteropServices;

namespace Duiyi
{
    internal static unsafe class Native
    {
#if (UNITY_IOS || UNITY_WEBGL) && !UNITY_EDITOR
        // There the library is linked into the player.
        private const string Library = "__Internal";
#else
        private const string Library = "duiyi";
#endif

        // == Constants that are no codes (those are the enums of Codes.cs)

        public const int DUIYI_ABI_VERSION = 1;
        public const int DUIYI_MAX_SQUARES = 90;
        public const int DUIYI_SIDE_NONE = 255;
        public const int DUIYI_SQUARE_NONE = 255;
        public const int DUIYI_KINDS = 14;
        public const int DUIYI_PIECE_NONE = 0;
        public const int DUIYI_PIECE_BLACK = 16;
        public const int DUIYI_MAX_MOVES = 256;
        public const int DUIYI_MOVE_NONE = 0;
        public const int DUIYI_MOVE_TEXT_MAX = 32;
        public const int DUIYI_FEN_MAX = 128;
        public const int DUIYI_GAME_FEN_STRICT = 1;
        public const int DUIYI_CHOICE_NO = 1;
        public const int DUIYI_CHOICE_YES = 2;
        public const int DUIYI_CHOICE_NEVER = 65535;
        public const int DUIYI_SPAN_FROM_FIRST = 1;
        public const int DUIYI_SPAN_LAST_LAP = 2;
        public const int DUIYI_CHASE_RECAPTURE = 1;
        public const int DUIYI_CHASE_EXCHANGE = 2;
        public const int DUIYI_CHECKS_ALL = 1;
        public const int DUIYI_CHECKS_TEN_A_SIDE = 2;
        public const int DUIYI_CHECKS_TEN_AND_REPLIES = 3;
        public const int DUIYI_GAME_ARRANGEMENT = 2;
        public const int DUIYI_GAME_REFUSE_LOSING_CYCLES = 4;
        public const int DUIYI_CLOCK_STAGES_MAX = 4;
        public const int DUIYI_MAX_EVENTS = 32;
        public const int DUIYI_FILTER_LEVEL = 1;
        public const int DUIYI_MAX_THREATS = 16;
        public const int DUIYI_WORDS_MAX = 512;
        public const int DUIYI_EVIDENCE_TEXT_MAX = 2048;
        public const int DUIYI_PV_MAX = 24;
        public const int DUIYI_MAX_MERITS = 8;
        public const int DUIYI_MATE_MAX = 16;
        public const int DUIYI_TABLE_NO_HINTS = 1;
        public const uint DUIYI_HINTS_UNLIMITED = 65536;

        // == 1. Plain values

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern byte* duiyi_status_name(Status status);

        // == 2. Facts about the loaded library

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern uint duiyi_version();

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern byte* duiyi_version_string();

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern uint duiyi_abi_version();

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern ulong duiyi_engine_fingerprint();

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern byte* duiyi_build_features();

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_variant_board(Variant variant, duiyi_board_info* result);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_rules_get(Rules rules, duiyi_rule_choices* result);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_rules_describe(uint index, duiyi_rule_choice* result);

        // == 3. A game's life

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_game_create(
            duiyi_game_options* options,
            out GameHandle created,
            duiyi_error* err);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_game_clone(GameHandle game, out GameHandle created);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern void duiyi_game_destroy(IntPtr game);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_game_reset(GameHandle game);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_game_set_tag(
            GameHandle game,
            byte* name,
            UIntPtr name_len,
            byte* value,
            UIntPtr value_len,
            duiyi_error* err);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_game_tag(
            GameHandle game,
            byte* name,
            UIntPtr name_len,
            byte* buf,
            UIntPtr cap,
            UIntPtr* out_len);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_game_tag_name(
            GameHandle game,
            uint index,
            byte* buf,
            UIntPtr cap,
            UIntPtr* out_len);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_game_save_json(
            GameHandle game,
            byte* buf,
            UIntPtr cap,
            UIntPtr* out_len);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_game_load_json(
            byte* text,
            UIntPtr len,
            out GameHandle created,
            duiyi_error* err);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_game_replay_code(
            GameHandle game,
            ulong* seeds,
            byte* buf,
            UIntPtr cap,
            UIntPtr* out_len);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_game_load_replay_code(
            byte* text,
            UIntPtr len,
            out GameHandle created,
            ulong* seeds,
            duiyi_error* err);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_reader_create(
            duiyi_reader_options* options,
            out ReaderHandle created);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern void duiyi_reader_destroy(IntPtr reader);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_reader_feed(ReaderHandle reader, byte* bytes, UIntPtr len);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_reader_finish(ReaderHandle reader);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_reader_next_game(
            ReaderHandle reader,
            out GameHandle created,
            duiyi_error* err);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_reader_next_tree(
            ReaderHandle reader,
            out TreeHandle created,
            duiyi_error* err);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern void duiyi_tree_destroy(IntPtr tree);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_tree_info_get(TreeHandle tree, duiyi_tree_info* info);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_tree_node_get(
            TreeHandle tree,
            uint node,
            duiyi_tree_node* found);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_tree_note(
            TreeHandle tree,
            uint node,
            uint index,
            NoteKind* kind,
            byte* buf,
            UIntPtr cap,
            UIntPtr* out_len);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_tree_move_text(
            TreeHandle tree,
            uint node,
            Notation notation,
            byte* buf,
            UIntPtr cap,
            UIntPtr* out_len);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_tree_start_fen(
            TreeHandle tree,
            byte* buf,
            UIntPtr cap,
            UIntPtr* out_len);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_tree_tag(
            TreeHandle tree,
            byte* name,
            UIntPtr name_len,
            byte* buf,
            UIntPtr cap,
            UIntPtr* out_len);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_tree_tag_name(
            TreeHandle tree,
            uint index,
            byte* buf,
            UIntPtr cap,
            UIntPtr* out_len);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_tree_save_pgn(
            TreeHandle tree,
            Notation notation,
            byte* buf,
            UIntPtr cap,
            UIntPtr* out_len);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_tree_game(
            TreeHandle tree,
            uint node,
            out GameHandle created,
            duiyi_error* err);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_game_load_pgn(
            byte* text,
            UIntPtr len,
            uint index,
            out GameHandle created,
            duiyi_error* err);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_game_save_pgn(
            GameHandle game,
            Notation notation,
            byte* buf,
            UIntPtr cap,
            UIntPtr* out_len);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_editor_create(Variant variant, out EditorHandle created);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_editor_of_game(GameHandle game, out EditorHandle created);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern void duiyi_editor_destroy(IntPtr editor);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_editor_put(EditorHandle editor, byte square, byte piece);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_editor_board(
            EditorHandle editor,
            byte* squares,
            UIntPtr cap);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_editor_clear(EditorHandle editor);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_editor_get_fields(
            EditorHandle editor,
            duiyi_editor_fields* result);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_editor_set_fields(
            EditorHandle editor,
            duiyi_editor_fields* fields);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_editor_fen(
            EditorHandle editor,
            byte* buf,
            UIntPtr cap,
            UIntPtr* out_len);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_editor_check(EditorHandle editor, duiyi_problem* result);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_editor_start_game(
            EditorHandle editor,
            duiyi_game_options* options,
            out GameHandle created,
            duiyi_error* err);

        // == 4. Looking at a game

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_game_state(GameHandle game, duiyi_state* result);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_game_board(GameHandle game, byte* squares, UIntPtr cap);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_game_fen(
            GameHandle game,
            byte* buf,
            UIntPtr cap,
            UIntPtr* out_len);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_game_material(GameHandle game, duiyi_material* result);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_game_attacked(
            GameHandle game,
            Side side,
            duiyi_squares* result);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_game_legal_moves(
            GameHandle game,
            uint* moves,
            uint cap,
            uint* out_count);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_game_targets(
            GameHandle game,
            byte from,
            duiyi_targets* result);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_game_is_legal(GameHandle game, uint move);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_game_preview(
            GameHandle game,
            uint move,
            duiyi_move_info* result);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_game_explain(
            GameHandle game,
            byte from,
            byte to,
            Kind promotion,
            duiyi_explanation* result);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_game_explain_piece(
            GameHandle game,
            byte from,
            duiyi_explanation* result);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_game_parse_move(
            GameHandle game,
            byte* text,
            UIntPtr len,
            Notation notation,
            uint* result,
            duiyi_error* err);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_game_format_move(
            GameHandle game,
            uint move,
            Notation notation,
            byte* buf,
            UIntPtr cap,
            UIntPtr* out_len);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_game_history(
            GameHandle game,
            uint ply,
            duiyi_move_info* result);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_game_history_text(
            GameHandle game,
            uint ply,
            Notation notation,
            byte* buf,
            UIntPtr cap,
            UIntPtr* out_len);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_game_evidence(GameHandle game, duiyi_evidence* result);

[DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_game_fen_at(
            GameHandle game,
            uint ply,
            byte* buf,
            UIntPtr cap,
            UIntPtr* out_len);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_game_board_at(
            GameHandle game,
            uint ply,
            byte* squares,
            UIntPtr cap);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_game_material_at(
            GameHandle game,
            uint ply,
            duiyi_material* result);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_game_changed_since(
            GameHandle game,
            uint ply,
            duiyi_squares* result);

        // == 5. Playing

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_game_claim_draw(
            GameHandle game,
            Claim claim,
            uint intended,
            duiyi_error* err);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_game_play(
            GameHandle game,
            uint move,
            duiyi_move_info* info,
            duiyi_error* err);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_game_play_squares(
            GameHandle game,
            byte from,
            byte to,
            Kind promotion,
            duiyi_move_info* info,
            duiyi_error* err);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_game_play_text(
            GameHandle game,
            byte* text,
            UIntPtr len,
            Notation notation,
            duiyi_move_info* info,
            duiyi_error* err);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_game_undo(
            GameHandle game,
            duiyi_move_info* info,
            duiyi_error* err);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_game_redo(
            GameHandle game,
            duiyi_move_info* info,
            duiyi_error* err);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_game_goto(GameHandle game, uint ply, duiyi_error* err);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_game_offer_draw(
            GameHandle game,
            Side side,
            duiyi_error* err);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_game_accept_draw(
            GameHandle game,
            Side side,
            duiyi_error* err);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_game_decline_draw(
            GameHandle game,
            Side side,
            duiyi_error* err);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_game_agree_draw(GameHandle game, duiyi_error* err);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_game_resign(GameHandle game, Side side, duiyi_error* err);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_game_flag(GameHandle game, Side side, duiyi_error* err);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_game_forfeit(
            GameHandle game,
            Side side,
            duiyi_error* err);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_game_abandon(GameHandle game, duiyi_error* err);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_game_adjudicate(
            GameHandle game,
            Outcome outcome,
            Termination termination,
            duiyi_error* err);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_game_clock(GameHandle game, duiyi_clock* result);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_game_clock_options(
            GameHandle game,
            duiyi_clock_options* result);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_game_start_clock(GameHandle game, ulong now_ms);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_game_pause_clock(GameHandle game, ulong now_ms);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_game_tick(GameHandle game, ulong now_ms);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_game_next_event(GameHandle game, duiyi_event* result);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_game_dropped_events(GameHandle game, uint* result);

        // == 6. Thinking

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_engine_create(
            duiyi_engine_options* options,
            out EngineHandle created,
            duiyi_error* err);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern void duiyi_engine_destroy(IntPtr engine);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern UIntPtr duiyi_engine_bytes(EngineHandle engine);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_engine_clear(EngineHandle engine);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_search_begin(
            EngineHandle engine,
            GameHandle game,
            duiyi_search_limits* limits,
            duiyi_error* err);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_search_step(
            EngineHandle engine,
            uint nodes,
            duiyi_search_report* report);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_search_run(
            EngineHandle engine,
            IntPtr progress,
            void* user,
            duiyi_search_report* report);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern void duiyi_search_stop(EngineHandle engine);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_search_report_get(
            EngineHandle engine,
            duiyi_search_report* result);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_search_line(
            EngineHandle engine,
            uint index,
            duiyi_line* result);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_engine_move(
            EngineHandle engine,
            GameHandle game,
            uint level,
            ulong seed,
            uint* result,
            duiyi_error* err);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_engine_evaluate(
            EngineHandle engine,
            GameHandle game,
            int* out_centipawns);

        // == 7. Score cards

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_score_card_record(
            byte* card,
            UIntPtr card_len,
            duiyi_score_card_entry* entry,
            byte* buf,
            UIntPtr cap,
            UIntPtr* out_len,
            uint* out_counted,
            duiyi_error* err);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_score_card_merge(
            byte* a,
            UIntPtr a_len,
            byte* b,
            UIntPtr b_len,
            byte* buf,
            UIntPtr cap,
            UIntPtr* out_len,
            duiyi_error* err);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_score_card_tally(
            byte* card,
            UIntPtr card_len,
            duiyi_score_card_filter* filter,
            duiyi_tally* result,
            duiyi_error* err);

        // == 8. Words

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_text(
            TextFamily family,
            uint code,
            Language language,
            byte* buf,
            UIntPtr cap,
            UIntPtr* out_len);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_game_verdict_text(
            GameHandle game,
            Language language,
            byte* buf,
            UIntPtr cap,
            UIntPtr* out_len);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_game_refusal_text(
            GameHandle game,
            byte from,
            byte to,
            Kind promotion,
            Language language,
            byte* buf,
            UIntPtr cap,
            UIntPtr* out_len);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_game_evidence_text(
            GameHandle game,
            Language language,
            byte* buf,
            UIntPtr cap,
            UIntPtr* out_len);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_game_event_text(
            GameHandle game,
            duiyi_event* told,
            Language language,
            byte* buf,
            UIntPtr cap,
            UIntPtr* out_len);

        // == 10. Advice

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_game_threats(
            GameHandle game,
            Side side,
            duiyi_threats* result);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_hint_begin(
            EngineHandle engine,
            GameHandle game,
            ulong max_nodes,
            duiyi_error* err);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_hint_get(
            EngineHandle engine,
            GameHandle game,
            duiyi_hint* result,
            duiyi_error* err);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_merit_text(
            duiyi_merit* merit,
            Variant variant,
            Language language,
            byte* buf,
            UIntPtr cap,
            UIntPtr* out_len);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_review_create(
            GameHandle game,
            uint ply,
            ulong max_nodes,
            out ReviewHandle result,
            duiyi_error* err);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern void duiyi_review_destroy(IntPtr review);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_review_step(
            ReviewHandle review,
            EngineHandle engine,
            uint nodes,
            SearchState* out_state,
            duiyi_error* err);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_review_judgement(
            ReviewHandle review,
            duiyi_judgement* result);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_puzzle_create(
            GameHandle game,
            uint mate_in,
            duiyi_puzzle_options* options,
            out PuzzleHandle result,
            duiyi_error* err);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern void duiyi_puzzle_destroy(IntPtr puzzle);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_puzzle_play(
            PuzzleHandle puzzle,
            uint number,
            duiyi_error* err);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_puzzle_step(
            PuzzleHandle puzzle,
            uint nodes,
            duiyi_puzzle_report* report);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_puzzle_report_get(
            PuzzleHandle puzzle,
            duiyi_puzzle_report* result);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_puzzle_text(
            PuzzleHandle puzzle,
            Language language,
            byte* buf,
            UIntPtr cap,
            UIntPtr* out_len);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_manners_after(
            uint manners,
            ScoreKind score_kind,
            int score,
            uint at_ply,
            uint* result);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_manners_declined(uint manners, uint* result);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_manners_conduct(
            uint manners,
            Conduct allowed,
            uint level,
            Conduct* result);

        // == 11. The table

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_table_create(
            duiyi_game_options* game_options,
            duiyi_table_options* options,
            out TableHandle result,
            duiyi_error* err);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern void duiyi_table_destroy(IntPtr table);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern IntPtr duiyi_table_game(TableHandle table);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_table_new_game(
            TableHandle table,
            duiyi_game_options* game_options,
            duiyi_error* err);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_table_set_seat(
            TableHandle table,
            Side side,
            duiyi_seat* seat,
            duiyi_error* err);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_table_seat(
            TableHandle table,
            Side side,
            duiyi_seat* result);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_table_set_promotion(
            TableHandle table,
            Kind kind,
            duiyi_error* err);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_table_advance(
            TableHandle table,
            ulong now_ms,
            uint nodes,
            duiyi_table_progress* progress);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_table_next_event(TableHandle table, duiyi_event* result);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_table_save_json(
            TableHandle table,
            byte* buf,
            UIntPtr cap,
            UIntPtr* out_len);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_table_load_json(
            byte* text,
            UIntPtr len,
            duiyi_table_options* options,
            out TableHandle result,
            duiyi_error* err);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_table_click(
            TableHandle table,
            byte square,
            duiyi_answer* answer);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_table_press(
            TableHandle table,
            byte square,
            duiyi_answer* answer);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_table_drop(
            TableHandle table,
            byte square,
            duiyi_answer* answer);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_table_drag(TableHandle table, byte square);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_table_promote(
            TableHandle table,
            Kind kind,
            duiyi_answer* answer);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_table_cancel(TableHandle table);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_table_view_get(
            TableHandle table,
            duiyi_table_view* result);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_table_hint(TableHandle table, duiyi_error* err);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_table_undo_turn(TableHandle table, duiyi_error* err);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_table_redo_turn(TableHandle table, duiyi_error* err);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_table_ask_resign(TableHandle table, duiyi_error* err);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_table_resign(TableHandle table, duiyi_error* err);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_table_offer_draw(TableHandle table, duiyi_error* err);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_table_accept_draw(TableHandle table, duiyi_error* err);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)]
        public static extern Status duiyi_table_decline_draw(TableHandle table, duiyi_error* err);
    }
}
