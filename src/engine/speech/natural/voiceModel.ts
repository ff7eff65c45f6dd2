import type { InferenceSession } from 'onnxruntime-web';

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
