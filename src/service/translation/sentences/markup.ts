import type { SourcePart } from './sourceSentences.ts';

/** A run of the English, and which parts of the sentence it came from, if that is known. */
export interface EnglishRun {
  readonly text: string;
  /** The index of the part. */
  readonly part: number | undefined;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>' };
const TAG_OR_TEXT = /<(\/?)[a-z]+(?: data-p="(\d{1,6})")?\s*\/?>|[^<]+|</g;

/** The sentence with each part in an element of its own, which the engine carries over to what it became. */
export function markUp(parts: readonly SourcePart[]): string {
  return parts
    .map(({ text, space, kind }, at) => {
      const gap = space === '' ? '' : ' ';
      return gap + (kind === 'punctuation' ? escaped(text) : `<i data-p="${at}">${escaped(text)}</i>`);
    })
    .join('')
    .trim();
}

/** Reads the elements back; any string is valid input. Runs next to each other of one part are one. */
export function readMarkUp(html: string): EnglishRun[] {
  const runs: EnglishRun[] = [];
  let part: number | undefined;
  for (const [text, closing, number] of html.matchAll(TAG_OR_TEXT)) {
    if (closing === undefined) append(runs, { text: unescaped(text), part });
    else part = closing === '' && number !== undefined ? Number(number) : undefined;
  }
  return runs;
}

function append(runs: EnglishRun[], run: EnglishRun): void {
  const last = runs.at(-1);
  if (last !== undefined && last.part === run.part)
    runs[runs.length - 1] = { ...run, text: last.text + run.text };
  else runs.push(run);
}

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (character) => ESCAPES[character] ?? character);
}

function unescaped(text: string): string {
  return text.replace(/&(amp|lt|gt);/g, (_, name: string) => CHARACTERS[name] ?? '');
}
