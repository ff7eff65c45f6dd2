import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from '../../src/engine/compile/sources.ts';
import { root } from '../setup/places.mjs';

const dataFolder = join(root, 'data');

/** What training writes and the build compiles in. */
export const modelFile = join(dataFolder, 'model', 'model.bin');

/** The sentences to learn from, those that only the confidence is fitted to, and those that only measure. */
export const CORPUS_PARTS = ['corpus/learn', 'corpus/calibrate', 'corpus/measure'] as const;

/** The tables of a folder of `data`, sorted by name. */
export function dataFiles(folder: 'lexicon' | 'translation' | (typeof CORPUS_PARTS)[number]): SourceFile[] {
  return readdirSync(join(dataFolder, folder))
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(dataFolder, folder, name), 'utf8') }));
}
