import { hashText } from '../../format/hash.ts';
import type { Inflection, Tense } from '../../types.ts';
import type { Candidate } from '../candidate.ts';
import { classOf, EVERY_CLASS, type Node, type State } from './node.ts';

/** What the features see of a node, computed once a node. */
export interface NodeView {
  readonly form: number;
  readonly suffix2: number;
  readonly suffix3: number;
  /** The classes that the node's candidates can have, as bits. */
  readonly classes: number;
  /** The flags of its first reading. */
  readonly flags: number;
  /** Whether it is the complement of the verb that follows it. */
  readonly complement: number;
  /** What ends the phrase ahead, and how far that is. */
  readonly ahead: number;
  /** What began the phrase behind, and how far that is. */
  readonly behind: number;
  /** What the next verb of its clause takes. */
  readonly clauseVerb: number;
  /** Whether it makes a compound verb with the next verb of its clause, and whether others stand between. */
  readonly later: number;
  /** Whether its readings sound differently. */
  readonly severalSounds: boolean;
  /** The lemma of its first reading if it is a word with a meaning of its own, else 0. */
  readonly lemma: number;
  /** The class of meaning of its first reading; 0 if unknown. */
  readonly meaning: number;
  /** When it says that something is, as `timeOf` numbers it; 0 also where its readings differ. */
  readonly time: number;
  /** Its lemma if it is a word of time, else 0. */
  readonly timeLemma: number;
  /** When the verbs around it are, as `timesAround` numbers it. */
  readonly timesAround: number;
  /** The lemma of a word of time near it; 0 if there is none. */
  readonly timeWord: number;
}

/** What a word's candidates say, the same wherever the word stands; kept as long as its candidates are. */
type FormView = Omit<
  NodeView,
  'complement' | 'ahead' | 'behind' | 'clauseVerb' | 'later' | 'timesAround' | 'timeWord'
>;

const formViews = new WeakMap<readonly Candidate[], FormView>();

const FARTHEST = 6;

/** The nodes of a chain as the features see them. */
export function viewNodes(nodes: readonly Node[], states: readonly (readonly State[])[]): NodeView[] {
  const forms = nodes.map((node, at) => formViewOf(node, states[at] ?? []));
  const ahead = endsAhead(forms);
  const behind = beginsBehind(forms);
  const times = timesAround(forms.map(({ time }) => time));
  const words = timeWords(forms.map(({ timeLemma }) => timeLemma));
  return nodes.map(({ complementOfNext, complementOfLater, clauseVerb }, at) => ({
    ...(forms[at] ?? NO_FORM),
    complement: complementOfNext ? 1 : 0,
    ahead: ahead[at] ?? 0,
    behind: behind[at] ?? 0,
    clauseVerb,
    later: complementOfNext ? 2 : complementOfLater ? 1 : 0,
    timesAround: times[at] ?? 0,
    timeWord: words[at] ?? 0,
  }));
}

const NO_FORM: FormView = {
  form: 1,
  suffix2: 1,
  suffix3: 1,
  classes: 0,
  flags: 0,
  severalSounds: false,
  lemma: 0,
  meaning: 0,
  time: 0,
  timeLemma: 0,
};

/** What stands outside of the chain. */
export const OUTSIDE: NodeView = {
  ...NO_FORM,
  complement: 0,
  ahead: 0,
  behind: 0,
  clauseVerb: 0,
  later: 0,
  timesAround: 0,
  timeWord: 0,
};

/** The parts of speech whose lemmas tell what a sentence is about. */
const TELLING: ReadonlySet<string> = new Set(['noun', 'name', 'adjective', 'adverb', 'verb', 'preposition']);

/** What surely ends a phrase, nearest first as bits of `classes`. */
const ENDS = ['boundary', 'verb', 'preposition', 'conjunction', 'object'] as const;
const END_BITS = ENDS.map((wordClass) => 1 << EVERY_CLASS.indexOf(wordClass));

/** For each node, the number of what ends the phrase in front of it. */
function endsAhead(forms: readonly FormView[]): Uint8Array {
  const ahead = new Uint8Array(forms.length);
  for (let at = forms.length - 1; at > 0; at--)
    ahead[at - 1] = aheadOf(forms[at]?.classes ?? 0, ahead[at] ?? 0);
  return ahead;
}

/** For each node, the number of what ended the phrase before its own. */
function beginsBehind(forms: readonly FormView[]): Uint8Array {
  const behind = new Uint8Array(forms.length);
  for (let at = 1; at < forms.length; at++)
    behind[at] = aheadOf(forms[at - 1]?.classes ?? 0, behind[at - 1] ?? 0);
  return behind;
}

/** The number of what ends the phrase in front of a node with `classes`, given the number behind it. */
function aheadOf(classes: number, behind: number): number {
  const end = END_BITS.indexOf(classes);
  if (end >= 0) return (end + 1) * (FARTHEST + 1) + 1;
  const distance = behind % (FARTHEST + 1);
  return distance < FARTHEST ? behind + 1 : behind;
}

function formViewOf(node: Node, states: readonly State[]): FormView {
  const known = formViews.get(node.candidates);
  if (known !== undefined) return known;
  const view = viewForm(node, states);
  formViews.set(node.candidates, view);
  return view;
}

function viewForm({ form, candidates, fixedClass }: Node, states: readonly State[]): FormView {
  const first = fixedClass === undefined ? candidates[0]?.pronunciation : undefined;
  let classes = 0;
  for (const candidate of candidates) classes |= 1 << EVERY_CLASS.indexOf(fixedClass ?? classOf(candidate));
  return {
    form: hashText(fixedClass ?? form),
    suffix2: hashText(form.slice(-2)),
    suffix3: hashText(form.slice(-3)),
    classes,
    flags: states[0]?.view.flags ?? 0,
    severalSounds: candidates.some(({ pronunciation }) => pronunciation.phonemes !== first?.phonemes),
    lemma: first !== undefined && TELLING.has(first.partOfSpeech) ? hashText(first.lemma) : 0,
    meaning: first?.meaning ?? 0,
    time: commonTime(candidates),
    timeLemma: first?.features.has('time') === true ? hashText(first.lemma) : 0,
  };
}

/** When a word says that something is, if all its readings say the same. */
function commonTime(candidates: readonly Candidate[]): number {
  const [first = 0, ...others] = candidates.map(({ pronunciation }) => timeOf(pronunciation.inflection));
  return others.every((time) => time === first) ? first : 0;
}

const PAST: ReadonlySet<Tense> = new Set<Tense>(['past', 'imperfect', 'pluperfect', 'perfect']);
const PRESENT: ReadonlySet<Tense> = new Set<Tense>(['present', 'future', 'subjunctive', 'imperative']);

/** When a verb says that something is: 1 for the past, 2 for present and future, 0 for what says neither. */
export function timeOf({ tense }: Inflection): number {
  if (tense === undefined) return 0;
  return PAST.has(tense) ? 1 : PRESENT.has(tense) ? 2 : 0;
}

const TIMES = 3;

/**
 * For each node, when the nearest verbs before and behind it are, as one number: «می‌گرداند» is `migardAnad` beside
 * presents and `migardAnd` beside pasts. Linear.
 * @param times of each node, 0 also where its readings differ
 */
export function timesAround(times: readonly number[]): Uint8Array {
  const around = new Uint8Array(times.length);
  let before = 0;
  for (let at = 0; at < times.length; at++) {
    around[at] = before * TIMES;
    before = times[at] || before;
  }
  let behind = 0;
  for (let at = times.length - 1; at >= 0; at--) {
    around[at] = (around[at] ?? 0) + behind;
    behind = times[at] || behind;
  }
  return around;
}

/** For each node, the last word of time before it, or the first behind it: دیروز, فردا. Linear. */
export function timeWords(lemmas: readonly number[]): Int32Array {
  const words = new Int32Array(lemmas.length);
  let near = 0;
  for (let at = lemmas.length - 1; at >= 0; at--) {
    words[at] = near;
    near = lemmas[at] || near;
  }
  near = 0;
  for (let at = 0; at < lemmas.length; at++) {
    if (near !== 0) words[at] = near;
    near = lemmas[at] || near;
  }
  return words;
}
