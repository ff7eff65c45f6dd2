import type { StemForm } from '../../analyse/morphology/stems.ts';
import { isVowel } from '../../phonology.ts';
import type { Found } from '../sounds/soundSearch.ts';
import { type BySound, itemsAt } from '../sounds/soundTrie.ts';
import { type Form, type TypedWord, ZWNJ } from './form.ts';
import { NO_PREFIX, prefixed, type VerbEnding, type VerbPrefix } from './verbParts.ts';

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
  readonly personal?: VerbEnding;
  readonly object?: VerbEnding;
  readonly end: number;
  readonly cost: number;
}

/** Finds finite forms of verbs in one typed word. */
export class VerbForms {
  readonly #word: TypedWord;
  readonly #endings: BySound<VerbEnding>;

  constructor(word: TypedWord, endings: BySound<VerbEnding>) {
    this.#word = word;
    this.#endings = endings;
  }

  /** The forms of a stem that was found behind a preverb and a prefix; what these were typed as costs `before`. */
  of(form: StemForm, found: Found, preverb: string, prefix: VerbPrefix, before: number): Form[] {
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

  #endingsAfter(form: StemForm, prefix: VerbPrefix, at: number): Endings[] {
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

  #found(at: number): { readonly ending: VerbEnding; readonly end: number; readonly cost: number }[] {
    const { trie, thing } = this.#endings;
    return this.#word
      .find(trie, at)
      .flatMap(({ node, end, cost }) =>
        Array.from(itemsAt(trie, node), (item) => ({ ending: thing(item), end, cost })),
      );
  }
}

/** A spoken stem (میاد, می‌شه) needs its prefix. */
function mayBeBare({ tense, colloquial }: StemForm, prefix: VerbPrefix): boolean {
  return prefix !== NO_PREFIX || tense === 'past' || !colloquial;
}

function isMisheard({ isRounded }: VerbPrefix, { stem }: StemForm): boolean {
  return isRounded === true && !ROUNDED.test(stem.phonemes);
}

function agrees({ tense, stem }: StemForm, { kind }: VerbEnding): boolean {
  if (tense === 'past') return kind === 'past' || kind === 'perfect';
  return kind === (isVowel(stem.phonemes.slice(-1)) ? 'presentAfterVowel' : 'present');
}

function takesObject({ personal }: Endings): boolean {
  return personal !== undefined && !isVowel(personal.ending.phonemes.slice(-1));
}

function written(stem: string, { personal, object }: Endings): string {
  return stem + (personal === undefined ? '' : personalLetters(personal)) + (object?.ending.letters ?? '');
}

function personalLetters({ kind, ending: { letters } }: VerbEnding): string {
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

function endingCost({ tense }: StemForm, prefix: VerbPrefix, { personal, object }: Endings): number {
  const ofObject = object === undefined ? 0 : OBJECT_COST;
  if (personal?.kind === 'perfect')
    return ofObject + (personal.ending.colloquial ? SPOKEN_PERFECT_COST : PERFECT_COST);
  if (tense === 'past') return ofObject;
  if (personal !== undefined) return ofObject + (prefix === NO_PREFIX ? BARE_PRESENT_COST : 0);
  return prefix === NO_PREFIX ? BARE_IMPERATIVE_COST : IMPERATIVE_COST;
}
