import { firstIndex } from '../../text/firstIndex.ts';
import type { Span } from '../../text/span.ts';
import type { ProsePassage, ProseRun } from './prose.ts';

/** The passages that have a part within `span`, whole and in order; takes a binary search. */
export function passagesTouching(passages: readonly ProsePassage[], span: Span): readonly ProsePassage[] {
  const startOf = (at: number) => passages[at]?.runs[0]?.utf16Start ?? 0;
  const ends = furthestEnds(passages);
  const first = firstIndex(passages.length, (at) => (ends[at] ?? 0) > span.utf16Start);
  const after = firstIndex(passages.length, (at) => startOf(at) >= span.utf16End);
  return passages.slice(first, after).filter((passage) => passageSpan(passage).utf16End > span.utf16Start);
}

const endsOf = new WeakMap<readonly ProsePassage[], Float64Array>();

/** How far each passage and those before it reach: one may stand within what another one is read over. */
function furthestEnds(passages: readonly ProsePassage[]): Float64Array {
  const known = endsOf.get(passages);
  if (known !== undefined) return known;
  let furthest = 0;
  const ends = Float64Array.from(passages, (passage) => {
    furthest = Math.max(furthest, passageSpan(passage).utf16End);
    return furthest;
  });
  endsOf.set(passages, ends);
  return ends;
}

/** What of a passage lies within `span`; undefined if nothing does. */
export function clipPassage({ runs }: ProsePassage, span: Span): ProsePassage | undefined {
  const [first, ...others] = runs.flatMap((run) => clipRun(run, span));
  return first && { runs: [{ ...first, joint: 'none' }, ...others] };
}

/** From where to where a passage reaches in its document. */
export function passageSpan({ runs }: ProsePassage): Span {
  return { utf16Start: runs[0]?.utf16Start ?? 0, utf16End: runs.at(-1)?.utf16End ?? 0 };
}

/** What two spans have in common; undefined if that is nothing. */
export function commonSpan(a: Span, b: Span): Span | undefined {
  const utf16Start = Math.max(a.utf16Start, b.utf16Start);
  const utf16End = Math.min(a.utf16End, b.utf16End);
  return utf16Start < utf16End ? { utf16Start, utf16End } : undefined;
}

function clipRun(run: ProseRun, span: Span): ProseRun[] {
  const common = commonSpan(run, span);
  return common === undefined ? [] : [{ ...run, ...common }];
}
