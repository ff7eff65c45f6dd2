import { createHash } from 'node:crypto';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openEngine } from '../../src/engine/index.ts';
import { installedVoice } from '../../src/service/entry/builtDependencies.ts';
import type { SynthesisRequest, Synthesizer } from '../../src/service/speech/synthesizer.ts';
import type { CheckedFile, NaturalVoice } from '../../src/service/speech/workerMessages.ts';
import { WorkerSynthesizer } from '../../src/service/speech/workerSynthesizer.ts';
import { tinyVoice, tinyVoiceSettings } from '../models/voice/tinyVoice.ts';
import { root } from '../setup/places.mjs';
import { type Figure, median, milliseconds } from './figure.ts';
import { prose } from './text.ts';

const ROUNDS = 7;
const CODE_POINTS = 1000;
const SERVICE = pathToFileURL(join(root, 'dist/service/'));

/** The voices by themselves, in the service's speech thread: the built-in one, a natural one of tones, and the user's own. */
export async function readingAloudFigures(assetsFolder: string | undefined): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'harf-bench-'));
  try {
    const installed = await installedVoice(assetsFolder, 'kian', {});
    return [
      ...(await figuresOf('built-in voice', undefined)),
      ...(await figuresOf('tiny natural voice', tinyVoiceIn(folder))),
      ...(installed === undefined ? [] : await figuresOf(installed.version, installed)),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function figuresOf(name: string, voice: NaturalVoice | undefined): Promise<readonly Figure[]> {
  const engine = await openEngine(readFileSync(join(root, 'dist/engine.bin')));
  const synthesizer = new WorkerSynthesizer({
    loadEngine: async () => engine,
    voiceData: join(root, 'dist/voice.bin'),
    worker: new URL('speech/speechWorker.js', SERVICE),
    runtimeGlue: new URL('speech/ort-wasm-simd-threaded.mjs', SERVICE),
    findNaturalVoice: async () => voice,
  });
  try {
    const cold = await spoken(synthesizer);
    const warm: Spoken[] = [];
    for (let round = 0; round < ROUNDS; round++) warm.push(await spoken(synthesizer));
    const factor = median(warm.map(({ realTimeFactor }) => realTimeFactor));
    return [
      { name: `${name}: first sound, its thread new`, value: milliseconds(cold.firstSound) },
      { name: '  first sound, warm', value: milliseconds(median(warm.map((each) => each.firstSound))) },
      { name: '  real-time factor', value: factor.toFixed(4), aim: 'below 1' },
    ];
  } finally {
    await synthesizer.close();
  }
}

interface Spoken {
  /** In milliseconds from the request. */
  readonly firstSound: number;
  /** Seconds taken for a second of sound. */
  readonly realTimeFactor: number;
}

async function spoken(synthesizer: Synthesizer): Promise<Spoken> {
  const start = performance.now();
  let firstSound: number | undefined;
  const { durationSeconds, naturalFailure } = await synthesizer.synthesize(request, {
    onPreview: () => {
      firstSound ??= performance.now() - start;
    },
  });
  if (naturalFailure !== undefined) throw new Error(naturalFailure);
  const seconds = (performance.now() - start) / 1000;
  return { firstSound: firstSound ?? 0, realTimeFactor: seconds / durationSeconds };
}

const request: SynthesisRequest = {
  text: prose(CODE_POINTS),
  tier: 'basic',
  voice: 'kian',
  pace: 1,
  style: 'neutral',
  expressiveness: 'medium',
  regionalMode: 'standard',
};

function tinyVoiceIn(folder: string): NaturalVoice {
  const wasm = join(
    dirname(createRequire(import.meta.url).resolve('onnxruntime-web')),
    'ort-wasm-simd-threaded.wasm',
  );
  const model = join(folder, 'voice.onnx');
  const table = join(folder, 'voice.onnx.json');
  const runtime = join(folder, 'runtime.wasm');
  writeFileSync(model, tinyVoice());
  writeFileSync(table, tinyVoiceSettings());
  copyFileSync(wasm, runtime);
  return { version: 'tiny', model: checked(model), table: checked(table), runtime: checked(runtime) };
}

function checked(path: string): CheckedFile {
  return { path, sha256: createHash('sha256').update(readFileSync(path)).digest('hex') };
}
