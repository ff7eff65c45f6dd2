import { isVowel } from '../../phonology.ts';
import type { Candidate } from '../candidate.ts';
import type { Affix } from '../lexicon.ts';

const AFFIX_COST = 2.5;
const JOINED_COMPOUND_COST = 6;
const JOINER_COMPOUND_COST = 2;
const MIN_PART = 3;

/** Finds the readings of a part of a compound. */
export type PartReader = (part: string) => Candidate[];

/**
 * Readings of a word that is no form of a known word, put together from two parts: with و between them
 * (`ساخت‌وساز`), as Arabic does (`قطب‌الدین`), at a ZWNJ (`سیاست‌گذاری`), with a derivational affix, or from two
 * known words written together.
 */
export function compoundForms(word: string, affixes: readonly Affix[], read: PartReader): Candidate[] {
  const parts = [...joinedByAnd(word, read), ...arabicGenitive(word, read)];
  if (parts.length > 0) return parts;
  const pieces = atJoiners(word, read);
  if (pieces.length > 0) return pieces;
  const derived = withAffix(word, affixes, read);
  return derived.length > 0 ? derived : writtenTogether(word, read);
}

/** بیست‌ویک, ساخت‌و‌ساز: the و is o, or vo after a vowel. */
function joinedByAnd(word: string, read: PartReader): Candidate[] {
  const [, first = '', second = ''] = /^(.{2,})\u200cو\u200c?(.{2,})$/.exec(word) ?? [];
  const left = best(read(first));
  const right = best(read(second));
  if (left === undefined || right === undefined) return [];
  const and = isVowel(left.reading.phonemes.slice(-1)) ? 'vo' : 'o';
  return [join(withSound(left, left.reading.phonemes + and), right, JOINER_COMPOUND_COST)];
}

const SUN_LETTERS = /^[تثدذرزسشصضطظلن]/;

/** قطب‌الدین, نهج‌البلاغه: the article loses its vowel to the first part, and its l to a sun letter. */
function arabicGenitive(word: string, read: PartReader): Candidate[] {
  return articles(word).flatMap(([first, second]) => {
    const left = best(read(first));
    const right = left === undefined ? undefined : best(read(second));
    if (left === undefined || right === undefined) return [];
    const article = SUN_LETTERS.test(second) ? right.reading.phonemes.slice(0, 1) : 'l';
    const stem = left.reading.phonemes;
    const onset = isVowel(stem.slice(-1)) ? shortened(stem) : `${stem}o`;
    return [join(withSound(left, onset + article), right, AFFIX_COST)];
  });
}

/** Where ال may be the article: at a ZWNJ, else anywhere inside. */
function articles(word: string): (readonly [string, string])[] {
  const divide = (letters: string): (readonly [string, string])[] =>
    [...word.matchAll(new RegExp(`(?<=..)${letters}(?=...)`, 'g'))].map(
      ({ index }) => [word.slice(0, index), word.slice(index + letters.length)] as const,
    );
  return word.includes('\u200c') ? divide('\u200cال') : divide('ال');
}

/** abu-l is abol, fi-l is fel, alA-l is alal. */
function shortened(stem: string): string {
  const short: Readonly<Record<string, string>> = { u: 'o', i: 'e', A: 'a' };
  return stem.slice(0, -1) + (short[stem.slice(-1)] ?? stem.slice(-1));
}

function withSound(candidate: Candidate, phonemes: string): Candidate {
  return { ...candidate, reading: { ...candidate.reading, phonemes } };
}

function atJoiners(word: string, read: PartReader): Candidate[] {
  for (let at = word.indexOf('\u200c'); at >= 0; at = word.indexOf('\u200c', at + 1)) {
    const right = best(read(word.slice(at + 1)));
    const left = word.slice(0, at) === 'و' ? undefined : best(read(word.slice(0, at)));
    if (left !== undefined && right !== undefined) return [join(left, right, JOINER_COMPOUND_COST)];
  }
  return [];
}

function withAffix(word: string, affixes: readonly Affix[], read: PartReader): Candidate[] {
  return affixes.flatMap((affix) => {
    const rest = restOf(word, affix);
    if (rest === undefined) return [];
    const base = best(read(rest).filter((candidate) => takesAffix(candidate, affix)));
    return base === undefined ? [] : [derive(base, affix)];
  });
}

/** Tanvin without its mark (قانونا) stands on listed nouns and adjectives; دوا is not made of دو. */
function takesAffix({ reading }: Candidate, affix: Affix): boolean {
  if (affix.partOfSpeech !== 'adverb') return reading.partOfSpeech !== 'verb';
  const isBase = reading.partOfSpeech === 'noun' || reading.partOfSpeech === 'adjective';
  return isBase && reading.origin === 'lexicon' && !isVowel(reading.phonemes.slice(-1));
}

function restOf(word: string, affix: Affix): string | undefined {
  if (word.length - affix.letters.length < MIN_PART - 1) return undefined;
  const rest = affix.kind === 'prefix' ? prefixRest(word, affix.letters) : suffixRest(word, affix.letters);
  return rest === undefined || rest.length < MIN_PART - 1 ? undefined : rest;
}

function prefixRest(word: string, letters: string): string | undefined {
  return word.startsWith(letters) ? word.slice(letters.length).replace(/^\u200c/, '') : undefined;
}

function suffixRest(word: string, letters: string): string | undefined {
  return word.endsWith(letters) ? word.slice(0, -letters.length).replace(/\u200c$/, '') : undefined;
}

function derive(base: Candidate, affix: Affix): Candidate {
  const { reading } = base;
  const phonemes =
    affix.kind === 'prefix'
      ? affix.phonemes + withOnset(reading.phonemes)
      : reading.phonemes + suffixSound(reading.phonemes, affix.phonemes);
  return {
    ezafe: 'possible',
    reading: {
      ...reading,
      id: phonemes,
      phonemes,
      lemma: affix.kind === 'prefix' ? affix.letters + reading.lemma : reading.lemma + affix.letters,
      partOfSpeech: affix.partOfSpeech,
      gloss: reading.gloss === '' ? '' : affix.gloss.replace('*', firstGloss(reading.gloss)),
      features: NO_FEATURES,
      inflection: affix.kind === 'prefix' ? reading.inflection : {},
      origin: 'morphology',
      cost: reading.cost + AFFIX_COST,
    },
  };
}

const NO_FEATURES: ReadonlySet<string> = new Set();

function firstGloss(gloss: string): string {
  return gloss.split('; ', 1)[0] ?? '';
}

function suffixSound(base: string, suffix: string): string {
  if (!isVowel(suffix.slice(0, 1)) || !isVowel(base.slice(-1))) return suffix;
  return suffix.startsWith('A') || suffix.startsWith('i') ? `y${suffix}` : `?${suffix}`;
}

function writtenTogether(word: string, read: PartReader): Candidate[] {
  const found: Candidate[] = [];
  for (let at = MIN_PART; at <= word.length - MIN_PART; at++) {
    const left = best(read(word.slice(0, at)).filter(isWordPart));
    const right = left === undefined ? undefined : best(read(word.slice(at)).filter(isWordPart));
    if (left !== undefined && right !== undefined) found.push(join(left, right, JOINED_COMPOUND_COST));
  }
  return found;
}

function isWordPart({ reading }: Candidate): boolean {
  return (
    reading.partOfSpeech === 'noun' || reading.partOfSpeech === 'adjective' || reading.partOfSpeech === 'name'
  );
}

function join(left: Candidate, right: Candidate, addedCost: number): Candidate {
  const phonemes = left.reading.phonemes + withOnset(right.reading.phonemes);
  return {
    ezafe: right.reading.partOfSpeech === 'verb' ? 'possible' : right.ezafe,
    reading: {
      ...right.reading,
      id: phonemes,
      phonemes,
      lemma: `${left.reading.lemma}\u200c${right.reading.lemma}`,
      partOfSpeech: right.reading.partOfSpeech === 'verb' ? 'noun' : right.reading.partOfSpeech,
      gloss: [firstGloss(left.reading.gloss), firstGloss(right.reading.gloss)]
        .filter((part) => part !== '')
        .join(' '),
      features: NO_FEATURES,
      origin: 'morphology',
      cost: left.reading.cost + right.reading.cost + addedCost,
    },
  };
}

/** A part that begins with a vowel is heard with its glottal stop inside a word. */
function withOnset(phonemes: string): string {
  return isVowel(phonemes.slice(0, 1)) ? `?${phonemes}` : phonemes;
}

function best(candidates: readonly Candidate[]): Candidate | undefined {
  return candidates.reduce<Candidate | undefined>(
    (known, next) => (known === undefined || next.reading.cost < known.reading.cost ? next : known),
    undefined,
  );
}
