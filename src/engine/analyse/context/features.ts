import type { Reading } from '../../types.ts';
import type { Candidate } from '../candidate.ts';
import { hashText, mix, mixFirst, mixLast } from '../hash.ts';
import { hashNearby, MOST_NEARBY } from './nearby.ts';
import type { StateView, WordClass } from './node.ts';
import { EVERY_CLASS } from './node.ts';
import { type NodeView, OUTSIDE } from './nodeView.ts';

/**
 * The features of the context model: 32-bit hashes of what is true of a state in its place. A state is judged by
 * itself (its form, reading and class, the forms and possible classes around it) and beside the state before it.
 */

/** More than a state, or a pair of states, ever has. */
export const MOST_FEATURES = 64 + MOST_NEARBY;

/** What the features see of a reading with this class and ezafe. */
export function viewState({ reading }: Candidate, wordClass: WordClass, ezafe: boolean): StateView {
  const classNumber = EVERY_CLASS.indexOf(wordClass);
  return {
    label: classNumber * 2 + (ezafe ? 1 : 0),
    wordClass: classNumber,
    ezafe: ezafe ? 1 : 0,
    phonemes: hashText(reading.phonemes),
    lemma: hashText(reading.lemma),
    flags: flagsOf(reading),
  };
}

const LEXICAL_FLAGS = ['person', 'place', 'time', 'unit', 'title', 'plural', 'ezafe', 'question'];

function flagsOf({ inflection, features, origin }: Reading): number {
  let flags = origin === 'letters' ? 1 : 0;
  if (inflection.plural) flags |= 2;
  if (inflection.indefinite) flags |= 4;
  if (inflection.clitic) flags |= 8;
  if (inflection.degree === 'comparative') flags |= 16;
  if (inflection.degree === 'superlative') flags |= 32;
  if (inflection.tense === 'infinitive') flags |= 64;
  if (inflection.tense === 'participle') flags |= 128;
  LEXICAL_FLAGS.forEach((feature, at) => {
    if (features.has(feature)) flags |= 256 << at;
  });
  return flags;
}

/** How many hashes of what surrounds a node are crossed with what of its states, in this order. */
const BY_LABEL = 17;
const BY_SOUND = 4;
const BY_EZAFE = 4;
const BY_LABELS = 6;
const AROUND = BY_LABEL + BY_SOUND + BY_EZAFE + BY_LABELS;

/** What surrounds each node, hashed once for all its states. */
export interface Surroundings {
  /** `AROUND` hashes a node. */
  readonly beside: Int32Array;
  /** The hashes of what is crossed with the sounds of a node alone. */
  readonly nearby: readonly Int32Array[];
}

/** Hashes what surrounds each node that `needed` accepts. */
export function surroundings(nodes: readonly NodeView[], needed: (at: number) => boolean): Surroundings {
  const beside = new Int32Array(nodes.length * AROUND);
  for (let at = 0; at < nodes.length; at++) if (needed(at)) hashAround(nodes, at, beside);
  return { beside, nearby: nodes.map((_, at) => hashNearby(nodes, at)) };
}

function hashAround(nodes: readonly NodeView[], at: number, into: Int32Array): void {
  const here = nodes[at] ?? OUTSIDE;
  const previous = nodes[at - 1] ?? OUTSIDE;
  const beforePrevious = nodes[at - 2] ?? OUTSIDE;
  const next = nodes[at + 1] ?? OUTSIDE;
  const afterNext = nodes[at + 2] ?? OUTSIDE;
  const third = nodes[at + 3] ?? OUTSIDE;
  let to = at * AROUND;
  const add = (kind: number, a: number, b: number): void => {
    into[to++] = mixFirst(kind, a, b);
  };
  // By class and ezafe.
  add(3, here.suffix2, 0);
  add(4, here.suffix3, 0);
  add(5, next.form, 0);
  add(6, previous.form, 0);
  add(11, afterNext.form, 0);
  add(13, next.classes, next.complement);
  add(14, next.classes, afterNext.classes);
  add(15, previous.classes, next.classes);
  add(16, next.suffix2, 0);
  add(18, here.ahead, 0);
  add(19, here.later, next.classes);
  add(20, next.flags, next.classes);
  add(21, mix(0, next.classes, afterNext.classes, third.classes), 0);
  add(23, next.form, afterNext.form);
  add(24, previous.form, next.form);
  add(25, beforePrevious.form, previous.form);
  add(26, beforePrevious.classes, previous.classes);
  // By sound and ezafe.
  add(2, here.form, 0);
  add(10, previous.form, here.form);
  add(12, next.form, 0);
  add(27, previous.classes, beforePrevious.classes);
  // By ezafe.
  add(1, here.form, 0);
  add(9, next.form, here.form);
  add(22, here.form, next.classes);
  add(28, here.later, here.form);
  // By class and ezafe of this state and the one before.
  add(32, here.complement, 0);
  add(34, here.form, 0);
  add(38, next.classes, 0);
  add(39, beforePrevious.classes, 0);
  add(41, next.classes, afterNext.classes);
  add(42, here.ahead, 0);
}

/** Where a state stands: its node, and the node behind. */
export interface Place {
  readonly around: Surroundings;
  readonly views: readonly NodeView[];
  readonly at: number;
}

/** Writes the features of a state by itself to `into` and gives their number. */
export function ownFeatures({ around, views, at }: Place, state: StateView, into: Uint32Array): number {
  const { label, ezafe, flags, phonemes } = state;
  const { beside, nearby } = around;
  const sound = phonemes + ezafe;
  const next = views[at + 1] ?? OUTSIDE;
  let from = at * AROUND;
  let count = 0;
  for (; count < BY_LABEL; count++) into[count] = mixLast(beside[from++] ?? 0, label);
  for (; count < BY_LABEL + BY_SOUND; count++) into[count] = mixLast(beside[from++] ?? 0, sound);
  for (; count < BY_LABEL + BY_SOUND + BY_EZAFE; count++) into[count] = mixLast(beside[from++] ?? 0, ezafe);
  into[count++] = mix(7, state.lemma, ezafe, 0);
  into[count++] = mix(8, flags, label, 0);
  into[count++] = mix(17, next.classes, flags, label);
  into[count++] = mix(29, next.flags, flags, label);
  into[count++] = mix(30, state.lemma, next.classes, ezafe);
  for (const hash of nearby[at] ?? []) into[count++] = mixLast(hash, phonemes);
  return count;
}

/** Writes the features of a state beside the state before it to `into` and gives their number. */
export function pairFeatures(
  { around, views, at }: Place,
  previous: StateView,
  state: StateView,
  into: Uint32Array,
): number {
  const labels = previous.label * 32 + state.label;
  const from = at * AROUND + BY_LABEL + BY_SOUND + BY_EZAFE;
  let count = 0;
  for (; count < BY_LABELS; count++) into[count] = mixLast(around.beside[from + count] ?? 0, labels);
  into[count++] = mix(33, views[at - 1]?.form ?? 0, previous.label, state.wordClass);
  into[count++] = mix(35, previous.lemma, state.lemma, previous.ezafe);
  into[count++] = mix(36, previous.label, state.flags, state.wordClass);
  into[count++] = mix(37, previous.label, previous.flags, state.wordClass);
  into[count++] = mix(40, previous.flags, state.flags, labels);
  return count;
}
