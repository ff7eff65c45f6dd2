import type { NodeView } from './nodeView.ts';

/** A node and those around it, as the features see them. */
interface Neighbourhood {
  readonly here: NodeView;
  readonly previous: NodeView;
  readonly beforePrevious: NodeView;
  readonly next: NodeView;
  readonly afterNext: NodeView;
}

/**
 * What a template's hash is crossed with. The first five have what surrounds the node hashed once for all its states:
 * `label` is class and ezafe, `sound` is phonemes and ezafe, `ezafe` is ezafe alone, `labels` and `triple` are the
 * labels of two and of three states in a row. `state` and `pair` are hashed for each state and each pair of states,
 * `nearby` for each word near a word of several sounds.
 */
type Crossing = 'label' | 'sound' | 'ezafe' | 'labels' | 'triple' | 'state' | 'pair' | 'nearby';

/** One kind of feature. */
interface Template {
  /** The hashes of the feature are made from it: once it changes, the trained model is void. */
  readonly number: number;
  readonly crossing: Crossing;
}

/** A template that sees only what surrounds a node: up to two numbers of it. */
interface SurroundingTemplate extends Template {
  readonly first: (around: Neighbourhood) => number;
  readonly second: (around: Neighbourhood) => number;
}

type See = SurroundingTemplate['first'];

const nothing: See = () => 0;

function around(number: number, crossing: Crossing, first: See, second: See = nothing): SurroundingTemplate {
  return { number, crossing, first, second };
}

/**
 * All features of the context model. Their order within a crossing is the order in which training sums them. A new one
 * takes a number that no other has ever had, then `npm run train`.
 */
export const TEMPLATES = {
  lastTwoLetters: around(3, 'label', ({ here }) => here.suffix2),
  lastThreeLetters: around(4, 'label', ({ here }) => here.suffix3),
  nextForm: around(5, 'label', ({ next }) => next.form),
  previousForm: around(6, 'label', ({ previous }) => previous.form),
  formAfterNext: around(11, 'label', ({ afterNext }) => afterNext.form),
  nextComplement: around(
    13,
    'label',
    ({ next }) => next.classes,
    ({ next }) => next.complement,
  ),
  twoClassesAhead: around(
    14,
    'label',
    ({ next }) => next.classes,
    ({ afterNext }) => afterNext.classes,
  ),
  classesBeside: around(
    15,
    'label',
    ({ previous }) => previous.classes,
    ({ next }) => next.classes,
  ),
  nextLastTwoLetters: around(16, 'label', ({ next }) => next.suffix2),
  endAhead: around(18, 'label', ({ here }) => here.ahead),
  laterVerb: around(
    19,
    'label',
    ({ here }) => here.later,
    ({ next }) => next.classes,
  ),
  nextFlags: around(
    20,
    'label',
    ({ next }) => next.flags,
    ({ next }) => next.classes,
  ),
  twoClassesBehind: around(
    26,
    'label',
    ({ beforePrevious }) => beforePrevious.classes,
    ({ previous }) => previous.classes,
  ),

  clauseVerb: around(
    80,
    'label',
    ({ here }) => here.clauseVerb,
    ({ next }) => next.classes,
  ),
  beginBehind: around(
    82,
    'label',
    ({ here }) => here.behind,
    ({ next }) => next.classes,
  ),

  soundOfForm: around(2, 'sound', ({ here }) => here.form),
  soundBehindForm: around(
    10,
    'sound',
    ({ previous }) => previous.form,
    ({ here }) => here.form,
  ),
  soundBeforeForm: around(12, 'sound', ({ next }) => next.form),
  soundBehindClasses: around(
    27,
    'sound',
    ({ previous }) => previous.classes,
    ({ beforePrevious }) => beforePrevious.classes,
  ),

  ezafeOfForm: around(1, 'ezafe', ({ here }) => here.form),
  ezafeBeforeForm: around(
    9,
    'ezafe',
    ({ next }) => next.form,
    ({ here }) => here.form,
  ),
  ezafeBeforeClasses: around(
    22,
    'ezafe',
    ({ here }) => here.form,
    ({ next }) => next.classes,
  ),
  ezafeBeforeVerb: around(
    28,
    'ezafe',
    ({ here }) => here.later,
    ({ here }) => here.form,
  ),

  ezafeOfMeanings: around(
    85,
    'ezafe',
    ({ here }) => here.meaning,
    ({ next }) => next.meaning,
  ),
  ezafeOfMeaningBeforeForm: around(
    86,
    'ezafe',
    ({ here }) => here.meaning,
    ({ next }) => next.form,
  ),
  ezafeOfFormBeforeMeaning: around(
    87,
    'ezafe',
    ({ here }) => here.form,
    ({ next }) => next.meaning,
  ),

  lemma: { number: 7, crossing: 'state' },
  flags: { number: 8, crossing: 'state' },
  flagsBeforeClasses: { number: 17, crossing: 'state' },
  flagsBeforeFlags: { number: 29, crossing: 'state' },
  timeAmongTimes: { number: 88, crossing: 'state' },
  timeNearWord: { number: 89, crossing: 'state' },

  labelsOfComplement: around(32, 'labels', ({ here }) => here.complement),
  labelsOfForm: around(34, 'labels', ({ here }) => here.form),
  labelsBeforeClasses: around(38, 'labels', ({ next }) => next.classes),
  labelsBehindClasses: around(39, 'labels', ({ beforePrevious }) => beforePrevious.classes),
  labelsBeforeTwoClasses: around(
    41,
    'labels',
    ({ next }) => next.classes,
    ({ afterNext }) => afterNext.classes,
  ),
  labelsBeforeClauseVerb: around(
    81,
    'labels',
    ({ here }) => here.clauseVerb,
    ({ next }) => next.classes,
  ),
  labelsBehindBegin: around(84, 'labels', ({ here }) => here.behind),
  labelsBeforeEnd: around(42, 'labels', ({ here }) => here.ahead),

  previousFormAndLabel: { number: 33, crossing: 'pair' },
  lemmas: { number: 35, crossing: 'pair' },
  labelAndFlags: { number: 36, crossing: 'pair' },
  previousFlags: { number: 37, crossing: 'pair' },
  flagsAndLabels: { number: 40, crossing: 'pair' },

  threeLabels: around(50, 'triple', nothing),
  threeLabelsBeforeClasses: around(51, 'triple', ({ next }) => next.classes),
  threeLabelsBeforeVerb: around(52, 'triple', ({ here }) => here.later),
  threeLabelsBeforeClauseVerb: around(83, 'triple', ({ here }) => here.clauseVerb),
  threeLabelsOfForm: around(53, 'triple', ({ here }) => here.form),

  nearbyLemma: { number: 71, crossing: 'nearby' },
  nearbyWiderMeaning: { number: 72, crossing: 'nearby' },
  nearbyMeaning: { number: 73, crossing: 'nearby' },
} as const satisfies Record<string, Template>;

const ALL: readonly Template[] = Object.values(TEMPLATES);

/** How many templates are crossed so. */
export function countOf(crossing: Crossing): number {
  return ALL.filter((template) => template.crossing === crossing).length;
}

const SURROUNDING_CROSSINGS: readonly Crossing[] = ['label', 'sound', 'ezafe', 'labels', 'triple'];

/** The templates that are hashed once a node, crossing by crossing. */
export const SURROUNDING_TEMPLATES: readonly SurroundingTemplate[] = SURROUNDING_CROSSINGS.flatMap(
  (crossing) => ALL.filter(isSurrounding).filter((template) => template.crossing === crossing),
);

function isSurrounding(template: Template): template is SurroundingTemplate {
  return 'first' in template;
}
