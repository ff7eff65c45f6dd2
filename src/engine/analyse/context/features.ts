import type { Reading } from '../../types.ts';
import type { Candidate } from '../candidate.ts';
import { hashText, mix } from '../hash.ts';
import { classOf, type Node, type StateView, type WordClass } from './node.ts';

/**
 * The features of the context model: 32-bit hashes of what is true of a state in its place. A state is judged by
 * itself (its form, reading and class, the forms and possible classes around it) and beside the state before it.
 */

/** What the features see of a node, computed once a node. */
export interface NodeView {
  readonly form: number;
  readonly suffix2: number;
  readonly suffix3: number;
  /** The classes that the node's candidates can have, as bits. */
  readonly classes: number;
  readonly complement: number;
}

const OUTSIDE: NodeView = { form: 1, suffix2: 1, suffix3: 1, classes: 0, complement: 0 };

const CLASSES: readonly WordClass[] = [
  'noun',
  'name',
  'adjective',
  'adverb',
  'verb',
  'preposition',
  'conjunction',
  'pronoun',
  'determiner',
  'numeral',
  'object',
  'particle',
  'interjection',
  'boundary',
];

/** What a word's candidates say, the same wherever the word stands; kept as long as its candidates are. */
interface FormView extends Omit<NodeView, 'complement'> {}

const formViews = new WeakMap<readonly Candidate[], FormView>();

export function viewNode(node: Node): NodeView {
  const { form, suffix2, suffix3, classes } =
    node.fixedClass === undefined ? formViewOf(node) : viewForm(node);
  return { form, suffix2, suffix3, classes, complement: node.complementOfNext ? 1 : 0 };
}

function formViewOf(node: Node): FormView {
  const known = formViews.get(node.candidates);
  if (known !== undefined) return known;
  const view = viewForm(node);
  formViews.set(node.candidates, view);
  return view;
}

function viewForm({ form, candidates, fixedClass }: Node): FormView {
  let classes = 0;
  for (const candidate of candidates) classes |= 1 << CLASSES.indexOf(fixedClass ?? classOf(candidate));
  return {
    form: hashText(fixedClass ?? form),
    suffix2: hashText(form.slice(-2)),
    suffix3: hashText(form.slice(-3)),
    classes,
  };
}

/** What the features see of a reading with this class and ezafe. */
export function viewState({ reading }: Candidate, wordClass: WordClass, ezafe: boolean): StateView {
  const classNumber = CLASSES.indexOf(wordClass);
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

/** Calls `visit` with each feature of a state by itself. */
export function ownFeatures(
  nodes: readonly NodeView[],
  at: number,
  state: StateView,
  visit: (feature: number) => void,
): void {
  const here = nodes[at] ?? OUTSIDE;
  const previous = nodes[at - 1] ?? OUTSIDE;
  const next = nodes[at + 1] ?? OUTSIDE;
  const afterNext = nodes[at + 2] ?? OUTSIDE;
  const { label, ezafe, phonemes } = state;
  visit(mix(1, here.form, ezafe, 0));
  visit(mix(2, here.form, label, phonemes));
  visit(mix(3, here.suffix2, label, 0));
  visit(mix(4, here.suffix3, label, 0));
  visit(mix(5, next.form, label, 0));
  visit(mix(6, previous.form, label, 0));
  visit(mix(7, state.lemma, ezafe, 0));
  visit(mix(8, state.flags, label, 0));
  visit(mix(9, next.form, here.form, ezafe));
  visit(mix(10, previous.form, here.form, phonemes + ezafe));
  visit(mix(11, afterNext.form, label, 0));
  visit(mix(12, next.form, phonemes, 0));
  visit(mix(13, next.classes, label, next.complement));
  visit(mix(14, next.classes, afterNext.classes, label));
  visit(mix(15, previous.classes, next.classes, label));
  visit(mix(16, next.suffix2, label, 0));
  visit(mix(17, next.classes, state.flags, label));
}

/** Calls `visit` with each feature of a state beside the state before it. */
export function pairFeatures(
  nodes: readonly NodeView[],
  at: number,
  previous: StateView,
  state: StateView,
  visit: (feature: number) => void,
): void {
  const here = nodes[at] ?? OUTSIDE;
  const before = nodes[at - 1] ?? OUTSIDE;
  const next = nodes[at + 1] ?? OUTSIDE;
  const beforePrevious = nodes[at - 2] ?? OUTSIDE;
  const labels = previous.label * 32 + state.label;
  visit(mix(32, labels, here.complement, 0));
  visit(mix(33, before.form, previous.label, state.wordClass));
  visit(mix(34, here.form, labels, 0));
  visit(mix(35, previous.lemma, state.lemma, previous.ezafe));
  visit(mix(36, previous.label, state.flags, state.wordClass));
  visit(mix(37, previous.label, previous.flags, state.wordClass));
  visit(mix(38, labels, next.classes, 0));
  visit(mix(39, labels, beforePrevious.classes, 0));
  visit(mix(40, previous.flags, state.flags, labels));
}
