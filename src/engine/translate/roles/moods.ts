import { NO_VERB_PROPERTIES, type VerbProperties } from '../rules/properties.ts';
import type { Clause, Constituent } from '../syntax/phrases.ts';
import type { Modal, Verb } from '../syntax/verb.ts';
import { continuesWish, isInfinitiveOf, isOnly } from './links.ts';
import { withVerb } from './roles.ts';

const WOULD: Modal = { sense: 'would', tense: 'present', negative: false, impersonal: false };
const SHOULD: Modal = { ...WOULD, sense: 'must' };

/** Gives subjunctives that stand alone their sense: `ببندید` is a request, `برویم` is `let us go`. */
export function withMoods(parsed: readonly Clause[]): Clause[] {
  const clauses = parsed.map((clause, at) => letting(clause, parsed[at + 1]));
  let isWished = false;
  let isToBe = false;
  let last: Clause | undefined;
  return clauses.map((clause, at) => {
    const before = clauses[at - 1];
    const lastOfNobody = last;
    const modal = clause.modal ?? sharedModal(clause, lastOfNobody);
    last = undefined;
    if (modal?.impersonal === true && clause.verb !== undefined) {
      last = ofNobody({ ...clause, modal }, clause.verb, lastOfNobody);
      return last;
    }
    if (clause.verb?.tense === 'imperfect') return withImagined(clause, clause.verb, before);
    const isInfinitive = isInfinitiveOf(clause, before);
    const goesOn = isWished && continuesWish(clause, before);
    isWished = isInfinitive || goesOn || clause.modal !== undefined;
    const goesOnToCome = isToBe && isOnly(clause, 'joining');
    isToBe = false;
    if (clause.verb?.tense === 'present') {
      const moved = toCome(clause, clause.verb, before, goesOnToCome);
      isToBe = moved !== clause;
      return moved;
    }
    if (goesOn || clause.verb?.tense !== 'subjunctive') return clause;
    return withWish(clause, clause.verb, before);
  });
}

const TO_COME = /^(?:tomorrow|tonight|next (?:week|month|year)|the day after tomorrow|soon)$/;

/** «فردا می‌آید»: `will come tomorrow`, and behind a past `would`. */
function toCome(clause: Clause, verb: Verb, before: Clause | undefined, goesOn: boolean): Clause {
  const isCondition = clause.relations.some(
    (each) => each !== 'joining' && each !== 'coordinating' && each !== 'complement',
  );
  const isState = verb.role !== 'ordinary' || verb.properties.classes.has('stative') || verb.progressive;
  if (isCondition || isState || clause.modal !== undefined) return clause;
  if (!goesOn && !clause.constituents.some(isToCome)) return clause;
  // «گفت که فردا می‌آید».
  if (isOnly(clause, 'complement') && before?.verb?.tense === 'past') return { ...clause, modal: WOULD };
  return { ...clause, verb: { ...verb, tense: 'future' } };
}

function isToCome({ phrase }: Constituent): boolean {
  if (phrase.kind === 'adverb') return TO_COME.test(phrase.english);
  if (phrase.kind !== 'nounPhrase' || !phrase.features.has('time')) return false;
  return TO_COME.test([...phrase.adjectives.map(({ english }) => english), phrase.head].join(' '));
}

/** «باید رفت و دید»: the modal of no person goes on. */
function sharedModal(clause: Clause, last: Clause | undefined): Modal | undefined {
  const { verb, roles } = clause;
  const isShortInfinitive = verb?.tense === 'past' && verb.person === 3 && !verb.negative;
  return isShortInfinitive && roles.subject === undefined && isOnly(clause, 'joining')
    ? last?.modal
    : undefined;
}

/** «دانش را باید جست» is `knowledge should be sought`. */
function ofNobody(clause: Clause, verb: Verb, before: Clause | undefined): Clause {
  const { object, ...rest } = clause.roles;
  if (
    object === undefined &&
    verb.transitivity === 'transitive' &&
    before?.verb?.passive &&
    isOnly(clause, 'joining')
  )
    return { ...clause, verb: { ...verb, passive: true } };
  const isSaidOfObject = object?.marked === true && rest.subject === undefined && !verb.passive;
  if (!isSaidOfObject || verb.transitivity !== 'transitive' || verb.object !== undefined) return clause;
  return { ...clause, verb: { ...verb, passive: true }, roles: { ...rest, subject: object } };
}

const LET: VerbProperties = { ...NO_VERB_PROPERTIES, classes: new Set(['directive']) };

/** «بگذارید استراحت کند»: `let him rest`. */
function letting(clause: Clause, next: Clause | undefined): Clause {
  const { verb, roles } = clause;
  const lets = verb?.infinitive === 'گذاشتن' || verb?.infinitive === 'گذاردن';
  if (!lets || next?.verb?.tense !== 'subjunctive' || roles.object !== undefined) return clause;
  const isBeside = next.relations.length === 0 ? next.separator === '' : isOnly(next, 'complement');
  return isBeside ? { ...clause, verb: { ...verb, english: 'let', properties: LET } } : clause;
}

/** «اگر می‌دانستم، می‌آمدم»: `if I knew, I would come`. */
function withImagined(clause: Clause, verb: Verb, before: Clause | undefined): Clause {
  const { subordinate, modal, relations } = clause;
  if (!subordinate && modal === undefined && before?.relations.at(-1) === 'condition')
    return { ...clause, modal: WOULD };
  return relations.at(-1) === 'condition' ? { ...clause, verb: { ...verb, tense: 'past' } } : clause;
}

function withWish(clause: Clause, verb: Verb, before: Clause | undefined): Clause {
  // «آهسته حرف بزن تا بیدار نشود»: `so that he does not wake up`.
  const does = before?.verb?.negative === false && !before.verb.properties.classes.has('saying');
  const isPrevented = does && isOnly(clause, 'purpose');
  if (verb.negative && !isPrevented && (isOnly(clause, 'until') || isOnly(clause, 'purpose')))
    return { ...clause, connector: 'until', relations: ['until'], verb: { ...verb, negative: false } };
  if (clause.subordinate || clause.modal !== undefined || isInfinitiveOf(clause, before)) return clause;
  if (isSaid(clause, before))
    return { ...clause, connector: 'that', relations: ['complement'], subordinate: true };
  // «نره خونه»: `he should not go home`.
  if (verb.negative && !clause.question && (verb.person === 3 || verb.person === 6))
    return { ...clause, modal: SHOULD };
  return withVerb(clause, standingAlone(verb, clause));
}

/** «پیشنهاد می‌کنم مشورت کنی»: what is proposed follows the verb with nothing between. */
function isSaid({ separator, relations }: Clause, before: Clause | undefined): boolean {
  const isBeside = separator === '' && relations.length === 0;
  return isBeside && before?.verb?.properties.classes.has('saying') === true;
}

function standingAlone(verb: Verb, { question, constituents }: Clause): Verb {
  const wishes = constituents.some(({ phrase }) => phrase.kind === 'adverb' && phrase.classes.has('wish'));
  if (question || wishes) return verb;
  if (verb.person === 2 || verb.person === 5) return { ...verb, tense: 'imperative' };
  const isProposal = verb.person === 4 && !verb.passive;
  return isProposal ? { ...verb, tense: 'imperative', english: `let us ${verb.english}` } : verb;
}
