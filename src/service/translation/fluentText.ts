import type { Analysis } from '../../engine/index.ts';
import { type AlignedCodePoints, type AlignedSentence, codePointLength } from '../../text/codePoints.ts';
import type { EnglishRun } from './sentences/markup.ts';
import { sentenceRuns, type TranslateMarkUp } from './sentences/sentenceRuns.ts';
import { type SourcePart, type SourceSentence, sourceSentences } from './sentences/sourceSentences.ts';

export interface TranslatedText {
  readonly translation: string;
  /** Its sentences with their words, and what they came from. */
  readonly links: readonly AlignedSentence[];
}

/** So many sentences go together, if they have no more than so many UTF-16 units. */
const AT_ONCE = 4;
const GROUP_UNITS = 400;

/**
 * Translates an analysed text sentence by sentence, a few at once. Line breaks, lists and what stands between sentences
 * are those of the source, as are addresses, code, Latin words, numbers and the signs that stand for emphasis. Rejects
 * with what `translate` rejects with, or with the signal's reason, at the latest after the sentences that are being
 * translated.
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
  const links: AlignedSentence[] = [];
  for (const group of groupsOf(sourceSentences(analysis))) {
    signal?.throwIfAborted();
    const english = await Promise.all(group.map(({ parts }) => sentenceRuns(parts, translateNext)));
    for (const [at, { before, parts }] of group.entries()) {
      const runs = english[at] ?? [];
      const text = runs.map((run) => run.text).join('');
      length += codePointLength(before);
      if (parts.length > 0) links.push(sentenceLink(runs, parts, length));
      translation += before + text;
      length += codePointLength(text);
    }
  }
  return { translation, links };
}

/** Sentences that are translated together, which takes less time; so few that a cancel need not wait for them. */
function groupsOf(sentences: readonly SourceSentence[]): SourceSentence[][] {
  const groups: SourceSentence[][] = [];
  let room = Number.NEGATIVE_INFINITY;
  for (const sentence of sentences) {
    const { length } = sentence.parts.map(({ text }) => text).join(' ');
    if (length > room || groups.at(-1)?.length === AT_ONCE) {
      groups.push([]);
      room = GROUP_UNITS;
    }
    groups.at(-1)?.push(sentence);
    room -= length;
  }
  return groups;
}

function sentenceLink(
  runs: readonly EnglishRun[],
  parts: readonly SourcePart[],
  codePointStart: number,
): AlignedSentence {
  const words: AlignedCodePoints[] = [];
  let at = codePointStart;
  for (const { text, part } of runs) {
    const from = at;
    at += codePointLength(text);
    const source = part === undefined ? undefined : parts[part];
    if (source === undefined || text.trim() === '') continue;
    const lead = codePointLength(text) - codePointLength(text.trimStart());
    words.push({
      written: { codePointStart: from + lead, codePointEnd: from + codePointLength(text.trimEnd()) },
      original: { codePointStart: source.codePointStart, codePointEnd: source.codePointEnd },
    });
  }
  return {
    written: { codePointStart, codePointEnd: at },
    original: {
      codePointStart: parts[0]?.codePointStart ?? 0,
      codePointEnd: parts.at(-1)?.codePointEnd ?? 0,
    },
    words,
  };
}
