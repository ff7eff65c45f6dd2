import type { Lexicon } from '../analyse/lexicon/lexicon.ts';
import { remembering } from '../analyse/remembering.ts';
import { byLetters } from './byLetters.ts';
import { type Choice, choiceOf } from './edge.ts';
import { ZWNJ } from './forms/form.ts';
import { createFormFinder } from './forms/formFinder.ts';
import { typedSounds } from './sounds/soundSearch.ts';

/** Whether typed words are one word: not joined, its ending written apart, or a word of the lexicon in pieces. */
export type Joint = 'none' | 'ending' | 'pieces';

/** Finds the likeliest choices for a folded typed word. `singleA` is what a for ā costs in this text. */
export type ChoiceFinder = (typed: string, joint: Joint, singleA: number) => readonly Choice[];

const MOST_CHOICES = 14;
const MOST_SPELLING_COST = 3;
/** Where nothing is nearer. */
const MOST_DISTANT_COST = 4.5;
const MOST_JOINED_COST = 1.2;
const UNKNOWN_COST = 30;
const REMEMBERED = 4000;

export function createChoiceFinder(lexicon: Lexicon): ChoiceFinder {
  const find = createFormFinder(lexicon);
  const counts = lexicon.wordCounts;
  const near = (typed: string, joint: Joint, singleA: number, mostCost: number): Choice[] => {
    const forms = find(typedSounds(typed, singleA), mostCost);
    const fitting = joint === 'pieces' ? forms.filter(({ letters, base }) => letters === base) : forms;
    return likeliest(fitting.map((form) => choiceOf(form, counts)));
  };
  const choices = (typed: string, joint: Joint, singleA: number): readonly Choice[] => {
    if (joint !== 'none') return near(typed, joint, singleA, MOST_JOINED_COST);
    const found = near(typed, joint, singleA, MOST_SPELLING_COST);
    const known =
      found.length > 0 ? found : near(typed.replaceAll("'", ''), joint, singleA, MOST_DISTANT_COST);
    return [...known, ...unknownWord(typed)];
  };
  const remembered = remembering((key) => {
    const [typed = '', joint = '', singleA = ''] = key.split(' ');
    return choices(typed, joint as Joint, Number(singleA));
  }, REMEMBERED);
  return (typed, joint, singleA) => remembered(`${typed} ${joint} ${singleA}`);
}

/** Of spellings that differ only in ZWNJ, a verb's own is the standard one (می‌شه). */
function likeliest(choices: readonly Choice[]): Choice[] {
  const best = new Map<string, Choice>();
  for (const choice of choices) {
    const key = choice.letters.replaceAll(ZWNJ, '') + (choice.isEzafe ? '~' : '');
    const known = best.get(key);
    best.set(key, known === undefined ? choice : better(known, choice));
  }
  return [...best.values()].sort((a, b) => costOf(a) - costOf(b)).slice(0, MOST_CHOICES);
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
  const letters = byLetters(typed);
  if (letters === '') return [];
  const plain = { isEzafe: false, isVerb: false, word: undefined, wordCost: 0 };
  return [{ ...plain, letters, ownCost: UNKNOWN_COST, spellingCost: Number.POSITIVE_INFINITY }];
}
