import { parseArgs } from 'node:util';
import {
  calibrationBytes,
  compileLexicon,
  createLatticeReader,
  featureBits,
  type Learned,
  learnedBy,
  letterSoundBytes,
  openLexicon,
  packSections,
  readCorpus,
  readSources,
  type Sound,
  type SourceFile,
  UNCALIBRATED,
  weightBytes,
} from '../src/engine/compile/index.ts';
import { readKernel } from './build/kernel.ts';
import { dataFiles, readModelSections, writeModel } from './data/dataFiles.ts';
import { calibrated, outcomes } from './train/calibrate.ts';
import type { Example } from './train/example.ts';
import { goldStates } from './train/goldStates.ts';
import { trainNetwork } from './train/network/trainNetwork.ts';
import { quantised } from './train/quantise.ts';
import { train } from './train/randomField.ts';
import { score } from './train/score.ts';
import { type SoundExample, soundExamples, trainSounds, wordAccuracy } from './train/trainSounds.ts';

/**
 * Trains how unknown words are sounded out on the lexicon, the context model and the network that judges its decisions anew
 * on `data/corpus/learn/`, and writes them, with the confidence that fits `data/corpus/calibrate/`, to
 * `data/model/model.bin`; with `network`, only the network and the confidence. Nothing is taken from
 * `data/corpus/measure/`, which only measures. With `--curve`, prints before that how well the context model
 * does on each file of the corpus that it is not trained on, for a growing part of the others.
 */
const SOUND_EPOCHS = 3;
const EPOCHS = 5;
const CURVE = [0.125, 0.25, 0.5, 1];
const TENTH = 10;
const NOTHING_LEARNED: Learned = {
  contextWeights: undefined,
  calibration: UNCALIBRATED,
  network: undefined,
};

const { values, positionals } = parseArgs({
  options: { curve: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const lexicon = dataFiles('lexicon');
const isNetworkOnly = positionals.includes('network');
const soundSections = isNetworkOnly ? readModelSections(['sounds', 'soundWeights']) : trainedSounds();
const readLattices = createLatticeReader(openLexicon(compileLexicon(lexicon, packSections(soundSections))));
const corpus = dataFiles('corpus/learn').map((file) => ({ name: file.name, examples: examplesOf(file) }));
const examples = corpus.flatMap((file) => file.examples);

if (values.curve) for (const { name, examples } of corpus) printCurve(name, examples);
const context = isNetworkOnly
  ? readModelSections(['context'])
  : new Map([['context', weightBytes(quantised(train(examples, EPOCHS)))]]);
const networkSection = trainNetwork(examples);
const trained = new Map([...soundSections, ...context, ['network', networkSection]]);
const learned = learnedBy(
  openLexicon(compileLexicon([], packSections(new Map([...trained, ['kernel', readKernel()]])))),
);
const held = dataFiles('corpus/calibrate').flatMap(examplesOf);
const calibration = calibrated(outcomes(held, learned));
const model = packSections(new Map([...trained, ['calibration', calibrationBytes(calibration)]]));
writeModel(model);
for (const file of dataFiles('corpus/measure')) printScore(file.name, examplesOf(file));
console.log(`Wrote ${model.length} bytes.`);

function trainedSounds(): Map<string, Uint8Array> {
  const unusual = featureBits(['rare', 'colloquial']);
  const { words, verbs } = readSources(lexicon);
  const examples = soundExamples([
    ...words
      .filter(({ features }) => (features & unusual) === 0)
      .map(({ form, phonemes }) => [form, phonemes] as const),
    ...verbs.map(({ past, pastPhonemes }) => [`${past}ن`, `${pastPhonemes}an`] as const),
  ]);
  const held = new Set(
    [...new Set(examples.map(({ letters }) => letters))].filter((_, at) => at % TENTH === 0),
  );
  const isHeld = ({ letters }: SoundExample): boolean => held.has(letters);
  const tried = trainSounds(
    examples.filter((example) => !isHeld(example)),
    SOUND_EPOCHS,
  );
  const accuracy = wordAccuracy(examples.filter(isHeld), tried);
  console.log(`Unknown words: ${percent(accuracy)} of every tenth form of ${examples.length}.`);
  const { sounds, weights } = trainSounds(examples, SOUND_EPOCHS);
  return new Map([
    ['sounds', letterSoundBytes(new Map([...sounds].map(([letter, known]) => [letter, known.map(textOf)])))],
    ['soundWeights', weightBytes(weights)],
  ]);
}

function textOf({ text }: Sound): string {
  return text;
}

function examplesOf(file: SourceFile): Example[] {
  return readCorpus(file).flatMap((sentence) =>
    readLattices(sentence.text).map((lattice) => ({ lattice, gold: goldStates(lattice, sentence) })),
  );
}

function printScore(name: string, examples: readonly Example[]): void {
  const { accuracy, ezafeF1 } = score(examples, learned);
  console.log(
    `Test ${name}: ${examples.length} sentences, ${percent(accuracy)}, ezafe F1 ${percent(ezafeF1)}.`,
  );
}

function printCurve(name: string, held: readonly Example[]): void {
  const rest = corpus.filter((other) => other.name !== name).flatMap(({ examples }) => examples);
  const plain = score(held, NOTHING_LEARNED);
  console.log(
    `${name}: ${held.length} sentences, by rules ${percent(plain.accuracy)}, ezafe F1 ${percent(plain.ezafeF1)}`,
  );
  for (const part of CURVE) {
    const some = rest.filter((_, at) => at % Math.round(1 / part) === 0);
    const learned = score(held, { ...NOTHING_LEARNED, contextWeights: quantised(train(some, EPOCHS)) });
    console.log(
      `  trained on ${some.length} others: ${percent(learned.accuracy)}, ezafe F1 ${percent(learned.ezafeF1)}`,
    );
  }
}

function percent(value: number): string {
  return `${(100 * value).toFixed(2)} %`;
}
