import type { Stem } from '../../analyse/lexicon/lexicon.ts';
import {
  type Ending,
  OBJECT_CLITICS,
  PAST_ENDINGS,
  PERFECT_ENDINGS,
  PRESENT_ENDINGS,
  PRESENT_ENDINGS_AFTER_VOWEL,
} from '../../analyse/morphology/verbEndings.ts';
import { type BySound, bySound } from '../sounds/soundTrie.ts';
import { ZWNJ } from './form.ts';

/** A personal ending or object pronoun, and what it stands behind. */
export interface VerbEnding {
  readonly ending: Ending;
  readonly kind: 'past' | 'present' | 'presentAfterVowel' | 'perfect' | 'object';
}

/** What you did to him or them: دیدیش, می‌بینیشون. */
const SEEN_BY_YOU: readonly Ending[] = [
  { letters: 'یش', phonemes: 'iS', person: 2, colloquial: true },
  { letters: 'یشون', phonemes: 'iSun', person: 2, colloquial: true },
];

/** The endings of verbs by their sounds; those that are only verse's or another spelling are left out. */
export function verbEndings(): BySound<VerbEnding> {
  return bySound([
    ...rows('past', PAST_ENDINGS),
    ...rows('present', PRESENT_ENDINGS),
    ...rows('presentAfterVowel', PRESENT_ENDINGS_AFTER_VOWEL),
    ...rows('perfect', PERFECT_ENDINGS).map(([sound, row]) => [`e${sound}`, row] as const),
    ...rows('object', OBJECT_CLITICS),
    ...SEEN_BY_YOU.flatMap((ending) => [...rows('past', [ending]), ...rows('present', [ending])]),
  ]);
}

function rows(kind: VerbEnding['kind'], endings: readonly Ending[]): (readonly [string, VerbEnding])[] {
  return endings
    .filter(({ letters, poetic }) => !poetic && letters !== '' && !letters.startsWith('ئ'))
    .flatMap((ending) =>
      [ending.phonemes, ...(ending.spokenPhonemes === undefined ? [] : [ending.spokenPhonemes])].map(
        (sound) => [sound, { ending, kind }] as const,
      ),
    );
}

/** What stands before a stem as it sounds: ب is bo before o; before a vowel it has a glide. */
export interface VerbPrefix {
  readonly letters: string;
  readonly mood: 'plain' | 'continuous' | 'subjunctive';
  readonly hasGlide: boolean;
  readonly cost: number;
  /** Whether it only sounds so before stems whose first vowel is o or u: boro, bekhor or bokhor, but bedi. */
  readonly isRounded?: boolean;
}

export const NO_PREFIX: VerbPrefix = { letters: '', mood: 'plain', hasGlide: false, cost: 0 };

const CONTINUOUS = { mood: 'continuous', hasGlide: false } as const;
const SUBJUNCTIVE = { letters: 'ب', mood: 'subjunctive', hasGlide: false } as const;
const NEGATIVE = { letters: 'ن', mood: 'plain', hasGlide: false } as const;

export function verbPrefixes(): BySound<VerbPrefix> {
  return bySound([
    ['mi', { ...CONTINUOUS, letters: `می${ZWNJ}`, cost: 0 }],
    ['nemi', { ...CONTINUOUS, letters: `نمی${ZWNJ}`, cost: 0 }],
    ['nami', { ...CONTINUOUS, letters: `نمی${ZWNJ}`, cost: 1 }],
    ['be', { ...SUBJUNCTIVE, cost: 0.2 }],
    ['bo', { ...SUBJUNCTIVE, cost: 0.2, isRounded: true }],
    ['bi', { ...SUBJUNCTIVE, hasGlide: true, cost: 0.2 }],
    ['biy', { ...SUBJUNCTIVE, hasGlide: true, cost: 0.1 }],
    ['na', { ...NEGATIVE, cost: 0.3 }],
    ['ne', { ...NEGATIVE, cost: 0.8 }],
    ['nay', { ...NEGATIVE, hasGlide: true, cost: 0.3 }],
    ['ney', { ...NEGATIVE, hasGlide: true, cost: 0.4 }],
    ['ni', { ...NEGATIVE, hasGlide: true, cost: 0.4 }],
  ]);
}

/**
 * Prefix and stem as they are written: بیاید, نینداخت, میاره. Undefined where the one does not stand before the other.
 */
export function prefixed(
  { letters, hasGlide }: VerbPrefix,
  { letters: stem, phonemes }: Pick<Stem, 'letters' | 'phonemes'>,
): string | undefined {
  const isLongA = phonemes.startsWith('A');
  if (letters !== 'ب' && letters !== 'ن')
    return (isLongA && stem.startsWith('ا') ? letters.replace(ZWNJ, '') : letters) + stem;
  const beginsWithVowel = /^(?:آ|ا(?!ی))/.test(stem);
  if (hasGlide !== beginsWithVowel) return undefined;
  if (!hasGlide) return letters + stem;
  return `${letters}ی${isLongA ? 'ا' : ''}${stem.slice(1)}`;
}
