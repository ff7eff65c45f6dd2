import {
  type CorpusSentence,
  type CorpusWord,
  confidenceOf,
  createLatticeReader,
  decideInContext,
  type Lattice,
  learnedBy,
  openLexicon,
  readCorpus,
  type SourceFile,
} from '../../src/engine/compile/index.ts';
import { agreeingStates, meantBy } from '../train/goldStates.ts';
import { estimate } from './bootstrap.ts';
import type { NamedEstimate } from './figures.ts';

/** A word of the test part of our own corpus, and whether the engine marks it as its writer does. */
interface Judged {
  readonly right: boolean;
  /** Whether its sound is right, whatever its ezafe. */
  readonly readRight: boolean;
  readonly confidence: number;
  /** Whether its writer names one of several readings. */
  readonly isHomograph: boolean;
  /** Whether the sentence was written to measure how this homograph is read. */
  readonly isAsked: boolean;
  readonly ezafeFound: boolean;
  readonly ezafeMeant: boolean;
}

/** Reads a file of the test part of the corpus, sentence by sentence. */
export function judgedSentences(file: SourceFile, data: Uint8Array): Judged[][] {
  const lexicon = openLexicon(data);
  const learned = learnedBy(lexicon);
  const read = createLatticeReader(lexicon);
  const judged = (sentence: CorpusSentence, lattice: Lattice): Judged[] => {
    const agreeing = agreeingStates(lattice, sentence);
    const marked = new Map(sentence.words.map((word) => [word.utf16Start, word]));
    return decideInContext(lattice, learned).flatMap((decision, at) => {
      const token = lattice.tokens[lattice.nodes[at]?.tokenIndex ?? -1];
      const word = token === undefined ? undefined : marked.get(token.utf16Start);
      if (token === undefined || word === undefined) return [];
      const row = lattice.states[at] ?? [];
      return {
        right: agreeing[at]?.[row.indexOf(decision.best)] ?? false,
        readRight: meantBy(word, row)(decision.best.candidate.pronunciation.phonemes),
        confidence: confidenceOf(decision, lexicon.calibration),
        isHomograph: word.pronunciation !== undefined,
        isAsked: isAsked(sentence.field, word),
        ezafeFound: decision.best.ezafe,
        ezafeMeant: word.ezafe,
      };
    });
  };
  return readCorpus(file).map((sentence) =>
    read(sentence.text).flatMap((lattice) => judged(sentence, lattice)),
  );
}

/** Sentences that measure one homograph have it and its reading for their field: «کرم kerm». */
function isAsked(field: string, { source, pronunciation }: CorpusWord): boolean {
  const [form = '', asked] = field.split(' ');
  return asked === pronunciation && source.includes(form);
}

/** The figures of a file of the test part, in per cent. */
export function ownFigures(sentences: readonly (readonly Judged[])[]): NamedEstimate[] {
  const words = (some: typeof sentences): readonly Judged[] => some.flat();
  const readRight = (some: typeof sentences, counts: (word: Judged) => boolean): number =>
    share(words(some).filter(counts), (word) => word.readRight);
  const asked = words(sentences).some(({ isAsked }) => isAsked);
  return [
    {
      name: 'words right, ezafe included',
      ...estimate(sentences, (some) => share(words(some), ({ right }) => right)),
    },
    { name: 'ezafe F1', ...estimate(sentences, (some) => ezafeF1(words(some))) },
    asked
      ? {
          name: 'homographs read right, one a sentence',
          ...estimate(sentences, (some) => readRight(some, ({ isAsked }) => isAsked)),
        }
      : {
          name: 'words with several readings read right',
          ...estimate(sentences, (some) => readRight(some, ({ isHomograph }) => isHomograph)),
        },
  ];
}

function share(words: readonly Judged[], holds: (word: Judged) => boolean): number {
  return (100 * words.filter(holds).length) / words.length;
}

function ezafeF1(words: readonly Judged[]): number {
  const count = (holds: (word: Judged) => boolean): number => words.filter(holds).length;
  const both = 2 * count(({ ezafeFound, ezafeMeant }) => ezafeFound && ezafeMeant);
  return (100 * both) / (count(({ ezafeFound }) => ezafeFound) + count(({ ezafeMeant }) => ezafeMeant));
}

const BOUNDS = [0, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98, 0.99, 1];

/** For each range of confidence: how many words, how sure the engine was of them, how many were right. */
export function reliabilityTable(words: readonly Judged[]): string[] {
  return BOUNDS.flatMap((from, at) => {
    const to = BOUNDS[at + 1];
    const inside = words.filter(
      ({ confidence }) => confidence >= from && (to === undefined || confidence < to),
    );
    if (inside.length === 0) return [];
    const sure = inside.reduce((sum, { confidence }) => sum + confidence, 0) / inside.length;
    const right = inside.filter((word) => word.right).length / inside.length;
    return [
      `${from.toFixed(2)}-${(to ?? 1).toFixed(2)}  ${String(inside.length).padStart(6)} words  ` +
        `confidence ${percent(sure)}  right ${percent(right)}`,
    ];
  });
}

function percent(value: number): string {
  return `${(100 * value).toFixed(1)} %`.padStart(8);
}
