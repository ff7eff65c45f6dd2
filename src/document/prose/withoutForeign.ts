import { hasPersianLetter } from '../../text/persian.ts';
import { type Span, sliceSpan } from '../../text/span.ts';
import { foreignSentences } from '../language/foreignSentences.ts';
import type { ScriptLanguage } from '../language/sentenceLanguage.ts';
import { clipPassage, passageSpan } from './clip.ts';
import type { ProsePassage } from './prose.ts';
import { composeProse, documentSpan } from './proseText.ts';

/** A sentence in the Persian script that is not Persian, in offsets of its document. */
export interface ForeignText extends Span {
  readonly language: ScriptLanguage;
}

/** The passages without the sentences that are not Persian, and those; a passage is parted where one stood in it. */
export function withoutForeign(
  document: string,
  passages: readonly ProsePassage[],
): { readonly passages: readonly ProsePassage[]; readonly foreign: readonly ForeignText[] } {
  const kept: ProsePassage[] = [];
  const foreign: ForeignText[] = [];
  for (const passage of passages) {
    const found = foreignIn(document, passage);
    for (const text of found) foreign.push(text);
    for (const part of found.length === 0 ? [passage] : partsBetween(document, passage, found))
      kept.push(part);
  }
  return { passages: kept, foreign };
}

function foreignIn(document: string, passage: ProsePassage): ForeignText[] {
  if (!passage.runs.some((run) => hasPersianLetter(sliceSpan(document, run)))) return [];
  const { text, runs } = composeProse(document, [passage]);
  return foreignSentences(text).flatMap(({ language, ...span }) => {
    const place = documentSpan(runs, span);
    return place === undefined ? [] : [{ ...place, language }];
  });
}

function partsBetween(document: string, passage: ProsePassage, foreign: readonly Span[]): ProsePassage[] {
  const { utf16Start, utf16End } = passageSpan(passage);
  const starts = [utf16Start, ...foreign.map((span) => span.utf16End)];
  const ends = [...foreign.map((span) => span.utf16Start), utf16End];
  return starts.flatMap(
    (start, at) =>
      clipPassage(passage, withoutSpace(document, { utf16Start: start, utf16End: ends[at] ?? utf16End })) ??
      [],
  );
}

/** A line break at the edge of a part would make a longer gap of the one between passages. */
function withoutSpace(document: string, span: Span): Span {
  const text = sliceSpan(document, span);
  return {
    utf16Start: span.utf16End - text.trimStart().length,
    utf16End: span.utf16Start + text.trimEnd().length,
  };
}
