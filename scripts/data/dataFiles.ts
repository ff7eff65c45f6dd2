import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from '../../src/engine/compile/index.ts';
import { root } from '../setup/places.mjs';

const dataFolder = join(root, 'data');
const modelFile = join(dataFolder, 'model', 'model.bin');

/** The sentences to learn from, those that only the confidence is fitted to, and those that only measure. */
export const CORPUS_PARTS = ['corpus/learn', 'corpus/calibrate', 'corpus/measure'] as const;

/** The tables of a folder of `data`, sorted by name. */
export function dataFiles(
  folder: 'lexicon' | 'translation' | 'pinglish' | 'corpus/typed' | (typeof CORPUS_PARTS)[number],
): SourceFile[] {
  return readdirSync(join(dataFolder, folder))
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(dataFolder, folder, name), 'utf8') }));
}

/** What training has written and the build compiles in. */
export function readModel(): Uint8Array {
  return readFileSync(modelFile);
}

/** Puts what training has learned in its place. */
export function writeModel(model: Uint8Array): void {
  writeFileSync(modelFile, model);
}
