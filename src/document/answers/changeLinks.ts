import { changedText, movedSpan, type Span, sliceSpan } from '../../text/span.ts';
import type { Link } from '../links/link.ts';
import { type AlignedSpan, movedAlignment } from '../links/linkWords.ts';
import { pieceLinks } from '../links/pieceLinks.ts';
import type { TrackedSpan } from '../links/trackedSpans.ts';
import type { PartChange } from './changes.ts';

/** A linked word of a changed document, and where what it came from stood before. */
export interface ChangeLink extends TrackedSpan<Link> {
  readonly original: Span;
}

/**
 * The links of `changes` to a document, in order, made as they are asked for. The parts of one target, with what
 * stands between them, are the origin of its words.
 */
export function* changeLinks(document: string, changes: readonly PartChange[]): Generator<ChangeLink, void> {
  let shift = 0;
  for (const [first, ...others] of byTarget(changes)) {
    const span = { utf16Start: first.utf16Start, utf16End: (others.at(-1) ?? first).utf16End };
    const group = [first, ...others];
    const written = changedText(document, span, group);
    const original = sliceSpan(document, span);
    const words = wordsFrom(group, span.utf16Start);
    for (const link of pieceLinks({ original, written, words }, span.utf16Start + shift))
      yield { ...link, original: movedSpan(link.value.original, span.utf16Start) };
    shift += written.length - original.length;
  }
}

function byTarget(changes: readonly PartChange[]): [PartChange, ...PartChange[]][] {
  const groups: [PartChange, ...PartChange[]][] = [];
  for (const change of changes) {
    const last = groups.at(-1);
    if (last?.[0].target === change.target) last.push(change);
    else groups.push([change]);
  }
  return groups;
}

/** The words of `changes`, as they count from an offset of the document. */
function* wordsFrom(changes: readonly PartChange[], utf16From: number): Generator<AlignedSpan, void> {
  let shift = 0;
  for (const { utf16Start, source, text, words } of changes) {
    const before = utf16Start - utf16From;
    for (const word of words) yield movedAlignment(word, { original: before, written: before + shift });
    shift += text.length - source.length;
  }
}
