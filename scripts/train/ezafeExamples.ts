import {
  type CorpusSentence,
  countWords,
  createEngine,
  createWordReader,
  type Engine,
  type Evidence,
  evidenceAtHand,
  evidenceOfReading,
  openLexicon,
  type ProofSources,
  packSections,
  readCorpus,
  readWith,
  type SourceFile,
  suspects,
  unpackSections,
} from '../../src/engine/compile/index.ts';
import { mulberry32 } from '../random/mulberry32.ts';

/** A word that ends in ه: what speaks for an ezafe, at a glance and in all, and whether it is one. */
export interface EzafeExample {
  readonly glance: Evidence;
  readonly evidence: Evidence;
  readonly is: boolean;
  /** How much it counts. */
  readonly weight: number;
}

/** Into so many parts the sentences are divided: words are counted in all but that which the examples are of. */
const PARTS = 5;
/** Of so many parts prose is taken, which is plenty. */
const PARTS_OF_PROSE = 1;
/** There is little talk beside prose, and most that only looks like an error is talk: each sentence counts so many times. */
const TIMES_OF_TALK = 4;
const TALK: ReadonlySet<string> = new Set([
  'chat.tsv',
  'colloquial.tsv',
  'everyday.tsv',
  'lessonsFirst.tsv',
  'talkFamilies.tsv',
]);
const SEED = 7;

/**
 * Examples from sentences that mark their ezafes: the words that end in ه as they stand, and in each sentence an ezafe, at
 * random, that is written with ه. `data` is the compiled lexicon.
 */
export function ezafeExamples(files: readonly SourceFile[], data: Uint8Array): EzafeExample[] {
  const random = mulberry32(SEED);
  return Array.from({ length: PARTS }, (_, part) => {
    const of = (file: SourceFile, isOwn: boolean): SourceFile => ({
      name: file.name,
      text: file.text
        .split('\n')
        .filter((row, at) => row.startsWith('#') || (at % PARTS === part) === isOwn)
        .join('\n'),
    });
    const read = reader(
      files.map((file) => of(file, false)),
      data,
    );
    return files
      .filter(({ name }) => part < PARTS_OF_PROSE || TALK.has(name))
      .flatMap((file) => {
        const weight = TALK.has(file.name) ? TIMES_OF_TALK * (PARTS_OF_PROSE / PARTS) : 1;
        return readCorpus(of(file, true)).flatMap((sentence) =>
          examplesOf(sentence, read, random).map((example) => ({ ...example, weight })),
        );
      });
  }).flat();
}

type Reader = (
  text: string,
  isOne: (utf16Start: number) => boolean,
) => Pick<EzafeExample, 'glance' | 'evidence'>[];

/** Reads with the words that are counted in other files. */
function reader(counted: readonly SourceFile[], data: Uint8Array): Reader {
  const file = packSections(new Map([...unpackSections(data), ...countWords(counted)]));
  const engine: Engine = createEngine(file);
  const lexicon = openLexicon(file);
  const read = createWordReader(lexicon);
  return (text, isOne) => {
    const { tokens } = engine.analyse(text);
    const sources: ProofSources = {
      read,
      counts: lexicon.wordCounts,
      readWith: (at, word, others) => readWith(tokens, at, { word, others, analyse: engine.analyse }),
    };
    return suspects(tokens)
      .filter(({ token }) => isOne(token.utf16Start))
      .flatMap((suspect) => {
        const glance = evidenceAtHand(suspect, suspect.next.source, sources);
        const reread = sources.readWith(suspect.at, suspect.base);
        if (reread === undefined) return [];
        return [{ glance, evidence: new Map([...glance, ...evidenceOfReading(suspect, reread, sources)]) }];
      });
  };
}

const BEFORE_HE = /(?:[^\P{L}اآه]|[اوی]ه)$/u;

function examplesOf(
  { text, words }: CorpusSentence,
  read: Reader,
  random: () => number,
): Omit<EzafeExample, 'weight'>[] {
  const right = read(text, () => true).map((example) => ({ ...example, is: false }));
  const joined = words.filter(
    ({ source, ezafe, utf16End }) => ezafe && BEFORE_HE.test(source) && text[utf16End] === ' ',
  );
  const one = joined[random() % Math.max(joined.length, 1)];
  if (one === undefined) return right;
  const { utf16Start, utf16End } = one;
  const wrong = `${text.slice(0, utf16End)}ه${text.slice(utf16End)}`;
  return [
    ...right,
    ...read(wrong, (start) => start === utf16Start).map((example) => ({ ...example, is: true })),
  ];
}
