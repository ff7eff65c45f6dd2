import type { Analysis, Token } from '../types.ts';
import { verbatim } from './parse/elements.ts';
import { lineEnglish } from './sentences.ts';
import { elementsIn, type TranslationDependencies } from './verbPhrases.ts';

export { type TranslationRules, translationRules } from './rules/rules.ts';
export type { SourceVerb } from './syntax/elements.ts';
export { type TranslationDependencies, verbsOf } from './verbPhrases.ts';
export { participleFinder } from './verbs/sourceVerbs.ts';

/** A word without gloss, carried into the English as Pinglish. */
interface UnknownWord {
  readonly codePointStart: number;
  readonly codePointEnd: number;
  readonly source: string;
}

/** The draft, and its words without gloss in the order of the source. */
export interface Translation {
  readonly translation: string;
  readonly unknown: readonly UnknownWord[];
}

/**
 * The first English draft of an analysed text: glosses in English word order. Line breaks, indentation, numbers,
 * Latin, URLs, code and emoji are those of the source.
 */
export function translate({ tokens }: Analysis, dependencies: TranslationDependencies): Translation {
  const lines = linesOf(tokens).map((line) => translateLine(line, dependencies));
  return { translation: lines.join(''), unknown: tokens.filter(isUnknown).map(unknownWord) };
}

/** Lines with the white space that holds their line breaks as lines of their own. */
function linesOf(tokens: readonly Token[]): Token[][] {
  const lines: Token[][] = [];
  let line: Token[] = [];
  for (const token of tokens) {
    if (token.kind !== 'space' || !/[\n\r\u2028\u2029]/.test(token.source)) {
      line.push(token);
      continue;
    }
    lines.push(line, [token]);
    line = [];
  }
  return [...lines, line];
}

function translateLine(tokens: readonly Token[], dependencies: TranslationDependencies): string {
  const from = tokens.findIndex(({ kind }) => kind !== 'space');
  if (from < 0) return sourceOf(tokens);
  const to = tokens.findLastIndex(({ kind }) => kind !== 'space') + 1;
  const words = tokens.slice(from, to);
  const before = sourceOf(tokens.slice(0, from));
  const after = sourceOf(tokens.slice(to));
  if (!words.some(({ kind }) => kind === 'word')) return before + verbatim(words) + after;
  return before + lineEnglish(elementsIn(words, dependencies), dependencies, true) + after;
}

function sourceOf(tokens: readonly Token[]): string {
  return tokens.map(({ source }) => source).join('');
}

function isUnknown({ word }: Token): boolean {
  return word !== undefined && word.attachedTo === undefined && word.pronunciation.gloss === '';
}

function unknownWord({ codePointStart, codePointEnd, source }: Token): UnknownWord {
  return { codePointStart, codePointEnd, source };
}
