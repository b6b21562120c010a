/* Smooth shapes: a disc and a ring with soft edges are made once, large, and drawn at any size. */
#include <math.h>
#include <stdlib.h>

#include "board.h"

enum { SIZE = 256 };
static SDL_Texture *disc_texture, *ring_texture, *stroke_texture;

/* A white picture whose opacity `shade` gives for each point. */
static SDL_Texture *picture(SDL_Renderer *renderer, int w, int h, float (*shade)(float x, float y))
{
    uint32_t *pixels = malloc(sizeof *pixels * (size_t)w * (size_t)h);
    SDL_Texture *texture = NULL;
    if (pixels == NULL) {
        return NULL;
    }
    for (int y = 0; y < h; y++) {
        for (int x = 0; x < w; x++) {
            const float a = shade((float)x + 0.5f, (float)y + 0.5f);
            pixels[y * w + x] = (uint32_t)(255 * (a < 0 ? 0 : a > 1 ? 1 : a)) << 24 | 0xFFFFFF;
        }
    }
    texture = SDL_CreateTexture(renderer, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_STATIC, w, h);
    if (texture != NULL) {
        SDL_UpdateTexture(texture, NULL, pixels, w * (int)sizeof *pixels);
        SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND);
        SDL_SetTextureScaleMode(texture, SDL_ScaleModeLinear);
    }
    free(pixels);
    return texture;
}

static float from_middle(float x, float y)
{
    return hypotf(x - SIZE / 2.0f, y - SIZE / 2.0f);
}

static float disc_shade(float x, float y)
{
    return (SIZE / 2.0f - 2 - from_middle(x, y)) / 3;
}

static float ring_shade(float x, float y)
{
    return (8 - fabsf(from_middle(x, y) - (SIZE / 2.0f - 12))) / 3;
}

static float stroke_shade(float x, float y)
{
    (void)x;
    return (7 - fabsf(y - 8)) / 4;
}

int paint_open(SDL_Renderer *renderer)
{
    disc_texture = picture(renderer, SIZE, SIZE, disc_shade);
    ring_texture = picture(renderer, SIZE, SIZE, ring_shade);
    stroke_texture = picture(renderer, 16, 16, stroke_shade);
    return disc_texture != NULL && ring_texture != NULL && stroke_texture != NULL;
}

void paint_close(void)
{
    SDL_DestroyTexture(disc_texture);
    SDL_DestroyTexture(ring_texture);
    SDL_DestroyTexture(stroke_texture);
}

static void tinted(SDL_Renderer *renderer, SDL_Texture *texture, SDL_FRect at, double angle, SDL_Color c)
{
    SDL_SetTextureColorMod(texture, c.r, c.g, c.b);
    SDL_SetTextureAlphaMod(texture, c.a);
    SDL_RenderCopyExF(renderer, texture, NULL, &at, angle, NULL, SDL_FLIP_NONE);
}

void disc(SDL_Renderer *renderer, float x, float y, float radius, SDL_Color colour)
{
    const SDL_FRect at = {x - radius, y - radius, 2 * radius, 2 * radius};
    tinted(renderer, disc_texture, at, 0, colour);
}

void ring(SDL_Renderer *renderer, float x, float y, float radius, SDL_Color colour)
{
    const SDL_FRect at = {x - radius, y - radius, 2 * radius, 2 * radius};
    tinted(renderer, ring_texture, at, 0, colour);
}

void box(SDL_Renderer *renderer, SDL_FRect rect, SDL_Color colour)
{
    SDL_SetRenderDrawColor(renderer, colour.r, colour.g, colour.b, colour.a);
    SDL_RenderFillRectF(renderer, &rect);
}

void stroke(SDL_Renderer *renderer, SDL_FPoint from, SDL_FPoint to, float width, SDL_Color colour)
{
    const float dx = to.x - from.x, dy = to.y - from.y, length = hypotf(dx, dy);
    const SDL_FRect at = {(from.x + to.x - length) / 2, (from.y + to.y - width) / 2, length, width};
    tinted(renderer, stroke_texture, at, atan2f(dy, dx) * 180 / 3.14159265, colour);
}
