#include "saves.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "line.h"

/* A saved game is some kilobytes; what is larger is something else. */
enum { LARGEST_FILE = 1 << 20 };

/* The game as JSON, to be freed; NULL if there is none. */
static char *saved_text(const struct session *session, size_t *len)
{
    duiyi_status status = duiyi_game_save_json(session->game, NULL, 0, len);
    char *text = status == DUIYI_ERR_BUFFER ? malloc(*len + 1) : NULL;
    if (text != NULL && duiyi_game_save_json(session->game, text, *len + 1, NULL) != DUIYI_OK) {
        free(text);
        text = NULL;
    }
    return text;
}

enum answer saves_run_save(struct session *session, char *rest)
{
    const char *path = line_word(&rest);
    if (*path == '\0') {
        printf("Keep the game in which file?\n");
        return ANSWER_DONE;
    }
    size_t len = 0;
    char *text = saved_text(session, &len);
    if (text == NULL) {
        printf("This game cannot be saved.\n");
        return ANSWER_DONE;
    }
    FILE *file = fopen(path, "wb");
    int kept = file != NULL && fwrite(text, 1, len, file) == len;
    /* Only when it closes is a file known to be written. */
    if (file != NULL && fclose(file) != 0) {
        kept = 0;
    }
    free(text);
    printf(kept ? "The game is kept in %s.\n" : "%s cannot be written.\n", path);
    return ANSWER_DONE;
}

/* What is in a file, to be freed; NULL if it cannot be read. */
static char *file_text(const char *path, size_t *len)
{
    FILE *file = fopen(path, "rb");
    char *text = file != NULL ? malloc(LARGEST_FILE) : NULL;
    if (text != NULL) {
        *len = fread(text, 1, LARGEST_FILE, file);
        if (ferror(file) || !feof(file)) {
            free(text);
            text = NULL;
        }
    }
    if (file != NULL) {
        fclose(file);
    }
    return text;
}

enum answer saves_run_load(struct session *session, char *rest)
{
    const char *path = line_word(&rest);
    size_t len = 0;
    char *text = *path != '\0' ? file_text(path, &len) : NULL;
    if (text == NULL) {
        printf(*path != '\0' ? "%s cannot be read.\n" : "Load which file?%s\n", path);
        return ANSWER_DONE;
    }
    duiyi_game *game = NULL;
    duiyi_error err;
    DUIYI_INIT(&err);
    duiyi_status status = duiyi_game_load_json(text, len, &game, &err);
    free(text);
    if (status != DUIYI_OK) {
        printf("%s is no saved game: ", path);
        command_print_error(session, status, &err);
        return ANSWER_DONE;
    }
    session_adopt(session, game);
    return ANSWER_SHOW_BOARD;
}

static void print_code(const struct session *session)
{
    /* Enough for some hundred moves; a longer game tells how much it needs. */
    char code[2048];
    const uint64_t seeds[2] = {session->person[0] ? 0 : session->seed,
                               session->person[1] ? 0 : session->seed};
    size_t len = 0;
    if (duiyi_game_replay_code(session->game, seeds, code, sizeof code, &len) == DUIYI_OK) {
        printf("%s\n", code);
    } else {
        printf("This game has a code of %zu letters: save it in a file.\n", len);
    }
}

enum answer saves_run_code(struct session *session, char *rest)
{
    const char *word = line_word(&rest);
    if (*word == '\0') {
        print_code(session);
        return ANSWER_DONE;
    }
    duiyi_game *game = NULL;
    uint64_t seeds[2];
    duiyi_error err;
    DUIYI_INIT(&err);
    duiyi_status status
        = duiyi_game_load_replay_code(word, DUIYI_NUL_TERMINATED, &game, seeds, &err);
    if (status != DUIYI_OK) {
        command_print_error(session, status, &err);
        return ANSWER_DONE;
    }
    session_adopt(session, game);
    if (seeds[0] != 0 || seeds[1] != 0) {
        session->seed = seeds[0] != 0 ? seeds[0] : seeds[1];
    }
    return ANSWER_SHOW_BOARD;
}
