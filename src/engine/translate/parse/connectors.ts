import type { ClauseRelation } from '../../format/translationTables.ts';
import { type PhraseContext, verbFrom } from '../syntax/phrases.ts';

/** What a clause begins with: punctuation, then a conjunction. */
interface Connector {
  readonly separator: string;
  readonly connector: string;
  /** What each of its conjunctions makes of the clause. */
  readonly relations: readonly ClauseRelation[];
  readonly next: number;
}

/** The connector at `at`: with empty strings if there is none, and then `next` is `at`. */
export function connectorAt(context: PhraseContext, at: number): Connector {
  const { elements } = context;
  let separator = '';
  let next = at;
  for (let element = elements[next]; element?.kind === 'punctuation'; element = elements[next]) {
    separator += element.spaceBefore !== '' && element.text !== ',' ? ` ${element.text}` : element.text;
    next++;
  }
  const words: string[] = [];
  const relations: ClauseRelation[] = [];
  while (words.length < MOST_CONJUNCTIONS) {
    const found = conjunctionAt(context, next);
    if (found === undefined) break;
    next++;
    if (found.relation === 'complement' && relations.some(isSubordinating)) continue;
    words.push(found.english);
    relations.push(found.relation);
  }
  return { separator, connector: words.join(' '), relations, next };
}

const MOST_CONJUNCTIONS = 3;

/** Whether a conjunction makes its clause a part of another one: که, but not و. */
export function isSubordinating(relation: ClauseRelation): boolean {
  return relation !== 'joining' && relation !== 'coordinating';
}

interface Conjunction {
  readonly english: string;
  readonly relation: ClauseRelation;
}

function conjunctionAt(context: PhraseContext, at: number): Conjunction | undefined {
  const element = context.elements[at];
  if (element?.kind === 'fixedPhrase' && element.role === 'conjunction')
    return { english: element.english, relation: element.relation ?? 'subordinate' };
  if (element?.kind !== 'word' || element.form === 'چه') return undefined;
  if (element.form === 'تا') return conjunctionTa(context, at);
  if (element.pronunciation.partOfSpeech !== 'conjunction') return undefined;
  const entry = element.functionWord.conjunction;
  return { english: entry?.english ?? element.english, relation: entry?.relation ?? 'subordinate' };
}

/** تا before a subjunctive is a purpose, at the beginning of a sentence `until`, else no conjunction. */
function conjunctionTa(context: PhraseContext, at: number): Conjunction | undefined {
  const before = context.elements[at - 1];
  const followsClause =
    before === undefined ||
    (before.kind === 'verb' && before.modal === undefined) ||
    before.kind === 'punctuation';
  if (!followsClause || verbFrom(context, at + 1)?.element.verb.tense !== 'subjunctive') return undefined;
  return at === 0 ? { english: 'until', relation: 'until' } : { english: 'so that', relation: 'purpose' };
}
