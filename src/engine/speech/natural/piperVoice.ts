import type { InferenceSession } from 'onnxruntime-web';
import * as z from 'zod/mini';
import type { IpaSound } from './partSounds.ts';

/** What runs models: the WebAssembly of `onnxruntime-web`. */
export interface SpeechRuntime {
  readonly wasm: Uint8Array<ArrayBuffer>;
  /** The URL of `ort-wasm-simd-threaded.mjs`, which is the same version. */
  readonly glue: string;
  /** At least 1. */
  readonly threads: number;
}

/** How the model is asked to speak (Piper, `scales`). */
interface Scales {
  readonly noise: number;
  readonly length: number;
  readonly noiseWidth: number;
}

/** A voice of Piper, loaded. */
export interface VoiceModel {
  /** The sound of phoneme ids, from -1 to 1; rejects with an Error if it has more than `mostSamples`. */
  synthesise(ids: readonly number[], scales: Scales, mostSamples: number): Promise<Float32Array>;
  close(): Promise<void>;
}

/** Loads a voice; rejects with an Error if the bytes are no model, or not one of Piper's. */
export async function loadVoiceModel(
  bytes: Uint8Array,
  { wasm, glue, threads }: SpeechRuntime,
): Promise<VoiceModel> {
  const { env, InferenceSession: Session, Tensor } = await import('onnxruntime-web');
  env.wasm.wasmBinary = wasm.buffer;
  env.wasm.wasmPaths = { mjs: glue };
  env.wasm.numThreads = threads;
  env.logLevel = 'fatal';
  const session = await withBoundMemory(() =>
    Session.create(bytes, { executionProviders: ['wasm'], intraOpNumThreads: threads }),
  );
  checkPorts(session);
  return {
    async synthesise(ids, { noise, length, noiseWidth }, mostSamples) {
      const feeds = {
        input: new Tensor('int64', BigInt64Array.from(ids, BigInt), [1, ids.length]),
        input_lengths: new Tensor('int64', BigInt64Array.of(BigInt(ids.length)), [1]),
        scales: new Tensor('float32', Float32Array.of(noise, length, noiseWidth), [3]),
      };
      const { output } = await session.run(feeds);
      if (output !== undefined && output.size > mostSamples)
        throw new Error('The voice made far more sound than the phrase can have.');
      const samples = output?.data;
      if (samples instanceof Float32Array && samples.every(Number.isFinite)) return samples;
      throw new Error('The voice gave no sound.');
    },
    close: () => session.release(),
  };
}

function checkPorts({ inputNames, outputNames }: InferenceSession): void {
  const isPiper =
    ['input', 'input_lengths', 'scales'].every((name) => inputNames.includes(name)) &&
    inputNames.length === 3 &&
    outputNames.includes('output');
  if (!isPiper) throw new Error('The model is no voice of Piper with one speaker.');
}

/** In pages of 64 KiB: 1.5 GiB, three times the largest voice that is taken. */
const MAX_PAGES = 24_576;

/**
 * Does what creates a WebAssembly memory, which then cannot grow beyond the limit; its runtime has no setting for that,
 * and what it needs beyond is an error of the model that asks for it.
 */
export async function withBoundMemory<Result>(work: () => Promise<Result>): Promise<Result> {
  const { Memory } = WebAssembly;
  WebAssembly.Memory = class extends Memory {
    constructor({ maximum = MAX_PAGES, ...descriptor }: WebAssembly.MemoryDescriptor) {
      super({ ...descriptor, maximum: Math.min(maximum, MAX_PAGES) });
    }
  };
  try {
    return await work();
  } finally {
    WebAssembly.Memory = Memory;
  }
}

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
export function phonemeIds({ idsOf }: VoiceTable, sounds: readonly IpaSound[]): number[] {
  const blank = idsOf.get(BLANK) ?? [];
  const ids = sounds.flatMap((sound) =>
    Array.from(sound).flatMap((character) => {
      const found = idsOf.get(character);
      return found === undefined ? [] : [...found, ...blank];
    }),
  );
  return [...(idsOf.get(BEGIN) ?? []), ...ids, ...(idsOf.get(END) ?? [])];
}
