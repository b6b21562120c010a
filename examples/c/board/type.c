/* Text: fonts are asked of fontconfig, and what was written once is kept as a picture. */
#include <SDL_ttf.h>
#include <fontconfig/fontconfig.h>
#include <stdio.h>
#include <string.h>

#include "board.h"

enum { SIZES = 12, KEPT = 256 };

static SDL_Renderer *target;
static struct {
    char file[512];
    int index;
    int sizes[SIZES];
    TTF_Font *fonts[SIZES];
} faces[FACES];
static struct {
    char text[300];
    enum face face;
    int size, outline, w, h;
    SDL_Color colour;
    SDL_Texture *texture;
} kept[KEPT];
static int next_kept, chinese;

/* The file of the font that has all these signs; 0 if fontconfig knows none. */
static int find(enum face face, const char *family, int bold, const char *signs)
{
    FcPattern *pattern = FcNameParse((const FcChar8 *)family), *match = NULL;
    FcCharSet *needed = FcCharSetCreate(), *has = NULL;
    FcResult result;
    FcChar8 *file = NULL;
    FcChar32 sign = 0;
    int index = 0, found = 0;
    for (int len = (int)strlen(signs), used; len > 0; signs += used, len -= used) {
        used = FcUtf8ToUcs4((const FcChar8 *)signs, &sign, len);
        FcCharSetAddChar(needed, sign);
    }
    FcPatternAddCharSet(pattern, FC_CHARSET, needed);
    FcPatternAddBool(pattern, FC_SCALABLE, FcTrue);
    FcPatternAddInteger(pattern, FC_WEIGHT, bold ? FC_WEIGHT_BOLD : FC_WEIGHT_REGULAR);
    FcConfigSubstitute(NULL, pattern, FcMatchPattern);
    FcDefaultSubstitute(pattern);
    match = FcFontMatch(NULL, pattern, &result);
    if (match != NULL && FcPatternGetString(match, FC_FILE, 0, &file) == FcResultMatch) {
        FcPatternGetInteger(match, FC_INDEX, 0, &index);
        snprintf(faces[face].file, sizeof faces[face].file, "%s", (const char *)file);
        faces[face].index = index & 0xFFFF;
        found = FcPatternGetCharSet(match, FC_CHARSET, 0, &has) == FcResultMatch
            && FcCharSetIsSubset(needed, has);
    }
    FcCharSetDestroy(needed);
    FcPatternDestroy(pattern);
    if (match != NULL) {
        FcPatternDestroy(match);
    }
    return found;
}

int type_open(SDL_Renderer *renderer)
{
    target = renderer;
    if (TTF_Init() != 0 || !FcInit()) {
        return 0;
    }
    chinese = find(FACE_TEXT, "Noto Sans CJK SC,sans:lang=zh-cn", 0, "ABc红黑帥將")
        && find(FACE_MEN, "Noto Serif CJK SC,serif:lang=zh-cn", 1, "帥將帅将");
    if (!chinese) {
        find(FACE_TEXT, "DejaVu Sans,sans", 0, "ABc");
        find(FACE_MEN, "DejaVu Sans,sans", 1, "ABc");
    }
    find(FACE_FIGURINES, "DejaVu Sans", 0, "♚♛♜♝♞♟");
    return faces[FACE_TEXT].file[0] != '\0';
}

int type_has_chinese(void)
{
    return chinese;
}

void type_close(void)
{
    for (int i = 0; i < KEPT; i++) {
        SDL_DestroyTexture(kept[i].texture);
    }
    for (int face = 0; face < FACES; face++) {
        for (int i = 0; i < SIZES; i++) {
            if (faces[face].fonts[i] != NULL) {
                TTF_CloseFont(faces[face].fonts[i]);
            }
        }
    }
    TTF_Quit();
    FcFini();
}

static TTF_Font *font(enum face face, int size)
{
    int i = 0;
    while (i < SIZES - 1 && faces[face].fonts[i] != NULL && faces[face].sizes[i] != size) {
        i++;
    }
    if (faces[face].fonts[i] != NULL && faces[face].sizes[i] != size) {
        TTF_CloseFont(faces[face].fonts[i]);
        faces[face].fonts[i] = NULL;
    }
    if (faces[face].fonts[i] == NULL) {
        faces[face].fonts[i] = TTF_OpenFontIndex(faces[face].file, size, faces[face].index);
        faces[face].sizes[i] = size;
    }
    return faces[face].fonts[i];
}

/* The place of the picture of a text; -1 if it cannot be made. */
static int picture_of(const char *text, enum face face, int size, int outline, SDL_Color c)
{
    int i;
    for (i = 0; i < KEPT; i++) {
        if (kept[i].texture != NULL && kept[i].face == face && kept[i].size == size
            && kept[i].outline == outline && memcmp(&kept[i].colour, &c, sizeof c) == 0
            && strncmp(kept[i].text, text, sizeof kept[i].text - 1) == 0) {
            return i;
        }
    }
    TTF_Font *f = font(face, size);
    if (f == NULL || *text == '\0') {
        return -1;
    }
    TTF_SetFontOutline(f, outline);
    SDL_Surface *surface = TTF_RenderUTF8_Blended(f, text, c);
    TTF_SetFontOutline(f, 0);
    if (surface == NULL) {
        return -1;
    }
    i = next_kept++ % KEPT;
    SDL_DestroyTexture(kept[i].texture);
    kept[i].texture = SDL_CreateTextureFromSurface(target, surface);
    kept[i].w = surface->w;
    kept[i].h = surface->h;
    SDL_FreeSurface(surface);
    snprintf(kept[i].text, sizeof kept[i].text, "%s", text);
    kept[i].face = face;
    kept[i].size = size;
    kept[i].outline = outline;
    kept[i].colour = c;
    return i;
}

float write_text(const char *text, enum face face, int size, float x, float y, int align, SDL_Color c)
{
    const int i = picture_of(text, face, size, 0, c);
    if (i < 0) {
        return 0;
    }
    const float w = (float)kept[i].w, h = (float)kept[i].h;
    const SDL_FRect at = {x - w * (float)(align + 1) / 2, y - h / 2, w, h};
    SDL_RenderCopyF(target, kept[i].texture, NULL, &at);
    return w;
}

void write_edged(const char *text, enum face face, int size, float x, float y, SDL_Color in, SDL_Color edge)
{
    const int i = picture_of(text, face, size, 2, edge);
    if (i >= 0) {
        const float w = (float)kept[i].w, h = (float)kept[i].h;
        const SDL_FRect at = {x - w / 2, y - h / 2, w, h};
        SDL_RenderCopyF(target, kept[i].texture, NULL, &at);
    }
    write_text(text, face, size, x, y, 0, in);
}

/* Broken at blanks or, where there are none, anywhere. */
void write_paragraph(const char *text, int size, float x, float y, float width, int most, SDL_Color colour)
{
    char line[300];
    TTF_Font *f = font(FACE_TEXT, size);
    for (int lines = 0; f != NULL && *text != '\0' && lines < most; lines++) {
        size_t len = 0, blank = 0;
        int fits = 0, wide = 0;
        snprintf(line, sizeof line, "%s", text);
        TTF_MeasureUTF8(f, line, (int)width, &wide, &fits);
        for (; fits > 0 && text[len] != '\0' && len < sizeof line - 5; fits--) {
            const unsigned char byte = (unsigned char)text[len];
            blank = byte == ' ' ? len : blank;
            len += byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4;
        }
        if (len == 0) {
            return;
        }
        len = text[len] != '\0' && text[len] != ' ' && blank > 0 ? blank : len;
        snprintf(line, sizeof line, "%.*s", (int)len, text);
        write_text(line, FACE_TEXT, size, x, y + (float)size * 1.35f * (float)lines, -1, colour);
        text += len + (text[len] == ' ');
    }
}
