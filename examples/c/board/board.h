/* A board in a window, for both games: what its files share. No rule of any game stands here, and no
 * state of the hand: clicks go into duiyi_table, and what duiyi_table_view has is drawn. */
#ifndef BOARD_H
#define BOARD_H

#include <SDL.h>
#include <duiyi.h>

enum { WIDTH = 960, HEIGHT = 720, PANEL = 300, PATH_SIZE = 1024 };
enum { LEVEL_FULL = DUIYI_LEVEL_MAX + 1, LEVEL_UNKNOWN };

/* How men are drawn. */
enum pieces { PIECES_NATIVE, PIECES_SIMPLIFIED, PIECES_LETTERS, PIECES_STYLES };

/* What is asked for by a button or a key. */
enum command {
    NOTHING,
    NEW_GAME,
    OTHER_GAME,
    RULES,
    LEVEL,
    SIDE,
    UNDO,
    REDO,
    HINT,
    DRAW,
    RESIGN,
    FLIP,
    PIECES,
    LANGUAGE,
    DOTS,
    SOUNDS,
    LEGEND,
    COMMANDS
};

struct options {
    duiyi_variant variant;
    duiyi_rules rules;        /* one of the variant's */
    int asked;                /* which game it is was said at the start */
    unsigned level;           /* 0: two persons; LEVEL_FULL: full strength */
    unsigned person;          /* whose side the person has, against the opponent */
    unsigned language, pieces;
    unsigned sounds, dots;    /* not 0: tones are heard, targets are drawn */
    uint64_t seed;
    uint32_t main_ms, increment_ms; /* the clock; both 0: none */
    char device[40];          /* the name of this board on the score card */
    const char *save;         /* the file in which the table is kept; NULL: nothing is kept at all */
    int measure;              /* say how long the longest frame took */
};

/* A move of the list, and where it is drawn. */
struct listed {
    SDL_Rect place;
    uint32_t ply;
};
enum { ROWS = 7, PRESENT = -1 };

struct app {
    SDL_Window *window;
    SDL_Renderer *renderer;
    duiyi_table *table;
    duiyi_game *game;         /* the table's */
    duiyi_table_view view;
    duiyi_state state;
    struct options options;
    duiyi_tally tally;        /* games like this one, as they ended */
    int64_t looking;          /* back, at the board after so many plies; PRESENT: at the game */
    int flipped, legend;
    int mouse_x, mouse_y;
    uint32_t shake_until;     /* the king in check shakes until then */
    char message[DUIYI_WORDS_MAX];
    char aside[200];          /* damaged files that were set aside, until a move is made */
    int unkept;               /* the game could not be written last time */
    char save_file[PATH_SIZE], settings_file[PATH_SIZE], score_file[PATH_SIZE]; /* empty: not kept */
    SDL_Rect buttons[COMMANDS];
    struct listed list[2 * ROWS];
    int running;
};

/* layout.c: where a square is drawn, and which one is under a point. */
struct layout {
    float x, y, cell;         /* the top left corner of the board, the side of a square */
    int files, ranks;
};
struct layout layout_of(const struct app *app);
SDL_FPoint centre_of(const struct app *app, duiyi_square square);
duiyi_square square_at(const struct app *app, int x, int y);
/* The squares of the promotion panel: the column of choices, the usual one first. */
SDL_FRect promotion_box(const struct app *app, int place);

/* paint.c: smooth shapes. */
int paint_open(SDL_Renderer *renderer);
void paint_close(void);
void disc(SDL_Renderer *renderer, float x, float y, float radius, SDL_Color colour);
void ring(SDL_Renderer *renderer, float x, float y, float radius, SDL_Color colour);
void box(SDL_Renderer *renderer, SDL_FRect rect, SDL_Color colour);
void stroke(SDL_Renderer *renderer, SDL_FPoint from, SDL_FPoint to, float width, SDL_Color colour);

/* type.c: text. */
enum face { FACE_TEXT, FACE_MEN, FACE_FIGURINES, FACES };
int type_open(SDL_Renderer *renderer);
void type_close(void);
int type_has_chinese(void);
/* Writes at a point, -1 to its right, 0 centred on it, 1 to its left; gives the width. */
float write_text(const char *text, enum face face, int size, float x, float y, int align, SDL_Color c);
/* Text over as many lines as it needs, `most` of them. */
void write_paragraph(const char *text, int size, float x, float y, float width, int most, SDL_Color colour);
/* A letter with an edge of another colour. */
void write_edged(const char *text, enum face face, int size, float x, float y, SDL_Color in, SDL_Color edge);

/* draw.c, side.c, legend.c: a frame. */
void draw_board(struct app *app);
void draw_man(struct app *app, duiyi_piece piece, float x, float y, float cell);
void draw_legend(struct app *app);
void draw_side(struct app *app);

/* table.c: the game at the table. */
int table_begin(struct app *app);
int table_open(struct app *app);
void table_save(struct app *app);
void table_refresh(struct app *app);
void table_answer(struct app *app, const duiyi_answer *answer);
void table_frame(struct app *app, uint32_t now);
void table_command(struct app *app, enum command command);
/* The opponent's level as the library has it. */
uint32_t table_level(const struct app *app);
/* Looks at the board as it was after so many plies; at the last one: at the game again. */
void table_look(struct app *app, int64_t ply);
void table_close(struct app *app, uint32_t now);

/* options.c: settings and command line; 0 if that cannot be read. */
int choose_options(struct app *app, int argc, char **argv);

/* files.c: small files, written whole; damaged ones are set aside. */
char *file_read(const char *path, size_t *len);
int file_write(const char *path, const char *text, size_t len);
int file_set_aside(struct app *app, const char *path, const char *why);

/* settings.c, score.c: what is kept besides the game. */
void settings_load(struct app *app);
void settings_save(struct app *app);
void score_refresh(struct app *app);
void score_count(struct app *app);

/* sound.c: tones. */
enum tone {
    TONE_NONE,
    TONE_MOVE,
    TONE_CAPTURE,
    TONE_CASTLE,
    TONE_PROMOTE,
    TONE_CHECK,
    TONE_OFFER,
    TONE_LOW,
    TONE_END,
    TONE_REFUSE,
    TONES
};
void sound_open(void);
void sound_close(void);
void sound_play(const struct app *app, enum tone tone);
enum tone tone_of(const duiyi_event *event);

#endif
