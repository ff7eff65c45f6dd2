import * as z from 'zod/mini';
import { playback, sectionChange } from './playback.ts';
import { method, sectionPlace, timing } from './requests.ts';
import { speechChoices, speechSettings, speechSettingsChange } from './settings.ts';

const playbackId = z.string();

const language = {
  /** Harf's language, as a language tag. */
  language: z.string(),
  /** Translations of the English in `t('…')`; empty for English. */
  translations: z.record(z.string(), z.string()),
};

/**
 * The first message, in answer to each `ready`: all that the panel shows. After it the host sends the preview
 * chunks of sections under way from the first on, if it still has them.
 */
const start = z.strictObject({
  type: z.literal('start'),
  ...language,
  settings: speechSettings,
  choices: speechChoices,
  /** Newest first. */
  playbacks: z.array(playback),
  /** The playback to show; null leaves it to the panel, which takes the one it showed last, or the newest. */
  shownId: z.nullable(playbackId),
});

/** Everything that the host tells the panel. */
export const hostMessage = z.discriminatedUnion('type', [
  start,
  z.strictObject({ type: z.literal('settings'), settings: speechSettings, choices: speechChoices }),
  /** From now on the panel speaks this language; what a failure says stays as it is. */
  z.strictObject({ type: z.literal('language'), ...language }),
  /** A playback to be shown, and played as soon as there is sound; one that `start` listed already is replaced. */
  z.strictObject({ type: z.literal('playbackAdded'), playback }),
  z.strictObject({ type: z.literal('sectionChanged'), ...sectionPlace, change: sectionChange }),
  z.strictObject({ type: z.literal('playbackRemoved'), playbackId }),
  /** MP3 frames, in the order of `eventId`, which grows; a chunk that the panel already has is dropped. */
  z.strictObject({
    type: z.literal('previewChunk'),
    ...sectionPlace,
    eventId: z.number(),
    bytes: z.instanceof(Uint8Array),
  }),
  /** All of the section's preview so far is void; what comes next is a new one. */
  z.strictObject({ type: z.literal('previewReset'), ...sectionPlace }),
  /** No more chunks will come. */
  z.strictObject({ type: z.literal('previewEnd'), ...sectionPlace }),
  /** When the words of the preview so far are heard; what a chunk brings is told after it. */
  z.strictObject({ type: z.literal('previewTiming'), ...sectionPlace, timing }),
  /** `toggle`: pauses or plays. `stop`: silence at once, and back to the start. */
  z.strictObject({ type: z.literal('control'), action: z.enum(['toggle', 'stop']) }),
  /** The result of a request, which has the schema of its method, or why there is none, in one sentence. */
  z.strictObject({ type: z.literal('reply'), requestId: z.number(), result: z.unknown() }),
  z.strictObject({ type: z.literal('refusal'), requestId: z.number(), failure: z.string() }),
]);

/**
 * Where the sound is. Sent at most every 50 ms while it sounds, and at once at play, pause, seek and end.
 * `seconds` counts from the start of the section. `stopped`: nothing is to be lit any more.
 */
const position = z.strictObject({
  type: z.literal('position'),
  ...sectionPlace,
  seconds: z.number(),
  state: z.enum(['playing', 'paused', 'stopped']),
});

/** Everything that the panel tells the host. */
export const panelMessage = z.discriminatedUnion('type', [
  /** The panel listens; also after the editor has thrown its document away and made it anew. */
  z.strictObject({ type: z.literal('ready') }),
  /** One of `requests`, whose schema the parameters have; answered with `reply` or `refusal`. */
  z.strictObject({ type: z.literal('request'), requestId: z.number(), method, parameters: z.unknown() }),
  /** The reply to this request is not wanted any more; its work may stop. */
  z.strictObject({ type: z.literal('abandon'), requestId: z.number() }),
  position,
  z.strictObject({ type: z.literal('cancelSection'), ...sectionPlace }),
  z.strictObject({ type: z.literal('cancelPlayback'), playbackId }),
  z.strictObject({ type: z.literal('retryFailed'), playbackId }),
  z.strictObject({ type: z.literal('save'), playbackId }),
  z.strictObject({ type: z.literal('remove'), playbackId }),
  /** The user chose this playback; `harf.saveAudio` and `harf.cancelSpeech` mean it. */
  z.strictObject({ type: z.literal('shown'), playbackId }),
  /** Show this place of the playback's text in its document. */
  z.strictObject({
    type: z.literal('reveal'),
    playbackId,
    utf16Start: z.number(),
    utf16End: z.number(),
  }),
  z.strictObject({ type: z.literal('changeSettings'), change: speechSettingsChange }),
  /** Have a natural voice speak for one of the voices, or, with null, the built-in one. */
  z.strictObject({
    type: z.literal('chooseNaturalVoice'),
    voice: z.string(),
    natural: z.nullable(z.string()),
  }),
  /** `harf.getNaturalVoice`. */
  z.strictObject({ type: z.literal('getNaturalVoice') }),
  /** The same text once more, as a new playback with the settings as they are now. */
  z.strictObject({ type: z.literal('readAgain'), playbackId }),
  /** `harf.readAloud` in the editor that was active last. */
  z.strictObject({ type: z.literal('readAloud') }),
  /** Something went wrong in the panel, for the log: a name and a place in the code, never text or bytes. */
  z.strictObject({
    type: z.literal('problem'),
    kind: z.enum(['invalidMessage', 'unplayableAudio', 'unexpected']),
    detail: z.string(),
  }),
]);

export type Start = z.infer<typeof start>;
export type HostMessage = z.infer<typeof hostMessage>;
export type PanelMessage = z.infer<typeof panelMessage>;
export type Position = z.infer<typeof position>;

const leftPlace = z.strictObject({ section: z.number(), seconds: z.number() });

/**
 * What the panel keeps over a reload with `setState`, and the host's serializer is handed: no text.
 * `speed` is the player's, 1 is normal; `volume` is from 0 to 1.
 */
export const panelState = z.strictObject({
  shownId: z.nullable(z.string()),
  /** Where each playback was left, by its id. */
  places: z.record(z.string(), leftPlace),
  speed: z.number(),
  volume: z.number(),
  isLooping: z.boolean(),
});

export type PanelState = z.infer<typeof panelState>;
