import { withVerb } from '../roles/roles.ts';
import { NO_VERB_PROPERTIES, type VerbProperties } from '../rules/properties.ts';
import type { Elements, VerbElement } from '../syntax/elements.ts';
import {
  type Clause,
  type Constituent,
  type Link,
  type NounPhrase,
  nounIn,
  type PhraseContext,
  verbFrom,
} from '../syntax/phrases.ts';
import type { Modal, Verb } from '../syntax/verb.ts';
import { coordinator, isForm } from '../syntax/wordClasses.ts';
import { connectorAt, isSubordinating } from './connectors.ts';
import { parseConstituent, plain, wordAsText } from './constituents.ts';
import { withLists } from './lists.ts';

interface Parsed {
  readonly clause: Clause;
  readonly next: number;
}

const UNLINKED: Link = { form: 'full', asks: false };

interface Draft {
  constituents: Constituent[];
  modal?: Modal;
  lead?: string;
}

const MAX_DEPTH = 5;

/** Divides the elements of a sentence into clauses, in order. Every element becomes part of one of them. */
export function parseClauses(context: PhraseContext): Clause[] {
  const clauses: Clause[] = [];
  for (let at = 0; at < context.elements.length; ) {
    const parsed = parseClause(context, at, 0);
    clauses.push(parsed.clause);
    at = parsed.next;
  }
  return joinTails(clauses);
}

/** Words after the last verb that make no clause of their own belong to the clause before. */
function joinTails(clauses: readonly Clause[]): Clause[] {
  const result: Clause[] = [];
  for (const clause of clauses) {
    const before = result.at(-1);
    const isTail =
      clause.verb === undefined &&
      clause.modal === undefined &&
      clause.connector === '' &&
      clause.separator === '';
    if (isTail && before?.verb !== undefined)
      result[result.length - 1] = { ...before, tail: [...before.tail, ...clause.constituents] };
    else result.push(clause);
  }
  return result;
}

function parseClause(context: PhraseContext, from: number, depth: number, relative = false): Parsed {
  const { elements } = context;
  const { next: behindConnector, ...start } = connectorAt(context, from);
  const draft: Draft = { constituents: [] };
  const finish = (next: number, verb?: Verb): Parsed => {
    const constituents = withLists(withLead(draft), verb);
    const clause = {
      ...start,
      subordinate: start.relations.some(isSubordinating),
      constituents,
      ...(draft.modal !== undefined && { modal: modalBefore(draft.modal, verb) }),
      relative,
      governs: isForm(elements[next], 'که'),
      tail: [],
      question: context.question,
      link: UNLINKED,
    };
    const roles = { others: constituents };
    return { clause: verb === undefined ? { ...clause, roles } : withVerb(clause, verb), next };
  };
  let at = behindConnector;
  while (at < elements.length) {
    const element = elements[at];
    if (element?.kind === 'verb') {
      if (!joinsMainVerb(context, at)) return finish(at + 1, withoutMainVerb(element));
      draft.modal = modalOf(element);
      at += isForm(elements[at + 1], 'که') ? 2 : 1;
      continue;
    }
    if (element?.kind === 'word' && element.verb !== undefined && standsAsVerb(context, at))
      return finish(at + 1, element.verb);
    const step = oneStep(context, draft, at, depth);
    if (step === undefined) return finish(at);
    at = step;
  }
  return finish(at);
}

/** The constituents with their places; a lead without anything after it is kept as text. */
function withLead({ constituents, lead }: Draft): Constituent[] {
  const all = lead === undefined ? constituents : [...constituents, plain({ kind: 'text', text: lead })];
  return all.map((constituent, at) => ({ ...constituent, at }));
}

/** Reads one constituent into the draft; undefined ends the clause before it. */
function oneStep(context: PhraseContext, draft: Draft, at: number, depth: number): number | undefined {
  const { elements } = context;
  const element = elements[at];
  if (element?.kind === 'punctuation') return comma(draft, elements, at);
  const relative = relativeStep(context, draft, at, depth);
  if (relative !== undefined) return relative;
  if (coordinator(element) !== undefined && draft.constituents.length > 0) {
    draft.lead = coordinator(element) ?? '';
    return at + 1;
  }
  const connector = connectorAt(context, at);
  if (connector.connector !== '') return embeddedStep(context, draft, at, depth);
  return constituentStep(context, draft, at);
}

function comma(draft: Draft, elements: Elements, at: number): number {
  const element = elements[at];
  const last = draft.constituents.at(-1);
  if (element?.kind !== 'punctuation') return at + 1;
  if (last === undefined || last.comma !== undefined)
    draft.constituents.push(plain({ kind: 'text', text: element.text }));
  else draft.constituents[draft.constituents.length - 1] = { ...last, comma: spacedSign(element) };
  return at + 1;
}

function spacedSign({ text, spaceBefore }: { readonly text: string; readonly spaceBefore: string }): string {
  return (spaceBefore === '' || text === ',' ? '' : ' ') + text;
}

/** که behind a noun phrase begins a relative clause on it. */
function relativeStep(context: PhraseContext, draft: Draft, at: number, depth: number): number | undefined {
  const last = draft.constituents.at(-1);
  const target = last === undefined || (last.comma ?? ',') !== ',' ? undefined : nounIn(last);
  if (!isForm(context.elements[at], 'که') || last === undefined || target === undefined || depth >= MAX_DEPTH)
    return undefined;
  const { clause, next } = parseClause(context, at, depth + 1, true);
  if (clause.verb === undefined) return undefined;
  const isAside = last.comma !== undefined;
  const isRestrictive = !isAside && target.headKind === 'common' && target.quantity === undefined;
  const phrase: NounPhrase = {
    ...target,
    ...(isRestrictive && { indefinite: false, unique: !target.plural }),
    after: [...target.after, { kind: 'relative', clause, isAside }],
  };
  const { comma: _, ...plainLast } = last;
  draft.constituents[draft.constituents.length - 1] = { ...plainLast, phrase: replaceNoun(last, phrase) };
  const afterComma = context.elements[next];
  return afterComma?.kind === 'punctuation' && afterComma.text === ',' ? next + 1 : next;
}

function replaceNoun({ phrase }: Constituent, noun: NounPhrase): Constituent['phrase'] {
  return phrase.kind === 'prepositional' ? { ...phrase, object: noun } : noun;
}

/** وقتی آمد between a subject and its verb: a clause inside the clause. */
function embeddedStep(context: PhraseContext, draft: Draft, at: number, depth: number): number | undefined {
  const { elements } = context;
  const ownVerb = verbFrom(context, at);
  const hasOwnVerb = ownVerb !== undefined && verbFrom(context, ownVerb.at + 1) !== undefined;
  if (draft.constituents.length === 0 || depth >= MAX_DEPTH || !hasOwnVerb) return undefined;
  const { clause, next } = parseClause(context, at, depth + 1);
  if (clause.verb === undefined) return undefined;
  draft.constituents.push(plain({ kind: 'clause', clause }));
  const sign = elements[next];
  return sign?.kind === 'punctuation' && sign.text === ',' ? next + 1 : next;
}

function constituentStep(context: PhraseContext, draft: Draft, at: number): number {
  const { elements } = context;
  const element = elements[at];
  const isMark =
    isForm(element, 'را') ||
    (element?.kind === 'word' && element.form === 'رو' && element.pronunciation.partOfSpeech === 'particle');
  if (isMark) return markLast(draft, at);
  if (isForm(element, 'آیا')) return at + 1;
  const found = parseConstituent(context, at) ?? { constituent: wordAsText(element), next: at + 1 };
  const lead = draft.lead;
  delete draft.lead;
  draft.constituents.push({ ...found.constituent, ...(lead !== undefined && { lead }) });
  return found.next;
}

function markLast(draft: Draft, at: number): number {
  const last = draft.constituents.at(-1);
  if (last !== undefined) draft.constituents[draft.constituents.length - 1] = { ...last, marked: true };
  return at + 1;
}

/** A participle before و, a comma or the end is a verb whose auxiliary is left out. */
function standsAsVerb(context: PhraseContext, at: number): boolean {
  const { elements } = context;
  const next = elements[at + 1];
  const before = elements[at - 1];
  if (before?.kind === 'word' && before.ezafe) return false;
  if (at > 0 && elements.slice(at + 1, at + 3).every(({ kind }) => kind === 'punctuation')) return true;
  const mayEnd = next === undefined || next.kind === 'punctuation' || isForm(next, 'و') || isForm(next, 'که');
  return mayEnd && verbFrom(context, at + 1) !== undefined;
}

/** Verbs of clauses inside the clause that may stand between a modal and its main verb. */
const MAX_VERBS_BETWEEN = 3;

/**
 * باید, می‌تواند and ممکن است join the subjunctive or short infinitive that follows («باید بروم», «می‌توان رفت»), also
 * over the verb of a relative clause: «باید کتابی را که خریدم بخوانم».
 */
function joinsMainVerb(context: PhraseContext, at: number): boolean {
  const element = context.elements[at];
  if (element?.kind !== 'verb' || !isModal(element)) return false;
  let found = verbFrom(context, at + 1);
  for (let between = 0; found !== undefined && between <= MAX_VERBS_BETWEEN; between++) {
    if (mayFollowModal(found.element.verb, element.modal)) return true;
    found = verbFrom(context, found.at + 1);
  }
  return false;
}

/** «ممکن نیست» is `is not possible` where no main verb follows. */
function withoutMainVerb({ verb, modal }: VerbElement): Verb {
  if (modal !== 'may' && modal !== 'will') return verb;
  const english = modal === 'may' ? 'be possible' : 'be planned';
  return { ...verb, english, role: 'ordinary', properties: IMPERSONAL };
}

const IMPERSONAL: VerbProperties = { ...NO_VERB_PROPERTIES, classes: new Set(['impersonal']) };

/** «باید می‌رفتم» and «باید رفته بودم» say what should have been. */
function mayFollowModal(
  { tense, person, negative, infinitive }: Verb,
  modal: Modal['sense'] | undefined,
): boolean {
  const isShortInfinitive = tense === 'past' && person === 3 && !negative;
  // «نگه دارد» is present and subjunctive.
  const isBoth = tense === 'present' && infinitive.endsWith(' داشتن');
  if (tense === 'subjunctive' || tense === 'perfect_subjunctive' || isShortInfinitive || isBoth) return true;
  return modal === 'must' && (tense === 'imperfect' || tense === 'pluperfect');
}

function isModal({ modal, verb }: VerbElement): boolean {
  return modal !== undefined || verb.properties.classes.has('ability');
}

/** The modal that has joined its main verb. */
function modalOf({ verb, modal, impersonal }: VerbElement): Modal {
  const { tense, negative } = verb;
  return { sense: modal ?? 'can', tense, negative, impersonal: impersonal === true };
}

/** «می‌شود رفت» is said of nobody, «می‌شود برویم» of those who go. */
function modalBefore(modal: Modal, verb: Verb | undefined): Modal {
  return verb?.tense === 'subjunctive' ? { ...modal, impersonal: false } : modal;
}
