import { CLASSES } from '../../format/features.ts';
import { mix, mixFirst, mixLast } from '../../format/hash.ts';
import { type Arrays, newArrays } from './arrays.ts';
import { LABELS } from './layout.ts';
import type { StateView } from './node.ts';
import { type NodeView, OUTSIDE } from './nodeView.ts';
import { countOf, SURROUNDING_TEMPLATES, TEMPLATES } from './templates.ts';

/**
 * The features of the context model: 32-bit hashes of what is true of a state in its place, one for each template of
 * `templates.ts`. A state is judged by itself (its form, reading and class, the forms and possible classes around it)
 * and beside the state before it.
 */

/** Where the hashes of each crossing end among those of a node. */
const LABEL_END = countOf('label');
const SOUND_END = LABEL_END + countOf('sound');
const EZAFE_END = SOUND_END + countOf('ezafe');
const LABELS_END = EZAFE_END + countOf('labels');
const AROUND = LABELS_END + countOf('triple');

/** Words at most so far away tell how a word of several sounds is meant. */
const REACH = 4;

/** The most hashes that a node has nearby. */
const MOST_NEARBY = 2 * REACH * countOf('nearby');

/** More than a state, or a pair of states, ever has. */
export const MOST_FEATURES = AROUND + countOf('state') + countOf('pair') + MOST_NEARBY;

/** What surrounds each node, hashed once for all its states. */
interface Surroundings {
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

function hashAround(nodes: readonly NodeView[], at: number, into: Int32Array): void {
  const neighbourhood = {
    here: viewAt(nodes, at),
    previous: viewAt(nodes, at - 1),
    beforePrevious: viewAt(nodes, at - 2),
    next: viewAt(nodes, at + 1),
    afterNext: viewAt(nodes, at + 2),
  };
  let to = at * AROUND;
  for (const { number, first, second } of SURROUNDING_TEMPLATES)
    into[to++] = mixFirst(number, first(neighbourhood), second(neighbourhood));
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

/** Writes the features of a state by itself to `into` and returns their number. */
export function ownFeatures({ around, views, at }: Place, state: StateView, into: Uint32Array): number {
  const { label, ezafe, flags, phonemes, time } = state;
  const { beside, nearbyStarts, nearby } = around;
  const sound = phonemes + ezafe;
  const next = views[at + 1] ?? OUTSIDE;
  let from = at * AROUND;
  let count = 0;
  for (; count < LABEL_END; count++) into[count] = mixLast(beside[from++] ?? 0, label);
  for (; count < SOUND_END; count++) into[count] = mixLast(beside[from++] ?? 0, sound);
  for (; count < EZAFE_END; count++) into[count] = mixLast(beside[from++] ?? 0, ezafe);
  into[count++] = mix(TEMPLATES.lemma.number, state.lemma, ezafe, 0);
  into[count++] = mix(TEMPLATES.flags.number, flags, label, 0);
  into[count++] = mix(TEMPLATES.flagsBeforeClasses.number, next.classes, flags, label);
  into[count++] = mix(TEMPLATES.flagsBeforeFlags.number, next.flags, flags, label);
  const here = views[at] ?? OUTSIDE;
  if (time !== 0 && here.severalSounds) {
    into[count++] = mix(TEMPLATES.timeAmongTimes.number, here.timesAround, time, 0);
    into[count++] = mix(TEMPLATES.timeNearWord.number, here.timeWord, time, 0);
  }
  const nearbyEnd = nearbyStarts[at + 1] ?? 0;
  for (let hash = nearbyStarts[at] ?? 0; hash < nearbyEnd; hash++)
    into[count++] = mixLast(nearby[hash] ?? 0, phonemes);
  return count;
}

/** Writes the features of a state beside the state before it to `into` and returns their number. */
export function pairFeatures(
  { around, views, at }: Place,
  previous: StateView,
  state: StateView,
  into: Uint32Array,
): number {
  const labels = previous.label * LABELS + state.label;
  const from = at * AROUND + EZAFE_END;
  let count = 0;
  for (; count < LABELS_END - EZAFE_END; count++)
    into[count] = mixLast(around.beside[from + count] ?? 0, labels);
  into[count++] = mix(
    TEMPLATES.previousFormAndLabel.number,
    views[at - 1]?.form ?? 0,
    previous.label,
    state.wordClass,
  );
  into[count++] = mix(TEMPLATES.lemmas.number, previous.lemma, state.lemma, previous.ezafe);
  into[count++] = mix(TEMPLATES.labelAndFlags.number, previous.label, state.flags, state.wordClass);
  into[count++] = mix(TEMPLATES.previousFlags.number, previous.label, previous.flags, state.wordClass);
  into[count++] = mix(TEMPLATES.flagsAndLabels.number, previous.flags, state.flags, labels);
  return count;
}

/** Writes the features of three labels, the last of them here, to `into` and returns their number. */
export function tripleFeatures({ around, at }: Place, labels: number, into: Uint32Array): number {
  const from = at * AROUND + LABELS_END;
  let count = 0;
  for (; count < AROUND - LABELS_END; count++)
    into[count] = mixLast(around.beside[from + count] ?? 0, labels);
  return count;
}

/**
 * Writes to `into`, from `to` on, the words around a word of several sounds, and the classes of their meanings, hashed
 * with its form; nothing for a word of one sound. Returns where the hashes end, at most `MOST_NEARBY` behind `to`.
 */
function hashNearby(nodes: readonly NodeView[], at: number, into: Int32Array, to: number): number {
  const here = nodes[at];
  if (here === undefined || !here.severalSounds) return to;
  let end = to;
  const last = Math.min(nodes.length - 1, at + REACH);
  for (let other = Math.max(0, at - REACH); other <= last; other++) {
    const node = nodes[other];
    if (other === at || node === undefined) continue;
    if (node.lemma !== 0) into[end++] = mixFirst(TEMPLATES.nearbyLemma.number, node.lemma, here.form);
    if (node.meaning === 0) continue;
    into[end++] = mixFirst(
      TEMPLATES.nearbyWiderMeaning.number,
      Math.floor(node.meaning / CLASSES),
      here.form,
    );
    into[end++] = mixFirst(TEMPLATES.nearbyMeaning.number, node.meaning, here.form);
  }
  return end;
}
