import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ChoicePlace, choicesIn, createChoiceReader, NO_ARTICLE } from '../src/engine/compile/index.ts';
import { type ChoiceExample, learnWeights } from './choices/learnChoices.ts';
import { articleIn, prepositionIn } from './choices/observed.ts';
import { placeIn } from './choices/placeIn.ts';
import { translatedSentences } from './data/translatedSentences.ts';
import { root } from './setup/places.mjs';

/**
 * `npm run choices` learns from translated sentences which article and preposition English has and where a noun's
 * complement stands, writes `data/translation/learnedChoices.tsv`, and prints how often the rules alone and the weights are right
 * in the tenth that measures.
 */
type Example = ChoicePlace & ChoiceExample;

const ARTICLES = ['a', 'the', NO_ARTICLE];
const PLACES = ['behind', 'before', 'owner'];

const read = createChoiceReader(readFileSync(join(root, 'dist', 'engine.bin')));
const learned: Example[] = [];
const measured: Example[] = [];
for (const { sentence, translation, measures } of translatedSentences())
  (measures ? measured : learned).push(...examplesIn(sentence, translation));

const options = optionsOf(learned.filter(({ choice }) => choice === 'preposition'));
const rows = [
  ...rowsOf('article', learned),
  ...[...options].map(([persian, english]) => ['options', persian, english.join(',')]),
  ...rowsOf('place', learned),
  ...rowsOf('preposition', learned),
];
writeFileSync(
  join(root, 'data', 'translation', 'learnedChoices.tsv'),
  `# choice\tseen\tweights\n# Written by npm run choices.\n${rows.map((row) => row.join('\t')).join('\n')}\n`,
);
const weights = choicesIn({ learnedChoices: rows });
for (const choice of ['article', 'preposition', 'place'] as const) print(choice);

function examplesIn(sentence: string, translation: string): Example[] {
  return distinct(read(sentence)).flatMap((place) => {
    const option = optionIn(translation, place);
    if (option === undefined) return [];
    return [{ ...place, options: place.choice === 'article' ? ARTICLES : PLACES, option }];
  });
}

function optionIn(translation: string, { choice, noun, of }: ChoicePlace): string | undefined {
  if (choice === 'place') return placeIn(translation, noun, of);
  return choice === 'article' ? articleIn(translation, noun) : prepositionIn(translation, noun);
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
  const found = [...Map.groupBy(all, ({ of }) => of)].map(([persian, own]): [string, string[]] => {
    const counts = [...Map.groupBy(own, ({ option }) => option)].map(([option, each]) => ({
      option,
      count: each.length,
    }));
    const often = counts.filter(({ count }) => count >= Math.max(4, own.length / 50));
    return [persian, often.map(({ option }) => option).sort()];
  });
  return new Map(found.filter(([, english]) => english.length > 1).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function rowsOf(choice: Example['choice'], examples: readonly Example[]): string[][] {
  const own = examples.filter((example) => example.choice === choice).flatMap(withOptions);
  return learnWeights(own).map((row) => [choice, ...row]);
}

function withOptions(example: Example): Example[] {
  if (example.choice !== 'preposition') return [example];
  const own = options.get(example.of);
  return own?.includes(example.option) ? [{ ...example, options: own }] : [];
}

function print(choice: Example['choice']): void {
  const own = measured.filter((example) => example.choice === choice);
  const shareOf = (chosen: (example: Example) => string) => {
    const right = own.filter((example) => (chosen(example) || NO_ARTICLE) === example.option);
    return `${((100 * right.length) / own.length).toFixed(1)} %`;
  };
  const byRules = shareOf(({ rule }) => rule);
  const byWeights = shareOf(({ chosenBy }) => chosenBy(weights));
  console.log(
    `${choice}: of ${own.length} places the rules are right in ${byRules}, the weights in ${byWeights}.`,
  );
}
