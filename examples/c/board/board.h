/* A board in a window, for both games: what its files share. No rule of any game stands here, and no
 * state of the hand: clicks go into duiyi_table, and what duiyi_table_view has is drawn. */
#ifndef BOARD_H
#define BOARD_H

#include <SDL.h>
#include <duiyi.h>

enum { WIDTH = 960, HEIGHT = 720, PANEL = 300 };

/* How men are drawn. */
enum pieces { PIECES_NATIVE, PIECES_SIMPLIFIED, PIECES_LETTERS, PIECES_STYLES };

/* What is asked for by a button or a key. */
enum command {
    NOTHING,
    NEW_GAME,
    OTHER_GAME,
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
    COMMANDS
};

struct options {
    duiyi_variant variant;
    unsigned level;           /* 0: two persons; 11: full strength */
    duiyi_side person;        /* whose side the person has, against the opponent */
    duiyi_language language;
    uint64_t seed;
    const char *save;         /* the file in which the table is kept */
    int measure;              /* say how long the longest frame took */
};

struct app {
    SDL_Window *window;
    SDL_Renderer *renderer;
    duiyi_table *table;
    duiyi_game *game;         /* the table's */
    duiyi_table_view view;
    duiyi_state state;
    struct options options;
    enum pieces pieces;
    int flipped;
    int mouse_x, mouse_y;
    uint32_t shake_until;     /* the king in check shakes until then */
    char message[DUIYI_WORDS_MAX];
    SDL_Rect buttons[COMMANDS];
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
/* A letter with an edge of another colour. */
void write_edged(const char *text, enum face face, int size, float x, float y, SDL_Color in, SDL_Color edge);

/* draw.c, side.c: a frame. */
void draw_board(struct app *app);
void draw_side(struct app *app);

/* table.c: the game at the table. */
int table_begin(struct app *app);
int table_open(struct app *app);
void table_save(struct app *app);
void table_refresh(struct app *app);
void table_answer(struct app *app, const duiyi_answer *answer);
void table_frame(struct app *app, uint32_t now);
void table_command(struct app *app, enum command command);

#endif
