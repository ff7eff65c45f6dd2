import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileLexicon, type SourceFile } from '../../src/engine/compile/compile.ts';
import { packVoiceData } from '../../src/engine/speech/voiceData.ts';
import { root } from '../setup/places.mjs';

/** Compiles the sources of lexicon and translation, with what was learned, to `dist/engine.bin`. */
export async function writeEngineData(): Promise<void> {
  const [lexicon, translation] = await Promise.all([sourcesIn('lexicon'), sourcesIn('translation')]);
  await mkdir(join(root, 'dist'), { recursive: true });
  const model = await readFile(join(root, 'data', 'model', 'model.bin'));
  await writeFile(join(root, 'dist', 'engine.bin'), compileLexicon(lexicon, model, translation));
}

async function sourcesIn(name: string): Promise<SourceFile[]> {
  const folder = join(root, 'data', name);
  const names = (await readdir(folder)).filter((each) => each.endsWith('.tsv')).sort();
  return Promise.all(
    names.map(async (each) => ({ name: each, text: await readFile(join(folder, each), 'utf8') })),
  );
}

const voicePackage = join(root, 'node_modules', '@echogarden', 'espeak-ng-emscripten');

/** Cuts the data of eSpeak NG to what Harf speaks with and adds the phoneme voice: `dist/voice.bin`. */
export async function writeVoiceData(): Promise<void> {
  const [moduleSource, whole, dictionary] = await Promise.all([
    readFile(join(voicePackage, 'espeak-ng.js'), 'utf8'),
    readFile(join(voicePackage, 'espeak-ng.data')),
    readFile(join(root, 'data', 'voice', 'px_dict')),
  ]);
  await mkdir(join(root, 'dist'), { recursive: true });
  await writeFile(
    join(root, 'dist', 'voice.bin'),
    packVoiceData({ moduleSource, package: whole, dictionary }),
  );
}
