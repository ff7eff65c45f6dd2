import type { EnglishRun } from './markup.ts';
import type { SourcePart } from './sourceSentence.ts';

const NUMBER = /(?<![\p{L}\p{N}])(?:\d[\d.,/:٬٫]*\d|\d)/gu;
const PERCENTAGE = new RegExp(`${NUMBER.source}(?:\\s?(?:[%٪]|per ?cent\\b))?`, 'gu');
/** A number of so many digits may be written as a word ("two books"). */
const WRITTEN_OUT = 1;

/**
 * Puts what must stay as it is in place of what stands for it in the English. Undefined if something is missing there,
 * or a number became another.
 */
export function withKeptParts(
  runs: readonly EnglishRun[],
  parts: readonly SourcePart[],
): EnglishRun[] | undefined {
  const put = [...runs];
  const taken = new Set<number>();
  for (const [index, part] of parts.entries()) {
    if (part.kind !== 'kept' && part.kind !== 'number') continue;
    const at = runWith(put, taken, { index, part });
    if (at === undefined && part.kind === 'number' && digitsOf(part.text).length <= WRITTEN_OUT) continue;
    const run = at === undefined ? undefined : put[at];
    if (at === undefined || run === undefined) return undefined;
    taken.add(at);
    put[at] = { ...run, text: replaced(run.text, part) };
  }
  return put;
}

/** The run of the part itself that has it, else any other one. */
function runWith(
  runs: readonly EnglishRun[],
  taken: ReadonlySet<number>,
  { index, part }: { readonly index: number; readonly part: SourcePart },
): number | undefined {
  const found = runs.flatMap((run, at) => (!taken.has(at) && findIn(run.text, part) ? [at] : []));
  return found.find((at) => runs[at]?.part === index) ?? found[0];
}

function replaced(text: string, part: SourcePart): string {
  const found = findIn(text, part);
  return found === undefined
    ? text
    : text.slice(0, found.index) + part.original + text.slice(found.index + found[0].length);
}

function findIn(text: string, { kind, text: wanted }: SourcePart): RegExpExecArray | undefined {
  const number = wanted.endsWith('%') ? PERCENTAGE : NUMBER;
  const pattern = kind === 'number' ? number : /[\p{L}\p{N}]+/gu;
  const isSame = (found: string): boolean =>
    kind === 'number' ? digitsOf(found) === digitsOf(wanted) : found === wanted;
  for (const match of text.matchAll(pattern)) if (isSame(match[0])) return match;
  return undefined;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
