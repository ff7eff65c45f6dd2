import type { WordCounts } from '../format/wordCounts.ts';
import type { Token, TokenKind } from '../types.ts';
import { isKnown, isListed, type ProofSources, type Reread } from './rule.ts';

/** A word that may be another one with ه in the place of its ezafe: «کتابه من». */
export interface Suspect {
  /** The index of its token. */
  readonly at: number;
  readonly token: Token;
  /** The word without the ه. */
  readonly base: string;
  /** What stands behind it, past a space and a quotation mark. */
  readonly next: Token;
  readonly nextAt: number;
  /** The word before it; undefined where a clause begins. */
  readonly last: Token | undefined;
}

/** What speaks for an ezafe, or against it, each with how much there is of it. */
export type Evidence = ReadonlyMap<string, number>;

/** How much each evidence counts, in nats; what has no weight does not count. */
export type Weights = Readonly<Record<string, number>>;

/** How much likelier than not it is an ezafe, in nats. */
export function weighed(evidence: Evidence, weights: Weights): number {
  let sum = 0;
  for (const [name, value] of evidence) sum += (weights[name] ?? 0) * value;
  return sum;
}

/** Letters before ه, the last of them one that an ezafe follows without a letter of its own: not خانه, but راه. */
const WITH_HE = /^(?<base>[\p{L}\u200c]*(?:[^\P{L}اآه]|[اوی]ه))\u200c?ه$/u;
const LEAST_LETTERS = 2;
const OPENING = /^[«"“(]$/;
const JOINED: ReadonlySet<TokenKind> = new Set(['word', 'number', 'latin']);

/** The words of a text that end in ه and are followed by something that they could be joined to. */
export function suspects(tokens: readonly Token[]): Suspect[] {
  return tokens.flatMap((token, at) => {
    if (token.word === undefined) return [];
    const base = WITH_HE.exec(token.source)?.groups?.['base'];
    if (base === undefined || base.length < LEAST_LETTERS) return [];
    const nextAt = followerOf(tokens, at);
    const next = tokens[nextAt ?? -1];
    if (nextAt === undefined || next === undefined) return [];
    return [{ at, token, base, next, nextAt, last: lastOf(tokens, at) }];
  });
}

/** The index of what a token may be joined to. */
function followerOf(tokens: readonly Token[], at: number): number | undefined {
  if (tokens[at + 1]?.source !== ' ') return undefined;
  const follower = OPENING.test(tokens[at + 2]?.source ?? '') ? at + 3 : at + 2;
  return JOINED.has(tokens[follower]?.kind ?? 'other') ? follower : undefined;
}

/** The word or number before a token, past a space. */
function lastOf(tokens: readonly Token[], at: number): Token | undefined {
  const last = tokens[tokens[at - 1]?.kind === 'space' ? at - 2 : at - 1];
  return last?.kind === 'word' || last?.kind === 'number' ? last : undefined;
}

/** Of a word that was hardly ever seen, in nats. */
const COST_OF_UNKNOWN = 16;
const USUAL_COST = 10;

/** What is known without reading the sentence anew. `nextLetters` are those behind the word, without a ه of their own. */
export function evidenceAtHand(suspect: Suspect, nextLetters: string, sources: ProofSources): Evidence {
  const { token, base, last, next } = suspect;
  const { read, counts } = sources;
  const [own, without] = [counts.word(token.source), counts.word(base)];
  const before = last === undefined ? counts.border : counts.word(last.source);
  const after = [nextLetters, next.word?.pronunciation.lemma ?? nextLetters].map((letters) =>
    counts.word(letters),
  );
  const kind = kindOf(token, sources);
  return new Map([
    ['bias', 1],
    [kind, 1],
    [`${kind}: has ezafe`, ezafeOdds(token)],
    [`${kind}: is rare`, costOf(own, counts)],
    ['never seen', Number(own === undefined)],
    ['without ه: is rare', costOf(without, counts)],
    ['without ه: never seen', Number(without === undefined)],
    ['without ه: known', Number(isKnown(read, base))],
    ['without ه: listed', Number(isListed(read, base))],
    ['before the next', gainBefore(own, after, counts)],
    ['without ه: before the next', gainBefore(without, after, counts)],
    ['behind the last', gainBefore(before, [own], counts)],
    ['without ه: behind the last', gainBefore(before, [without], counts)],
    [`next: ${partOf(next)}`, 1],
  ]);
}

function costOf(word: number | undefined, counts: WordCounts): number {
  return (word === undefined ? COST_OF_UNKNOWN : counts.cost(word)) - USUAL_COST;
}

/** How much likelier behind a word is the first of some forms that was seen there, in nats; 0 if none was. */
function gainBefore(
  word: number | undefined,
  forms: readonly (number | undefined)[],
  counts: WordCounts,
): number {
  if (word === undefined) return 0;
  for (const form of forms) {
    const cost = form === undefined ? undefined : counts.pairCost(word, form);
    if (form !== undefined && cost !== undefined) return counts.cost(form) - cost;
  }
  return 0;
}

/** What is known of the sentence that was read without the ه, `mended` in the place of the word. */
export function evidenceOfReading(
  { token, next }: Suspect,
  { tokens, at: place }: Reread,
  sources: ProofSources,
): Evidence {
  const mended = tokens[place] ?? token;
  const mendedNext = tokens[followerOf(tokens, place) ?? -1];
  return new Map([
    [`${kindOf(token, sources)}: has ezafe without ه`, ezafeOdds(mended)],
    [`without ه: ${partOf(mended)}`, 1],
    ['next: surer without ه', (mendedNext?.word?.confidence ?? 0) - (next.word?.confidence ?? 0)],
  ]);
}

function partOf({ kind, word }: Token): string {
  return word?.pronunciation.partOfSpeech ?? kind;
}

/** Whether it is a word by itself with its ه, or one with the ه of "is" or "the". */
function kindOf({ source, word }: Token, { read }: ProofSources): string {
  if (isListed(read, source)) return 'listed';
  const { partOfSpeech, inflection } = word?.pronunciation ?? {};
  if (partOfSpeech === 'verb' || inflection?.tense === 'participle') return 'verb';
  if (inflection?.copula !== undefined) return 'copula';
  return isKnown(read, source) ? 'form' : 'unknown';
}

const MOST_ODDS = 5;

/** In nats, how much likelier than not the word has an ezafe. */
function ezafeOdds({ word }: Token): number {
  if (word === undefined) return -MOST_ODDS;
  const chance = word.ezafe === 'none' ? (word.otherEzafe ?? 0) : word.confidence;
  return Math.min(Math.max(Math.log(chance / (1 - chance)), -MOST_ODDS), MOST_ODDS);
}
