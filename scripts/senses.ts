import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSenseReader } from '../src/engine/compile/index.ts';
import { translatedSentences } from './data/translatedSentences.ts';
import { englishStems } from './senses/englishStems.ts';
import { stampLine, stampOfInputs } from './senses/inputs.ts';
import { learnSenses, type SenseExample } from './senses/learnSenses.ts';
import { root } from './setup/places.mjs';

/**
 * `npm run senses` learns which English a word has beside which neighbours, from translated sentences, and writes
 * `data/translation/learnedSenses.tsv`.
 */
const read = createSenseReader(readFileSync(join(root, 'dist', 'engine.bin')));
const examples = translatedSentences().flatMap(({ sentence, translation, measures }) =>
  measures ? [] : examplesIn(sentence, translation),
);
const rows = learnSenses(examples);
writeFileSync(
  join(root, 'data', 'translation', 'learnedSenses.tsv'),
  `# lemma\tpartOfSpeech\tseen\tneighbours\n${stampLine(stampOfInputs())}\n${rows.join('\n')}\n`,
);
console.log(`Learned of ${rows.length} lemmas from ${examples.length} words.`);

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
