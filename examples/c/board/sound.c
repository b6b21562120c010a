/* Sounds: short tones, made here. Where there is no device it is silent. */
#include <math.h>

#include "board.h"

enum { RATE = 22050, LONGEST = RATE / 2, NOTES = 3 };

/* Notes one after the other: hertz, milliseconds. */
static const struct {
    int hertz, ms;
} tones[TONES][NOTES] = {
    [TONE_MOVE] = {{320, 50}},
    [TONE_CAPTURE] = {{250, 40}, {170, 70}},
    [TONE_CASTLE] = {{320, 45}, {400, 55}},
    [TONE_PROMOTE] = {{520, 60}, {660, 60}, {780, 110}},
    [TONE_CHECK] = {{620, 70}, {470, 110}},
    [TONE_OFFER] = {{440, 80}, {550, 110}},
    [TONE_LOW] = {{880, 60}, {1, 40}, {880, 60}},
    [TONE_END] = {{390, 110}, {330, 110}, {260, 220}},
    [TONE_REFUSE] = {{150, 80}},
};
static SDL_AudioDeviceID device;

void sound_open(void)
{
    const SDL_AudioSpec wanted = {.freq = RATE, .format = AUDIO_S16SYS, .channels = 1, .samples = 512};
    if (SDL_InitSubSystem(SDL_INIT_AUDIO) == 0) {
        device = SDL_OpenAudioDevice(NULL, 0, &wanted, NULL, 0);
        SDL_PauseAudioDevice(device, 0);
    }
}

void sound_close(void)
{
    if (device != 0) {
        SDL_CloseAudioDevice(device);
    }
}

/* Queued for the device, so that no frame waits; what still sounds is cut off. */
void sound_play(const struct app *app, enum tone tone)
{
    static int16_t samples[LONGEST];
    int made = 0;
    if (device == 0 || tone == TONE_NONE || !app->options.sounds) {
        return;
    }
    for (int note = 0; note < NOTES; note++) {
        const int count = RATE * tones[tone][note].ms / 1000;
        for (int i = 0; i < count && made < LONGEST; i++) {
            /* Wood: a soft start, an end that dies away, an octave that dies sooner. */
            const float t = (float)i / (float)count;
            const float fade = expf(-4 * t) * fminf(1, (float)i / 60) * fminf(1, (1 - t) * 8);
            const float turn = 6.2831853f * (float)tones[tone][note].hertz * (float)i / RATE;
            samples[made++] = (int16_t)(9000 * fade * (sinf(turn) + 0.4f * fade * sinf(2 * turn)));
        }
    }
    SDL_ClearQueuedAudio(device);
    SDL_QueueAudio(device, samples, (uint32_t)made * sizeof *samples);
}

/* The tone of what has happened; a move that gives check or promotes has an event of its own. */
enum tone tone_of(const duiyi_event *event)
{
    switch (event->kind) {
    case DUIYI_EVENT_MOVED:
        if ((event->flags & (DUIYI_MOVE_CHECK | DUIYI_MOVE_PROMOTES)) != 0) {
            return TONE_NONE;
        } /* fall through */
    case DUIYI_EVENT_UNDONE:
    case DUIYI_EVENT_REDONE:
        return (event->flags & (DUIYI_MOVE_CASTLE_SHORT | DUIYI_MOVE_CASTLE_LONG)) != 0 ? TONE_CASTLE
            : (event->flags & DUIYI_MOVE_CAPTURE) != 0                                  ? TONE_CAPTURE
                                                                                        : TONE_MOVE;
    case DUIYI_EVENT_PROMOTED: return TONE_PROMOTE;
    case DUIYI_EVENT_CHECK: return TONE_CHECK;
    case DUIYI_EVENT_OFFERED:
    case DUIYI_EVENT_DECLINED: return TONE_OFFER;
    case DUIYI_EVENT_CLOCK_LOW: return TONE_LOW;
    case DUIYI_EVENT_ENDED: return TONE_END;
    default: return TONE_NONE;
    }
}
