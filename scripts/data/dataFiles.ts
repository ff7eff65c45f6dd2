import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packSections, type SourceFile, unpackSections } from '../../src/engine/compile/index.ts';
import { readKernel } from '../build/kernel.ts';
import { root } from '../setup/places.mjs';

const dataFolder = join(root, 'data');
const modelFile = join(dataFolder, 'model', 'model.bin');

/** The sentences to learn from, those that only the confidence is fitted to, and those that only measure. */
export const CORPUS_PARTS = ['corpus/learn', 'corpus/calibrate', 'corpus/measure'] as const;

/** The tables of a folder of `data`, sorted by name. */
export function dataFiles(
  folder:
    | 'lexicon'
    | 'translation'
    | 'pinglish'
    | 'corpus/english'
    | 'corpus/typed'
    | 'corpus/proofread'
    | 'corpus/spoken'
    | (typeof CORPUS_PARTS)[number],
): SourceFile[] {
  return readdirSync(join(dataFolder, folder))
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(dataFolder, folder, name), 'utf8') }));
}

/** What training has written and the build compiles in, with the kernel that runs its network. */
export function readModel(): Uint8Array {
  return packSections(new Map([...unpackSections(readFileSync(modelFile)), ['kernel', readKernel()]]));
}

/** The sections with these names that training has written. Throws an Error if one is missing. */
export function readModelSections(names: readonly string[]): Map<string, Uint8Array> {
  const sections = unpackSections(readFileSync(modelFile));
  return new Map(
    names.map((name) => {
      const section = sections.get(name);
      if (section === undefined) throw new Error(`The model has no section "${name}"; train all of it.`);
      return [name, section];
    }),
  );
}

/** Puts what training has learned in its place. */
export function writeModel(model: Uint8Array): void {
  writeFileSync(modelFile, model);
}
