import type { Engine, PinnedPronunciations, Token } from '../../../engine/index.ts';
import {
  type AlignedCodePoints,
  type AlignedSentence,
  type CodePointSpan,
  type OffsetTable,
  offsetTable,
} from '../../../text/codePoints.ts';
import type { Span } from '../../../text/span.ts';
import { sentencePairs } from './sentencePairs.ts';
import { type GlossedToken, wordPairs } from './wordPairs.ts';

/** Ties an English text that anybody may have made to the Persian that it translates, by sentences and by glosses. */
export function alignTranslation(
  engine: Engine,
  { text, translation }: { readonly text: string; readonly translation: string },
  pronunciations?: PinnedPronunciations,
): AlignedSentence[] {
  const tokens = glossedTokens(engine, text, pronunciations);
  const offsets = { source: offsetTable(text), target: offsetTable(translation) };
  let next = 0;
  return sentencePairs(text, translation).map(({ source, target }) => {
    const from = next;
    while ((tokens[next]?.token.utf16End ?? Number.POSITIVE_INFINITY) <= source.utf16End) next++;
    const inside = tokens.slice(from, next).filter(({ token }) => token.utf16Start >= source.utf16Start);
    const words = wordPairs(inside, translation, target).map(({ token, target: word }) =>
      linkOf(token, word, offsets),
    );
    return { ...linkOf(source, target, offsets), words };
  });
}

/** As the draft writes words that have no English. */
const READABLE = { style: 'readable', vowelNotation: 'double_a' } as const;

function glossedTokens(engine: Engine, text: string, pronunciations?: PinnedPronunciations): GlossedToken[] {
  const analysis = engine.analyse(text, pronunciations);
  const explained = engine.explain(analysis, READABLE, pronunciations);
  return analysis.tokens.map((token, at) => {
    const word = explained.get(at);
    if (word === undefined) return { token, gloss: '' };
    const gloss = word.verb?.gloss ?? word.gloss;
    // Names, and words that have no English, are written in Pinglish.
    const isEnglish = gloss !== '' && word.partOfSpeech !== 'name';
    return { token, gloss: isEnglish ? gloss : `${gloss}; ${word.styledPinglish}` };
  });
}

interface Offsets {
  readonly source: OffsetTable;
  readonly target: OffsetTable;
}

function linkOf(source: Span | Token, target: Span, offsets: Offsets): AlignedCodePoints {
  return {
    written: codePoints(target, offsets.target),
    original: codePoints(source, offsets.source),
  };
}

function codePoints({ utf16Start, utf16End }: Span | Token, table: OffsetTable): CodePointSpan {
  return { codePointStart: table.toCodePoint(utf16Start), codePointEnd: table.toCodePoint(utf16End) };
}
