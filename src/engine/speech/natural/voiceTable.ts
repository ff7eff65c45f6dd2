import * as z from 'zod/mini';
import type { Sound } from './persianSounds.ts';

/** Samples a second that Harf's sound has. */
const SAMPLE_RATE = 22_050;
const MAX_SYMBOLS = 2000;
const MAX_ID = 65_535;
/** Voices of Piper have 0.667 and 0.8, and 1 for their length. */
const MAX_NOISE = 2;
const MAX_LENGTH = 4;

/** What is read of a voice's `.onnx.json`. */
const voiceFile = z.object({
  audio: z.object({ sample_rate: z.literal(SAMPLE_RATE) }),
  inference: z.optional(
    z.object({
      noise_scale: z.optional(z.number().check(z.gte(0), z.lte(MAX_NOISE))),
      length_scale: z.optional(z.number().check(z.gte(1 / MAX_LENGTH), z.lte(MAX_LENGTH))),
      noise_w: z.optional(z.number().check(z.gte(0), z.lte(MAX_NOISE))),
    }),
  ),
  num_speakers: z.optional(z.literal(1)),
  phoneme_id_map: z
    .record(
      z.string().check(z.maxLength(8)),
      z.array(z.int().check(z.gte(0), z.lte(MAX_ID))).check(z.maxLength(4)),
    )
    .check(z.refine((map) => Object.keys(map).length <= MAX_SYMBOLS)),
});

/** How a voice of Piper writes sounds, and how it was meant to sound. */
export interface VoiceTable {
  readonly noiseScale: number;
  readonly lengthScale: number;
  readonly noiseWidth: number;
  readonly idsOf: ReadonlyMap<string, readonly number[]>;
}

/** Reads the settings beside a voice; throws an Error of one sentence if they are none, or not for this voice of one speaker. */
export function readVoiceTable(json: string): VoiceTable {
  const { data } = voiceFile.safeParse(parsed(json));
  if (data === undefined)
    throw new Error(
      'The file beside the voice is no table of a Piper voice with one speaker, 22,050 samples a second and ordinary scales.',
    );
  const { noise_scale = 0.667, length_scale = 1, noise_w = 0.8 } = data.inference ?? {};
  return {
    noiseScale: noise_scale,
    lengthScale: length_scale,
    noiseWidth: noise_w,
    idsOf: new Map(Object.entries(data.phoneme_id_map)),
  };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

const [BEGIN, END, BLANK] = ['^', '$', '_'] as const;

/**
 * The ids of sounds and signs: each of their characters in the voice's table, a blank behind each id, as Piper writes
 * them. What the table does not have is left out.
 */
export function phonemeIds({ idsOf }: VoiceTable, sounds: readonly Sound[]): number[] {
  const blank = idsOf.get(BLANK) ?? [];
  const ids = sounds.flatMap((sound) =>
    Array.from(sound).flatMap((character) => {
      const found = idsOf.get(character);
      return found === undefined ? [] : [...found, ...blank];
    }),
  );
  return [...(idsOf.get(BEGIN) ?? []), ...ids, ...(idsOf.get(END) ?? [])];
}
