import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSenseReader } from '../src/engine/compile/index.ts';
import { dataFiles } from './data/dataFiles.ts';
import { englishStems } from './senses/englishStems.ts';
import { learnSenses, type SenseExample } from './senses/learnSenses.ts';
import { root } from './setup/places.mjs';

/**
 * `npm run senses` learns which English a word has beside which neighbours, from the sentences of `data/corpus/learn/` and
 * their English in `data/corpus/english/`, and writes `data/translation/learnedSenses.tsv`. The tenth that measures
 * stays out.
 */
const english = new Map(rowsOf('corpus/english').map(([id = '', text = '']) => [id, text]));
const read = createSenseReader(readFileSync(join(root, 'dist', 'engine.bin')));
const examples = rowsOf('corpus/learn').flatMap(([id = '', , , sentence = '']) => {
  const translation = english.get(id);
  return translation === undefined || measures(id) ? [] : examplesIn(plain(sentence), translation);
});
const rows = learnSenses(examples);
writeFileSync(
  join(root, 'data', 'translation', 'learnedSenses.tsv'),
  `# lemma\tpartOfSpeech\tseen\tneighbours\n# Written by npm run senses.\n${rows.join('\n')}\n`,
);
console.log(`Learned of ${rows.length} lemmas from ${examples.length} words.`);

function rowsOf(folder: 'corpus/learn' | 'corpus/english'): string[][] {
  return dataFiles(folder).flatMap(({ text }) =>
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.split('\t')),
  );
}

/** A sentence of the corpus without what is marked in it. */
function plain(sentence: string): string {
  return sentence.replace(/\{[^}]*\}|~/g, '');
}

/** The first byte of the MD5 of an id, below which a tenth of them lie. */
function measures(id: string): boolean {
  return (createHash('md5').update(id).digest()[0] ?? 0) < 26;
}

function examplesIn(sentence: string, translation: string): SenseExample[] {
  const stems = ` ${englishStems(translation).join(' ')} `;
  return read(sentence).map(({ word: { lemma, partOfSpeech }, candidates, near }) => ({
    lemma,
    partOfSpeech,
    candidates,
    seen: candidates.filter((candidate) => {
      const own = englishStems(candidate).join(' ');
      return own !== '' && stems.includes(` ${own} `);
    }),
    near,
  }));
}
