import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLatticeReader } from '../src/engine/analyse/lattice.ts';
import { openLexicon } from '../src/engine/analyse/lexicon.ts';
import { compileLexicon } from '../src/engine/data/compile.ts';
import { type CorpusSentence, readCorpus } from '../src/engine/data/corpus.ts';
import { root } from './setup/places.mjs';
import { goldStates } from './train/goldStates.ts';
import { type Example, train } from './train/perceptron.ts';
import { quantised } from './train/quantise.ts';
import { score } from './train/score.ts';

/**
 * Trains the context model on `src/engine/data/corpus/` and writes `src/engine/data/model/context.bin`. Before that,
 * prints how well it does on files that it is not trained on, for a growing part of the corpus.
 */
const EPOCHS = 8;
const CURVE = [0.125, 0.25, 0.5, 1];

const dataFolder = join(root, 'src', 'engine', 'data');
const filesIn = (folder: string): { name: string; text: string }[] =>
  readdirSync(join(dataFolder, folder))
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(dataFolder, folder, name), 'utf8') }));

const readLattice = createLatticeReader(openLexicon(compileLexicon(filesIn('lexicon'))));
const corpus = new Map(
  filesIn('corpus').map(({ name, text }) => [name, readCorpus(name, text).map(exampleOf)]),
);

function exampleOf(sentence: CorpusSentence): Example {
  const lattice = readLattice(sentence.text);
  return { lattice, gold: goldStates(lattice, sentence) };
}

const percent = (value: number): string => `${(100 * value).toFixed(2)} %`;

for (const [name, held] of corpus) {
  const rest = [...corpus].filter(([other]) => other !== name).flatMap(([, examples]) => examples);
  const plain = score(held, undefined);
  console.log(
    `${name}: ${held.length} sentences, by rules ${percent(plain.accuracy)}, ezafe F1 ${percent(plain.ezafeF1)}`,
  );
  for (const part of CURVE) {
    const some = rest.filter((_, at) => at % Math.round(1 / part) === 0);
    const learned = score(held, quantised(train(some, EPOCHS)));
    console.log(
      `  trained on ${some.length} others: ${percent(learned.accuracy)}, ezafe F1 ${percent(learned.ezafeF1)}`,
    );
  }
}

const { values, scale } = quantised(train([...corpus.values()].flat(), EPOCHS));
const file = new Uint8Array(4 + values.length);
new DataView(file.buffer).setFloat32(0, scale, true);
file.set(new Uint8Array(values.buffer), 4);
writeFileSync(join(dataFolder, 'model', 'context.bin'), file);
console.log(`Wrote ${values.filter((value) => value !== 0).length} weights.`);
