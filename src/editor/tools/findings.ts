import type { AnalysedToken, AnalysedWord, JoinedText, Warning } from '../../client/index.ts';
import { codePointLength } from '../../text/codePoints.ts';
import { hasPersianLetter } from '../../text/persian.ts';
import { plainText } from '../wording/plainText.ts';
import type { ToolFindings } from './resultTexts.ts';

// The fields of the JSON are written as in the API; offsets are code points of the text that was given.

/** More warnings tell nothing more; `plainText` keeps each short. */
const MAX_WARNINGS = 100;
/** Of a word, likeliest first. */
const MAX_ALTERNATIVES = 3;

export function diacritizeFindings(source: string, { text, warnings }: JoinedText): ToolFindings {
  const items = markedWords(source, text);
  return { text, facts: warningFacts(warnings), list: { name: 'alignment', items } };
}

export function pinglishFindings({ text, alignment, warnings }: JoinedText): ToolFindings {
  return {
    text,
    facts: warningFacts(warnings),
    list: { name: 'alignment', items: alignment.map(alignedItem) },
  };
}

export function translateFindings({ text, warnings }: JoinedText): ToolFindings {
  return { text, facts: { draft: true, ...warningFacts(warnings) } };
}

/** A line for each word: with its marks, in Pinglish, its part of speech and its English. */
export function analyseFindings(tokens: readonly AnalysedToken[]): ToolFindings {
  const words = tokens.filter((token) => token.kind === 'word');
  const lines = words.map((word) =>
    [word.diacritized, word.styledPinglish, word.partOfSpeech, word.gloss].join('\t'),
  );
  const items = words.map(analysedItem);
  return { text: lines.join('\n'), list: { name: 'words', items } };
}

function warningFacts(warnings: readonly Warning[]): { readonly warnings?: readonly object[] } {
  if (warnings.length === 0) return {};
  return {
    warnings: warnings.slice(0, MAX_WARNINGS).map(({ code, message, codePointStart, codePointEnd }) => ({
      code: plainText(code),
      message: plainText(message),
      source_start: codePointStart,
      source_end: codePointEnd,
    })),
  };
}

const alignedItem = ({
  codePointStart,
  codePointEnd,
  source,
  written: pinglish,
}: JoinedText['alignment'][number]) => ({
  source_start: codePointStart,
  source_end: codePointEnd,
  source,
  pinglish,
});

function analysedItem(word: AnalysedWord): object {
  return {
    source_start: word.codePointStart,
    source_end: word.codePointEnd,
    source: word.source,
    ...readingFields(word),
    part_of_speech: word.partOfSpeech,
    ezafe: word.ezafe,
    confidence: rounded(word.confidence),
    ...(word.verb && { verb: { infinitive: word.verb.infinitive, tense: word.verb.tense } }),
    alternatives: word.alternatives.slice(0, MAX_ALTERNATIVES).map((each) => ({
      ...readingFields(each),
      part_of_speech: each.partOfSpeech,
      confidence: rounded(each.confidence),
    })),
  };
}

type Reading = Pick<AnalysedWord, 'diacritized' | 'styledPinglish' | 'lemma' | 'gloss'>;

const readingFields = ({ diacritized, styledPinglish, lemma, gloss }: Reading) => ({
  diacritized,
  pinglish: styledPinglish,
  lemma,
  gloss,
});

const rounded = (share: number) => Math.round(share * 1000) / 1000;

const WORD = /[\p{L}\p{M}\u200c]+/gu;

/** The Persian words of a text and what became of them; none if they are no longer one for one. */
function markedWords(source: string, diacritized: string): readonly object[] {
  const marked = [...diacritized.matchAll(WORD)];
  const words = [...source.matchAll(WORD)];
  if (marked.length !== words.length) return [];
  let codePoint = 0;
  let utf16 = 0;
  return words.flatMap(({ 0: word, index }, at) => {
    const codePointStart = codePoint + codePointLength(source.slice(utf16, index));
    codePoint = codePointStart + codePointLength(word);
    utf16 = index + word.length;
    if (!hasPersianLetter(word)) return [];
    return [
      { source_start: codePointStart, source_end: codePoint, source: word, diacritized: marked[at]?.[0] },
    ];
  });
}
