import type { Pronunciation } from '../../types.ts';
import type { Candidate } from '../candidate.ts';
import { hashText, mix, mixFirst, mixLast } from '../hash.ts';
import { type Arrays, newArrays } from './arrays.ts';
import { LABELS } from './layout.ts';
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
export function viewState({ pronunciation }: Candidate, wordClass: WordClass, ezafe: boolean): StateView {
  const classNumber = EVERY_CLASS.indexOf(wordClass);
  return {
    label: classNumber * 2 + (ezafe ? 1 : 0),
    wordClass: classNumber,
    ezafe: ezafe ? 1 : 0,
    phonemes: hashText(pronunciation.phonemes),
    lemma: hashText(pronunciation.lemma),
    flags: flagsOf(pronunciation),
  };
}

const LEXICAL_FLAGS = ['person', 'place', 'time', 'unit', 'title', 'plural', 'ezafe', 'question'];

function flagsOf({ inflection, features, origin }: Pronunciation): number {
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
const BY_LABEL = 13;
const BY_SOUND = 4;
const BY_EZAFE = 4;
const BY_LABELS = 6;
const BY_TRIPLE = 4;
const AROUND = BY_LABEL + BY_SOUND + BY_EZAFE + BY_LABELS + BY_TRIPLE;

/** What surrounds each node, hashed once for all its states. */
export interface Surroundings {
  /** `AROUND` hashes a node. */
  readonly beside: Int32Array;
  /** Where the hashes of what is crossed with the sounds of each node alone begin in `nearby`; one more at the end. */
  readonly nearbyStarts: Int32Array;
  readonly nearby: Int32Array;
}

/** Hashes what surrounds each node that `needed` accepts. */
export function surroundings(
  nodes: readonly NodeView[],
  needed: (at: number) => boolean,
  arrays: Arrays = newArrays,
): Surroundings {
  const beside = arrays.int32(nodes.length * AROUND);
  const nearbyStarts = arrays.int32(nodes.length + 1);
  const nearby = arrays.int32(nodes.filter(({ severalSounds }) => severalSounds).length * MOST_NEARBY);
  for (let at = 0; at < nodes.length; at++) {
    if (needed(at)) hashAround(nodes, at, beside);
    nearbyStarts[at + 1] = hashNearby(nodes, at, nearby, nearbyStarts[at] ?? 0);
  }
  return { beside, nearbyStarts, nearby };
}

/** In parts, for the compiler puts what they call in place only up to some length of a function. */
function hashAround(nodes: readonly NodeView[], at: number, into: Int32Array): void {
  hashForLabel(nodes, at, into);
  hashForSound(nodes, at, into);
  hashForLabels(nodes, at, into);
}

/** What is crossed with class and ezafe. */
function hashForLabel(nodes: readonly NodeView[], at: number, into: Int32Array): void {
  const here = viewAt(nodes, at);
  const previous = viewAt(nodes, at - 1);
  const beforePrevious = viewAt(nodes, at - 2);
  const next = viewAt(nodes, at + 1);
  const afterNext = viewAt(nodes, at + 2);
  let to = at * AROUND;
  into[to++] = mixFirst(3, here.suffix2, 0);
  into[to++] = mixFirst(4, here.suffix3, 0);
  into[to++] = mixFirst(5, next.form, 0);
  into[to++] = mixFirst(6, previous.form, 0);
  into[to++] = mixFirst(11, afterNext.form, 0);
  into[to++] = mixFirst(13, next.classes, next.complement);
  into[to++] = mixFirst(14, next.classes, afterNext.classes);
  into[to++] = mixFirst(15, previous.classes, next.classes);
  into[to++] = mixFirst(16, next.suffix2, 0);
  into[to++] = mixFirst(18, here.ahead, 0);
  into[to++] = mixFirst(19, here.later, next.classes);
  into[to++] = mixFirst(20, next.flags, next.classes);
  into[to++] = mixFirst(26, beforePrevious.classes, previous.classes);
}

/** What is crossed with sound and ezafe, and with ezafe. */
function hashForSound(nodes: readonly NodeView[], at: number, into: Int32Array): void {
  const here = viewAt(nodes, at);
  const previous = viewAt(nodes, at - 1);
  const next = viewAt(nodes, at + 1);
  let to = at * AROUND + BY_LABEL;
  into[to++] = mixFirst(2, here.form, 0);
  into[to++] = mixFirst(10, previous.form, here.form);
  into[to++] = mixFirst(12, next.form, 0);
  into[to++] = mixFirst(27, previous.classes, viewAt(nodes, at - 2).classes);
  into[to++] = mixFirst(1, here.form, 0);
  into[to++] = mixFirst(9, next.form, here.form);
  into[to++] = mixFirst(22, here.form, next.classes);
  into[to++] = mixFirst(28, here.later, here.form);
}

/** What is crossed with the classes and ezafe of two states, and of three. */
function hashForLabels(nodes: readonly NodeView[], at: number, into: Int32Array): void {
  const here = viewAt(nodes, at);
  const next = viewAt(nodes, at + 1);
  let to = at * AROUND + BY_LABEL + BY_SOUND + BY_EZAFE;
  into[to++] = mixFirst(32, here.complement, 0);
  into[to++] = mixFirst(34, here.form, 0);
  into[to++] = mixFirst(38, next.classes, 0);
  into[to++] = mixFirst(39, viewAt(nodes, at - 2).classes, 0);
  into[to++] = mixFirst(41, next.classes, viewAt(nodes, at + 2).classes);
  into[to++] = mixFirst(42, here.ahead, 0);
  into[to++] = mixFirst(50, 0, 0);
  into[to++] = mixFirst(51, next.classes, 0);
  into[to++] = mixFirst(52, here.later, 0);
  into[to++] = mixFirst(53, here.form, 0);
}

/** An array that is once read at a negative index is slow to read ever after. */
function viewAt(nodes: readonly NodeView[], at: number): NodeView {
  return at < 0 ? OUTSIDE : (nodes[at] ?? OUTSIDE);
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
  const { beside, nearbyStarts, nearby } = around;
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
  const nearbyEnd = nearbyStarts[at + 1] ?? 0;
  for (let hash = nearbyStarts[at] ?? 0; hash < nearbyEnd; hash++)
    into[count++] = mixLast(nearby[hash] ?? 0, phonemes);
  return count;
}

/** Writes the features of a state beside the state before it to `into` and gives their number. */
export function pairFeatures(
  { around, views, at }: Place,
  previous: StateView,
  state: StateView,
  into: Uint32Array,
): number {
  const labels = previous.label * LABELS + state.label;
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

/** Writes the features of three labels, the last of them here, to `into` and gives their number. */
export function tripleFeatures({ around, at }: Place, labels: number, into: Uint32Array): number {
  const from = at * AROUND + AROUND - BY_TRIPLE;
  let count = 0;
  for (; count < BY_TRIPLE; count++) into[count] = mixLast(around.beside[from + count] ?? 0, labels);
  return count;
}
