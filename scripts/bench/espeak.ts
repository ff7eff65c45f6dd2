import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import loadEspeak from '@echogarden/espeak-ng-emscripten';
import { medianMilliseconds } from './figure.ts';

const TIMES = 5;

/** How many code points of `text` eSpeak NG's own Persian turns into phonemes in a second, line by line. */
export async function espeakRate(text: string): Promise<number> {
  const folder = dirname(createRequire(import.meta.url).resolve('@echogarden/espeak-ng-emscripten'));
  const bytes = new Uint8Array(readFileSync(join(folder, 'espeak-ng.data')));
  const { eSpeakNGWorker } = await loadEspeak({ getPreloadedPackage: () => bytes.buffer });
  const worker = new eSpeakNGWorker();
  worker.set_voice('fa');
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const read = () => lines.map((line) => worker.synthesize_ipa(line).ipa);
  if (read().join('').length < text.length / 2) throw new Error('eSpeak NG did not read the text.');
  return ([...text].length / (await medianMilliseconds(TIMES, read))) * 1000;
}
