import type { AlignedSentence, AlignedSpans } from '../../client/index.ts';
import type { LinkedWord } from '../../document/links/linkWords.ts';
import { type OffsetTable, offsetTable } from '../../text/codePoints.ts';

/** The sentences of an English text tied to those of its source, each with what is known of its words. */
export function linkedSentences(
  source: string,
  english: string,
  sentences: readonly AlignedSentence[],
): LinkedWord[] {
  const tables = { persian: offsetTable(source), latin: offsetTable(english) };
  return sentences.map(({ words, ...sentence }) => ({
    ...linkedSpans(sentence, tables),
    words: words.map((word) => linkedSpans(word, tables)),
  }));
}

interface Tables {
  readonly persian: OffsetTable;
  readonly latin: OffsetTable;
}

function linkedSpans(spans: AlignedSpans, { persian, latin }: Tables): LinkedWord {
  return {
    persian: {
      utf16Start: persian.toUtf16(spans.codePointSourceStart),
      utf16End: persian.toUtf16(spans.codePointSourceEnd),
    },
    latin: {
      utf16Start: latin.toUtf16(spans.codePointTargetStart),
      utf16End: latin.toUtf16(spans.codePointTargetEnd),
    },
  };
}
