import { bytesField, floatField, integerField } from '../protobuf.ts';

/** SentencePiece's mark for a space. */
const SPACE = '\u2581';

/** What the tiny model turns into what; `X1` and digits stay as they are. */
const PAIRS = [
  ['سلام', 'hello'],
  ['دنیا', 'world'],
  ['کتاب', 'book'],
  ['من', 'I'],
  ['را', 'the'],
  ['خواندم', 'read'],
  ['و', 'and'],
] as const;

const KEPT = ['X', 'A', 'B', ...'0123456789'];

/** A multiple of eight: the product of matrices wants whole blocks of columns. */
const SIZE = 64;

const END = 0;
const UNKNOWN = 1;

/** Partners of the tiny model: where the source has the one piece, the English has the other. */
export interface TinyVocabulary {
  readonly pieces: readonly string[];
  /** How many of the pieces are words; the others fill the vocabulary up. */
  readonly used: number;
  readonly partners: ReadonlyMap<number, number>;
}

/** The pieces of the tiny model, `</s>` and `<unk>` first, as Firefox has them. */
export function tinyVocabulary(): TinyVocabulary {
  const kept = KEPT.flatMap((piece) => [piece, SPACE + piece]);
  const own = ['</s>', '<unk>', '.', `${SPACE}something`, '\u200cها', 's', ...kept];
  const pieces = [...own, ...PAIRS.flat().map((word) => SPACE + word)];
  const partners = new Map([
    [END, END],
    [UNKNOWN, 3],
    [2, 2],
    [4, 5],
    ...kept.map((_, at): [number, number] => [own.length - kept.length + at, own.length - kept.length + at]),
    ...PAIRS.map((_, at): [number, number] => [own.length + 2 * at, own.length + 2 * at + 1]),
  ]);
  const filler = Array.from({ length: SIZE - pieces.length }, (_, at) => `<unused${at}>`);
  return { pieces: [...pieces, ...filler], used: pieces.length, partners };
}

const NORMAL = 1;
const UNKNOWN_TYPE = 2;
const CONTROL = 3;
const UNUSED = 5;

/** The vocabulary as a SentencePiece model. */
export function vocabularyFile({ pieces, used }: TinyVocabulary): Buffer {
  const type = (at: number): number => {
    if (at === END) return CONTROL;
    if (at === UNKNOWN) return UNKNOWN_TYPE;
    return at < used ? NORMAL : UNUSED;
  };
  const entries = pieces.map((piece, at) => {
    const score = floatField(2, at <= UNKNOWN ? 0 : -10 / [...piece].length);
    return bytesField(1, Buffer.concat([bytesField(1, piece), score, integerField(3, type(at))]));
  });
  const isUnigram = integerField(3, 1);
  const ids = [integerField(40, UNKNOWN), integerField(41, -1), integerField(42, END), integerField(43, -1)];
  const trainer = Buffer.concat([isUnigram, integerField(4, pieces.length), ...ids]);
  const flags = [integerField(3, 1), integerField(4, 1), integerField(5, 1)];
  const normaliser = Buffer.concat([bytesField(1, 'identity'), ...flags]);
  return Buffer.concat([...entries, bytesField(2, trainer), bytesField(3, normaliser)]);
}
