import { type ArrayChange, diffArrays } from 'diff';
import type { TextChange } from '../../document/edits/textChange.ts';

/** Texts that have little in common are not compared for longer: what differs then counts as replaced. */
const TIMEOUT_MS = 300;

/**
 * The changes that make `now` of `before`, each in offsets after those before it: lines that are the same stay,
 * and in the others the words that are.
 */
export function textDifference(before: string, now: string): TextChange[] {
  return difference(linesOf(before), linesOf(now), 0, (removed, added, utf16Start) =>
    difference(wordsOf(removed), wordsOf(added), utf16Start, (from, text, at) => [
      { utf16Start: at, utf16End: at + from.length, text },
    ]),
  );
}

type Replace = (removed: string, added: string, utf16Start: number) => TextChange[];

function difference(
  before: readonly string[],
  now: readonly string[],
  utf16Start: number,
  replace: Replace,
): TextChange[] {
  const parts = diffArrays([...before], [...now], { timeout: TIMEOUT_MS }) ?? replaced(before, now);
  const changes: TextChange[] = [];
  let utf16Next = utf16Start;
  let removed = '';
  for (const [index, part] of parts.entries()) {
    const text = part.value.join('');
    // What was removed comes before what was added in its place.
    if (part.removed && parts[index + 1]?.added) {
      removed = text;
      continue;
    }
    if (part.removed) changes.push(...replace(text, '', utf16Next));
    else if (part.added) changes.push(...replace(removed, text, utf16Next));
    removed = '';
    if (!part.removed) utf16Next += text.length;
  }
  return changes;
}

function replaced(before: readonly string[], now: readonly string[]): ArrayChange<string>[] {
  return [
    { value: [...before], added: false, removed: true, count: before.length },
    { value: [...now], added: true, removed: false, count: now.length },
  ];
}

function linesOf(text: string): string[] {
  return text.split(/(?<=\n)/);
}

function wordsOf(text: string): string[] {
  return text.split(/(\s+)/).filter((part) => part !== '');
}
