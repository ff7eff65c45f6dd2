import { isListComma } from '../nouns/modifiers.ts';
import { isGerund } from '../roles/links.ts';
import { withVerb } from '../roles/roles.ts';
import type { Punctuation, SentenceElement } from '../syntax/elements.ts';
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
import { joinsMainVerb, modalBefore, modalOf, withoutMainVerb } from './modals.ts';

interface Parsed {
  readonly clause: Clause;
  readonly next: number;
}

const UNLINKED: Link = { form: 'full', asks: false };

interface Draft {
  constituents: Constituent[];
  /** Its که tells when: «نامه را که خواند». */
  when?: true;
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
    const { verb, modal, connector, separator, constituents } = clause;
    const isTail = verb === undefined && modal === undefined && connector === '' && separator === '';
    if (isTail && before?.verb !== undefined)
      result[result.length - 1] = { ...before, tail: [...before.tail, ...constituents] };
    else result.push(clause);
  }
  return result;
}

function parseClause(context: PhraseContext, from: number, depth: number, relative = false): Parsed {
  const { elements } = context;
  const { next: behindConnector, ...start } = connectorAt(context, from);
  const draft: Draft = { constituents: [] };
  const finish = (next: number, verb?: Verb, withRoles = withVerb): Parsed => {
    const constituents = withLists(withLead(draft), verb);
    const connected = draft.when ? beginningWith('when', start) : start;
    const clause = {
      ...connected,
      subordinate: connected.relations.some(isSubordinating),
      constituents,
      ...(draft.modal !== undefined && { modal: modalBefore(draft.modal, verb) }),
      relative,
      governs: isForm(elements[next], 'که'),
      tail: [],
      question: context.question,
      link: UNLINKED,
    };
    const roles = { others: constituents };
    return { clause: verb === undefined ? { ...clause, roles } : withRoles(clause, verb), next };
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
      return finish(at + 1, participleBeside(context, at, element.verb, draft), withParticiple);
    if (depth === 0 && draft.when === undefined && tellsWhen(context, draft, at)) {
      draft.when = true;
      at++;
      continue;
    }
    const step = oneStep(context, draft, at, depth);
    if (step === undefined) return finish(at);
    at = step;
  }
  return finish(at);
}

type Start = Pick<Clause, 'separator' | 'connector' | 'relations'>;

function beginningWith(conjunction: string, { connector, relations, ...start }: Start): Start {
  const words = connector === '' ? conjunction : `${connector} ${conjunction}`;
  return { ...start, connector: words, relations: [...relations, 'subordinate'] };
}

/** «خبر که رسید، رفتیم»: که between a known thing and the verb of its clause, before another clause. */
function tellsWhen(context: PhraseContext, { constituents }: Draft, at: number): boolean {
  const { elements } = context;
  const verb = elements[at + 1];
  const [first] = constituents;
  if (!isForm(elements[at], 'که') || verb?.kind !== 'verb' || first === undefined || constituents.length > 1)
    return false;
  const goesOn = verbFrom(context, at + 2) !== undefined || elements[at + 2]?.kind === 'punctuation';
  if (verb.verb.tense === 'subjunctive' || !goesOn) return false;
  const noun = nounIn(first);
  if (noun === undefined) return first.phrase.kind === 'adjective';
  if (noun.headKind !== 'common' || first.comma !== undefined) return false;
  const isMeant =
    noun.indefinite || noun.plural || noun.determiner !== undefined || noun.quantity !== undefined;
  return !isMeant && !noun.properties.classes.has('moment');
}

/** «شسته و خرد کنید»: the mood that a participle has in common with the verb behind it. */
function participleBeside(
  context: PhraseContext,
  at: number,
  verb: Verb,
  { modal, constituents }: Draft,
): Verb {
  const next = verbFrom(context, at + 1)?.element.verb;
  if (next?.role !== 'ordinary' || coordinator(context.elements[at + 1]) === undefined) return verb;
  const { person, tense } = next;
  const isPassive =
    next.passive && verb.transitivity === 'transitive' && !constituents.some(({ marked }) => marked);
  const passive = verb.passive || isPassive;
  if (modal !== undefined) return { ...verb, person, passive, tense: 'subjunctive' };
  const isPresent = tense === 'present' && (person === 3 || person === 6);
  return { ...verb, person, passive, ...(!isPresent && !verb.negative && { tense }) };
}

/** The clause of a participle: its subject may be one where several do what the next verb says. */
function withParticiple(clause: Omit<Clause, 'roles'>, verb: Verb): Clause {
  const parsed = withVerb(clause, verb);
  if (verb.person !== 6 || parsed.roles.subject !== undefined) return parsed;
  const ofOne = withVerb(clause, { ...verb, person: 3 });
  return ofOne.roles.subject === undefined ? parsed : ofOne;
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
  if (element?.kind === 'punctuation') {
    addSign(draft, element);
    return at + 1;
  }
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

function addSign(draft: Draft, { text, spaceBefore }: Punctuation): void {
  const last = draft.constituents.at(-1);
  const isApart = spaceBefore !== '' && text !== ',';
  if (last === undefined || last.comma !== undefined) draft.constituents.push(plain({ kind: 'text', text }));
  else replaceLast(draft, { comma: isApart ? ` ${text}` : text });
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
  draft.constituents.splice(-1, 1, { ...plainLast, phrase: replaceNoun(last, phrase) });
  return isListComma(context.elements[next]) ? next + 1 : next;
}

function replaceNoun({ phrase }: Constituent, noun: NounPhrase): Constituent['phrase'] {
  return phrase.kind === 'prepositional' ? { ...phrase, object: noun } : noun;
}

/** وقتی آمد between a subject and its verb: a clause inside the clause. */
function embeddedStep(context: PhraseContext, draft: Draft, at: number, depth: number): number | undefined {
  const ownVerb = verbFrom(context, at);
  const hasOwnVerb = ownVerb !== undefined && verbFrom(context, ownVerb.at + 1) !== undefined;
  if (draft.constituents.length === 0 || depth >= MAX_DEPTH || !hasOwnVerb) return undefined;
  const { clause, next } = parseClause(context, at, depth + 1);
  if (clause.verb === undefined) return undefined;
  const link: Link = isGerund(clause) ? { ...UNLINKED, form: 'gerund' } : UNLINKED;
  draft.constituents.push(plain({ kind: 'clause', clause: { ...clause, link } }));
  return isListComma(context.elements[next]) ? next + 1 : next;
}

function constituentStep(context: PhraseContext, draft: Draft, at: number): number {
  const { elements } = context;
  const element = elements[at];
  if (isMark(element)) {
    replaceLast(draft, { marked: true });
    return at + 1;
  }
  if (isForm(element, 'آیا')) return at + 1;
  const found = parseConstituent(context, at) ?? { constituent: wordAsText(element), next: at + 1 };
  const lead = draft.lead;
  delete draft.lead;
  draft.constituents.push({ ...found.constituent, ...(lead !== undefined && { lead }) });
  return found.next;
}

/** را, or رو as it is spoken. */
function isMark(element: SentenceElement | undefined): boolean {
  if (element?.kind !== 'word') return false;
  return (
    element.form === 'را' || (element.form === 'رو' && element.pronunciation.partOfSpeech === 'particle')
  );
}

function replaceLast({ constituents }: Draft, more: Partial<Constituent>): void {
  const last = constituents.at(-1);
  if (last !== undefined) constituents[constituents.length - 1] = { ...last, ...more };
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
