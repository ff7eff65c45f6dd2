import type { Lexicon } from '../analyse/lexicon/lexicon.ts';
import { createWordReader, type WordReader } from '../analyse/words/wordReader.ts';
import type { Analysis, Token } from '../types.ts';
import type { Finding, ProofRule, ProofSources, Reason, Severity } from './rule.ts';
import { confused } from './rules/confused.ts';
import { heForEzafe } from './rules/heForEzafe.ts';
import { kasraForHe } from './rules/kasraForHe.ts';
import { oneSound } from './rules/oneSound.ts';
import { slip } from './rules/slip.ts';
import { tanwin } from './rules/tanwin.ts';
import { twice } from './rules/twice.ts';

export type { Finding, ProofRule } from './rule.ts';

/** Every rule that reads words, in the order in which their findings count where two meet. */
export const proofRules: readonly ProofRule[] = [
  heForEzafe,
  kasraForHe,
  confused,
  oneSound,
  slip,
  twice,
  tanwin,
];

/** A finding, the name of the rule that made it, and why it did. */
export interface Misspelling extends Finding {
  readonly rule: string;
  readonly severity: Severity;
  /** A sentence in each language. */
  readonly reason: Reason;
}

/** What ends a sentence, for what is read anew: no rule looks past it. */
const SENTENCE_END = /[.!؟?؛\n]/u;
/** Nor past so many tokens on either side: a sentence without an end would be read as often as it has words. */
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
      readWith: (at, word) => readWith(analysis.tokens, at, { word, analyse }),
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

/** Reads the sentence of a token with another word in its place. */
function readWith(
  tokens: readonly Token[],
  at: number,
  { word, analyse }: { readonly word: string; readonly analyse: (text: string) => Analysis },
): ReturnType<ProofSources['readWith']> {
  const isEnd = ({ source }: Token) => SENTENCE_END.test(source);
  const near = tokens.slice(Math.max(0, at - MOST_TOKENS), at);
  const before = textOf(near.slice(near.findLastIndex(isEnd) + 1));
  const after = tokens.slice(at + 1, at + 1 + MOST_TOKENS);
  const end = after.findIndex(isEnd);
  const text = before + word + textOf(end < 0 ? after : after.slice(0, end + 1));
  const read = analyse(text).tokens;
  const place = read.findIndex(({ utf16Start }) => utf16Start === before.length);
  return read[place]?.source === word ? { tokens: read, at: place } : undefined;
}

function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ source }) => source).join('');
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
