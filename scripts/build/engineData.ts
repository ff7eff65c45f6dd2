import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileLexicon } from '../../src/engine/compile/compile.ts';
import { packVoiceData } from '../../src/engine/speech/voiceData.ts';
import { root } from '../setup/places.mjs';

const sourceFolder = join(root, 'data', 'lexicon');

/** Compiles the lexicon's sources, with what was learned, to `dist/engine.bin`. */
export async function writeEngineData(): Promise<void> {
  const names = (await readdir(sourceFolder)).filter((name) => name.endsWith('.tsv')).sort();
  const sources = await Promise.all(
    names.map(async (name) => ({ name, text: await readFile(join(sourceFolder, name), 'utf8') })),
  );
  await mkdir(join(root, 'dist'), { recursive: true });
  const model = await readFile(join(root, 'data', 'model', 'model.bin'));
  await writeFile(join(root, 'dist', 'engine.bin'), compileLexicon(sources, model));
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
