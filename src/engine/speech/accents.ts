import type { Token, WordAnalysis } from '../types.ts';

const FINITE: ReadonlySet<string> = new Set([
  'present',
  'subjunctive',
  'past',
  'imperfect',
  'perfect',
  'pluperfect',
  'future',
]);

/**
 * Whether a word has an accent of its own. A noun phrase has one, on its last word; a verb has none behind its object or
 * another complement, unless it is negative (Kahnemuyipour 2003, Syntactic categories and Persian stress; Sadat-Tehrani
 * 2009, The alignment of L+H* pitch accents in Persian intonation).
 */
export function isAccented(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word;
  if (word === undefined) return false;
  if (word.ezafe !== 'none') return !isFollowed(tokens, at);
  return !(isFiniteVerb(word) && isBehindComplement(tokens, at));
}

function isFiniteVerb({ pronunciation }: WordAnalysis): boolean {
  const { tense, negative } = pronunciation.inflection;
  return pronunciation.partOfSpeech === 'verb' && !negative && (tense === undefined || FINITE.has(tense));
}

function isFollowed(tokens: readonly Token[], at: number): boolean {
  return tokens[at + 1]?.kind === 'space' && tokens[at + 2]?.word !== undefined;
}

/** A word stands right before it that is not the beginning of its clause. */
function isBehindComplement(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.kind === 'space' ? tokens[at - 2]?.word : undefined;
  if (before === undefined) return false;
  return before.pronunciation.partOfSpeech !== 'conjunction' && before.pronunciation.partOfSpeech !== 'verb';
}
