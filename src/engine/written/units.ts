import { ZWNJ } from '../signs.ts';
import type { Analysis, Pronunciation, Token, WordAnalysis } from '../types.ts';

/** A word with the pieces that are written apart from it: «می خوام» is one. */
export interface Unit {
  readonly codePointStart: number;
  readonly codePointEnd: number;
  readonly source: string;
  /** Unified letters without marks, the pieces joined by a ZWNJ. */
  readonly letters: string;
  /** Of the head. */
  readonly word: WordAnalysis;
  readonly reading: Pronunciation;
  /** The source between it and the next one; between the last one and the end of the text. */
  gap: string;
  /** Whether only white space of a line stands before it, and a unit before that; behind it. */
  readonly isBehind: boolean;
  isBefore: boolean;
}

const WITHIN_CLAUSE = /^[ \u00a0\t]+$/u;

/** The words of an analysis, in order. */
export function unitsOf({ tokens }: Analysis): Unit[] {
  const units: Unit[] = [];
  let gap = '';
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token?.word === undefined) {
      gap += token?.source ?? '';
      continue;
    }
    const last = units.at(-1);
    const isBehind = last !== undefined && WITHIN_CLAUSE.test(gap);
    if (last !== undefined) {
      last.gap = gap;
      last.isBefore = isBehind;
    }
    const parts = partsFrom(tokens, at);
    at += parts.length - 1;
    units.push(unitOf(parts, isBehind));
    gap = '';
  }
  const last = units.at(-1);
  if (last !== undefined) last.gap = gap;
  return units;
}

/** The tokens from a word on that are one with it, with the spaces between them. */
function partsFrom(tokens: readonly Token[], at: number): Token[] {
  const parts = tokens.slice(at, at + 1);
  for (let next = at + 2; next < tokens.length; next += 2) {
    const [before, space, token] = [parts.at(-1)?.word, tokens[next - 1], tokens[next]];
    if (space?.source !== ' ' || token?.word === undefined) break;
    if (before?.attachedTo !== 'next' && !isPiece(token.word)) break;
    parts.push(space, token);
  }
  return parts;
}

/** Not «باشه» in «رفته باشه», which is a form by itself. */
function isPiece({ attachedTo, pronunciation }: WordAnalysis): boolean {
  return attachedTo === 'previous' && pronunciation.partOfSpeech === 'affix';
}

function unitOf(parts: readonly Token[], isBehind: boolean): Unit {
  const words = parts.flatMap(({ word }) => word ?? []);
  const head = words.find(({ attachedTo }) => attachedTo === undefined) ?? words[0];
  if (head === undefined) throw new Error('A unit has no word.');
  return {
    codePointStart: parts[0]?.codePointStart ?? 0,
    codePointEnd: parts.at(-1)?.codePointEnd ?? 0,
    source: parts.map(({ source }) => source).join(''),
    letters: words.map(({ normalised }) => normalised).join(ZWNJ),
    word: head,
    reading: head.pronunciation,
    gap: '',
    isBehind,
    isBefore: false,
  };
}

/** The letters as they are compared: without ZWNJ and spaces, and alef whatever stands on it. */
export function folded(text: string): string {
  return text.replace(/[\u200c ]/g, '').replaceAll('آ', 'ا');
}

/** Letters that are not joined to the next one, so that no ZWNJ is needed behind them. */
const UNJOINED = /[اآدذرزژوؤءأ]$/u;

/** What is written before an ending that is no part of the word itself: a ZWNJ where the letters would be joined. */
export function joiner(word: string): string {
  return UNJOINED.test(word) ? '' : ZWNJ;
}
