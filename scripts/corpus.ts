import { parseArgs } from 'node:util';
import {
  checkCorpus,
  checkTranslation,
  compileLexicon,
  createLatticeReader,
  createWordReader,
  openLexicon,
  readCorpus,
  unknownWords,
} from '../src/engine/compile/index.ts';
import { CORPUS_PARTS, dataFiles, readModel } from './data/dataFiles.ts';
import { KINDS_FILE } from './eval/kinds.ts';
import { openWords } from './eval/meantSounds.ts';
import { disagreements } from './train/disagreements.ts';
import { goldStates } from './train/goldStates.ts';

/**
 * Checks `data/corpus/` and `data/translation/`: prints what breaks a rule, and the commonest words that the lexicon lacks. With
 * `--disagreements N`, also the N words on which a model trained on the rest of the corpus differs most surely from
 * the writer, for a second reading; that takes minutes. Exits 1 if a rule is broken.
 */
const PARTS = 4;
const EPOCHS = 6;
const SHOWN_UNKNOWN = 40;

const { values } = parseArgs({ options: { disagreements: { type: 'string', default: '0' } } });
const files = CORPUS_PARTS.flatMap(dataFiles);
const lexicon = openLexicon(compileLexicon(dataFiles('lexicon'), readModel()));

const problems = [
  ...checkTranslation(dataFiles('translation'), dataFiles('lexicon')),
  ...checkCorpus(files, lexicon),
  ...openWords(
    files.filter(({ name }) => name === KINDS_FILE).flatMap(readCorpus),
    createWordReader(lexicon),
  ),
];
for (const problem of problems) console.log(problem);
const unknown = unknownWords(files, lexicon);
const shown = unknown.slice(0, SHOWN_UNKNOWN).map(([word, count]) => `${word} ${count}`);
console.log(`${problems.length} problems. ${unknown.length} words are in no list: ${shown.join('، ')}.`);

const wanted = Number(values.disagreements);
if (wanted > 0) printDisagreements(wanted);
process.exitCode = problems.length > 0 ? 1 : 0;

function printDisagreements(count: number): void {
  const read = createLatticeReader(lexicon);
  const marked = dataFiles('corpus/learn')
    .flatMap(readCorpus)
    .flatMap((sentence) =>
      read(sentence.text).map((lattice) => ({
        sentence,
        example: { lattice, gold: goldStates(lattice, sentence) },
      })),
    );
  for (const { sentence, word, meant, found, margin } of disagreements(marked, PARTS, EPOCHS).slice(0, count))
    console.log(`${margin.toFixed(1)}\t${sentence.id}\t${word}\t${meant} -> ${found}\t${sentence.text}`);
}
