// The structs of the C header, field by field and under the same names; the tests compare every line
// with that header, and sizes and offsets with a C compiler's. What they mean, include/duiyi.h says.

using System;
using System.Runtime.InteropServices;

// Fields that only the library reads or writes.
#pragma warning disable 0649

namespace Duiyi
{
    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct duiyi_squares
    {
        public fixed ulong word[2];
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct duiyi_error
    {
        public uint struct_size;
        public Status status;
        public Reason reason;
        public uint offset;
        public fixed byte squares[4];
        public fixed byte message[108];

        public static duiyi_error Sized()
        {
            return new duiyi_error { struct_size = (uint)sizeof(duiyi_error) };
        }
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct duiyi_board_info
    {
        public uint struct_size;
        public Variant variant;
        public byte files;
        public byte ranks;
        public byte first_rank_label;
        public byte pad;

        public static duiyi_board_info Sized()
        {
            return new duiyi_board_info { struct_size = (uint)sizeof(duiyi_board_info) };
        }
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct duiyi_rule_choices
    {
        public uint struct_size;
        public Variant variant;
        public ushort stalemate_loses;
        public ushort repetition;
        public ushort repetition_claim;
        public ushort offence;
        public ushort span;
        public ushort perpetual_check_loses;
        public ushort perpetual_chase_loses;
        public ushort check_outranks_chase;
        public ushort perpetual_kill_loses;
        public ushort mixed_offence_loses;
        public ushort graver_offence_loses;
        public ushort chase;
        public ushort no_progress_limit;
        public ushort no_progress_claim;
        public ushort counted_checks;
        public ushort dead_material;
        public ushort flag_needs_material;
        public fixed ushort pad[3];
        public fixed ulong reserved[4];

        public static duiyi_rule_choices Sized()
        {
            return new duiyi_rule_choices { struct_size = (uint)sizeof(duiyi_rule_choices) };
        }
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct duiyi_rule_choice
    {
        public uint struct_size;
        public uint offset;
        public ushort least;
        public ushort most;
        public ushort has_never;
        public ushort pad;
        public fixed byte name[32];
        public fixed byte values[48];

        public static duiyi_rule_choice Sized()
        {
            return new duiyi_rule_choice { struct_size = (uint)sizeof(duiyi_rule_choice) };
        }
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct duiyi_evidence
    {
        public uint struct_size;
        public Offence offence;
        public Article article;
        public uint repetitions;
        public uint threat_count;
        public Side offender;
        public fixed byte pad[3];
        public fixed byte reference[40];
        public fixed uint ply[Native.DUIYI_MAX_THREATS];
        public fixed byte hunter[Native.DUIYI_MAX_THREATS];
        public fixed byte victim[Native.DUIYI_MAX_THREATS];

        public static duiyi_evidence Sized()
        {
            return new duiyi_evidence { struct_size = (uint)sizeof(duiyi_evidence) };
        }
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct duiyi_clock_stage
    {
        public uint main_ms;
        public uint increment_ms;
        public uint delay_ms;
        public uint byoyomi_ms;
        public ushort moves;
        public ushort periods;
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct duiyi_clock_options
    {
        public uint struct_size;
        public uint low_ms;
        public fixed uint stage_count[2];
        // In words: a fixed buffer is made of plain numbers.
        public fixed uint stages[2 * Native.DUIYI_CLOCK_STAGES_MAX * 5];

        public static duiyi_clock_options Sized()
        {
            return new duiyi_clock_options { struct_size = (uint)sizeof(duiyi_clock_options) };
        }
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct duiyi_clock
    {
        public uint struct_size;
        public fixed uint left_ms[2];
        public uint delay_left_ms;
        public fixed ushort moves_left[2];
        public fixed ushort periods_left[2];
        public fixed byte stage[2];
        public fixed byte byoyomi[2];
        public Side running;
        public fixed byte pad[3];

        public static duiyi_clock Sized()
        {
            return new duiyi_clock { struct_size = (uint)sizeof(duiyi_clock) };
        }
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct duiyi_event
    {
        public uint struct_size;
        public EventKind kind;
        public uint move;
        public uint flags;
        public uint ply;
        public uint count;
        public uint left_ms;
        public Outcome outcome;
        public Termination termination;
        public Offence offence;
        public Side side;
        public byte piece;
        public byte placed;
        public byte captured;
        public byte from;
        public byte to;
        public byte captured_square;
        public byte rook_from;
        public byte rook_to;
        public Side offender;
        public fixed byte pad[2];

        public static duiyi_event Sized()
        {
            return new duiyi_event { struct_size = (uint)sizeof(duiyi_event) };
        }
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct duiyi_editor_fields
    {
        public uint struct_size;
        public uint flags;
        public ushort no_progress;
        public ushort full_move;
        public Side side_to_move;
        public byte en_passant;
        public fixed byte pad[2];
        public fixed byte castling[8];

        public static duiyi_editor_fields Sized()
        {
            return new duiyi_editor_fields { struct_size = (uint)sizeof(duiyi_editor_fields) };
        }
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct duiyi_problem
    {
        public uint struct_size;
        public FenCause cause;
        public FenField field;
        public byte square;
        public fixed byte pad[3];
        public fixed byte message[80];

        public static duiyi_problem Sized()
        {
            return new duiyi_problem { struct_size = (uint)sizeof(duiyi_problem) };
        }
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct duiyi_reader_options
    {
        public uint struct_size;
        public Variant variant;
        public Format format;
        public TextEncoding encoding;
        public fixed ulong reserved[2];

        public static duiyi_reader_options Sized()
        {
            return new duiyi_reader_options { struct_size = (uint)sizeof(duiyi_reader_options) };
        }
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct duiyi_tree_info
    {
        public uint struct_size;
        public Variant variant;
        public Outcome outcome;
        public uint nodes;
        public uint main_end;
        public uint tags;

        public static duiyi_tree_info Sized()
        {
            return new duiyi_tree_info { struct_size = (uint)sizeof(duiyi_tree_info) };
        }
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct duiyi_tree_node
    {
        public uint struct_size;
        public uint played;
        public uint parent;
        public uint first_child;
        public uint next_sibling;
        public uint ply;
        public uint notes;

        public static duiyi_tree_node Sized()
        {
            return new duiyi_tree_node { struct_size = (uint)sizeof(duiyi_tree_node) };
        }
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct duiyi_score_card_entry
    {
        public uint struct_size;
        public Variant variant;
        public uint level;
        public Outcome outcome;
        public byte* device;
        public UIntPtr device_len;
        public byte* mode;
        public UIntPtr mode_len;
        public ulong stake;
        public ulong win;
        public ulong draw;
        public ulong relief;
        public Side side;
        public fixed byte pad[7];

        public static duiyi_score_card_entry Sized()
        {
            return new duiyi_score_card_entry { struct_size = (uint)sizeof(duiyi_score_card_entry) };
        }
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct duiyi_score_card_filter
    {
        public uint struct_size;
        public uint flags;
        public Variant variant;
        public uint level;
        public byte* mode;
        public UIntPtr mode_len;

        public static duiyi_score_card_filter Sized()
        {
            return new duiyi_score_card_filter { struct_size = (uint)sizeof(duiyi_score_card_filter) };
        }
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct duiyi_tally
    {
        public uint struct_size;
        public uint wins;
        public uint losses;
        public uint draws;
        public ulong points;

        public static duiyi_tally Sized()
        {
            return new duiyi_tally { struct_size = (uint)sizeof(duiyi_tally) };
        }
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct duiyi_game_options
    {
        public uint struct_size;
        public Variant variant;
        public Rules rules;
        public uint flags;
        public uint reserve_plies;
        public uint chess960_index;
        public byte* start_fen;
        public UIntPtr start_fen_len;
        public duiyi_rule_choices* choices;
        public duiyi_clock_options* clock;
        public Actions without;
        public uint pad;
        public fixed ulong reserved[3];

        public static duiyi_game_options Sized()
        {
            return new duiyi_game_options { struct_size = (uint)sizeof(duiyi_game_options) };
        }
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct duiyi_state
    {
        public uint struct_size;
        public Variant variant;
        public Outcome outcome;
        public Termination termination;
        public uint flags;
        public uint ply;
        public uint redo_plies;
        public uint full_move;
        public uint legal_moves;
        public uint repetitions;
        public uint no_progress_plies;
        public uint counted_plies;
        public uint no_progress_limit;
        public uint no_progress_claim;
        public Claim claims;
        public Offence offence;
        public Side side_to_move;
        public fixed byte king[2];
        public Side offender;
        public Actions actions;
        public duiyi_squares checkers;
        public ulong hash;
        public ulong game_hash;
        public Side draw_offer;
        public fixed byte pad[7];
        public fixed ulong reserved[3];

        public static duiyi_state Sized()
        {
            return new duiyi_state { struct_size = (uint)sizeof(duiyi_state) };
        }
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct duiyi_material
    {
        public uint struct_size;
        public fixed byte on_board[2 * Native.DUIYI_KINDS];
        public fixed byte captured[2 * Native.DUIYI_KINDS];
        public int balance;

        public static duiyi_material Sized()
        {
            return new duiyi_material { struct_size = (uint)sizeof(duiyi_material) };
        }
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct duiyi_move_info
    {
        public uint struct_size;
        public uint move;
        public uint flags;
        public uint ply;
        public Side side;
        public byte piece;
        public byte placed;
        public byte captured;
        public byte from;
        public byte to;
        public byte captured_square;
        public byte rook_from;
        public byte rook_to;
        public fixed byte pad[3];

        public static duiyi_move_info Sized()
        {
            return new duiyi_move_info { struct_size = (uint)sizeof(duiyi_move_info) };
        }
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct duiyi_targets
    {
        public duiyi_squares quiet;
        public duiyi_squares capture;
        public duiyi_squares promote;
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct duiyi_explanation
    {
        public uint struct_size;
        public Reason reason;
        public uint square_count;
        public fixed byte squares[8];
        public uint move;

        public static duiyi_explanation Sized()
        {
            return new duiyi_explanation { struct_size = (uint)sizeof(duiyi_explanation) };
        }
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct duiyi_engine_options
    {
        public uint struct_size;
        public uint max_ply;
        public uint history_plies;
        public uint lines;
        public UIntPtr table_bytes;
        public void* table_memory;
        public fixed ulong reserved[4];

        public static duiyi_engine_options Sized()
        {
            return new duiyi_engine_options { struct_size = (uint)sizeof(duiyi_engine_options) };
        }
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct duiyi_search_limits
    {
        public uint struct_size;
        public uint level;
        public ulong seed;
        public ulong max_nodes;
        public uint max_depth;
        public uint lines;
        public uint* root_moves;
        public UIntPtr root_move_count;
        public fixed ulong reserved[4];

        public static duiyi_search_limits Sized()
        {
            return new duiyi_search_limits { struct_size = (uint)sizeof(duiyi_search_limits) };
        }
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct duiyi_search_report
    {
        public uint struct_size;
        public SearchState state;
        public ulong nodes;
        public ulong game_hash;
        public uint depth;
        public uint selective_depth;
        public uint permille;
        public ScoreKind score_kind;
        public int score;
        public uint best;
        public uint ponder;
        public uint pv_len;
        public fixed uint pv[Native.DUIYI_PV_MAX];

        public static duiyi_search_report Sized()
        {
            return new duiyi_search_report { struct_size = (uint)sizeof(duiyi_search_report) };
        }
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct duiyi_line
    {
        public uint struct_size;
        public ScoreKind score_kind;
        public int score;
        public uint depth;
        public uint pv_len;
        public fixed uint pv[Native.DUIYI_PV_MAX];

        public static duiyi_line Sized()
        {
            return new duiyi_line { struct_size = (uint)sizeof(duiyi_line) };
        }
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct duiyi_merit
    {
        public MeritKind kind;
        public uint count;
        public Offence offence;
        public byte piece;
        public byte square;
        public fixed byte pad[2];
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct duiyi_threats
    {
        public uint struct_size;
        public uint mate;
        public duiyi_squares attacked;
        public duiyi_squares hanging;
        public duiyi_squares attackers;
        public duiyi_squares checkers;

        public static duiyi_threats Sized()
        {
            return new duiyi_threats { struct_size = (uint)sizeof(duiyi_threats) };
        }
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct duiyi_hint
    {
        public uint struct_size;
        public uint best;
        public ScoreKind score_kind;
        public int score;
        public uint pv_len;
        public uint merit_count;
        public fixed uint pv[Native.DUIYI_PV_MAX];
        // In words: a fixed buffer is made of plain numbers.
        public fixed uint merits[Native.DUIYI_MAX_MERITS * 4];

        public static duiyi_hint Sized()
        {
            return new duiyi_hint { struct_size = (uint)sizeof(duiyi_hint) };
        }
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct duiyi_judgement
    {
        public uint struct_size;
        public Grade grade;
        public uint played;
        public ScoreKind played_score_kind;
        public int played_score;
        public uint best;
        public ScoreKind best_score_kind;
        public int best_score;
        public int lost;
        public int chance_lost;
        public uint missed_mate;
        public uint allowed_mate;
        public uint played_pv_len;
        public uint best_pv_len;
        public uint merit_count;
        public fixed uint played_pv[Native.DUIYI_PV_MAX];
        public fixed uint best_pv[Native.DUIYI_PV_MAX];
        // In words: a fixed buffer is made of plain numbers.
        public fixed uint merits[Native.DUIYI_MAX_MERITS * 4];

        public static duiyi_judgement Sized()
        {
            return new duiyi_judgement { struct_size = (uint)sizeof(duiyi_judgement) };
        }
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct duiyi_puzzle_options
    {
        public uint struct_size;
        public uint pad;
        public ulong max_nodes;
        public ulong table_bytes;
        public fixed ulong reserved[2];

        public static duiyi_puzzle_options Sized()
        {
            return new duiyi_puzzle_options { struct_size = (uint)sizeof(duiyi_puzzle_options) };
        }
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct duiyi_puzzle_report
    {
        public uint struct_size;
        public PuzzleState state;
        public uint moves_left;
        public uint played;
        public uint reply;
        public uint mistakes;
        public ulong nodes;

        public static duiyi_puzzle_report Sized()
        {
            return new duiyi_puzzle_report { struct_size = (uint)sizeof(duiyi_puzzle_report) };
        }
    }

    [StructLayout(LayoutKind.Sequential)]
    internal struct duiyi_seat
    {
        public SeatKind kind;
        public uint level;
        public Pace pace;
        public uint pad;
        public ulong seed;
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct duiyi_table_options
    {
        public uint struct_size;
        public uint flags;
        public fixed uint seats[12];
        public uint hints;
        public Kind promotion;
        public fixed byte pad[3];
        public duiyi_engine_options* engine;
        public UIntPtr pad_2;
        public fixed ulong reserved[4];

        public static duiyi_table_options Sized()
        {
            return new duiyi_table_options { struct_size = (uint)sizeof(duiyi_table_options) };
        }
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct duiyi_table_progress
    {
        public uint struct_size;
        public uint moved;
        public uint permille;
        public Side thinking;
        public byte hinting;
        public fixed byte pad[2];

        public static duiyi_table_progress Sized()
        {
            return new duiyi_table_progress { struct_size = (uint)sizeof(duiyi_table_progress) };
        }
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct duiyi_answer
    {
        public uint struct_size;
        public AnswerKind kind;
        public duiyi_targets targets;
        public uint move;
        public uint ply;
        public Reason reason;
        public uint square_count;
        public fixed byte squares[8];
        public byte from;
        public byte to;
        public fixed byte pad[2];
        public uint kinds;

        public static duiyi_answer Sized()
        {
            return new duiyi_answer { struct_size = (uint)sizeof(duiyi_answer) };
        }
    }

    [StructLayout(LayoutKind.Sequential)]
    internal unsafe struct duiyi_table_view
    {
        public uint struct_size;
        public Outcome outcome;
        public Termination termination;
        public May may;
        public uint hint;
        public uint hints_left;
        public uint permille;
        public uint promotion_kinds;
        public duiyi_targets targets;
        public Side turn;
        public Side hand;
        public byte hand_free;
        public byte selected;
        public byte dragged;
        public byte over;
        public byte last_from;
        public byte last_to;
        public byte check;
        public byte promotion_from;
        public byte promotion_to;
        public Kind promotion_preset;
        public Side thinking;
        public byte hinting;
        public byte resign_asked;
        public Side draw_offer;

        public static duiyi_table_view Sized()
        {
            return new duiyi_table_view { struct_size = (uint)sizeof(duiyi_table_view) };
        }
    }
}
