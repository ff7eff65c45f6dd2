import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileLexicon, packVoiceData } from '../../src/engine/compile/index.ts';
import { dataFiles, readModel } from '../data/dataFiles.ts';
import { root } from '../setup/places.mjs';
import { writeKernel } from './kernel.ts';

/** Compiles the sources of lexicon and translation, with what was learned and counted, to `dist/engine.bin`. */
export async function writeEngineData(): Promise<void> {
  await mkdir(join(root, 'dist'), { recursive: true });
  await writeKernel();
  const data = compileLexicon(
    dataFiles('lexicon'),
    readModel(),
    dataFiles('translation'),
    dataFiles('corpus/learn'),
    dataFiles('pinglish'),
  );
  await writeFile(join(root, 'dist', 'engine.bin'), data);
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
