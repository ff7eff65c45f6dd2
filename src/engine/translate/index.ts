import type { Analysis, Token } from '../types.ts';
import { verbatim } from './elements/elements.ts';
import { nextPart } from './elements/sentenceParts.ts';
import { lineElementsOf, sentenceElementsOf } from './passes.ts';
import type { Dependencies } from './rules/rules.ts';
import { lineEnglish } from './sentences.ts';
import type { LineElements, SourceVerb } from './syntax/elements.ts';
import { glossInSentence } from './verbs/sourceVerbs.ts';

export { type Choices, choicesIn, NO_ARTICLE, type Place } from './rules/choices.ts';
export {
  type Dependencies as TranslationDependencies,
  type TranslationRules,
  translationRules,
} from './rules/rules.ts';
export type { Ambiguous } from './rules/senses.ts';
export type { SourceVerb } from './syntax/elements.ts';
export { participleFinder } from './verbs/sourceVerbs.ts';

/** The draft, and its words without gloss, which it has in Pinglish, in the order of the source. */
export interface Translation {
  readonly translation: string;
  readonly unknown: readonly Pick<Token, 'codePointStart' | 'codePointEnd' | 'source'>[];
}

/**
 * The first English draft of an analysed text: glosses in English word order. Line breaks, indentation, numbers,
 * Latin, URLs, code and emoji are those of the source.
 */
export function translate({ tokens }: Analysis, dependencies: Dependencies): Translation {
  const lines = linesOf(tokens).map((line) => translateLine(line, dependencies));
  const unknown = tokens
    .filter(isUnknown)
    .map(({ codePointStart, codePointEnd, source }) => ({ codePointStart, codePointEnd, source }));
  return { translation: lines.join(''), unknown };
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

function translateLine(tokens: readonly Token[], dependencies: Dependencies): string {
  const from = tokens.findIndex(({ kind }) => kind !== 'space');
  if (from < 0) return sourceOf(tokens);
  const to = tokens.findLastIndex(({ kind }) => kind !== 'space') + 1;
  const words = tokens.slice(from, to);
  const english = words.some(({ kind }) => kind === 'word')
    ? lineEnglish(lineElementsOf(words, dependencies), dependencies, true)
    : verbatim(words);
  return sourceOf(tokens.slice(0, from)) + english + sourceOf(tokens.slice(to));
}

function sourceOf(tokens: readonly Token[]): string {
  return tokens.map(({ source }) => source).join('');
}

function isUnknown({ word }: Token): boolean {
  return word !== undefined && word.attachedTo === undefined && word.pronunciation.gloss === '';
}

/** What the translation of some tokens takes them for. */
export interface Reading {
  readonly verbs: readonly SourceVerb[];
  /** The English of the words that their neighbours give a sense, separated by `; `, that sense first. */
  readonly glosses: ReadonlyMap<Token, string>;
}

/** The verbs and the senses that the translation of some tokens has. */
export function readingOf(tokens: readonly Token[], dependencies: Dependencies): Reading {
  const elements = lineElementsOf(tokens, dependencies);
  return { verbs: verbsIn(elements, dependencies), glosses: new Map(glossesIn(elements)) };
}

function glossesIn(elements: LineElements): [Token, string][] {
  return elements.flatMap((element) => {
    if (element.kind === 'bracketed') return glossesIn(element.content);
    if (element.kind !== 'word' || element.sense === undefined) return [];
    return [[element.token, glossInSentence(element)]];
  });
}

function verbsIn(elements: LineElements, dependencies: Dependencies): SourceVerb[] {
  const verbs: SourceVerb[] = [];
  for (let at = 0; at < elements.length; ) {
    const { body, next } = nextPart(elements, at);
    for (const element of sentenceElementsOf(body, dependencies)) {
      if (element.kind === 'bracketed') verbs.push(...verbsIn(element.content, dependencies));
      else if ('source' in element && element.source !== undefined) verbs.push(element.source);
    }
    at = next;
  }
  return verbs;
}
