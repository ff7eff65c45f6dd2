import type { Lexicon } from '../analyse/lexicon/lexicon.ts';
import { createWordReader, type WordReader } from '../analyse/words/wordReader.ts';
import { ZWNJ } from '../signs.ts';
import type { Analysis, Token } from '../types.ts';
import { affixFinder } from './spelling/affixesApart.ts';
import { apartFinder } from './spelling/apartWords.ts';
import { halfSpaceFinder } from './spelling/insideWords.ts';
import { spaceFinder } from './spelling/missingSpaces.ts';
import { type WrittenWord, withBorders, writtenWords } from './spelling/writtenWords.ts';

/**
 * A part of the source and how standard orthography writes it: the same letters, parted otherwise; «بعنوان» alone and its
 * like get the ه of به.
 */
export interface SpellingChange {
  readonly codePointStart: number;
  readonly codePointEnd: number;
  readonly text: string;
  /** That of proofreading whose change it is. */
  readonly rule: 'half-spaces' | 'joined-words';
}

/** Finds what of an analysed text standard orthography writes otherwise; linear in the text. */
type Speller = (analysis: Analysis, halfSpaceBehindUnjoined?: boolean) => SpellingChange[];

/**
 * A speller that finds the words that are written apart but are one (می روم، کتاب ها), those that lack their half-space
 * (میروم، کتابها) and those that are run together (اعتباررا), as the analysis has read them, in order. What could be
 * meant as it stands is left out. Endings behind a letter that is joined to none get a half-space if that is wanted.
 */
export function createSpeller(lexicon: Lexicon): Speller {
  let finders: Finders | undefined;
  return (analysis, halfSpaceBehindUnjoined = false) => {
    finders ??= findersOver(lexicon, createWordReader(lexicon));
    return changesOf(analysis, finders, halfSpaceBehindUnjoined);
  };
}

type Finders = ReturnType<typeof findersOver>;

function findersOver(lexicon: Lexicon, read: WordReader) {
  return {
    spaces: spaceFinder(lexicon, read),
    halfSpaces: halfSpaceFinder(lexicon, read),
    affix: affixFinder(lexicon),
    apart: apartFinder(lexicon, read),
  };
}

function changesOf(
  { tokens }: Analysis,
  finders: Finders,
  halfSpaceBehindUnjoined: boolean,
): SpellingChange[] {
  const words = writtenWords(tokens);
  const changes: SpellingChange[] = [];
  for (let at = 0; at < words.length; at++) {
    const first = words[at];
    if (first === undefined) continue;
    const parted = finders.spaces(first);
    if (parted !== undefined) {
      changes.push({ ...spanOf(first, first), text: parted, rule: 'joined-words' });
      continue;
    }
    const { text, lastIndex } = joinedFrom(words, at, { tokens, finders, halfSpaceBehindUnjoined });
    if (lastIndex > at || text !== first.source)
      changes.push({ ...spanOf(first, words[lastIndex] ?? first), text, rule: 'half-spaces' });
    at = lastIndex;
  }
  return changes;
}

interface Spelling {
  readonly tokens: readonly Token[];
  readonly finders: Finders;
  readonly halfSpaceBehindUnjoined: boolean;
}

/** The word that begins at a place, with its half-spaces and with the words behind it that belong to it. */
function joinedFrom(
  words: readonly WrittenWord[],
  at: number,
  { tokens, finders: { spaces, halfSpaces, affix, apart }, halfSpaceBehindUnjoined }: Spelling,
): { readonly text: string; readonly lastIndex: number } {
  const spelt = (index: number) => withHalfSpaces(words[index], words[index + 1], halfSpaces);
  let text = spelt(at);
  let lastIndex = at;
  let isCompound = false;
  for (let next = words[at + 1]; next !== undefined; next = words[lastIndex + 1]) {
    if (spaces(next) !== undefined) break;
    const ofAffix = affix(tokens, words, lastIndex);
    const border = ofAffix ?? (isCompound ? undefined : apart(words, lastIndex));
    if (border === undefined) break;
    isCompound ||= ofAffix === undefined;
    lastIndex++;
    const isEnding = ofAffix === '' && next.letters.length > 1;
    text += (isEnding && halfSpaceBehindUnjoined ? ZWNJ : border) + spelt(lastIndex);
  }
  return { text, lastIndex };
}

function withHalfSpaces(
  word: WrittenWord | undefined,
  next: WrittenWord | undefined,
  find: Finders['halfSpaces'],
): string {
  if (word === undefined) return '';
  const [only, ...others] = word.tokens;
  const reading = others.length === 0 ? only?.word?.pronunciation : undefined;
  const borders = find(word.letters, reading, word.isBeforeSpace && next !== undefined && isNominal(next));
  return borders.length === 0 ? word.source : withBorders(word, new Map(borders.map((at) => [at, ZWNJ])));
}

function isNominal({ tokens: [first] }: WrittenWord): boolean {
  return NOMINAL.has(first?.word?.pronunciation.partOfSpeech ?? 'verb');
}

const NOMINAL: ReadonlySet<string> = new Set('noun name adjective pronoun determiner numeral'.split(' '));

function spanOf({ codePointStart }: WrittenWord, { codePointEnd }: WrittenWord) {
  return { codePointStart, codePointEnd };
}
