import { hashText } from '../../format/hash.ts';
import type { Pronunciation } from '../../types.ts';
import type { Candidate } from '../candidate.ts';
import {
  classOf,
  EVERY_CLASS,
  isParticiple,
  type Node,
  type State,
  type StateView,
  type WordClass,
} from './node.ts';
import { timeOf } from './nodeView.ts';
import type { Row } from './rules.ts';

/** What ezafe itself costs, by the class that carries it. */
const EZAFE: Row = {
  noun: 0.4,
  adjective: 0.8,
  name: 1.2,
  numeral: 2,
  adverb: 2.5,
  pronoun: 2.5,
  preposition: 0,
};

const MAX_EZAFE = 4;
const NO_EZAFE_AFTER_EZAFE_PREPOSITION = 2.5;
/** What a state costs more that the mark of ezafe in the source speaks against. */
const AGAINST_MARK = 8;

type KnownStates = WeakMap<readonly Candidate[], readonly State[]>;

/** By what the source says of ezafe. */
const UNMARKED: KnownStates = new WeakMap();
const WITH_EZAFE: KnownStates = new WeakMap();
const WITHOUT_EZAFE: KnownStates = new WeakMap();

/** The states of a node, each with the cost it has by itself; kept as long as its candidates are. */
export function statesOf(node: Node): readonly State[] {
  const known = node.markedEzafe === undefined ? UNMARKED : node.markedEzafe ? WITH_EZAFE : WITHOUT_EZAFE;
  const states = known.get(node.candidates) ?? newStates(node);
  known.set(node.candidates, states);
  return states;
}

/** The states of a word by itself: nothing follows that ezafe could lead to, so that it is there only if written. */
export function statesAlone(node: Node): readonly State[] {
  if (node.markedEzafe !== undefined) return newStates(node);
  return statesOf(node)
    .filter(({ ezafe, candidate }) => !ezafe || candidate.ezafe === 'written')
    .map((state) => ({ ...state, cost: state.candidate.pronunciation.cost }));
}

function newStates(node: Node): State[] {
  return node.candidates.flatMap((candidate) => {
    const wordClass = node.fixedClass ?? classOf(candidate);
    const states: State[] = [];
    if (candidate.ezafe !== 'written') states.push(state(node, candidate, wordClass, false));
    if (candidate.ezafe !== 'impossible') states.push(state(node, candidate, wordClass, true));
    if (isParticiple(candidate)) states.push(state(node, candidate, 'verb', false));
    return states;
  });
}

function state(node: Node, candidate: Candidate, wordClass: WordClass, ezafe: boolean): State {
  const cost =
    candidate.pronunciation.cost + (ezafe ? ezafeCost(candidate, wordClass) : noEzafeCost(candidate));
  const againstMark = node.markedEzafe !== undefined && node.markedEzafe !== ezafe ? AGAINST_MARK : 0;
  const view = viewState(candidate, wordClass, ezafe);
  return { candidate, wordClass, ezafe, cost: cost + againstMark, view };
}

function ezafeCost({ ezafe, pronunciation }: Candidate, wordClass: WordClass): number {
  if (ezafe === 'written' || pronunciation.features.has('ezafe')) return 0;
  return EZAFE[wordClass] ?? MAX_EZAFE;
}

function noEzafeCost({ pronunciation }: Candidate): number {
  return pronunciation.features.has('ezafe') ? NO_EZAFE_AFTER_EZAFE_PREPOSITION : 0;
}

/** What the features see of a reading with this class and ezafe. */
function viewState({ pronunciation }: Candidate, wordClass: WordClass, ezafe: boolean): StateView {
  const classNumber = EVERY_CLASS.indexOf(wordClass);
  return {
    label: classNumber * 2 + (ezafe ? 1 : 0),
    wordClass: classNumber,
    ezafe: ezafe ? 1 : 0,
    phonemes: hashText(pronunciation.phonemes),
    lemma: hashText(pronunciation.lemma),
    flags: flagsOf(pronunciation),
    time: timeOf(pronunciation.inflection),
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
