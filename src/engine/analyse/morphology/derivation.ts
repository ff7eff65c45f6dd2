import { isVowel, withOnset } from '../../phonology.ts';
import { type Candidate, NO_FEATURES } from '../candidate.ts';
import type { Affix } from '../lexicon/lexicon.ts';
import { best, firstSense, isFirstPart, type PartReader } from './parts.ts';

/**
 * What an affix costs by its place: at a ZWNJ, written together, before a word so long that chance is unlikely, and
 * behind one, so short that other words end so.
 */
const AFFIX_COSTS = { joiner: 1.5, prefixOfLongWord: 0.8, together: 2.5, short: 4.5 } as const;
const SHORT_AFFIX = 2;
const LONG_WORD = 4;
/** The least base of an affix. */
const MIN_BASE = 2;

/** Readings of a word as a known one with a derivational affix: `ضدعفونی`, `فضانورد`. */
export function withAffix(word: string, affixes: readonly Affix[], read: PartReader): Candidate[] {
  return affixes.flatMap((affix) => {
    const rest = restOf(word, affix);
    if (rest === undefined || (affix.letters === OF_ARABIC && NOT_ARABIC.test(rest.letters))) return [];
    const base = best(read(rest.letters).filter((candidate) => takesAffix(candidate, affix)));
    return base === undefined ? [] : [derive(base, affix, rest.cost)];
  });
}

/** Only Arabic has the ‑iyat of مسئولیت, and none of these letters: پریکاردیت is no "being a pericard". */
const OF_ARABIC = 'یت';
const NOT_ARABIC = /[پچژگ]/;

/**
 * The endings of surnames stand on names and on what ends in ی (احمدی‌فر), tanvin without its mark (قانونا) on listed
 * nouns and adjectives; دوا is not made of دو.
 */
function takesAffix(candidate: Candidate, affix: Affix): boolean {
  const { pronunciation } = candidate;
  if (!isFirstPart(candidate)) return false;
  if (affix.partOfSpeech === 'name')
    return pronunciation.partOfSpeech === 'name' || pronunciation.phonemes.endsWith('i');
  if (affix.partOfSpeech !== 'adverb') return pronunciation.partOfSpeech !== 'verb';
  const isBase = pronunciation.partOfSpeech === 'noun' || pronunciation.partOfSpeech === 'adjective';
  return isBase && pronunciation.origin === 'lexicon' && !isVowel(pronunciation.phonemes.slice(-1));
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
  if (base.length < MIN_BASE) return undefined;
  return { letters: base, cost: base === rest ? affixCost(kind, letters, base) : AFFIX_COSTS.joiner };
}

function affixCost(kind: Affix['kind'], letters: string, base: string): number {
  if (kind === 'prefix') return base.length < LONG_WORD ? AFFIX_COSTS.together : AFFIX_COSTS.prefixOfLongWord;
  return letters.length > SHORT_AFFIX ? AFFIX_COSTS.together : AFFIX_COSTS.short;
}

function derive(base: Candidate, affix: Affix, cost: number): Candidate {
  const { pronunciation } = base;
  const phonemes =
    affix.kind === 'prefix'
      ? affix.phonemes + withOnset(pronunciation.phonemes)
      : pronunciation.phonemes + suffixSound(pronunciation.phonemes, affix);
  return {
    ezafe: 'possible',
    pronunciation: {
      ...pronunciation,
      id: phonemes,
      phonemes,
      lemma:
        affix.kind === 'prefix' ? affix.letters + pronunciation.lemma : pronunciation.lemma + affix.letters,
      partOfSpeech: affix.partOfSpeech,
      gloss: derivedGloss(affix.gloss, firstSense(pronunciation.gloss)),
      features: NO_FEATURES,
      inflection: affix.kind === 'prefix' ? pronunciation.inflection : {},
      origin: 'morphology',
      cost: pronunciation.cost + cost,
    },
  };
}

const WORD_WITH_ONSET = /^(?:آ|ا...)/;

/** A suffix that is a word of its own, as آور and انگیز are, keeps its onset: `ranj?Avar`, but `mardAne`. */
function suffixSound(base: string, { letters, phonemes: suffix }: Affix): string {
  if (WORD_WITH_ONSET.test(letters)) return `?${suffix}`;
  if (!isVowel(suffix.slice(0, 1)) || !isVowel(base.slice(-1))) return suffix;
  return suffix.startsWith('A') || suffix.startsWith('i') ? `y${suffix}` : `?${suffix}`;
}

/** `three-*` and `-year-old` are `three-year-old`. */
function derivedGloss(pattern: string, gloss: string): string {
  return gloss === '' ? '' : pattern.replace(gloss.startsWith('-') ? /-?\*/ : '*', () => gloss);
}
