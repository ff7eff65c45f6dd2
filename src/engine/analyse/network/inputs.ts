import { CLASSES } from '../../format/features.ts';
import { hashText, mix } from '../../format/hash.ts';
import type { Tense } from '../../types.ts';
import { EVERY_CLASS, type Node, type State } from '../context/node.ts';

/**
 * What the network sees of a word and of each of its states, as small numbers. But for `placeOf` nothing here depends on
 * the words around.
 */

/** How many beginnings and endings of words are told apart. */
export const AFFIXES = 4096;
/** How many sounds of forms that have several are told apart; 0 stands for a form with one sound. */
export const SOUNDS = 16_384;
/** The kinds of places, as `placeOf` numbers them. */
export const PLACES = 39;
/** The bits of `StateView.flags`. */
export const FLAGS = 16;
/** By itself a state is seen to cost no more than one of these, or more than all. */
const COST_LIMITS = [0, 0.25, 0.5, 1, 1.5, 2, 3, 4, 6] as const;
export const COST_NUMBERS = COST_LIMITS.length + 1;
/** More than a wider class of meaning has as its number. */
export const WIDER_MEANINGS = 129;

/** Tenses by their number, from 1; another order makes the trained network void. */
const TENSES: readonly Tense[] = [
  'past',
  'imperfect',
  'pluperfect',
  'perfect',
  'present',
  'future',
  'subjunctive',
  'imperative',
  'perfect_subjunctive',
  'infinitive',
  'participle',
];
export const TENSE_NUMBERS = TENSES.length + 1;

/** Costs above this are the same to the network. */
const MOST_COST = 9;
/** In how many steps a unit of cost is seen. */
const COST_STEPS = 16;

export interface WordInputs {
  /** The hash of its form, or of its class if it is no word. */
  readonly form: number;
  /** Numbers of its last and first letters, below `AFFIXES`. */
  readonly affixes: readonly number[];
  /** For each label, what the cheapest state with it costs, from 0 to 1; 1 if there is none. */
  readonly labelCosts: readonly number[];
  readonly meaning: number;
  readonly widerMeaning: number;
  readonly flags: number;
}

export interface StateInputs {
  readonly label: number;
  /** Below `SOUNDS`. */
  readonly sound: number;
  readonly meaning: number;
  readonly widerMeaning: number;
  readonly tense: number;
  readonly flags: number;
  /** How rare it is by itself, below `COST_NUMBERS`. */
  readonly cost: number;
}

/** @returns what the network sees of a word, wherever it stands */
export function wordInputs({ form, fixedClass }: Node, states: readonly State[]): WordInputs {
  const first = states[0];
  const meaning = first?.candidate.pronunciation.meaning ?? 0;
  const affix = (kind: number, letters: string): number =>
    (mix(kind, hashText(letters), 0, 0) >>> 0) % AFFIXES;
  return {
    form: hashText(fixedClass ?? form),
    affixes: [
      affix(1, form.slice(-1)),
      affix(2, form.slice(-2)),
      affix(3, form.slice(-3)),
      affix(4, form.slice(-4)),
      affix(5, form.slice(0, 2)),
      affix(6, form.slice(0, 3)),
    ],
    labelCosts: labelCosts(states),
    meaning: meaning % CLASSES,
    widerMeaning: Math.floor(meaning / CLASSES),
    flags: first?.view.flags ?? 0,
  };
}

/** @returns what the network sees of a state of a word, wherever it stands */
export function stateInputs(form: string, hasSeveralSounds: boolean, state: State): StateInputs {
  const { phonemes, meaning = 0, inflection } = state.candidate.pronunciation;
  const sound = (mix(7, hashText(form), hashText(phonemes), 0) >>> 0) % (SOUNDS - 1);
  return {
    label: state.view.label,
    sound: hasSeveralSounds ? sound + 1 : 0,
    meaning: meaning % CLASSES,
    widerMeaning: Math.floor(meaning / CLASSES),
    tense: inflection.tense === undefined ? 0 : TENSES.indexOf(inflection.tense) + 1,
    flags: state.view.flags,
    cost: COST_LIMITS.filter((limit) => state.cost > limit).length,
  };
}

/** What the lexicon's verbs say of the place of a word, as a number below `PLACES`. */
export function placeOf({ complementOfNext, complementOfLater, clauseVerb }: Node): number {
  return clauseVerb * 3 + (complementOfNext ? 2 : complementOfLater ? 1 : 0);
}

export function hasSeveralSounds(states: readonly State[]): boolean {
  const first = states[0]?.candidate.pronunciation.phonemes;
  return states.some(({ candidate }) => candidate.pronunciation.phonemes !== first);
}

function labelCosts(states: readonly State[]): number[] {
  const costs = new Array<number>(2 * EVERY_CLASS.length).fill(1);
  for (const { view, cost } of states) costs[view.label] = Math.min(costs[view.label] ?? 1, stepped(cost));
  return costs;
}

function stepped(cost: number): number {
  return Math.max(0, Math.min(MOST_COST, Math.round(cost * COST_STEPS) / COST_STEPS)) / MOST_COST;
}
