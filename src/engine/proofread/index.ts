import type { Lexicon } from '../analyse/lexicon/lexicon.ts';
import { createWordReader, type WordReader } from '../analyse/words/wordReader.ts';
import type { Analysis, Token } from '../types.ts';
import {
  endsSentence,
  type Finding,
  type ProofRule,
  type ProofSources,
  type Reason,
  type Reread,
  type Severity,
} from './rule.ts';
import { heForEzafe } from './rules/heForEzafe.ts';
import { kasraForHe } from './rules/kasraForHe.ts';
import { oneSound } from './rules/oneSound.ts';
import { slip } from './rules/slip.ts';
import { tanwin } from './rules/tanwin.ts';
import { twice } from './rules/twice.ts';

export type { Finding, ProofRule } from './rule.ts';

/** Every rule that reads words, in the order in which their findings count where two meet. */
export const proofRules: readonly ProofRule[] = [heForEzafe, kasraForHe, oneSound, slip, twice, tanwin];

/** A finding, the name of the rule that made it, and why it did. */
export interface Misspelling extends Finding {
  readonly rule: string;
  readonly severity: Severity;
  /** A sentence in each language. */
  readonly reason: Reason;
}

/** On either side; a sentence without an end would be read as often as it has words. */
const MOST_TOKENS = 40;

/**
 * What of an analysed text is likely to be an error, in order and without overlap. Words that are verse, code or another
 * language are the caller's to leave out.
 */
export function createProofreader(
  lexicon: Lexicon,
  analyse: (text: string) => Analysis,
): (analysis: Analysis) => Misspelling[] {
  let read: WordReader | undefined;
  return (analysis) => {
    read ??= createWordReader(lexicon);
    const sources: ProofSources = {
      read,
      counts: lexicon.wordCounts,
      readWith: (at, word, others) => readWith(analysis.tokens, at, { word, others, analyse }),
    };
    const codePoints = [...analysis.source];
    const found = proofRules.flatMap(({ name, severity, reason, find }) =>
      find(analysis, sources).map((finding) => ({
        ...finding,
        rule: name,
        severity,
        reason: reasonOf(reason, codePoints, finding),
      })),
    );
    return withoutOverlap(found);
  };
}

/** Another word for a token, those that stand in the places of others by their indices, and how it is read. */
interface Rereading {
  readonly word: string;
  readonly others?: ReadonlyMap<number, string> | undefined;
  readonly analyse: (text: string) => Analysis;
}

/** Reads the sentence of a token with another word in its place. */
export function readWith(
  tokens: readonly Token[],
  at: number,
  { word, others, analyse }: Rereading,
): Reread | undefined {
  const first = Math.max(0, at - MOST_TOKENS);
  const start = first + tokens.slice(first, at).findLastIndex(endsSentence) + 1;
  const after = tokens.slice(at + 1, at + 1 + MOST_TOKENS);
  const length = after.findIndex(endsSentence) + 1 || after.length;
  const textOf = (from: number, to: number) =>
    tokens
      .slice(from, to)
      .map(({ source }, index) => others?.get(from + index) ?? source)
      .join('');
  const before = textOf(start, at);
  const read = analyse(before + word + textOf(at + 1, at + 1 + length)).tokens;
  const place = read.findIndex(({ utf16Start }) => utf16Start === before.length);
  return read[place]?.source === word ? { tokens: read, at: place } : undefined;
}

/** The reason of a rule for what it found. */
function reasonOf(
  { en, fa }: Reason,
  codePoints: readonly string[],
  { codePointStart, codePointEnd, suggestions }: Finding,
): Reason {
  const written = codePoints.slice(codePointStart, codePointEnd).join('');
  const filled = (text: string) =>
    text.replaceAll('{0}', () => written).replaceAll('{1}', () => suggestions[0] ?? '');
  return { en: filled(en), fa: filled(fa) };
}

/** In order; of two that meet the one that was found first. */
function withoutOverlap(found: readonly Misspelling[]): Misspelling[] {
  const kept: Misspelling[] = [];
  for (const each of found)
    if (
      !kept.some(
        (other) => each.codePointStart < other.codePointEnd && other.codePointStart < each.codePointEnd,
      )
    )
      kept.push(each);
  return kept.sort((a, b) => a.codePointStart - b.codePointStart);
}
