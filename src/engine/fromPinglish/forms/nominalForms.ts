import { barePronunciation } from '../../analyse/candidate.ts';
import { endingOf } from '../../analyse/morphology/nouns.ts';
import { clitic, type Ending, type Suffix } from '../../analyse/morphology/suffix.ts';
import { SUFFIXES } from '../../analyse/morphology/suffixes.ts';
import { ZWNJ } from '../../signs.ts';
import type { PartOfSpeech } from '../../types.ts';
import { type BySound, bySound, itemsAt } from '../sounds/soundTrie.ts';
import type { Found } from '../sounds/typedSounds.ts';
import type { Form, SoughtWord } from './form.ts';
import type { Base } from './wordParts.ts';

/** Suffixes that lead to the end of a typed word. */
interface Chain {
  readonly suffixes: readonly SuffixAfter[];
  readonly cost: number;
}

/** Where suffixes are looked for: behind what ends so, outside the layer of the suffix before. */
interface Place {
  readonly at: number;
  readonly after: Ending;
  readonly layer: number;
  readonly partOfSpeech: PartOfSpeech;
}

const INNERMOST = -1;
const SUFFIX_COST = 1;
const SHARE_OF_ITS_COST = 0.7;
const RARE_COST = 2;

const WITHOUT_ENDINGS: ReadonlySet<PartOfSpeech> = new Set([
  'conjunction',
  'particle',
  'verb',
  'interjection',
]);

/** Finds the forms of nouns, adjectives and the like in one typed word. */
export class NominalForms {
  readonly #word: SoughtWord;
  readonly #suffixes: BySound<SuffixAfter>;
  readonly #mayEnd: (boolean | undefined)[] = [];
  readonly #chains = new Map<string, readonly Chain[]>();

  constructor(word: SoughtWord, suffixes: BySound<SuffixAfter>) {
    this.#word = word;
    this.#suffixes = suffixes;
  }

  /** The forms of a base that was found at the beginning of the word. */
  of(base: Base, found: Found): Form[] {
    const isVerb = base.partOfSpeech === 'verb';
    const { letters, features, readingCost } = base;
    const plain = { letters, base: letters, features, readingCost, isVerb, isEzafe: false, endingCost: 0 };
    if (found.end === this.#word.length) return [{ ...plain, spellingCost: found.cost }];
    if (WITHOUT_ENDINGS.has(base.partOfSpeech) || !this.#mayEndFrom(found.end)) return [];
    const after = endingOf(letters, base.phonemes);
    const place = { at: found.end, after, layer: INNERMOST, partOfSpeech: base.partOfSpeech };
    return this.#chainsFrom(place).map(({ suffixes, cost }) => ({
      ...plain,
      letters: withSuffixes(letters, suffixes),
      spellingCost: found.cost + cost,
      endingCost: endingCost(base, suffixes),
      isEzafe: suffixes.at(-1)?.isEzafe === true,
    }));
  }

  /** Whether suffixes of any kind lead from a place to the end. */
  #mayEndFrom(at: number): boolean {
    const known = this.#mayEnd[at];
    if (known !== undefined) return known;
    this.#mayEnd[at] = false;
    const mayEnd = this.#word
      .find(this.#suffixes.trie, at)
      .some(({ end }) => end === this.#word.length || this.#mayEndFrom(end));
    this.#mayEnd[at] = mayEnd;
    return mayEnd;
  }

  #chainsFrom(place: Place): readonly Chain[] {
    if (place.at >= this.#word.length) return [];
    const key = `${place.at} ${place.after} ${place.layer} ${place.partOfSpeech}`;
    const known = this.#chains.get(key) ?? [...this.#newChains(place)];
    this.#chains.set(key, known);
    return known;
  }

  *#newChains({ at, after, layer, partOfSpeech }: Place): Generator<Chain> {
    const { trie, thing } = this.#suffixes;
    for (const { node, end, cost } of this.#word.find(trie, at))
      for (const item of itemsAt(trie, node)) {
        const row = thing(item);
        const { suffix } = row;
        if (row.after !== after || suffix.layer <= layer) continue;
        if (suffix.bases !== undefined && !suffix.bases.includes(partOfSpeech)) continue;
        if (end === this.#word.length) yield { suffixes: [row], cost };
        const next = endingOf(suffix.letters, suffix.after[after] ?? '');
        const kind = suffix.becomes ?? partOfSpeech;
        const place = { at: end, after: next, layer: suffix.layer, partOfSpeech: kind };
        for (const outer of this.#chainsFrom(place))
          yield { suffixes: [row, ...outer.suffixes], cost: cost + outer.cost };
      }
  }
}

/** An ezafe is no ending that makes a word rarer. */
function endingCost(base: Base, suffixes: readonly SuffixAfter[]): number {
  const own = suffixes
    .filter(({ isEzafe }) => !isEzafe)
    .reduce((sum, { suffix }) => sum + SUFFIX_COST + SHARE_OF_ITS_COST * suffix.cost, 0);
  return own + (suffixes[0]?.suffix.seldomOn?.(pronunciationOf(base)) ?? 0);
}

function pronunciationOf({ phonemes, letters, partOfSpeech, features }: Base) {
  const cost = features.has('rare') ? RARE_COST : 0;
  return {
    ...barePronunciation({ phonemes, lemma: letters, partOfSpeech, origin: 'lexicon', cost }),
    features,
  };
}

/** A suffix behind a base that ends in a certain way. */
interface SuffixAfter {
  readonly suffix: Suffix;
  readonly after: Ending;
  readonly isEzafe: boolean;
}

/** Ezafe as plain text has it: not written behind a consonant and i. */
const EZAFES: readonly Suffix[] = [
  { ...clitic('', { consonant: 'e', i: 'ye' }, {}, 0), ezafe: 'written' },
  { ...clitic('ی', { A: 'ye', u: 'ye' }, {}, 0), ezafe: 'written' },
  { ...clitic('ی', { silentHeh: 'ye' }, {}, 0, 'required'), ezafe: 'written' },
];

/** The suffixes of nouns and adjectives by their sounds. */
export function nominalEndings(): BySound<SuffixAfter> {
  const heard = SUFFIXES.filter(({ ezafe }) => ezafe !== 'written');
  return bySound([
    ...heard.flatMap((suffix) => rowsOf(suffix, false)),
    ...EZAFES.flatMap((suffix) => rowsOf(suffix, true)),
  ]);
}

function rowsOf(suffix: Suffix, isEzafe: boolean): (readonly [string, SuffixAfter])[] {
  const rows = Object.entries(suffix.after) as (readonly [Ending, string])[];
  return rows
    .filter(([after]) => isStandard(suffix, after))
    .flatMap(([after, sound]) => {
      const row = { suffix, after, isEzafe };
      const spoken = after === 'consonant' ? suffix.spokenAfterConsonant : undefined;
      return [sound, ...(spoken === undefined ? [] : [spoken])].map((heard) => [heard, row] as const);
    });
}

/** Of two spellings of one ending (کتاب‌هائی, کتاب‌هایی; چای‌م, چایم) only the usual one is to be written. */
function isStandard({ letters, joiner, restoresHeh, register }: Suffix, after: Ending): boolean {
  // «حوصلم» is to be written as حوصله‌م.
  if (restoresHeh && register === 'spoken') return false;
  if (/^ئ(?!ه)/.test(letters) || (letters === 'یی' && after === 'silentHeh')) return false;
  return joiner !== 'required' || letters.length > 1 || after === 'silentHeh';
}

/** A base with suffixes behind it; «رو» is a word of its own in writing. */
function withSuffixes(base: string, suffixes: readonly SuffixAfter[]): string {
  return suffixes.reduce((letters, { suffix, after }) => {
    const before = suffix.restoresHeh ? letters.slice(0, -1) : letters;
    const joiner = suffix.letters === 'رو' ? ' ' : needsJoiner(before, suffix, after) ? ZWNJ : '';
    return before + joiner + suffix.letters;
  }, base);
}

/** Letters to which the next is never joined need no ZWNJ: کارها, but کتاب‌ها. */
const NEVER_JOINED = /[ادذرزژو]$/;

function needsJoiner(before: string, { joiner, letters }: Suffix, after: Ending): boolean {
  if (letters === '' || joiner === 'never') return false;
  if (joiner === 'required') return true;
  if (/^(?:ها|تر|جات)/.test(letters)) return !NEVER_JOINED.test(before);
  return (after === 'silentHeh' || after === 'i') && !letters.startsWith('ی');
}
