import { type ArrayChange, diffArrays } from 'diff';
import { type Link, writtenOf } from '../../../document/links/link.ts';
import { TrackedSpans } from '../../../document/links/trackedSpans.ts';
import type { TextChange } from '../../../text/span.ts';
import { inSlices } from '../../documents/slices.ts';
import type { LinkRecord } from './linkRecord.ts';

/** The words of a record that still stand in `text`, which may have been changed while nobody tracked it. */
export async function survivingLinks(record: LinkRecord, text: string): Promise<TrackedSpans<Link>> {
  const links = new TrackedSpans(writtenOf);
  for await (const slice of inSlices(record.words)) links.add(slice);
  if (record.text !== text) links.edit(textDifference(record.text, text));
  return links;
}

/**
 * Texts that have little in common are not compared for longer, all of their parts together, since nothing else runs
 * meanwhile: what differs then counts as replaced.
 */
const TIMEOUT_MS = 30;

/**
 * The changes that make `now` of `before`, each in offsets after those before it: lines that are the same stay,
 * and in the others the words that are.
 */
export function textDifference(before: string, now: string): TextChange[] {
  const deadline = performance.now() + TIMEOUT_MS;
  const lines = { before: linesOf(before), now: linesOf(now), utf16Start: 0 };
  return difference(lines, deadline, (removed, added, utf16Start) => {
    const words = { before: wordsOf(removed), now: wordsOf(added), utf16Start };
    return difference(words, deadline, (from, text, at) => [
      { utf16Start: at, utf16End: at + from.length, text },
    ]);
  });
}

interface Compared {
  readonly before: readonly string[];
  readonly now: readonly string[];
  /** Where they begin in the text. */
  readonly utf16Start: number;
}

type Replace = (removed: string, added: string, utf16Start: number) => TextChange[];

function difference(compared: Compared, deadline: number, replace: Replace): TextChange[] {
  const { before, now, utf16Start } = withoutCommonEnds(compared);
  const timeout = Math.max(0, deadline - performance.now());
  const parts = diffArrays([...before], [...now], { timeout }) ?? replaced(before, now);
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
    const [from, to] = part.removed ? [text, ''] : [removed, text];
    if (part.removed || part.added) for (const change of replace(from, to, utf16Next)) changes.push(change);
    removed = '';
    if (!part.removed) utf16Next += text.length;
  }
  return changes;
}

function withoutCommonEnds({ before, now, utf16Start }: Compared): Compared {
  const shorter = Math.min(before.length, now.length);
  let [first, last, utf16Next] = [0, 0, utf16Start];
  while (first < shorter && before[first] === now[first]) utf16Next += before[first++]?.length ?? 0;
  while (last < shorter - first && before.at(-1 - last) === now.at(-1 - last)) last++;
  return {
    before: before.slice(first, before.length - last),
    now: now.slice(first, now.length - last),
    utf16Start: utf16Next,
  };
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
