import type { Reading } from '../../types.ts';
import type { Candidate } from '../candidate.ts';
import { hashText, mix, mixFirst, mixLast } from '../hash.ts';
import type { StateView, WordClass } from './node.ts';
import { EVERY_CLASS } from './node.ts';
import type { NodeView } from './nodeView.ts';

/**
 * The features of the context model: 32-bit hashes of what is true of a state in its place. A state is judged by
 * itself (its form, reading and class, the forms and possible classes around it) and beside the state before it.
 */

/** More than a state, or a pair of states, ever has. */
export const MOST_FEATURES = 64;

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

/** What surrounds a node, hashed once for all its states. */
export interface Surroundings {
  /** To be crossed with class and ezafe. */
  readonly byLabel: Int32Array;
  /** To be crossed with the reading's sound and ezafe. */
  readonly bySound: Int32Array;
  /** To be crossed with ezafe alone. */
  readonly byEzafe: Int32Array;
  /** To be crossed with class and ezafe of this state and the one before. */
  readonly byLabels: Int32Array;
}

/** Hashes what surrounds the node at `at`. */
export function surroundings(nodes: readonly NodeView[], at: number): Surroundings {
  const view = (offset: number): NodeView => nodes[at + offset] ?? OUTSIDE;
  const [here, previous, beforePrevious] = [view(0), view(-1), view(-2)];
  const [next, afterNext, third] = [view(1), view(2), view(3)];
  return {
    byLabel: Int32Array.of(
      mixFirst(3, here.suffix2, 0),
      mixFirst(4, here.suffix3, 0),
      mixFirst(5, next.form, 0),
      mixFirst(6, previous.form, 0),
      mixFirst(11, afterNext.form, 0),
      mixFirst(13, next.classes, next.complement),
      mixFirst(14, next.classes, afterNext.classes),
      mixFirst(15, previous.classes, next.classes),
      mixFirst(16, next.suffix2, 0),
      mixFirst(18, here.ahead, 0),
      mixFirst(19, here.later, next.classes),
      mixFirst(20, next.flags, next.classes),
      mixFirst(21, mix(0, next.classes, afterNext.classes, third.classes), 0),
      mixFirst(23, next.form, afterNext.form),
      mixFirst(24, previous.form, next.form),
      mixFirst(25, beforePrevious.form, previous.form),
      mixFirst(26, beforePrevious.classes, previous.classes),
    ),
    bySound: Int32Array.of(
      mixFirst(2, here.form, 0),
      mixFirst(10, previous.form, here.form),
      mixFirst(12, next.form, 0),
      mixFirst(27, previous.classes, beforePrevious.classes),
    ),
    byEzafe: Int32Array.of(
      mixFirst(1, here.form, 0),
      mixFirst(9, next.form, here.form),
      mixFirst(22, here.form, next.classes),
      mixFirst(28, here.later, here.form),
    ),
    byLabels: Int32Array.of(
      mixFirst(32, here.complement, 0),
      mixFirst(34, here.form, 0),
      mixFirst(38, next.classes, 0),
      mixFirst(39, beforePrevious.classes, 0),
      mixFirst(41, next.classes, afterNext.classes),
      mixFirst(42, here.ahead, 0),
    ),
  };
}

const OUTSIDE: NodeView = {
  form: 1,
  suffix2: 1,
  suffix3: 1,
  classes: 0,
  flags: 0,
  complement: 0,
  ahead: 0,
  later: 0,
};

/** Writes the features of a state by itself to `into` and gives their number. */
export function ownFeatures(
  { byLabel, bySound, byEzafe }: Surroundings,
  next: NodeView | undefined,
  state: StateView,
  into: Uint32Array,
): number {
  const { label, ezafe, flags } = state;
  const sound = state.phonemes + ezafe;
  let count = 0;
  for (let at = 0; at < byLabel.length; at++) into[count++] = mixLast(byLabel[at] ?? 0, label);
  for (let at = 0; at < bySound.length; at++) into[count++] = mixLast(bySound[at] ?? 0, sound);
  for (let at = 0; at < byEzafe.length; at++) into[count++] = mixLast(byEzafe[at] ?? 0, ezafe);
  const classes = next?.classes ?? 0;
  into[count++] = mix(7, state.lemma, ezafe, 0);
  into[count++] = mix(8, flags, label, 0);
  into[count++] = mix(17, classes, flags, label);
  into[count++] = mix(29, next?.flags ?? 0, flags, label);
  into[count++] = mix(30, state.lemma, classes, ezafe);
  return count;
}

/** Writes the features of a state beside the state before it to `into` and gives their number. */
export function pairFeatures(
  { byLabels }: Surroundings,
  formBefore: number,
  [previous, state]: readonly [StateView, StateView],
  into: Uint32Array,
): number {
  const labels = previous.label * 32 + state.label;
  let count = 0;
  for (let at = 0; at < byLabels.length; at++) into[count++] = mixLast(byLabels[at] ?? 0, labels);
  into[count++] = mix(33, formBefore, previous.label, state.wordClass);
  into[count++] = mix(35, previous.lemma, state.lemma, previous.ezafe);
  into[count++] = mix(36, previous.label, state.flags, state.wordClass);
  into[count++] = mix(37, previous.label, previous.flags, state.wordClass);
  into[count++] = mix(40, previous.flags, state.flags, labels);
  return count;
}
