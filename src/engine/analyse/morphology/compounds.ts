import { isVowel } from '../../phonology.ts';
import type { Candidate } from '../candidate.ts';
import type { Affix } from '../lexicon.ts';

/**
 * An affix by its place: at a ZWNJ, written together, before a word so long that it is hardly there by chance, and
 * behind one, so short that other words end so.
 */
const AFFIX_COSTS = { joiner: 1.5, prefixOfLongWord: 0.8, together: 2.5, short: 4.5 } as const;
const SHORT_AFFIX = 2;
const LONG_WORD = 4;
const ARTICLE_COST = 2.5;
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
  const pieces = [...atJoiners(word, read), ...withAffix(word, affixes, read)];
  return pieces.length > 0 ? pieces : writtenTogether(word, read);
}

/** بیست‌ویک, ساخت‌و‌ساز: the و is o, or vo after a vowel. */
function joinedByAnd(word: string, read: PartReader): Candidate[] {
  const [, first = '', second = ''] = /^(.{2,})\u200cو\u200c?(.{2,})$/.exec(word) ?? [];
  // In «میان‌وعده» the و is a letter of the second word.
  if (word.endsWith(`\u200cو${second}`) && best(read(`و${second}`)) !== undefined) return [];
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
    return [join(withSound(left, onset + article), right, ARTICLE_COST)];
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
    const right = best(read(word.slice(at + 1)).map(secondPart));
    const left = word.slice(0, at) === 'و' ? undefined : best(read(word.slice(0, at)).filter(isFirstPart));
    if (left !== undefined && right !== undefined) return [join(left, right, JOINER_COMPOUND_COST)];
  }
  return [];
}

const BARE_STEM_COST = 1;
const FINITE_VERB_COST = 1.5;

/**
 * What a word is as the second part of a compound. A verb is its bare stem, that of the agent (`خداشناس`) or of the
 * past (`خون‌آلود`), or its participle; what looks like "you …" is the abstract noun of the agent (`نوحه‌سرایی`). Its
 * finite forms are there only because the space is not (`کافی‌است`).
 */
function secondPart(candidate: Candidate): Candidate {
  const { reading } = candidate;
  const { tense, person, clitic } = reading.inflection;
  if (reading.partOfSpeech !== 'verb' || reading.origin === 'lexicon') return candidate;
  const isBare = !reading.inflection.negative && clitic === undefined && !reading.phonemes.startsWith('be');
  if (isBare && tense === 'imperative') return agent(candidate, reading.phonemes);
  if (isBare && tense === 'subjunctive' && person === 2)
    return agent(candidate, reading.phonemes.replace(/yi$/, '?i'));
  if (isBare && tense === 'past' && person === 3) return candidate;
  return { ...candidate, reading: { ...reading, cost: reading.cost + FINITE_VERB_COST } };
}

function agent({ reading }: Candidate, phonemes: string): Candidate {
  return {
    ezafe: 'possible',
    reading: { ...reading, phonemes, partOfSpeech: 'noun', inflection: {}, cost: BARE_STEM_COST },
  };
}

/** A first part has no ending that only a whole word has. */
function isFirstPart({ reading }: Candidate): boolean {
  const { clitic, copula, indefinite, person } = reading.inflection;
  if (clitic !== undefined || copula !== undefined) return false;
  return !indefinite && (reading.partOfSpeech !== 'verb' || person === undefined || person === 3);
}

function withAffix(word: string, affixes: readonly Affix[], read: PartReader): Candidate[] {
  return affixes.flatMap((affix) => {
    const rest = restOf(word, affix);
    if (rest === undefined) return [];
    const base = best(read(rest.letters).filter((candidate) => takesAffix(candidate, affix)));
    return base === undefined ? [] : [derive(base, affix, rest.cost)];
  });
}

/** Tanvin without its mark (قانونا) stands on listed nouns and adjectives; دوا is not made of دو. */
function takesAffix(candidate: Candidate, affix: Affix): boolean {
  const { reading } = candidate;
  if (!isFirstPart(candidate)) return false;
  if (affix.partOfSpeech !== 'adverb') return reading.partOfSpeech !== 'verb';
  const isBase = reading.partOfSpeech === 'noun' || reading.partOfSpeech === 'adjective';
  return isBase && reading.origin === 'lexicon' && !isVowel(reading.phonemes.slice(-1));
}

interface AffixRest {
  readonly letters: string;
  readonly cost: number;
}

/** The letters that an affix leaves of a word, and what it costs to take them for its base. */
function restOf(word: string, { kind, letters }: Affix): AffixRest | undefined {
  const isThere = kind === 'prefix' ? word.startsWith(letters) : word.endsWith(letters);
  if (!isThere) return undefined;
  const rest = kind === 'prefix' ? word.slice(letters.length) : word.slice(0, -letters.length);
  const base = kind === 'prefix' ? rest.replace(/^\u200c/, '') : rest.replace(/\u200c$/, '');
  if (base.length < MIN_PART - 1) return undefined;
  return { letters: base, cost: base === rest ? affixCost(kind, letters, base) : AFFIX_COSTS.joiner };
}

function affixCost(kind: Affix['kind'], letters: string, base: string): number {
  if (kind === 'prefix') return base.length < LONG_WORD ? AFFIX_COSTS.together : AFFIX_COSTS.prefixOfLongWord;
  return letters.length > SHORT_AFFIX ? AFFIX_COSTS.together : AFFIX_COSTS.short;
}

function derive(base: Candidate, affix: Affix, cost: number): Candidate {
  const { reading } = base;
  const phonemes =
    affix.kind === 'prefix'
      ? affix.phonemes + withOnset(reading.phonemes)
      : reading.phonemes + suffixSound(reading.phonemes, affix);
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
      cost: reading.cost + cost,
    },
  };
}

const NO_FEATURES: ReadonlySet<string> = new Set();

function firstGloss(gloss: string): string {
  return gloss.split('; ', 1)[0] ?? '';
}

const WORD_WITH_ONSET = /^(?:آ|ا...)/;

/** A suffix that is a word of its own, as آور and انگیز are, keeps its onset: `ranj?Avar`, but `mardAne`. */
function suffixSound(base: string, { letters, phonemes: suffix }: Affix): string {
  if (WORD_WITH_ONSET.test(letters)) return `?${suffix}`;
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
