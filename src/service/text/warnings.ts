import type { Warning } from '../../contract/index.ts';
import type { Analysis, Token } from '../../engine/index.ts';
import { codePointLength } from '../../text/codePoints.ts';
import { hasPersianLetter } from '../../text/persian.ts';

/** A word that the draft carries as Pinglish. */
export function unknownWordWarning(word: Pick<Token, 'source' | 'codePointStart' | 'codePointEnd'>): Warning {
  return {
    code: 'unknown_word',
    message: `“${word.source}” is not in the lexicon; the translation has it as Pinglish.`,
    source_start: word.codePointStart,
    source_end: word.codePointEnd,
  };
}

const DRAFT = 'fluent_translation_failed';

/** The fluent engine failed for `reason`, a sentence, so that the whole text has the draft. */
export function draftWarning(text: string, reason: string): Warning {
  return {
    code: DRAFT,
    message: `This is a draft, for the fluent translation failed: ${reason}`,
    source_start: 0,
    source_end: codePointLength(text),
  };
}

export function isDraftWarning({ code }: Warning): boolean {
  return code === DRAFT;
}

/** Persian and Latin letters in one run, where the border between the words is a guess. */
export function mixedScriptWarnings(analysis: Analysis): Warning[] {
  return lettersTogether(analysis.tokens)
    .filter((run) => isMixed(run))
    .map((run) => ({
      code: 'mixed_script',
      message: `“${sourceOf(run)}” has Persian and Latin letters without a space between them.`,
      source_start: run[0]?.codePointStart ?? 0,
      source_end: run.at(-1)?.codePointEnd ?? 0,
    }));
}

/** Runs of tokens with letters that nothing separates. */
function lettersTogether(tokens: readonly Token[]): Token[][] {
  const runs: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'word' || token.kind === 'latin') runs.at(-1)?.push(token);
    else runs.push([]);
  }
  return runs;
}

function isMixed(run: readonly Token[]): boolean {
  const source = sourceOf(run);
  return hasPersianLetter(source) && /\p{Script=Latin}/u.test(source);
}

function sourceOf(run: readonly Token[]): string {
  return run.map((token) => token.source).join('');
}
