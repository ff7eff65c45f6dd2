import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCorpus } from '../../src/engine/compile/index.ts';
import { dataFiles } from '../data/dataFiles.ts';
import { root } from '../setup/places.mjs';

/** Persian prose of exactly `codePoints` code points, the example repeated with numbered paragraphs. */
export function prose(codePoints: number): string {
  const sample = readFileSync(join(root, 'examples/sample.md'), 'utf8');
  const paragraphs = Array.from(
    { length: Math.ceil(codePoints / sample.length) + 1 },
    (_, at) => `${at + 1}. ${sample}`,
  );
  return Array.from(paragraphs.join('\n')).slice(0, codePoints).join('');
}

/** Exactly `codePoints` code points of the corpus's couplets, a line each, a tab between their halves. */
export function verse(codePoints: number): string {
  const couplets = dataFiles('corpus/learn')
    .filter(({ name }) => name === 'verse.tsv')
    .flatMap(readCorpus)
    .map(({ text }) => text.replace(' / ', '\t'))
    .join('\n');
  const repeated = `${couplets}\n`.repeat(Math.ceil(codePoints / couplets.length));
  return Array.from(repeated).slice(0, codePoints).join('');
}
