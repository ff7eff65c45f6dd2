import { type Span, sliceSpan } from '../../text/span.ts';
import type { TextChange } from '../edits/textChange.ts';
import type { FollowedSpan } from '../links/followedSpans.ts';
import type { Link } from '../links/link.ts';
import type { LinkedWord } from '../links/linkWords.ts';
import { pieceLinks } from '../links/pieceLinks.ts';
import type { Target } from '../targets/targets.ts';
import type { AnsweredPart } from './answeredParts.ts';

/** What becomes of a part of a document, and which words of the new text came from which. */
export interface PartChange extends TextChange {
  /** Which of the command's targets it is a part of. */
  readonly target: number;
  readonly source: string;
  /** `latin` counts from the start of the new text, `persian` from that of the source. */
  readonly words: readonly LinkedWord[];
}

/** What becomes of each part of a target, also where it stays the same. */
export function partChanges(
  document: string,
  { parts }: Target,
  answered: readonly AnsweredPart[],
  target = 0,
): PartChange[] {
  let next = 0;
  return answered.flatMap(({ text, words, partCount }) => {
    const first = parts[next];
    const last = parts[next + partCount - 1];
    next += partCount;
    if (first === undefined || last === undefined) return [];
    const span = { utf16Start: first.document.utf16Start, utf16End: last.document.utf16End };
    const source = sliceSpan(document, span);
    return [{ ...span, target, text, source, words }];
  });
}

/** Whether anything is other than it was. */
export function isChange({ source, text }: PartChange): boolean {
  return source !== text;
}

/** The changes of each target as one, with what stands between its parts. */
export function joinedChanges(document: string, changes: readonly PartChange[]): PartChange[] {
  const groups: PartChange[][] = [];
  for (const change of changes) {
    const group = groups.at(-1);
    if (group !== undefined && group[0]?.target === change.target) group.push(change);
    else groups.push([change]);
  }
  return groups.flatMap((group) => joined(document, group) ?? []);
}

function joined(document: string, group: readonly PartChange[]): PartChange | undefined {
  const [first] = group;
  const last = group.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const span = { utf16Start: first.utf16Start, utf16End: last.utf16End };
  let shift = 0;
  const words: LinkedWord[] = [];
  for (const change of group) {
    const byPersian = change.utf16Start - span.utf16Start;
    for (const word of change.words) words.push(moved(word, byPersian, byPersian + shift));
    shift += change.text.length - change.source.length;
  }
  const text = changedText(document, span, group);
  return { ...span, target: first.target, source: sliceSpan(document, span), text, words };
}

function moved({ persian, latin }: LinkedWord, byPersian: number, byLatin: number): LinkedWord {
  return {
    persian: { utf16Start: persian.utf16Start + byPersian, utf16End: persian.utf16End + byPersian },
    latin: { utf16Start: latin.utf16Start + byLatin, utf16End: latin.utf16End + byLatin },
  };
}

/** `span` of `document` with `changes` made, all of which lie in order within it. */
export function changedText(document: string, span: Span, changes: readonly TextChange[]): string {
  let utf16Next = span.utf16Start;
  const parts: string[] = [];
  for (const { utf16Start, utf16End, text } of changes) {
    parts.push(document.slice(utf16Next, utf16Start), text);
    utf16Next = utf16End;
  }
  return parts.join('') + document.slice(utf16Next, span.utf16End);
}

/** The links of a changed part whose new text begins at an offset of a document. */
export function changeLinks(change: PartChange, utf16Start: number): FollowedSpan<Link>[] {
  return pieceLinks({ persian: change.source, latin: change.text, words: change.words }, utf16Start);
}

/** Where the Persian words of the links of a change stand in their document, as long as that is not changed. */
export function persianLinks(change: PartChange, links: readonly FollowedSpan<Link>[]): FollowedSpan<Link>[] {
  return links.map(({ value }) => ({
    utf16Start: change.utf16Start + value.persian.utf16Start,
    utf16End: change.utf16Start + value.persian.utf16End,
    value,
  }));
}
