import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ChoicePlace, createChoiceReader, NO_ARTICLE } from '../src/engine/compile/index.ts';
import { type ChoiceExample, learnWeights } from './choices/learnChoices.ts';
import { articleIn, prepositionIn } from './choices/observed.ts';
import { translatedSentences } from './senses/translatedSentences.ts';
import { root } from './setup/places.mjs';

/**
 * `npm run choices` learns from translated sentences which article and which preposition English has where the rules have
 * theirs, and writes `data/translation/learnedChoices.tsv`.
 */
interface Example extends ChoicePlace {
  readonly option: string;
}

const ARTICLES = ['a', 'the', NO_ARTICLE];

const read = createChoiceReader(readFileSync(join(root, 'dist', 'engine.bin')));
const examples = translatedSentences().flatMap(({ sentence, translation }) =>
  examplesIn(sentence, translation),
);
const articles = examples.flatMap((example) =>
  example.choice === 'article' ? { ...example, options: ARTICLES } : [],
);
const options = optionsOf(examples.filter(({ choice }) => choice === 'preposition'));
const prepositions = examples.flatMap((example) => {
  const own = options.get(example.persian);
  return own?.includes(example.option) ? { ...example, options: own } : [];
});
const rows = [
  ...rowsOf('article', articles),
  ...[...options].map(([persian, english]) => ['options', persian, english.join(',')]),
  ...rowsOf('preposition', prepositions),
];
writeFileSync(
  join(root, 'data', 'translation', 'learnedChoices.tsv'),
  `# choice\tseen\tweights\n# Written by npm run choices.\n${rows.map((row) => row.join('\t')).join('\n')}\n`,
);
print('article', articles);
print('preposition', prepositions);

function examplesIn(sentence: string, translation: string): Example[] {
  return distinct(read(sentence)).flatMap((place) => {
    const option =
      place.choice === 'article'
        ? articleIn(translation, place.noun)
        : prepositionIn(translation, place.noun);
    return option === undefined ? [] : [{ ...place, option }];
  });
}

/** A noun phrase may be said more than once until its sentence is. */
function distinct(places: readonly ChoicePlace[]): ChoicePlace[] {
  return [
    ...new Map(
      places.map((place) => [JSON.stringify([place.choice, place.noun, place.seen]), place]),
    ).values(),
  ];
}

/** The English of each Persian preposition that stands for it in one of fifty places and four times. */
function optionsOf(all: readonly Example[]): Map<string, string[]> {
  const byPersian = [...Map.groupBy(all, ({ persian }) => persian)];
  const found = byPersian.map(([persian, own]): [string, string[]] => {
    const counts = [...Map.groupBy(own, ({ option }) => option)].map(([option, each]) => ({
      option,
      count: each.length,
    }));
    const often = counts.filter(({ count }) => count >= Math.max(4, own.length / 50));
    return [persian, often.map(({ option }) => option).sort()];
  });
  return new Map(found.filter(([, english]) => english.length > 1).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function rowsOf(choice: string, own: readonly ChoiceExample[]): string[][] {
  return learnWeights(own).map((row) => [choice, ...row]);
}

function print(choice: string, own: readonly Example[]): void {
  const byRule = own.filter(({ rule, option }) => (rule || NO_ARTICLE) === option).length;
  const share = ((100 * byRule) / own.length).toFixed(1);
  console.log(`${choice}: ${own.length} places, ${share} % of them as the rules have it.`);
}
