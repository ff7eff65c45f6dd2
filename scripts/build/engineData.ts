import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileLexicon } from '../../src/engine/data/compile.ts';
import { root } from '../setup/places.mjs';

const sourceFolder = join(root, 'src', 'engine', 'data', 'lexicon');

/** Compiles the lexicon's sources to `dist/engine.bin`. */
export async function writeEngineData(): Promise<void> {
  const names = (await readdir(sourceFolder)).filter((name) => name.endsWith('.tsv')).sort();
  const sources = await Promise.all(
    names.map(async (name) => ({ name, text: await readFile(join(sourceFolder, name), 'utf8') })),
  );
  await mkdir(join(root, 'dist'), { recursive: true });
  await writeFile(join(root, 'dist', 'engine.bin'), compileLexicon(sources));
}
