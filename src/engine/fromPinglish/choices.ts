import type { Entry, Lexicon } from '../analyse/lexicon/lexicon.ts';
import { remembering } from '../analyse/remembering.ts';
import { ZWNJ } from '../signs.ts';
import { type Choice, choiceOf, unknownOdds } from './cheapestPath.ts';
import { createFormFinder } from './forms/formFinder.ts';
import { typedSounds } from './sounds/typedSounds.ts';
import type { TypedEzafe } from './typedText.ts';

/** Whether typed words are one word: not joined, its ending written apart, or a word of the lexicon in pieces. */
export type Joint = 'none' | 'ending' | 'pieces';

/** What is looked for: folded letters, and what is known of them. `singleA` is what a for ā costs in their text. */
interface Typed {
  readonly typed: string;
  readonly joint: Joint;
  readonly ezafe: TypedEzafe;
  readonly singleA: number;
}

/** Finds the likeliest choices for what is typed as one word. */
export type ChoiceFinder = (typed: Typed) => readonly Choice[];

const MOST_CHOICES = 8;
const MOST_JOINED_CHOICES = 4;
const MOST_SPELLING_COST = 3;
/** Where nothing is nearer. */
const MOST_DISTANT_COST = 4.5;
const MOST_JOINED_COST = 1.2;
const MOST_JOINED_VERB_COST = 2.6;
const CONTINUOUS = /^ne?mi/;
const UNKNOWN_COST = 30;
/** How Persian words are not typed; what nobody knows and looks like this is English: timesheet, wireframe. */
const ENGLISH_LETTERS =
  /ck|th|ph|wh|wr|ght|tion|sion|ness$|ment$|ing$|[aeiou][^aeiou]?ware$|sheet|tch|x[^aeiou]|[^aeiou]y$|ee[tdpn]$|ew$|ow$|ay$|ly$|ers?$|ors?$|[bcdfgklmnprtv]le$|ct|q(?!u?[aeio])/;
/** Of a word with a silent ه before an ending, that is said as a. */
const MOST_HEH_COST = 0.6;
const HEH_COST = 3.5;
const RO_COST = 1;
const REMEMBERED = 8000;

export function createChoiceFinder(lexicon: Lexicon): ChoiceFinder {
  const finder = createFormFinder(lexicon);
  const counts = lexicon.wordCounts;
  const near = ({ typed, joint, ezafe, singleA }: Typed, mostCost: number): Choice[] => {
    const sounds = typedSounds(typed, singleA);
    const forms = joint === 'pieces' ? finder.bases(sounds, mostCost) : finder.forms(sounds, mostCost);
    const most = joint === 'none' ? MOST_CHOICES : MOST_JOINED_CHOICES;
    const choices = forms
      .filter(({ spellingCost }) => joint === 'none' || spellingCost <= mostCost)
      .map((form) => choiceOf(form, counts));
    return likeliest(withEzafe(choices, ezafe)).slice(0, most);
  };
  const choices = (sought: Typed): readonly Choice[] => {
    if (sought.joint !== 'none')
      return near(sought, CONTINUOUS.test(sought.typed) ? MOST_JOINED_VERB_COST : MOST_JOINED_COST);
    const found = near(sought, MOST_SPELLING_COST);
    const typed = sought.typed.replaceAll("'", '');
    const known = found.length > 0 ? found : near({ ...sought, typed }, MOST_DISTANT_COST);
    return [...known, ...withSpokenHeh(sought), ...withEzafe(unknownWord(typed), sought.ezafe)];
  };
  const hasEnding = ({ partOfSpeech }: Entry): boolean =>
    partOfSpeech === 'noun' || partOfSpeech === 'adjective';
  const participles = new Set(lexicon.verbs.map(({ past }) => `${past.letters}ه`));
  const withSpokenHeh = ({ typed, ezafe, singleA }: Typed): Choice[] => {
    const spoken = ezafe === '' ? spokenHeh(typed) : undefined;
    if (spoken === undefined) return [];
    const sounds = typedSounds(spoken.typed, singleA);
    return finder
      .bases(sounds, MOST_HEH_COST)
      .filter(
        ({ letters, isEzafe }) =>
          !isEzafe &&
          letters.endsWith('ه') &&
          (spoken.ending === RO || !participles.has(letters)) &&
          lexicon.entries(letters).some(hasEnding),
      )
      .map((form) => choiceOf(form, counts))
      .map((choice) => ({
        ...choice,
        letters: choice.letters + spoken.ending,
        ezafeOdds: unknownOdds(true).ezafeOdds,
        word: undefined,
        ownCost: choice.ownCost + (spoken.ending === RO ? RO_COST : HEH_COST),
      }));
  };
  const remembered = remembering((key) => {
    const [typed = '', joint = '', ezafe = '', singleA = ''] = key.split(' ');
    return choices({ typed, joint: joint as Joint, ezafe: ezafe as TypedEzafe, singleA: Number(singleA) });
  }, REMEMBERED);
  return ({ typed, joint, ezafe, singleA }) => remembered(`${typed} ${joint} ${ezafe} ${singleA}`);
}

/** Where ezafe is typed for itself, it is written on what is typed before it. */
export function withEzafe(choices: readonly Choice[], ezafe: TypedEzafe): readonly Choice[] {
  if (ezafe === '') return choices;
  return choices
    .filter(({ isEzafe }) => !isEzafe)
    .map((choice) => ({
      ...choice,
      isEzafe: true,
      letters: choice.letters + ezafeLetters(choice.letters, ezafe),
    }));
}

function ezafeLetters(letters: string, ezafe: TypedEzafe): string {
  if (ezafe === 'e') return '';
  if (letters.endsWith('ه')) return `${ZWNJ}ی`;
  return /[او]$/.test(letters) ? 'ی' : '';
}

/** Of spellings that differ only in ZWNJ, a verb's own is the standard one (می‌شه). */
function likeliest(choices: readonly Choice[]): Choice[] {
  const best = new Map<string, Choice>();
  for (const choice of choices) {
    const key = choice.letters.replaceAll(ZWNJ, '') + (choice.isEzafe ? '~' : '');
    const known = best.get(key);
    best.set(key, known === undefined ? choice : better(known, choice));
  }
  return [...best.values()].sort((a, b) => costOf(a) - costOf(b));
}

function better(one: Choice, other: Choice): Choice {
  const cheaper = costOf(one) <= costOf(other) ? one : other;
  const standard = [one, other].find(({ letters }) => /^ن?می\u200c/.test(letters));
  return standard === undefined ? cheaper : { ...cheaper, letters: standard.letters };
}

function costOf({ ownCost, wordCost }: Choice): number {
  return ownCost + wordCost;
}

function unknownWord(typed: string): Choice[] {
  const letters = ENGLISH_LETTERS.test(typed) ? '' : byLetters(typed);
  if (letters === '') return [];
  const plain = { isEzafe: false, ...unknownOdds(false), word: undefined, wordCost: 0 };
  return [{ ...plain, letters, ownCost: UNKNOWN_COST, spellingCost: Number.POSITIVE_INFINITY }];
}

/** How a word that nobody knows, such as a name, is written: letter by letter, the longest spelling first. */
const LETTERS: readonly (readonly [RegExp, string])[] = [
  [/^(?:aa|ā)/, 'آ'],
  [/^(?:oo|ou|ow|u)/, 'او'],
  [/^(?:ee|ei|ey|i|y(?![aeiou]))/, 'ای'],
  [/^[aeo]/, 'ا'],
  [/e?h$/, 'ه'],
  [/e$/, 'ه'],
  [/kh/, 'خ'],
  [/gh/, 'ق'],
  [/sh|š/, 'ش'],
  [/ch|č/, 'چ'],
  [/zh|ž/, 'ژ'],
  [/th/, 'ت'],
  [/ph/, 'ف'],
  [/ck/, 'ک'],
  [/aa|ā|a/, 'ا'],
  [/oo|ou|ow|o|u/, 'و'],
  [/ee|ea|ei|ey|ie|iy|i|y/, 'ی'],
  [/e|'/, ''],
  [/c(?=[ei])/, 'س'],
  [/[ckx]/, 'ک'],
  [/q/, 'ق'],
  [/[vw]/, 'و'],
  ...Object.entries({
    b: 'ب',
    p: 'پ',
    t: 'ت',
    j: 'ج',
    d: 'د',
    r: 'ر',
    z: 'ز',
    s: 'س',
    f: 'ف',
    g: 'گ',
    l: 'ل',
    m: 'م',
    n: 'ن',
    h: 'ه',
  }).map(([latin, letter]) => [new RegExp(latin), letter] as const),
];

/** At the beginning of a word or behind it, each pattern at a place of its own. */
const AT_A_PLACE = LETTERS.map(([pattern, letter]) => [new RegExp(pattern.source, 'y'), letter] as const);

/** A folded word in Persian letters by its Latin ones; empty if it has a letter that stands for none. */
function byLetters(typed: string): string {
  const word = typed.replace(/([b-df-hj-np-tv-z])\1/g, '$1');
  let written = '';
  for (let at = 0; at < word.length; ) {
    const found = AT_A_PLACE.find(([pattern]) => {
      pattern.lastIndex = at;
      return pattern.test(word);
    });
    if (found === undefined) return '';
    at = found[0].lastIndex;
    written += found[1];
  }
  return written;
}

/** What is said of a silent ه before an ending: khoonamoon for خونه‌مون, basta ro for بسته رو. */
interface SpokenHeh {
  /** The word as it is typed by itself. */
  readonly typed: string;
  /** What is written behind it. */
  readonly ending: string;
}

/** The object, a word of its own. */
const RO = ' رو';

const ENDINGS: readonly (readonly [typed: RegExp, ending: string])[] = [
  [/ro$/, RO],
  [/mo$/, `${ZWNJ}مو`],
  [/to$/, `${ZWNJ}تو`],
  [/sho$/, `${ZWNJ}شو`],
  [/m$/, `${ZWNJ}م`],
  [/t$/, `${ZWNJ}ت`],
  [/sh$/, `${ZWNJ}ش`],
  [/st$/, `${ZWNJ}ست`],
  [/m(?:oo|ou|u)n$/, `${ZWNJ}مون`],
  [/t(?:oo|ou|u)n$/, `${ZWNJ}تون`],
  [/sh(?:oo|ou|u)n$/, `${ZWNJ}شون`],
];
const SHORTEST = 3;

/** The word with a silent ه that something typed can be. */
function spokenHeh(typed: string): SpokenHeh | undefined {
  for (const [ending, letters] of ENDINGS) {
    const before = typed.replace(ending, '');
    if (before === typed || !before.endsWith('a') || before.length <= SHORTEST) continue;
    return { typed: `${before.replace(/a+$/, '')}e`, ending: letters };
  }
  return undefined;
}
