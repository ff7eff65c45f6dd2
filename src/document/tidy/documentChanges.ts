import { movedSpan, type Span, type TextChange } from '../../text/span.ts';
import type { ProseKind } from '../prose/formats.ts';
import type { Target, TargetPart } from '../targets/targets.ts';
import type { FoundChange } from './foundChange.ts';

/**
 * The changes of a target's text as changes of the document, as far as they lie within one part that may be changed
 * and need nothing of what stands beside it; those within a word are one. All are in order.
 */
export function documentChanges(
  { text, parts }: Target,
  changes: readonly FoundChange[],
  kind: ProseKind,
): FoundChange[] {
  const placed: FoundChange[] = [];
  let at = 0;
  for (const part of parts) {
    const inside: FoundChange[] = [];
    for (let change = changes[at]; change && change.utf16Start < part.sent.utf16End; change = changes[++at])
      if (isWithin(part.sent, text, change) && !endsKey(kind, text, change)) inside.push(change);
    for (const change of joinedWithinWords(text, inside)) placed.push(inDocument(part, change));
  }
  return placed;
}

/**
 * Whether a change lies within a part, with its neighbours there where it takes space away or puts some; half-spaces that
 * part nothing may stand at its edge.
 */
function isWithin(part: Span, text: string, change: FoundChange): boolean {
  const { utf16Start, utf16End } = change;
  const needsNeighbours = change.text !== '' || !HALF_SPACES.test(text.slice(utf16Start, utf16End));
  const isAtSpace = (before: string, after: string) => needsNeighbours && (isSpace(before) || isSpace(after));
  const before = isAtSpace(text.charAt(utf16Start), change.text.charAt(0)) ? 1 : 0;
  const behind = isAtSpace(text.charAt(utf16End - 1), change.text.slice(-1)) ? 1 : 0;
  return part.utf16Start <= utf16Start - before && utf16End + behind <= part.utf16End;
}

const HALF_SPACES = /^\u200c+$/;

/** Whether a change of prose would make a key of what stands before it: in YAML a colon before a space ends one. */
export function endsKey(kind: ProseKind, text: string, change: TextChange): boolean {
  if (kind !== 'yaml') return false;
  return change.text.includes(': ') && !text.slice(change.utf16Start, change.utf16End).includes(': ');
}

function isSpace(character: string): boolean {
  return character === '\u200c' || /\s/.test(character);
}

const WITHIN_WORD = /^[\p{L}\p{M}\p{N}\u200c]{0,30}$/u;

/** A word with several letters that change is one change, which is easier to judge. */
function joinedWithinWords(text: string, changes: readonly FoundChange[]): FoundChange[] {
  const joined: FoundChange[] = [];
  for (const change of changes) {
    const last = joined.at(-1);
    const between = last && text.slice(last.utf16End, change.utf16Start);
    if (last?.rule === change.rule && between !== undefined && WITHIN_WORD.test(between))
      joined[joined.length - 1] = {
        ...last,
        utf16End: change.utf16End,
        text: last.text + between + change.text,
        suggestions: [last.text + between + change.text],
      };
    else joined.push(change);
  }
  return joined;
}

function inDocument({ document, sent }: TargetPart, change: FoundChange): FoundChange {
  const by = document.utf16Start - sent.utf16Start;
  return { ...change, ...movedSpan(change, by) };
}
