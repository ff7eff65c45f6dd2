import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from '../../src/engine/data/sources.ts';
import { root } from '../setup/places.mjs';

const dataFolder = join(root, 'src', 'engine', 'data');

/** What training writes and the build compiles in. */
export const modelFile = join(dataFolder, 'model', 'model.bin');

/** The tables of `src/engine/data/lexicon` or `corpus`, sorted by name. */
export function dataFiles(folder: 'lexicon' | 'corpus'): SourceFile[] {
  return readdirSync(join(dataFolder, folder))
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(dataFolder, folder, name), 'utf8') }));
}
