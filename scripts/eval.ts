import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createWordReader, openLexicon, readCorpus, type SourceFile } from '../src/engine/compile/index.ts';
import { openEngine } from '../src/engine/index.ts';
import { dataFiles } from './data/dataFiles.ts';
import { figuresOf, type NamedEstimate } from './eval/figures.ts';
import { judgeTyped, KINDS_FILE, kindFigures } from './eval/kinds.ts';
import { messageFigures, readMessages } from './eval/messages.ts';
import { judgedSentences, ownFigures, reliabilityTable } from './eval/ownTestPart.ts';
import {
  falseAlarmFigures,
  proofreadingFigures,
  RIGHT_FILE,
  readRight,
  readWritten,
} from './eval/proofreading.ts';
import { readSpoken, spokenFigures } from './eval/spoken.ts';
import { translationFigures } from './eval/translationFigures.ts';
import { fluentIn, fluentOfAnEditor } from './fluent/fluentFiles.ts';
import { root } from './setup/places.mjs';

/**
 * `npm run eval -- FOLDER…` prints how well the engine reads the development data in the folders given, by the
 * scorers that lie beside the data, and our own sentences that only measure. Each figure
 * has the bounds of 95 of 100 samples drawn from the same sentences. English is measured by the draft, and by the
 * fluent translation that an editor has installed or that lies in the folder of `--fluent FOLDER`.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { fluent: { type: 'string' } },
});
const fluent = values.fluent === undefined ? await fluentOfAnEditor() : await fluentIn(values.fluent);
const data = readFileSync(join(root, 'dist', 'engine.bin'));
const engine = await openEngine(data);

for (const folder of positionals) {
  const figures = [
    ...(await figuresOf(folder, engine)),
    ...(await translationFigures(folder, engine, fluent)),
  ];
  if (figures.length === 0)
    throw new Error(`${folder} has no data that Harf knows, such as g2p_sentences_dev.tsv.`);
  console.log(folder);
  for (const figure of figures) print(figure);
}

const measured = Map.groupBy(dataFiles('corpus/measure'), ({ name }) => name === KINDS_FILE);
const judged = (measured.get(false) ?? []).map((file) => {
  const sentences = judgedSentences(file, data);
  console.log(`Our own sentences that only measure: ${file.name}, ${sentences.length} sentences`);
  for (const figure of ownFigures(sentences)) print(figure);
  return sentences;
});
console.log('How far confidence can be relied on, on the same sentences:');
for (const line of reliabilityTable(judged.flat(2))) console.log(`  ${line}`);
for (const file of measured.get(true) ?? []) printKinds(file);
for (const file of dataFiles('corpus/typed')) {
  const messages = readMessages(file.text);
  console.log(`Messages typed in Latin letters: ${file.name}, ${messages.length} messages`);
  for (const figure of messageFigures(messages, (typed) => engine.fromPinglish(typed).persian)) print(figure);
}

const find = (text: string) => engine.proofread(engine.analyse(text));
const proofread = Map.groupBy(dataFiles('corpus/proofread'), ({ name }) => name === RIGHT_FILE);
for (const file of proofread.get(false) ?? []) {
  const sentences = readWritten(file.text);
  console.log(`Sentences with errors as people make them: ${file.name}, ${sentences.length} sentences`);
  for (const figure of proofreadingFigures(sentences, find)) print(figure);
  print({
    name: 'time a line',
    value: timeOf(sentences.map(({ written }) => written)),
    low: Number.NaN,
    high: Number.NaN,
    unit: ' ms',
  });
}
for (const file of proofread.get(true) ?? []) {
  const texts = readRight(file.text);
  console.log(`Texts that are right as they stand: ${file.name}, ${texts.length} paragraphs`);
  for (const figure of falseAlarmFigures(texts, find)) print(figure);
}

for (const file of dataFiles('corpus/spoken')) {
  const sentences = readSpoken(file.text);
  console.log(`Spoken sentences as they are written: ${file.name}, ${sentences.length} sentences`);
  const toWritten = (text: string): string => engine.toWritten(engine.analyse(text)).written;
  for (const figure of spokenFigures(sentences, toWritten)) print(figure);
}

/** How long proofreading takes a line, in milliseconds, once all is loaded. */
function timeOf(lines: readonly string[]): number {
  const start = performance.now();
  for (const line of lines) find(line);
  return (performance.now() - start) / lines.length;
}

function printKinds(file: SourceFile): void {
  const read = createWordReader(openLexicon(data));
  const phonemesOf = (text: string): string => engine.phonemes(engine.analyse(text));
  const sentences = readCorpus(file).map((sentence) => judgeTyped(sentence, read, phonemesOf));
  console.log(`By their kind, as they were typed: ${file.name}, ${sentences.length} sentences`);
  for (const figure of kindFigures(sentences)) print(figure);
}

function print({ name, value, low, high, unit = ' %' }: NamedEstimate): void {
  const bounds = Number.isNaN(low) ? '' : `  (${low.toFixed(2)} to ${high.toFixed(2)})`;
  console.log(`  ${name.padEnd(52)} ${value.toFixed(2).padStart(6)}${unit}${bounds}`);
}
