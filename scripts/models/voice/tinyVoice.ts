import { onnxFile } from './onnxFile.ts';

/** Samples a second, as Piper's medium voices have. */
export const SAMPLE_RATE = 22_050;
/** No phoneme is longer, in samples, at any pace. */
const MAX_SAMPLES = 4096;
const PHONEMES = 157;
const LOUDNESS = 0.3;

/** The symbols that are asked of a Persian voice of Piper, and their ids; `_` is the blank between them. */
export const PHONEME_IDS: Readonly<Record<string, number>> = {
  _: 0,
  '^': 1,
  $: 2,
  ' ': 3,
  '!': 4,
  ',': 8,
  '.': 10,
  ':': 11,
  ';': 12,
  '?': 13,
  a: 14,
  b: 15,
  d: 17,
  e: 18,
  f: 19,
  h: 20,
  i: 21,
  j: 22,
  k: 23,
  l: 24,
  m: 25,
  n: 26,
  o: 27,
  p: 28,
  q: 29,
  r: 30,
  s: 31,
  t: 32,
  u: 33,
  v: 34,
  w: 35,
  x: 36,
  z: 38,
  æ: 39,
  ŋ: 44,
  ɑ: 51,
  ɒ: 52,
  ɡ: 66,
  ɢ: 67,
  ɣ: 68,
  ɾ: 92,
  ʃ: 96,
  ʒ: 108,
  ʔ: 109,
  ˈ: 120,
  ˌ: 121,
  ː: 122,
};

/** The tone by which a phoneme is known in the sound, in hertz; signs, marks and the blank are silent. */
export function toneOf(id: number): number | undefined {
  const isSilent = id <= 13 || (id >= 120 && id <= 122);
  return isSilent ? undefined : 200 + 60 * id;
}

const VOWELS = new Set(['a', 'e', 'i', 'o', 'u', 'æ', 'ɑ', 'ɒ'].map((vowel) => PHONEME_IDS[vowel]));
const VOWEL_SAMPLES = 2200;
const CONSONANT_SAMPLES = 1600;
const VARIATION = 600;

/** How long an id sounds at the normal pace, in samples: vowels longer, each another; marks and signs not at all. */
export function idSamples(id: number): number {
  if (toneOf(id) === undefined) return 0;
  const usual = VOWELS.has(id) ? VOWEL_SAMPLES : CONSONANT_SAMPLES;
  return usual - VARIATION / 2 + ((id * 37) % VARIATION);
}

/** The settings that stand beside a voice of Piper, as `.onnx.json`. */
export function tinyVoiceSettings(): string {
  const phoneme_id_map = Object.fromEntries(
    Object.entries(PHONEME_IDS).map(([symbol, id]) => [symbol, [id]]),
  );
  return JSON.stringify({
    audio: { sample_rate: SAMPLE_RATE, quality: 'tiny' },
    espeak: { voice: 'fa' },
    inference: { noise_scale: 0.667, length_scale: 1, noise_w: 0.8 },
    num_symbols: 256,
    num_speakers: 1,
    phoneme_id_map,
  });
}

/** What goes into a voice of Piper with one speaker, and comes out. */
export const VOICE_PORTS = {
  inputs: [
    { name: 'input', type: 'int64', shape: [1, 'phonemes'] },
    { name: 'input_lengths', type: 'int64', shape: [1] },
    { name: 'scales', type: 'float', shape: [3] },
  ],
  outputs: [{ name: 'output', type: 'float', shape: [1, 1, 'samples'] }],
} as const;

/** A model with the inputs and outputs of a voice of Piper, of which each phoneme is a tone of its own, as long as is its own. */
export function tinyVoice(): Buffer {
  return onnxFile({
    ...VOICE_PORTS,
    constants: [
      { name: 'tones', shape: [PHONEMES, MAX_SAMPLES], values: tones() },
      {
        name: 'lengths',
        shape: [PHONEMES, 1],
        values: Float32Array.from({ length: PHONEMES }, (_, id) => idSamples(id)),
      },
      {
        name: 'places',
        shape: [1, 1, MAX_SAMPLES],
        values: Float32Array.from({ length: MAX_SAMPLES }, (_, at) => at),
      },
      { name: 'lengthAt', shape: [1], values: BigInt64Array.of(1n) },
      { name: 'flat', shape: [1], values: BigInt64Array.of(-1n) },
      { name: 'sound', shape: [3], values: BigInt64Array.of(1n, 1n, -1n) },
    ],
    steps: [
      { operation: 'Gather', inputs: ['tones', 'input'], output: 'tone', attributes: { axis: 0 } },
      { operation: 'Gather', inputs: ['lengths', 'input'], output: 'usual', attributes: { axis: 0 } },
      { operation: 'Gather', inputs: ['scales', 'lengthAt'], output: 'pace', attributes: { axis: 0 } },
      { operation: 'Mul', inputs: ['usual', 'pace'], output: 'samples' },
      { operation: 'Less', inputs: ['places', 'samples'], output: 'isHeard' },
      { operation: 'Reshape', inputs: ['isHeard', 'flat'], output: 'heard' },
      { operation: 'Reshape', inputs: ['tone', 'flat'], output: 'all' },
      { operation: 'Compress', inputs: ['all', 'heard'], output: 'spoken', attributes: { axis: 0 } },
      { operation: 'Reshape', inputs: ['spoken', 'sound'], output: 'output' },
    ],
  });
}

function tones(): Float32Array {
  const values = new Float32Array(PHONEMES * MAX_SAMPLES);
  for (let id = 0; id < PHONEMES; id++) {
    const tone = toneOf(id);
    if (tone === undefined) continue;
    for (let at = 0; at < MAX_SAMPLES; at++)
      values[id * MAX_SAMPLES + at] = LOUDNESS * Math.sin((2 * Math.PI * tone * at) / SAMPLE_RATE);
  }
  return values;
}
