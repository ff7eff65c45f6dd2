import { chain } from './context/chain.ts';
import type { Node, State } from './context/node.ts';
import { statesAlone, statesOf } from './context/states.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { remembering } from './remembering.ts';
import { partFinder, segmentRunOnWords } from './sentence/runOnWords.ts';
import { type Readers, type SourceWord, sourceWords } from './sentence/sourceWords.ts';
import { type RawToken, sentencesOf, tokenise } from './sentence/tokenise.ts';
import { recogniseVerse } from './verse/recognise.ts';
import { inVerse } from './verse/verseWords.ts';
import { createPhraseFinder } from './words/arabicPhrases.ts';
import { normaliseWord } from './words/normalise.ts';
import { NO_PINS, type PinnedPronunciations } from './words/pins.ts';
import { createAloneReader, createWordReader } from './words/wordReader.ts';

/** All the ways to read a sentence, before context decides. */
export interface Lattice {
  /** The tokens of the sentence, by their places in the text. */
  readonly tokens: readonly RawToken[];
  /** The words by the index of their head's token. */
  readonly words: ReadonlyMap<number, SourceWord>;
  readonly nodes: readonly Node[];
  readonly states: readonly (readonly State[])[];
  /** The states of a hemistich as its metre reads them; undefined for prose. */
  readonly inMetre?: readonly State[] | undefined;
}

const REMEMBERED_WORDS = 20_000;
/** Far more often و به than the beginning of «وبه نستعین». */
const AND_TO = 'وبه';

/** Lays out the readings of a text, sentence by sentence: one sentence has no influence on another. */
export type LatticeReader = (text: string) => Lattice[];

/**
 * Creates the function that lays out the readings of texts with this lexicon and these pins. It remembers words,
 * never texts.
 */
export function createLatticeReader(lexicon: Lexicon, pins: PinnedPronunciations = NO_PINS): LatticeReader {
  const read = createWordReader(lexicon, pins);
  const arabicPhrases = createPhraseFinder(lexicon.arabicPhrases);
  const readers: Readers = {
    read,
    readAlone: createAloneReader(read, lexicon.soundModel),
    hasPins: pins.size > 0,
    hasForm: lexicon.hasForm,
    arabicPhrases,
  };
  const find = partFinder(read, lexicon.hasCompound, pins);
  const beginsArabic = (letters: string): boolean => letters !== AND_TO && arabicPhrases.begins(letters);
  const partsOf = remembering(
    (source: string) => (beginsArabic(normaliseWord(source).letters) ? [] : find(source)),
    REMEMBERED_WORDS,
  );
  const latticeOf = (text: string, tokens: readonly RawToken[], isVerse: boolean): Lattice => {
    const found = sourceWords(text, tokens, readers, isVerse);
    const words = isVerse ? inVerse(found) : found;
    const nodes = sentence(chain(text, tokens, words, lexicon));
    return { tokens, words, nodes, states: nodes.map(nodes.length === 1 ? statesAlone : statesOf) };
  };
  return (text) => {
    const tokens = segmentRunOnWords(text, tokenise(text), partsOf);
    return recogniseVerse(text, tokens, lexicon.contextWeights, (some) =>
      latticeOf(text, some, true),
    ).flatMap((passage): readonly Lattice[] =>
      'hemistichs' in passage
        ? passage.hemistichs
        : sentencesOf(text, passage.prose).map((some) => latticeOf(text, some, false)),
    );
  };
}

/** A single word is no sentence: the borders around it are left out, as they say nothing about it. */
function sentence(nodes: readonly Node[]): readonly Node[] {
  const inside = nodes.filter(({ fixedClass }) => fixedClass !== 'boundary');
  return inside.length === 1 ? inside : nodes;
}
