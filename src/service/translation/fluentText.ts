import type { Analysis } from '../../engine/index.ts';
import { codePointLength } from '../../text/codePoints.ts';
import type { EnglishRun } from './sentences/markup.ts';
import { sentenceRuns, type TranslateMarkUp } from './sentences/sentenceRuns.ts';
import type { SourcePart } from './sentences/sourceSentence.ts';
import { sourceSentences } from './sentences/sourceSentences.ts';
import type { SentenceLink, TranslatedText, WordLink } from './translatedText.ts';

/**
 * Translates an analysed text sentence by sentence. Line breaks, lists and what stands between sentences are those of
 * the source, as are addresses, code, Latin words, numbers and the signs that stand for emphasis. Rejects with what
 * `translate` rejects with, or with the signal's reason, at the latest after the piece that is being translated.
 */
export async function translateFluently(
  analysis: Analysis,
  translate: TranslateMarkUp,
  signal?: AbortSignal,
): Promise<TranslatedText> {
  const translateNext: TranslateMarkUp = async (html) => {
    signal?.throwIfAborted();
    return translate(html);
  };
  let translation = '';
  let length = 0;
  const links: SentenceLink[] = [];
  for (const { before, parts } of sourceSentences(analysis)) {
    signal?.throwIfAborted();
    translation += before;
    length += codePointLength(before);
    if (parts.length === 0) continue;
    const runs = await sentenceRuns(parts, translateNext);
    links.push(sentenceLink(runs, parts, length));
    const english = runs.map(({ text }) => text).join('');
    translation += english;
    length += codePointLength(english);
  }
  return { translation, links };
}

function sentenceLink(
  runs: readonly EnglishRun[],
  parts: readonly SourcePart[],
  targetStart: number,
): SentenceLink {
  const words: WordLink[] = [];
  let at = targetStart;
  for (const { text, part } of runs) {
    const from = at;
    at += codePointLength(text);
    const source = part === undefined ? undefined : parts[part];
    if (source === undefined || text.trim() === '') continue;
    const targetEnd = at - codePointLength(text) + codePointLength(text.trimEnd());
    const lead = codePointLength(text) - codePointLength(text.trimStart());
    words.push({
      sourceStart: source.codePointStart,
      sourceEnd: source.codePointEnd,
      targetStart: from + lead,
      targetEnd,
    });
  }
  const span = { targetStart, targetEnd: at };
  return {
    sourceStart: parts[0]?.codePointStart ?? 0,
    sourceEnd: parts.at(-1)?.codePointEnd ?? 0,
    ...span,
    words,
  };
}
