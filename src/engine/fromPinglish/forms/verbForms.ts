import type { Stem } from '../../analyse/lexicon/lexicon.ts';
import type { StemForm } from '../../analyse/morphology/stems.ts';
import {
  OBJECT_CLITICS,
  PAST_ENDINGS,
  PERFECT_ENDINGS,
  type PersonalEnding,
  PRESENT_ENDINGS,
  PRESENT_ENDINGS_AFTER_VOWEL,
} from '../../analyse/morphology/verbEndings.ts';
import { isVowel } from '../../phonology.ts';
import { ZWNJ } from '../../signs.ts';
import { type BySound, bySound, itemsAt } from '../sounds/soundTrie.ts';
import type { Found } from '../sounds/typedSounds.ts';
import type { Form, SoughtWord } from './form.ts';

const POETIC_COST = 3.5;
const NO_LIGHT_VERB_COST = 0.7;
const COLLOQUIAL_STEM_COST = 0.2;
const BARE_IMPERATIVE_COST = 4;
const IMPERATIVE_COST = 0.8;
const BARE_PRESENT_COST = 2;
const OBJECT_COST = 2.5;
const PERFECT_COST = 0.5;
/** «رفته‌م», which is hardly ever meant where رفتم can be. */
const SPOKEN_PERFECT_COST = 3;

/** «bodi» for بدی. */
const MISHEARD_COST = 1.5;
const ROUNDED = /^[^aeiA]*[ou]/;

/** Endings up to a place: a personal one, an object pronoun, or both; neither for a stem alone. */
interface Endings {
  readonly personal?: TypedVerbEnding;
  readonly object?: TypedVerbEnding;
  readonly end: number;
  readonly cost: number;
}

/** Finds finite forms of verbs in one typed word. */
export class VerbForms {
  readonly #word: SoughtWord;
  readonly #endings: BySound<TypedVerbEnding>;

  constructor(word: SoughtWord, endings: BySound<TypedVerbEnding>) {
    this.#word = word;
    this.#endings = endings;
  }

  /** The forms of a stem that was found behind a preverb and a prefix; what these were typed as costs `before`. */
  of(form: StemForm, found: Found, preverb: string, prefix: TypedVerbPrefix, before: number): Form[] {
    const stem = prefixed(prefix, form.stem);
    if (stem === undefined || form.stem.preverb !== preverb || !mayBeBare(form, prefix)) return [];
    return this.#endingsAfter(form, prefix, found.end).map((endings) => ({
      letters: preverb + written(stem, endings),
      base: form.verb.infinitive,
      spellingCost: before + found.cost + endings.cost + (isMisheard(prefix, form) ? MISHEARD_COST : 0),
      readingCost: 0,
      endingCost: prefix.cost + stemCost(form) + endingCost(form, prefix, endings),
      isEzafe: false,
      isVerb: true,
      features: form.verb.features,
    }));
  }

  #endingsAfter(form: StemForm, prefix: TypedVerbPrefix, at: number): Endings[] {
    if (at < this.#word.length && !this.#mayEndFrom(at)) return [];
    const isPast = form.tense === 'past';
    if (isPast && prefix.mood === 'subjunctive') return [];
    const isWhole = isPast || prefix.mood !== 'continuous';
    const bare: Endings[] = isWhole ? [{ end: at, cost: 0 }] : [];
    const personal = this.#found(at)
      .filter(({ ending }) => agrees(form, ending))
      .map(({ ending, end, cost }): Endings => ({ personal: ending, end, cost }));
    const isImperative = isWhole && prefix !== NO_PREFIX && !isVowel(form.stem.phonemes.slice(-1));
    const owning = [...personal.filter(takesObject), ...(isPast || isImperative ? bare : [])];
    const withObject = owning.flatMap((inner) =>
      this.#found(inner.end)
        .filter(({ ending }) => ending.kind === 'object')
        .map(
          ({ ending, end, cost }): Endings => ({ ...inner, object: ending, end, cost: inner.cost + cost }),
        ),
    );
    return [...bare, ...personal, ...withObject].filter(({ end }) => end === this.#word.length);
  }

  /** Whether an ending, or two, lead from a place to the end. */
  #mayEndFrom(at: number): boolean {
    const { trie } = this.#endings;
    const last = (end: number): boolean => end === this.#word.length;
    return this.#word
      .find(trie, at)
      .some(({ end }) => last(end) || this.#word.find(trie, end).some((outer) => last(outer.end)));
  }

  #found(at: number): { readonly ending: TypedVerbEnding; readonly end: number; readonly cost: number }[] {
    const { trie, thing } = this.#endings;
    return this.#word
      .find(trie, at)
      .flatMap(({ node, end, cost }) =>
        Array.from(itemsAt(trie, node), (item) => ({ ending: thing(item), end, cost })),
      );
  }
}

/** A spoken stem (میاد, می‌شه) needs its prefix. */
function mayBeBare({ tense, colloquial }: StemForm, prefix: TypedVerbPrefix): boolean {
  return prefix !== NO_PREFIX || tense === 'past' || !colloquial;
}

function isMisheard({ isRounded }: TypedVerbPrefix, { stem }: StemForm): boolean {
  return isRounded === true && !ROUNDED.test(stem.phonemes);
}

function agrees({ tense, stem }: StemForm, { kind }: TypedVerbEnding): boolean {
  if (tense === 'past') return kind === 'past' || kind === 'perfect';
  return kind === (isVowel(stem.phonemes.slice(-1)) ? 'presentAfterVowel' : 'present');
}

function takesObject({ personal }: Endings): boolean {
  return personal !== undefined && !isVowel(personal.ending.phonemes.slice(-1));
}

function written(stem: string, { personal, object }: Endings): string {
  return stem + (personal === undefined ? '' : personalLetters(personal)) + (object?.ending.letters ?? '');
}

function personalLetters({ kind, ending: { letters } }: TypedVerbEnding): string {
  if (kind !== 'perfect') return letters;
  return letters === 'است' ? `ه ${letters}` : `ه${ZWNJ}${letters}`;
}

function stemCost({ verb: { features }, colloquial }: StemForm): number {
  return (
    (features.has('poetic') ? POETIC_COST : 0) +
    (features.has('light') ? 0 : NO_LIGHT_VERB_COST) +
    (colloquial ? COLLOQUIAL_STEM_COST : 0)
  );
}

function endingCost({ tense }: StemForm, prefix: TypedVerbPrefix, { personal, object }: Endings): number {
  const ofObject = object === undefined ? 0 : OBJECT_COST;
  if (personal?.kind === 'perfect')
    return ofObject + (personal.ending.colloquial ? SPOKEN_PERFECT_COST : PERFECT_COST);
  if (tense === 'past') return ofObject;
  if (personal !== undefined) return ofObject + (prefix === NO_PREFIX ? BARE_PRESENT_COST : 0);
  return prefix === NO_PREFIX ? BARE_IMPERATIVE_COST : IMPERATIVE_COST;
}

/** A personal ending or object pronoun, and what it stands behind. */
interface TypedVerbEnding {
  readonly ending: PersonalEnding;
  readonly kind: 'past' | 'present' | 'presentAfterVowel' | 'perfect' | 'object';
}

/** What you did to him or them: دیدیش, می‌بینیشون. */
const SEEN_BY_YOU: readonly PersonalEnding[] = [
  { letters: 'یش', phonemes: 'iS', person: 2, colloquial: true },
  { letters: 'یشون', phonemes: 'iSun', person: 2, colloquial: true },
];

/** The endings of verbs by their sounds; those that are only verse's or another spelling are left out. */
export function verbEndings(): BySound<TypedVerbEnding> {
  return bySound([
    ...rows('past', PAST_ENDINGS),
    ...rows('present', PRESENT_ENDINGS),
    ...rows('presentAfterVowel', PRESENT_ENDINGS_AFTER_VOWEL),
    ...rows('perfect', PERFECT_ENDINGS).map(([sound, row]) => [`e${sound}`, row] as const),
    ...rows('object', OBJECT_CLITICS),
    ...SEEN_BY_YOU.flatMap((ending) => [...rows('past', [ending]), ...rows('present', [ending])]),
  ]);
}

function rows(
  kind: TypedVerbEnding['kind'],
  endings: readonly PersonalEnding[],
): (readonly [string, TypedVerbEnding])[] {
  return endings
    .filter(({ letters, poetic }) => !poetic && letters !== '' && !letters.startsWith('ئ'))
    .flatMap((ending) =>
      [ending.phonemes, ...(ending.spokenPhonemes === undefined ? [] : [ending.spokenPhonemes])].map(
        (sound) => [sound, { ending, kind }] as const,
      ),
    );
}

/** What stands before a stem as it sounds: ب is bo before o; before a vowel it has a glide. */
export interface TypedVerbPrefix {
  readonly letters: string;
  readonly mood: 'plain' | 'continuous' | 'subjunctive';
  readonly hasGlide: boolean;
  readonly cost: number;
  /** Whether it only sounds so before stems whose first vowel is o or u: boro, bekhor or bokhor, but bedi. */
  readonly isRounded?: boolean;
}

export const NO_PREFIX: TypedVerbPrefix = { letters: '', mood: 'plain', hasGlide: false, cost: 0 };

const CONTINUOUS = { mood: 'continuous', hasGlide: false } as const;
const SUBJUNCTIVE = { letters: 'ب', mood: 'subjunctive', hasGlide: false } as const;
const NEGATIVE = { letters: 'ن', mood: 'plain', hasGlide: false } as const;

export function verbPrefixes(): BySound<TypedVerbPrefix> {
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
  { letters, hasGlide }: TypedVerbPrefix,
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
