import { createHash } from 'node:crypto';
import { readSources } from '../../src/engine/compile/index.ts';
import { dataFiles } from '../data/dataFiles.ts';
import { translatedSentences } from '../data/translatedSentences.ts';

/**
 * A digest of what `npm run senses` learns from: the translated sentences, the glosses of the lexicon and the listed senses.
 * How the model reads the sentences is not in it.
 */
export function stampOfInputs(): string {
  const { words, verbs, compounds } = readSources(dataFiles('lexicon'));
  const glosses = [
    words.map(({ form, phonemes, gloss }) => [form, phonemes, gloss]),
    verbs.map(({ infinitive, gloss }) => [infinitive, gloss]),
    compounds.map(({ complement, infinitive, gloss }) => [complement, infinitive, gloss]),
  ];
  const listed = dataFiles('translation').filter(({ name }) => name === 'senses.tsv');
  const senses = listed.map(({ text }) => text.split('\n').filter((line) => !line.startsWith('#')));
  const inputs = JSON.stringify([translatedSentences(), glosses, senses]);
  return createHash('sha256').update(inputs).digest('hex').slice(0, 16);
}

/** The comment line of the written table that has the stamp of its inputs. */
export function stampLine(stamp: string): string {
  return `# Written by npm run senses from the inputs ${stamp}.`;
}
